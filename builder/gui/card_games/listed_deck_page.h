#pragma once

#include "app/card_games/card_game_editor.h"
#include "app/files/deck_files.h"

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

class ListedCardForm;
class QueryField;
class TextList;

/// Enters cards of another game, makes a deck of them, and judges the deck and its openings.
class ListedDeckPage : public wxPanel {
public:
    /// `questions` and `messages` outlive the page.
    ListedDeckPage(wxWindow* parent, CardGameEditor editor, FileQuestions& questions,
                   const Messages& messages);

    const std::string& game() const { return editor_.profile().id; }
    /// Opens the deck of a file, or tells why it cannot be opened.
    void open(const std::filesystem::path& file);
    /// Asks the user what to do with unsaved cards. False if the page must stay open.
    bool may_leave();

    /// The unsaved work of a page, handed to the page that replaces it.
    struct Kept {
        CardGameEditor editor;
        std::string written; ///< as ListedDeckPage::written_
        std::string kept;    ///< as ListedDeckPage::kept_
        std::string name;    ///< as ListedDeckPage::name_
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
    /// If there are changes, asks the user whether to save them, and saves. False if they are still
    /// unsaved and the user did not discard them.
    bool may_lose(const std::function<bool()>& has_changes);
    void save();
    ListedCardOrder order() const;
    /// The place in CardGameEditor::cards() of the selected row.
    std::optional<std::size_t> selected_card() const;
    /// `selected` is a place in CardGameEditor::cards(); without one no row is selected.
    void show_cards(std::optional<std::size_t> selected);
    /// Shows the selected card in the fields.
    void show_selected();
    void enable_buttons();
    void show_verdict();
    /// Shows a sentence below the buttons; an empty one removes the line.
    void say(const std::string& sentence);

    CardGameEditor editor_;
    FileQuestions& questions_;
    const Messages& messages_;
    std::string written_; ///< CardGameEditor::list_text() as of the last time it was read or saved
    std::string kept_; ///< CardGameEditor::deck_text() as of the last time it was opened or saved
    std::string name_; ///< stem of the file last saved as: the name of a deck without one
    ListedCardForm* form_ = nullptr;
    wxStaticText* said_ = nullptr;
    QueryField* search_ = nullptr;
    wxChoice* order_ = nullptr;
    wxCheckBox* descending_ = nullptr;
    TextList* cards_ = nullptr;
    std::vector<std::size_t> shown_; ///< for each row, its place in CardGameEditor::cards()
    wxButton* add_ = nullptr;
    wxButton* change_ = nullptr;
    wxButton* remove_ = nullptr;
    wxButton* undo_ = nullptr;
    wxButton* redo_ = nullptr;
    wxListBox* verdict_ = nullptr;
    std::vector<Subscription> subscriptions_;
};

} // namespace kizuna
