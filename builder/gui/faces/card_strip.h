#pragma once

#include "app/outline/card_marks.h"

#include <wx/dc.h>

class wxWindow;

namespace kizuna {

/// The visible strip of a card that lies under another one.
struct CardStrip {
    const Card* card = nullptr; ///< null: an unknown card
    wxString name;
    wxString title; ///< drawn after the name if there is room; may be empty
    int copies = 0;
    bool leads = false; ///< the card is the protagonist
    CardFlaw flaw = CardFlaw::None;
};

/// The height of strips in the window's font, in pixels.
int strip_height(const wxWindow& window);
/// The height of a strip that covers the whole head of a face of that width, in pixels.
int card_head_height(int width, const wxWindow& window);
/// Min width in pixels at which costs, the beginning of a name and copies have room.
int min_strip_width(const wxWindow& window);

/// Draws costs, name and copies in the colours of the card's symbols, in letters of the window's
/// size, over the head of its face or of the user's picture.
void draw_card_strip(wxDC& dc, const wxRect& where, const CardStrip& strip, const Vocabulary& words,
                     const wxWindow& window);

/// Draws the sign of a flaw in a square, visible on any colour: a triangle for too many copies, a
/// struck circle for a forbidden card.
void draw_card_flaw(wxDC& dc, const wxRect& square, CardFlaw flaw);

/// Draws the copies of a card on a label.
void draw_copies(wxDC& dc, const wxRect& where, const wxString& text, const wxWindow& window);

} // namespace kizuna
