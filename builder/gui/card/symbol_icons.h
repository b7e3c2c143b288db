#pragma once

#include "cards/card.h"
#include "cards/vocabulary.h"

#include <wx/bmpbndl.h>
#include <wx/colour.h>

#include <cstdint>
#include <map>
#include <vector>

namespace kizuna {

/// The colours of a symbol as players know them, and small discs of them for lists. A colour is
/// never the only sign: wherever it is shown, the symbol's name stands beside it.
class SymbolIcons {
public:
    /// `words` outlives this. A colour name we do not know becomes grey, as no symbol does.
    explicit SymbolIcons(const Vocabulary& words);

    /// One colour for each symbol, in the vocabulary's order; grey alone where there is none.
    std::vector<wxColour> colours(WordSet<SymbolId> symbols) const;
    /// A disc, cut in two halves for two symbols. Made when first asked for.
    const wxBitmapBundle& icon(WordSet<SymbolId> symbols) const;

private:
    const Vocabulary& words_;
    mutable std::map<std::uint32_t, wxBitmapBundle> icons_;
};

/// Black or white, whichever is read more easily on the colour (WCAG 2.1 contrast).
wxColour text_colour_on(const wxColour& background);

} // namespace kizuna
