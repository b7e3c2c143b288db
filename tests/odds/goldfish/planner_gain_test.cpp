#include "odds/goldfish/goldfish_tools.h"

#include "game/values/values.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <cmath>
#include <cstdlib>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(planner_gain)

namespace {

namespace data = boost::unit_test::data;

/// Spent in turns 1 to 8, and class-changed by turn 4, of one game after the other.
class GameByGame : public GoldfishWatcher {
public:
    std::vector<double> spent;
    std::vector<double> promoted;
    void deployment_ends(const GameState& state) override
    {
        const PlayerState& player = state[Player::P];
        if (player.own_turns == 1) {
            spent.push_back(0);
            promoted.push_back(0);
        }
        spent.back() += player.spent;
        const Unit* unit = protagonist_of(state, Player::P);
        if (player.own_turns == 4)
            promoted.back() = unit && is_class_changed(state, *unit) ? 1 : 0;
    }
};

GameByGame games_of(const GoldfishDeck& deck, const std::string& policy, std::uint64_t games,
                    bool goes_first)
{
    GoldfishSettings settings;
    settings.policy = policy;
    settings.rule = rule_of("cost-one", shipped_library());
    settings.goes_first = goes_first;
    const Goldfish goldfish = deck.goldfish(settings);
    GameByGame watcher;
    GoldfishPlayer player(goldfish);
    for (std::uint64_t game = 0; game < games; ++game)
        player.play(game, watcher);
    return watcher;
}

/// The mean of the differences of pairs, and half its 95 % interval.
struct Gain {
    double mean = 0;
    double half = 0;
    double min() const { return mean - half; }
};
Gain gain_of(const std::vector<double>& ours, const std::vector<double>& theirs)
{
    const auto count = static_cast<double>(ours.size());
    Gain gain;
    for (std::size_t at = 0; at < ours.size(); ++at)
        gain.mean += (ours[at] - theirs[at]) / count;
    double squares = 0;
    for (std::size_t at = 0; at < ours.size(); ++at)
        squares += std::pow(ours[at] - theirs[at] - gain.mean, 2);
    gain.half = 1.96 * std::sqrt(squares / (count - 1) / count);
    return gain;
}

double mean_of(const std::vector<double>& values)
{
    double sum = 0;
    for (const double value : values)
        sum += value;
    return sum / static_cast<double>(values.size());
}

/// Games for each policy; the table in rules/odds/README.md is of a hundred thousand.
std::uint64_t games_to_compare()
{
    constexpr std::uint64_t usual = 2'000;
    const char* const asked = std::getenv("KIZUNA_PLANNER_GAMES");
    return asked ? std::strtoull(asked, nullptr, 10) : usual;
}

} // namespace

BOOST_DATA_TEST_CASE(the_planner_spends_more_and_promotes_more_often_than_gf_basic,
                     data::make(std::vector<std::string>{"altean-vanguard", "golden-deer"}) *
                         data::make(std::vector<bool>{true, false}),
                     id, goes_first)
{
    const std::uint64_t games = games_to_compare(); // the same cards for both
    const GoldfishDeck deck = bundled_deck(id);
    const GameByGame planner = games_of(deck, "planner", games, goes_first);
    const GameByGame basic = games_of(deck, "gf-basic", games, goes_first);
    const Gain spent = gain_of(planner.spent, basic.spent);
    const Gain promoted = gain_of(planner.promoted, basic.promoted);
    BOOST_TEST_MESSAGE(id << (goes_first ? ", first" : ", second") << ": spent "
                          << mean_of(basic.spent) << " -> " << mean_of(planner.spent) << ", +"
                          << spent.mean << " ± " << spent.half << "; class changed by turn 4 "
                          << mean_of(basic.promoted) << " -> " << mean_of(planner.promoted) << ", +"
                          << promoted.mean << " ± " << promoted.half);
    BOOST_TEST(spent.min() > 0);
    BOOST_TEST(promoted.min() > 0);
}

BOOST_AUTO_TEST_SUITE_END()
