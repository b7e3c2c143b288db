#include "gui/study/study_controls.h"

#include "app/text/policy_text.h"
#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"
#include "odds/openings/keep_rule.h"

#include <wx/choice.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>
#include <wx/wrapsizer.h>

#include <algorithm>

namespace kizuna {

StudyControls::StudyControls(wxWindow* parent, const Messages& messages)
    : wxPanel(parent), messages_(messages)
{
    SetSizer(new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES));
    auto* tallest = new wxChoice(this, wxID_ANY);
    row_height_ = tallest->GetBestSize().y;
    tallest->Destroy();
}

/// Begins a part of a label and its control, so that they stay on one line.
wxSizer* StudyControls::begin(MessageKey label)
{
    auto* place = new wxBoxSizer(wxHORIZONTAL);
    place->Add(make_label(this, messages_.get(label)), in_row(*this, wxRIGHT, Space::Tight));
    return place;
}

template <typename Control>
Control* StudyControls::finish(wxSizer* place, Control* control, MessageKey spoken,
                               const char* name)
{
    set_names(*control, name, messages_.get(spoken));
    place->Add(control, wxSizerFlags().CentreVertical());
    place->SetMinSize(-1, row_height_);
    GetSizer()->Add(place, spaced(*this, wxRIGHT | wxBOTTOM));
    return control;
}

wxChoice* StudyControls::choice(MessageKey label, MessageKey spoken, const char* name,
                                const std::vector<std::string>& items)
{
    wxSizer* place = begin(label);
    auto* made = new wxChoice(this, wxID_ANY);
    for (const std::string& item : items)
        made->Append(to_wx(item));
    made->SetSelection(0);
    return finish(place, made, spoken, name);
}

wxChoice* StudyControls::going(bool goes_first)
{
    wxChoice* made = choice(
        "gui.study.going"_msg, "gui.study.going.spoken"_msg, "going",
        {messages_.get("gui.study.going.first"_msg), messages_.get("gui.study.going.second"_msg)});
    made->SetSelection(goes_first ? 0 : 1);
    return made;
}

wxChoice* StudyControls::rule(const std::string& asked, const std::string& preferred)
{
    const auto& presets = keep_rule_presets();
    std::vector<std::string> names;
    for (const std::string_view preset : presets)
        names.push_back(rule_name(std::string(preset), messages_));
    wxChoice* made = choice("gui.study.rule"_msg, "gui.hand.rule.spoken"_msg, "keep rule", names);
    wxString ids;
    for (const std::string_view preset : presets)
        ids += (ids.empty() ? "" : "\n") + to_wx(rule_label(std::string(preset), messages_));
    made->SetToolTip(ids);
    for (const std::string& wanted : {asked, preferred, std::string("cost-one")}) {
        if (const auto at = std::ranges::find(presets, wanted); at != presets.end()) {
            made->SetSelection(static_cast<int>(at - presets.begin()));
            break;
        }
    }
    return made;
}

wxSpinCtrl* StudyControls::number(MessageKey label, MessageKey spoken, const char* name, int min,
                                  int max, int first)
{
    wxSizer* place = begin(label);
    auto* made = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                wxSP_ARROW_KEYS | wxTE_PROCESS_ENTER, min, max, first);
    const int digits = static_cast<int>(std::to_string(max).size());
    made->SetInitialSize(made->GetSizeFromTextSize(
        made->GetTextExtent(wxString('0', static_cast<std::size_t>(digits + 1))).x));
    return finish(place, made, spoken, name);
}

wxTextCtrl* StudyControls::text(MessageKey label, MessageKey spoken, const char* name,
                                const std::string& first, int letters)
{
    wxSizer* place = begin(label);
    auto* made = new wxTextCtrl(this, wxID_ANY, to_wx(first));
    made->SetInitialSize(wxSize(letters * GetCharWidth(), -1));
    return finish(place, made, spoken, name);
}

wxButton* StudyControls::button(MessageKey label, const char* name, std::function<void()> run)
{
    wxButton* made = make_button(this, name, messages_.get(label), std::move(run));
    GetSizer()->Add(made, spaced(*this, wxRIGHT | wxBOTTOM));
    return made;
}

} // namespace kizuna
