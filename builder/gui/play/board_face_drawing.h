#pragma once

#include "gui/play/board_card.h"

class wxDC;

namespace kizuna {

/// The narrowest face that can be read, in device-independent pixels.
inline constexpr int min_board_face = 56;

/// True if the cards of the place lie on one another.
bool is_pile(TablePlace place);

/// Width that a card needs in addition to its face, in pixels: the margins on both sides, and the
/// cards that stick out under it.
int board_face_edge(const wxWindow& window, const TableCard& card);

/// Draws the face or the back of a card, card.face_width() wide, and over it the facts of the game:
/// current strength and range, marks, frames and counts.
void draw_board_face(wxDC& dc, const BoardCard& card, const CardStyle& style,
                     const BoardLook& look);

} // namespace kizuna
