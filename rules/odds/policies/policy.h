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
    BondNewSymbol, ///< it brings a symbol that the deck needs
    BondTooDear,   ///< it costs more than the next two bonds will pay
    BondDearest,   ///< of what may go it costs most
    BondNothing,   ///< nothing in the hand may go
    BondHandSmall, ///< late in the game the last cards are worth more than a bond
    Promotion,
    PlanClassChange, ///< of the plan, and it draws a card
    PlanLevelUp,
    PlanDeployment,
    PlanNothing, ///< nothing (more) to play
    AttackStrongest,
    AttackNone,          ///< nobody is left who could
    AttackFromOtherLine, ///< somebody could, but not from where it stands, and the policy moves
                         ///< nobody
    CriticalWins,        ///< the attack would fail without it and succeeds with it
    CriticalNeedless,
    CriticalTooWeak,
    CriticalNoCard,
    DeclinedSkill, ///< the policy uses no skills
    OnlyWay,       ///< something must be chosen, and it is the first of the choices
    ByChance,
    AheadBond,    ///< looking ahead over the hand, this bond leaves most to spend
    AheadNoBond,  ///< looking ahead, every card is worth more in the hand than as a bond
    AheadDraws,   ///< a class change draws a card, which may be the promotion
    AheadPlay,    ///< part of the plan that spends most over the turns to come
    SkillFree,    ///< the skill helps and takes nothing
    SkillPays,    ///< what the skill brings is worth more than its price
    SkillTooDear, ///< it brings something, but its price is worth as much
    SkillNoUse,   ///< it brings nothing that the policy sees
    ChoiceBest,   ///< of what may be chosen it brings most
    ChoiceLeast,  ///< of what may be chosen it is missed least
    ChoiceEnough, ///< nothing more of what may be chosen helps
    ChoiceLine,   ///< units that reach from the back stand there, others in the front
};
std::span<const std::string_view> reason_names(); ///< as in "bond-new-symbol", by value
inline std::string_view name_of(ChoiceReason reason)
{
    return reason_names()[static_cast<std::size_t>(reason)];
}

struct Choice {
    Action action;
    ChoiceReason reason = ChoiceReason::OnlyWay;
};

/// Plays P against a dummy. It sees the state whole, but looks only at what P may know. One object
/// plays one game after the other; it is not shared between threads.
class Policy {
public:
    virtual ~Policy() = default;
    virtual void begin_game(std::uint64_t seed, std::uint64_t game);
    /// For the decision or phase that waits for P; never asked about the mulligan, which a keep
    /// rule decides.
    virtual Choice choose(const GameState& state) = 0;
    /// True where it does something in the action phase even if nobody attacks.
    virtual bool has_action_phase() const { return false; }

protected:
    Policy() = default;
    Policy(const Policy&) = default;
    Policy& operator=(const Policy&) = default;
};

/// "gf-basic", "random" and "planner", the default first.
std::span<const std::string_view> policy_ids();
/// `cards` outlives the policy, `id` is one of policy_ids(). `attacks`: false where no unit ever
/// attacks.
std::unique_ptr<Policy> make_policy(std::string_view id, const GameCards& cards,
                                    bool attacks = true);

/// Where a policy that leaves something to chance takes it from: Rng(seed, policy_stream, game).
inline constexpr std::uint64_t policy_stream = 6;

} // namespace kizuna
