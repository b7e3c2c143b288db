#pragma once

#include "app/base/messages.h"

#include <wx/dialog.h>

#include <string>

namespace kizuna {

/// A longer text to read, select and copy: reports, help, about.
class TextDialog : public wxDialog {
public:
    /// `size` is in device-independent pixels. With `accept`, the dialog is a question: a button
    /// with this label ends it with wxID_OK, and the other one cancels.
    TextDialog(wxWindow* parent, const Messages& messages, const std::string& title,
               const std::string& text, const wxSize& size, const std::string& accept = {});
};

} // namespace kizuna
