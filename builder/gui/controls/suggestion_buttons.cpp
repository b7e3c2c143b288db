#include "gui/controls/suggestion_buttons.h"

#include "gui/base/accessible.h"
#include "gui/base/wx_text.h"

#include <wx/button.h>
#include <wx/sizer.h>

namespace kizuna {
namespace {

constexpr std::size_t max_suggestions = 3;

} // namespace

SuggestionButtons::SuggestionButtons(wxWindow& parent, wxSizer& row, const wxSizerFlags& flags,
                                     const wxString& name, const Messages& messages,
                                     const std::function<void(const std::string&)>& take)
    : messages_(messages)
{
    for (std::size_t which = 0; which < max_suggestions; ++which) {
        auto* button =
            new wxButton(&parent, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        button->SetName(name + " " + std::to_string(which + 1));
        button->Bind(wxEVT_BUTTON, [this, which, take](wxCommandEvent&) {
            const std::string word = words_[which]; // a copy: take() may change words_
            take(word);
        });
        row.Add(button, flags);
        buttons_.push_back(button);
    }
}

void SuggestionButtons::show(const std::vector<std::string>& words)
{
    words_ = words;
    for (std::size_t which = 0; which < buttons_.size(); ++which) {
        wxButton& button = *buttons_[which];
        button.Show(which < words.size());
        if (which >= words.size())
            continue;
        button.SetLabel(wxControl::EscapeMnemonics(to_wx(words[which])));
        set_accessible(button,
                       messages_.get("gui.search.suggestion"_msg, {{"word", words[which]}}));
    }
}

bool SuggestionButtons::take_keyboard()
{
    if (words_.empty())
        return false;
    buttons_.front()->SetFocus();
    return true;
}

int SuggestionButtons::width() const
{
    int width = 0;
    for (const wxButton* button : buttons_) {
        if (button->IsShown())
            width += button->GetBestSize().x + wxSizerFlags::GetDefaultBorder();
    }
    return width;
}

int SuggestionButtons::height() const
{
    return buttons_.front()->GetBestSize().y;
}

} // namespace kizuna
