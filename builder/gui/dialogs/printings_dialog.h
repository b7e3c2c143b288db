#pragma once

#include "app/outline/printings.h"
#include "gui/controls/own_dialog.h"

class wxSpinCtrl;
class wxStaticText;

namespace kizuna {

/// How many copies of each printing of one card a pile of the deck holds.
class PrintingsDialog : public OwnDialog {
public:
    /// `messages` outlives the dialog.
    PrintingsDialog(wxWindow* parent, const std::string& card,
                    const std::vector<PrintingCount>& counts, Pile pile, const Messages& messages);

    /// The copies as they were changed here, in the order given.
    std::vector<int> copies() const;

private:
    void show_sum();

    const Messages& messages_;
    std::vector<wxSpinCtrl*> copies_;
    wxStaticText* sum_ = nullptr;
};

} // namespace kizuna
