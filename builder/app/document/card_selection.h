#pragma once

#include "app/base/signal.h"
#include "decks/deck/deck.h"

#include <string>
#include <utility>
#include <vector>

namespace kizuna {

/// A card in a list: in the pool, or in a pile of the deck.
struct SelectedCard {
    std::string code; ///< card id, or the code of an unknown entry
    Pile pile = Pile::Cards;
    bool operator==(const SelectedCard&) const = default;
};

/// The card the user is looking at, and those selected with it. Lists set it; details and commands
/// follow it, so panels need not know each other.
class CardSelection {
public:
    /// Null if nothing is selected or the library does not know the code.
    const Card* card() const { return card_; }
    /// The card's id, or the code of an unknown entry; empty if nothing is selected.
    const std::string& code() const { return looked_at_.code; }
    /// The pile of the card; Cards for a card of the pool.
    Pile pile() const { return looked_at_.pile; }

    /// All selected cards, including the one looked at; empty if nothing is selected.
    const std::vector<SelectedCard>& all() const { return all_; }

    void show(const Card& card, Pile pile = Pile::Cards) { show_only(&card, {card.id, pile}); }
    /// For an entry of the deck that the library does not know.
    void show_unknown(std::string code, Pile pile) { show_only(nullptr, {std::move(code), pile}); }
    /// Selects several cards. `card` and `looked_at` are the one the user looks at; `all` includes
    /// it.
    void show_several(const Card* card, SelectedCard looked_at, std::vector<SelectedCard> all)
    {
        if (card == card_ && looked_at == looked_at_ && all == all_)
            return;
        card_ = card;
        looked_at_ = std::move(looked_at);
        all_ = std::move(all);
        changed.emit();
    }
    void clear() { show_several(nullptr, {}, {}); }

    /// Emitted after every change.
    Signal changed;

private:
    void show_only(const Card* card, const SelectedCard& only) { show_several(card, only, {only}); }

    const Card* card_ = nullptr;
    SelectedCard looked_at_;
    std::vector<SelectedCard> all_;
};

} // namespace kizuna
