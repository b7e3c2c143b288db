#include "gui/dialogs/unclear_lines.h"

#include "app/text/card_label.h"
#include "app/text/import_text.h"
#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"
#include "gui/rows/text_list.h"

#include <wx/listbox.h>
#include <wx/textctrl.h>
#include <wx/utils.h>

#include <algorithm>
#include <utility>

namespace kizuna {

UnclearLines::UnclearLines(wxWindow* parent, const CardLibrary& library, const Messages& messages,
                           Use use)
    : wxPanel(parent), library_(library), messages_(messages), use_(std::move(use))
{
    SetName(to_wx(use_.name + " unclear lines"));
    SetSizer(new wxBoxSizer(wxVERTICAL));
    make_lines();
    make_choices();
}

void UnclearLines::make_lines()
{
    wxSizer& column = *GetSizer();
    column.Add(make_label(this, messages_.get("gui.paste.problems"_msg)),
               spaced(*this, wxBOTTOM, Space::Tight));
    std::vector<TextColumn> columns = {{messages_.get("gui.paste.words"_msg), 160, 3},
                                       {messages_.get("gui.paste.problem"_msg), 200, 3}};
    if (use_.has_numbers)
        columns.insert(columns.begin(),
                       {messages_.get("gui.paste.line"_msg), 50, 0, wxALIGN_RIGHT});
    if (use_.keeps_lines)
        columns.push_back({messages_.get("gui.import.becomes"_msg), 180, 3});
    const std::string name = use_.name + " lines";
    list_ =
        new TextList(this, name.c_str(), messages_.get("gui.paste.problems.spoken"_msg), columns);
    column.Add(list_, wxSizerFlags(3).Expand());
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { show_choices(); });
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { go_to_choices(); });
}

void UnclearLines::make_choices()
{
    wxSizer& column = *GetSizer();
    column.Add(make_label(this, messages_.get("gui.lines.choices"_msg)),
               spaced(*this, wxTOP | wxBOTTOM, Space::Tight));
    choice_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(-1, 96)), 0, nullptr,
                            wxLB_SINGLE | wxLB_NEEDED_SB);
    set_names(*choice_, to_wx(use_.name + " choice"),
              messages_.get("gui.lines.choices.spoken"_msg));
    column.Add(choice_, wxSizerFlags(2).Expand());
    column.Add(make_search(), stretched(*this, wxTOP, Space::Near));
    if (use_.keeps_lines) {
        choice_->Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
            event.Skip();
            if (choice_->HitTest(event.GetPosition()) != wxNOT_FOUND)
                CallAfter([this] { take(false); });
        });
    }
    // Enter sends this event too. A double click is ignored if one click chooses: its second click
    // would choose for the next line.
    choice_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) {
        if (!use_.keeps_lines || !wxGetMouseState().LeftIsDown())
            take(true);
    });
}

wxSizer* UnclearLines::make_search()
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_label(this, messages_.get("gui.lines.search"_msg)), in_row(*this, wxRIGHT));
    search_ =
        new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    set_names(*search_, to_wx(use_.name + " search"), messages_.get("gui.lines.search.spoken"_msg));
    row->Add(search_, in_row(*this, wxRIGHT).Proportion(1));
    button_ = make_button(this, to_wx(use_.name + " use"), messages_.get("gui.lines.use"_msg),
                          [this] { take(true); });
    row->Add(button_, wxSizerFlags().CentreVertical());
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { show_choices(); });
    search_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { take(true); });
    search_->Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_DOWN)
            go_to_choices();
        else
            event.Skip();
    });
    return row;
}

void UnclearLines::show(std::vector<Shown> lines, std::optional<std::size_t> selected)
{
    lines_ = std::move(lines);
    of_.reset();
    std::vector<TextRow> rows;
    for (const Shown& line : lines_) {
        TextRow row{{line.words, line.what.problem}};
        if (use_.has_numbers)
            row.cells.insert(row.cells.begin(), line.what.source.line > 0
                                                    ? std::to_string(line.what.source.line)
                                                    : "");
        if (use_.keeps_lines)
            row.cells.push_back(line.becomes);
        row.is_bold = line.is_settled;
        rows.push_back(std::move(row));
    }
    list_->show(std::move(rows), selected);
    show_choices();
}

void UnclearLines::go_to_lines()
{
    list_->SetFocus();
}

void UnclearLines::go_to_choices()
{
    if (choice_->IsEnabled())
        choice_->SetFocus();
}

/// Lists what the selected line may mean. Selecting another line clears the search.
void UnclearLines::show_choices()
{
    const auto line = list_->selected();
    if (line != of_)
        search_->ChangeValue("");
    of_ = line;
    choices_.clear();
    wxArrayString names;
    int first = wxNOT_FOUND;
    if (line && *line < lines_.size()) {
        const Shown& shown = lines_[*line];
        const std::string words = from_wx(search_->GetValue().Strip(wxString::both));
        for (std::size_t at = 0; at < shown.plain.size(); ++at) {
            choices_.push_back({nullptr, at});
            names.Add(to_wx(shown.plain[at]));
        }
        if (words.empty()) {
            for (const CardSuggestion& meant : card_suggestions(shown.what.source, library_)) {
                choices_.push_back({meant.card, 0});
                names.Add(to_wx(suggestion_choice_text(meant, messages_)));
            }
        } else {
            for (const Card* card : cards_meant(words, library_)) {
                choices_.push_back({card, 0});
                names.Add(to_wx(card_label(*card, messages_.card_language())));
            }
        }
        if (!choices_.empty())
            first =
                choices_.size() == shown.plain.size() ? 0 : static_cast<int>(shown.plain.size());
        const auto is_chosen = [&](const Choice& choice) {
            return choice.card ? choice.card == shown.chosen
                               : !shown.chosen && shown.plain[choice.plain] == shown.becomes;
        };
        const auto chosen = std::ranges::find_if(choices_, is_chosen);
        if (shown.is_settled && words.empty() && chosen != choices_.end())
            first = static_cast<int>(chosen - choices_.begin());
    }
    choice_->Set(names);
    choice_->SetSelection(first);
    choice_->Enable(!choices_.empty());
    button_->Enable(!choices_.empty());
    search_->Enable(line.has_value());
}

void UnclearLines::take(bool goes_on)
{
    const auto line = list_->selected();
    const int chosen = choice_->GetSelection();
    if (!line || chosen == wxNOT_FOUND)
        return;
    // A copy: choose() may fill choices_ anew.
    const Choice choice = choices_[static_cast<std::size_t>(chosen)];
    use_.choose(*line, choice);
    if (!goes_on || !use_.keeps_lines)
        return;
    for (std::size_t step = 1; step <= lines_.size(); ++step) {
        const std::size_t at = (*line + step) % lines_.size();
        if (!lines_[at].is_settled) {
            list_->select(at);
            return show_choices();
        }
    }
}

} // namespace kizuna
