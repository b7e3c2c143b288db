#include "app/play/battle_text.h"

#include "app/play/table_text.h"
#include "app/text/card_names.h"
#include "game/values/values.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

struct Side {
    std::string name;
    int strength = 0;
    int support = 0;
    int total = 0;
};

Side side_of(const GameState& state, Player player, const Messages& messages)
{
    Side side;
    const Unit* unit = state.find(fighting_unit(state, player));
    if (!unit)
        return side;
    side.name = state.cards->is_dummy(player)
                    ? unit_text(state, *unit, messages)
                    : unit_name(*state.kind(*unit).card, messages.language());
    side.total = judged_strength(state, player);
    side.support = support_value(state, player);
    side.strength = side.total - side.support; // without support; the total is never below 0
    return side;
}

int critical_strength(const GameState& state)
{
    GameState hit = state;
    hit.battle.critical = true;
    return judged_strength(hit, attacking_player(state));
}

/// The select word for the state of the critical hit.
std::string critical_word(const GameState& state)
{
    const Unit* attacker = state.find(state.battle.attacker);
    if (state.battle.critical)
        return "hit";
    const bool is_open = !state.battle.critical_decided && attacker &&
                         !is_forbidden(state, *attacker, UnitAct::Critical);
    return is_open ? "open" : "no";
}

constexpr std::array outcomes = {EventKind::Critical,  EventKind::Evade,    EventKind::Judged,
                                 EventKind::Destroyed, EventKind::OrbTaken, EventKind::Won};

bool has_battle(const EventLog& log)
{
    return std::ranges::find(log.events(), EventKind::Judged, &Event::kind) != log.events().end();
}

EventLog outcome_of(const EventLog& log)
{
    EventLog outcome;
    for (const Event& event : log.events()) {
        if (std::ranges::find(outcomes, event.kind) == outcomes.end())
            continue;
        outcome.add(event.kind, event.player, event.number, event.second);
        for (const EventCard& card : log.cards(event))
            outcome.add_card(card.player, card.card);
    }
    return outcome;
}

} // namespace

std::string battle_text(const GameState& state, const Messages& messages)
{
    // A step of the battle is entered before it is carried out, so the supports are known after
    // Success begins.
    if (!state.in_battle || state.battle.step <= BattleStep::Success)
        return {};
    const Player attacking = attacking_player(state);
    const Side attack = side_of(state, attacking, messages);
    const Side defence = side_of(state, other(attacking), messages);
    if (attack.name.empty() || defence.name.empty())
        return {};
    const std::string critical = critical_word(state);
    return messages.get("table.battle"_msg,
                        {{"unit", attack.name},
                         {"strength", attack.strength},
                         {"support", attack.support},
                         {"total", attack.total},
                         {"critical", critical},
                         {"hit", critical == "open" ? critical_strength(state) : attack.total},
                         {"target", defence.name},
                         {"target_strength", defence.strength},
                         {"target_support", defence.support},
                         {"target_total", defence.total}});
}

std::string battle_outcome(const GameSession& session, int since_step, const Messages& messages)
{
    std::vector<std::string> sentences;
    std::string battle;
    for (const int place : session.path()) {
        if (place <= since_step) // later steps have higher indices
            continue;
        const GameSession::Step& step = session.step(place);
        const GameState& before = session.step(step.before).state;
        if (before.decision == Decision::Critical && step.was_only_answer)
            battle = battle_text(before, messages);
        if (!has_battle(step.log))
            continue;
        if (!battle.empty())
            sentences.push_back(messages.get("table.battle.sentence"_msg, {{"battle", battle}}));
        battle.clear();
        for (const std::string& event :
             event_texts(outcome_of(step.log), session.cards(), messages))
            sentences.push_back(event);
    }
    return sentences_text(sentences, messages);
}

} // namespace kizuna
