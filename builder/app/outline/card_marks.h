#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"
#include "app/outline/deck_outline.h"

#include <cstdint>
#include <set>
#include <string>

namespace kizuna {

/// A flaw in words, as in "⊘ Forbidden"; empty for None.
std::string mark_text(CardFlaw flaw, const Messages& messages);

/// Marks for cards that the deck's format forbids or that exceed its limit: a sign and a word.
/// Where only the sign is drawn, screen readers get both.
class CardMarks {
public:
    /// Reads the deck as it is now. Both must outlive this.
    CardMarks(const DeckDocument& document, const Messages& messages);

    /// Call after the deck or its format changed.
    void read_deck();
    /// Checks the format on each call, so do not call it for the whole library.
    CardFlaw flaw_of(const Card& card, Pile pile = Pile::Cards) const;
    /// mark_text() of the flaw.
    std::string of(const Card& card, Pile pile = Pile::Cards) const;
    /// The mark, with the format if it forbids the card, then a sentence for each violation by the
    /// card; empty without a flaw.
    std::string reason(const Card& card, Pile pile = Pile::Cards) const;
    /// Cards with more copies in the deck than the format allows.
    const std::set<const Card*>& over_limit() const { return over_limit_; }

private:
    const DeckDocument& document_;
    const Messages& messages_;
    std::set<const Card*> over_limit_;
};

} // namespace kizuna
