#pragma once

#include "app/play/table_piles.h"

#include <wx/dialog.h>

#include <functional>
#include <string>
#include <vector>

class wxListBox;
class wxTextCtrl;

namespace kizuna {

/// The cards of a pile, one below the other, with all that is known of the selected one.
class PileDialog : public wxDialog {
public:
    /// `look` is called with each card that is selected. `messages` outlives the dialog.
    PileDialog(wxWindow* parent, const std::string& heading, std::vector<PileCard> cards,
               const Messages& messages, std::function<void(const Card&)> look);

private:
    void show_selected();

    std::vector<PileCard> cards_;
    std::function<void(const Card&)> look_;
    wxListBox* list_ = nullptr;
    wxTextCtrl* details_ = nullptr;
};

} // namespace kizuna
