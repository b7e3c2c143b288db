#pragma once

#include "game/play/engine.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace kizuna {

/// Why a decision was made; its text is the message "reason.…" of the same name.
enum class ChoiceReason : std::uint8_t {
    RuleKeeps,
    RuleRedraws,
    BondNewSymbol, ///< the card shows a symbol that the deck needs and the bonds lack
    BondTooDear,   ///< the card costs more than the next two bonds will pay
    BondDearest,   ///< the dearest of the cards that may become a bond
    BondNothing,   ///< no card of the hand may become a bond
    BondHandSmall, ///< no bond: late in the game a small hand is worth more
    Promotion,
    PlanClassChange, ///< a class change of the plan, done first as it draws a card
    PlanLevelUp,
    PlanDeployment,
    PlanNothing, ///< there is nothing (more) to play
    AttackStrongest,
    AttackNone,          ///< no unit is left that can attack
    AttackFromOtherLine, ///< a unit could attack from its other line, but the policy moves no unit
    CriticalWins,        ///< the attack would fail without it and succeeds with it
    CriticalNeedless,
    CriticalTooWeak,
    CriticalNoCard,
    DeclinedSkill, ///< the policy uses no skills
    OnlyWay,       ///< something must be chosen: the first legal action
    ByChance,
    AheadBond,    ///< looking ahead over the hand, this bond leaves most to spend
    AheadNoBond,  ///< looking ahead, every card is worth more in the hand than as a bond
    AheadDraws,   ///< a class change draws a card, which may be the promotion
    AheadPlay,    ///< part of the plan that spends most over the turns to come
    SkillFree,    ///< the skill helps and takes nothing
    SkillPays,    ///< what the skill brings is worth more than its price
    SkillTooDear, ///< the skill brings something, but its price is worth at least as much
    SkillNoUse,   ///< the skill brings nothing that the policy values
    ChoiceBest,   ///< the choice that brings most
    ChoiceLeast,  ///< the choice that is missed least
    ChoiceEnough, ///< no further choice brings anything
    ChoiceLine,   ///< units that reach from the back stand there, others in the front
};
std::span<const std::string_view> reason_names(); ///< indexed by value, as in "bond-new-symbol"
inline std::string_view name_of(ChoiceReason reason)
{
    return reason_names()[static_cast<std::size_t>(reason)];
}

struct Choice {
    Action action;
    ChoiceReason reason = ChoiceReason::OnlyWay;
};

/// Decides for player P in games against a dummy, one game after the other. It is given the whole
/// state but uses only what P may know. An object belongs to one thread.
class Policy {
public:
    virtual ~Policy() = default;
    virtual void begin_game(std::uint64_t seed, std::uint64_t game);
    /// A legal action for the decision or phase that waits for P. Never called for the mulligan,
    /// which the keep rule decides.
    virtual Choice choose(const GameState& state) = 0;
    /// True if the policy may act in the action phase of games without attacks.
    virtual bool has_action_phase() const { return false; }

protected:
    Policy() = default;
    Policy(const Policy&) = default;
    Policy& operator=(const Policy&) = default;
};

/// "gf-basic", "random" and "planner", the default first.
std::span<const std::string_view> policy_ids();
/// `cards` must outlive the policy; `id` is one of policy_ids(). `attacks` is false for games in
/// which no unit ever attacks.
std::unique_ptr<Policy> make_policy(std::string_view id, const GameCards& cards,
                                    bool attacks = true);

/// The stream of a policy's random choices: Rng(seed, policy_stream, game).
inline constexpr std::uint64_t policy_stream = 6;

} // namespace kizuna
