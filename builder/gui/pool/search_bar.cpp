#include "gui/pool/search_bar.h"

#include "app/text/fault_text.h"
#include "app/text/joined_text.h"
#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/speaker.h"
#include "gui/base/wx_text.h"
#include "gui/commands/command_icons.h"
#include "gui/pool/active_chips.h"
#include "gui/pool/chip_menus.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>

#include <algorithm>
#include <utility>

namespace kizuna {
namespace {

constexpr int letter_rest_ms = 800; // long enough for a screen reader to say the letter

} // namespace

SearchBar::SearchBar(wxWindow* parent, CardSearch& search, const Messages& messages)
    : wxPanel(parent), search_(search), messages_(messages), chips_(search, messages)
{
    field_ = new wxSearchCtrl(this, wxID_ANY);
    field_->SetName("search");
    field_->SetDescriptiveText(to_wx(messages_.get("gui.search.hint"_msg)));
    field_->SetToolTip(
        to_wx(messages_.get("gui.search.tip"_msg) + "\n" + messages_.get("gui.search.keys"_msg)));
    set_accessible(*field_, messages_.get("gui.search.name"_msg));
    set_accessible_icons(*field_, messages_.get("gui.search.name"_msg),
                         messages_.get("gui.search.clear"_msg));

    auto* column = new wxBoxSizer(wxVERTICAL);
    wxSizer* status = make_status(); // made now, so that Tab goes from the field to suggestions
    auto* searches = new wxButton(this, wxID_ANY, L"\u2606 \u25BE", wxDefaultPosition,
                                  wxDefaultSize, wxBU_EXACTFIT);
    searches->SetToolTip(to_wx(messages_.get("gui.searches.tip"_msg)));
    set_names(*searches, "searches", messages_.get("gui.searches.tip"_msg));
    searches->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { searches_wanted.emit(); });
    first_row_ = new wxBoxSizer(wxHORIZONTAL);
    first_row_->Add(field_, wxSizerFlags(1).CentreVertical());
    first_row_->Add(searches, wxSizerFlags().CentreVertical().Border(wxLEFT));
    column->Add(first_row_, wxSizerFlags().Expand().Border());
    column->Add(status, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM));
    menus_ = new ChipMenus(this, chips_, search_, messages_);
    column->Add(menus_, wxSizerFlags().Expand().Border(wxLEFT | wxBOTTOM));
    SetSizer(column);
    speaker_ = new Speaker(this);
    speaker_->SetName("search speaker");

    rest_.SetOwner(this);
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (field_->HasFocus() && !search_.text().empty())
            say_status();
    });
    field_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        search_.ask(from_wx(field_->GetValue()));
        rest_.StartOnce(letter_rest_ms);
    });
    field_->Bind(wxEVT_SEARCH, [this](wxCommandEvent&) { entered.emit(); });
    field_->Bind(wxEVT_KEY_DOWN, &SearchBar::on_key, this);
    listen(*this, wxEVT_SIZE, [this] { show_chips(); });
    emptied_ = active_->emptied.subscribe([this] { go_to_field(); });
    search_changed_ = search_.changed.subscribe([this] { show_search(); });
    show_search();
}

/// Makes the status row. It is always as high as its buttons, so that the cards below do not move.
wxSizer* SearchBar::make_status()
{
    sign_ = new wxStaticBitmap(this, wxID_ANY, sign_icon(Sign::Problem));
    status_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                               wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    status_->SetName("search status");
    aside_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                              wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(sign_, wxSizerFlags().CentreVertical().Border(wxRIGHT));
    row->Add(status_, wxSizerFlags(1).CentreVertical());
    row->Add(aside_, wxSizerFlags().CentreVertical().Border(wxLEFT));
    suggestions_.emplace(*this, *row, wxSizerFlags().CentreVertical().Border(wxLEFT), "suggestion",
                         messages_, [this](const std::string& word) { take_suggestion(word); });
    active_ = new ActiveChips(this, chips_, messages_);
    row->Add(active_, wxSizerFlags().CentreVertical());
    row->SetMinSize(-1, suggestions_->height());
    return row;
}

void SearchBar::add_beside_field(wxWindow& child)
{
    first_row_->Add(&child, wxSizerFlags().CentreVertical().Border(wxLEFT));
}

void SearchBar::go_to_field()
{
    field_->SetFocus();
    field_->SelectAll();
}

void SearchBar::show_menus(bool are_shown)
{
    if (menus_->IsShown() == are_shown)
        return;
    menus_->Show(are_shown);
    InvalidateBestSize();
}

void SearchBar::go_to_chips()
{
    if (!menus_->IsShown()) {
        show_menus(true);
        GetParent()->Layout();
    }
    menus_->go_to_first();
}

wxWindow& SearchBar::field() const
{
    return *field_;
}

void SearchBar::fit(int width)
{
    menus_->fit(width - wxSizerFlags::GetDefaultBorder());
}

void SearchBar::tell_selected(int cards)
{
    if (std::exchange(selected_, cards) != cards)
        show_search();
}

void SearchBar::say_status()
{
    rest_.Stop();
    speaker_->say(joined_sentences(status_text(search_.is_half_typed()),
                                   suggestion_text(search_.suggestions(), messages_), messages_));
}

bool SearchBar::go_to_suggestions()
{
    return suggestions_->take_keyboard();
}

void SearchBar::type(wxUniChar letter)
{
    go_to_field();
    field_->WriteText(wxString(letter));
}

void SearchBar::show_search()
{
    if (from_wx(field_->GetValue()) != search_.text())
        field_->ChangeValue(to_wx(search_.text()));
    const auto& fault = search_.fault();
    const bool is_half_typed = search_.is_half_typed();
    const std::string status = status_text(is_half_typed);
    const std::string hint = suggestion_text(search_.suggestions(), messages_);
    sign_->Show(fault && !is_half_typed);
    status_->SetLabel(wxControl::EscapeMnemonics(to_wx(status)));
    status_->SetToolTip(fault ? to_wx(status) : wxString());
    set_accessible(*status_, joined_sentences(status, hint, messages_), AccessibleRole::Status);
    suggestions_->show(search_.suggestions());
    const bool comes_late = told_.first == search_.text() && told_.second != hint;
    told_ = {search_.text(), hint};
    if (comes_late && field_->HasFocus())
        rest_.StartOnce(letter_rest_ms);
    show_aside();
    show_chips();
    Layout();
}

std::string SearchBar::status_text(bool is_half_typed) const
{
    if (const auto& fault = search_.fault()) {
        const std::string text = fault_text(*fault, messages_);
        if (is_half_typed)
            return messages_.get("gui.search.unfinished"_msg, {{"fault", text}});
        return messages_.get("gui.search.fault"_msg,
                             {{"column", fault->place.column}, {"fault", text}});
    }
    const auto count = static_cast<int>(search_.rows().size());
    const std::string found = messages_.get("gui.search.found"_msg, {{"count", count}});
    if (selected_ <= 1)
        return found;
    return joined_parts(found, messages_.get("gui.search.selected"_msg, {{"count", selected_}}),
                        messages_);
}

/// The width of a label, cached: measuring is slow, and the bar is laid out more often than its
/// texts change.
int SearchBar::width_of(const wxStaticText& label, Measured& measured)
{
    if (const wxString text = label.GetLabel(); measured.text != text)
        measured = {text, label.GetTextExtent(text).x};
    return measured.width;
}

/// Shares the width beside the status among suggestions, chips and hint.
void SearchBar::show_chips()
{
    const int width = GetClientSize().x - FromDIP(20);
    const int sign = sign_->IsShown() ? sign_->GetBestSize().x + FromDIP(6) : 0;
    const int status = std::min(width_of(*status_, measured_status_) + FromDIP(4), width - sign);
    status_->SetMinSize(wxSize(std::max(status, 1), -1));
    int room = width - sign - status - suggestions_->width();
    active_->show(room);
    if (active_->IsShown())
        room -= active_->GetBestSize().x;
    const int hint = width_of(*aside_, measured_aside_);
    constexpr int min_letters = 8; // a hint cut to fewer is of no use
    const int needed = search_.suggestions().empty()
                           ? std::min(hint, min_letters * GetCharWidth())
                           : hint; // the words before the suggestions are shown in full
    aside_->Show(hint > 0 && room >= needed);
    aside_->SetMinSize(wxSize(std::clamp(room, 0, hint), -1));
}

void SearchBar::show_aside()
{
    std::string text;
    if (!search_.suggestions().empty())
        text = messages_.get("gui.search.instead"_msg);
    else if (search_.text().empty())
        text = messages_.get("gui.search.tip"_msg);
    else if (!search_.rows().empty())
        text = messages_.get("gui.search.keys"_msg);
    aside_->SetLabel(to_wx(text));
    aside_->SetToolTip(to_wx(text));
}

void SearchBar::take_suggestion(const std::string& word)
{
    search_.take(word);
    field_->SetFocus();
    field_->SetInsertionPointEnd();
}

void SearchBar::on_key(wxKeyEvent& event)
{
    const bool is_plain = !event.HasAnyModifiers();
    const bool is_enter =
        event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
    if (is_plain && event.GetKeyCode() == WXK_DOWN)
        left_downwards.emit();
    else if (is_plain && event.GetKeyCode() == WXK_ESCAPE)
        search_.ask({});
    else if (is_enter && event.GetModifiers() == wxMOD_SHIFT)
        entered_with_shift.emit();
    else if (is_enter && event.GetModifiers() == wxMOD_CONTROL)
        entered_with_control.emit();
    else
        event.Skip();
}

} // namespace kizuna
