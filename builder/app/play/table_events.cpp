#include "app/play/table_text.h"

#include <array>

namespace kizuna {
namespace {

/// The message of an event. All messages get all arguments and use those they need.
std::string table_event_text(MessageKey key, const Event& event, std::span<const EventCard> shown,
                             const GameCards& cards, const Messages& messages)
{
    std::vector<std::string> names;
    if (sees_cards(event, Player::P)) {
        for (const EventCard& card : shown)
            names.push_back(kind_text(cards, cards.kind_number(card.player, card.card), messages));
    }
    const std::vector<std::string> after_first(names.begin() + (names.empty() ? 0 : 1),
                                               names.end());
    return messages.get(key, {{"who", event.player == Player::P ? "you" : "dummy"},
                              {"seen", names.empty() ? "no" : "yes"},
                              {"card", names.empty() ? std::string() : names.front()},
                              {"target", names.size() < 2 ? std::string() : names[1]},
                              {"cards", messages.list(names)},
                              {"others", messages.list(after_first)},
                              {"number", static_cast<int>(event.number)},
                              {"second", static_cast<int>(event.second)},
                              {"line", event.number == 0 ? "front" : "back"}});
}

/// In the order of EventKind; null for events that need no text of their own.
constexpr std::array<MessageKey, 37> event_keys = {
    "table.event.begin-turn"_msg,
    "table.event.untap"_msg,
    "table.event.draw"_msg,
    "table.event.bond"_msg,
    "table.event.deploy"_msg,
    "table.event.level-up"_msg,
    "table.event.class-change"_msg,
    "table.event.grow"_msg,
    "table.event.stack"_msg,
    "table.event.move"_msg,
    "table.event.march"_msg,
    "table.event.attack"_msg,
    "table.event.support-revealed"_msg,
    "table.event.support-failed"_msg,
    "table.event.support-skill"_msg,
    "table.event.skill"_msg,
    "table.event.strength"_msg,
    "table.event.critical"_msg,
    "table.event.evade"_msg,
    "table.event.judged"_msg,
    "table.event.destroyed"_msg,
    "table.event.orb-taken"_msg,
    "table.event.orb-turned"_msg,
    "table.event.to-retreat"_msg,
    "table.event.to-bonds"_msg,
    "table.event.to-infinite"_msg,
    "table.event.flip"_msg,
    "table.event.look"_msg,
    "table.event.show"_msg,
    "table.event.refresh"_msg,
    "table.event.protagonist-changed"_msg,
    "table.event.same-name-repair"_msg,
    MessageKey{nullptr}, // a manual action is told by its own text
    MessageKey{nullptr}, // the end of a battle
    "table.event.end-turn"_msg,
    "table.event.won"_msg,
    "table.event.drawn"_msg,
};

} // namespace

std::vector<std::string> event_texts(const EventLog& log, const GameCards& cards,
                                     const Messages& messages)
{
    std::vector<std::string> texts;
    const std::span<const Event> events = log.events();
    for (std::size_t at = 0; at < events.size(); ++at) {
        const Event& event = events[at];
        const MessageKey key = event_keys.at(static_cast<std::size_t>(event.kind));
        // The dummy has no cards; its support is in the strengths.
        const bool is_dummys =
            cards.is_dummy(event.player) && event.kind == EventKind::SupportFailed;
        const bool nobody = (event.kind == EventKind::Untap || is_dummys) && event.card_count == 0;
        if (!key.text || nobody)
            continue;
        const std::span<const EventCard> first = log.cards(event);
        std::vector<EventCard> shown(first.begin(), first.end());
        const auto is_drawn_too = [&](const Event& next) {
            return event.kind == EventKind::Draw && next.kind == EventKind::Draw &&
                   next.player == event.player;
        };
        while (at + 1 < events.size() && is_drawn_too(events[at + 1])) {
            const std::span<const EventCard> more = log.cards(events[++at]);
            shown.insert(shown.end(), more.begin(), more.end());
        }
        texts.push_back(table_event_text(key, event, shown, cards, messages));
    }
    return texts;
}

} // namespace kizuna
