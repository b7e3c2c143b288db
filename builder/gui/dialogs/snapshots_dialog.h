#pragma once

#include "app/document/snapshots.h"
#include "gui/controls/own_dialog.h"

#include <functional>

class wxButton;
class wxStaticText;
class wxTextCtrl;

namespace kizuna {

class TextList;

/// The versions of the open deck that the player gave names: save one, go back, compare.
class SnapshotsDialog : public OwnDialog {
public:
    /// `compare` shows a snapshot beside the deck as it is now. Everything passed in outlives the
    /// dialog.
    SnapshotsDialog(wxWindow* parent, DeckDocument& document, const Messages& messages,
                    std::function<void(const Snapshot&)> compare);

    /// The name field gets the keyboard, a free name in it selected.
    void suggest_name();

private:
    wxSizer* make_name_row();
    wxSizer* make_buttons();
    void show_snapshots();
    void show_what_is_possible();
    std::string difference(const Deck& then) const;
    const Snapshot* selected() const;
    void take();
    void restore();
    void rename();
    void remove();
    void tell(MessageKey sentence);

    DeckDocument& document_;
    const Messages& messages_;
    std::function<void(const Snapshot&)> compare_;
    std::vector<Snapshot> snapshots_; ///< the newest first, as the list shows them
    wxTextCtrl* name_ = nullptr;
    TextList* list_ = nullptr;
    wxStaticText* hint_ = nullptr;
    std::vector<wxButton*> of_selected_; ///< what can be done with the selected one
    wxButton* take_ = nullptr;
    Subscription deck_changed_;
};

} // namespace kizuna
