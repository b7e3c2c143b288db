#pragma once

#include "app/base/messages.h"
#include "app/play/game_session.h"

#include <array>
#include <string>
#include <vector>

namespace kizuna {

/// The places of the play sheet, in the order of the Tab key.
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

/// What a unit does in the battle that is going on.
enum class BattleRole { None, Attacker, Target };

/// The role in words, as in "attacks". Only of a unit that fights.
std::string role_text(BattleRole role, const Messages& messages);

/// The heading of a place, as in "Front line (2)".
std::string place_heading(TablePlace place, int cards, const Messages& messages);

/// Something that lies in a place: a card, a unit, or a whole pile of which only the top is shown.
struct TableCard {
    TablePlace place = TablePlace::Hand;
    int position = 0;             ///< among those of the place, from 0
    std::uint16_t kind = nothing; ///< nothing: only its back is seen
    UnitId unit = no_unit;
    bool face_down = false;
    bool tapped = false;
    bool protagonist = false;
    int pile = 1;      ///< cards on one another
    int strength = -1; ///< of a unit, now; else -1
    RangeSet range;    ///< of a unit now, of a card of the hand as printed
    BattleRole role = BattleRole::None;
    bool can_act = false; ///< something may be done with it now
    std::string name;     ///< as on its face; empty for a back
    /// What effects make of a unit for now, as in "+30 Attack from Marth until the end of the
    /// turn".
    std::vector<std::string> changes;
    bool has_unplayed = false; ///< one of its skills plays as nothing
    std::string tip;           ///< `spoken`, then what it does, wrapped
    std::string spoken;        ///< all of it, as in "Hand, 3 of 6: Marth: Altean Prince, cost 1"
    bool operator==(const TableCard&) const = default;
};

/// What lies in a place, as the player sees it. A pile is one card, with the number of all.
std::vector<TableCard> cards_in_place(const GameSession& session, TablePlace place,
                                      const Messages& messages);

/// What could be done with it, as GameSession::options_for_… say.
std::vector<TableOption> options_for(const GameSession& session, const TableCard& card);

/// What dropping a card of the hand there would do, or onto that unit; empty where it means
/// nothing.
std::optional<Action> dropped(const GameSession& session, const TableCard& card, TablePlace place,
                              UnitId onto = no_unit);

} // namespace kizuna
