#pragma once

#include "app/base/messages.h"
#include "app/files/doubtful_import.h"
#include "gui/controls/own_dialog.h"

class wxButton;
class wxStaticText;

namespace kizuna {

class DoubtfulLines;

/// Before another program's deck list is opened: every line that is not clear, why, what it
/// becomes, and the cards that it may mean.
class ImportDialog : public OwnDialog {
public:
    /// Answers go into `import`. Everything passed in outlives the dialog, which ends with wxID_OK
    /// where the deck is to be opened; `done` says so on its button.
    ImportDialog(wxWindow* parent, const std::string& file_name, DoubtfulImport& import,
                 const Messages& messages, MessageKey done = "gui.import.open"_msg);

private:
    wxSizer* make_buttons(MessageKey done);
    void show_lines(std::size_t selected);

    DoubtfulImport& import_;
    const Messages& messages_;
    wxStaticText* summary_ = nullptr;
    DoubtfulLines* lines_ = nullptr;
    wxButton* suggestions_ = nullptr;
};

} // namespace kizuna
