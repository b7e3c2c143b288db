#include "gui/help/help_browser.h"

#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"

#include <wx/listctrl.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace kizuna {

HelpBrowser::HelpBrowser(wxWindow* parent, const std::string& title, std::vector<HelpEntry> entries,
                         const Messages& messages, std::string_view begin_with)
    : OwnDialog(parent, "help", title), entries_(std::move(entries)), messages_(messages)
{
    make_search();
    make_list();
    text_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(460, 380)),
                           wxTE_MULTILINE | wxTE_READONLY);
    set_names(*text_, "explanation", messages_.get("gui.help.text"_msg));
    lay_out();
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { show_found(); });
    search_->Bind(wxEVT_KEY_DOWN, &HelpBrowser::on_key, this);
    list_->Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent&) { show_selected(); });
    show_found();
    if (!begin_with.empty())
        show_entry(begin_with);
    search_->SetFocus();
}

/// Selects an entry. Only while all entries are listed: its place is then its row.
void HelpBrowser::show_entry(std::string_view id)
{
    const auto entry = std::ranges::find(entries_, id, &HelpEntry::id);
    if (entry == entries_.end())
        return;
    const auto row = static_cast<long>(entry - entries_.begin());
    list_->Select(row);
    list_->EnsureVisible(row);
}

void HelpBrowser::make_search()
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_label(this, messages_.get("gui.help.find"_msg)),
             wxSizerFlags().CentreVertical().Border(wxRIGHT));
    search_ = new wxTextCtrl(this, wxID_ANY);
    set_names(*search_, "help search", messages_.get("gui.help.find.spoken"_msg));
    row->Add(search_, wxSizerFlags(1).CentreVertical().Border(wxRIGHT));
    count_ = make_text(this, "help count");
    row->Add(count_, wxSizerFlags().CentreVertical());
    SetSizer(new wxBoxSizer(wxVERTICAL));
    GetSizer()->Add(row, stretched(*this, wxALL));
}

void HelpBrowser::make_list()
{
    list_ = new wxListView(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(300, 380)),
                           wxLC_REPORT | wxLC_SINGLE_SEL | wxLC_NO_HEADER);
    set_names(*list_, "help entries", messages_.get("gui.help.entries"_msg));
    list_->AppendColumn("", wxLIST_FORMAT_LEFT, FromDIP(290));
}

void HelpBrowser::lay_out()
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(list_, stretched(*this, wxRIGHT).Proportion(2));
    row->Add(text_, wxSizerFlags(3).Expand());
    GetSizer()->Add(row, stretched(*this, wxLEFT | wxRIGHT).Proportion(1));
    auto* close = close_button(this, messages_);
    GetSizer()->Add(close, wxSizerFlags().Right().Border(wxALL, space(*this, Space::Apart)));
    GetSizer()->SetSizeHints(this);
    CentreOnParent();
}

void HelpBrowser::show_found()
{
    found_ = matching(entries_, from_wx(search_->GetValue()));
    const int count = static_cast<int>(found_.size());
    count_->SetLabel(to_wx(messages_.get("gui.help.found"_msg, {{"count", count}})));
    list_->DeleteAllItems();
    for (int row = 0; row < count; ++row) {
        const HelpEntry& entry = entries_[found_[static_cast<std::size_t>(row)]];
        list_->InsertItem(
            row, to_wx(messages_.get("gui.help.entry"_msg,
                                     {{"section", entry.section}, {"title", entry.title}})));
    }
    if (count > 0)
        list_->Select(0);
    else
        text_->ChangeValue("");
    Layout();
}

void HelpBrowser::show_selected()
{
    const long row = list_->GetFirstSelected();
    if (row < 0 || row >= static_cast<long>(found_.size()))
        return;
    const HelpEntry& entry = entries_[found_[static_cast<std::size_t>(row)]];
    const std::string head = entry.title + "\n" + entry.section + "\n\n";
    text_->ChangeValue(to_wx(head + entry.text));
    const auto place = [&](std::size_t bytes) {
        return static_cast<long>(to_wx(head + entry.text.substr(0, bytes)).length());
    };
    const wxFont usual = text_->GetFont();
    const wxFont sample(wxFontInfo(usual.GetFractionalPointSize()).Family(wxFONTFAMILY_TELETYPE));
    for (const HelpMark& mark : entry.marks) {
        wxTextAttr letters;
        letters.SetFont(mark.kind == HelpMark::Kind::Sample ? sample : usual.Bold());
        text_->SetStyle(place(mark.begin), place(mark.end), letters);
    }
    text_->ShowPosition(0);
}

/// Up and Down move the selection of the list while the search field has the focus.
void HelpBrowser::on_key(wxKeyEvent& event)
{
    const int key = event.GetKeyCode();
    if (key != WXK_DOWN && key != WXK_UP)
        return event.Skip();
    const long row = list_->GetFirstSelected() + (key == WXK_DOWN ? 1 : -1);
    if (row < 0 || row >= list_->GetItemCount())
        return;
    list_->Select(row);
    list_->EnsureVisible(row);
}

} // namespace kizuna
