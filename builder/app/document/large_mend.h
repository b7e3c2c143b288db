#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"

#include <optional>

namespace kizuna {

/// A whole mend that takes out so many cards that nobody should do it unasked.
struct LargeMend {
    int removed = 0;                   ///< copies that would go
    int left = 0;                      ///< copies in the mended deck
    const Format* elsewhere = nullptr; ///< in which the fewest go; null where no other takes fewer
};

/// Empty where the mend of the deck takes out only a few copies.
std::optional<LargeMend> large_mend(const DeckDocument& document);

/// Gives the deck another format and mends it there as far as no choice is needed, as one step.
void mend_in(DeckDocument& document, const Format& format, const Messages& messages);

} // namespace kizuna
