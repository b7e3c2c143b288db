#pragma once

#include "app/base/messages.h"
#include "app/collection/user_cards.h"
#include "app/document/card_selection.h"
#include "app/document/deck_document.h"
#include "app/settings/settings.h"
#include "gui/base/worker.h"
#include "gui/controls/own_dialog.h"
#include "gui/rows/column_widths.h"

#include <optional>
#include <string>
#include <vector>

class wxButton;
class wxCheckBox;
class wxCheckListBox;
class wxChoice;
class wxDataViewListCtrl;
class wxKeyEvent;
class wxSizer;
class wxSpinCtrl;
class wxStaticText;

namespace kizuna {

/// The cards the user owns, and which cards the open deck and other decks still need. Stays open
/// beside the main window and follows each edit.
class CollectionWindow : public OwnDialog {
public:
    /// Everything passed in outlives the window. The other decks are kept in `settings`.
    CollectionWindow(wxWindow* parent, DeckDocument& document, CardSelection& selection,
                     UserCards& cards, Settings& settings, const Messages& messages);

    /// Reads a list of owned cards in the background, then shows what importing it would change
    /// and asks whether to do it.
    void import_file(const std::string& file);

private:
    /// A deck of the list; the first one is the open deck and has no file.
    struct Built {
        std::filesystem::path file;
        Deck deck;
        std::string fault; ///< why the file could not be read; empty: it was
    };

    wxSizer* make_decks();
    wxSizer* make_cards();
    wxSizer* make_bottom();
    void read_decks();
    void show_decks();
    void show_cards();
    void show_card();
    void add_decks();
    void remove_deck();
    void import_cards();
    void ask_about(const std::string& file, const CollectionImportPlans& plans);
    void undo();
    void on_key(wxKeyEvent& event);
    void show_what_is_possible();
    void export_cards();
    void save_report();
    void save_text(MessageKey title, const char* name, const std::string& text);
    void copy_report();
    void set_owned();
    const MissingCard* selected_row() const;
    void tell_unusable();
    void tell(const std::optional<Fault>& fault);
    std::vector<MissingCard> cards_of_decks() const;
    std::string report() const;
    wxButton* button(MessageKey label, const char* name, void (CollectionWindow::*run)());

    DeckDocument& document_;
    CardSelection& selection_;
    UserCards& cards_;
    Settings& settings_;
    const Messages& messages_;
    std::vector<Built> built_;
    std::vector<MissingCard> rows_; ///< as the list shows them

    wxStaticText* summary_ = nullptr;
    wxButton* import_ = nullptr;
    wxButton* undo_ = nullptr;
    wxCheckListBox* decks_ = nullptr;
    wxChoice* sharing_ = nullptr;
    wxCheckBox* only_missing_ = nullptr;
    wxDataViewListCtrl* list_ = nullptr;
    std::optional<ColumnWidths> widths_; ///< of the columns of list_
    wxStaticText* card_ = nullptr;
    wxSpinCtrl* owned_ = nullptr;
    wxStaticText* total_ = nullptr;
    std::vector<Subscription> subscriptions_;
    Worker worker_;
};

} // namespace kizuna
