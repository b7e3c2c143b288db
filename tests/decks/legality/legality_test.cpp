#include "decks/legality/legality_fixture.h"
#include "every_code.h"

#include <boost/test/unit_test.hpp>
#include <rapidcheck.h>

#include <set>

using namespace kizuna;
using namespace kizuna::test;

namespace legality {

/// A number below `most`, from the first try on.
std::size_t below(std::size_t max)
{
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange<std::size_t>(0, max));
}

/// Forty to sixty cards that few formats would take: up to six copies of each, from few cards, so
/// that different cards of one name meet.
Deck any_deck()
{
    constexpr std::size_t few_cards = 150;
    const auto& cards = shipped_library().cards();
    const std::size_t first = below(cards.size() - few_cards);
    Deck deck;
    const int size = 40 + static_cast<int>(below(21));
    for (int count = 0; count < size;) {
        const int copies = 1 + static_cast<int>(below(6));
        set_copies(deck.cards, cards[first + below(few_cards)].id, copies);
        count += copies;
    }
    deck.protagonist = deck.cards[below(deck.cards.size())].code;
    return deck;
}

/// The same cards in another order, each copy in a printing of its own choice.
Deck in_other_words(const Deck& deck)
{
    Deck other = deck;
    other.cards.clear();
    for (const DeckEntry& entry : deck.cards) {
        const auto& prints = card(entry.code).printings;
        for (int copy = 0; copy < entry.copies; ++copy) {
            const std::string& code = prints[below(prints.size())].code;
            const auto had = std::ranges::find(other.cards, code, &DeckEntry::code);
            set_copies(other.cards, code, had == other.cards.end() ? 1 : had->copies + 1);
        }
    }
    for (std::size_t left = other.cards.size(); left > 1; --left)
        std::swap(other.cards[left - 1], other.cards[below(left)]);
    return other;
}

} // namespace legality

BOOST_FIXTURE_TEST_SUITE(legality, LegalityTest)

namespace {

/// The ids of what an unknown card may have meant.
std::string meant(const UnknownCard& unknown)
{
    std::string ids;
    for (const Card* card : unknown.suggestions)
        ids += card->id + ' ';
    return ids;
}

} // namespace

BOOST_AUTO_TEST_CASE(an_unknown_card_is_named_with_the_nearest_known_ones)
{
    set_copies(deck.cards, "B22-O14", 2);
    const auto unknown = only<UnknownCard>();
    BOOST_TEST(unknown.code == "B22-O14");
    BOOST_TEST(unknown.copies == 2);
    BOOST_REQUIRE(!unknown.suggestions.empty());
    BOOST_TEST(unknown.suggestions.front()->id == "B22-014");
    BOOST_TEST(only_fix() == "-2 B22-O14");
}

BOOST_AUTO_TEST_CASE(a_rarity_that_never_was_means_the_card_of_the_number)
{
    deck.cards.push_back({"B22-014HR+", 1});
    const auto unknown = only<UnknownCard>();
    BOOST_TEST(meant(unknown) == "B22-014 ");
}

BOOST_AUTO_TEST_CASE(a_number_of_several_cards_means_each_of_them)
{
    deck.cards.push_back({"B08-047", 1});
    const auto unknown = only<UnknownCard>();
    BOOST_TEST(meant(unknown) == "B08-047a B08-047b B08-047c ");
}

BOOST_AUTO_TEST_CASE(every_violation_is_told_at_once_in_the_order_of_clauses)
{
    deck.cards = {{.code = "Z99-002", .copies = 1, .comments = {}, .raw = {}},
                  {.code = "B22-018", .copies = 5, .comments = {}, .raw = {}},
                  {.code = "Z99-001", .copies = 1, .comments = {}, .raw = {}},
                  {.code = "B22-001", .copies = 6, .comments = {}, .raw = {}}};
    const std::vector<Violation> found = violations();
    BOOST_REQUIRE(codes(found) == "DECK-1 DECK-2 DECK-2 DECK-3 DECK-10 UNKNOWN-CARD UNKNOWN-CARD");
    BOOST_TEST(std::get<TooManyCopies>(found[1].reason).cards.front()->id == "B22-018");
    BOOST_TEST(std::get<UnknownCard>(found[5].reason).code == "Z99-002");
}

BOOST_AUTO_TEST_CASE(an_empty_deck_is_too_small_and_has_nobody_to_lead)
{
    deck = Deck();
    BOOST_TEST(broken() == "DECK-1 DECK-3");
}

BOOST_AUTO_TEST_CASE(thousands_of_unknown_cards_are_all_told)
{
    for (int i = 0; i < 5000; ++i)
        deck.cards.push_back({.code = "Z" + std::to_string(i), .comments = {}, .raw = {}});
    BOOST_TEST(violations().size() == 5000U);
}

BOOST_AUTO_TEST_CASE(every_clause_has_a_code_of_its_own)
{
    std::set<std::string_view> codes;
    for (const DeckClause clause : every_coded<DeckClause>())
        BOOST_TEST(codes.insert(code_of(clause)).second, code_of(clause));
    BOOST_TEST(codes.contains("FORMAT-OPENING"));
}

BOOST_AUTO_TEST_CASE(neither_the_order_of_the_cards_nor_their_printings_matter) // RULING-4
{
    const std::vector<Format> formats = {shipped_format("unlimited"), shipped_format("standard"),
                                         shipped_format("house-example")};
    int broken_decks = 0;
    BOOST_TEST(rc::check([&] {
        const Deck one = any_deck();
        const Deck other = in_other_words(one);
        const Format& format_of_both = formats[below(formats.size())];
        const auto found = check_legality(one, format_of_both, shipped_library());
        const auto again = check_legality(other, format_of_both, shipped_library());
        broken_decks += found.empty() ? 0 : 1;
        RC_LOG() << codes(found) << " and " << codes(again);
        RC_ASSERT(
            std::ranges::is_permutation(found, again, {}, &Violation::reason, &Violation::reason));
    }));
    BOOST_TEST(broken_decks > 50);
}

BOOST_AUTO_TEST_SUITE_END()
