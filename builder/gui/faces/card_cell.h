#pragma once

#include "app/outline/card_marks.h"
#include "gui/faces/face_cache.h"

#include <wx/dc.h>

class wxWindow;

namespace kizuna {

/// The state of a card that its frame shows.
struct CardCell {
    bool is_selected = false;
    bool has_focus = false;
    bool is_hovered = false;
    CardFlaw flaw = CardFlaw::None; ///< drawn as an outline with a sign, without words
};

/// The height of a face of that width, in pixels.
int face_height(int width);
/// The width of the widest face that is no higher than `height`, in pixels.
int face_width(int height);

/// Draws a card's face and frame. If the face is not ready yet, draws only its colours and returns
/// false. `where` is as wide as the face.
bool draw_card_cell(wxDC& dc, const wxRect& where, const Card& card, FaceCache& faces,
                    const CardCell& cell, const wxWindow& window);
/// The picture shown at the pointer while `cards` cards are dragged: a face of that width, made
/// smaller. Not IsOk() if the face is not ready yet.
wxBitmap carried_picture(const Card& card, FaceCache& faces, int width, std::size_t cards,
                         const wxWindow& window);
/// Draws only the frame, around a card or the visible part of it.
void draw_card_frame(wxDC& dc, const wxRect& where, const CardCell& cell, const wxWindow& window);

} // namespace kizuna
