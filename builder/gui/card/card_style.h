#pragma once

#include "cards/library/card.h"
#include "gui/card/symbol_icons.h"

#include <wx/font.h>
#include <wx/gdicmn.h>

class wxDC;
class wxString;
class wxWindow;

namespace kizuna {

/// Colours, fonts and shapes for drawing a card's details.
class CardStyle {
public:
    /// Takes the colours of the current theme; `window` gives font and resolution. Both arguments
    /// outlive this.
    CardStyle(const wxWindow& window, const SymbolIcons& symbols);

    wxColour paper;
    wxColour ink;
    wxColour faint_ink; ///< for less important text; still readable on `paper`
    wxColour line;
    wxFont font;
    wxFont small_font;
    wxFont small_bold_font;
    wxFont bold_font;
    wxFont big_font;

    int dip(int pixels) const;

    /// Draws a bar in the symbols' colours, side by side, with their shapes on it.
    void draw_band(wxDC& dc, const wxRect& where, WordSet<SymbolId> symbols) const;
    /// Draws a box filled with `fill`, with a number and below it its caption.
    void draw_number(wxDC& dc, const wxRect& where, const wxString& number, const wxString& caption,
                     const wxColour& fill) const;

    /// Draws a number in a disc.
    void draw_medal(wxDC& dc, const wxRect& where, const wxString& number,
                    const wxColour& fill) const;
    /// The icon at the window's resolution; not Ok if `icon` is not.
    wxBitmap bitmap(const wxBitmapBundle& icon) const;

    /// Draws the frame of the focused item.
    void draw_focus(wxDC& dc, const wxRect& where) const;

    const SymbolIcons& symbols() const { return symbols_; }

private:
    const wxWindow& window_;
    const SymbolIcons& symbols_;
};

} // namespace kizuna
