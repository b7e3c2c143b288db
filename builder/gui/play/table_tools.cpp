#include "app/text/joined_text.h"
#include "app/text/policy_text.h"
#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"
#include "gui/play/table_commands.h"
#include "gui/play/table_frame.h"

#include <wx/choice.h>
#include <wx/wrapsizer.h>

#include <algorithm>

namespace kizuna {
namespace {

/// A label for a button, without the letter that East Asian labels have in brackets at the end.
std::string without_letter(std::string label)
{
    if (const auto at = label.find("(&"); at != std::string::npos)
        label.erase(at, 4);
    return label;
}

/// Height of a row whose items wrap at `width`.
int wrapped_height(const wxSizer& row, int width)
{
    int height = 0;
    wxSize line;
    for (wxSizerItem* item : row.GetChildren()) {
        const wxSize size = item->IsShown() ? item->CalcMin() : wxSize();
        if (line.x > 0 && line.x + size.x > width) {
            height += line.y;
            line = {};
        }
        line = {line.x + size.x, std::max(line.y, size.y)};
    }
    return height + line.y;
}

/// Hides the items of a row that do not fit into one line of this width.
void keep_to_one_line(wxSizer& row, int width)
{
    for (wxSizerItem* item : row.GetChildren()) {
        width -= item->CalcMin().x;
        item->Show(width >= 0);
    }
}

} // namespace

wxSizer* TableFrame::make_head(wxWindow* ground)
{
    head_ = new wxWrapSizer(wxHORIZONTAL); // with larger text they take two lines
    turn_ = make_heading(ground, {}, "table turn");
    bonds_ = make_heading(ground, {}, "table bonds left");
    unplayed_ = make_text(ground, "table unplayed");
    unplayed_->SetToolTip(to_wx(messages_.get("table.unplayed.help"_msg)));
    seed_ = make_text(ground, "table seed shown");
    for (wxWindow* text : {turn_, bonds_, unplayed_, seed_})
        head_->Add(text, in_row(*this, wxRIGHT, Space::Far));
    return head_;
}

/// Makes room for the board: if it would be low, the tools and then the head are kept to one line.
void TableFrame::make_room_for_board()
{
    const int gap = space(*this, Space::Near);
    const wxSize room = GetClientSize() - wxSize(2 * gap, 4 * gap);
    const auto is_low = [&] {
        const int rows = wrapped_height(*head_, room.x) + wrapped_height(*tools_, room.x);
        return room.y - rows < board_->low_height();
    };
    for (wxSizer* row : {head_, tools_}) {
        for (wxSizerItem* item : row->GetChildren())
            item->Show(true);
    }
    for (wxSizer* row : {tools_, head_}) {
        if (is_low())
            keep_to_one_line(*row, room.x);
    }
}

/// Makes the buttons, most needed first: make_room_for_board() may hide the last ones. The menus
/// have all of them.
wxSizer* TableFrame::make_tools(wxWindow* ground)
{
    tools_ = new wxWrapSizer(wxHORIZONTAL);
    buttons_.assign(Command::all().size(), nullptr);
    add_buttons(ground, Menu::Turn);
    add_buttons(ground, Menu::Steps);
    make_policy_choice(ground);
    add_buttons(ground, Menu::Policy);
    add_buttons(ground, Menu::Game);
    return tools_;
}

void TableFrame::add_tool(wxWindow* tool)
{
    tools_->Add(tool, in_row(*this, wxRIGHT | wxBOTTOM, Space::Tight));
}

void TableFrame::add_buttons(wxWindow* ground, Menu menu)
{
    const auto commands = Command::all();
    for (std::size_t at = 0; at < commands.size(); ++at) {
        const Command& command = commands[at];
        if (command.menu != menu || !command.button)
            continue;
        auto* button =
            make_button(ground, command.button, without_letter(messages_.get(command.label)),
                        [this, &command] { run(command); });
        button->SetToolTip(
            to_wx(with_aside(messages_.get(command.help), command.shortcut, messages_)));
        add_tool(button);
        buttons_[at] = button;
    }
}

void TableFrame::make_policy_choice(wxWindow* ground)
{
    policy_choice_ = new wxChoice(ground, wxID_ANY);
    set_names(*policy_choice_, "table policy", messages_.get("table.policy.spoken"_msg));
    for (const std::string_view id : policy_ids())
        policy_choice_->Append(to_wx(policy_name(id, messages_)));
    policy_choice_->SetSelection(
        static_cast<int>(std::ranges::find(policy_ids(), policy_) - policy_ids().begin()));
    policy_choice_->InvalidateBestSize(); // computed before the names were added
    policy_choice_->SetMinSize(wxSize(policy_choice_->GetBestSize().x, -1));
    policy_choice_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        policy_ = policy_ids()[static_cast<std::size_t>(policy_choice_->GetSelection())];
        tell(policy_text(policy_, messages_), TableSide::Tone::Fact);
        if (session_)
            session_->set_policy(policy_);
    });
    add_tool(policy_choice_);
}

} // namespace kizuna
