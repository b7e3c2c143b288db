#pragma once

#include "app/play/table_piles.h"
#include "gui/controls/own_dialog.h"

#include <functional>
#include <string>
#include <vector>

class wxListBox;
class wxTextCtrl;

namespace kizuna {

class FaceCache;
class FaceRow;

/// The cards of a pile, one below the other, with the face of the selected one and all that is
/// known of it.
class PileDialog : public OwnDialog {
public:
    /// `look` is called with each card that is selected. `faces` and `messages` outlive the dialog.
    /// `can_take`: it ends with by_hand where something is to be done with the selected card.
    PileDialog(wxWindow* parent, const std::string& heading, std::vector<PileCard> cards,
               FaceCache& faces, const Messages& messages, std::function<void(const Card&)> look,
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
    FaceRow* face_ = nullptr;
};

} // namespace kizuna
