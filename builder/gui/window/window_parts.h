#pragma once

#include "app/play/test_hand.h"
#include "gui/base/worker.h"
#include "gui/card_games/card_games_window.h"
#include "gui/commands/window_context.h"
#include "gui/play/table_frame.h"

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <typeindex>
#include <variant>

class wxFrame;

namespace kizuna {

class StudyPage;
class Views;
class WindowParts;

/// A study of the deck: the label of its tab and a function that makes its page.
struct StudyTab {
    MessageKey label;
    StudyPage* (*make)(wxWindow* parent, const WindowContext& with);
};

/// Opens a window or dialog, or brings it to the front.
using OpenWindow = void (*)(WindowParts& parts);

/// A study, window or dialog that a command opens. To add one, write its class and a line in the
/// table of window_parts.cpp.
struct WindowPart {
    Command command;
    std::variant<StudyTab, OpenWindow> shows;
};

/// All commands of the window in menu order: deck_commands() and one for each WindowPart.
std::span<const Command> window_commands();

/// The studies, windows and dialogs of one main window. Each is made when it is first opened.
class WindowParts {
public:
    /// Everything passed in outlives this. The dialogs are children of the frame.
    WindowParts(wxFrame& frame, const WindowContext& with, FileQuestions& questions)
        : frame_(frame), with_(with), questions_(questions)
    {
    }

    void add_studies(Views& views) const;
    /// Opens the window or dialog of the command with that id; does nothing for another id.
    void show(std::string_view command);

    /// Asks about unsaved changes in the parts. False if the window must stay open.
    bool may_leave();
    /// The state of the parts, for the window that replaces this one. Empty for parts never opened.
    struct Kept {
        std::optional<TableFrame::Kept> table;
        std::optional<CardGamesWindow::Kept> games;
        std::optional<TestHand::Place> hand;
        /// Any other window that was open.
        struct Open {
            std::string_view command; ///< id of the command that opened it
            wxRect place;
            std::map<wxString, wxString> typed; ///< texts of its one-line fields, by field name
            std::map<wxString, int> pages;      ///< selected pages of its notebooks, by their name
        };
        std::vector<Open> open;
    };
    Kept leave();
    void go_on(Kept kept);

    wxFrame& frame() const { return frame_; }
    const WindowContext& with() const { return with_; }
    /// Asks the user, and tells of success and failure.
    FileQuestions& questions() const { return questions_; }
    /// Draws and writes pictures and sheets in the background.
    Worker& drawing() { return drawing_; }

    /// The only window of this class. `make` is called the first time; it must make a window that
    /// hides when it is closed.
    template <typename Window>
    Window& the(const std::function<Window*()>& make)
    {
        Made& made = made_[typeid(Window)];
        if (!made.window)
            made = {make(), showing_};
        return static_cast<Window&>(*made.window);
    }
    /// The window of this class; null if the() has not made it yet.
    template <typename Window>
    Window* known() const
    {
        const auto found = made_.find(typeid(Window));
        return found == made_.end() ? nullptr : static_cast<Window*>(found->second.window);
    }

private:
    wxFrame& frame_;
    WindowContext with_;
    FileQuestions& questions_;
    struct Made {
        wxWindow* window = nullptr;
        std::string_view command; ///< id of the command that it was made for
    };
    std::map<std::type_index, Made> made_; ///< by class
    std::string_view showing_;             ///< id of the command last run by show()
    Worker drawing_;
};

// The functions of the table in window_parts.cpp. For editing a deck:
void open_history(WindowParts& parts);
void open_snapshots(WindowParts& parts);
void open_compare(WindowParts& parts);
void open_paste(WindowParts& parts);
void open_notes(WindowParts& parts);
void open_printings(WindowParts& parts);
void open_replace(WindowParts& parts);
// For the player's files:
void open_examples(WindowParts& parts);
void open_hero(WindowParts& parts);
void open_deck_folder(WindowParts& parts);
void open_collection(WindowParts& parts);
void open_pictures(WindowParts& parts);
// For the deck as a picture, drawn in the background with the user's own card pictures, and on
// paper:
void save_deck_picture(WindowParts& parts);
/// Copies it at its largest size, light or dark as the desktop's theme.
void copy_deck_picture(WindowParts& parts);
void share_deck(WindowParts& parts);
/// Asks how to print the deck, then prints it or writes it to a PDF or HTML file.
void open_printing(WindowParts& parts);
// For playing:
void open_test_hand(WindowParts& parts);
void open_table(WindowParts& parts);
void open_games(WindowParts& parts);
/// Opens a deck of another game in the window of other games.
void open_game_deck(WindowParts& parts, const std::filesystem::path& file, const std::string& game);
void go_on_with_games(WindowParts& parts, CardGamesWindow::Kept kept);
// For finding and explaining things:
void open_palette(WindowParts& parts);
void open_preferences(WindowParts& parts);
void open_guide(WindowParts& parts);
void open_search_help(WindowParts& parts);
void open_picture_help(WindowParts& parts);
void open_shortcuts(WindowParts& parts);
void open_clauses(WindowParts& parts);
void open_numbers(WindowParts& parts);
void open_tour(WindowParts& parts);
void open_about(WindowParts& parts);

} // namespace kizuna
