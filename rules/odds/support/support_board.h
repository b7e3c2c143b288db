#pragma once

#include "game/play/engine.h"
#include "odds/support/support_odds.h"

#include <memory>

namespace kizuna {

/// Plays duels of two units, with and without supports, on the engine. support_odds() says what
/// stands on the field.
class SupportBoard {
public:
    /// At most 255 known cards in each deck. `opponent` is the top card of the unit that the deck's
    /// units fight. What these refer to must outlive the board.
    SupportBoard(const SupportDeck& deck, const Opposition& against, const Card& opponent,
                 const CardLibrary& library);

    /// The UnitSupport of the unit with this card of the deck on top.
    UnitSupport play(const Card& unit) const;
    /// UnitSupport::cards of that unit, but filled for DuelSide::Defence only.
    std::vector<SupportCard> defend(const Card& unit) const;

private:
    /// For each card of a player's deck list: the card, its copies among the shuffled cards, and
    /// the deck with one of them on top. The decks are without the cards on the field.
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
