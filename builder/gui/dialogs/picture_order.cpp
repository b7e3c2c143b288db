#include "gui/dialogs/picture_order.h"

#include "app/faces/deck_picture_drawing.h"
#include "gui/faces/face_cache.h"
#include "gui/wx_text.h"

#include <wx/window.h>

#include <cmath>

namespace kizuna {

DeckPicture PictureOrder::with_own_pictures(double scale) const
{
    DeckPicture made = picture;
    const double widest = scale * picture_grid(made).face_width;
    if (own_pictures)
        load_card_pictures(made, *own_pictures, static_cast<int>(std::ceil(widest)));
    return made;
}

Pixels PictureOrder::pixels(double scale) const
{
    const DeckPicture made = with_own_pictures(scale);
    const auto points = [scale](int units) { return static_cast<int>(std::lround(scale * units)); };
    return Canvas::pixels(points(deck_picture_width), points(deck_picture_height(made)), scale,
                          letters, [&](Canvas& canvas) { draw_deck_picture(canvas, made, look); });
}

PictureOrder picture_order(const WindowContext& with, const wxWindow& window, const Messages& words)
{
    Deck deck = with.document.deck();
    deck.name = with.files.deck_name();
    return {deck_picture(deck, with.document.catalogue(), words), face_look_of_theme(),
            Typeface{from_wx(window.GetFont().GetFaceName()), words.language()},
            with.faces.pictures()};
}

} // namespace kizuna
