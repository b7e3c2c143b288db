#include "gui/dialogs/snapshots_dialog.h"

#include "decks/deck/deck_diff.h"
#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"
#include "gui/rows/text_list.h"

#include <wx/msgdlg.h>
#include <wx/textctrl.h>
#include <wx/textdlg.h>

#include <algorithm>
#include <cstdlib>

namespace kizuna {

SnapshotsDialog::SnapshotsDialog(wxWindow* parent, DeckDocument& document, const Messages& messages,
                                 std::function<void(const Snapshot&)> compare)
    : OwnDialog(parent, "snapshots", messages.get("gui.snapshots.title"_msg)), document_(document),
      messages_(messages), compare_(std::move(compare))
{
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(make_name_row(), stretched(*this, wxALL));
    list_ = new TextList(this, "snapshot list", messages_.get("gui.snapshots.list"_msg),
                         {{messages_.get("gui.snapshots.column.name"_msg), 180, 3},
                          {messages_.get("gui.snapshots.column.taken"_msg), 130, 0},
                          {messages_.get("gui.snapshots.column.cards"_msg), 50, 0, wxALIGN_RIGHT},
                          {messages_.get("gui.snapshots.column.difference"_msg), 130, 1}});
    column->Add(list_, stretched(*this, wxLEFT | wxRIGHT).Proportion(1));
    hint_ = make_text(this, "snapshots hint");
    column->Add(hint_, stretched(*this, wxALL));
    column->Add(make_buttons(), stretched(*this, wxLEFT | wxRIGHT | wxBOTTOM));
    open_at_size(column, wxSize(680, 400));

    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { restore(); });
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED,
                [this](wxDataViewEvent&) { show_what_is_possible(); });
    deck_changed_ = document_.changed.subscribe([this] { show_snapshots(); });
    show_snapshots();
    suggest_name();
}

wxSizer* SnapshotsDialog::make_name_row()
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_label(this, messages_.get("gui.snapshots.name"_msg)), in_row(*this, wxRIGHT));
    name_ =
        new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    set_names(*name_, "snapshot name", messages_.get("gui.snapshots.name.spoken"_msg));
    name_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { take(); });
    name_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { show_what_is_possible(); });
    row->Add(name_, in_row(*this, wxRIGHT).Proportion(1));
    take_ = make_button(this, "snapshot take", messages_.get("gui.snapshots.take"_msg),
                        [this] { take(); });
    row->Add(take_, wxSizerFlags().CentreVertical());
    return row;
}

wxSizer* SnapshotsDialog::make_buttons()
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto button = [&](const char* name, MessageKey label, auto run) {
        of_selected_.push_back(make_button(this, name, messages_.get(label), run));
        row->Add(of_selected_.back(), spaced(*this, wxRIGHT));
    };
    button("snapshot restore", "gui.snapshots.restore"_msg, [this] { restore(); });
    button("snapshot compare", "gui.snapshots.compare"_msg, [this] {
        if (const Snapshot* snapshot = selected())
            compare_(*snapshot);
    });
    button("snapshot rename", "gui.snapshots.rename"_msg, [this] { rename(); });
    button("snapshot delete", "gui.snapshots.delete"_msg, [this] { remove(); });
    row->AddStretchSpacer();
    row->Add(close_button(this, messages_));
    return row;
}

void SnapshotsDialog::suggest_name()
{
    name_->SetValue(to_wx(free_snapshot_name(document_, messages_)));
    name_->SetFocus();
    name_->SelectAll();
}

/// How many copies were added to and removed from the deck since `then`, in words.
std::string SnapshotsDialog::difference(const Deck& then) const
{
    const DeckDiff since = diff(then, document_.deck(), document_.catalogue().library);
    int added = 0;
    int removed = 0;
    for (const auto* changes : {&since.added, &since.removed, &since.changed}) {
        for (const DeckDiff::Change& change : *changes)
            (change.after > change.before ? added : removed) +=
                std::abs(change.after - change.before);
    }
    return added + removed == 0 ? messages_.get("gui.snapshots.same"_msg)
                                : messages_.get("gui.snapshots.difference"_msg,
                                                {{"added", added}, {"removed", removed}});
}

void SnapshotsDialog::show_snapshots()
{
    const Snapshot* before = selected();
    const std::string name = before ? before->name : std::string();
    const auto known = snapshots_of(document_.deck());
    snapshots_ = known.value_or(std::vector<Snapshot>());
    std::ranges::reverse(snapshots_);
    std::vector<TextRow> rows;
    std::optional<std::size_t> at;
    for (const Snapshot& snapshot : snapshots_) {
        if (snapshot.name == name || !at)
            at = rows.size();
        const auto deck = deck_of(snapshot, document_.catalogue().tools());
        const int size = deck ? resolve(*deck, document_.catalogue().library).size : 0;
        rows.push_back(
            {{snapshot.name, taken_text(snapshot, messages_), deck ? std::to_string(size) : "–",
              deck ? difference(*deck) : messages_.get("gui.snapshots.damaged"_msg)},
             !deck});
    }
    list_->show(std::move(rows), at);
    hint_->SetLabel(
        to_wx(messages_.get(known ? "gui.snapshots.hint"_msg : "gui.snapshots.foreign"_msg)));
    show_what_is_possible();
}

const Snapshot* SnapshotsDialog::selected() const
{
    const auto row = list_->selected();
    return row && *row < snapshots_.size() ? &snapshots_[*row] : nullptr;
}

void SnapshotsDialog::show_what_is_possible()
{
    take_->Enable(!name_->GetValue().empty() && snapshots_of(document_.deck()).has_value());
    for (wxButton* button : of_selected_)
        button->Enable(selected() != nullptr);
}

void SnapshotsDialog::tell(MessageKey sentence)
{
    wxMessageBox(to_wx(messages_.get(sentence)), to_wx(messages_.get("gui.program"_msg)),
                 wxOK | wxICON_WARNING, this);
}

void SnapshotsDialog::take()
{
    const std::string name = from_wx(name_->GetValue());
    if (name.empty())
        return;
    if (!take_snapshot(document_, name, std::chrono::system_clock::now()))
        return tell("gui.snapshots.foreign"_msg);
    list_->select(0);
    suggest_name();
}

void SnapshotsDialog::restore()
{
    const Snapshot* snapshot = selected();
    if (!snapshot)
        return;
    const std::string name = snapshot->name; // a copy: restoring fills the list anew
    if (!restore_snapshot(document_, name, messages_))
        tell("gui.snapshots.not-restored"_msg);
}

void SnapshotsDialog::rename()
{
    const Snapshot* snapshot = selected();
    if (!snapshot)
        return;
    const std::string name = snapshot->name;
    wxTextEntryDialog dialog(
        this, to_wx(messages_.get("gui.snapshots.rename.question"_msg, {{"name", name}})),
        to_wx(messages_.get("gui.snapshots.title"_msg)), to_wx(name));
    if (dialog.ShowModal() != wxID_OK)
        return;
    const std::string new_name = from_wx(dialog.GetValue());
    if (new_name != name && !rename_snapshot(document_, name, new_name))
        wxMessageBox(to_wx(messages_.get("gui.snapshots.rename.taken"_msg, {{"name", new_name}})),
                     to_wx(messages_.get("gui.program"_msg)), wxOK | wxICON_WARNING, this);
}

void SnapshotsDialog::remove()
{
    const Snapshot* snapshot = selected();
    if (!snapshot)
        return;
    const std::string name = snapshot->name;
    wxMessageDialog dialog(
        this, to_wx(messages_.get("gui.snapshots.delete.question"_msg, {{"name", name}})),
        to_wx(messages_.get("gui.program"_msg)), wxOK | wxCANCEL | wxCANCEL_DEFAULT);
    dialog.SetOKCancelLabels(to_wx(messages_.get("gui.snapshots.delete"_msg)),
                             to_wx(messages_.get("gui.cancel"_msg)));
    if (dialog.ShowModal() == wxID_OK)
        remove_snapshot(document_, name);
}

} // namespace kizuna
