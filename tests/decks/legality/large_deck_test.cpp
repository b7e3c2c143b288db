#include "decks/legality/legality_fixture.h"

#include <boost/test/unit_test.hpp>

#include <set>
#include <tuple>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(large_deck)

namespace {

/// Every third card of the library, one to five copies of each.
Deck every_third_card()
{
    Deck deck;
    const auto cards = shipped_library().cards();
    for (std::size_t at = 0; at < cards.size(); at += 3)
        deck.cards.push_back({.code = cards[at].id,
                              .copies = 1 + static_cast<int>(at % 5),
                              .comments = {},
                              .raw = {}});
    return deck;
}

} // namespace

BOOST_AUTO_TEST_CASE(who_may_lead_goes_by_all_that_shares_a_unit_name_with_it)
{
    Deck deck;
    for (const Card& card : shipped_library().cards())
        deck.cards.push_back({.code = card.id, .copies = 1 + static_cast<int>(card.id.back() % 5)});
    const ResolvedDeck resolved = resolve(deck, shipped_library());
    std::vector<std::tuple<int, int, const Card*>> expected; // the library holds its cards by id
    int with_several_names = 0;
    for (const Card& card : shipped_library().cards()) {
        if (card.cost != Amount(1))
            continue;
        int line = 0;
        for (const auto& [other, copies] : resolved.cards)
            line += shares_unit_name(card, *other) ? copies : 0;
        expected.emplace_back(-line, -resolved.copies_of(card), &card);
        with_several_names += card.also_unit.empty() ? 0 : 1;
    }
    std::ranges::sort(expected);
    BOOST_TEST(with_several_names > 0);
    std::vector<const Card*> best_first;
    for (const auto& [line, copies, card] : expected)
        best_first.push_back(card);
    BOOST_TEST((possible_protagonists(resolved) == best_first));
}

BOOST_AUTO_TEST_CASE(what_a_format_counts_is_counted_card_by_card)
{
    const Deck deck = every_third_card();
    const ResolvedDeck resolved = resolve(deck, shipped_library());
    const Query query = std::get<Query>(Query::parse("cost>=4 or type:dragon", shipped_library()));
    int copies = 0;
    for (const ResolvedDeck::Line& line : resolved.cards)
        copies += query.matches(*line.card, {&shipped_library(), nullptr, {}}) ? line.copies : 0;
    BOOST_TEST_REQUIRE(copies > 0);
    Format format;
    format.exact.push_back({.cards = query, .min = copies, .max = copies});
    const auto counts = [&] {
        const auto found = check_legality(deck, format, shipped_library());
        return std::ranges::count(found, DeckClause::FormatExact, &Violation::clause);
    };
    BOOST_TEST(counts() == 0);
    format.exact.front().min = copies + 1;
    BOOST_TEST(counts() == 1);
}

BOOST_AUTO_TEST_CASE(each_name_with_too_many_copies_is_told_once_and_mended_alone)
{
    Deck deck = every_third_card();
    const Deck again = deck; // every card on two lines, far from each other
    for (const DeckEntry& entry : again.cards)
        deck.cards.push_back(entry);
    std::set<CardIndex> names;
    for (const Violation& violation : check_legality(deck, Format(), shipped_library())) {
        const auto* wrong = std::get_if<TooManyCopies>(&violation.reason);
        if (!wrong)
            continue;
        BOOST_TEST(names.insert(wrong->cards.front()->name_group).second);
        int removed = 0;
        for (const Edit& edit : violation.fix) {
            BOOST_TEST(edit.card->name_group == wrong->cards.front()->name_group);
            removed += edit.copies;
        }
        BOOST_TEST(removed == wrong->actual - wrong->allowed);
    }
    BOOST_TEST(names.size() > 100U);
}

BOOST_AUTO_TEST_SUITE_END()
