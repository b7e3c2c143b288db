#include "game/transcript.h"

#include "cards/yaml/yaml_writer.h"
#include "game/values.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kizuna {
namespace {

constexpr std::array<std::string_view, 35> event_names = {
    "begin-turn",
    "untap",
    "draw",
    "bond",
    "deploy",
    "level-up",
    "class-change",
    "grow",
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
    "end-of-battle",
    "end-turn",
    "won",
    "drawn",
};

std::string line_name(int number)
{
    return number == 0 ? "front" : "back";
}

class Fields {
public:
    Fields(const Event& event, const EventLog& log, const GameCards& cards, bool sees)
        : event_(event), shown_(log.cards(event)), cards_(cards), sees_(sees)
    {
        add("player", std::string(name_of(event.player)));
    }

    void add(std::string_view name, EventValue value)
    {
        fields_.push_back({name, std::move(value)});
    }
    std::string card(std::size_t at) const
    {
        if (!sees_)
            return "hidden";
        return at < shown_.size() ? cards_.kind(shown_[at].player, shown_[at].card).card->id
                                  : std::string();
    }
    std::string unit(std::size_t at) const
    {
        return at < shown_.size() ? cards_.kind(shown_[at].player, shown_[at].card).card->unit
                                  : std::string();
    }
    std::vector<std::string> cards(std::size_t from = 0) const
    {
        std::vector<std::string> found;
        for (std::size_t at = from; at < shown_.size(); ++at)
            found.push_back(card(at));
        return found;
    }
    std::vector<std::string> units() const
    {
        std::vector<std::string> found;
        for (std::size_t at = 0; at < shown_.size(); ++at)
            found.push_back(unit(at));
        return found;
    }
    int number() const { return event_.number; }
    int second() const { return event_.second; }
    std::vector<EventField> take() { return std::move(fields_); }

private:
    const Event& event_;
    std::span<const EventCard> shown_;
    const GameCards& cards_;
    bool sees_;
    std::vector<EventField> fields_;
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
    const std::string_view name = unit_name(state, *unit);
    int place = 0;
    int namesakes = 0;
    for (const Unit& one : state[owner_of(id)].units) {
        if (unit_name(state, one) != name)
            continue;
        if (one.id == id)
            place = namesakes;
        ++namesakes;
    }
    return namesakes > 1 ? fmt::format("{{name: {}, index: {}}}", yaml_flow_scalar(name), place)
                         : yaml_flow_scalar(name);
}

} // namespace

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

std::vector<EventField> fields_of(const Event& event, const EventLog& log, const GameCards& cards,
                                  std::optional<Player> viewer)
{
    Fields fields(event, log, cards, !viewer || sees_cards(event, *viewer));
    switch (event.kind) {
    case EventKind::BeginTurn:
        fields.add("own-turn", fields.number());
        break;
    case EventKind::Untap:
    case EventKind::March:
        fields.add("units", fields.units());
        break;
    case EventKind::Deploy:
        fields.add("card", fields.card(0));
        fields.add("unit", fields.unit(0));
        fields.add("to", line_name(fields.number()));
        break;
    case EventKind::LevelUp:
    case EventKind::ClassChange:
        fields.add("card", fields.card(0));
        fields.add("unit", fields.unit(0));
        fields.add("stack", fields.number());
        break;
    case EventKind::Grow:
        fields.add("unit", fields.unit(0));
        fields.add("cards", fields.cards(1));
        break;
    case EventKind::Move:
        fields.add("unit", fields.unit(0));
        fields.add("to", line_name(fields.number()));
        break;
    case EventKind::Attack:
        fields.add("unit", fields.unit(0));
        fields.add("target", fields.unit(1));
        break;
    case EventKind::SupportRevealed:
        fields.add("cards", fields.cards());
        break;
    case EventKind::SupportSkill:
    case EventKind::Skill:
        fields.add("card", fields.card(0));
        fields.add("number", fields.number());
        break;
    case EventKind::Strength:
    case EventKind::Judged:
        fields.add("attack", fields.number());
        fields.add("defence", fields.second());
        break;
    case EventKind::Critical:
        fields.add("card", fields.card(0));
        fields.add("strength", fields.number());
        break;
    case EventKind::Destroyed:
    case EventKind::ProtagonistChanged:
    case EventKind::SameNameRepair:
        fields.add("unit", fields.unit(0));
        break;
    case EventKind::OrbTaken:
        fields.add("position", fields.number());
        fields.add("card", fields.card(0));
        break;
    case EventKind::ToBonds:
        fields.add("card", fields.card(0));
        fields.add("face", std::string(fields.number() == 0 ? "up" : "down"));
        break;
    case EventKind::Flip:
        fields.add("card", fields.card(0));
        fields.add("face", std::string(fields.number() == 0 ? "down" : "up"));
        break;
    case EventKind::Refresh:
        fields.add("cards", fields.number());
        break;
    case EventKind::SupportFailed:
        fields.add("card", event.card_count == 0 ? std::string("none") : fields.card(0));
        break;
    case EventKind::EndOfBattle:
    case EventKind::EndTurn:
    case EventKind::Won:
    case EventKind::Drawn:
        break;
    default:
        fields.add("card", fields.card(0));
        break;
    }
    return fields.take();
}

std::string to_text(const GameState& state, const Action& action)
{
    const auto card = [&] {
        return action.card < state.cards->kind_count()
                   ? yaml_flow_scalar(state.cards->kind(action.card).card->id)
                   : std::string("?");
    };
    const auto unit = [&] { return unit_text(state, action.unit); };
    const std::string line = line_name(action.line == Line::Front ? 0 : 1);
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
        return fmt::format("deploy: {{card: {}, to: {}}}", card(), line);
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
        return fmt::format("skill: {{{}: {}, number: {}}}",
                           action.zone == ActionZone::Bonds ? "bond" : "hand", card(),
                           action.number);
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
    case ActionKind::KeepUnit:
        return fmt::format("keep: {}", unit());
    }
    return {};
}

} // namespace kizuna
