#include "cards/text/nearest.h"

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

/// nearest() as its comment has it: every known text is looked at, and all that are alike are put
/// in order.
std::vector<std::string> plainly_nearest(const std::string& text,
                                         const std::vector<std::string>& known, std::size_t max)
{
    const int limit = std::max(1, static_cast<int>(text.size() / 3));
    std::vector<std::pair<int, std::string>> alike;
    for (const std::string& one : known) {
        const int distance = plain_distance(text, one);
        const bool is_new =
            std::ranges::find(alike, one, &std::pair<int, std::string>::second) == alike.end();
        if (is_new && distance <= limit)
            alike.emplace_back(2 * distance, one);
        else if (is_new && text.size() > 1 && one.starts_with(text))
            alike.emplace_back(3, one);
    }
    std::ranges::stable_sort(alike, {}, &std::pair<int, std::string>::first);
    std::vector<std::string> found;
    for (std::size_t at = 0; at < std::min(max, alike.size()); ++at)
        found.push_back(alike[at].second);
    return found;
}

const auto short_word =
    rc::gen::resize(6, rc::gen::container<std::string>(rc::gen::elementOf(std::string("abc"))));

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
    const std::string one = *short_word;
    const std::string other = *short_word;
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

BOOST_AUTO_TEST_CASE(a_longer_text_with_the_same_beginning_does_not_go_first)
{
    const std::vector<std::string> known = {"Marth, Altean", "Marth, Altean Prince"};
    BOOST_TEST(nearest("Marth, Alt", known) == known, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_text_known_twice_is_suggested_once)
{
    BOOST_TEST(nearest("marth", {"Marth", "Marth"}).size() == 1U);
    BOOST_TEST(nearest("swrod", {"sword", "Sword"}) == std::vector<std::string>{"sword"},
               boost::test_tools::per_element());
    BOOST_TEST(nearest("SRR", {"SR", "SR+"}).size() == 2U);
}

RC_BOOST_PROP(the_nearest_are_the_same_as_when_every_text_is_looked_at, ())
{
    const std::string text = *rc::gen::nonEmpty(short_word);
    const auto known = *rc::gen::container<std::vector<std::string>>(short_word);
    const auto max = *rc::gen::inRange<std::size_t>(0, 5);
    RC_ASSERT(nearest(text, known, max) == plainly_nearest(text, known, max));
}

/// So many that pairs of letters are looked up.
RC_BOOST_PROP(among_many_texts_the_nearest_are_the_same, ())
{
    const std::string text = *rc::gen::nonEmpty(short_word);
    const auto known = *rc::gen::container<std::vector<std::string>>(short_word);
    const auto max = *rc::gen::inRange<std::size_t>(0, 5);
    std::vector<std::string> many = known;
    for (int other = 0; other < 600; ++other)
        many.push_back(std::string(20, 'x') + std::to_string(other));
    RC_ASSERT(KnownTexts(many).nearest(text, max) == plainly_nearest(text, known, max));
}

BOOST_AUTO_TEST_CASE(known_texts_answer_again_and_again)
{
    const KnownTexts known({"Marth", "Caeda", "マルス"});
    for (int time = 0; time < 2; ++time) {
        BOOST_TEST(known.nearest("marht") == std::vector<std::string>{"Marth"});
        BOOST_TEST(known.nearest("まるすう") == std::vector<std::string>{"マルス"});
        BOOST_TEST(known.nearest("ceada") == std::vector<std::string>{"Caeda"});
    }
}

BOOST_AUTO_TEST_CASE(what_is_not_worth_a_look_gives_way_to_the_next)
{
    const KnownTexts known({"marth", "martha", "marthe"});
    const auto longer = [](std::string_view text) { return text.size() > 5; };
    BOOST_TEST(known.nearest("marth", 1, longer) == std::vector<std::string>{"martha"});
}

BOOST_AUTO_TEST_SUITE_END()
