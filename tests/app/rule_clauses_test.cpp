#include "app/rule_clauses.h"

#include "cards/fault.h"
#include "decks/legality.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;

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

} // namespace

BOOST_AUTO_TEST_SUITE(rule_clauses)

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
    for (const Clause clause :
         {Clause::Size, Clause::Copies, Clause::NoCostOne, Clause::Protagonist, Clause::UnknownCard,
          Clause::FormatSize, Clause::FormatCopies, Clause::FormatAllowed, Clause::FormatBanned,
          Clause::FormatBannedProtagonist, Clause::FormatRequire, Clause::FormatExact,
          Clause::FormatOpening})
        BOOST_TEST(find_clause(clauses, code_of(clause)), code_of(clause));
    using Kind = Warning::Kind;
    for (const Kind kind :
         {Kind::NoProtagonist, Kind::OverFifty, Kind::FewPromotions, Kind::LoneClassChange,
          Kind::UnscriptedSkills, Kind::NewerForm, Kind::AlternativeUnusable})
        BOOST_TEST(find_clause(clauses, code_of(kind)), code_of(kind));
}

BOOST_AUTO_TEST_SUITE_END()
