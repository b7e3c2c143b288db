#pragma once

#include "app/cards/card_sheet.h"
#include "gui/card/card_style.h"

class wxDC;

namespace kizuna {

/// Draws a card's sheet into a column `width` wide from the DC's origin, and returns its height.
/// With `paint` false it only measures.
int draw_card_sheet(wxDC& dc, const CardSheet& sheet, const CardStyle& style, int width,
                    bool paint);

} // namespace kizuna
