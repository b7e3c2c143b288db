#pragma once

#include "app/pool/card_sheet.h"
#include "gui/card/card_signs.h"
#include "gui/card/card_style.h"

#include <wx/bitmap.h>

#include <functional>
#include <string>

class wxDC;

namespace kizuna {

/// What a sheet shows besides its texts.
struct SheetSigns {
    CardSigns signs;
    wxBitmap picture; ///< the user's own, scaled to the width to draw; not Ok: none
    /// Draws the card's face into a rectangle of a card's shape. Empty if there is a picture.
    std::function<void(wxDC&, const wxRect&)> draw_face;
    bool is_face_readable = true; ///< the face replaces the head and the numbers of the sheet
    std::string add_picture;      ///< the words of the link below the face; empty: no link
};

struct SheetExtent {
    int height = 0;
    wxRect add_picture; ///< where the link is; empty: none
};

/// Draws a card's sheet in a column `width` pixels wide, from the DC's origin down.
SheetExtent draw_card_sheet(wxDC& dc, const CardSheet& sheet, const CardStyle& style,
                            const SheetSigns& face, int width);

} // namespace kizuna
