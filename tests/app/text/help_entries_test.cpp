#include "app/text/help_entries.h"

#include "app/known_cards.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <set>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(help_entries)

BOOST_AUTO_TEST_CASE(every_number_is_explained_in_every_language)
{
    for (const std::string& language : message_languages()) {
        const Messages messages(KIZUNA_TEST_LOCALES, language);
        std::set<std::string> titles;
        for (const HelpEntry& entry : number_entries(messages)) {
            BOOST_TEST(entry.text.find("number.") == std::string::npos, language + entry.title);
            BOOST_TEST(entry.section.find("number.") == std::string::npos, language);
            BOOST_TEST(titles.insert(entry.title).second, language + " " + entry.title);
        }
        BOOST_TEST(titles.size() == 36U, language);
    }
}

BOOST_AUTO_TEST_CASE(a_search_finds_what_has_all_its_words_in_any_case)
{
    const std::vector<HelpEntry> entries = {{"DECK-2", "Deck", "Four of a NAME."},
                                            {"DECK-3", "Deck", "One cost."},
                                            {"絆", "エリア", "キズナ"}};
    const auto found = [&](const char* words) { return matching(entries, words); };
    BOOST_TEST(found("").size() == 3U);
    BOOST_TEST(found("deck name") == std::vector<std::size_t>{0}, boost::test_tools::per_element());
    BOOST_TEST(found("deck-3") == std::vector<std::size_t>{1}, boost::test_tools::per_element());
    BOOST_TEST(found("きずな") == std::vector<std::size_t>{2}, boost::test_tools::per_element());
    BOOST_TEST(found("deck orb").empty());
}

BOOST_AUTO_TEST_CASE(a_clause_is_explained_with_its_source_in_the_language)
{
    for (const std::string& language : message_languages()) {
        const Messages messages(KIZUNA_TEST_LOCALES, language);
        const auto clauses = load_rule_clauses(KIZUNA_TEST_DATA, language);
        const auto entries = clause_entries(clauses, messages);
        BOOST_REQUIRE(entries.size() == clauses.size());
        for (std::size_t at = 0; at < entries.size(); ++at) {
            BOOST_TEST(entries[at].title == clauses[at].id);
            BOOST_TEST(entries[at].text.starts_with(clauses[at].statement));
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
