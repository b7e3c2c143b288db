#pragma once

#include "app/base/program_files.h"
#include "app/files/deck_files.h"
#include "gui/controls/own_dialog.h"
#include "gui/games/game_deck_page.h"

#include <filesystem>
#include <string>
#include <vector>

class wxNotebook;

namespace kizuna {

/// The two other games: cards entered and judged, calculators, and what their documents state.
class GamesWindow : public OwnDialog {
public:
    /// Reads the profiles, which nothing else of the window does; throws DataError. Where the cards
    /// of a game cannot be read, its page says why. `added` are folders with further lists of
    /// cards. `questions` and `messages` outlive the window.
    GamesWindow(wxWindow* parent, const ProgramFolders& folders,
                const std::vector<std::filesystem::path>& added, FileQuestions& questions,
                const Messages& messages);

    /// Shows a deck on the page of its game, or tells why it cannot.
    void open_deck(const std::filesystem::path& file, const std::string& game);
    /// Asks for each game whose cards were entered and not saved; false where one has to stay.
    bool may_leave();

    /// What was entered, from a window to the one in another language.
    struct Kept {
        std::vector<GameDeckPage::Kept> pages;
        bool is_shown = false;
    };
    Kept leave() const;
    void go_on(Kept kept);

private:
    void make_pages(const ProgramFolders& folders, const std::vector<std::filesystem::path>& added,
                    FileQuestions& questions);
    wxWindow* make_clauses(const std::string& game, const ProgramFolders& folders);

    const Messages& messages_;
    wxNotebook* book_ = nullptr;
    std::vector<GameDeckPage*> pages_; ///< of the games whose cards can be read
};

} // namespace kizuna
