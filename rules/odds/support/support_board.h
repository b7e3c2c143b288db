#pragma once

#include "game/play/engine.h"
#include "odds/support/support_odds.h"

#include <memory>

namespace kizuna {

/// A field on which supports are tried out on the engine: support_odds() says what stands there.
class SupportBoard {
public:
    /// At most 255 known cards in each deck. `opponent` is the card on top of the unit that fights
    /// against those of the deck. All outlive the board.
    SupportBoard(const SupportDeck& deck, const Opposition& against, const Card& opponent,
                 const CardLibrary& library);

    /// Everything that UnitSupport tells of the unit with that card of the deck on top.
    UnitSupport play(const Card& unit) const;
    /// The cards of it while the unit is attacked, and nothing of DuelSide::Attack.
    std::vector<SupportCard> defend(const Card& unit) const;

private:
    /// The deck of a player beside the cards on the field, for each card that may lie on top.
    struct Supports {
        std::vector<const Card*> cards;
        std::vector<int> copies;
        std::vector<CardPile> decks;
    };

    const SupportDeck& side(Player player) const;
    const Card& protagonist(Player player) const;
    const Card* card_under(Player player, const Card& card) const;
    CardNumber number_of(Player player, const Card& card) const;
    void add_unit(GameState& state, Player player, const Card& card) const;
    GameState field_with(const Card& unit, Player attacker) const;
    void list_supports(const GameState& field, Player player, Supports& into) const;
    UnitSupport begin(const Card& unit, const Supports& own) const;
    void play_alone(UnitSupport& unit, DuelSide side, const GameState& field,
                    const Supports& own) const;
    void play_meetings(UnitSupport& unit, const GameState& field, const Supports& own,
                       const Supports& other) const;

    SupportDeck deck_;
    Opposition against_;
    const Card& opponent_;
    std::shared_ptr<const GameCards> cards_;
};

} // namespace kizuna
