#include "gui/pool/chip_menus.h"

#include "app/text/joined_text.h"
#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/wx_text.h"

#include <wx/button.h>
#include <wx/menu.h>
#include <wx/wrapsizer.h>

#include <algorithm>
#include <map>
#include <span>

namespace kizuna {
namespace {

constexpr int chip_gap = 3; // between the buttons, in device-independent pixels

/// True if a group shares the button of the one before: effects share one, and formats are with the
/// sets, so that the buttons fit into a line.
bool shares_menu(const ChipGroup& group, const ChipGroup& first)
{
    return group.id == "format" || (group.is_effects && first.is_effects);
}

std::vector<std::string> names_of(const std::vector<const QueryChip*>& chips)
{
    std::vector<std::string> names;
    for (const QueryChip* chip : chips)
        names.push_back(chip->label);
    return names;
}

} // namespace

ChipMenus::ChipMenus(wxWindow* parent, QueryChips& chips, CardSearch& search,
                     const Messages& messages)
    : wxPanel(parent), chips_(chips), messages_(messages)
{
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxWRAPSIZER_DEFAULT_FLAGS);
    for (const ChipGroup& group : chips_.groups()) {
        if (!buttons_.empty() && shares_menu(group, *buttons_.back().groups.front())) {
            buttons_.back().groups.push_back(&group);
            continue;
        }
        const std::size_t which = buttons_.size();
        const std::string label =
            group.is_effects ? messages_.get("chips.label.effects"_msg) : group.label;
        auto* button = new wxButton(this, wxID_ANY, to_wx(label + " ▾"), wxDefaultPosition,
                                    wxDefaultSize, wxBU_EXACTFIT);
        button->SetName("filter " + to_wx(group.is_effects ? "effects" : group.id));
        button->Bind(wxEVT_BUTTON, [this, which](wxCommandEvent&) { pop_up(which); });
        button->Bind(wxEVT_KEY_DOWN, [this, which](wxKeyEvent& event) {
            if (event.GetKeyCode() == WXK_DOWN && !event.HasAnyModifiers())
                pop_up(which);
            else
                event.Skip();
        });
        row->Add(button, wxSizerFlags().Border(wxRIGHT, FromDIP(chip_gap)));
        buttons_.push_back({button, label, {&group}});
    }
    SetSizer(row);
    listen(*this, wxEVT_SIZE, [this] { CallAfter([this] { make_room(); }); });
    search_changed_ = search.changed.subscribe([this] { show_query(); });
    show_query();
}

/// Height of the rows that the buttons need at this width. The sizer would use its last width.
int ChipMenus::needed_height(int room) const
{
    int rows = 1;
    int used = 0;
    int highest = 0;
    for (const Button& each : buttons_) {
        const wxSize size = each.button->GetBestSize();
        const int width = size.x + FromDIP(chip_gap);
        highest = std::max(highest, size.y);
        if (used > 0 && used + width > room) {
            ++rows;
            used = 0;
        }
        used += width;
    }
    return rows * highest;
}

void ChipMenus::fit(int width)
{
    const wxSize needed(-1, needed_height(width));
    if (GetMinSize() == needed)
        return;
    SetMinSize(needed);
    GetParent()->InvalidateBestSize();
}

/// Does what fit() does if the panel was laid out before it was called. Runs once for each width
/// and height, or it would repeat for ever in a window too low for all rows.
void ChipMenus::make_room()
{
    const int width = GetClientSize().x;
    const int needed = needed_height(width);
    if (made_for_ == wxSize(width, needed))
        return;
    made_for_ = wxSize(width, needed);
    SetMinSize(wxSize(-1, needed));
    for (wxWindow* around = GetParent(); around && !around->IsTopLevel();
         around = around->GetParent()) {
        around->InvalidateBestSize();
        around->Layout();
    }
}

void ChipMenus::go_to_first()
{
    buttons_.front().button->SetFocus();
}

void ChipMenus::pop_up(std::size_t which)
{
    wxMenu menu;
    wxButton& button = *buttons_[which].button;
    fill(menu, buttons_[which]);
    set_accessible(menu, accessible_name(button));
    button.PopupMenu(&menu, 0, button.GetSize().y);
}

void ChipMenus::fill(wxMenu& menu, const Button& button)
{
    append_any(menu, menu, button.groups);
    std::span<const ChipGroup* const> in_parts = button.groups;
    if (!in_parts.front()->is_effects) {
        append(menu, menu, *in_parts.front());
        in_parts = in_parts.subspan(1);
        if (!in_parts.empty())
            menu.AppendSeparator();
    }
    for (const ChipGroup* group : in_parts) {
        auto* part = new wxMenu;
        append_any(menu, *part, {group});
        append(menu, *part, *group);
        const auto count = static_cast<int>(chips_.on(*group).size());
        menu.AppendSubMenu(part,
                           menu_text(messages_.get("chips.submenu"_msg,
                                                   {{"field", group->label}, {"count", count}})));
    }
}

/// Adds the item that clears the groups to `part`, which is `menu` or a submenu of it. Handlers are
/// bound to `menu`, which gets the events of its submenus too.
void ChipMenus::append_any(wxMenu& menu, wxMenu& part, const std::vector<const ChipGroup*>& groups)
{
    wxMenuItem* any = part.Append(wxID_ANY, menu_text(messages_.get("chips.any"_msg)));
    any->Enable(std::ranges::any_of(
        groups, [this](const ChipGroup* group) { return !chips_.on(*group).empty(); }));
    menu.Bind(
        wxEVT_MENU,
        [this, groups](wxCommandEvent&) {
            for (const ChipGroup* group : groups)
                chips_.clear(*group);
        },
        any->GetId());
    part.AppendSeparator();
}

void ChipMenus::append(wxMenu& menu, wxMenu& part, const ChipGroup& group)
{
    std::map<std::string, wxMenu*> sections;
    for (const QueryChip& chip : group.chips()) {
        if (chip.section.empty()) {
            append(menu, part, group, chip);
            continue;
        }
        wxMenu*& section = sections[chip.section];
        if (!section) {
            section = new wxMenu;
            part.AppendSubMenu(section, menu_text(chip.section));
        }
        append(menu, *section, group, chip);
    }
}

void ChipMenus::append(wxMenu& menu, wxMenu& part, const ChipGroup& group, const QueryChip& chip)
{
    wxMenuItem* item = part.AppendCheckItem(wxID_ANY, menu_text(chip.label));
    item->Check(chips_.is_on(chip));
    item->Enable(chips_.can_toggle());
    menu.Bind(
        wxEVT_MENU, [this, &group, &chip](wxCommandEvent&) { chips_.toggle(group, chip); },
        item->GetId());
}

void ChipMenus::show_query()
{
    for (const Button& each : buttons_) {
        const std::string name = name_of(each);
        set_accessible(*each.button, name);
        each.button->SetToolTip(to_wx(name));
    }
}

/// The spoken name of a button: its field, and what is ticked in its menu.
std::string ChipMenus::name_of(const Button& button) const
{
    int count = 0;
    std::string values;
    for (const ChipGroup* group : button.groups) {
        const auto on = chips_.on(*group);
        if (on.empty())
            continue;
        count += static_cast<int>(on.size());
        const std::string any = messages_.either(names_of(on));
        const std::string part =
            group->label == button.label ? any : labelled(group->label, any, messages_);
        values = values.empty() ? part : joined_parts(values, part, messages_);
    }
    return messages_.get("chips.button"_msg,
                         {{"field", button.label}, {"count", count}, {"values", values}});
}

} // namespace kizuna
