#pragma once

#include "app/base/messages.h"
#include "app/play/table_view.h"
#include "gui/card/card_style.h"

class wxDC;

namespace kizuna {

/// Draws what lies on the table into a rectangle, with as much of it as there is room for. `face`
/// is null where only the back is seen.
void draw_board_card(wxDC& dc, const wxRect& where, const TableCard& card, const Card* face,
                     const CardStyle& style, const Messages& messages);

} // namespace kizuna
