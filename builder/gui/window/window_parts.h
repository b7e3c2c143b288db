#pragma once

#include "app/play/test_hand.h"
#include "gui/base/worker.h"
#include "gui/commands/window_context.h"
#include "gui/games/games_window.h"
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

/// What shows a study of the deck among the views: its tab, and how its page is made.
struct StudyTab {
    MessageKey label;
    StudyPage* (*make)(wxWindow* parent, const WindowContext& with);
};

/// Opens a window or dialog, or brings it to the front.
using OpenWindow = void (*)(WindowParts& parts);

/// A part of the window that comes when it is asked for: its entry in the menus with key and icon,
/// and how it is made. To add one, write its class and its line in the table of window_parts.cpp.
struct WindowPart {
    Command command;
    std::variant<StudyTab, OpenWindow> shows;
};

/// Every command of the window, in menu order: deck_commands(), and one for each of its parts.
std::span<const Command> window_commands();

/// The parts of one window that come when they are asked for, as far as they came.
class WindowParts {
public:
    /// Everything outlives this; dialogs belong to the frame.
    WindowParts(wxFrame& frame, const WindowContext& with, FileQuestions& questions)
        : frame_(frame), with_(with), questions_(questions)
    {
    }

    void add_studies(Views& views) const;
    /// Opens what the command of that id stands for; nothing where it is none of the table.
    void show(std::string_view command);

    /// Asks where a part has changes that are in no file; false where the window has to stay.
    bool may_leave();
    /// What goes on in the parts and outlives the window; each empty where nobody opened it.
    struct Kept {
        std::optional<TableFrame::Kept> table;
        std::optional<GamesWindow::Kept> games;
        std::optional<TestHand::Place> hand;
        /// Another window that was in sight.
        struct Open {
            std::string_view command; ///< it was opened by
            wxRect place;
            std::map<wxString, wxString> typed; ///< in its fields of one line, by their names
            std::map<wxString, int> pages;      ///< that its books show, by the books' names
        };
        std::vector<Open> open;
    };
    Kept leave();
    void go_on(Kept kept);

    wxFrame& frame() const { return frame_; }
    const WindowContext& with() const { return with_; }
    /// Where what came of something is told.
    FileQuestions& questions() const { return questions_; }
    /// Draws pictures beside the window.
    Worker& drawing() { return drawing_; }

    /// The one window of this class, made when it is first asked for, hidden when it is closed.
    template <typename Window>
    Window& the(const std::function<Window*()>& make)
    {
        Made& made = made_[typeid(Window)];
        if (!made.window)
            made = {make(), showing_};
        return static_cast<Window&>(*made.window);
    }
    /// Null where it was not asked for yet.
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
        std::string_view command; ///< that it was made for
    };
    std::map<std::type_index, Made> made_; ///< by class
    std::string_view showing_;             ///< the command that is being carried out
    Worker drawing_;
};

// What the table of window_parts.cpp opens and does: while a deck is edited,
void open_history(WindowParts& parts);
void open_snapshots(WindowParts& parts);
void open_compare(WindowParts& parts);
void open_paste(WindowParts& parts);
void open_notes(WindowParts& parts);
void open_printings(WindowParts& parts);
void open_replace(WindowParts& parts);
// over the player's files,
void open_examples(WindowParts& parts);
void open_hero(WindowParts& parts);
void open_deck_folder(WindowParts& parts);
void open_collection(WindowParts& parts);
void open_pictures(WindowParts& parts);
// with a picture of the deck, which is drawn beside the window, with the user's pictures of cards
// where there are some, and on paper,
void save_deck_picture(WindowParts& parts);
/// Copies it as large as it can be saved, light or dark as the window is.
void copy_deck_picture(WindowParts& parts);
void share_deck(WindowParts& parts);
/// Asks how the deck is to be printed, and prints it, or writes it to a file as PDF or HTML.
void open_printing(WindowParts& parts);
// to play with the deck,
void open_test_hand(WindowParts& parts);
void open_table(WindowParts& parts);
void open_games(WindowParts& parts);
/// Shows a deck of another game in the window for those.
void open_game_deck(WindowParts& parts, const std::filesystem::path& file, const std::string& game);
void go_on_with_games(WindowParts& parts, GamesWindow::Kept kept);
// and to find and to explain things.
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
