#include "app/known_cards.h"
#include "gui/commands/command_bar.h"
#include "gui/window/window_parts.h"

#include <boost/test/unit_test.hpp>

#include <cctype>
#include <set>
#include <tuple>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(window_commands_tests)

BOOST_AUTO_TEST_CASE(no_id_and_no_shortcut_stands_for_two_commands)
{
    std::set<std::string_view> ids;
    std::set<std::string_view> shortcuts;
    for (const Command& command : window_commands()) {
        BOOST_TEST(ids.insert(command.id).second, command.id);
        if (!command.shortcut.empty())
            BOOST_TEST(shortcuts.insert(command.shortcut).second, command.shortcut);
    }
}

BOOST_AUTO_TEST_CASE(no_mnemonic_stands_for_two_commands_of_one_menu_in_any_language)
{
    for (const std::string& language : message_languages()) {
        const Messages messages(KIZUNA_TEST_LOCALES, language);
        std::set<std::tuple<CommandMenu, std::string, int>> taken;
        for (const Command& command : window_commands()) {
            const std::string text =
                command.reason ? messages.get(command.label, {{"given", "no"}, {"reason", ""}})
                               : messages.get(command.label);
            const auto at = text.find('&');
            BOOST_REQUIRE_MESSAGE(at != std::string::npos, language + " " + text);
            const SubMenu* sub = sub_menu_of(command);
            BOOST_TEST(taken
                           .insert({command.menu, sub ? messages.get(sub->label) : "",
                                    std::tolower(text[at + 1])})
                           .second,
                       language + " " + text);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_commands_of_the_deck_and_those_of_windows_stand_in_one_order)
{
    std::vector<std::string_view> of_play_and_help;
    std::vector<std::string_view> of_card;
    for (const Command& command : window_commands()) {
        if (command.menu >= CommandMenu::Play)
            of_play_and_help.push_back(command.id);
        if (command.menu == CommandMenu::Deck && command.place / 10 == 1)
            of_card.push_back(command.id);
    }
    BOOST_TEST(of_play_and_help ==
                   (std::vector<std::string_view>{"play.test-hand", "play.table", "play.games",
                                                  "help.guide", "help.search", "help.shortcuts",
                                                  "help.clauses", "help.numbers", "help.pictures",
                                                  "help.tour", "help.example", "help.about"}),
               boost::test_tools::per_element());
    BOOST_TEST(of_card ==
                   (std::vector<std::string_view>{"card.protagonist", "card.printings",
                                                  "card.replace", "card.to-maybe", "card.to-deck"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(every_command_that_can_be_impossible_says_what_is_missing)
{
    for (const std::string& language : message_languages()) {
        const Messages messages(KIZUNA_TEST_LOCALES, language);
        for (const Command& command : window_commands()) {
            if (command.is_enabled)
                BOOST_TEST(messages.get(command.why_not) != messages.get("command.why-not"_msg),
                           language + " " + std::string(command.id));
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
