#pragma once

#include "app/outline/card_marks.h"
#include "gui/faces/face_cache.h"

#include <wx/dc.h>

class wxWindow;

namespace kizuna {

/// How a card lies among others: what is drawn round its face.
struct CardCell {
    bool is_selected = false;
    bool has_focus = false; ///< the keyboard is at it
    bool is_hovered = false;
    CardFlaw flaw = CardFlaw::None; ///< outlined, with a sign; in words elsewhere
};

/// The height that belongs to a face of that width, in pixels.
int face_height(int width);
/// The width of a face that is no higher than that, in pixels.
int face_width(int height);

/// Draws a card's face and its frame, or its colours while the face is being drawn: false. `where`
/// is as wide as the face.
bool draw_card_cell(wxDC& dc, const wxRect& where, const Card& card, FaceCache& faces,
                    const CardCell& cell, const wxWindow& window);
/// A small picture of a face of that width, for the mouse to carry with a number of cards; not
/// IsOk() while the face is being drawn.
wxBitmap carried_picture(const Card& card, FaceCache& faces, int width, std::size_t cards,
                         const wxWindow& window);
/// The frame alone, round a card or as much of it as is seen.
void draw_card_frame(wxDC& dc, const wxRect& where, const CardCell& cell, const wxWindow& window);

} // namespace kizuna
