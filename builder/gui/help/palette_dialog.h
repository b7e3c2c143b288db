#pragma once

#include "app/commands/palette.h"
#include "gui/controls/own_dialog.h"

#include <vector>

class wxStaticText;
class wxTextCtrl;

namespace kizuna {

class TextList;

/// Runs any command by a few letters of its name: type them, choose with the arrow keys, press
/// Enter.
class PaletteDialog : public OwnDialog {
public:
    /// `messages` outlives the dialog.
    PaletteDialog(wxWindow* parent, std::vector<PaletteEntry> entries, const Messages& messages);

    /// The entry to run once the dialog is gone; null if it was cancelled. Owned by the dialog.
    const PaletteEntry* chosen() const { return chosen_; }

private:
    void show_matches();
    void show_help();
    void choose();
    void on_key(wxKeyEvent& event);
    const PaletteEntry* selected() const;

    const Messages& messages_;
    std::vector<PaletteEntry> entries_;
    std::vector<std::size_t> matches_; ///< for each row of the list, its place in entries_
    const PaletteEntry* chosen_ = nullptr;

    wxTextCtrl* field_ = nullptr;
    TextList* list_ = nullptr;
    wxStaticText* help_ = nullptr;
};

} // namespace kizuna
