#include "odds/openings/opening.h"

#include "decks/legality/legality_fixture.h"

#include <boost/test/unit_test.hpp>

#include <cmath>
#include <map>

using namespace kizuna;
using namespace kizuna::test;

namespace opening {

/// Fifty cards led by one of four Marths: 49 to draw from, seven of them Marth's.
struct OpeningTest {
    const CardLibrary& library = shipped_library();
    Deck deck = legal_deck();
    const Card& marth = card("B22-014");
    KeepRule rule;

    OpeningDeal deal(std::uint64_t seed, std::uint64_t number) const
    {
        const QueryContext context{.library = &library, .protagonist = &marth};
        return deal_opening(resolve(deck, library), marth, rule, context, seed, number);
    }
    void keep_where(std::string_view text)
    {
        auto parsed = KeepRule::parse(text, library);
        if (const auto* fault = std::get_if<Fault>(&parsed))
            throw DataError(*fault);
        rule = std::get<KeepRule>(parsed);
    }
    static const std::vector<CardIndex>& last_hand(const OpeningDeal& dealt)
    {
        return dealt.kept ? dealt.first : dealt.second;
    }
    std::string text_of(const std::vector<CardIndex>& cards) const
    {
        std::string text;
        for (const CardIndex at : cards)
            text += (text.empty() ? "" : " ") + library.cards()[at].id;
        return text;
    }
    int count(const std::vector<CardIndex>& cards, const Query& query) const
    {
        const QueryContext context{.library = &library, .protagonist = &marth};
        return static_cast<int>(std::ranges::count_if(
            cards, [&](CardIndex at) { return query.matches(library.cards()[at], context); }));
    }
    /// The share of deals for which this holds.
    template <typename Holds>
    double share(Holds holds) const
    {
        int hits = 0;
        for (int number = 0; number < deals; ++number)
            hits += holds(deal(20151210, static_cast<std::uint64_t>(number))) ? 1 : 0;
        return static_cast<double>(hits) / deals;
    }

    static constexpr int deals = 10'000;
};

/// Four standard deviations of a share of so many deals.
double four_sigma(double probability)
{
    return 4 * std::sqrt(probability * (1 - probability) / OpeningTest::deals);
}

} // namespace opening

BOOST_FIXTURE_TEST_SUITE(opening, OpeningTest)

// The cards of the next three tests come from a second program in another language, written from
// the definitions in rng.h and opening.h.
BOOST_AUTO_TEST_CASE(a_seed_and_a_number_give_this_opening)
{
    const OpeningDeal dealt = deal(1, 0);
    BOOST_TEST(text_of(dealt.first) == "B22-014 B22-018 B22-001 B22-002 B22-001 B22-028");
    BOOST_TEST(text_of(dealt.orbs) == "B22-028 B22-030 B22-031 B22-020 B22-001");
    BOOST_TEST(dealt.kept);
}

BOOST_AUTO_TEST_CASE(another_number_gives_another_opening)
{
    const OpeningDeal dealt = deal(1, 1);
    BOOST_TEST(text_of(dealt.first) == "B22-002 B22-021 B22-030 B22-014 B22-003 B22-023");
    BOOST_TEST(text_of(dealt.orbs) == "B22-031 B22-001 B22-030 B22-003 B22-001");
}

BOOST_AUTO_TEST_CASE(a_redraw_gives_these_six_and_their_orbs)
{
    keep_where("always-redraw");
    const OpeningDeal dealt = deal(20151210, 7);
    BOOST_TEST(text_of(dealt.first) == "B22-002 B22-023 B22-023 B22-002 B22-003 B22-031");
    BOOST_TEST(!dealt.kept);
    BOOST_TEST(text_of(dealt.second) == "B22-031 B22-026 B22-003 B22-001 B22-020 B22-018");
    BOOST_TEST(text_of(dealt.orbs) == "B22-030 B22-020 B22-020 B22-021 B22-028");
}

BOOST_AUTO_TEST_CASE(the_rule_decides_on_the_first_hand)
{
    keep_where("count(id=B22-018) >= 1");
    BOOST_TEST(deal(1, 0).kept);
    BOOST_TEST(deal(1, 0).second.empty());
    BOOST_TEST(!deal(1, 1).kept);
}

BOOST_AUTO_TEST_CASE(a_kept_hand_is_the_same_under_every_rule)
{
    const OpeningDeal kept = deal(1, 0);
    keep_where("count(id=B22-018) >= 1");
    BOOST_TEST((deal(1, 0) == kept));
}

BOOST_AUTO_TEST_CASE(the_order_of_the_deck_does_not_matter)
{
    const OpeningDeal before = deal(1, 0);
    std::ranges::reverse(deck.cards);
    set_copies(deck.cards, "B22-018", 1);
    deck.cards.insert(deck.cards.begin(),
                      {.code = "B22-018N", .copies = 3, .comments = {}, .raw = {}});
    BOOST_REQUIRE(library.find("B22-018N").card);
    BOOST_TEST((deal(1, 0) == before));
}

// SETUP-2 and SETUP-7: eleven different cards of the 49 that stay, however often that is tried.
BOOST_AUTO_TEST_CASE(no_card_is_dealt_twice_nor_the_one_that_leads)
{
    keep_where("cost-one");
    std::map<CardIndex, int> copies;
    for (const ResolvedDeck::Line& line : resolve(deck, library).cards)
        copies[library.index_of(*line.card)] = line.copies;
    --copies[library.index_of(marth)];
    bool all_there = true;
    for (std::uint64_t number = 0; number < 500; ++number) {
        const OpeningDeal dealt = deal(3, number);
        std::map<CardIndex, int> seen;
        for (const auto* cards : {&last_hand(dealt), &dealt.orbs}) {
            for (const CardIndex at : *cards)
                all_there = ++seen[at] <= copies[at] && all_there;
        }
        BOOST_REQUIRE_EQUAL(dealt.first.size(), 6U);
        BOOST_REQUIRE_EQUAL(dealt.orbs.size(), 5U);
    }
    BOOST_TEST(all_there);
}

BOOST_AUTO_TEST_CASE(a_single_protagonist_is_never_drawn)
{
    set_copies(deck.cards, "B22-014", 1);
    keep_where("always-redraw");
    const Query leads = query("id=B22-014");
    BOOST_TEST(share([&](const OpeningDeal& dealt) {
                   return count(dealt.first, leads) + count(dealt.second, leads) +
                              count(dealt.orbs, leads) >
                          0;
               }) == 0);
}

BOOST_AUTO_TEST_CASE(a_small_deck_is_dealt_as_far_as_it_goes)
{
    deck.cards = {{.code = "B22-014", .copies = 4, .comments = {}, .raw = {}},
                  {.code = "B22-001", .copies = 4, .comments = {}, .raw = {}}};
    BOOST_TEST(deal(1, 0).first.size() == 6U);
    BOOST_TEST(deal(1, 0).orbs.size() == 1U);
    deck.cards.pop_back();
    BOOST_TEST(deal(1, 0).first.size() == 3U);
    BOOST_TEST(deal(1, 0).orbs.empty());
}

BOOST_AUTO_TEST_CASE(unknown_cards_are_not_dealt)
{
    const OpeningDeal before = deal(1, 0);
    set_copies(deck.cards, "Z99-001", 40);
    BOOST_TEST((deal(1, 0) == before));
}

// Exact chances for 49 cards, 7 of them wanted: 1 - C(42,6)/C(49,6) = 0.6249, with a redraw where
// none came 1 - (1 - 0.6249)^2 = 0.8593.
BOOST_AUTO_TEST_CASE(a_hand_holds_the_protagonists_cards_as_often_as_it_should)
{
    const Query wanted = query("unit:protagonist");
    const auto has_one = [&](const OpeningDeal& dealt) {
        return count(last_hand(dealt), wanted) > 0;
    };
    BOOST_TEST(std::abs(share(has_one) - 0.6249) < four_sigma(0.6249));
    keep_where("count(unit:protagonist) >= 1");
    BOOST_TEST(std::abs(share(has_one) - 0.8593) < four_sigma(0.8593));
}

// One of four copies among the five orbs: 0.3593, and 0.3345 where hands without one are redrawn.
BOOST_AUTO_TEST_CASE(orbs_hold_a_card_as_often_as_they_should)
{
    const Query wanted = query("id=B22-018");
    const auto has_one = [&](const OpeningDeal& dealt) { return count(dealt.orbs, wanted) > 0; };
    BOOST_TEST(std::abs(share(has_one) - 0.3593) < four_sigma(0.3593));
    keep_where("count(id=B22-018) >= 1");
    BOOST_TEST(std::abs(share(has_one) - 0.3345) < four_sigma(0.3345));
}

BOOST_AUTO_TEST_SUITE_END()
