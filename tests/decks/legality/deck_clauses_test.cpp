// Long because: every clause of deck construction is here, a suite for each.
#include "decks/legality/legality_fixture.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <rapidcheck.h>

#include <map>
#include <random>

using namespace kizuna;
using namespace kizuna::test;
namespace data = boost::unit_test::data;

BOOST_FIXTURE_TEST_SUITE(DECK_1, LegalityTest)

BOOST_AUTO_TEST_CASE(fifty_cards_are_enough)
{
    BOOST_TEST(broken() == "");
}

BOOST_AUTO_TEST_CASE(forty_nine_cards_are_too_few)
{
    set_copies(deck.cards, "B22-029", 1);
    BOOST_TEST((only<WrongSize>() == WrongSize{DeckClause::Size, 50, no_limit, 49}));
}

BOOST_AUTO_TEST_CASE(too_few_are_mended_by_any_cards)
{
    set_copies(deck.cards, "B22-029", 0);
    BOOST_TEST(only_fix() == "+2 []");
}

BOOST_AUTO_TEST_CASE(there_is_no_upper_bound)
{
    set_copies(deck.cards, "B01-100", 9999);
    BOOST_TEST(broken() == "");
}

BOOST_AUTO_TEST_CASE(a_format_may_ask_for_fewer)
{
    format.min_size = 40;
    deck.cards.resize(10);
    BOOST_TEST(broken() == "");
    set_copies(deck.cards, "B22-030", 3);
    BOOST_TEST((only<WrongSize>() == WrongSize{DeckClause::Size, 40, no_limit, 39}));
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_FIXTURE_TEST_SUITE(DECK_2, LegalityTest)

BOOST_AUTO_TEST_CASE(a_fifth_copy_is_too_many)
{
    set_copies(deck.cards, "B22-018", 5);
    BOOST_TEST(
        (only<TooManyCopies>() == TooManyCopies{DeckClause::Copies, {&card("B22-018")}, 4, 5}));
    BOOST_TEST(only_fix() == "-1 B22-018");
}

BOOST_AUTO_TEST_CASE(printings_of_a_card_count_together)
{
    set_copies(deck.cards, "B01-006", 2);
    set_copies(deck.cards, "B01-006ST", 2);
    BOOST_TEST(broken() == "");
    set_copies(deck.cards, "P08-007PR", 1);
    BOOST_TEST(
        (only<TooManyCopies>() == TooManyCopies{DeckClause::Copies, {&card("B01-006")}, 4, 5}));
}

// RULING-4: the red and the blue Tiki carry one Japanese name.
BOOST_AUTO_TEST_CASE(cards_of_one_name_group_count_together)
{
    set_copies(deck.cards, "B04-017X", 3);
    set_copies(deck.cards, "B04-017", 3);
    const auto wrong = only<TooManyCopies>();
    BOOST_TEST(ids(wrong.cards) == "B04-017 B04-017X");
    BOOST_TEST(wrong.actual == 6);
    BOOST_TEST(only_fix() == "-2 B04-017"); // the latest entry
}

// Selena (Nohr) and Selena (Magvel) aside, 17 titles repeat: a title alone is no card name.
BOOST_AUTO_TEST_CASE(one_title_of_two_units_is_two_names)
{
    std::map<std::string, const Card*> titles;
    const Card* one = nullptr;
    const Card* other = nullptr;
    for (const Card& card : library.cards()) {
        const auto [first, is_new] = titles.emplace(card.title, &card);
        if (!is_new && first->second->unit != card.unit) {
            one = first->second;
            other = &card;
            break;
        }
    }
    BOOST_REQUIRE(other);
    set_copies(deck.cards, one->id, 4);
    set_copies(deck.cards, other->id, 4);
    BOOST_TEST(broken() == "");
}

// The ten names that players ask about; a to c of the Risen are one name each.
BOOST_DATA_TEST_CASE(printed_exceptions_lift_the_limit,
                     data::make({"B01-100", "B03-099", "B08-047a", "B08-047b", "B08-047c",
                                 "B09-048", "B11-047", "B11-048", "B14-040a", "B14-040b",
                                 "B14-040c", "B15-041", "B15-073", "B16-062"}),
                     id)
{
    set_copies(deck.cards, id, 40);
    BOOST_TEST(broken() == "");
}

BOOST_AUTO_TEST_CASE(no_other_card_prints_an_exception)
{
    BOOST_TEST(std::ranges::count_if(
                   library.cards(), [](const Card& card) { return card.copies_limit != 4; }) == 14);
}

BOOST_AUTO_TEST_CASE(a_printed_exception_holds_for_the_whole_name)
{
    const CardLibrary fixture = library_of(
        "- {id: T01-001, unit: Rank, title: File, symbol: none, tags: [], copies: unlimited,\n"
        "   stats: {cost: 1, attack: 0, support: 0}, prints: [T01-001N]}\n"
        "- {id: T01-002, unit: Rank, title: File, symbol: none, tags: [], same-name: T01-001,\n"
        "   stats: {cost: 1, attack: 0, support: 0}, prints: [T01-002N]}\n");
    deck = Deck();
    deck.cards = {{.code = "T01-002", .copies = 50, .comments = {}, .raw = {}}};
    BOOST_TEST(codes(check_legality(deck, format, fixture)) == "");
}

BOOST_AUTO_TEST_CASE(the_protagonists_copy_counts)
{
    set_copies(deck.cards, "B22-014", 5);
    BOOST_TEST(broken() == "DECK-2");
}

BOOST_AUTO_TEST_CASE(a_format_may_allow_more)
{
    format.copies = 6;
    set_copies(deck.cards, "B22-018", 6);
    BOOST_TEST(broken() == "");
    set_copies(deck.cards, "B22-018", 7);
    BOOST_TEST(
        (only<TooManyCopies>() == TooManyCopies{DeckClause::Copies, {&card("B22-018")}, 6, 7}));
}

BOOST_AUTO_TEST_CASE(copies_go_from_the_latest_entry)
{
    set_copies(deck.cards, "B01-006ST", 4);
    set_copies(deck.cards, "B01-006", 2);
    const std::vector<Violation> found = violations();
    BOOST_TEST(only_fix() == "-2 B01-006");
    apply(deck, found.front().fix.front(), library);
    BOOST_TEST(deck.cards.back().code == "B01-006ST");
    BOOST_TEST(deck.cards.back().copies == 4);
}

BOOST_AUTO_TEST_CASE(the_protagonist_is_spared_as_long_as_others_can_go)
{
    deck.protagonist = "B04-017X";
    set_copies(deck.cards, "B04-017", 4);
    set_copies(deck.cards, "B04-017X", 1);
    BOOST_TEST(only_fix() == "-1 B04-017");
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_FIXTURE_TEST_SUITE(DECK_3, LegalityTest)

struct WithoutCostOne : LegalityTest {
    WithoutCostOne()
    {
        deck.protagonist.clear();
        deck.cards.clear();
        for (const char* code : {"B22-001", "B22-002", "B22-003", "B22-004", "B22-005", "B22-006",
                                 "B22-007", "B22-008", "B22-009", "B22-010", "B22-011", "B22-013"})
            set_copies(deck.cards, code, 4);
        set_copies(deck.cards, "B22-018", 2);
    }
};

BOOST_FIXTURE_TEST_CASE(a_deck_needs_a_card_that_costs_one, WithoutCostOne)
{
    BOOST_TEST(broken() == "DECK-3");
    BOOST_TEST(only_fix() == "+1 [cost=1]");
}

BOOST_FIXTURE_TEST_CASE(one_copy_of_such_a_card_is_enough, WithoutCostOne)
{
    set_copies(deck.cards, "B22-014", 1);
    BOOST_TEST(broken() == "");
}

// RULING-3: Alfonse costs X.
BOOST_FIXTURE_TEST_CASE(a_cost_of_x_is_not_one, WithoutCostOne)
{
    BOOST_REQUIRE(card("B22-012").cost.is_x());
    set_copies(deck.cards, "B22-012", 1);
    BOOST_TEST(broken() == "DECK-3");
}

BOOST_FIXTURE_TEST_CASE(a_cost_of_zero_is_not_one, WithoutCostOne)
{
    BOOST_REQUIRE((card("B13-098").cost == Amount(0)));
    set_copies(deck.cards, "B13-098", 1);
    BOOST_TEST(broken() == "DECK-3");
}

BOOST_FIXTURE_TEST_CASE(a_class_change_cost_of_one_is_no_deployment_cost, WithoutCostOne)
{
    const CardLibrary fixture = library_of(
        "- {id: T01-001, unit: Rank, title: File, symbol: none, tags: [], copies: unlimited,\n"
        "   stats: {cost: 2, cc: 1, attack: 0, support: 0}, prints: [T01-001N]}\n");
    deck.cards = {{.code = "T01-001", .copies = 50, .comments = {}, .raw = {}}};
    BOOST_TEST(codes(check_legality(deck, format, fixture)) == "DECK-3");
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_FIXTURE_TEST_SUITE(DECK_4, LegalityTest)

BOOST_AUTO_TEST_CASE(the_protagonist_is_one_of_the_fifty)
{
    set_copies(deck.cards, "B22-029", 1);
    BOOST_REQUIRE(deck.protagonist == "B22-014");
    BOOST_TEST(only<WrongSize>().actual == 49); // not 50 with the protagonist on top
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_FIXTURE_TEST_SUITE(DECK_5, LegalityTest)

// The marker cards of other programs' lists: none of them is a card of the pool.
BOOST_DATA_TEST_CASE(the_marker_is_no_card_of_a_deck, data::make({"PBM-009", "PBK-009"}), marker)
{
    set_copies(deck.cards, marker, 1);
    BOOST_TEST(broken() == "UNKNOWN-CARD");
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_FIXTURE_TEST_SUITE(DECK_6, LegalityTest)

BOOST_AUTO_TEST_CASE(titles_of_one_unit_have_limits_of_their_own)
{
    for (const char* marth : {"B01-001", "B01-002", "B01-003", "S11-001"})
        set_copies(deck.cards, marth, 4);
    BOOST_TEST(broken() == "");
}

// RULING-53 joins unit names in play, never card names in a deck.
BOOST_AUTO_TEST_CASE(a_second_unit_name_joins_no_card_names)
{
    set_copies(deck.cards, "B01-056", 4); // Lucina, also Marth
    BOOST_TEST(broken() == "");
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_FIXTURE_TEST_SUITE(DECK_7, LegalityTest)

BOOST_AUTO_TEST_CASE(symbols_mix_freely)
{
    std::set<std::uint32_t> mixed;
    for (const Card& card : library.cards()) {
        if (mixed.insert(card.symbols.bits()).second)
            set_copies(deck.cards, card.id, 1);
    }
    BOOST_REQUIRE(mixed.size() > library.words().symbols.size()); // none and pairs as well
    BOOST_TEST(broken() == "");
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_FIXTURE_TEST_SUITE(DECK_8, LegalityTest)

// 828 cards cost 1, as the lists the library was merged from count them.
BOOST_AUTO_TEST_CASE(every_card_that_costs_one_may_lead)
{
    int leaders = 0;
    for (const Card& card : library.cards()) {
        if (card.cost != Amount(1))
            continue;
        Deck led = deck;
        if (std::ranges::find(led.cards, card.id, &DeckEntry::code) == led.cards.end())
            set_copies(led.cards, card.id, 1);
        led.protagonist = card.id;
        leaders += check_legality(led, format, library).empty() ? 1 : 0;
    }
    BOOST_TEST(leaders == 828);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_FIXTURE_TEST_SUITE(DECK_9, LegalityTest)

BOOST_AUTO_TEST_CASE(a_deck_that_keeps_the_three_rules_is_legal_whatever_is_in_it)
{
    const auto& cards = library.cards();
    std::vector<const Card*> leaders;
    for (const Card& card : cards) {
        if (card.cost == Amount(1))
            leaders.push_back(&card);
    }
    BOOST_TEST(rc::check([&] {
        // One drawn number a deck: drawing each card by itself takes the library too long.
        std::mt19937 chance(*rc::gen::arbitrary<std::uint32_t>());
        const auto one_of = [&](std::size_t count) { return chance() % count; };
        Deck any;
        std::map<CardIndex, int> names;
        const auto add = [&](const Card& card, int max) {
            const int copies = std::min(max, 4 - names[card.name_group]);
            names[card.name_group] += copies;
            const int before = resolve(any, library).copies_of(card);
            set_copies(any.cards, card.id, before + copies);
            return copies;
        };
        int size = add(*leaders[one_of(leaders.size())], 1);
        const int wanted = 50 + static_cast<int>(one_of(30));
        while (size < wanted)
            size += add(cards[one_of(cards.size())], 1 + static_cast<int>(one_of(4)));
        RC_ASSERT(codes(check_legality(any, Format(), library)) == "");
    }));
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_FIXTURE_TEST_SUITE(DECK_10, LegalityTest)

BOOST_AUTO_TEST_CASE(a_designated_protagonist_is_in_the_deck)
{
    deck.protagonist = "B01-003";
    BOOST_TEST((only<WrongProtagonist>() == WrongProtagonist{WrongProtagonist::Reason::NotInDeck,
                                                             &card("B01-003"), "B01-003"}));
    BOOST_TEST(only_fix() == "lead B22-014");
}

BOOST_AUTO_TEST_CASE(a_designated_protagonist_costs_one)
{
    deck.protagonist = "B22-001";
    BOOST_TEST((only<WrongProtagonist>() == WrongProtagonist{WrongProtagonist::Reason::NotCostOne,
                                                             &card("B22-001"), "B22-001"}));
    BOOST_TEST(only_fix() == "lead B22-014");
}

BOOST_AUTO_TEST_CASE(a_cost_of_x_does_not_lead)
{
    set_copies(deck.cards, "B22-012", 1);
    deck.protagonist = "B22-012";
    BOOST_TEST(broken() == "DECK-10");
}

BOOST_AUTO_TEST_CASE(any_printing_of_the_protagonist_will_do)
{
    set_copies(deck.cards, "B01-003ST", 1);
    deck.protagonist = "B01-003HN";
    BOOST_TEST(broken() == "");
}

BOOST_AUTO_TEST_CASE(a_card_in_the_maybe_pile_is_not_in_the_deck)
{
    set_copies(deck.maybe, "B01-003", 1);
    deck.protagonist = "B01-003";
    BOOST_TEST(broken() == "DECK-10");
}

BOOST_AUTO_TEST_CASE(no_designation_is_no_violation)
{
    deck.protagonist.clear();
    BOOST_TEST(broken() == "");
}

BOOST_AUTO_TEST_CASE(a_protagonist_nobody_knows_is_not_in_the_deck)
{
    deck.protagonist = "Z99-001";
    BOOST_TEST((only<WrongProtagonist>() ==
                WrongProtagonist{WrongProtagonist::Reason::NotInDeck, nullptr, "Z99-001"}));
}

BOOST_AUTO_TEST_CASE(a_deck_that_needs_cards_anyway_is_given_its_protagonist)
{
    set_copies(deck.cards, "B22-029", 1);
    deck.protagonist = "B01-003";
    const std::vector<Violation> found = violations();
    BOOST_REQUIRE(codes(found) == "DECK-1 DECK-10");
    BOOST_TEST(edits_text(found[1].fix) == "+1 B01-003");
}

BOOST_AUTO_TEST_CASE(without_any_card_to_lead_one_is_added_and_designated)
{
    deck.cards = {{.code = "B22-001", .copies = 4, .comments = {}, .raw = {}}};
    deck.protagonist = "B22-001";
    const std::vector<Violation> found = violations();
    BOOST_REQUIRE(codes(found) == "DECK-1 DECK-3 DECK-10");
    BOOST_TEST(edits_text(found[2].fix) == "+1 [cost=1], lead [cost=1]");
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_FIXTURE_TEST_SUITE(DECK_11, LegalityTest)

// The marker is no part of a deck, so nothing a list could hold or lack stands for it.
BOOST_AUTO_TEST_CASE(no_list_needs_a_marker)
{
    const bool has_marker = std::ranges::any_of(library.cards(), [](const Card& card) {
        return card.title.find("Marker") != card.title.npos;
    });
    BOOST_TEST(!has_marker);
    BOOST_TEST(broken() == "");
}

BOOST_AUTO_TEST_SUITE_END()
