#pragma once

#include "app/base/program_files.h"
#include "app/files/deck_files.h"
#include "gui/card_games/listed_deck_page.h"
#include "gui/controls/own_dialog.h"

#include <filesystem>
#include <string>
#include <vector>

class wxNotebook;

namespace kizuna {

/// The two other games: decks of entered cards, calculators, and the clauses of their rules.
class CardGamesWindow : public OwnDialog {
public:
    /// Reads the profiles of the games; throws DataError if one is broken. If the cards of a game
    /// cannot be read, its page says why. `added` are folders with more card lists. `questions` and
    /// `messages` outlive the window.
    CardGamesWindow(wxWindow* parent, const ProgramFolders& folders,
                    const std::vector<std::filesystem::path>& added, FileQuestions& questions,
                    const Messages& messages);

    /// Opens a deck on the page of its game, or tells why it cannot be opened.
    void open_deck(const std::filesystem::path& file, const std::string& game);
    /// Asks about the unsaved cards of each game. False if the window must stay open.
    bool may_leave();

    /// The unsaved work, handed to the window made anew in another language.
    struct Kept {
        std::vector<ListedDeckPage::Kept> pages;
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
    std::vector<ListedDeckPage*> pages_; ///< only of games whose cards can be read
};

} // namespace kizuna
