#pragma once

#include "app/outline/deck_outline.h"
#include "cards/effects/vocabulary.h"
#include "cards/library/card.h"
#include "gui/text/readable_theme.h"

#include <wx/bmpbndl.h>
#include <wx/colour.h>

#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace kizuna {

/// How symbols are shown: each in the colour that players know it by, and in a shape of its own,
/// for a colour says nothing to some eyes and on some screens. Both need no language.
class SymbolIcons {
public:
    /// `words` outlives this. A colour name we do not know becomes grey, as no symbol does.
    explicit SymbolIcons(const Vocabulary& words);

    /// One colour for each symbol, in the vocabulary's order; grey alone where there is none.
    std::vector<wxColour> colours(WordSet<SymbolId> symbols) const;
    /// The shapes in their colours beside one another; a hollow ring for no symbol. Before them
    /// the sign of a flaw. Made when first asked for.
    const wxBitmapBundle& icon(WordSet<SymbolId> symbols, CardFlaw flaw = CardFlaw::None) const;
    /// To be called when the desktop's theme became another, before anything is drawn.
    void forget_theme();
    /// For each of colours() its shape, black or white as can be seen on that colour.
    std::vector<wxBitmapBundle> stamps(WordSet<SymbolId> symbols) const;

private:
    const Vocabulary& words_;
    mutable std::map<std::pair<std::uint32_t, CardFlaw>, wxBitmapBundle> icons_;
    mutable std::optional<ThemeColours> theme_; ///< that the icons are for; empty before the first
    mutable std::map<std::string_view, wxBitmapBundle> stamps_; ///< by shape
};

struct SymbolColours {
    wxColour fill;
    wxColour outline;
};
/// A symbol's colours in a list of this theme. `colour` is the name that players know the symbol
/// by, as in "brown"; empty where a card has none.
SymbolColours symbol_colours(std::string_view colour, const ThemeColours& theme);

} // namespace kizuna
