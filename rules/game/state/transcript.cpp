#include "game/state/transcript.h"

#include "cards/yaml/yaml_writer.h"

#include <array>
#include <fmt/format.h>

namespace kizuna {
namespace {

constexpr std::array<std::string_view, 37> event_names = {
    "begin-turn",
    "untap",
    "draw",
    "bond",
    "deploy",
    "level-up",
    "class-change",
    "grow",
    "stack",
    "move",
    "march",
    "attack",
    "support-revealed",
    "support-failed",
    "support-skill",
    "skill",
    "strength",
    "critical",
    "evade",
    "judged",
    "destroyed",
    "orb-taken",
    "orb-turned",
    "to-retreat",
    "to-bonds",
    "to-infinite",
    "flip",
    "look",
    "show",
    "refresh",
    "protagonist-changed",
    "same-name-repair",
    "by-hand",
    "end-of-battle",
    "end-turn",
    "won",
    "drawn",
};

std::string_view zone_word(ActionZone zone)
{
    switch (zone) {
    case ActionZone::Bonds:
        return "bond";
    case ActionZone::Orbs:
        return "orb";
    case ActionZone::Retreat:
        return "retreat";
    case ActionZone::Deck:
        return "deck";
    case ActionZone::Infinite:
        return "infinite";
    case ActionZone::Support:
        return "support";
    case ActionZone::Stack:
        return "stack";
    default:
        return "card";
    }
}

/// The unit's name, with its place among several of that name on its side.
std::string unit_text(const GameState& state, UnitId id)
{
    const Unit* unit = state.find(id);
    if (!unit)
        return "?";
    const std::string name = yaml_flow_scalar(unit_name(state, *unit));
    const std::optional<int> index = index_by_name(state, *unit);
    return index ? fmt::format("{{name: {}, index: {}}}", name, *index) : name;
}

constexpr std::array<std::string_view, static_cast<std::size_t>(ManualAction::Last) + 1>
    manual_action_names = {"draw",     "flip",    "move", "tap",    "untap",
                           "strength", "destroy", "put",  "shuffle"};

constexpr std::array<std::string_view, static_cast<std::size_t>(ManualPlace::Last) + 1>
    place_names = {"hand",     "deck-top", "deck-bottom", "retreat", "bonds", "orbs",
                   "infinite", "front",    "back",        "onto",    "under"};

/// What lies there and is put elsewhere, and where it lies.
std::string taken_text(const GameState& state, const Action& action, const std::string& card)
{
    switch (action.zone) {
    case ActionZone::Field:
        return fmt::format("{{unit: {}}}", unit_text(state, action.unit));
    case ActionZone::Orbs:
        return fmt::format("{{orb: {}}}", action.number);
    case ActionZone::Stack:
        return fmt::format("{}, from: {{stack: {}}}", card, unit_text(state, action.unit));
    case ActionZone::Bonds:
        return action.number == 1 ? fmt::format("{{card: {}, face: down}}, from: bonds", card)
                                  : fmt::format("{}, from: bonds", card);
    case ActionZone::Deck:
        return fmt::format("{}, from: deck", action.card == nothing ? "top" : card);
    default:
        return fmt::format("{}, from: {}", card,
                           action.zone == ActionZone::Hand      ? "hand"
                           : action.zone == ActionZone::Retreat ? "retreat"
                                                                : "infinite");
    }
}

std::string put_text(const GameState& state, const Action& action, const std::string& card)
{
    const std::string_view word = name_of(action.to);
    const bool is_stack = action.to == ManualPlace::Onto || action.to == ManualPlace::Under;
    const bool has_face = action.to == ManualPlace::Bonds || action.to == ManualPlace::Orbs ||
                          action.to == ManualPlace::Infinite;
    const bool is_usual = action.face_down == lies_face_down(action.to);
    return fmt::format("put: {}, to: {}{}", taken_text(state, action, card),
                       is_stack ? fmt::format("{{{}: {}}}", word, unit_text(state, action.target))
                                : std::string(word),
                       !has_face || is_usual ? ""
                       : action.face_down    ? ", face: down"
                                             : ", face: up");
}

std::string manual_action_text(const GameState& state, const Action& action,
                               const std::string& card)
{
    const std::string_view manual_action = name_of(action.manual);
    switch (action.manual) {
    case ManualAction::Draw:
        return fmt::format("{}: {}", manual_action, action.number);
    case ManualAction::Shuffle:
        return fmt::format("{}: deck", manual_action);
    case ManualAction::Flip:
        return fmt::format(
            "{}: {}, face: {}", manual_action,
            action.zone == ActionZone::Orbs ? fmt::format("{{orb: {}}}", action.number) : card,
            action.face_down ? "down" : "up");
    case ManualAction::Strength:
        return fmt::format("{}: {}, by: {}, until: {}", manual_action,
                           unit_text(state, action.unit), action.amount,
                           action.number == 0 ? "turn" : "battle");
    case ManualAction::Put:
        return put_text(state, action, card);
    default:
        return fmt::format("{}: {}", manual_action, unit_text(state, action.unit));
    }
}

} // namespace

std::string_view name_of(ManualAction manual_action)
{
    return manual_action_names[static_cast<std::size_t>(manual_action)];
}

std::string_view name_of(ManualPlace place)
{
    return place_names[static_cast<std::size_t>(place)];
}

bool lies_face_down(ManualPlace place)
{
    return place == ManualPlace::Orbs;
}

std::string_view name_of(EventKind kind)
{
    return event_names[static_cast<std::size_t>(kind)];
}

bool sees_cards(const Event& event, Player viewer)
{
    switch (event.kind) {
    case EventKind::Draw:
    case EventKind::Look:
        return event.player == viewer;
    case EventKind::OrbTaken:
        return event.player == viewer || event.second != 0;
    default:
        return true;
    }
}

std::string_view name_of(Player player)
{
    return player == Player::P ? "P" : "Q";
}

std::string_view name_of(Phase phase)
{
    constexpr std::array<std::string_view, 7> names = {"setup",  "begin", "bond", "deployment",
                                                       "action", "end",   "over"};
    return names[static_cast<std::size_t>(phase)];
}

std::string_view unit_name(const GameState& state, const Unit& unit)
{
    return state.kind(unit).card->unit;
}

std::optional<int> index_by_name(const GameState& state, const Unit& unit)
{
    int index = 0;
    int count = 0;
    for (const Unit& one : state[owner_of(unit.id)].units) {
        if (unit_name(state, one) != unit_name(state, unit))
            continue;
        if (one.id == unit.id)
            index = count;
        ++count;
    }
    return count > 1 ? std::optional(index) : std::nullopt;
}

std::string to_text(const GameState& state, const Action& action)
{
    const auto card = [&] {
        return action.card < state.cards->kind_count()
                   ? yaml_flow_scalar(state.cards->kind(action.card).card->id)
                   : std::string("?");
    };
    const auto unit = [&] { return unit_text(state, action.unit); };
    const std::string_view line = action.line == Line::Front ? "front" : "back";
    switch (action.kind) {
    case ActionKind::ChooseProtagonist:
        return fmt::format("protagonist: {{by: {}, card: {}}}", name_of(action.player), card());
    case ActionKind::Keep:
        return fmt::format("keep: {}", name_of(action.player));
    case ActionKind::Mulligan:
        return fmt::format("mulligan: {}", name_of(action.player));
    case ActionKind::Bond:
        return fmt::format("bond: {}", card());
    case ActionKind::NoBond:
        return "bond: none";
    case ActionKind::Deploy:
        return action.zone == ActionZone::Stack
                   ? fmt::format("deploy: {{card: {}, to: {}, from: {}}}", card(), line, unit())
                   : fmt::format("deploy: {{card: {}, to: {}}}", card(), line);
    case ActionKind::LevelUp:
        return fmt::format("level-up: {{card: {}, onto: {}}}", card(), unit());
    case ActionKind::NextPhase:
        return "next-phase";
    case ActionKind::Attack:
        return fmt::format("attack: {{unit: {}, target: {}}}", unit(),
                           unit_text(state, action.target));
    case ActionKind::Move:
        return fmt::format("move: {}", unit());
    case ActionKind::UseSkill: {
        if (action.zone == ActionZone::Field) {
            const Unit* user = state.find(action.unit);
            const bool is_own =
                user && state.cards->kind_number(owner_of(user->id), user->top) == action.card;
            return is_own || action.card == nothing
                       ? fmt::format("skill: {{unit: {}, number: {}}}", unit(), action.number)
                       : fmt::format("skill: {{unit: {}, number: {}, of: {}}}", unit(),
                                     action.number, card());
        }
        const std::string of =
            action.of < state.cards->kind_count()
                ? ", of: " + yaml_flow_scalar(state.cards->kind(action.of).card->id)
                : std::string();
        return fmt::format("skill: {{{}: {}, number: {}{}}}",
                           action.zone == ActionZone::Bonds ? "bond" : "hand", card(),
                           action.number, of);
    }
    case ActionKind::EndTurn:
        return "end-turn";
    case ActionKind::Concede:
        return fmt::format("concede: {}", name_of(action.player));
    case ActionKind::Critical:
        return fmt::format("critical: {}", card());
    case ActionKind::NoCritical:
        return "critical: none";
    case ActionKind::Evade:
        return fmt::format("evade: {}", card());
    case ActionKind::NoEvade:
        return "evade: none";
    case ActionKind::Orb:
        return fmt::format("orb: {}", action.number);
    case ActionKind::Order:
        return fmt::format("order: {}", action.number);
    case ActionKind::Yes:
        return "may: true";
    case ActionKind::No:
        return "may: false";
    case ActionKind::Pick:
        if (action.zone == ActionZone::Field) {
            return fmt::format("pick: {{{}: {}}}",
                               owner_of(action.unit) == action.player ? "ally" : "enemy", unit());
        }
        if (action.zone == ActionZone::Orbs)
            return fmt::format("pick: {{orb: {}}}", action.number);
        return fmt::format("pick: {{{}: {}{}}}", zone_word(action.zone), card(),
                           action.face_down ? ", face: down" : "");
    case ActionKind::Enough:
        return "pick: none";
    case ActionKind::Place:
        return fmt::format("place: {}", line);
    case ActionKind::Option:
        return fmt::format("one-of: {}", action.number);
    case ActionKind::KeepUnit:
        return fmt::format("keep: {}", unit());
    case ActionKind::ByHand:
        return fmt::format("by-hand: {{{}{}}}", manual_action_text(state, action, card()),
                           action.player == state.turn_player
                               ? std::string()
                               : fmt::format(", player: {}", name_of(action.player)));
    }
    return {};
}

} // namespace kizuna
