#pragma once

#include "gui/commands/window_context.h"

#include <vector>

class wxFrame;

namespace kizuna {

struct PaletteEntry;
class CompareDialog;
class HistoryDialog;
class ShortcutsDialog;
class SnapshotsDialog;

/// The dialogs that serve editing: undo list, snapshots, comparison, palette, keys, pasting, notes,
/// printings.
class EditingParts {
public:
    /// Everything outlives this; dialogs belong to the frame.
    EditingParts(wxFrame& frame, const WindowContext& with) : frame_(frame), with_(with) {}

    /// Opens the dialog, or brings it to the front. False where it is none of these.
    bool show(WindowPart part);

private:
    void show_history();
    void show_snapshots();
    CompareDialog& show_compare();
    void show_shortcuts();
    void show_palette();
    void show_paste();
    void show_notes();
    void show_printings();
    void add_open_decks(std::vector<PaletteEntry>& entries) const;
    void add_saved_searches(std::vector<PaletteEntry>& entries) const;
    void add_recent_decks(std::vector<PaletteEntry>& entries) const;

    wxFrame& frame_;
    WindowContext with_;
    HistoryDialog* history_ = nullptr;
    SnapshotsDialog* snapshots_ = nullptr;
    CompareDialog* compare_ = nullptr;
    ShortcutsDialog* shortcuts_ = nullptr;
};

} // namespace kizuna
