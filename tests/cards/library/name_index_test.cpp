#include "cards/library/name_index.h"

#include "test_library.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(name_index)

namespace {

using Ids = std::vector<std::string>;

const CardLibrary library = test::library_of(R"(
- id: T01-001
  unit: Robin (Male)
  title: Amnesiac Tactician
  symbol: red
  tags: [male, tome]
  stats: {cost: 1, range: 1, attack: 40, support: 20}
  prints: [T01-001N, T01-001R+]
- id: T01-002
  unit: Robin (Female)
  title: Amnesiac Tactician
  symbol: red
  tags: [female, tome]
  stats: {cost: 1, range: 1, attack: 40, support: 20}
  prints: [T01-002N]
- id: T01-003
  unit: Gotoh
  title: "???"
  aliases: [White Sage]
  symbol: red
  tags: [male, tome]
  stats: {cost: 1, range: 1, attack: 40, support: 20}
  prints: [T01-003N]
)");

Ids named(std::span<const CardIndex> cards)
{
    Ids ids;
    for (const CardIndex card : cards)
        ids.push_back(library.cards()[card].id);
    return ids;
}

Ids coded(std::string_view code)
{
    Ids ids;
    for (const CardMatch& match : library.name_index().with_code(code))
        ids.push_back(match.printing ? match.printing->code : match.card->id);
    return ids;
}

} // namespace

BOOST_AUTO_TEST_CASE(a_code_leads_to_its_printing_in_any_spelling)
{
    BOOST_TEST(coded("t01 001r+") == Ids{"T01-001R+"});
    BOOST_TEST(coded("T01-001") == Ids{"T01-001"});
    BOOST_TEST(coded("T01-001R").empty());
    BOOST_TEST(coded("-").empty());
}

BOOST_AUTO_TEST_CASE(what_stands_in_brackets_parts_names_where_it_is_given)
{
    const NameIndex& names = library.name_index();
    BOOST_TEST(named(names.with_name("robin (female)")) == Ids{"T01-002"});
    BOOST_TEST(named(names.with_name("Robin")) == (Ids{"T01-001", "T01-002"}));
    BOOST_TEST(named(names.with_loose_name("robin (female)")) == (Ids{"T01-001", "T01-002"}));
}

BOOST_AUTO_TEST_CASE(units_and_titles_go_in_either_order_and_older_titles_too)
{
    const NameIndex& names = library.name_index();
    BOOST_TEST(named(names.with_name("Amnesiac Tactician, Robin (Male)")) == Ids{"T01-001"});
    BOOST_TEST(named(names.with_name("Gotoh: White Sage")) == Ids{"T01-003"});
    BOOST_TEST(named(names.with_name("???")) == Ids{"T01-003"});
}

BOOST_AUTO_TEST_CASE(names_with_slips_lead_to_the_cards_that_bear_the_likest)
{
    const NameIndex& names = library.name_index();
    BOOST_TEST(named(names.cards_like("Gothos")) == Ids{"T01-003"});
    BOOST_TEST(named(names.cards_like("robim")) == (Ids{"T01-001", "T01-002"}));
    BOOST_TEST(names.cards_like("Marth").empty());
    BOOST_TEST(names.ids_like("T01-004").front() == "T01-001");
}

BOOST_AUTO_TEST_CASE(a_library_keeps_its_index_when_it_moves)
{
    CardLibrary first = test::library_of(R"(
- id: T01-001
  unit: Ada
  title: First
  symbol: red
  tags: [female, sword]
  stats: {cost: 1, range: 1, attack: 40, support: 20}
  prints: [T01-001N]
)");
    BOOST_TEST(first.name_index().with_name("ada").size() == 1U);
    const CardLibrary second = std::move(first);
    BOOST_TEST(second.name_index().with_code("T01-001").front().card == &second.cards().front());
}

BOOST_AUTO_TEST_SUITE_END()
