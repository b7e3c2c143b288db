#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"
#include "app/outline/deck_outline.h"

#include <cstdint>
#include <set>
#include <string>

namespace kizuna {

/// The flaw in words, as in "⊘ Forbidden"; empty for None.
std::string mark_text(CardFlaw flaw, const Messages& messages);

/// What is wrong with a card that the deck's format does not take, or not so often: a sign and a
/// word. Where the sign is drawn, a screen reader says both with the name.
class CardMarks {
public:
    /// Marks for the deck as it is now. Both outlive this.
    CardMarks(const DeckDocument& document, const Messages& messages);

    /// To be called after the deck or its format became another.
    void read_deck();
    /// Asks the format, so not for every card of the library at once.
    CardFlaw flaw_of(const Card& card, Pile pile = Pile::Cards) const;
    /// The same in words.
    std::string of(const Card& card, Pile pile = Pile::Cards) const;
    /// The mark, with the format where that forbids the card, then a sentence for each rule that
    /// the card breaks in this deck; empty where it has no mark.
    std::string reason(const Card& card, Pile pile = Pile::Cards) const;
    /// The deck's cards of which it holds more than its format allows.
    const std::set<const Card*>& over_limit() const { return over_limit_; }

private:
    const DeckDocument& document_;
    const Messages& messages_;
    std::set<const Card*> over_limit_;
};

} // namespace kizuna
