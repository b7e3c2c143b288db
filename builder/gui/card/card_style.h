#pragma once

#include "cards/library/card.h"
#include "gui/card/symbol_icons.h"

#include <wx/font.h>
#include <wx/gdicmn.h>

class wxDC;
class wxString;
class wxWindow;

namespace kizuna {

/// What the details of a card and the cards of a test hand have in common: the colours of the theme
/// and of the symbols, and a few shapes.
class CardStyle {
public:
    /// Looks at the theme of the moment; `window` gives font and resolution.
    CardStyle(const wxWindow& window, const SymbolIcons& symbols);

    wxColour paper;
    wxColour ink;
    wxColour faint_ink; ///< still well readable on paper
    wxColour line;
    wxFont font;
    wxFont small_font;
    wxFont small_bold_font;
    wxFont bold_font;
    wxFont big_font;

    int dip(int pixels) const;

    /// A bar in the symbols' colours, side by side, with their shapes upon it.
    void draw_band(wxDC& dc, const wxRect& where, WordSet<SymbolId> symbols) const;
    /// A number with its caption below, in a box; filled with the symbols' first colour where
    /// asked.
    void draw_number(wxDC& dc, const wxRect& where, const wxString& number, const wxString& caption,
                     const wxColour& fill) const;

    /// A number in a disc.
    void draw_medal(wxDC& dc, const wxRect& where, const wxString& number,
                    const wxColour& fill) const;
    /// The picture for the window's resolution; may be none.
    wxBitmap bitmap(const wxBitmapBundle& icon) const;

    /// A frame that says where the keyboard is.
    void draw_focus(wxDC& dc, const wxRect& where) const;

    const SymbolIcons& symbols() const { return symbols_; }

private:
    const wxWindow& window_;
    const SymbolIcons& symbols_;
};

} // namespace kizuna
