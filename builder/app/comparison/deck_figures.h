#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A number about a deck, and the cards it is about.
struct DeckFigure {
    std::string_view id; ///< as in "line"
    std::string label;
    std::string value;              ///< a number, or a sign if `note` says it all
    std::string note;               ///< may be empty
    std::vector<const Card*> cards; ///< in deck order; empty if the figure is not about certain
                                    ///< cards
};

/// Figures on size, protagonist and supports, and on cards to reconsider: single copies, cards that
/// can never be a bond, class changes without a base. Those about the protagonist are missing if
/// there is none.
std::vector<DeckFigure> deck_figures(const DeckDocument& document, const Messages& messages);

/// The legality of a deck in one format.
struct FormatVerdict {
    const Format* format = nullptr;
    std::vector<Violation> violations; ///< empty: legal
};
/// For every format, in the catalogue's order.
std::vector<FormatVerdict> format_verdicts(const DeckDocument& document);

} // namespace kizuna
