#pragma once

#include "app/commands/commands.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

class wxFrame;
class wxKeyEvent;
class wxMenu;
class wxMenuItem;
class wxToolBar;
class wxWindow;

namespace kizuna {

/// Menus, toolbar and context menus made from the commands, kept in step with what is possible
/// now.
class CommandBar {
public:
    /// Everything in `context` outlives this. Draws nothing yet.
    explicit CommandBar(const CommandContext& context);

    /// Puts the menu bar and the toolbar on the frame, which owns them and outlives this.
    void install(wxFrame& frame);
    /// What the commands work on.
    const CommandContext& context() const { return context_; }
    /// A menu of the installed bar, for entries that are lists and not commands.
    wxMenu& menu(CommandMenu menu) { return *menus_[static_cast<std::size_t>(menu)]; }

    /// The shortcuts hold in this window too, which is a dialog beside the frame.
    void listen_to(wxWindow& window);

    /// Runs a command, unless it is not possible now. What a key, a button or a click
    /// means is said with this, so that all of them obey the same rules.
    void run(std::string_view id);

    /// Has `tell` say why what a key asks for is not possible now.
    void tell_why_not(std::function<void(const std::string& sentence)> tell)
    {
        tell_why_not_ = std::move(tell);
    }

    /// The commands about one card, at the mouse.
    void pop_up_card_menu(wxWindow& window);

    /// Before any command runs: texts that are still being typed belong to the deck first.
    Signal about_to_run;

private:
    void append_all();
    void fill_toolbar(wxToolBar& toolbar);
    int id_of(const Command& command) const;
    wxMenuItem* append(wxMenu& menu, const Command& command);
    void show_what_is_possible();
    void show_what_is_chosen();
    bool run_if_possible(const Command& command);
    void on_key(wxKeyEvent& event);

    CommandContext context_;
    std::function<void(const std::string&)> tell_why_not_;
    std::vector<wxMenu*> menus_;     ///< by CommandMenu
    std::vector<wxMenuItem*> items_; ///< one for each of the commands
    wxToolBar* toolbar_ = nullptr;
    Subscription deck_changed_;
    Subscription selection_changed_;
};

} // namespace kizuna
