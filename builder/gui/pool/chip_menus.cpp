#include "gui/pool/chip_menus.h"

#include "gui/accessible.h"
#include "gui/wx_text.h"

#include <wx/button.h>
#include <wx/menu.h>
#include <wx/wrapsizer.h>

#include <map>
#include <memory>

namespace kizuna {
namespace {

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
        if (!group.has_menu)
            break;
        const std::size_t which = buttons_.size();
        auto* button = new wxButton(this, wxID_ANY, to_wx(" " + group.label + " ▾ "),
                                    wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        button->SetName("filter " + to_wx(group.id));
        button->Bind(wxEVT_BUTTON, [this, which](wxCommandEvent&) { pop_up(which); });
        button->Bind(wxEVT_KEY_DOWN, [this, which](wxKeyEvent& event) {
            if (event.GetKeyCode() == WXK_DOWN && !event.HasAnyModifiers())
                pop_up(which);
            else
                event.Skip();
        });
        row->Add(button, wxSizerFlags().Border(wxRIGHT, FromDIP(3)));
        buttons_.push_back(button);
    }
    SetSizer(row);
    search_changed_ = search.changed.subscribe([this] { show_query(); });
    show_query();
}

void ChipMenus::go_to_first()
{
    buttons_.front()->SetFocus();
}

void ChipMenus::pop_up(std::size_t which)
{
    wxMenu menu;
    fill(menu, chips_.groups()[which]);
    set_accessible(menu, accessible_name(*buttons_[which]));
    buttons_[which]->PopupMenu(&menu, 0, buttons_[which]->GetSize().y);
}

void ChipMenus::fill(wxMenu& menu, const ChipGroup& group)
{
    wxMenuItem* any = menu.Append(wxID_ANY, menu_text(messages_.get("chips.any"_msg)));
    any->Enable(!chips_.on(group).empty());
    menu.Bind(
        wxEVT_MENU, [this, &group](wxCommandEvent&) { chips_.clear(group); }, any->GetId());
    menu.AppendSeparator();
    std::map<std::string, wxMenu*> sections;
    for (const QueryChip& chip : group.chips) {
        if (chip.section.empty()) {
            append(menu, group, chip);
            continue;
        }
        wxMenu*& section = sections[chip.section];
        if (!section) {
            section = new wxMenu;
            menu.AppendSubMenu(section, menu_text(chip.section));
        }
        append(*section, group, chip);
    }
}

void ChipMenus::append(wxMenu& menu, const ChipGroup& group, const QueryChip& chip)
{
    wxMenuItem* item = menu.AppendCheckItem(wxID_ANY, menu_text(chip.label));
    item->Check(chips_.is_on(chip));
    item->Enable(chips_.can_toggle());
    menu.Bind(
        wxEVT_MENU, [this, &group, &chip](wxCommandEvent&) { chips_.toggle(group, chip); },
        item->GetId());
}

void ChipMenus::show_query()
{
    for (std::size_t which = 0; which < buttons_.size(); ++which) {
        const ChipGroup& group = chips_.groups()[which];
        const auto on = chips_.on(group);
        wxButton& button = *buttons_[which];
        const std::string name =
            messages_.get("chips.button"_msg, {{"field", group.label},
                                               {"count", static_cast<int>(on.size())},
                                               {"values", messages_.either(names_of(on))}});
        set_accessible(button, name);
        button.SetToolTip(to_wx(name));
    }
}

} // namespace kizuna
