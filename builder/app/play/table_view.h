#pragma once

#include "app/base/messages.h"
#include "app/play/game_session.h"

#include <array>
#include <string>
#include <vector>

namespace kizuna {

/// The places of the table, in Tab order.
enum class TablePlace {
    Hand,
    Bonds,
    Front,
    Back,
    Orbs,
    Support,
    Deck,
    Retreat,
    Infinite,
    Dummy,
    DummyOrbs,
};
inline constexpr int table_places = 11;

/// The role of a unit in the current battle.
enum class BattleRole { None, Attacker, Target };

/// As in "attacks". Not for None.
std::string role_text(BattleRole role, const Messages& messages);

/// The heading of a place, as in "Front line (2)". `cards` below 0: without the number.
std::string place_heading(TablePlace place, int cards, const Messages& messages);

/// A card or unit in a place, or a pile of which only the top is shown.
struct TableCard {
    TablePlace place = TablePlace::Hand;
    int position = 0;             ///< in its place, from 0
    std::uint16_t kind = nothing; ///< nothing: shown face down
    UnitId unit = no_unit;
    bool face_down = false;
    bool tapped = false;
    bool protagonist = false;
    int pile = 1;      ///< number of cards in the pile or stack
    int strength = -1; ///< current strength of a unit; else -1
    RangeSet range;    ///< current range of a unit, printed range of a card in hand
    BattleRole role = BattleRole::None;
    bool can_act = false; ///< has a legal action now
    std::string name;     ///< as on its face; empty if face down
    /// Temporary changes of a unit, as in "+30 Attack from Marth until the end of the turn".
    std::vector<std::string> changes;
    bool has_unplayed = false; ///< has a skill that the engine does not play
    std::string tip;           ///< `spoken` without facts, then its skills, wrapped
    std::string spoken; ///< for screen readers, as in "Hand, 3 of 6: Marth: Altean Prince, cost 1"
    bool operator==(const TableCard&) const = default;
};

/// The contents of a place as the player sees them. A pile is one entry with the number of its
/// cards.
std::vector<TableCard> cards_in_place(const GameSession& session, TablePlace place,
                                      const Messages& messages);

/// The actions for a card, as from GameSession::options_for_hand() and the like.
std::vector<TableOption> options_for(const GameSession& session, const TableCard& card);

/// The action for dropping a card or unit at a place, or onto a unit; empty if that has no meaning.
std::optional<Action> dropped(const GameSession& session, const TableCard& card, TablePlace place,
                              UnitId onto = no_unit);

} // namespace kizuna
