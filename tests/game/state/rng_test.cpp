#include "game/state/rng.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <tuple>
#include <vector>

using kizuna::Rng;
using kizuna::split_mix_64;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(rng)

namespace {

/// How many standard deviations the chi-square of counts that should all be equal lies from its
/// mean: both too uneven and too even are wrong.
double sigmas_from_even(const std::vector<int>& counts)
{
    const double expected =
        std::accumulate(counts.begin(), counts.end(), 0.0) / static_cast<double>(counts.size());
    double chi_square = 0;
    for (const int count : counts)
        chi_square += (count - expected) * (count - expected) / expected;
    const auto freedom = static_cast<double>(counts.size() - 1);
    return std::abs(chi_square - freedom) / std::sqrt(2 * freedom);
}

std::vector<int> numbered(int count)
{
    std::vector<int> items(static_cast<std::size_t>(count));
    std::iota(items.begin(), items.end(), 0);
    return items;
}

} // namespace

// Published by the authors' own program for xoshiro256++ from the state 1, 2, 3, 4.
BOOST_AUTO_TEST_CASE(xoshiro_gives_the_published_numbers)
{
    const std::vector<std::uint64_t> published = {
        41943041U,
        58720359U,
        3588806011781223U,
        3591011842654386U,
        9228616714210784205U,
        9973669472204895162U,
        14011001112246962877U,
        12406186145184390807U,
        15849039046786891736U,
        10450023813501588000U,
    };
    Rng rng(std::array<std::uint64_t, 4>{1, 2, 3, 4});
    std::vector<std::uint64_t> drawn;
    for (std::size_t i = 0; i < published.size(); ++i)
        drawn.push_back(rng.next());
    BOOST_TEST(drawn == published, boost::test_tools::per_element());
}

// Published for SplitMix64 from the seed 1234567.
BOOST_AUTO_TEST_CASE(split_mix_gives_the_published_numbers)
{
    const std::vector<std::uint64_t> published = {
        6457827717110365317U, 3203168211198807973U,  9817491932198370423U,
        4593380528125082431U, 16408922859458223821U,
    };
    std::uint64_t state = 1234567;
    std::vector<std::uint64_t> drawn;
    for (std::size_t i = 0; i < published.size(); ++i)
        drawn.push_back(split_mix_64(state));
    BOOST_TEST(drawn == published, boost::test_tools::per_element());
}

// The states and numbers of the next four tests come from a second program in another language,
// written from the definition in rng.h.
BOOST_AUTO_TEST_CASE(a_seed_alone_gives_this_state)
{
    const std::array<std::uint64_t, 4> expected = {0x76d522a899f8d427, 0x65c6e0bfb7866f84,
                                                   0xc6428ab216582f6a, 0x80b429afd2455453};
    BOOST_TEST(Rng(2016).state() == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_seed_a_stream_and_a_chunk_give_this_state)
{
    const std::array<std::uint64_t, 4> expected = {0x32ca8e5871a47c35, 0x4852adda2551c88a,
                                                   0xd609d8cbdccca6a0, 0xb5a4ee5960d07542};
    BOOST_TEST(Rng(2016, 3, 41).state() == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_seed_gives_these_bounded_numbers)
{
    Rng rng(2016);
    std::vector<std::uint32_t> drawn;
    for (const std::uint32_t bound : {1U, 2U, 6U, 49U, 60U, 1000U, 3U << 30})
        drawn.push_back(rng.below(bound));
    const std::vector<std::uint32_t> expected = {0, 1, 0, 37, 4, 959, 2194766855};
    BOOST_TEST(drawn == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_seed_gives_this_shuffle)
{
    std::vector<int> cards = numbered(10);
    Rng(2016).shuffle(std::span(cards));
    const std::vector<int> expected = {6, 8, 2, 1, 4, 9, 3, 7, 5, 0};
    BOOST_TEST(cards == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_printed_state_goes_on_where_it_was)
{
    Rng rng(7);
    rng.next();
    Rng copy(rng.state());
    BOOST_TEST((copy == rng));
    BOOST_TEST(copy.next() == rng.next());
}

BOOST_AUTO_TEST_CASE(seed_stream_and_chunk_do_not_stand_for_each_other)
{
    std::set<std::array<std::uint64_t, 4>> states;
    for (std::uint64_t seed = 0; seed < 12; ++seed)
        for (std::uint64_t stream = 0; stream < 12; ++stream)
            for (std::uint64_t chunk = 0; chunk < 12; ++chunk)
                states.insert(Rng(seed, stream, chunk).state());
    BOOST_TEST(states.size() == 12U * 12U * 12U);
}

BOOST_DATA_TEST_CASE(numbers_below_a_bound_are_even, data::make({2U, 3U, 6U, 49U, 50U, 255U}),
                     bound)
{
    Rng rng(20151210, bound);
    std::vector<int> counts(bound);
    for (std::uint32_t i = 0; i < 2000 * bound; ++i)
        ++counts.at(rng.below(bound));
    BOOST_TEST(sigmas_from_even(counts) < 4);
}

// Three quarters of 2^32: a draw that is only scaled down gives one number in three twice as often.
BOOST_AUTO_TEST_CASE(a_large_bound_is_even_too)
{
    Rng rng(20151210);
    std::vector<int> counts(3);
    for (int i = 0; i < 30'000; ++i)
        ++counts[rng.below(3U << 30) % 3];
    BOOST_TEST(sigmas_from_even(counts) < 4);
}

BOOST_AUTO_TEST_CASE(the_first_numbers_of_neighbouring_chunks_are_even)
{
    std::vector<int> counts(49);
    for (std::uint64_t chunk = 0; chunk < 49'000; ++chunk)
        ++counts[Rng(1, 1, chunk).below(49)];
    BOOST_TEST(sigmas_from_even(counts) < 4);
}

BOOST_AUTO_TEST_CASE(every_order_of_four_cards_is_as_likely)
{
    Rng rng(20160401);
    std::map<std::vector<int>, int> seen;
    for (int i = 0; i < 48'000; ++i) {
        std::vector<int> cards = numbered(4);
        rng.shuffle(std::span(cards));
        ++seen[cards];
    }
    std::vector<int> counts;
    for (const auto& [order, count] : seen)
        counts.push_back(count);
    BOOST_REQUIRE(counts.size() == 24);
    BOOST_TEST(sigmas_from_even(counts) < 4);
}

BOOST_DATA_TEST_CASE(every_card_is_as_likely_at_every_place, data::make({0U, 5U, 10U, 48U}), place)
{
    Rng rng(20170318, place);
    std::vector<int> counts(49);
    for (int i = 0; i < 24'500; ++i) {
        std::vector<int> cards = numbered(49);
        rng.shuffle(std::span(cards));
        ++counts[static_cast<std::size_t>(cards[place])];
    }
    BOOST_TEST(sigmas_from_even(counts) < 4);
}

BOOST_AUTO_TEST_CASE(a_shuffle_keeps_every_card)
{
    std::vector<int> cards = numbered(60);
    Rng(3).shuffle(std::span(cards));
    std::ranges::sort(cards);
    BOOST_TEST(cards == numbered(60), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_stopped_shuffle_begins_like_a_whole_one)
{
    std::vector<int> whole = numbered(49);
    std::vector<int> stopped = whole;
    Rng(11).shuffle(std::span(whole));
    Rng(11).shuffle_top(std::span(stopped), 11);
    BOOST_TEST(std::equal(whole.begin(), whole.begin() + 11, stopped.begin()));
}

BOOST_DATA_TEST_CASE(nothing_and_one_card_need_no_chance, data::make({0, 1}), size)
{
    std::vector<int> cards = numbered(size);
    Rng rng(11);
    rng.shuffle(std::span(cards));
    BOOST_TEST((rng == Rng(11)));
}

BOOST_AUTO_TEST_SUITE_END()
