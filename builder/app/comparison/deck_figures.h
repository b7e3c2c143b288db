#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// One number that says something of a deck, and the cards it speaks of.
struct DeckFigure {
    std::string_view id; ///< as in "line"
    std::string label;
    std::string value;              ///< a number, or a sign where `note` says it all
    std::string note;               ///< what more is to say; may be empty
    std::vector<const Card*> cards; ///< in deck order; empty where naming them says nothing
};

/// The protagonist and what hangs on it, supports, and cards that deserve a second look: those with
/// one copy, those that can never be a bond, class changes with nothing to change from. What hangs
/// on a protagonist is left out of a deck without one.
std::vector<DeckFigure> deck_figures(const DeckDocument& document, const Messages& messages);

/// Whether a deck may be played in one format, and for how many reasons not.
struct FormatVerdict {
    const Format* format = nullptr;
    std::vector<Violation> violations; ///< empty: legal
};
/// The verdict of every format there is, in the catalogue's order.
std::vector<FormatVerdict> format_verdicts(const DeckDocument& document);

} // namespace kizuna
