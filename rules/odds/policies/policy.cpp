#include "odds/policies/policy_basic.h"
#include "odds/policies/policy_planner.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

constexpr std::array<std::string_view, 3> ids = {"gf-basic", "random", "planner"};

constexpr std::array<std::string_view, 34> reasons = {
    "rule-keeps",       "rule-redraws",      "bond-new-symbol",
    "bond-too-dear",    "bond-dearest",      "bond-nothing",
    "bond-hand-small",  "promotion",         "plan-class-change",
    "plan-level-up",    "plan-deployment",   "plan-nothing",
    "attack-strongest", "attack-none",       "attack-from-other-line",
    "critical-wins",    "critical-needless", "critical-too-weak",
    "critical-no-card", "declined-skill",    "only-way",
    "by-chance",        "ahead-bond",        "ahead-no-bond",
    "ahead-draws",      "ahead-play",        "skill-free",
    "skill-pays",       "skill-too-dear",    "skill-no-use",
    "choice-best",      "choice-least",      "choice-enough",
    "choice-line",
};
static_assert(reasons.size() == static_cast<std::size_t>(ChoiceReason::ChoiceLine) + 1);

/// Takes any legal action, all equally likely.
class RandomPolicy : public Policy {
public:
    void begin_game(std::uint64_t seed, std::uint64_t game) override
    {
        rng_ = Rng(seed, policy_stream, game);
    }
    Choice choose(const GameState& state) override
    {
        const ActionList choices = legal_actions(state);
        return {choices[rng_.below(static_cast<std::uint32_t>(choices.size()))],
                ChoiceReason::ByChance};
    }

private:
    Rng rng_{0};
};

} // namespace

void Policy::begin_game(std::uint64_t, std::uint64_t) {}

std::span<const std::string_view> reason_names()
{
    return reasons;
}

std::span<const std::string_view> policy_ids()
{
    return ids;
}

std::unique_ptr<Policy> make_policy(std::string_view id, const GameCards& cards, bool attacks)
{
    if (id == ids[1])
        return std::make_unique<RandomPolicy>();
    if (id == ids[2])
        return std::make_unique<PlannerPolicy>(cards, attacks);
    return std::make_unique<BasicPolicy>(cards);
}

} // namespace kizuna
