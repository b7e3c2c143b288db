#pragma once

#include "app/cards/card_texts.h"
#include "app/collection/owned_cards.h"

#include <optional>

namespace kizuna {

/// What the user brought to the cards: which of them there are at home, and their texts.
class UserCards {
public:
    /// `folder` is where both are kept; it need not be there. The tools outlive this.
    UserCards(std::filesystem::path folder, const DeckFileTools& tools);

    OwnedCards& owned() { return owned_; }
    const OwnedCards& owned() const { return owned_; }
    /// Read when first asked for.
    const CardTexts& texts() const;

    /// Adds texts to those that there are, before which they go, and keeps them. The fault of
    /// keeping them, if there was one: they hold until the program is left in any case.
    std::optional<Fault> add_texts(CardTexts texts);
    /// Has these and no others; none: the file of them goes.
    std::optional<Fault> replace_texts(CardTexts texts);

    /// After texts became others.
    Signal texts_changed;

private:
    std::filesystem::path folder_;
    DeckFileTools tools_;
    OwnedCards owned_;
    mutable std::optional<CardTexts> texts_;
};

} // namespace kizuna
