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

    /// Adds the texts of set files, or of folders of them, to those that there are, and keeps them.
    /// The fault of keeping them goes to `fault`.
    ImportedTexts import_texts(const std::vector<std::filesystem::path>& files,
                               std::optional<Fault>& fault);

    /// After texts were imported.
    Signal texts_changed;

private:
    std::filesystem::path folder_;
    DeckFileTools tools_;
    OwnedCards owned_;
    mutable std::optional<CardTexts> texts_;
};

} // namespace kizuna
