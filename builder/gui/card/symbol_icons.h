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

/// Icons of the symbols: each has the colour that players know it by and a shape of its own, so
/// that it can also be told without seeing colours.
class SymbolIcons {
public:
    /// `words` outlives this. A symbol with an unknown colour name is grey, as is no symbol.
    explicit SymbolIcons(const Vocabulary& words);

    /// One colour for each symbol, in the vocabulary's order; only grey if there is no symbol.
    std::vector<wxColour> colours(WordSet<SymbolId> symbols) const;
    /// The symbols' shapes side by side in their colours; a hollow ring for no symbol. If `flaw` is
    /// one, its sign comes first. The reference stays valid until forget_theme().
    const wxBitmapBundle& icon(WordSet<SymbolId> symbols, CardFlaw flaw = CardFlaw::None) const;
    /// To be called when the desktop's theme changes, before anything is drawn.
    void forget_theme();
    /// The shape for each of colours(), in black or white, whichever is visible on that colour.
    std::vector<wxBitmapBundle> stamps(WordSet<SymbolId> symbols) const;

private:
    const Vocabulary& words_;
    mutable std::map<std::pair<std::uint32_t, CardFlaw>, wxBitmapBundle> icons_;
    mutable std::optional<ThemeColours> theme_; ///< the theme of icons_; empty: no icon made yet
    mutable std::map<std::string_view, wxBitmapBundle> stamps_; ///< by shape
};

struct SymbolColours {
    wxColour fill;
    wxColour outline;
};
/// A symbol's colours in a list of this theme. `colour` is the name that players use, as in
/// "brown"; empty for no symbol.
SymbolColours symbol_colours(std::string_view colour, const ThemeColours& theme);

} // namespace kizuna
