#include "app/commands/commands.h"

#include "app/commands/palette.h"
#include "app/commands/shortcut_sheet.h"
#include "app/document/deck_edits.h"
#include "app/known_cards.h"
#include "document_edits.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <set>

using namespace kizuna;
using namespace kizuna::test;

namespace commands_tests {

struct SilentQuestions : FileQuestions {
    Unsaved what_about_changes(const std::string&) override { return Unsaved::Cancel; }
    FileChangedAnswer what_about_other_changes(const std::string&) override
    {
        return FileChangedAnswer::Cancel;
    }
    bool may_replace(const std::filesystem::path&) override { return false; }
    std::optional<std::filesystem::path> file_to_open(const std::filesystem::path&) override
    {
        return {};
    }
    std::optional<std::filesystem::path> file_to_save(const std::filesystem::path&) override
    {
        return {};
    }
    std::optional<std::filesystem::path> file_to_export(const std::filesystem::path&,
                                                        const DeckFileKind&) override
    {
        return {};
    }
    void tell_failure(const std::string&) override {}
    void tell_not_saved(const std::string&) override {}
    void tell_success(const std::string&) override {}
    void nothing_to_tell() override {}
    void show_report(const std::string&, const std::vector<std::string>&) override {}
    bool may_leave_out(const DeckFileKind&, const std::vector<std::string>&) override
    {
        return true;
    }
    bool look_at_import(const std::string&, UnclearImport&) override { return true; }
};

struct CountingWindow : CommandWindow {
    std::vector<std::string> asked;
    std::vector<PoolAct> acts;
    std::vector<std::pair<Pane, int>> resized;
    Settings chosen;
    void go_to_search() override { asked.emplace_back("search"); }
    void show(std::string_view command) override { asked.emplace_back(command); }
    void list_decks() override { asked.emplace_back("decks"); }
    void turn_what_if() override { asked.emplace_back("what if"); }
    void turn_large_cards() override { asked.emplace_back("large cards"); }
    void choose_colours(std::string_view) override { asked.emplace_back("colours"); }
    const Settings& settings() const override { return chosen; }
    void copy_deck(const DeckFileKind& kind) override
    {
        asked.push_back("copy " + std::string(kind.id));
    }
    void show_deck_as(DeckView) override {}
    void group_deck_by(DeckGrouping grouping) override
    {
        asked.push_back("group " + std::string(grouping_id(grouping)));
    }
    void act(PoolAct act) override { acts.push_back(act); }
    void close_studies() override { asked.emplace_back("no study"); }
    void go_to_problems() override { asked.emplace_back("problems"); }
    void go_to_format() override { asked.emplace_back("format"); }
    MendChoice mend = MendChoice::None;
    MendChoice which_mend(const LargeMend& large) override
    {
        asked.push_back("mend " + std::to_string(large.removed));
        return mend;
    }
    void resize(Pane pane, int steps) override { resized.push_back({pane, steps}); }
    void close_window() override { asked.emplace_back("close"); }
};

struct CommandsTest {
    Settings settings;
    SilentQuestions questions;
    CountingWindow window;
    DeckDocument document{shipped_catalogue()};
    CardSelection selection;
    DeckFiles files{document, settings, questions, english()};
    CommandContext context{document, selection, files, window, english(), deck_commands()};

    const Command& command(const char* id) const { return *find_command(context.commands, id); }
    bool can(const char* id) const { return is_enabled(command(id), context); }
    void run(const char* id) { run_command(command(id), context); }
    std::string label(const char* id) const { return menu_label(command(id), context); }
};

} // namespace commands_tests

BOOST_FIXTURE_TEST_SUITE(commands_tests, CommandsTest)

BOOST_AUTO_TEST_CASE(every_command_of_the_deck_does_something_itself)
{
    for (const Command& each : deck_commands())
        BOOST_TEST((each.run != nullptr), each.id);
}

BOOST_AUTO_TEST_CASE(nothing_can_be_done_to_no_card)
{
    BOOST_TEST(!can("card.add"));
    BOOST_TEST(!can("card.remove"));
    BOOST_TEST(!can("card.protagonist"));
    BOOST_TEST(!can("edit.undo"));
}

BOOST_AUTO_TEST_CASE(the_selected_card_is_added_and_removed)
{
    selection.show(card(marth));
    run("card.add");
    run("card.add");
    BOOST_TEST(document.resolved().size == 2);
    run("card.remove");
    BOOST_TEST(document.resolved().size == 1);
    run("card.add");
    run("card.remove-all");
    BOOST_TEST(document.resolved().size == 0);
    BOOST_TEST(!can("card.remove"));
}

BOOST_AUTO_TEST_CASE(a_card_selected_in_the_maybe_pile_is_removed_from_there)
{
    test::change_copies(document, Pile::Maybe, marth, 2, "");
    test::change_copies(document, Pile::Cards, marth, 2, "");
    selection.show(card(marth), Pile::Maybe);
    run("card.remove");
    BOOST_TEST(copies_in(document, Pile::Maybe, marth) == 1);
    BOOST_TEST(copies_in(document, Pile::Cards, marth) == 2);
    BOOST_TEST(can("card.to-deck"));
    BOOST_TEST(!can("card.to-maybe"));
}

BOOST_AUTO_TEST_CASE(an_unknown_card_can_be_removed)
{
    test::change_copies(document, Pile::Cards, "X99-001", 1, "");
    selection.show_unknown("X99-001", Pile::Cards);
    BOOST_TEST(!can("card.add"));
    run("card.remove");
    BOOST_TEST(document.resolved().size == 0);
}

BOOST_AUTO_TEST_CASE(undo_and_redo_say_what_they_change)
{
    BOOST_TEST(label("edit.undo") == "&Undo");
    selection.show(card(marth));
    run("card.add");
    BOOST_TEST(label("edit.undo") == "&Undo: add Marth: Altean Prince");
    run("edit.undo");
    BOOST_TEST(label("edit.redo") == "&Redo: add Marth: Altean Prince");
}

BOOST_AUTO_TEST_CASE(an_ampersand_in_a_reason_is_no_mnemonic)
{
    test::set_name(document, "Rock & Roll", "name Rock & Roll");
    BOOST_TEST(label("edit.undo") == "&Undo: name Rock && Roll");
}

BOOST_AUTO_TEST_CASE(plain_labels_have_no_mnemonics_and_no_dots)
{
    BOOST_TEST(plain_label(command("deck.save-as"), context) == "Save as");
    const CommandContext in_japanese{document, selection,  files,
                                     window,   japanese(), deck_commands()};
    BOOST_TEST(plain_label(command("deck.save-as"), in_japanese) == "名前を付けて保存");
}

BOOST_AUTO_TEST_CASE(what_only_the_window_can_do_is_asked_of_it)
{
    for (const char* id : {"view.cards", "search.focus", "view.what-if", "app.quit"})
        run(id);
    BOOST_TEST(window.asked == (std::vector<std::string>{"search", "search", "what if", "close"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_command_that_does_nothing_itself_shows_what_it_is_named_after)
{
    run_command({"view.moon", CommandMenu::View, 0, "command.view.cards"_msg,
                 "command.view.cards.help"_msg, ""},
                context);
    BOOST_TEST(window.asked == std::vector<std::string>{"view.moon"},
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(commands_stand_by_menu_and_place_and_else_as_they_are_given)
{
    const auto at = [](const char* id, CommandMenu menu, int place) {
        return Command{id, menu, place, "command.view.cards"_msg, "command.view.cards.help"_msg,
                       ""};
    };
    std::vector<std::string_view> ids;
    for (const Command& each :
         in_menu_order({at("d", CommandMenu::Edit, 0), at("b", CommandMenu::File, 11),
                        at("a", CommandMenu::File, 10), at("c", CommandMenu::File, 11)}))
        ids.push_back(each.id);
    BOOST_TEST(ids == (std::vector<std::string_view>{"a", "b", "c", "d"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(commands_act_on_all_selected_cards_as_one_step)
{
    test::change_copies(document, Pile::Cards, marth, 2, "");
    test::change_copies(document, Pile::Cards, caeda, 2, "");
    selection.show_several(&card(marth), {marth}, {{marth}, {caeda}});
    run("card.add");
    BOOST_TEST(document.resolved().size == 6);
    document.undo();
    BOOST_TEST(document.resolved().size == 4);
    run("card.to-maybe");
    BOOST_TEST(document.resolved().size == 2);
    run("card.remove-all");
    BOOST_TEST(document.resolved().size == 0);
}

BOOST_AUTO_TEST_CASE(an_empty_deck_cannot_be_copied)
{
    BOOST_TEST(!can("deck.copy"));
    test::change_copies(document, Pile::Cards, marth, 2, "");
    run("deck.copy");
    run("view.group-role");
    BOOST_TEST(window.asked == (std::vector<std::string>{"copy text", "group role"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(every_shortcut_of_the_table_is_on_the_sheet_once)
{
    std::multiset<std::string> keys;
    for (const ShortcutSection& section : shortcut_sheet(context)) {
        for (const ShortcutRow& row : section.rows)
            keys.insert(row.keys);
    }
    for (const Command& command : deck_commands()) {
        if (!command.shortcut.empty())
            BOOST_TEST(keys.count(std::string(command.shortcut)) == 1U, command.id);
    }
}

BOOST_AUTO_TEST_CASE(the_text_has_a_line_for_each_key_below_its_title)
{
    const std::string text = shortcut_text({{"Edit", {{"Ctrl+Z", "Undo"}, {"F1", "Help"}}}});
    BOOST_TEST(text == "Edit\n  Ctrl+Z  Undo\n  F1      Help\n");
}

BOOST_AUTO_TEST_CASE(the_palette_offers_every_other_command_with_its_keys_or_why_it_cannot_be_run)
{
    std::vector<std::string> run;
    const auto entries =
        palette_entries(context, [&](std::string_view id) { run.emplace_back(id); });
    BOOST_TEST(entries.size() == deck_commands().size());
    const auto undo = std::ranges::find(entries, "edit.undo", &PaletteEntry::id);
    BOOST_REQUIRE(undo != entries.end());
    BOOST_TEST(undo->label == "Undo");
    BOOST_TEST(undo->where == "Edit");
    BOOST_TEST(undo->shortcut == "Ctrl+Z");
    BOOST_TEST(undo->why_not == "Nothing was changed yet");
    undo->run();
    BOOST_TEST(run == std::vector<std::string>{"edit.undo"}, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(of_commands_that_choose_one_is_on)
{
    const auto is_on = [this](const char* id, const Settings& now) {
        return command(id).is_on && command(id).is_on(now);
    };
    const Settings usual;
    BOOST_TEST(is_on("view.colours-desktop", usual));
    BOOST_TEST(is_on("view.deck-piles", usual));
    BOOST_TEST(is_on("view.group-cost", usual));
    Settings other;
    other.colours = "dark";
    other.deck_grouping = "unit";
    other.large_on_hover = true;
    BOOST_TEST(is_on("view.colours-dark", other));
    BOOST_TEST(!is_on("view.colours-desktop", other));
    BOOST_TEST(is_on("view.group-unit", other));
    BOOST_TEST(is_on("view.large-cards", other));
    BOOST_TEST(!is_on("view.cards", other));
}

BOOST_AUTO_TEST_SUITE_END()
