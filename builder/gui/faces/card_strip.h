#pragma once

#include "app/outline/card_marks.h"

#include <wx/dc.h>

class wxWindow;

namespace kizuna {

/// What is seen of a card that lies under another one.
struct CardStrip {
    const Card* card = nullptr; ///< null: one that nobody knows
    wxString name;
    wxString title; ///< what is said besides where there is room; may be empty
    int copies = 0;
    bool leads = false; ///< it is the protagonist
    CardFlaw flaw = CardFlaw::None;
};

/// The height of strips in a window, as its letters ask for.
int strip_height(const wxWindow& window);
/// The height of a strip over the whole head of a face of that width.
int card_head_height(int width, const wxWindow& window);
/// The least width at which costs, the beginning of a name and copies have room.
int min_strip_width(const wxWindow& window);

/// Draws costs, name and copies in the colours of the card's symbols, in letters of the window's
/// size, over the head of its face or of the user's picture.
void draw_card_strip(wxDC& dc, const wxRect& where, const CardStrip& strip, const Vocabulary& words,
                     const wxWindow& window);

/// A sign in a square, to be seen on any colour: a triangle for too many copies, a struck circle
/// for a forbidden card. The words stand elsewhere.
void draw_card_flaw(wxDC& dc, const wxRect& square, CardFlaw flaw);

/// A number on a label: copies of a card.
void draw_copies(wxDC& dc, const wxRect& where, const wxString& text, const wxWindow& window);

} // namespace kizuna
