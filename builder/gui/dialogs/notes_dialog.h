#pragma once

#include "app/base/signal.h"
#include "app/outline/tags.h"
#include "gui/controls/own_dialog.h"

class wxTextCtrl;

namespace kizuna {

/// Edits a deck's notes, tags and author.
class NotesDialog : public OwnDialog {
public:
    /// `known_tags` are offered for the tags. `messages` outlives the dialog.
    NotesDialog(wxWindow* parent, const DeckRemarks& remarks,
                const std::vector<std::string>& known_tags, const Messages& messages);

    /// The remarks as the fields have them now.
    DeckRemarks remarks() const;
    /// Sent at every letter typed.
    Signal changed;

private:
    void add_known_tags(wxSizer& column, const std::vector<std::string>& known_tags);
    void toggle(const std::string& tag);

    const Messages& messages_;
    wxTextCtrl* notes_ = nullptr;
    wxTextCtrl* tags_ = nullptr;
    wxTextCtrl* author_ = nullptr;
};

} // namespace kizuna
