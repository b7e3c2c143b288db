#pragma once

#include "app/pool/card_sheet.h"
#include "gui/card/card_signs.h"
#include "gui/card/card_style.h"

#include <wx/bitmap.h>

class wxDC;

namespace kizuna {

/// What a sheet is drawn with beside its words.
struct SheetSigns {
    CardSigns signs;
    wxBitmap picture; ///< the user's own, as wide as it is to be; may be none
};

/// Draws a card's sheet into a column `width` wide from the DC's origin, and returns its height.
int draw_card_sheet(wxDC& dc, const CardSheet& sheet, const CardStyle& style,
                    const SheetSigns& face, int width);

} // namespace kizuna
