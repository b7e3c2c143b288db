#pragma once

#include "app/document/snapshots.h"
#include "gui/controls/own_dialog.h"

#include <functional>

class wxButton;
class wxStaticText;
class wxTextCtrl;

namespace kizuna {

class TextList;

/// The snapshots of the open deck: takes one, restores, compares, renames or deletes them.
class SnapshotsDialog : public OwnDialog {
public:
    /// `compare` is called to compare a snapshot with the deck as it is now. Everything passed in
    /// outlives the dialog.
    SnapshotsDialog(wxWindow* parent, DeckDocument& document, const Messages& messages,
                    std::function<void(const Snapshot&)> compare);

    /// Puts a free name into the name field, selects it and focuses the field.
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
    std::vector<wxButton*> of_selected_; ///< the buttons that need a selected snapshot
    wxButton* take_ = nullptr;
    Subscription deck_changed_;
};

} // namespace kizuna
