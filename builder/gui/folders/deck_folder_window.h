#pragma once

#include "app/batch/deck_folder.h"
#include "app/files/deck_files.h"
#include "gui/base/worker.h"
#include "gui/card/symbol_icons.h"
#include "gui/controls/own_dialog.h"
#include "gui/rows/column_widths.h"

#include <optional>

class wxButton;
class wxCheckBox;
class wxChoice;
class wxDataViewCtrl;
class wxDataViewEvent;
class wxGauge;
class wxSizer;
class wxStaticText;
class wxTextCtrl;

namespace kizuna {

/// The decks of a folder: what they are, whether they may be played, and what is in them. They are
/// read in the background. Closing hides the window, so that opening it again shows the same list.
class DeckFolderWindow : public OwnDialog {
public:
    /// Everything passed in outlives the window. The folder is kept in `settings`.
    DeckFolderWindow(wxWindow* parent, const Catalogue& catalogue, DeckFiles& files,
                     Settings& settings, const Messages& messages, const SymbolIcons& icons);
    ~DeckFolderWindow() override;

    /// Reads the folder anew.
    void read();
    /// Stops reading. The decks read so far stay, and the status line says that they are not all.
    void stop();

private:
    class Model;

    wxSizer* make_folder_row();
    wxSizer* make_search_row();
    void make_list();
    wxSizer* make_bottom();
    void choose_folder();
    void take(std::vector<FolderDeck> decks, std::size_t done, std::size_t total);
    void ask();
    void sort();
    void show_rows();
    const FolderDeck* selected() const;
    void show_details();
    void show_progress();
    void open_selected();
    void on_header_click(wxDataViewEvent& event);

    const Catalogue& catalogue_;
    DeckFiles& files_;
    Settings& settings_;
    const Messages& messages_;
    DeckFolder decks_;
    std::size_t done_ = 0;
    std::size_t total_ = 0;
    bool is_stopped_ = false; ///< the user stopped before the whole folder was read

    wxStaticText* folder_ = nullptr;
    wxTextCtrl* words_ = nullptr;
    wxTextCtrl* cards_ = nullptr;
    wxStaticText* fault_ = nullptr;
    wxChoice* order_ = nullptr;
    wxCheckBox* descending_ = nullptr;
    wxDataViewCtrl* list_ = nullptr;
    wxObjectDataPtr<Model> model_;
    std::optional<ColumnWidths> widths_;
    wxStaticText* status_ = nullptr;
    wxGauge* gauge_ = nullptr;
    wxTextCtrl* details_ = nullptr;
    wxButton* stop_ = nullptr;
    wxButton* open_ = nullptr;
    Subscription worker_changed_;
    Worker worker_;
};

} // namespace kizuna
