#pragma once

#include "app/decks/collection.h"
#include "app/signal.h"

namespace kizuna {

/// The cards the user has, as kept in a file of the user's own data. Everybody who shows them
/// listens.
class OwnedCards {
public:
    /// Reads the file; there need be none.
    OwnedCards(std::filesystem::path file, const DeckFileTools& tools);

    const Collection& collection() const { return collection_; }
    int owned(const Card& card) const { return collection_.owned(card); }
    bool empty() const { return collection_.empty(); }

    /// Both write the file at once. Empty where all went well; the change holds in any case.
    std::optional<Fault> replace(Collection collection);
    /// Sets how many copies of a card there are, in whatever printing: the sum is what changes.
    std::optional<Fault> set_owned(const Card& card, int copies);

    /// After every change.
    Signal changed;

private:
    std::filesystem::path file_;
    DeckFileTools tools_;
    Collection collection_;
};

} // namespace kizuna
