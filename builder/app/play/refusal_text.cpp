#include "app/play/refusal_text.h"

#include "app/play/table_text.h"

#include <algorithm>
#include <array>
#include <optional>

namespace kizuna {
namespace {

struct Reason {
    Clause clause;
    MessageKey words;
};

constexpr std::array reasons = {
    Reason{Clause::Turn2, "table.why.first-turn"_msg},
    Reason{Clause::TurnBond1, "table.why.not-in-hand"_msg},
    Reason{Clause::Ruling42, "table.why.text"_msg},
    Reason{Clause::Deploy2, "table.why.name"_msg},
    Reason{Clause::Deploy5, "table.why.symbol"_msg},
    Reason{Clause::Deploy6, "table.why.symbols"_msg},
    Reason{Clause::Ruling55, "table.why.x"_msg},
    Reason{Clause::Ruling45, "table.why.text"_msg},
    Reason{Clause::Attack1, "table.why.text"_msg},
    Reason{Clause::Attack2, "table.why.text"_msg},
    Reason{Clause::Attack5, "table.why.tapped"_msg},
    Reason{Clause::Range2, "table.why.range"_msg},
    Reason{Clause::Range4, "table.why.no-range"_msg},
    Reason{Clause::Move1, "table.why.text"_msg},
    Reason{Clause::Move3, "table.why.tapped"_msg},
    Reason{Clause::Skill5, "table.why.payment"_msg},
    Reason{Clause::Skill12, "table.why.once"_msg},
    Reason{Clause::Skill13, "table.why.tapped"_msg},
    Reason{Clause::MarkCcs, "table.why.class-change"_msg},
    Reason{Clause::MarkLvs, "table.why.stack"_msg},
    Reason{Clause::MarkFs, "table.why.formation"_msg},
    Reason{Clause::MarkUs, "table.why.symbol"_msg},
};

/// The phase that an action belongs to (TURN-1, SKILL-3).
std::optional<Phase> phase_of(ActionKind kind)
{
    switch (kind) {
    case ActionKind::Bond:
    case ActionKind::NoBond:
        return Phase::Bond;
    case ActionKind::Deploy:
    case ActionKind::LevelUp:
        return Phase::Deployment;
    case ActionKind::Attack:
    case ActionKind::Move:
    case ActionKind::UseSkill:
        return Phase::Action;
    default:
        return std::nullopt;
    }
}

} // namespace

std::string refusal_reason(const GameState& state, const TableOption& option,
                           const Messages& messages)
{
    const auto phase = phase_of(option.action.kind);
    const bool is_of_phase = option.refusal == Clause::Turn1 || option.refusal == Clause::Skill3;
    if (is_of_phase && phase && state.phase != *phase)
        return messages.get("table.why.phase"_msg, {{"phase", phase_text(*phase, messages)}});
    if (option.refusal == Clause::Deploy3) {
        const PlayerState& player = state[state.turn_player];
        const int left = std::max(static_cast<int>(player.bonds.size()) - player.spent, 0);
        return messages.get("table.why.bonds"_msg, {{"left", left}});
    }
    const auto found = std::ranges::find(reasons, option.refusal, &Reason::clause);
    return found == reasons.end() ? std::string() : messages.get(found->words);
}

std::string refusal_text(Clause clause, std::span<const RuleClause> clauses)
{
    const std::string id(id_of(clause));
    const RuleClause* found = find_clause(clauses, id);
    return found ? id + ": " + found->statement : id;
}

std::string option_text(const GameState& state, const TableOption& option,
                        std::span<const RuleClause> clauses, const Messages& messages)
{
    const std::string action = action_text(state, option.action, messages);
    if (option.refusal == Clause::None)
        return action;
    std::string why = refusal_reason(state, option, messages);
    if (why.empty())
        why = refusal_text(option.refusal, clauses);
    return messages.get("table.refused"_msg, {{"action", action}, {"clause", why}});
}

} // namespace kizuna
