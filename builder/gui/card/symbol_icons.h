#pragma once

#include "cards/library/card.h"
#include "cards/library/vocabulary.h"

#include <wx/bmpbndl.h>
#include <wx/colour.h>

#include <cstdint>
#include <map>
#include <string_view>
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
    /// The shapes in their colours beside one another; a hollow ring for no symbol. Made when
    /// first asked for.
    const wxBitmapBundle& icon(WordSet<SymbolId> symbols) const;
    /// For each of colours() its shape, black or white as can be seen on that colour.
    std::vector<wxBitmapBundle> stamps(WordSet<SymbolId> symbols) const;

private:
    const Vocabulary& words_;
    mutable std::map<std::uint32_t, wxBitmapBundle> icons_;
    mutable std::map<std::string_view, wxBitmapBundle> stamps_; ///< by shape
};

/// Black or white, whichever is read more easily on the colour (WCAG 2.1 contrast).
wxColour text_colour_on(const wxColour& background);

} // namespace kizuna
