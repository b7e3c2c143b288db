#include "scenarios/event_fields.h"

#include "game/state/transcript.h"

#include <span>
#include <utility>

namespace kizuna {
namespace {

std::string line_word(int number)
{
    return number == 0 ? "front" : "back";
}

} // namespace

std::vector<EventField> fields_of(const Event& event, const EventLog& log, const GameCards& cards)
{
    const std::span<const EventCard> shown = log.cards(event);
    const int number = event.number;
    std::vector<EventField> fields;
    const auto add = [&](std::string_view name, EventValue value) {
        fields.push_back({name, std::move(value)});
    };
    const auto card = [&](std::size_t at) {
        return at < shown.size() ? cards.kind(shown[at].player, shown[at].card).card->id
                                 : std::string();
    };
    const auto unit = [&](std::size_t at) {
        return at < shown.size() ? cards.kind(shown[at].player, shown[at].card).card->unit
                                 : std::string();
    };
    const auto all = [&](const auto& name, std::size_t from) {
        std::vector<std::string> names;
        for (std::size_t at = from; at < shown.size(); ++at)
            names.push_back(name(at));
        return names;
    };
    add("player", std::string(name_of(event.player)));
    switch (event.kind) {
    case EventKind::BeginTurn:
        add("own-turn", number);
        break;
    case EventKind::Untap:
    case EventKind::March:
        add("units", all(unit, 0));
        break;
    case EventKind::Deploy:
        add("card", card(0));
        add("unit", unit(0));
        add("to", line_word(number));
        break;
    case EventKind::LevelUp:
    case EventKind::ClassChange:
        add("card", card(0));
        add("unit", unit(0));
        add("stack", number);
        break;
    case EventKind::Grow:
    case EventKind::Stack:
        add("unit", unit(0));
        add("cards", all(card, 1));
        break;
    case EventKind::Move:
        add("unit", unit(0));
        add("to", line_word(number));
        break;
    case EventKind::Attack:
        add("unit", unit(0));
        add("target", unit(1));
        break;
    case EventKind::SupportRevealed:
        add("cards", all(card, 0));
        break;
    case EventKind::SupportSkill:
    case EventKind::Skill:
        add("card", card(0));
        add("number", number);
        break;
    case EventKind::Strength:
    case EventKind::Judged:
        add("attack", number);
        add("defence", static_cast<int>(event.second));
        break;
    case EventKind::Critical:
        add("card", card(0));
        add("strength", number);
        break;
    case EventKind::Destroyed:
    case EventKind::ProtagonistChanged:
    case EventKind::SameNameRepair:
        add("unit", unit(0));
        break;
    case EventKind::OrbTaken:
        add("position", number);
        add("card", card(0));
        break;
    case EventKind::ToBonds:
        add("card", card(0));
        add("face", std::string(number == 0 ? "up" : "down"));
        break;
    case EventKind::Flip:
        add("card", card(0));
        add("face", std::string(number == 0 ? "down" : "up"));
        break;
    case EventKind::Refresh:
        add("cards", number);
        break;
    case EventKind::SupportFailed:
        add("card", event.card_count == 0 ? std::string("none") : card(0));
        break;
    case EventKind::ByHand:
        add("deed", std::string(name_of(static_cast<ManualAction>(number))));
        break;
    case EventKind::EndOfBattle:
    case EventKind::EndTurn:
    case EventKind::Won:
    case EventKind::Drawn:
        break;
    default:
        add("card", card(0));
        break;
    }
    return fields;
}

} // namespace kizuna
