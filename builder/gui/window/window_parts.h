#pragma once

#include "gui/commands/window_context.h"
#include "gui/play/table_frame.h"
#include "gui/window/editing_parts.h"

#include <optional>

class wxFrame;

namespace kizuna {

class CollectionWindow;
class DeckFolderWindow;
class TestHandDialog;
class Views;

/// The parts of a window that come when they are asked for: the studies among the views, and the
/// dialogs.
class WindowParts {
public:
    /// Everything outlives this; dialogs belong to the frame.
    WindowParts(wxFrame& frame, const WindowContext& with)
        : frame_(frame), with_(with), editing_(frame, with)
    {
    }

    void add_studies(Views& views);
    /// Opens the dialog, or brings it to the front.
    void show(WindowPart part);

    /// What goes on in the parts and outlives the window; empty where nobody plays.
    std::optional<TableFrame::Kept> leave_table();
    void go_on_with_table(TableFrame::Kept table);

private:
    void show_test_hand();
    void show_table();
    void show_deck_folder();
    void show_collection();
    void import_card_text();
    void show_search_help();
    void show_about();
    void show_preferences();
    void show_clauses();
    void show_numbers();
    void show_tour();

    wxFrame& frame_;
    WindowContext with_;
    EditingParts editing_;
    TestHandDialog* test_hand_ = nullptr;
    TableFrame* table_ = nullptr;
    DeckFolderWindow* deck_folder_ = nullptr;
    CollectionWindow* collection_ = nullptr;
};

} // namespace kizuna
