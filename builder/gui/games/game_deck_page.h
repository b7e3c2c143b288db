#pragma once

#include "app/files/deck_files.h"
#include "app/games/game_editor.h"

#include <wx/panel.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

class wxButton;
class wxChoice;
class wxListBox;
class wxSizer;
class wxSpinCtrl;
class wxTextCtrl;

namespace kizuna {

class TextList;

/// Cards of another game are entered, a deck made of them, and its openings answered.
class GameDeckPage : public wxPanel {
public:
    /// The questions and messages outlive the page.
    GameDeckPage(wxWindow* parent, GameEditor editor, FileQuestions& questions,
                 const Messages& messages);

    const std::string& game() const { return editor_.profile().id; }
    /// Shows the deck of a file, or tells why it cannot.
    void open(const std::filesystem::path& file);
    /// Asks where cards were entered that would be gone with the page; false where it has to stay.
    bool may_leave();

    /// What was entered and is in no file yet, from a page to the one that comes in its place.
    struct Kept {
        GameEditor editor;
        std::string written; ///< the list as it was written last
        std::string kept;    ///< the deck as it was opened or saved last
    };
    Kept leave() const { return {editor_, written_, kept_}; }
    void go_on(Kept kept);

private:
    wxSizer* make_fields();
    wxSizer* make_buttons();
    EnteredCard entered() const;
    void show_entered(const EnteredCard& card);
    void add();
    void change();
    void remove();
    void choose_deck();
    bool has_unsaved() const;
    /// Asks where there are changes, and saves them if that is the answer; false where they have to
    /// stay.
    bool may_lose(const std::function<bool()>& has_changes);
    void save();
    void show_cards(std::optional<std::size_t> selected);
    void show_verdict();

    GameEditor editor_;
    FileQuestions& questions_;
    const Messages& messages_;
    std::string written_; ///< the user's list as this page would have written it last
    std::string kept_;    ///< the deck as it was opened or saved last
    TextList* cards_ = nullptr;
    wxTextCtrl* name_ = nullptr;
    wxChoice* type_ = nullptr;
    std::vector<wxTextCtrl*> numbers_; ///< by Vocabulary::numbers; empty: none is printed
    wxSpinCtrl* copies_ = nullptr;
    wxButton* change_ = nullptr;
    wxButton* remove_ = nullptr;
    wxListBox* verdict_ = nullptr;
};

} // namespace kizuna
