#include "decks/legality/legality_fixture.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(format_rules)

namespace {

Format format_of(const std::string& yaml)
{
    return read_format("name: {en: Name}\nsummary: {en: Summary}\n" + yaml, "formats/club.yaml",
                       shipped_library());
}

} // namespace

BOOST_AUTO_TEST_CASE(a_larger_minimum_is_the_formats_own_rule)
{
    const Format format = format_of("size: {min: 52}");
    BOOST_TEST((only<WrongSize>(legal_deck(), format) ==
                WrongSize{DeckClause::FormatSize, 52, no_limit, 50}));
    BOOST_TEST(fix_of(legal_deck(), format) == "+2 []");
    Deck deck = legal_deck();
    set_copies(deck.cards, "B22-029", 1);
    BOOST_TEST(broken(deck, format) == "DECK-1 FORMAT-SIZE");
}

BOOST_AUTO_TEST_CASE(cards_over_the_maximum_go_from_the_latest_entries)
{
    Deck deck = legal_deck();
    set_copies(deck.cards, "B22-050", 1);
    BOOST_TEST(fix_of(deck, format_of("size: {max: 50}")) == "-1 B22-050");
    set_copies(deck.cards, "B22-052", 3);
    BOOST_TEST(fix_of(deck, format_of("size: {max: 50}")) == "-3 B22-052, -1 B22-050");
}

BOOST_AUTO_TEST_CASE(what_is_missing_is_asked_for_among_the_allowed_cards)
{
    Deck deck = legal_deck();
    set_copies(deck.cards, "B22-029", 0);
    BOOST_TEST(fix_of(deck, shipped_format("standard")) == "+2 [format:standard]");
}

BOOST_AUTO_TEST_CASE(a_stricter_number_of_copies_is_the_formats_own_rule)
{
    const Format format = format_of("copies: {default: 3}");
    Deck deck;
    deck.protagonist = "B22-014";
    for (int number = 14; number < 31; ++number)
        set_copies(deck.cards, "B22-0" + std::to_string(number), 3);
    BOOST_REQUIRE(broken(deck, format) == "");
    set_copies(deck.cards, "B22-018", 4);
    BOOST_TEST((only<TooManyCopies>(deck, format) ==
                TooManyCopies{DeckClause::FormatCopies, {&card("B22-018")}, 3, 4}));
    BOOST_TEST(fix_of(deck, format) == "-1 B22-018");
    set_copies(deck.cards, "B22-018", 5);
    BOOST_TEST(broken(deck, format) == "DECK-2 FORMAT-COPIES");
}

BOOST_AUTO_TEST_CASE(a_fifth_copy_breaks_the_rulebook_and_not_the_format)
{
    Deck deck = legal_deck();
    set_copies(deck.cards, "B22-018", 5);
    for (const char* id : {"unlimited", "standard", "qualifier-2018"})
        BOOST_TEST(broken(deck, shipped_format(id)) == "DECK-2");
}

BOOST_AUTO_TEST_CASE(a_number_for_all_names_leaves_printed_exceptions_alone)
{
    const Format format = format_of("copies: {default: 2}");
    BOOST_TEST((copies_limit(card("B01-100"), format, shipped_library()) ==
                CopiesLimit{no_limit, no_limit}));
    BOOST_TEST((copies_limit(card("B01-003"), format, shipped_library()) == CopiesLimit{4, 2}));
}

BOOST_AUTO_TEST_CASE(a_number_for_one_name_holds_for_its_whole_group)
{
    const Format format = format_of("copies: {of: {B04-017X: 1, B08-047b: 6, B01-003: 7}}");
    BOOST_TEST((copies_limit(card("B04-017"), format, shipped_library()) == CopiesLimit{4, 1}));
    BOOST_TEST(
        (copies_limit(card("B08-047a"), format, shipped_library()) == CopiesLimit{no_limit, 6}));
    BOOST_TEST((copies_limit(card("B01-003"), format, shipped_library()) == CopiesLimit{7, 7}));
    Deck deck = legal_deck();
    set_copies(deck.cards, "B04-017", 1);
    set_copies(deck.cards, "B04-017X", 1);
    BOOST_TEST(broken(deck, format) == "FORMAT-COPIES");
}

BOOST_AUTO_TEST_CASE(no_copies_at_all_forbids_a_name)
{
    const Format format = format_of("copies: {of: {B22-018: 0}}");
    BOOST_TEST((only<TooManyCopies>(legal_deck(), format) ==
                TooManyCopies{DeckClause::FormatCopies, {&card("B22-018")}, 0, 4}));
    BOOST_TEST(!allows(format, "B22-018"));
}

BOOST_AUTO_TEST_CASE(any_number_of_copies_can_be_granted)
{
    const Format format = format_of("copies: {default: unlimited}");
    Deck deck = legal_deck();
    set_copies(deck.cards, "B22-018", 40);
    BOOST_TEST(broken(deck, format) == "");
}

BOOST_AUTO_TEST_CASE(sets_are_the_ones_a_printing_came_out_in)
{
    const Format format = format_of("allowed: {sets: [S01]}");
    BOOST_TEST(allows(format, "B01-003")); // its starter printing
    BOOST_TEST(!allows(format, "B01-001"));
    BOOST_TEST(allowed_cards(format) == 23); // the starter's different cards
}

BOOST_AUTO_TEST_CASE(one_printing_meets_every_condition)
{
    // P08-007 of series 8 and B01-006 of set B01 are one card, but no printing is both.
    BOOST_TEST(!allows(format_of("allowed: {sets: [B01], series: {from: 8}}"), "B01-006"));
    BOOST_TEST(allows(format_of("allowed: {sets: [P08], series: {from: 8}}"), "B01-006"));
}

BOOST_AUTO_TEST_CASE(months_are_those_of_the_release)
{
    BOOST_TEST(allows(format_of("allowed: {released: {to: 2015-06}}"), "B01-003"));
    BOOST_TEST(!allows(format_of("allowed: {released: {to: 2015-05}}"), "B01-003"));
    BOOST_TEST(!allows(format_of("allowed: {released: {from: 2015-09}}"), "B01-003"));
    BOOST_TEST(allows(format_of("allowed: {released: {from: 2016-06}}"), "P01-005"));
}

BOOST_AUTO_TEST_CASE(a_set_without_a_month_meets_no_month)
{
    const CardLibrary fixture =
        library_of("- {id: T01-001, unit: Rank, title: File, symbol: none, tags: [],\n"
                   "   stats: {cost: 1, attack: 0, support: 0}, prints: [T01-001N]}\n");
    Format format;
    format.allowed = AllowedRule{.sets = {}, .released_to = "2099-12"};
    BOOST_TEST(!is_allowed(fixture.cards()[0], format, fixture));
    format.allowed->released_to.clear();
    BOOST_TEST(is_allowed(fixture.cards()[0], format, fixture));
}

BOOST_AUTO_TEST_CASE(a_question_can_pick_the_allowed_cards)
{
    const Format format = format_of("allowed: {cards: \"cost<=3 -unit=Anna\"}");
    BOOST_TEST(allows(format, "B01-003"));
    BOOST_TEST(!allows(format, "B01-001"));
    BOOST_TEST(!allows(format, "B01-100"));
}

BOOST_AUTO_TEST_CASE(a_ban_holds_for_the_name)
{
    const Format format = format_of("banned: [B04-017X]");
    Deck deck = legal_deck();
    set_copies(deck.cards, "B04-017", 2);
    BOOST_TEST((only<NotAllowed>(deck, format) ==
                NotAllowed{DeckClause::FormatBanned, &card("B04-017"), 2}));
    BOOST_TEST(fix_of(deck, format) == "-2 B04-017");
    BOOST_TEST(!allows(format, "B04-017"));
}

BOOST_AUTO_TEST_CASE(a_banned_protagonist_may_be_in_the_deck)
{
    const Format format = format_of("banned-protagonists: [\"unit:Marth\"]");
    Deck deck = legal_deck();
    BOOST_TEST((only<NotAllowed>(deck, format) ==
                NotAllowed{DeckClause::FormatBannedProtagonist, &card("B22-014"), 4}));
    BOOST_TEST(fix_of(deck, format) == "lead B22-021");
    deck.protagonist = "B22-021";
    BOOST_TEST(broken(deck, format) == "");
    BOOST_TEST(allows(format, "B22-014"));
}

// RULING-53: Lucina, Swordswoman Calling Herself Marth, is Marth as well.
BOOST_AUTO_TEST_CASE(a_banned_unit_name_meets_those_who_also_bear_it)
{
    Deck deck = legal_deck();
    set_copies(deck.cards, "B01-056", 1);
    deck.protagonist = "B01-056";
    BOOST_TEST(broken(deck, format_of("banned-protagonists: [\"unit:Marth\"]")) ==
               "FORMAT-BANNED-PROTAGONIST");
}

BOOST_AUTO_TEST_CASE(without_a_designation_some_card_must_be_free_to_lead)
{
    Deck deck = legal_deck();
    deck.protagonist.clear();
    BOOST_TEST(broken(deck, format_of("banned-protagonists: [\"unit:Marth\"]")) == "");
    const Format none =
        format_of("banned-protagonists: [\"unit:Marth\", B22-021, B22-023, B22-028, B22-031]");
    BOOST_TEST(broken(deck, none) == "FORMAT-BANNED-PROTAGONIST");
    BOOST_TEST(fix_of(deck, none) == "+1 [cost=1 -id=B22-021 -id=B22-023 -id=B22-028 "
                                     "-id=B22-031 -unit=\"Marth\"]");
}

BOOST_AUTO_TEST_CASE(required_cards_are_counted_in_copies)
{
    const Format format = format_of("require: [{cards: \"unit=Marth\", min: 10}]");
    BOOST_TEST(
        (only<WrongCount>(legal_deck(), format) == WrongCount{DeckClause::FormatRequire,
                                                              "unit=Marth",
                                                              {&card("B22-001"), &card("B22-014")},
                                                              10,
                                                              no_limit,
                                                              8}));
    BOOST_TEST(fix_of(legal_deck(), format) == "+2 [unit=Marth]");
}

BOOST_AUTO_TEST_CASE(a_requirement_may_be_an_upper_bound)
{
    const Format format = format_of("require: [{cards: \"unit=Marth\", max: 6}]");
    BOOST_TEST(only<WrongCount>(legal_deck(), format).max == 6);
    BOOST_TEST(fix_of(legal_deck(), format) == "-2 B22-001");
}

BOOST_AUTO_TEST_CASE(a_requirement_may_ask_about_the_protagonist)
{
    const Format format = format_of("require: [{cards: \"unit:protagonist\", min: 8}]");
    Deck deck = legal_deck();
    BOOST_TEST(broken(deck, format) == "");
    set_copies(deck.cards, "B22-001", 3);
    set_copies(deck.cards, "B22-029", 3);
    BOOST_TEST(broken(deck, format) == "FORMAT-REQUIRE");
    deck.protagonist = "B22-021";
    BOOST_TEST(broken(deck, format) == "");
}

BOOST_AUTO_TEST_CASE(without_a_designation_the_best_choice_counts)
{
    const Format format = format_of("require: [{cards: \"unit:protagonist\", max: 3}]");
    Deck deck = legal_deck();
    deck.protagonist.clear();
    BOOST_TEST(broken(deck, format) == "FORMAT-REQUIRE");
    set_copies(deck.cards, "B22-050", 1); // an Ike alone
    BOOST_TEST(broken(deck, format) == "");
}

BOOST_AUTO_TEST_CASE(an_exact_count_is_neither_more_nor_less)
{
    const Deck deck = legal_deck();
    const auto exactly = [](int copies) {
        return format_of("exact: [{cards: \"unit=Marth\", copies: " + std::to_string(copies) +
                         "}]");
    };
    BOOST_TEST(broken(deck, exactly(8)) == "");
    BOOST_TEST(broken(deck, exactly(7)) == "FORMAT-EXACT");
    BOOST_TEST(fix_of(deck, exactly(7)) == "-1 B22-001");
    BOOST_TEST(fix_of(deck, exactly(9)) == "+1 [unit=Marth]");
    BOOST_TEST((only<WrongCount>(deck, exactly(9)).clause == DeckClause::FormatExact));
}

BOOST_AUTO_TEST_CASE(an_opening_sum_adds_up_the_protagonist_and_its_alternatives)
{
    const Format format = format_of("opening: [{sum: attack, max: 70}]");
    Deck deck = legal_deck();
    BOOST_TEST(broken(deck, format) == "");
    deck.alternatives = {"B22-014", "B22-031"}; // the protagonist again, and 30
    BOOST_TEST(broken(deck, format) == "");
    deck.alternatives = {"B22-021"}; // 40
    const auto wrong = only<WrongOpening>(deck, format);
    BOOST_TEST(wrong.actual == 80);
    BOOST_TEST(wrong.cards.size() == 2U);
    BOOST_TEST(fix_of(deck, format) == "lead B22-021");
}

BOOST_AUTO_TEST_CASE(an_opening_sum_may_pick_its_cards)
{
    const Format format = format_of("opening: [{sum: support, cards: \"range=2\", min: 20}]");
    Deck deck = legal_deck();
    const auto wrong = only<WrongOpening>(deck, format);
    BOOST_TEST(wrong.actual == 0);
    BOOST_TEST(wrong.query == "range=2");
    BOOST_TEST(fix_of(deck, format) == "lead B22-031"); // Brigid
}

BOOST_AUTO_TEST_CASE(where_nobody_fits_an_opening_a_new_lead_is_asked_for)
{
    const Format format = format_of("opening: [{sum: attack, max: 20}]");
    BOOST_TEST(fix_of(legal_deck(), format) == "+1 [cost=1 attack<=20], lead [cost=1 attack<=20]");
}

BOOST_AUTO_TEST_CASE(a_sum_counts_every_copy_of_the_deck)
{
    Deck deck = legal_deck();
    const auto at_most = [](int sum) {
        return format_of("sum: [{sum: attack, cards: \"unit=Marth\", max: " + std::to_string(sum) +
                         "}]");
    };
    const int sum = only<WrongSum>(deck, at_most(0)).actual;
    BOOST_TEST(broken(deck, at_most(sum)) == "");
    BOOST_TEST(broken(deck, at_most(sum - 1)) == "FORMAT-SUM");
    BOOST_TEST(fix_of(deck, at_most(sum - 1)) == "-1 B22-001");
    BOOST_TEST(broken(mend(deck, at_most(sum - 100), shipped_library()).deck, at_most(sum - 100)) ==
               "");
}

BOOST_AUTO_TEST_CASE(a_sum_that_is_too_low_asks_for_a_card)
{
    Deck deck = legal_deck();
    const Format format = format_of("sum: [{sum: cost, min: 9999}]");
    BOOST_TEST(broken(deck, format) == "FORMAT-SUM");
    BOOST_TEST(fix_of(deck, format).starts_with("+1 [cost>="));
}

BOOST_AUTO_TEST_CASE(an_opening_out_of_reach_is_advice_and_no_violation)
{
    const Deck deck = legal_deck();
    const auto advice = [&](const std::string& cards) {
        const Format format =
            format_of("opening: [{sum: cost, cards: \"" + cards + "\", reach: [3, 2]}]");
        BOOST_TEST(broken(deck, format) == "");
        std::vector<Warning> found =
            advise(deck, resolve(deck, shipped_library()), format, shipped_library());
        std::erase_if(found, [](const Warning& warning) {
            return warning.kind != Warning::Kind::OpeningOutOfReach;
        });
        return found;
    };
    BOOST_TEST(advice("cost=1").empty());
    const std::vector<Warning> both = advice("cost=9");
    BOOST_REQUIRE(both.size() == 2u);
    BOOST_TEST(both[0].actual == 0);
    BOOST_TEST(both[0].expected == 3);
    BOOST_TEST(both[1].expected == 2);
}

BOOST_AUTO_TEST_CASE(decks_of_a_game_without_protagonists_need_none)
{
    Deck deck;
    set_copies(deck.cards, "B22-001", 4);
    Format format;
    format.min_size = 0;
    format.has_protagonist = false;
    BOOST_TEST(broken(deck, format) == "");
    BOOST_TEST(mend(deck, format, shipped_library()).edits.empty());
}

BOOST_AUTO_TEST_SUITE_END()
