#pragma once

#include "app/base/messages.h"
#include "app/files/unclear_import.h"
#include "gui/controls/own_dialog.h"

class wxButton;
class wxStaticText;

namespace kizuna {

class UnclearLines;

/// Shown before another program's deck list is opened: lists every unclear line, why it is unclear
/// and what it becomes, and lets the user choose the card it means.
class ImportDialog : public OwnDialog {
public:
    /// The user's answers go into `import`. The dialog ends with wxID_OK if the deck is to be
    /// opened; `done` is the label of that button. Everything passed in outlives the dialog.
    ImportDialog(wxWindow* parent, const std::string& file_name, UnclearImport& import,
                 const Messages& messages, MessageKey done = "gui.import.open"_msg);

private:
    wxSizer* make_buttons(MessageKey done);
    void show_lines(std::size_t selected);

    UnclearImport& import_;
    const Messages& messages_;
    wxStaticText* summary_ = nullptr;
    UnclearLines* lines_ = nullptr;
    wxButton* suggestions_ = nullptr;
};

} // namespace kizuna
