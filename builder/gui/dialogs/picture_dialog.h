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

/// Before a picture of the deck is saved or copied: which kind of file, light or dark, in which
/// language cards are named, and how it looks. Ends with wxID_SAVE or wxID_COPY where order() is
/// to be saved or copied; it may be shown again.
class PictureDialog : public OwnDialog {
public:
    /// What is in `with` outlives the dialog. It begins with what was chosen last.
    PictureDialog(wxWindow* parent, const WindowContext& with);

    /// The kind of file that is chosen, one of picture_kinds.
    const PictureKind& kind() const;
    bool is_dark() const;
    /// The deck as it is now, as the choices say.
    PictureOrder order() const;
    /// True until the preview shows what is chosen.
    bool is_working() const { return worker_.is_busy(); }

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
    wxStaticText* size_ = nullptr; ///< in pixels, of the file
    PictureView* view_ = nullptr;
    Worker worker_;
};

} // namespace kizuna
