#pragma once

#include "app/cards/card_import.h"
#include "app/collection/owned_cards.h"

#include <optional>

namespace kizuna {

/// The folder of imported cards that are not in the shipped library, with one card file for each
/// set. It need not exist.
std::filesystem::path own_cards_folder(const std::filesystem::path& data_folder);

/// The user's data about cards: owned cards, imported texts, imported cards, and contradictions
/// between imported files and the library.
class UserCards {
public:
    /// `folder` need not exist. The tools must outlive this.
    UserCards(std::filesystem::path folder, const DeckFileTools& tools);

    OwnedCards& owned() { return owned_; }
    const OwnedCards& owned() const { return owned_; }
    /// Read from the file on first use.
    const CardTexts& texts() const;

    /// Saves the results of an import. Its texts replace older texts of the same cards; its new
    /// cards are in the library from the next start on. Returns the first fault of writing, after
    /// which the rest is not saved.
    std::optional<Fault> add(CardImport imported);

    /// Where imported files contradict the library about this card; read from the file on first
    /// use.
    std::vector<CardConflict> conflicts_of(const Card& card) const;

    /// Replaces all texts; deletes their file if `texts` is empty. Returns the fault of writing, if
    /// any; the texts are then in use only until the program ends.
    std::optional<Fault> replace_texts(CardTexts texts);

    /// Emitted after texts changed.
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
