#pragma once

#include "app/pool/card_sheet.h"
#include "gui/card/card_signs.h"
#include "gui/card/card_style.h"

#include <wx/bitmap.h>

#include <functional>
#include <string>

class wxDC;

namespace kizuna {

/// What a sheet is drawn with beside its words.
struct SheetSigns {
    CardSigns signs;
    wxBitmap picture; ///< the user's own, as wide as it is to be; may be none
    /// Draws the card's face over a place of its shape, where there is no picture; may be empty.
    std::function<void(wxDC&, const wxRect&)> draw_face;
    bool is_face_readable = true; ///< its letters are as large as others: it takes the names' place
    std::string add_picture;      ///< a link's words, below the face; may be empty
};

struct SheetExtent {
    int height = 0;
    wxRect add_picture; ///< where the link is; may be empty
};

/// Draws a card's sheet into a column `width` wide from the DC's origin.
SheetExtent draw_card_sheet(wxDC& dc, const CardSheet& sheet, const CardStyle& style,
                            const SheetSigns& face, int width);

} // namespace kizuna
