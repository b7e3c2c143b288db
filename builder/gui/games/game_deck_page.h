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
class wxCheckBox;
class wxChoice;
class wxListBox;
class wxStaticText;
class wxSizer;

namespace kizuna {

class GameCardForm;
class QueryField;
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
        std::string name;    ///< of the file that it was saved as
    };
    Kept leave() const { return {editor_, written_, kept_, name_}; }
    void go_on(Kept kept);

private:
    wxSizer* make_buttons();
    wxSizer* make_search();
    void make_list();
    void use_undo_keys();
    void add();
    void change();
    void remove();
    void undo();
    void redo();
    void choose_deck();
    bool has_unsaved() const;
    /// Asks where there are changes, and saves them if that is the answer; false where they have to
    /// stay.
    bool may_lose(const std::function<bool()>& has_changes);
    void save();
    GameOrder order() const;
    /// The place in GameEditor::cards() of the row that is selected.
    std::optional<std::size_t> selected_card() const;
    /// `selected` is a place in GameEditor::cards(); without one no row is selected.
    void show_cards(std::optional<std::size_t> selected);
    /// Shows the selected card in the fields.
    void show_selected();
    void enable_buttons();
    void show_verdict();
    /// Says a sentence below the buttons; an empty one takes away what stands there.
    void say(const std::string& sentence);

    GameEditor editor_;
    FileQuestions& questions_;
    const Messages& messages_;
    std::string written_; ///< the user's list as this page would have written it last
    std::string kept_;    ///< the deck as it was opened or saved last
    std::string name_;    ///< of the file that the deck was saved as, for one without a name
    GameCardForm* form_ = nullptr;
    wxStaticText* said_ = nullptr;
    QueryField* search_ = nullptr;
    wxChoice* order_ = nullptr;
    wxCheckBox* descending_ = nullptr;
    TextList* cards_ = nullptr;
    std::vector<std::size_t> shown_; ///< the card of each row
    wxButton* add_ = nullptr;
    wxButton* change_ = nullptr;
    wxButton* remove_ = nullptr;
    wxButton* undo_ = nullptr;
    wxButton* redo_ = nullptr;
    wxListBox* verdict_ = nullptr;
    std::vector<Subscription> heard_;
};

} // namespace kizuna
