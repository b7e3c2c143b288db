#include "gui/study/study_options.h"

#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"
#include "gui/text/flowing_text.h"

#include <wx/tglbtn.h>

#include <algorithm>

namespace kizuna {
namespace {

/// If the summary takes more lines than this between the buttons, it gets a row for itself.
constexpr double max_lines_between = 1.8; // two lines, less the gaps where words wrap

} // namespace

StudyOptions::StudyOptions(wxWindow* parent, const Messages& messages) : wxPanel(parent)
{
    SetName("study options");
    const wxString label = to_wx(messages.get("gui.study.options"_msg));
    button_ = new wxToggleButton(this, wxID_ANY, label + L" \u25B8");
    button_->SetMinSize(button_->GetBestSize());
    button_->SetToolTip(to_wx(messages.get("gui.study.options.tip"_msg)));
    set_names(*button_, "study options unfolded", from_wx(label));
    set_ = new FlowingText(this, "study options set");
    explain_ = make_button(this, "study explain", messages.get("gui.study.explain"_msg),
                           [this] { explained.emit(); });
    set_accessible(*explain_, messages.get("gui.study.explain.spoken"_msg));
    button_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { turned.emit(); });
    listen(*this, wxEVT_SIZE, [this] { Layout(); });
}

void StudyOptions::sum_up(const std::string& what_is_set)
{
    if (what_is_set == set_->text())
        return;
    set_->tell(what_is_set);
    set_accessible_description(*button_, what_is_set);
    Layout();
}

void StudyOptions::show_unfolded(bool unfolded)
{
    wxString label = button_->GetLabel();
    label.Last() = unfolded ? L'\u25BE' : L'\u25B8';
    button_->SetValue(unfolded);
    button_->SetLabel(label);
}

bool StudyOptions::is_unfolded() const
{
    return button_->GetValue();
}

bool StudyOptions::Layout()
{
    const int width = GetClientSize().x;
    constexpr int not_laid_out = 20;
    if (is_laying_out_ || width < not_laid_out)
        return false;
    is_laying_out_ = true;
    const int gap = FromDIP(8);
    const wxSize button = button_->GetBestSize();
    const wxSize explain = explain_->GetBestSize();
    const bool share_row = button.x + gap + explain.x <= width;
    const int first_row = share_row ? std::max(button.y, explain.y) : button.y;
    button_->SetSize(0, 0, button.x, button.y);
    explain_->SetSize(share_row ? width - explain.x : 0, share_row ? 0 : first_row, explain.x,
                      explain.y);
    const int between = width - button.x - explain.x - 2 * gap;
    const int whole_line = set_->GetTextExtent(to_wx(set_->text())).x;
    const bool is_between = share_row && whole_line <= max_lines_between * between;
    int height = share_row ? first_row : first_row + explain.y;
    const int room = is_between ? between : width;
    set_->SetSize(is_between ? button.x + gap : 0, 0, room, set_->GetMinSize().y);
    const int line = set_->text().empty() ? 0 : set_->GetMinSize().y;
    if (is_between) {
        set_->Move(button.x + gap, std::max(0, (height - line) / 2));
        height = std::max(height, line);
    } else {
        set_->Move(0, height + FromDIP(2));
        height += line + FromDIP(2);
    }
    if (GetMinSize().y != height) {
        SetMinSize(wxSize(1, height));
        CallAfter([this] { GetParent()->Layout(); });
    }
    is_laying_out_ = false;
    return true;
}

} // namespace kizuna
