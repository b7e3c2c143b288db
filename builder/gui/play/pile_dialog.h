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

/// Lists the cards of a pile, with the face and the details of the selected one.
class PileDialog : public OwnDialog {
public:
    /// `look` is called with each card selected. `can_take` adds a button that ends the dialog with
    /// by_hand, for a manual action with the selected card. `faces` and `messages` outlive the
    /// dialog.
    PileDialog(wxWindow* parent, const std::string& heading, std::vector<PileCard> cards,
               FaceCache& faces, const Messages& messages, std::function<void(const Card&)> look,
               bool can_take = false);

    static constexpr int by_hand = wxID_FORWARD;
    /// Null if no card is selected.
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
