#pragma once

#include "gui/controls/own_dialog.h"
#include "gui/controls/worker.h"
#include "gui/dialogs/picture_order.h"

class wxChoice;
class wxFlexGridSizer;
class wxStaticText;

namespace kizuna {

class PictureView;

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
