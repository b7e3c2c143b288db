#include "cards/library/card.h"

#include <boost/test/unit_test.hpp>

#include <atomic>
#include <latch>
#include <thread>
#include <vector>

using namespace kizuna;

namespace card_skills {

/// Gives the card as many skills as its number says, and counts how often it is asked.
class CountedSource : public SkillSource {
public:
    std::vector<Skill> skills(std::uint32_t card) const override
    {
        ++asked;
        return std::vector<Skill>(card);
    }
    mutable std::atomic<int> asked = 0;
};

constexpr int threads = 4;

/// Gives no thread its skills before each is about to read them.
class MeetingPlace : public SkillSource {
public:
    std::vector<Skill> skills(std::uint32_t card) const override
    {
        all_here_.arrive_and_wait();
        return std::vector<Skill>(card);
    }

private:
    mutable std::latch all_here_{threads};
};

struct CardSkillsTest {
    CountedSource source;
};

} // namespace card_skills

BOOST_FIXTURE_TEST_SUITE(card_skills, CardSkillsTest)

BOOST_AUTO_TEST_CASE(skills_are_read_once_and_not_before_somebody_looks)
{
    const CardSkills skills(source, 2);
    BOOST_TEST(source.asked == 0);
    BOOST_TEST(skills.size() == 2U);
    BOOST_TEST(&skills.front() == &skills[0]);
    BOOST_TEST(source.asked == 1);
}

BOOST_AUTO_TEST_CASE(a_card_without_skills_in_its_source_is_not_asked_again)
{
    const CardSkills skills(source, 0);
    BOOST_TEST(skills.empty());
    BOOST_TEST(skills.empty());
    BOOST_TEST(source.asked == 1);
}

BOOST_AUTO_TEST_CASE(skills_that_are_moved_stay_unread)
{
    CardSkills skills(source, 3);
    CardSkills moved(std::move(skills));
    skills = std::move(moved);
    BOOST_TEST(source.asked == 0);
    BOOST_TEST(skills.size() == 3U);
}

BOOST_AUTO_TEST_CASE(a_copy_has_its_skills_read_and_outlives_their_source)
{
    std::vector<CardSkills> copies;
    {
        const CountedSource gone;
        copies.push_back(CardSkills(gone, 1));
        copies.push_back(copies.front());
        BOOST_TEST(gone.asked == 1);
        copies.erase(copies.begin());
    }
    BOOST_TEST(copies.front().size() == 1U);
}

BOOST_AUTO_TEST_CASE(threads_that_look_at_once_see_the_same_skills)
{
    const MeetingPlace place;
    const CardSkills skills(place, 5);
    std::vector<const Skill*> seen(threads);
    {
        std::vector<std::jthread> lookers;
        for (std::size_t at = 0; at < seen.size(); ++at)
            lookers.emplace_back([&, at] { seen[at] = &skills.back(); });
    }
    for (const Skill* each : seen)
        BOOST_TEST(each == &skills.back());
}

BOOST_AUTO_TEST_SUITE_END()
