#pragma once

#include "app/outline/printings.h"
#include "gui/controls/own_dialog.h"

class wxSpinCtrl;
class wxStaticText;

namespace kizuna {

/// Sets how many copies of each printing of one card the deck or its maybe pile has.
class PrintingsDialog : public OwnDialog {
public:
    /// `messages` outlives the dialog.
    PrintingsDialog(wxWindow* parent, const std::string& card,
                    const std::vector<PrintingCount>& counts, Pile pile, const Messages& messages);

    /// The copies as the fields have them now, in the order of the constructor's `counts`.
    std::vector<int> copies() const;

private:
    void show_sum();

    const Messages& messages_;
    std::vector<wxSpinCtrl*> copies_;
    wxStaticText* sum_ = nullptr;
};

} // namespace kizuna
