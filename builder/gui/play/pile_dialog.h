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
    /// `can_take`: it ends with by_hand where something is to be done with the selected card.
    PileDialog(wxWindow* parent, const std::string& heading, std::vector<PileCard> cards,
               const Messages& messages, std::function<void(const Card&)> look,
               bool can_take = false);

    static constexpr int by_hand = wxID_FORWARD;
    /// Null where there is none.
    const Card* selected() const;

private:
    void show_selected();

    std::vector<PileCard> cards_;
    std::function<void(const Card&)> look_;
    wxListBox* list_ = nullptr;
    wxTextCtrl* details_ = nullptr;
};

} // namespace kizuna
