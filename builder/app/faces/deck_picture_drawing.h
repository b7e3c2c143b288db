#pragma once

#include "app/faces/deck_picture.h"

#include <string>

namespace kizuna {

/// How wide a deck's picture is, in the units of a canvas.
inline constexpr int deck_picture_width = 1080;

/// How a deck's cards lie side by side, so that the picture comes as near to a square as rows of
/// faces that can still be read allow.
struct PictureGrid {
    int columns = 0;
    int rows = 0;
    double face_width = 0;
    double top = 0;    ///< of the first row
    double pitch = 0;  ///< from one row to the next
    double height = 0; ///< of the whole picture
};
PictureGrid picture_grid(const DeckPicture& picture);

/// The picture's height in whole units; follows from how many cards there are.
int deck_picture_height(const DeckPicture& picture);
void draw_deck_picture(Canvas& canvas, const DeckPicture& picture, const FaceLook& look);

/// The picture as a PNG file's bytes, `scale` points to a unit.
std::string deck_picture_png(const DeckPicture& picture, const FaceLook& look, int scale,
                             const Typeface& letters);
/// The picture as an SVG file's text, which needs no font.
std::string deck_picture_svg(const DeckPicture& picture, const FaceLook& look,
                             const Typeface& letters);

} // namespace kizuna
