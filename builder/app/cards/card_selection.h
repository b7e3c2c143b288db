#pragma once

#include "app/signal.h"
#include "decks/deck.h"

#include <string>
#include <utility>

namespace kizuna {

/// The card the player is looking at. The lists set it, the details and the commands follow it, so
/// that no panel needs to know another.
class CardSelection {
public:
    /// Null where nothing is selected or the library does not know the selected code.
    const Card* card() const { return card_; }
    /// The card's id, or the code of an unknown entry; empty where nothing is selected.
    const std::string& code() const { return code_; }
    /// The pile it was selected in; Cards for a card of the pool.
    Pile pile() const { return pile_; }

    void show(const Card& card, Pile pile = Pile::Cards) { set(&card, card.id, pile); }
    /// An entry of the deck that the library does not know.
    void show_unknown(std::string code, Pile pile) { set(nullptr, std::move(code), pile); }
    void clear() { set(nullptr, {}, Pile::Cards); }

    /// After the selection became another one.
    Signal changed;

private:
    void set(const Card* card, std::string code, Pile pile)
    {
        if (card == card_ && code == code_ && pile == pile_)
            return;
        card_ = card;
        code_ = std::move(code);
        pile_ = pile;
        changed.emit();
    }

    const Card* card_ = nullptr;
    std::string code_;
    Pile pile_ = Pile::Cards;
};

} // namespace kizuna
