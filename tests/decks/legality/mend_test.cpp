#include "decks/legality/legality_fixture.h"

#include <boost/test/unit_test.hpp>
#include <rapidcheck.h>

#include <map>

using namespace kizuna;
using namespace kizuna::test;

namespace {

/// A legal deck; each test breaks something and looks at the mend.
struct MendTest {
    const CardLibrary& library = shipped_library();
    Format format;
    Deck deck = legal_deck();

    Mend mended() const { return mend(deck, format, library); }
    std::string edits() const { return edits_text(mended().edits); }
    std::string left() const { return codes(mended().left); }
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(mending, MendTest)

BOOST_AUTO_TEST_CASE(a_legal_deck_is_left_alone)
{
    const Mend mend = mended();
    BOOST_TEST((mend.deck == deck));
    BOOST_TEST(mend.edits.empty());
    BOOST_TEST(mend.left.empty());
}

BOOST_AUTO_TEST_CASE(a_fifth_copy_goes)
{
    set_copies(deck.cards, "B22-018", 5);
    BOOST_TEST(edits() == "-1 B22-018");
    BOOST_TEST(left() == "");
}

BOOST_AUTO_TEST_CASE(a_fifth_copy_that_was_counted_on_is_replaced)
{
    set_copies(deck.cards, "B22-018", 5);
    set_copies(deck.cards, "B22-029", 1);
    BOOST_TEST(edits() == "-1 B22-018, +1 B22-029");
}

BOOST_AUTO_TEST_CASE(copies_go_from_the_latest_entries)
{
    set_copies(deck.cards, "B01-006ST", 3);
    set_copies(deck.cards, "B01-006", 2);
    set_copies(deck.cards, "P08-007PR", 2);
    const Mend mend = mended();
    BOOST_TEST(edits_text(mend.edits) == "-3 B01-006");
    BOOST_TEST(mend.deck.cards.back().code == "B01-006");
    BOOST_TEST(mend.deck.cards.back().copies == 1);
}

BOOST_AUTO_TEST_CASE(what_is_missing_comes_from_the_maybe_pile_first)
{
    set_copies(deck.cards, "B22-029", 0);
    set_copies(deck.maybe, "B22-050", 1);
    set_copies(deck.maybe, "B22-052", 2);
    const Mend mend = mended();
    BOOST_TEST(edits_text(mend.edits) == "+1 B22-050, +1 B22-052");
    BOOST_TEST(codes(mend.left) == "");
}

BOOST_AUTO_TEST_CASE(what_comes_from_the_maybe_pile_leaves_it)
{
    set_copies(deck.cards, "B22-029", 0);
    set_copies(deck.maybe, "B22-050", 1);
    set_copies(deck.maybe, "B22-052", 2);
    const Mend mend = mended();
    BOOST_REQUIRE(mend.deck.maybe.size() == 1U);
    BOOST_TEST(mend.deck.maybe.front().code == "B22-052");
    BOOST_TEST(mend.deck.maybe.front().copies == 1);
}

BOOST_AUTO_TEST_CASE(a_printing_of_the_maybe_pile_stays_that_printing)
{
    set_copies(deck.cards, "B22-029", 0);
    set_copies(deck.maybe, "B01-006ST", 2);
    BOOST_TEST(mended().deck.cards.back().code == "B01-006ST");
}

BOOST_AUTO_TEST_CASE(the_maybe_pile_keeps_the_limit_of_copies)
{
    set_copies(deck.cards, "B22-029", 0);
    set_copies(deck.maybe, "B22-014", 4); // four are in the deck
    BOOST_TEST(left() == "DECK-1");
}

BOOST_AUTO_TEST_CASE(then_come_more_copies_of_the_protagonists_unit)
{
    set_copies(deck.cards, "B22-029", 0);
    set_copies(deck.cards, "B22-030", 2); // Brigid
    set_copies(deck.cards, "B22-001", 2); // Marth, who leads
    BOOST_TEST(edits() == "+2 B22-001, +2 B22-030");
    BOOST_TEST(left() == "DECK-1"); // 48
}

BOOST_AUTO_TEST_CASE(then_the_most_copies_then_the_lowest_id)
{
    set_copies(deck.cards, "B22-029", 1);
    set_copies(deck.cards, "B22-026", 3);
    set_copies(deck.cards, "B22-020", 3);
    set_copies(deck.cards, "B22-030", 3);
    BOOST_TEST(mended().left.empty());
    // 46 cards: the three with three copies by id, then the one with one.
    BOOST_TEST(edits() == "+1 B22-020, +1 B22-030, +1 B22-026, +1 B22-029");
}

BOOST_AUTO_TEST_CASE(new_cards_never_come_in)
{
    deck.cards.resize(5);
    deck.maybe.clear();
    BOOST_TEST(edits() == "");
    BOOST_TEST(left() == "DECK-1");
}

BOOST_AUTO_TEST_CASE(unknown_cards_stay_and_are_left_to_choose)
{
    set_copies(deck.cards, "Z99-001", 2);
    set_copies(deck.cards, "B22-018", 5);
    const Mend mend = mended();
    BOOST_TEST(edits_text(mend.edits) == "-1 B22-018");
    BOOST_TEST(codes(mend.left) == "UNKNOWN-CARD");
    BOOST_TEST(mend.deck.cards.back().code == "Z99-001");
    BOOST_TEST(mend.deck.cards.back().copies == 2);
}

BOOST_AUTO_TEST_CASE(unknown_cards_count_for_the_size_of_the_deck)
{
    set_copies(deck.cards, "B22-029", 0);
    set_copies(deck.cards, "Z99-001", 2);
    set_copies(deck.cards, "B22-060", 1);
    BOOST_TEST(edits() == ""); // though only 49 are known
    BOOST_TEST(left() == "UNKNOWN-CARD");
}

BOOST_AUTO_TEST_CASE(an_unknown_card_that_is_designated_keeps_its_designation)
{
    set_copies(deck.cards, "Z99-001", 2);
    set_copies(deck.cards, "B22-018", 5);
    deck.protagonist = "Z99-001";
    BOOST_TEST(edits() == "-1 B22-018");
    BOOST_TEST(mended().deck.protagonist == "Z99-001");
}

BOOST_AUTO_TEST_CASE(a_wrong_designation_gives_way_to_the_best_card)
{
    deck.protagonist = "B22-001";
    BOOST_TEST(edits() == "lead B22-014");
    BOOST_TEST(mended().deck.protagonist == "B22-014");
}

BOOST_AUTO_TEST_CASE(a_protagonist_in_the_maybe_pile_comes_in_where_cards_are_missing)
{
    set_copies(deck.cards, "B22-029", 1);
    set_copies(deck.maybe, "B22-060", 4);
    set_copies(deck.maybe, "B01-003", 1);
    deck.protagonist = "B01-003";
    BOOST_TEST(edits() == "+1 B01-003");
    BOOST_TEST(left() == "");
}

BOOST_AUTO_TEST_CASE(a_deck_without_a_lead_takes_one_from_the_maybe_pile)
{
    for (const char* lead : {"B22-014", "B22-021", "B22-023", "B22-028", "B22-031"})
        set_copies(deck.cards, lead, 0);
    deck.protagonist.clear();
    format.min_size = 30;
    format.max_size = 30;
    BOOST_REQUIRE(codes(check_legality(deck, format, library)) == "DECK-3");
    set_copies(deck.maybe, "B22-060", 1);
    set_copies(deck.maybe, "B22-054", 1);
    BOOST_TEST(edits() == "-1 B22-029, +1 B22-054");
    BOOST_TEST(left() == "");
}

BOOST_AUTO_TEST_CASE(without_any_lead_it_is_left_to_choose)
{
    for (const char* lead : {"B22-014", "B22-021", "B22-023", "B22-028", "B22-031"})
        set_copies(deck.cards, lead, 0);
    deck.protagonist.clear();
    format.min_size = 30;
    BOOST_TEST(edits() == "");
    BOOST_TEST(left() == "DECK-3");
}

BOOST_AUTO_TEST_CASE(too_large_a_deck_loses_its_latest_cards)
{
    format.max_size = 50;
    set_copies(deck.cards, "B22-050", 4);
    set_copies(deck.cards, "B22-052", 2);
    BOOST_TEST(edits() == "-4 B22-050, -2 B22-052");
    BOOST_TEST(left() == "");
}

BOOST_AUTO_TEST_CASE(the_last_card_that_leads_is_spared)
{
    format.max_size = 50;
    set_copies(deck.cards, "B01-003", 2);
    deck.protagonist = "B01-003";
    BOOST_TEST(edits() == "-1 B22-029, -1 B01-003");
    BOOST_TEST(mended().deck.protagonist == "B01-003");
}

BOOST_AUTO_TEST_CASE(cards_the_format_refuses_are_replaced)
{
    format = shipped_format("standard");
    set_copies(deck.cards, "B22-029", 0);
    set_copies(deck.cards, "B01-001", 2);
    set_copies(deck.maybe, "B01-004", 4); // refused as well
    set_copies(deck.maybe, "B01-006", 4); // printed late
    BOOST_TEST(edits() == "-2 B01-001, +2 B01-006");
    BOOST_TEST(left() == "");
}

BOOST_AUTO_TEST_CASE(a_banned_protagonist_gives_way)
{
    format.banned = {"B22-014"};
    format.min_size = 46;
    BOOST_TEST(edits() == "-4 B22-014, lead B22-021");
    BOOST_TEST(left() == "");
}

BOOST_AUTO_TEST_CASE(required_cards_take_the_place_of_the_latest_in_a_full_deck)
{
    format.max_size = 50;
    format.require = {{.cards = query("unit=Ike"), .min = 2}};
    set_copies(deck.maybe, "B22-050", 4);
    BOOST_TEST(edits() == "-2 B22-029, +2 B22-050");
    BOOST_TEST(left() == "");
}

BOOST_AUTO_TEST_CASE(an_exact_count_loses_its_latest_cards)
{
    format.exact = {{.cards = query("unit=Marth"), .min = 6, .max = 6}};
    set_copies(deck.cards, "B22-060", 4);
    BOOST_TEST(edits() == "-2 B22-001");
}

BOOST_AUTO_TEST_CASE(of_two_cards_that_may_go_the_one_that_nothing_needs_goes)
{
    format.min_size = 48;
    format.exact = {{.cards = query("unit=Marth"), .min = 6, .max = 6}};
    format.require = {{.cards = query("cost=5"), .min = 8}};
    BOOST_TEST(edits() == "-2 B22-014"); // B22-001 costs 5, as only Sigurd's four do besides
    BOOST_TEST(left() == "");
}

BOOST_AUTO_TEST_CASE(a_lead_is_looked_for_that_keeps_the_formats_rules)
{
    format.require = {{.cards = query("unit:protagonist"), .min = 10}};
    deck.protagonist.clear();
    set_copies(deck.cards, "B22-029", 0);
    set_copies(deck.cards, "B01-058", 0);
    set_copies(deck.cards, "B17-015", 2); // Celica
    set_copies(deck.maybe, "B17-018", 2); // Chrom
    set_copies(deck.maybe, "B17-019", 2);
    // No unit has ten cards, and nothing in the piles brings one there.
    BOOST_TEST(left() == "FORMAT-REQUIRE");
    set_copies(deck.maybe, "S11-001", 2); // Marth
    BOOST_TEST(edits() == "+2 S11-001");
    BOOST_TEST(left() == "");
}

BOOST_AUTO_TEST_CASE(a_deck_of_many_thousand_copies_is_mended)
{
    format.max_size = 60;
    for (const Card& one : library.cards())
        set_copies(deck.cards, one.id, 9999);
    const Mend mend = mended();
    BOOST_TEST(mend.left.empty());
    BOOST_TEST(resolve(mend.deck, library).size == 60);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_FIXTURE_TEST_SUITE(applying, MendTest)

BOOST_AUTO_TEST_CASE(added_copies_go_to_the_cards_entry)
{
    set_copies(deck.cards, "B01-006ST", 1);
    apply(deck, {Edit::Kind::Add, &card("B01-006"), {}, {}, 2}, library);
    BOOST_TEST(deck.cards.back().code == "B01-006ST");
    BOOST_TEST(deck.cards.back().copies == 3);
}

BOOST_AUTO_TEST_CASE(a_new_card_gets_an_entry_at_the_end)
{
    apply(deck, {Edit::Kind::Add, &card("B01-006"), {}, {}, 2}, library);
    BOOST_TEST(deck.cards.back().code == "B01-006");
    BOOST_TEST(deck.cards.back().copies == 2);
}

BOOST_AUTO_TEST_CASE(removed_copies_go_from_the_latest_entries_on)
{
    set_copies(deck.cards, "B01-006", 2);
    set_copies(deck.cards, "B01-006ST", 2);
    apply(deck, {Edit::Kind::Remove, &card("B01-006"), {}, {}, 3}, library);
    BOOST_TEST(deck.cards.back().code == "B01-006");
    BOOST_TEST(deck.cards.back().copies == 1);
}

BOOST_AUTO_TEST_CASE(an_unknown_entry_goes_by_its_code)
{
    set_copies(deck.cards, "Z99-001", 2);
    apply(deck, {Edit::Kind::Remove, nullptr, "Z99-001", {}, 2}, library);
    BOOST_TEST((deck == legal_deck()));
}

BOOST_AUTO_TEST_CASE(a_designation_is_written_as_the_cards_id)
{
    apply(deck, {Edit::Kind::Protagonist, &card("B22-021"), {}, {}, 0}, library);
    BOOST_TEST(deck.protagonist == "B22-021");
}

BOOST_AUTO_TEST_CASE(an_edit_that_leaves_a_choice_changes_nothing)
{
    apply(deck, {Edit::Kind::Add, nullptr, {}, "cost=1", 2}, library);
    apply(deck, {Edit::Kind::Protagonist, nullptr, {}, "cost=1", 0}, library);
    BOOST_TEST((deck == legal_deck()));
}

BOOST_AUTO_TEST_SUITE_END()
