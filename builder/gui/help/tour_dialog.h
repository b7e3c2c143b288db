#pragma once

#include "app/base/messages.h"
#include "gui/controls/own_dialog.h"

#include <array>

class wxButton;
class wxPopupWindow;
class wxStaticText;
class wxTextCtrl;

namespace kizuna {

/// A tour of the program in a few pages. Each page stands beside the part of the window that it
/// explains and puts a frame around it. The tour can be left at any page.
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
    /// Draws a frame around a rectangle of the screen; an empty one removes the frame. The
    /// controls inside still get the mouse and the keyboard.
    void surround(const wxRect& place);

    const Messages& messages_;
    std::size_t page_ = 0;
    std::array<wxPopupWindow*, 4> sides_ = {}; ///< the sides of the frame; null: no frame
    wxStaticText* title_ = nullptr;
    wxTextCtrl* text_ = nullptr;
    wxStaticText* step_ = nullptr;
    wxButton* back_ = nullptr;
    wxButton* next_ = nullptr;
};

} // namespace kizuna
