#include "gui/commands/command_bar.h"

#include "app/text/joined_text.h"
#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/wx_text.h"
#include "gui/commands/command_icons.h"

#include <wx/accel.h>
#include <wx/frame.h>
#include <wx/menu.h>
#include <wx/settings.h>
#include <wx/toolbar.h>

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

constexpr int first_id = wxID_HIGHEST + 1000;

constexpr std::array menu_order{CommandMenu::File, CommandMenu::Edit, CommandMenu::Deck,
                                CommandMenu::View, CommandMenu::Play, CommandMenu::Help};

/// The buttons of the toolbar; an empty name is a gap. If there is too little room the last ones
/// are left out, so these have the best-known keys.
constexpr std::array<std::string_view, 13> on_toolbar{
    "deck.new",  "deck.open", "deck.save", "",         "play.table",  "play.test-hand",  "",
    "edit.undo", "edit.redo", "",          "card.add", "card.remove", "card.protagonist"};

constexpr std::array<std::string_view, 11> on_card_menu{
    "card.add", "card.fill",        "card.remove",    "card.remove-all",
    "",         "card.protagonist", "card.printings", "card.replace",
    "",         "card.to-maybe",    "card.to-deck"};

bool is_pressed(std::string_view shortcut, const wxKeyEvent& event)
{
    wxAcceleratorEntry keys;
    return !shortcut.empty() && keys.FromString(to_wx(std::string(shortcut))) &&
           keys.GetKeyCode() == event.GetKeyCode() && keys.GetFlags() == event.GetModifiers();
}

wxString with_shortcut(const std::string& label, const Command& command)
{
    return to_wx(command.shortcut.empty() ? label : label + "\t" + std::string(command.shortcut));
}

} // namespace

CommandBar::CommandBar(const CommandContext& context) : context_(context) {}

void CommandBar::install(wxFrame& frame)
{
    auto* bar = new wxMenuBar;
    for (const CommandMenu each : menu_order) {
        menus_.push_back(new wxMenu);
        bar->Append(menus_.back(), to_wx(context_.messages.get(menu_title(each))));
    }
    append_all();
    frame.SetMenuBar(bar);

    toolbar_ = frame.CreateToolBar(wxTB_HORIZONTAL | wxTB_FLAT | wxTB_HORZ_TEXT);
    fill_toolbar(*toolbar_);

    frame.Bind(
        wxEVT_MENU,
        [this](wxCommandEvent& event) {
            run(context_.commands[static_cast<std::size_t>(event.GetId() - first_id)].id);
        },
        first_id, first_id + static_cast<int>(context_.commands.size()) - 1);
    listen(frame, wxEVT_MENU_OPEN, [this] { show_what_is_chosen(); });
    // Handle keys before GTK's lists do, which use keys such as Ctrl+F themselves.
    frame.Bind(wxEVT_CHAR_HOOK, &CommandBar::on_key, this);
    deck_changed_ = context_.document.changed.subscribe([this] { show_what_is_possible(); });
    selection_changed_ = context_.selection.changed.subscribe([this] { show_what_is_possible(); });
    show_what_is_possible();
    show_what_is_chosen();
}

void CommandBar::append_all()
{
    const Command* last = nullptr;
    wxMenu* in = nullptr;
    for (const Command& command : context_.commands) {
        const SubMenu* sub = sub_menu_of(command);
        const bool is_first = !last || last->menu != command.menu;
        const bool goes_on = !is_first && sub == sub_menu_of(*last);
        if (!goes_on) {
            in = &menu(command.menu);
            if (!is_first && !(sub && sub_menu_of(*last)))
                in->AppendSeparator();
        } else if (!sub && !stand_together(*last, command)) {
            in->AppendSeparator();
        } else if (sub && last->place != command.place) {
            in->AppendSeparator();
        }
        if (sub && !goes_on) {
            auto* opened = new wxMenu;
            in->AppendSubMenu(opened, to_wx(context_.messages.get(sub->label)));
            in = opened;
        }
        items_.push_back(append(*in, command));
        last = &command;
    }
}

void CommandBar::fill_toolbar(wxToolBar& toolbar)
{
    const wxColour colour = wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT);
    for (const std::string_view id : on_toolbar) {
        const Command* command = find_command(context_.commands, id);
        if (!command) {
            toolbar.AddSeparator();
            continue;
        }
        const std::string label = command->button_label
                                      ? context_.messages.get(*command->button_label)
                                      : plain_label(*command, context_);
        toolbar.AddTool(id_of(*command), to_wx(label), command_icon(*command, colour),
                        to_wx(context_.messages.get(command->help)));
    }
    toolbar.Realize();
}

int CommandBar::id_of(const Command& command) const
{
    return first_id + static_cast<int>(&command - context_.commands.data());
}

wxMenuItem* CommandBar::append(wxMenu& menu, const Command& command)
{
    const wxItemKind kind = !command.is_on              ? wxITEM_NORMAL
                            : command.is_one_of_several ? wxITEM_RADIO
                                                        : wxITEM_CHECK;
    return menu.Append(id_of(command), with_shortcut(menu_label(command, context_), command),
                       to_wx(context_.messages.get(command.help)), kind);
}

/// Sets the menus' check marks from the settings. GTK toggles a clicked item by itself, even one
/// that was chosen already.
void CommandBar::show_what_is_chosen()
{
    for (std::size_t at = 0; at < items_.size(); ++at) {
        const Command& command = context_.commands[at];
        if (!command.is_on)
            continue;
        const bool is_on = command.is_on(context_.window.settings());
        if (is_on != items_[at]->IsChecked() && (is_on || !command.is_one_of_several))
            items_[at]->Check(is_on);
    }
}

void CommandBar::run(std::string_view id)
{
    if (const Command* command = find_command(context_.commands, id))
        run_if_possible(*command);
}

bool CommandBar::run_if_possible(const Command& command)
{
    about_to_run.emit();
    if (!is_enabled(command, context_))
        return false;
    run_command(command, context_);
    return true;
}

void CommandBar::listen_to(wxWindow& window)
{
    window.Bind(wxEVT_CHAR_HOOK, &CommandBar::on_key, this);
}

void CommandBar::on_key(wxKeyEvent& event)
{
    const auto asked = std::ranges::find_if(context_.commands, [&](const Command& command) {
        return is_pressed(command.shortcut, event) || is_pressed(command.also, event);
    });
    if (asked == context_.commands.end())
        return event.Skip();
    if (!run_if_possible(*asked) && tell_why_not_)
        tell_why_not_(
            labelled(plain_label(*asked, context_), why_not(*asked, context_), context_.messages));
}

void CommandBar::pop_up_card_menu(wxWindow& window)
{
    wxMenu menu;
    for (const std::string_view id : on_card_menu) {
        if (const Command* command = find_command(context_.commands, id))
            append(menu, *command)->Enable(is_enabled(*command, context_));
        else
            menu.AppendSeparator();
    }
    set_accessible(menu, accessible_name(window));
    window.PopupMenu(&menu);
}

void CommandBar::show_what_is_possible()
{
    for (std::size_t at = 0; at < items_.size(); ++at) {
        const Command& command = context_.commands[at];
        const bool possible = is_enabled(command, context_);
        items_[at]->Enable(possible);
        if (command.reason)
            items_[at]->SetItemLabel(with_shortcut(menu_label(command, context_), command));
        if (toolbar_->FindById(id_of(command)))
            toolbar_->EnableTool(id_of(command), possible);
    }
}

} // namespace kizuna
