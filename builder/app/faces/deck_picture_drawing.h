#pragma once

#include "app/faces/deck_picture.h"

#include <string>

namespace kizuna {

/// In canvas units.
inline constexpr int deck_picture_width = 1080;

/// The layout of the cards in rows, chosen so that the picture is nearly square and faces stay
/// readable.
struct PictureGrid {
    int columns = 0;
    int rows = 0;
    double face_width = 0;
    double top = 0;    ///< of the first row
    double pitch = 0;  ///< from one row to the next
    double height = 0; ///< of the whole picture
};
PictureGrid picture_grid(const DeckPicture& picture);

/// In whole canvas units; depends on the number of cards.
int deck_picture_height(const DeckPicture& picture);
void draw_deck_picture(Canvas& canvas, const DeckPicture& picture, const FaceLook& look);

/// The bytes of a PNG file, `scale` points to a unit.
std::string deck_picture_png(const DeckPicture& picture, const FaceLook& look, int scale,
                             const Typeface& letters);
/// The text of an SVG file, which needs no font.
std::string deck_picture_svg(const DeckPicture& picture, const FaceLook& look,
                             const Typeface& letters);

} // namespace kizuna
