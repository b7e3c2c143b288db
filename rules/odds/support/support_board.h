#pragma once

#include "game/engine.h"
#include "odds/support/support_odds.h"

#include <memory>

namespace kizuna {

/// A field on which single supports are tried out on the engine: support_odds() says what stands
/// there.
class SupportBoard {
public:
    /// At most 255 known cards in the deck. All outlive the board.
    SupportBoard(const ResolvedDeck& deck, const Card& protagonist, const Card& opponent,
                 const CardLibrary& library);

    /// What each card of the deck does for a unit with that card of the deck on top, with the
    /// copies that are left beside the protagonist.
    std::vector<SupportCard> play(const Card& unit) const;

private:
    GameState field_with(const Card& unit) const;
    CardNumber number_of(const Card& card) const;
    struct Outcome {
        bool reached = false; ///< both strengths were compared
        bool supported = false;
        int strength = 0;
    };
    /// One attack, the card on top of the deck; none where it is null.
    Outcome attack(const GameState& field, DuelSide side, const Card* support) const;

    const ResolvedDeck& deck_;
    const Card& protagonist_;
    std::shared_ptr<const GameCards> cards_;
};

} // namespace kizuna
