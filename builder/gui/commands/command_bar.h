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

/// Makes menus, toolbar and context menus from the commands, and enables what is possible now.
class CommandBar {
public:
    /// Everything in `context` outlives this. Makes nothing before install().
    explicit CommandBar(const CommandContext& context);

    /// Puts the menu bar and the toolbar on the frame, which owns them and outlives this.
    void install(wxFrame& frame);
    /// What the commands work on.
    const CommandContext& context() const { return context_; }
    /// A menu of the installed menu bar, to add entries that are not commands.
    wxMenu& menu(CommandMenu menu) { return *menus_[static_cast<std::size_t>(menu)]; }

    /// Makes the shortcuts work in this window too, a dialog beside the frame.
    void listen_to(wxWindow& window);

    /// Runs a command if it is possible now. Keys, buttons and clicks all use this.
    void run(std::string_view id);

    /// `tell` is called with the reason if a key is pressed whose command is not possible now.
    void tell_why_not(std::function<void(const std::string& sentence)> tell)
    {
        tell_why_not_ = std::move(tell);
    }

    /// Opens the menu of the commands about one card, at the mouse.
    void pop_up_card_menu(wxWindow& window);

    /// Sent before any command runs, so that texts that are still being typed go into the deck.
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
