#include "app/text/rule_clauses.h"

#include "app/base/messages.h"
#include "cards/base/fault.h"
#include "decks/legality/legality.h"
#include "every_code.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <set>

using namespace kizuna;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(rule_clauses)

namespace {

const std::string two_clauses = R"(clauses:
- id: DECK-1
  section: Deck construction
  kind: construction
  statement: A deck has at least fifty cards.
  source: rulebook p. 5
- id: DECK-2
  section: Deck construction
  kind: construction
  statement: At most four of one card name.
  source: rulebook p. 5
)";

bool is_repeated_id(const DataError& error)
{
    return error.fault().kind == FaultKind::RepeatedId && error.fault().place.line == 12;
}

bool is_unknown_key(const DataError& error)
{
    return error.fault().kind == FaultKind::UnknownKey && error.fault().place.line == 3;
}

const auto translations = data::make(std::vector<std::string>{"ja", "it"});

std::set<std::string> keys_of(const ClauseTranslation::Texts& texts)
{
    std::set<std::string> keys;
    for (const auto& [key, text] : texts)
        keys.insert(key);
    return keys;
}

/// The clauses that a text refers to, each as often as it does.
std::multiset<std::string> references(const std::string& text, const std::set<std::string>& ids)
{
    constexpr const char* letters_of_ids = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";
    std::multiset<std::string> found;
    for (std::size_t at = 0; (at = text.find_first_of(letters_of_ids, at)) != text.npos;) {
        const std::size_t end = std::min(text.find_first_not_of(letters_of_ids, at), text.size());
        if (const std::string word = text.substr(at, end - at); ids.contains(word))
            found.insert(word);
        at = end;
    }
    return found;
}

/// "a; b" as {"a", "b"}.
std::vector<std::string> parts(const std::string& source)
{
    std::vector<std::string> result;
    for (std::size_t at = 0; at < source.size();) {
        const std::size_t end = std::min(source.find("; ", at), source.size());
        result.push_back(source.substr(at, end - at));
        at = end + 2;
    }
    return result;
}

} // namespace

BOOST_AUTO_TEST_CASE(clauses_are_read_in_their_order)
{
    const auto clauses = read_rule_clauses(two_clauses, "clauses.yaml");
    BOOST_REQUIRE(clauses.size() == 2u);
    BOOST_TEST(clauses[0].id == "DECK-1");
    BOOST_TEST(clauses[1].statement == "At most four of one card name.");
}

BOOST_AUTO_TEST_CASE(a_clause_is_found_in_any_letter_case)
{
    const auto clauses = read_rule_clauses(two_clauses, "clauses.yaml");
    BOOST_TEST(find_clause(clauses, "deck-2") == &clauses[1]);
    BOOST_TEST(!find_clause(clauses, "DECK-3"));
}

BOOST_AUTO_TEST_CASE(an_id_stands_once)
{
    const std::string twice = two_clauses + two_clauses.substr(two_clauses.find("- id"));
    BOOST_CHECK_EXCEPTION(read_rule_clauses(twice, "clauses.yaml"), DataError, is_repeated_id);
}

BOOST_AUTO_TEST_CASE(every_violation_and_every_advice_has_its_clause)
{
    const auto clauses = load_rule_clauses(KIZUNA_TEST_DATA);
    for (const DeckClause clause : test::every_coded<DeckClause>())
        BOOST_TEST(find_clause(clauses, code_of(clause)), code_of(clause));
    for (const Warning::Kind kind : test::every_coded<Warning::Kind>())
        BOOST_TEST(find_clause(clauses, code_of(kind)), code_of(kind));
}

BOOST_DATA_TEST_CASE(every_clause_and_every_section_is_translated, translations, language)
{
    std::set<std::string> ids;
    std::set<std::string> sections;
    const auto english = load_rule_clauses(KIZUNA_TEST_DATA);
    for (const RuleClause& clause : english) {
        ids.insert(clause.id);
        sections.insert(clause.section);
    }
    const auto translation = load_clause_translation(KIZUNA_TEST_DATA, language);
    BOOST_TEST(keys_of(translation.statements) == ids, boost::test_tools::per_element());
    BOOST_TEST(keys_of(translation.sections) == sections, boost::test_tools::per_element());

    const auto translated = load_rule_clauses(KIZUNA_TEST_DATA, language);
    for (std::size_t i = 0; i < english.size(); ++i) {
        BOOST_TEST_CONTEXT(english[i].id)
        {
            BOOST_TEST(!translated[i].statement.empty());
            BOOST_TEST(!translated[i].section.empty());
            BOOST_TEST(translated[i].statement != english[i].statement);
            BOOST_TEST(translated[i].section != english[i].section);
        }
    }
}

BOOST_DATA_TEST_CASE(a_translated_clause_refers_to_the_same_clauses, translations, language)
{
    const auto english = load_rule_clauses(KIZUNA_TEST_DATA);
    const auto translation = load_clause_translation(KIZUNA_TEST_DATA, language);
    std::set<std::string> ids;
    for (const RuleClause& clause : english)
        ids.insert(clause.id);
    for (const RuleClause& clause : english)
        BOOST_TEST(references(translation.statements.at(clause.id), ids) ==
                       references(clause.statement, ids),
                   clause.id);
}

BOOST_AUTO_TEST_CASE(what_a_translation_lacks_stays_english)
{
    auto clauses = read_rule_clauses(two_clauses, "clauses.yaml");
    translate(clauses, read_clause_translation("sections: {}\n"
                                               "statements:\n"
                                               "  DECK-2: Al massimo quattro.\n",
                                               "clauses.it.yaml"));
    BOOST_TEST(clauses[0].statement == "A deck has at least fifty cards.");
    BOOST_TEST(clauses[1].statement == "Al massimo quattro.");
    BOOST_TEST(clauses[1].section == "Deck construction");
}

BOOST_AUTO_TEST_CASE(a_translation_has_sections_and_statements_only)
{
    BOOST_CHECK_EXCEPTION(
        read_clause_translation("sections: {}\nstatements: {}\nnotes: {}\n", "clauses.it.yaml"),
        DataError, is_unknown_key);
}

BOOST_AUTO_TEST_CASE(english_messages_name_the_sources_as_they_are_written)
{
    const Messages english(KIZUNA_TEST_LOCALES, "en");
    for (const RuleClause& clause : load_rule_clauses(KIZUNA_TEST_DATA))
        BOOST_TEST(source_text(clause, english) == clause.source);
}

BOOST_DATA_TEST_CASE(only_names_of_works_are_the_same_in_every_language, translations, language)
{
    const Messages messages(KIZUNA_TEST_LOCALES, language);
    std::set<std::string> same;
    for (const RuleClause& clause : load_rule_clauses(KIZUNA_TEST_DATA)) {
        const auto english = parts(clause.source);
        const auto translated = parts(source_text(clause, messages));
        BOOST_REQUIRE(translated.size() == english.size());
        for (std::size_t i = 0; i < english.size(); ++i) {
            if (translated[i] == english[i])
                same.insert(english[i]);
        }
    }
    const std::set<std::string> names{"Cipher Compendium", "Decksteria", "FE Cipher wiki",
                                      "Serenes Forest wiki"};
    BOOST_TEST(same == names, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
