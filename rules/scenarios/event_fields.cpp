#include "scenarios/event_fields.h"

#include "game/transcript.h"

#include <span>
#include <utility>

namespace kizuna {
namespace {

std::string line_word(int number)
{
    return number == 0 ? "front" : "back";
}

class Fields {
public:
    Fields(const Event& event, const EventLog& log, const GameCards& cards)
        : event_(event), shown_(log.cards(event)), cards_(cards)
    {
        add("player", std::string(name_of(event.player)));
    }

    void add(std::string_view name, EventValue value)
    {
        fields_.push_back({name, std::move(value)});
    }
    std::string card(std::size_t at) const
    {
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
    std::vector<EventField> fields_;
};

} // namespace

std::vector<EventField> fields_of(const Event& event, const EventLog& log, const GameCards& cards)
{
    Fields fields(event, log, cards);
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
        fields.add("to", line_word(fields.number()));
        break;
    case EventKind::LevelUp:
    case EventKind::ClassChange:
        fields.add("card", fields.card(0));
        fields.add("unit", fields.unit(0));
        fields.add("stack", fields.number());
        break;
    case EventKind::Grow:
    case EventKind::Stack:
        fields.add("unit", fields.unit(0));
        fields.add("cards", fields.cards(1));
        break;
    case EventKind::Move:
        fields.add("unit", fields.unit(0));
        fields.add("to", line_word(fields.number()));
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
    case EventKind::ByHand:
        fields.add("deed", std::string(name_of(static_cast<ManualAction>(fields.number()))));
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

} // namespace kizuna
