#include "gui/folders/collection_window.h"

#include "app/base/files.h"
#include "app/document/deck_storage.h"
#include "app/text/card_label.h"
#include "app/text/fault_text.h"
#include "app/text/joined_text.h"
#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"
#include "gui/folders/collection_import_dialog.h"
#include "gui/text/text_dialog.h"
#include "gui/text/text_output.h"

#include <wx/checkbox.h>
#include <wx/checklst.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/filedlg.h>
#include <wx/spinctrl.h>

#include <algorithm>
#include <utility>
#include <variant>

namespace kizuna {
namespace {

constexpr int max_owned = 999;

} // namespace

CollectionWindow::CollectionWindow(wxWindow* parent, DeckDocument& document,
                                   CardSelection& selection, UserCards& cards, Settings& settings,
                                   const Messages& messages)
    : OwnDialog(parent, "collection", messages.get("collection.title"_msg), wxMAXIMIZE_BOX),
      document_(document), selection_(selection), cards_(cards), settings_(settings),
      messages_(messages)
{
    auto* middle = new wxBoxSizer(wxHORIZONTAL);
    middle->Add(make_decks(), wxSizerFlags(2).Expand());
    middle->Add(make_cards(), stretched(*this, wxLEFT).Proportion(3));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(middle, stretched(*this, wxALL).Proportion(1));
    column->Add(make_bottom(), stretched(*this, wxALL));
    SetMinSize(FromDIP(wxSize(760, 400)));
    open_at_size(column, wxSize(980, 530));
    hide_when_closed();
    Bind(wxEVT_CHAR_HOOK, &CollectionWindow::on_key, this);
    subscriptions_ = {document_.changed.subscribe([this] {
                          built_.front().deck = document_.deck();
                          show_decks();
                      }),
                      cards_.owned().changed.subscribe([this] {
                          show_cards();
                          show_what_is_possible();
                      }),
                      worker_.changed.subscribe([this] { show_what_is_possible(); })};
    read_decks();
    show_what_is_possible();
    if (cards_.owned().fault())
        CallAfter([this] { tell_unusable(); });
}

wxButton* CollectionWindow::button(MessageKey label, const char* name,
                                   void (CollectionWindow::*run)())
{
    return make_button(this, name, messages_.get(label), [this, run] { (this->*run)(); });
}

wxSizer* CollectionWindow::make_decks()
{
    summary_ = make_text(this, "collection summary", wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END);
    auto* transfers = new wxBoxSizer(wxHORIZONTAL);
    import_ = button("collection.import"_msg, "import collection", &CollectionWindow::import_cards);
    transfers->Add(import_);
    transfers->Add(
        button("collection.export"_msg, "export collection", &CollectionWindow::export_cards),
        wxSizerFlags().Border(wxLEFT));
    undo_ = button("collection.undo"_msg, "undo collection", &CollectionWindow::undo);
    undo_->SetToolTip(to_wx(messages_.get("collection.undo.help"_msg)));
    transfers->Add(undo_, wxSizerFlags().Border(wxLEFT));
    auto* heading = make_label(this, messages_.get("collection.decks"_msg));
    decks_ = new wxCheckListBox(this, wxID_ANY);
    set_names(*decks_, "built decks", messages_.get("collection.decks"_msg));
    decks_->Bind(wxEVT_CHECKLISTBOX, [this](wxCommandEvent&) { show_cards(); });
    auto* changes = new wxBoxSizer(wxHORIZONTAL);
    changes->Add(button("collection.add-decks"_msg, "add decks", &CollectionWindow::add_decks));
    changes->Add(
        button("collection.remove-deck"_msg, "remove deck", &CollectionWindow::remove_deck),
        wxSizerFlags().Border(wxLEFT));
    sharing_ = new wxChoice(this, wxID_ANY);
    set_names(*sharing_, "deck sharing", messages_.get("collection.sharing"_msg));
    sharing_->Append(to_wx(messages_.get("collection.all-at-once"_msg)));
    sharing_->Append(to_wx(messages_.get("collection.one-at-a-time"_msg)));
    sharing_->SetSelection(0);
    sharing_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_cards(); });

    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(summary_, wxSizerFlags().Expand());
    column->Add(transfers, wxSizerFlags().Border(wxTOP | wxBOTTOM));
    column->Add(heading, wxSizerFlags().Border(wxTOP));
    column->Add(decks_, wxSizerFlags(1).Expand().Border(wxTOP));
    column->Add(changes, wxSizerFlags().Border(wxTOP));
    column->Add(sharing_, wxSizerFlags().Expand().Border(wxTOP));
    return column;
}

wxSizer* CollectionWindow::make_cards()
{
    only_missing_ =
        new wxCheckBox(this, wxID_ANY, to_wx(messages_.get("collection.only-missing"_msg)));
    only_missing_->SetName("only missing");
    only_missing_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { show_cards(); });
    list_ = new wxDataViewListCtrl(this, wxID_ANY);
    set_names(*list_, "needed cards", messages_.get("collection.needed-cards"_msg));
    widths_.emplace(*list_);
    const auto column = [this](MessageKey title, int min_width, int weight, wxAlignment align) {
        auto* made = list_->AppendTextColumn(to_wx(messages_.get(title)), wxDATAVIEW_CELL_INERT,
                                             FromDIP(min_width), align);
        made->GetRenderer()->EnableEllipsize(wxELLIPSIZE_END);
        widths_->add(*made, min_width, weight);
    };
    constexpr int of_columns = 360;
    list_->SetMinSize(
        wxSize(static_cast<int>(FromDIP(of_columns) * std::max(text_scale(), 1.0)), -1));
    column("gui.column.name"_msg, 110, 1, wxALIGN_LEFT);
    column("collection.column.needed"_msg, 60, 0, wxALIGN_CENTRE);
    column("gui.column.owned"_msg, 60, 0, wxALIGN_CENTRE);
    column("collection.column.missing"_msg, 60, 0, wxALIGN_CENTRE);
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { show_card(); });
    card_ = make_text(this, {}, wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END);
    owned_ = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS,
                            0, max_owned);
    owned_->SetName("owned copies");
    owned_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { set_owned(); });

    auto* editing = new wxBoxSizer(wxHORIZONTAL);
    editing->Add(card_, wxSizerFlags(1).CentreVertical());
    editing->Add(owned_, wxSizerFlags().CentreVertical().Border(wxLEFT));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(only_missing_);
    rows->Add(list_, wxSizerFlags(1).Expand().Border(wxTOP));
    rows->Add(editing, wxSizerFlags().Expand().Border(wxTOP));
    return rows;
}

wxSizer* CollectionWindow::make_bottom()
{
    total_ = make_text(this, "missing total", wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(total_, wxSizerFlags(1).CentreVertical());
    row->Add(button("collection.copy"_msg, "copy report", &CollectionWindow::copy_report));
    row->Add(button("collection.save"_msg, "save report", &CollectionWindow::save_report),
             wxSizerFlags().Border(wxLEFT));
    row->Add(close_button(this, messages_), spaced(*this, wxLEFT, Space::Far));
    return row;
}

void CollectionWindow::read_decks()
{
    built_.clear();
    built_.push_back({{}, document_.deck(), {}});
    for (const std::string& file : settings_.pool.built_decks) {
        LoadedDeck loaded = load_deck(file, document_.catalogue().tools());
        std::string fault = loaded.imported.faults.empty()
                                ? std::string()
                                : fault_text(loaded.imported.faults.front(), messages_);
        built_.push_back({file, std::move(loaded.imported.deck), std::move(fault)});
    }
    show_decks();
}

void CollectionWindow::show_decks()
{
    std::vector<bool> ticked(built_.size(), true);
    for (unsigned at = 0; at < decks_->GetCount() && at < ticked.size(); ++at)
        ticked[at] = decks_->IsChecked(at);
    decks_->Clear();
    for (std::size_t at = 0; at < built_.size(); ++at) {
        const Built& each = built_[at];
        const std::string name =
            each.deck.name.empty() ? each.file.filename().string() : each.deck.name;
        std::string label =
            at == 0 ? messages_.get("collection.open-deck"_msg,
                                    {{"given", name.empty() ? "no" : "yes"}, {"name", name}})
                    : name;
        if (!each.fault.empty())
            label = labelled(label, each.fault, messages_);
        decks_->Append(to_wx(label));
        decks_->Check(static_cast<unsigned>(at), ticked[at]);
    }
    show_cards();
}

std::vector<MissingCard> CollectionWindow::cards_of_decks() const
{
    std::vector<ResolvedDeck> decks;
    for (unsigned at = 0; at < decks_->GetCount(); ++at) {
        if (decks_->IsChecked(at))
            decks.push_back(resolve(built_[at].deck, document_.catalogue().library));
    }
    return cards_needed(
        decks, sharing_->GetSelection() == 0 ? BuiltDecks::AllAtOnce : BuiltDecks::OneAtATime,
        cards_.owned().collection());
}

void CollectionWindow::show_cards()
{
    const Card* selected = selected_row() ? selected_row()->card : nullptr;
    const std::vector<MissingCard> all = cards_of_decks();
    rows_ = all;
    if (only_missing_->GetValue())
        std::erase_if(rows_, [](const MissingCard& card) { return card.missing() == 0; });
    list_->DeleteAllItems();
    for (const MissingCard& row : rows_) {
        wxVector<wxVariant> cells;
        cells.push_back(to_wx(card_label(*row.card, messages_.card_language())));
        for (const int number : {row.needed, row.owned, row.missing()})
            cells.push_back(wxString(std::to_string(number)));
        list_->AppendItem(cells);
        if (row.card == selected)
            list_->SelectRow(static_cast<unsigned>(list_->GetItemCount() - 1));
    }
    if (list_->GetSelectedRow() == wxNOT_FOUND && !rows_.empty())
        list_->SelectRow(0);
    total_->SetLabel(
        to_wx(messages_.get("collection.missing.total"_msg, {{"count", missing_copies(all)}})));
    const Collection& mine = cards_.owned().collection();
    summary_->SetLabel(to_wx(messages_.get("collection.summary"_msg, {{"count", mine.size()}})));
    show_card();
}

void CollectionWindow::show_card()
{
    const MissingCard* shown = selected_row();
    owned_->Enable(shown != nullptr);
    card_->SetLabel({});
    if (!shown)
        return;
    selection_.show(*shown->card);
    const std::string name = messages_.get(
        "collection.owned-of"_msg, {{"card", card_label(*shown->card, messages_.card_language())}});
    card_->SetLabel(wxControl::EscapeMnemonics(to_wx(name)));
    set_accessible(*owned_, name);
    if (owned_->GetValue() != shown->owned)
        owned_->SetValue(shown->owned);
}

void CollectionWindow::set_owned()
{
    if (const MissingCard* row = selected_row())
        tell(cards_.owned().set_owned(*row->card, owned_->GetValue()));
    show_card(); // shows the old number again if the change was refused
}

/// Null if no row is selected.
const MissingCard* CollectionWindow::selected_row() const
{
    const int row = list_->GetSelectedRow();
    const bool is_one = row >= 0 && static_cast<std::size_t>(row) < rows_.size();
    return is_one ? &rows_[static_cast<std::size_t>(row)] : nullptr;
}

void CollectionWindow::add_decks()
{
    wxFileDialog dialog(this, to_wx(messages_.get("collection.add-decks.title"_msg)),
                        to_wx(settings_.pool.deck_folder), "", "*",
                        wxFD_OPEN | wxFD_MULTIPLE | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() != wxID_OK)
        return;
    wxArrayString files;
    dialog.GetPaths(files);
    for (const wxString& file : files) {
        if (std::ranges::find(settings_.pool.built_decks, from_wx(file)) ==
            settings_.pool.built_decks.end())
            settings_.pool.built_decks.push_back(from_wx(file));
    }
    read_decks();
}

void CollectionWindow::remove_deck()
{
    const int row = decks_->GetSelection();
    if (row <= 0) // the open deck is closed elsewhere
        return;
    settings_.pool.built_decks.erase(settings_.pool.built_decks.begin() + (row - 1));
    read_decks();
}

void CollectionWindow::import_cards()
{
    wxFileDialog dialog(this, to_wx(messages_.get("collection.import.title"_msg)), "", "", "*",
                        wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() != wxID_OK)
        return;
    import_file(from_wx(dialog.GetPath()));
}

void CollectionWindow::import_file(const std::string& file)
{
    worker_.run([file, owned = cards_.owned().list(), tools = document_.catalogue().tools()](
                    const std::stop_token&) { return read_import_plans(file, owned, tools); },
                [this, file](const std::variant<CollectionImportPlans, Fault>& read) {
                    if (const auto* fault = std::get_if<Fault>(&read))
                        tell(*fault);
                    else
                        ask_about(file, std::get<CollectionImportPlans>(read));
                });
}

void CollectionWindow::ask_about(const std::string& file, const CollectionImportPlans& plans)
{
    CollectionImportDialog dialog(this, std::filesystem::path(file).filename().string(), plans,
                                  document_.catalogue().library, messages_);
    if (dialog.ShowModal() == wxID_OK)
        tell(cards_.owned().import(plans.list, dialog.way()));
}

void CollectionWindow::undo()
{
    if (cards_.owned().can_undo())
        tell(cards_.owned().undo());
}

void CollectionWindow::on_key(wxKeyEvent& event)
{
    if (event.GetModifiers() == wxMOD_CONTROL && event.GetKeyCode() == 'Z')
        undo();
    else
        event.Skip();
}

void CollectionWindow::show_what_is_possible()
{
    import_->Enable(!worker_.is_busy());
    undo_->Enable(cards_.owned().can_undo());
}

void CollectionWindow::export_cards()
{
    save_text("collection.export.title"_msg, "collection.txt",
              collection_text(cards_.owned().collection(), document_.catalogue().library));
}

std::string CollectionWindow::report() const
{
    const std::vector<MissingCard> cards = cards_of_decks();
    return missing_text(cards, messages_) + '\n' + missing_list(cards);
}

void CollectionWindow::copy_report()
{
    copy_text(report());
}

void CollectionWindow::save_report()
{
    save_text("collection.save.title"_msg, "missing-cards.txt", report());
}

void CollectionWindow::save_text(MessageKey title, const char* name, const std::string& text)
{
    wxFileDialog dialog(this, to_wx(messages_.get(title)), "", name, "*",
                        wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (dialog.ShowModal() == wxID_OK)
        tell(write_file(from_wx(dialog.GetPath()), text));
}

/// Warns that the collection file could not be used. A damaged one is put aside by the first
/// change, so the user must hear of it before that.
void CollectionWindow::tell_unusable()
{
    const OwnedCards& owned = cards_.owned();
    const std::string fault = placed_fault_text(*owned.fault(), messages_);
    const std::string text =
        owned.is_unreachable()
            ? messages_.get("collection.unreachable"_msg, {{"fault", fault}})
            : messages_.get("collection.damaged"_msg,
                            {{"fault", fault}, {"file", owned.put_aside_as().string()}});
    TextDialog(this, messages_, messages_.get("collection.title"_msg), text, wxSize(520, 180))
        .ShowModal();
}

void CollectionWindow::tell(const std::optional<Fault>& fault)
{
    if (fault)
        TextDialog(this, messages_, messages_.get("collection.title"_msg),
                   placed_fault_text(*fault, messages_), wxSize(480, 120))
            .ShowModal();
}

} // namespace kizuna
