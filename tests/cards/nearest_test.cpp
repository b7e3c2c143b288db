#include "cards/text_folding.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <rapidcheck/boost_test.h>

#include <algorithm>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(nearest_texts)

namespace {

struct Distance {
    std::string one;
    std::string other;
    int distance;
};
std::ostream& operator<<(std::ostream& out, const Distance& row)
{
    return out << row.one << " / " << row.other;
}

const Distance distances[] = {
    {"marth", "marth", 0},  {"marth", "marht", 1},   {"marth", "mart", 1},
    {"marth", "maarth", 1}, {"marth", "garth", 1},   {"", "abc", 3},
    {"ca", "abc", 3},       {"マルス", "マリス", 1}, {"マルス", "マスル", 1},
    {"abcd", "badc", 2},    {"kitten", "sitting", 3}};

/// The same distance by its definition, without rows or limits.
int plain_distance(const std::string& one, const std::string& other)
{
    if (one.empty() || other.empty())
        return static_cast<int>(one.size() + other.size());
    const std::string a = one.substr(1);
    const std::string b = other.substr(1);
    int best = std::min({plain_distance(a, other) + 1, plain_distance(one, b) + 1,
                         plain_distance(a, b) + (one[0] == other[0] ? 0 : 1)});
    if (one.size() > 1 && other.size() > 1 && one[0] == other[1] && one[1] == other[0])
        best = std::min(best, plain_distance(one.substr(2), other.substr(2)) + 1);
    return best;
}

} // namespace

BOOST_DATA_TEST_CASE(distance_counts_insertions_removals_changes_and_swaps, distances)
{
    BOOST_TEST(edit_distance(sample.one, sample.other, 9) == sample.distance);
    BOOST_TEST(edit_distance(sample.other, sample.one, 9) == sample.distance);
    if (sample.distance > 0)
        BOOST_TEST(edit_distance(sample.one, sample.other, sample.distance - 1) == sample.distance);
}

RC_BOOST_PROP(distance_is_as_defined_up_to_its_limit, ())
{
    const auto word =
        rc::gen::resize(6, rc::gen::container<std::string>(rc::gen::elementOf(std::string("abc"))));
    const std::string one = *word;
    const std::string other = *word;
    const int limit = *rc::gen::inRange(0, 7);
    RC_ASSERT(edit_distance(one, other, limit) == std::min(plain_distance(one, other), limit + 1));
}

BOOST_AUTO_TEST_CASE(the_nearest_known_text_comes_first)
{
    const std::vector<std::string> known = {"Martha", "Cain", "Marth", "Marthe"};
    const std::vector<std::string> expected = {"Marth", "Martha", "Marthe"};
    BOOST_TEST(nearest("marth", known) == expected, boost::test_tools::per_element());
    BOOST_TEST(nearest("marth", known, 1).size() == 1U);
}

BOOST_AUTO_TEST_CASE(what_is_not_much_alike_is_not_suggested)
{
    const std::vector<std::string> known = {"symbol", "support", "skill"};
    BOOST_TEST(nearest("dragon", known).empty());
    BOOST_TEST(nearest("", known).empty());
    BOOST_TEST(nearest("zz", known).empty());
}

BOOST_AUTO_TEST_CASE(a_beginning_is_suggested_after_a_single_slip)
{
    const std::vector<std::string> known = {"costly", "cot"};
    const std::vector<std::string> expected = {"cot", "costly"};
    BOOST_TEST(nearest("cos", known) == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_text_known_twice_is_suggested_once)
{
    BOOST_TEST(nearest("marth", {"Marth", "Marth"}).size() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
