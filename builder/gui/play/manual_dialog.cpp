#include "gui/play/manual_dialog.h"

#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"

#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/spinctrl.h>

#include <algorithm>

namespace kizuna {
namespace {

void add_buttons(wxDialog& dialog, wxSizer& column, const Messages& messages)
{
    if (wxSizer* buttons = dialog.CreateSeparatedButtonSizer(wxOK | wxCANCEL))
        column.Add(buttons, wxSizerFlags().Expand().Border(wxALL, space(dialog, Space::Near)));
    if (wxWindow* act = dialog.FindWindow(wxID_OK))
        act->SetLabel(to_wx(messages.get("table.hand.do"_msg)));
    if (wxWindow* cancel = dialog.FindWindow(wxID_CANCEL))
        cancel->SetLabel(to_wx(messages.get("gui.cancel"_msg)));
}

/// A list with a heading above it.
wxSizer* headed_list(wxWindow* parent, wxListBox* list, const std::string& heading)
{
    set_accessible(*list, heading);
    auto* part = new wxBoxSizer(wxVERTICAL);
    part->Add(make_label(parent, heading));
    part->Add(list, stretched(*parent, wxTOP, Space::Tight).Proportion(1));
    return part;
}

} // namespace

ManualDialog::ManualDialog(wxWindow* parent, const GameSession& session, const Messages& messages,
                           TablePlace place, const std::optional<Action>& taken)
    : OwnDialog(parent, "by hand", messages.get("table.hand.title"_msg)), session_(session),
      messages_(messages), sources_(manual_sources(session, messages))
{
    const auto list = [this](const char* name, int width) {
        auto* made = new wxListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(width, 160)),
                                   0, nullptr, wxLB_SINGLE);
        made->SetName(name);
        // Else the arrow keys begin at the top.
        listen(*made, wxEVT_SET_FOCUS, [made] { follow_selection(*made); });
        return made;
    };
    const std::string where = messages.get("table.hand.place"_msg);
    auto* top = new wxBoxSizer(wxHORIZONTAL);
    top->Add(make_label(this, where), in_row(*this, wxRIGHT));
    places_ = new wxChoice(this, wxID_ANY);
    set_names(*places_, "by hand places", where);
    for (const ManualSource& source : sources_)
        places_->Append(to_wx(source.name));
    places_->SetSelection(0);      // without a text its best height is too low
    places_->InvalidateBestSize(); // computed before the names were added
    top->Add(places_, wxSizerFlags(1));
    things_ = list("by hand things", 220);
    manual_actions_ = list("by hand actions", 260);
    auto* lists = new wxBoxSizer(wxHORIZONTAL);
    lists->Add(headed_list(this, things_, messages.get("table.hand.thing"_msg)),
               stretched(*this, wxRIGHT, Space::Near).Proportion(1));
    lists->Add(headed_list(this, manual_actions_, messages.get("table.hand.actions"_msg)),
               wxSizerFlags(1).Expand());
    auto* column = new wxBoxSizer(wxVERTICAL);
    const int around = space(*this, Space::Apart);
    column->Add(top, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, around));
    column->Add(lists, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxTOP, around));
    add_buttons(*this, *column, messages);
    open_at_size(column, wxSize(720, 460));
    places_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_things(); });
    things_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { show_choices(); });
    manual_actions_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { EndModal(wxID_OK); });
    point_at(place, taken);
    (taken ? manual_actions_ : things_)->SetFocus();
}

void ManualDialog::point_at(TablePlace place, const std::optional<Action>& taken)
{
    for (std::size_t at = 0; taken && at < sources_.size(); ++at) {
        const auto& things = sources_[at].things;
        const auto thing = std::ranges::find(things, *taken, &ManualThing::taken);
        if (thing == things.end())
            continue;
        places_->SetSelection(static_cast<int>(at));
        show_things();
        things_->SetSelection(static_cast<int>(thing - things.begin()));
        return show_choices();
    }
    const auto source = std::ranges::find(sources_, place, &ManualSource::place);
    places_->SetSelection(source == sources_.end() ? 0
                                                   : static_cast<int>(source - sources_.begin()));
    show_things();
}

void ManualDialog::show_things()
{
    wxArrayString texts;
    for (const ManualThing& thing :
         sources_[static_cast<std::size_t>(places_->GetSelection())].things)
        texts.push_back(to_wx(thing.text));
    things_->Set(texts);
    things_->SetSelection(0);
    show_choices();
}

void ManualDialog::show_choices()
{
    choices_.clear();
    if (const int row = things_->GetSelection(); row != wxNOT_FOUND) {
        const ManualSource& source = sources_[static_cast<std::size_t>(places_->GetSelection())];
        choices_ =
            manual_choices(session_, source.things[static_cast<std::size_t>(row)].taken, messages_);
    }
    wxArrayString texts;
    for (const ManualChoice& choice : choices_)
        texts.push_back(to_wx(choice.text));
    manual_actions_->Set(texts);
    if (!choices_.empty())
        manual_actions_->SetSelection(0);
    FindWindow(wxID_OK)->Enable(!choices_.empty());
}

std::optional<ManualChoice> ManualDialog::choice() const
{
    const int row = manual_actions_->GetSelection();
    return row == wxNOT_FOUND ? std::nullopt
                              : std::optional(choices_[static_cast<std::size_t>(row)]);
}

ChangeDialog::ChangeDialog(wxWindow* parent, const Messages& messages)
    : wxDialog(parent, wxID_ANY, to_wx(messages.get("table.change.title"_msg)))
{
    SetName("change by hand");
    wxFlexGridSizer* grid = make_form(*this);
    const auto row = [&](MessageKey label, wxWindow* control) {
        add_row(*grid, messages.get(label), *control);
    };
    by_ = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS,
                         -max_change_by_hand, max_change_by_hand, 10);
    by_->SetName("change by");
    by_->SetIncrement(10);
    row("table.change.by"_msg, by_);
    until_ = new wxChoice(this, wxID_ANY);
    until_->SetName("change until");
    for (const MessageKey item : {"table.change.turn"_msg, "table.change.battle"_msg})
        until_->Append(to_wx(messages.get(item)));
    until_->SetSelection(0);
    row("table.change.until"_msg, until_);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(grid, stretched(*this, wxALL, Space::Far).Proportion(1));
    add_buttons(*this, *column, messages);
    SetSizerAndFit(column);
    CentreOnParent();
    by_->SetFocus();
}

int ChangeDialog::by() const
{
    return by_->GetValue();
}

bool ChangeDialog::until_battle() const
{
    return until_->GetSelection() == 1;
}

} // namespace kizuna
