#pragma once

#include "gui/faces/face_cache.h"

#include <wx/dc.h>

#include <string>

class wxWindow;

namespace kizuna {

/// How a card lies among others: what is drawn round its face.
struct CardCell {
    bool is_selected = false;
    bool has_focus = false; ///< the keyboard is at it
    bool is_hovered = false;
    bool is_wrong = false; ///< too many copies, or forbidden: outlined, in words elsewhere
};

/// The height that belongs to a face of that width, in pixels.
int face_height(int width);

/// Draws a card's face, or its colours while the face is being drawn: false. `where` is as
/// wide as the face. Only `open` of it is in sight where another card lies over it.
bool draw_card_cell(wxDC& dc, const wxRect& where, const Card& card, FaceCache& faces,
                    const CardCell& cell, const wxWindow& window);

} // namespace kizuna
