#pragma once

#include "gui/play/board_card.h"

class wxDC;

namespace kizuna {

/// The narrowest face that can be read, in device-independent pixels.
inline constexpr int min_board_face = 56;

/// Whether cards of that place lie on one another.
bool is_pile(TablePlace place);

/// How many pixels a card needs beside its face: the margin on both sides, and what sticks out
/// under it.
int board_face_edge(const wxWindow& window, const TableCard& card);

/// Draws the face or the back of a card of the table, card.face_width() wide, and over it what the
/// game knows: strength and range now, marks, frames and counts.
void draw_board_face(wxDC& dc, const BoardCard& card, const CardStyle& style,
                     const BoardLook& look);

} // namespace kizuna
