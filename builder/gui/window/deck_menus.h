#pragma once

#include "app/cards/catalogue.h"
#include "app/files/deck_files.h"

#include <functional>
#include <vector>

class wxFrame;
class wxMenu;

namespace kizuna {

/// The submenus that list things: recent decks, bundled decks, and the kinds of file that a deck
/// can be written as.
class DeckMenus {
public:
    /// Everything passed in outlives this.
    DeckMenus(DeckFiles& files, const Settings& settings, std::vector<BundledDeck> bundled,
              const CardLibrary& library, const Messages& messages);

    /// Puts the submenus into the frame's file menu, below New and Open and above Quit.
    void install(wxFrame& frame, wxMenu& file_menu);

    /// Adds a submenu of the kinds of file below "Copy the deck as text" in the Edit menu. `copy`
    /// is called with the chosen one.
    void install_copies(wxMenu& edit_menu, const std::function<void(const DeckFileKind&)>& copy);

private:
    void fill_recent();
    void fill_bundled();
    void fill_kinds();
    void append(wxMenu& menu, const std::string& label, const std::function<void()>& run);

    DeckFiles& files_;
    const Settings& settings_;
    std::vector<BundledDeck> bundled_decks_;
    const CardLibrary& library_;
    const Messages& messages_;
    wxFrame* frame_ = nullptr;
    wxMenu* recent_ = nullptr;
    wxMenu* bundled_ = nullptr;
    wxMenu* kinds_ = nullptr;
};

} // namespace kizuna
