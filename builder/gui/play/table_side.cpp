#include "gui/play/table_side.h"

#include "app/play/battle_text.h"
#include "app/play/table_log.h"
#include "app/play/table_text.h"
#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/commands/command_icons.h"
#include "gui/controls/made_parts.h"
#include "gui/faces/large_card.h"
#include "gui/text/drawn_text.h"

#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/statbmp.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>
#include <wx/wrapsizer.h>

#include <algorithm>

namespace kizuna {
namespace {

/// Min height of the list of actions and of the log, in lines of text.
constexpr int min_lines = 4;
constexpr int min_low_lines = 2;
/// Min width of the choice of branch beside the log's heading, in device-independent pixels.
constexpr int min_branch = 220;
/// Below this height, in lines of text, the panel shows either the actions or the log.
constexpr int low_lines = 24;

} // namespace

TableSide::TableSide(wxWindow* parent, const Messages& messages, LargeCard& large,
                     std::function<void(const Action&)> attempt,
                     std::function<void(int)> go_to_branch)
    : wxPanel(parent), messages_(messages), large_(large), attempt_(std::move(attempt)),
      go_to_branch_(std::move(go_to_branch))
{
    SetName("table side");
    const std::string can_do = messages.get("table.can-do"_msg);
    auto* column = new wxBoxSizer(wxVERTICAL);
    fight_ = make_heading(this, {}, "table battle");
    column->Add(fight_, wxSizerFlags().Expand());
    question_ = make_text(this, "table question");
    column->Add(question_, wxSizerFlags().Expand());
    can_do_ = make_heading(this, can_do);
    column->Add(can_do_, stretched(*this, wxTOP, Space::Tight));
    const wxSize smallest(FromDIP(120), min_lines * GetCharHeight());
    actions_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, smallest, 0, nullptr, wxLB_SINGLE);
    set_names(*actions_, "table actions", can_do);
    column->Add(actions_, wxSizerFlags(3).Expand());
    auto* said = new wxBoxSizer(wxHORIZONTAL);
    sign_ = new wxStaticBitmap(this, wxID_ANY, sign_icon(Sign::Advice));
    said->Add(sign_, spaced(*this, wxRIGHT, Space::Tight));
    told_ = make_text(this, "table told");
    said->Add(told_, wxSizerFlags(1));
    column->Add(said, stretched(*this, wxTOP | wxBOTTOM, Space::Tight));
    column->Add(make_log_head(), wxSizerFlags().Expand());
    log_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, smallest,
                          wxTE_MULTILINE | wxTE_READONLY);
    set_names(*log_, "table log", messages.get("table.happened"_msg));
    column->Add(log_, wxSizerFlags(4).Expand());
    SetSizer(column);
    actions_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { choose(); });
    actions_->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        const bool chooses = key == WXK_RETURN || key == WXK_NUMPAD_ENTER || key == WXK_SPACE;
        if (!chooses || event.GetModifiers() != wxMOD_NONE)
            event.Skip();
        else if (!large_.take_space(*this, event) && !held_.is_repeated(event))
            choose(); // only once while the key is held down
    });
    // Later: a label that changes during a layout is not placed by it.
    listen(*this, wxEVT_SIZE, [this] { CallAfter([this] { wrap_texts(); }); });
    tell({}, Tone::Fact);
}

/// Makes the heading of the log with the choice of branch beside it.
wxSizer* TableSide::make_log_head()
{
    auto* row = new wxWrapSizer(wxHORIZONTAL); // with larger text they take two lines
    const std::string happened = messages_.get("table.happened"_msg);
    happened_ = make_heading(this, happened);
    show_log_ = new wxToggleButton(this, wxID_ANY, to_wx(happened));
    show_log_->SetName("table show log");
    show_log_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { wrap_texts(); });
    for (wxWindow* head : std::initializer_list<wxWindow*>{happened_, show_log_})
        row->Add(head, in_row(*this, wxRIGHT));
    branch_ = new wxChoice(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(min_branch, -1)));
    set_names(*branch_, "table branch", messages_.get("table.branch.spoken"_msg));
    branch_->Disable();
    branch_->Bind(wxEVT_CHOICE,
                  [this](wxCommandEvent&) { go_to_branch_(branch_->GetSelection()); });
    row->Add(branch_, wxSizerFlags(1).CentreVertical());
    return row;
}

void TableSide::show(const GameSession& session)
{
    const GameState& state = session.state();
    battle_ = state.is_over() ? turn_text(state, messages_) : battle_text(state, messages_);
    asked_ = question_text(session.state(), messages_);
    listed_.clear();
    wxArrayString texts;
    for (const Action& action : session.legal()) {
        listed_.push_back(action);
        texts.push_back(to_wx(action_text(session.state(), action, messages_)));
    }
    actions_->Set(texts);
    if (!listed_.empty())
        point_at(listed_.front());
    const wxString log = to_wx(table_log(session, messages_));
    log_->ChangeValue(log);
    log_->ShowPosition(log_->GetLastPosition());
    show_branches(session);
    describe();
    wrap_texts();
}

void TableSide::show_problem(const std::string& why)
{
    battle_.clear();
    asked_ = why;
    listed_.clear();
    actions_->Clear();
    log_->Clear();
    branch_->Clear();
    branch_->Disable();
    branch_->UnsetToolTip();
    wrap_texts();
}

void TableSide::show_branches(const GameSession& session)
{
    wxArrayString texts;
    const int count = static_cast<int>(session.branches().size());
    for (int at = 0; at < count; ++at)
        texts.push_back(to_wx(branch_text(session, at, messages_)));
    branch_->Set(texts);
    branch_->Enable(count > 1);
    branch_->SetSelection(session.step().branch);
    branch_->SetToolTip(branch_->GetStringSelection()); // the control may cut it
}

void TableSide::tell(const std::string& sentence, Tone tone)
{
    said_ = sentence;
    sign_->SetBitmap(sign_icon(tone == Tone::Refusal ? Sign::Problem : Sign::Advice));
    describe();
    wrap_texts();
}

/// Describes the list for screen readers by the last message, the battle and the question.
void TableSide::describe()
{
    std::vector<std::string> texts;
    for (const std::string* text : {&said_, &battle_, &asked_}) {
        if (!text->empty())
            texts.push_back(*text);
    }
    set_accessible_description(*actions_, sentences_text(texts, messages_));
}

void TableSide::point_at(const Action& action)
{
    const auto found = std::ranges::find(listed_, action);
    if (found == listed_.end())
        return;
    actions_->SetSelection(static_cast<int>(found - listed_.begin()));
    if (actions_->HasFocus())
        follow_selection(*actions_);
}

void TableSide::go_to_actions()
{
    show_log_->SetValue(false);
    share_room();
    actions_->SetFocus();
}

void TableSide::choose()
{
    const int row = actions_->GetSelection();
    if (row == wxNOT_FOUND)
        return;
    const Action action = listed_[static_cast<std::size_t>(row)]; // a copy: attempt_ changes it
    attempt_(action);
}

/// Shows both actions and log, or, in a low panel, the one chosen by `show_log_`.
void TableSide::share_room()
{
    const bool is_low = GetClientSize().y < low_lines * GetCharHeight();
    const bool only_log = is_low && show_log_->GetValue();
    happened_->Show(!is_low);
    show_log_->Show(is_low);
    can_do_->Show(!only_log);
    actions_->Show(!only_log);
    log_->Show(!is_low || only_log);
    // The choice of branch has the width left beside the heading, or a row of its own.
    const int width = GetClientSize().x;
    const int head = (is_low ? show_log_->GetBestSize() : happened_->GetBestSize()).x;
    const int beside = width - head - space(*this, Space::Near);
    const double least = FromDIP(min_branch) * std::max(text_scale(), 1.0);
    branch_->SetMinSize(wxSize(beside >= least ? beside : width, -1));
    // With large text in a low window hide what is least needed. The last message goes last: the
    // list's description has it too.
    const auto lacks_room = [this] { return GetSizer()->CalcMin().y > GetClientSize().y; };
    branch_->Show();
    told_->Show(!said_.empty());
    sign_->Show(!said_.empty());
    actions_->SetMinSize(wxSize(FromDIP(120), min_lines * GetCharHeight()));
    if (is_low && lacks_room())
        actions_->SetMinSize(wxSize(FromDIP(120), min_low_lines * GetCharHeight()));
    for (wxWindow* each : std::initializer_list<wxWindow*>{branch_, can_do_, told_, sign_}) {
        if (is_low && lacks_room())
            each->Hide();
    }
    Layout();
}

void TableSide::wrap_texts()
{
    const int width = GetClientSize().x;
    if (width < FromDIP(80))
        return; // not laid out yet
    const int scroll_bar = FromDIP(24);
    wrap_rows(*actions_, width - scroll_bar);
    set_wrapped_label(*can_do_, messages_.get("table.can-do"_msg), width);
    set_wrapped_label(*happened_, messages_.get("table.happened"_msg), width);
    fight_->Show(!battle_.empty());
    set_wrapped_label(*fight_, battle_, width);
    set_wrapped_label(*question_, asked_, width);
    set_wrapped_label(*told_, said_, width - sign_->GetSize().x - space(*this, Space::Tight));
    share_room();
}

} // namespace kizuna
