#include "decks/legality/reached_sum.h"

#include <boost/test/unit_test.hpp>
#include <rapidcheck.h>

#include <algorithm>
#include <numeric>

using namespace kizuna;

namespace {

using Numbers = std::vector<int>;

int number(int min, int max)
{
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(min, max + 1));
}

Numbers picked(const Numbers& numbers, const ReachedSum& reached)
{
    Numbers found;
    for (const std::size_t place : reached.picked)
        found.push_back(numbers[place]);
    return found;
}

/// The highest sum not above `wanted` of all subsets there are, by looking at each of them.
int best_of_all_subsets(const Numbers& numbers, int wanted)
{
    int best = 0;
    const std::size_t subsets = std::size_t{1} << numbers.size();
    std::vector<int> sums(subsets, 0);
    for (std::size_t subset = 1; subset < subsets; ++subset) {
        const auto lowest = static_cast<std::size_t>(__builtin_ctzll(subset));
        sums[subset] = sums[subset & (subset - 1)] + numbers[lowest];
        if (sums[subset] <= wanted)
            best = std::max(best, sums[subset]);
    }
    return best;
}

} // namespace

BOOST_AUTO_TEST_SUITE(reached_sums)

// DET-T1; DET-OPEN-1, DET-CON-2
BOOST_AUTO_TEST_CASE(det_t1_levels_one_one_two_three_make_up_three)
{
    const Numbers levels = {1, 1, 2, 3};
    const ReachedSum first = reach_sum(levels, 3);
    BOOST_TEST(first.is_exact());
    BOOST_TEST(picked(levels, first) == Numbers({3}), boost::test_tools::per_element());
    BOOST_TEST(reach_sum(Numbers{1, 1, 2}, 3).is_exact());
}

// DET-T2; DET-OPEN-1, DET-OPEN-2
BOOST_AUTO_TEST_CASE(det_t2_levels_two_two_four_make_up_two_but_not_three)
{
    const Numbers levels = {2, 2, 4};
    const ReachedSum first = reach_sum(levels, 3);
    BOOST_TEST(!first.is_exact());
    BOOST_TEST(first.sum == 2);
    const std::vector<MissingWay> proof = {{{3}, 3, 1, 0}, {{2, 1}, 1, 1, 0}, {{1, 1, 1}, 1, 3, 0}};
    BOOST_TEST((first.missing == proof));
    const ReachedSum second = reach_sum(levels, 2);
    BOOST_TEST(second.is_exact());
    BOOST_TEST(picked(levels, second) == Numbers({2}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(nothing_makes_up_nothing)
{
    const ReachedSum reached = reach_sum(Numbers{}, 2);
    BOOST_TEST(reached.sum == 0);
    BOOST_TEST(reached.picked.empty());
    BOOST_TEST(reached.missing.size() == 2u);
}

BOOST_AUTO_TEST_CASE(numbers_below_one_are_never_picked)
{
    const Numbers levels = {0, -1, 2};
    BOOST_TEST(reach_sum(levels, 2).picked == std::vector<std::size_t>({2}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_sum_is_the_best_of_all_subsets_and_its_witness_and_proof_hold)
{
    BOOST_TEST(rc::check([] {
        Numbers numbers(static_cast<std::size_t>(number(0, number(0, 9) == 0 ? 20 : 14)));
        for (int& each : numbers)
            each = number(0, 6);
        const int wanted = number(1, max_reached_sum);
        const ReachedSum reached = reach_sum(numbers, wanted);
        RC_ASSERT(reached.sum == best_of_all_subsets(numbers, wanted));
        const Numbers witness = picked(numbers, reached);
        RC_ASSERT(std::accumulate(witness.begin(), witness.end(), 0) == reached.sum);
        RC_ASSERT(std::ranges::is_sorted(reached.picked));
        RC_ASSERT(std::ranges::adjacent_find(reached.picked) == reached.picked.end());
        RC_ASSERT(reached.is_exact() == reached.missing.empty());
        for (const MissingWay& way : reached.missing) {
            RC_ASSERT(std::accumulate(way.parts.begin(), way.parts.end(), 0) == wanted);
            RC_ASSERT(way.there == std::ranges::count(numbers, way.number));
            RC_ASSERT(way.needed == std::ranges::count(way.parts, way.number));
            RC_ASSERT(way.there < way.needed);
        }
    }));
}

BOOST_AUTO_TEST_SUITE_END()
