#pragma once

#include "app/cards/card_import.h"
#include "app/collection/owned_cards.h"

#include <optional>

namespace kizuna {

/// Where the cards are kept that the user imported from files of cards and the shipped library does
/// not know, a card file a set, below the user's data folder. It need not be there.
std::filesystem::path own_cards_folder(const std::filesystem::path& data_folder);

/// The user's own data about cards: owned cards, imported texts, imported cards, and where imported
/// lists contradict the library.
class UserCards {
public:
    /// `folder` is where both are kept; it need not be there. The tools outlive this.
    UserCards(std::filesystem::path folder, const DeckFileTools& tools);

    OwnedCards& owned() { return owned_; }
    const OwnedCards& owned() const { return owned_; }
    /// Read when first asked for.
    const CardTexts& texts() const;

    /// Saves all that an import gave. Its texts replace earlier texts of the same cards; its new
    /// cards are in the library from the next start on. Returns the first fault of writing, after
    /// which the rest is not saved.
    std::optional<Fault> add(CardImport imported);

    /// What imported files said of a card otherwise than the library; read when first asked for.
    std::vector<CardConflict> conflicts_of(const Card& card) const;

    /// Replaces all texts; removes their file where `texts` is empty. Returns the fault of writing,
    /// if any; even then the texts hold until the program ends.
    std::optional<Fault> replace_texts(CardTexts texts);

    /// After texts became others.
    Signal texts_changed;

private:
    std::filesystem::path folder_;
    std::filesystem::path texts_file_;
    std::filesystem::path conflicts_file_;
    DeckFileTools tools_;
    OwnedCards owned_;
    mutable std::optional<CardTexts> texts_;
    mutable std::optional<std::vector<CardConflict>> conflicts_;

    const std::vector<CardConflict>& conflicts() const;
    std::optional<Fault> add_cards(const std::vector<NewCard>& cards) const;
    std::optional<Fault> add_conflicts(const std::vector<CardConflict>& conflicts);
};

} // namespace kizuna
