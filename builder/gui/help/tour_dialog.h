#pragma once

#include "app/base/messages.h"

#include <wx/dialog.h>

class wxButton;
class wxStaticText;
class wxTextCtrl;

namespace kizuna {

/// A few pages about what can be done, one at a time.
class TourDialog : public wxDialog {
public:
    TourDialog(wxWindow* parent, const Messages& messages);

private:
    void lay_out();
    void show_page();
    void turn(int by);

    const Messages& messages_;
    std::size_t page_ = 0;
    wxStaticText* title_ = nullptr;
    wxTextCtrl* text_ = nullptr;
    wxStaticText* step_ = nullptr;
    wxButton* back_ = nullptr;
    wxButton* next_ = nullptr;
};

} // namespace kizuna
