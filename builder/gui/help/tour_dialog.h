#pragma once

#include "app/base/messages.h"
#include "gui/controls/own_dialog.h"

#include <array>

class wxButton;
class wxPopupWindow;
class wxStaticText;
class wxTextCtrl;

namespace kizuna {

/// A few pages about what can be done, one at a time, each beside the part of the window that it
/// tells of, which has a frame around it. It can be left at any of them.
class TourDialog : public OwnDialog {
public:
    TourDialog(wxWindow* parent, const Messages& messages);
    ~TourDialog() override;

private:
    void lay_out();
    wxSize room_for_texts() const;
    void show_page();
    void turn(int by);
    void point();
    wxRect told_of() const;
    /// Puts a frame around a place of the screen, which takes neither the keyboard nor the mouse
    /// from what is inside; an empty place: around nothing.
    void surround(const wxRect& place);

    const Messages& messages_;
    std::size_t page_ = 0;
    std::array<wxPopupWindow*, 4> sides_ = {}; ///< of the frame; null where there is none
    wxStaticText* title_ = nullptr;
    wxTextCtrl* text_ = nullptr;
    wxStaticText* step_ = nullptr;
    wxButton* back_ = nullptr;
    wxButton* next_ = nullptr;
};

} // namespace kizuna
