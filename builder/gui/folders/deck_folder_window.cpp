#include "gui/folders/deck_folder_window.h"

#include "app/files/bundled_words.h"
#include "app/text/fault_text.h"
#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/dirdlg.h>
#include <wx/gauge.h>
#include <wx/textctrl.h>

#include <array>
#include <chrono>

namespace kizuna {
namespace {

using Column = DeckFolder::Column;

struct FolderColumnForm {
    Column column;
    MessageKey title;
    int min_width; ///< in device-independent pixels
    int weight;
    int comfortable = 0;      ///< as in ColumnWidths::comfort()
    bool is_optional = false; ///< may be left out: the details below the list show it too
};

/// The columns, in the order of DeckFolder::Column.
constexpr std::array forms{
    FolderColumnForm{Column::Name, "folder.column.name"_msg, 150, 3, 220},
    FolderColumnForm{Column::Format, "folder.column.format"_msg, 80, 0},
    FolderColumnForm{Column::Legality, "folder.column.legality"_msg, 120, 2},
    FolderColumnForm{Column::Protagonist, "folder.protagonist"_msg, 130, 2},
    FolderColumnForm{Column::Symbols, "gui.column.symbol"_msg, 90, 1, 0, true},
    FolderColumnForm{Column::Size, "folder.column.size"_msg, 48, 0},
    FolderColumnForm{Column::Found, "folder.column.found"_msg, 48, 0},
    FolderColumnForm{Column::Tags, "folder.column.tags"_msg, 70, 1, 0, true},
    FolderColumnForm{Column::Date, "folder.column.date"_msg, 170, 0},
};

/// The folder to begin with: the chosen one, else that of the last deck, else the bundled decks.
std::string likely_folder(const Settings& settings, const Catalogue& catalogue)
{
    if (!settings.pool.deck_folder.empty())
        return settings.pool.deck_folder;
    if (!settings.recent_decks.empty())
        return std::filesystem::path(settings.recent_decks.front()).parent_path().string();
    return catalogue.decks.string();
}

} // namespace

/// The rows of the list; the columns are DeckFolder's. What it shows outlives it.
class DeckFolderWindow::Model : public wxDataViewVirtualListModel {
public:
    Model(const DeckFolder& decks, const SymbolIcons& icons) : decks_(decks), icons_(icons) {}

    void show() { Reset(static_cast<unsigned>(decks_.rows())); }

    wxString GetColumnType(unsigned column) const override
    {
        return Column(column) == Column::Name ? "wxDataViewIconText" : "string";
    }
    unsigned GetColumnCount() const override { return static_cast<unsigned>(forms.size()); }
    void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override
    {
        // GTK may ask for a row that a newer search has removed.
        const FolderDeck* deck = row < decks_.rows() ? &decks_.deck(row) : nullptr;
        const wxString text = deck ? to_wx(decks_.text(row, Column(column))) : wxString();
        if (Column(column) != Column::Name)
            value = text;
        else
            value << wxDataViewIconText(text, deck && !deck->fault ? icons_.icon(deck->symbols)
                                                                   : wxBitmapBundle());
    }
    bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }

private:
    const DeckFolder& decks_;
    const SymbolIcons& icons_;
};

DeckFolderWindow::DeckFolderWindow(wxWindow* parent, const Catalogue& catalogue, DeckFiles& files,
                                   Settings& settings, const Messages& messages,
                                   const SymbolIcons& icons)
    : OwnDialog(parent, "deck folder", messages.get("folder.title"_msg), wxMAXIMIZE_BOX),
      catalogue_(catalogue), files_(files), settings_(settings), messages_(messages),
      decks_(catalogue, messages), model_(new Model(decks_, icons))
{
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(make_search_row(), stretched(*this, wxALL, Space::Near));
    make_list();
    column->Add(list_, stretched(*this, wxLEFT | wxRIGHT, Space::Near).Proportion(1));
    column->Add(make_bottom(), stretched(*this, wxALL, Space::Near));
    SetMinSize(FromDIP(wxSize(760, 420)));
    open_at_size(column, wxSize(1180, 600));
    worker_changed_ = worker_.changed.subscribe([this] { show_progress(); });
    hide_when_closed();
    settings_.pool.deck_folder = likely_folder(settings_, catalogue_);
    words_->SetFocus();
    read();
}

DeckFolderWindow::~DeckFolderWindow() = default;

wxSizer* DeckFolderWindow::make_search_row()
{
    const auto text = [this](MessageKey key) { return to_wx(messages_.get(key)); };
    const auto field = [&](MessageKey label, const char* name) {
        auto* made = new wxTextCtrl(this, wxID_ANY);
        made->SetHint(text(label));
        set_names(*made, name, messages_.get(label));
        made->SetToolTip(text(label));
        made->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { ask(); });
        return made;
    };
    words_ = field("folder.words"_msg, "deck words");
    cards_ = field("folder.cards"_msg, "deck cards query");
    fault_ = make_text(this, "deck query fault", wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);

    order_ = new wxChoice(this, wxID_ANY);
    set_names(*order_, "deck order", messages_.get("folder.order"_msg));
    for (const FolderColumnForm& form : forms)
        order_->Append(text(form.title));
    order_->SetSelection(0);
    order_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { sort(); });
    descending_ = new wxCheckBox(this, wxID_ANY, text("gui.sort.descending"_msg));
    descending_->SetName("deck order descending");
    descending_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { sort(); });

    auto* fields = new wxBoxSizer(wxHORIZONTAL);
    fields->Add(words_, wxSizerFlags(2).CentreVertical());
    fields->Add(cards_, wxSizerFlags(3).CentreVertical().Border(wxLEFT));
    fields->Add(make_label(this, messages_.get("folder.order"_msg)),
                in_row(*this, wxLEFT, Space::Apart));
    fields->Add(order_, wxSizerFlags().CentreVertical().Border(wxLEFT));
    fields->Add(descending_, wxSizerFlags().CentreVertical().Border(wxLEFT));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(make_folder_row(), wxSizerFlags().Expand().Border(wxBOTTOM));
    rows->Add(fields, wxSizerFlags().Expand());
    rows->Add(fault_, wxSizerFlags().Expand().Border(wxTOP));
    return rows;
}

wxSizer* DeckFolderWindow::make_folder_row()
{
    folder_ = make_text(this, "folder", wxST_ELLIPSIZE_START | wxST_NO_AUTORESIZE);
    auto* choose = make_button(this, "choose folder", messages_.get("folder.choose"_msg),
                               [this] { choose_folder(); });
    auto* again =
        make_button(this, "read again", messages_.get("folder.read-again"_msg), [this] { read(); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(folder_, wxSizerFlags(1).CentreVertical());
    row->Add(choose, wxSizerFlags().CentreVertical().Border(wxLEFT));
    row->Add(again, wxSizerFlags().CentreVertical().Border(wxLEFT));
    return row;
}

void DeckFolderWindow::make_list()
{
    list_ = new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                               wxDV_SINGLE | wxDV_ROW_LINES);
    set_names(*list_, "decks", messages_.get("folder.list"_msg));
    list_->AssociateModel(model_.get());
    widths_.emplace(*list_);
    for (const FolderColumnForm& form : forms) {
        const wxString title = to_wx(messages_.get(form.title));
        const auto number = static_cast<unsigned>(form.column);
        const int width = FromDIP(form.min_width);
        auto* column = form.column == Column::Name
                           ? list_->AppendIconTextColumn(title, number, wxDATAVIEW_CELL_INERT,
                                                         width, wxALIGN_LEFT)
                           : list_->AppendTextColumn(title, number, wxDATAVIEW_CELL_INERT, width,
                                                     wxALIGN_LEFT);
        column->GetRenderer()->EnableEllipsize(wxELLIPSIZE_END);
        widths_->add(*column, form.min_width, form.weight);
        widths_->comfort(form.comfortable);
        if (form.is_optional)
            widths_->make_optional();
    }
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { open_selected(); });
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { show_details(); });
    list_->Bind(wxEVT_DATAVIEW_COLUMN_HEADER_CLICK, &DeckFolderWindow::on_header_click, this);
}

wxSizer* DeckFolderWindow::make_bottom()
{
    details_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(-1, 96)),
                              wxTE_MULTILINE | wxTE_READONLY);
    set_names(*details_, "deck details", messages_.get("folder.details"_msg));
    status_ = make_text(this, "folder status", wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    gauge_ = new wxGauge(this, wxID_ANY, 1, wxDefaultPosition, FromDIP(wxSize(140, 8)));
    set_names(*gauge_, "folder progress", messages_.get("folder.progress"_msg));
    stop_ = make_button(
        this, "stop reading", messages_.get("folder.stop"_msg), [this] { stop(); }, wxID_STOP);
    open_ = make_button(
        this, "open deck", messages_.get("folder.open"_msg), [this] { open_selected(); },
        wxID_OPEN);
    auto* close = close_button(this, messages_);
    open_->SetDefault();

    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(status_, wxSizerFlags(1).CentreVertical());
    row->Add(gauge_, wxSizerFlags().CentreVertical().Border(wxLEFT));
    row->Add(stop_, wxSizerFlags().CentreVertical().Border(wxLEFT));
    row->Add(close, in_row(*this, wxLEFT, Space::Far));
    row->Add(open_, wxSizerFlags().CentreVertical().Border(wxLEFT));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(details_, wxSizerFlags().Expand());
    rows->Add(row, wxSizerFlags().Expand().Border(wxTOP));
    return rows;
}

void DeckFolderWindow::choose_folder()
{
    wxDirDialog dialog(this, to_wx(messages_.get("folder.choose.title"_msg)),
                       to_wx(settings_.pool.deck_folder));
    if (dialog.ShowModal() != wxID_OK)
        return;
    settings_.pool.deck_folder = from_wx(dialog.GetPath());
    read();
}

/// Hands over the decks read so far a few times a second, so that a big folder fills step by step.
void DeckFolderWindow::read()
{
    decks_.clear();
    done_ = total_ = 0;
    is_stopped_ = false;
    folder_->SetLabel(wxControl::EscapeMnemonics(to_wx(settings_.pool.deck_folder)));
    show_rows();
    worker_.run([this, folder = std::filesystem::path(settings_.pool.deck_folder),
                 &catalogue = catalogue_](const Worker::Reporter& reporter) {
        DeckFilesFound found = deck_files_under(folder, catalogue.tools(), reporter.stop());
        std::vector<FolderDeck> decks;
        for (Fault& fault : found.faults) {
            FolderDeck broken{.file = fault.place.file, .name = fault.place.file};
            broken.fault = std::move(fault);
            decks.push_back(std::move(broken));
        }
        using Clock = std::chrono::steady_clock;
        auto told = Clock::now();
        const std::size_t total = found.files.size();
        const auto tell = [&](std::size_t done) {
            reporter.tell([this, decks = std::exchange(decks, {}), done, total] {
                take(decks, done, total);
            });
            told = Clock::now();
        };
        for (std::size_t at = 0; at < total && !reporter.stop().stop_requested(); ++at) {
            decks.push_back(read_folder_deck(found.files[at], catalogue));
            if (Clock::now() - told > std::chrono::milliseconds(150))
                tell(at + 1);
        }
        tell(total);
    });
    show_progress();
}

void DeckFolderWindow::stop()
{
    is_stopped_ = worker_.is_busy();
    worker_.cancel();
    show_rows();
}

void DeckFolderWindow::take(std::vector<FolderDeck> decks, std::size_t done, std::size_t total)
{
    done_ = done;
    total_ = total;
    for (FolderDeck& each : decks) {
        Deck named;
        named.name = each.name;
        word_bundled_deck(named, each.file, catalogue_, messages_);
        each.name = named.name;
    }
    decks_.add(std::move(decks));
    show_rows();
    show_progress();
}

void DeckFolderWindow::ask()
{
    decks_.ask_words(from_wx(words_->GetValue()));
    const auto fault = decks_.ask_cards(from_wx(cards_->GetValue()));
    fault_->SetLabel(fault ? wxControl::EscapeMnemonics(to_wx(fault_text(*fault, messages_)))
                           : wxString());
    show_rows();
}

void DeckFolderWindow::sort()
{
    decks_.sort_by(static_cast<Column>(order_->GetSelection()), descending_->GetValue());
    show_rows();
}

void DeckFolderWindow::on_header_click(wxDataViewEvent& event)
{
    const auto column = static_cast<int>(event.GetDataViewColumn()->GetModelColumn());
    descending_->SetValue(column == order_->GetSelection() && !descending_->GetValue());
    order_->SetSelection(column);
    sort();
}

void DeckFolderWindow::show_rows()
{
    const std::filesystem::path file = selected() ? selected()->file : std::filesystem::path();
    model_->show();
    for (unsigned at = 0; at < list_->GetColumnCount(); ++at) {
        wxDataViewColumn* column = list_->GetColumn(at);
        if (column->GetModelColumn() == static_cast<unsigned>(decks_.column()))
            column->SetSortOrder(!decks_.descending());
        else if (column->IsSortKey())
            column->UnsetAsSortKey();
    }
    widths_->share_out();
    std::size_t row = 0;
    for (std::size_t at = 0; at < decks_.rows(); ++at) {
        if (decks_.deck(at).file == file)
            row = at;
    }
    if (decks_.rows() > 0)
        list_->Select(model_->GetItem(static_cast<unsigned>(row)));
    const int shown = static_cast<int>(decks_.rows());
    const int all = static_cast<int>(decks_.total());
    status_->SetLabel(to_wx(
        messages_.get("folder.status"_msg,
                      {{"shown", shown}, {"all", all}, {"stopped", is_stopped_ ? "yes" : "no"}})));
    show_details();
}

/// Null if no row is selected.
const FolderDeck* DeckFolderWindow::selected() const
{
    const wxDataViewItem item = list_->GetSelection();
    const bool is_one = item.IsOk() && model_->GetRow(item) < decks_.rows();
    return is_one ? &decks_.deck(model_->GetRow(item)) : nullptr;
}

void DeckFolderWindow::show_details()
{
    const FolderDeck* deck = selected();
    details_->ChangeValue(deck ? to_wx(details_text(*deck, catalogue_.library.words(), messages_))
                               : wxString());
    open_->Enable(deck && !deck->fault);
}

void DeckFolderWindow::show_progress()
{
    const bool is_reading = worker_.is_busy();
    gauge_->SetRange(std::max(1, static_cast<int>(total_)));
    gauge_->SetValue(static_cast<int>(std::min(done_, total_)));
    gauge_->Show(is_reading);
    stop_->Show(is_reading);
    Layout();
}

void DeckFolderWindow::open_selected()
{
    const FolderDeck* deck = selected();
    if (!deck || deck->fault)
        return;
    const std::filesystem::path file = deck->file;
    Hide();
    files_.open(file);
}

} // namespace kizuna
