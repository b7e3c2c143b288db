#pragma once

#include "game/state/state.h"

#include <span>
#include <string_view>
#include <vector>

namespace kizuna {

/// What happens in a game: a closed list.
enum class EventKind : std::uint8_t {
    BeginTurn,          ///< number: the player's own turn
    Untap,              ///< cards: units
    Draw,               ///< cards
    Bond,               ///< cards
    Deploy,             ///< cards: the unit; number: 0 front, 1 back
    LevelUp,            ///< cards: the new top; number: cards of the unit
    ClassChange,        ///< as LevelUp
    Grow,               ///< cards: the unit, then the cards put under it
    Stack,              ///< cards: the unit, then the card that an effect put under or on it
    Move,               ///< cards: the unit; number: 0 to the front, 1 to the back
    March,              ///< cards: units
    Attack,             ///< cards: the two units
    SupportRevealed,    ///< cards: of both, the attacker's first
    SupportFailed,      ///< cards; none where the side had no card to reveal
    SupportSkill,       ///< cards; number: of the skill
    Skill,              ///< cards; number: of the skill
    Strength,           ///< number, second: of attack and defence before the critical hit
    Critical,           ///< cards: the discarded card, else the unit; number: attack with it
    Evade,              ///< cards: the discarded card, else the unit
    Judged,             ///< number, second: attack and defence
    Destroyed,          ///< cards: the unit
    OrbTaken,           ///< cards; number: position; second: 1 where it lay face-up
    OrbTurned,          ///< cards; number: 1 face-down
    ToRetreat,          ///< cards
    ToBonds,            ///< cards; number: 1 face-down
    ToInfinite,         ///< cards; none where they go face-down
    Flip,               ///< cards; number: 1 face-up
    Look,               ///< cards; only the player sees them
    Show,               ///< cards of the player; both players see them
    Refresh,            ///< number: cards in the new deck
    ProtagonistChanged, ///< cards: the unit
    SameNameRepair,     ///< cards: the unit that goes
    ByHand,             ///< number: the ManualAction; its consequences are the next events
    EndOfBattle,        ///< player: the attacker
    EndTurn,            ///< player: whose turn ends
    Won,                ///< player: the winner
    Drawn,              ///< player: whose turn it was
};

/// The event's name, as in "support-revealed".
std::string_view name_of(EventKind kind);

/// A card in an event.
struct EventCard {
    Player player = Player::P;
    CardNumber card = no_card;
    bool operator==(const EventCard&) const = default;
};

struct Event {
    EventKind kind = EventKind::Draw;
    Player player = Player::P;
    std::int16_t number = 0;
    std::int16_t second = 0;
    std::uint32_t first_card = 0; ///< in EventLog::cards
    std::uint32_t card_count = 0;
    bool operator==(const Event&) const = default;
};

/// True if the viewer sees the event's cards. Cards that the other player draws, looks at or takes
/// from face-down orbs stay hidden.
bool sees_cards(const Event& event, Player viewer);

/// The events of one or more actions, in order. A unit is listed as its top card at that moment.
class EventLog {
public:
    void clear()
    {
        events_.clear();
        cards_.clear();
    }
    std::span<const Event> events() const { return events_; }
    std::span<const EventCard> cards(const Event& event) const
    {
        return {cards_.data() + event.first_card, event.card_count};
    }
    void add(EventKind kind, Player player, int number = 0, int second = 0)
    {
        events_.push_back({kind, player, static_cast<std::int16_t>(number),
                           static_cast<std::int16_t>(second),
                           static_cast<std::uint32_t>(cards_.size()), 0});
    }
    /// Adds a card to the last event.
    void add_card(Player player, CardNumber card)
    {
        cards_.push_back({player, card});
        ++events_.back().card_count;
    }
    bool operator==(const EventLog&) const = default;

private:
    std::vector<Event> events_;
    std::vector<EventCard> cards_;
};

} // namespace kizuna
