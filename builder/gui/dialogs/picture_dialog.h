#pragma once

#include "app/faces/deck_picture.h"
#include "gui/base/worker.h"
#include "gui/commands/window_context.h"
#include "gui/controls/own_dialog.h"

#include <array>
#include <memory>
#include <string_view>

class wxChoice;
class wxFlexGridSizer;
class wxStaticText;

namespace kizuna {

class PictureView;

/// A kind of file in which a deck's picture can be saved.
struct PictureKind {
    std::string_view id; ///< as in Settings::picture_kind
    MessageKey name;
    std::string_view ending;
    int scale; ///< pixels per unit of the picture
};

/// All kinds, in the order offered.
inline constexpr std::array picture_kinds{
    PictureKind{"2160", "gui.picture.large"_msg, ".png", 2},
    PictureKind{"1080", "gui.picture.small"_msg, ".png", 1},
    PictureKind{"svg", "gui.picture.svg"_msg, ".svg", 2},
};

/// Everything needed to draw a picture of the deck. Copied, so that another thread can draw it.
struct PictureOrder {
    DeckPicture picture;
    FaceLook look;
    Typeface letters;
    std::shared_ptr<const PictureFolder> own_pictures; ///< null: none

    /// The picture with the user's own card pictures in place of drawn faces. `scale` is in pixels
    /// per unit. Slow.
    DeckPicture with_own_pictures(double scale) const;
    /// Draws the whole picture, own card pictures included. `scale` is in pixels per unit. Slow.
    Pixels pixels(double scale) const;
};

/// The order for a picture of the open deck as it is now, in the language of `words`, with the font
/// of `window`, light or dark as the desktop's theme.
PictureOrder picture_order(const WindowContext& with, const wxWindow& window,
                           const Messages& words);

/// Asks how to save or copy a picture of the deck: the kind of file, light or dark, and the
/// language of card names. Shows a preview. Ends with wxID_SAVE or wxID_COPY if order() is to be
/// saved or copied; the dialog may be shown again.
class PictureDialog : public OwnDialog {
public:
    /// What is in `with` outlives the dialog. The choices begin as in its settings.
    PictureDialog(wxWindow* parent, const WindowContext& with);

    /// The kind of file that is chosen, one of picture_kinds.
    const PictureKind& kind() const;
    bool is_dark() const;
    /// The order for the open deck as it is now, drawn as chosen.
    PictureOrder order() const;

private:
    wxSizer* make_choices();
    wxSizer* make_buttons();
    wxChoice* add_choice(wxFlexGridSizer& grid, const char* name, MessageKey label,
                         const wxArrayString& choices, std::size_t selection);
    void tell_size();
    void draw();

    WindowContext with_;
    const Messages& messages_;
    wxChoice* kind_ = nullptr;
    wxChoice* paper_ = nullptr;
    wxChoice* names_ = nullptr;
    wxStaticText* size_ = nullptr; ///< tells the size of the file's picture, in pixels
    PictureView* view_ = nullptr;
    Worker worker_;
};

} // namespace kizuna
