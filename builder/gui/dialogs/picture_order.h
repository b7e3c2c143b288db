#pragma once

#include "app/faces/deck_picture.h"
#include "gui/commands/window_context.h"

#include <array>
#include <memory>
#include <string_view>

namespace kizuna {

/// A kind of file that a deck's picture can be.
struct PictureKind {
    std::string_view id; ///< as Settings::picture_kind
    MessageKey name;
    std::string_view ending;
    int scale; ///< points to a unit of the picture
};

/// In the order in which they are offered.
inline constexpr std::array picture_kinds{
    PictureKind{"2160", "gui.picture.large"_msg, ".png", 2},
    PictureKind{"1080", "gui.picture.small"_msg, ".png", 1},
    PictureKind{"svg", "gui.picture.svg"_msg, ".svg", 2},
};

/// Everything that a picture of the deck is drawn from, for another thread.
struct PictureOrder {
    DeckPicture picture;
    FaceLook look;
    Typeface letters;
    std::shared_ptr<const PictureFolder> own_pictures; ///< null: none

    /// The picture with the user's own in the place of drawn faces, sharp at so many points to a
    /// unit. Takes long.
    DeckPicture with_own_pictures(double scale) const;
    /// The whole of it, so many points to a unit. Takes long.
    Pixels pixels(double scale) const;
};

/// A picture of the deck as it is now, in these words and with the letters of a window, light or
/// dark as that is.
PictureOrder picture_order(const WindowContext& with, const wxWindow& window,
                           const Messages& words);

} // namespace kizuna
