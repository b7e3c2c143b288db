#pragma once

#include "app/base/messages.h"
#include "app/document/card_selection.h"
#include "app/document/deck_document.h"
#include "app/document/deck_edits.h"
#include "app/files/deck_files.h"
#include "app/outline/deck_outline.h"
#include "app/settings/settings.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// Actions of the card list and its search.
enum class PoolAct { NextHit, PreviousHit, Filters, SaveSearch, Searches, Columns, List, Grid };

/// Panes of the main window whose size can be changed.
enum class Pane { Lists, Views, Card };

/// How the deck is shown: rows with columns, overlapping faces, or text in columns.
enum class DeckView { List, Piles, Text };

/// The user's choice before a mend that removes many cards.
enum class MendChoice { None, Remove, OtherFormat };

/// What commands need from the window.
class CommandWindow {
public:
    virtual ~CommandWindow() = default;
    /// Shows the card list and puts the focus into its search field, with the text selected.
    virtual void go_to_search() = 0;
    /// Opens the part of the window with this command id, or brings it to the front.
    virtual void show(std::string_view command) = 0;
    virtual void list_decks() = 0;
    /// Switches the what-if table between one line and all of it.
    virtual void turn_what_if() = 0;
    /// Switches large cards under the pointer on or off.
    virtual void turn_large_cards() = 0;
    /// "light" or "dark"; empty: the desktop's.
    virtual void choose_colours(std::string_view colours) = 0;
    /// The current values of the options that commands switch.
    virtual const Settings& settings() const = 0;
    /// Copies the deck as text to the clipboard.
    virtual void copy_deck(const DeckFileKind& kind) = 0;
    virtual void group_deck_by(DeckGrouping grouping) = 0;
    virtual void show_deck_as(DeckView view) = 0;
    virtual void act(PoolAct act) = 0;
    /// Closes the studies, and puts the focus into the search field of the card list.
    virtual void close_studies() = 0;
    /// Shows all problems of the deck and all advice, and puts the focus there.
    virtual void go_to_problems() = 0;
    /// Asks the user; offers OtherFormat only if the mend has one.
    virtual MendChoice which_mend(const LargeMend& mend) = 0;
    /// Shows the format field and puts the focus there.
    virtual void go_to_format() = 0;
    /// Enlarges a pane by `steps`, or shrinks it if negative, at its neighbour's expense.
    virtual void resize(Pane pane, int steps) = 0;
    /// Asks about unsaved changes first.
    virtual void close_window() = 0;
};

struct Command;

/// What a command works on. All of it must outlive this.
struct CommandContext {
    DeckDocument& document;
    CardSelection& selection;
    DeckFiles& files;
    CommandWindow& window;
    const Messages& messages;
    std::span<const Command> commands; ///< all commands on offer, in menu order
};

enum class CommandMenu { File, Edit, Deck, View, Play, Help };

/// Something the user can do. Menus, toolbar, shortcuts, buttons, context menus and tests are all
/// made from this one entry. Commands on the deck are in deck_commands(); those that show a part of
/// the window are in the table of gui/window/window_parts.cpp.
struct Command {
    std::string_view id; ///< as in "deck.save-as"
    CommandMenu menu;
    int place;        ///< in the menu, from the top; menus draw a line between different tens
    MessageKey label; ///< & is before the mnemonic; {given} and {reason} are set if `reason` is
    MessageKey help;  ///< one sentence, for the tooltip
    std::string_view shortcut;                           ///< as in "Ctrl+Z"; may be empty
    bool (*is_enabled)(const CommandContext&) = nullptr; ///< null: always enabled
    void (*run)(CommandContext&) = nullptr; ///< null: CommandWindow::show() with the id
    std::string (*reason)(const DeckDocument&) = nullptr; ///< what undo or redo would change; null
                                                          ///< for other commands
    /// Why it cannot be run when disabled, in one sentence.
    MessageKey why_not = "command.why-not"_msg;
    std::string_view also = {}; ///< a second shortcut, which menus do not show
    std::string_view icon = {}; ///< SVG paths in a box of 24 by 24; empty if no button has it
    /// Shorter label for its button.
    std::optional<MessageKey> button_label = {};
    /// True if the option it switches is on, for a mark in menus; null: it switches none.
    bool (*is_on)(const Settings&) = nullptr;
    bool is_one_of_several = false; ///< a radio item: choosing it unsets its neighbours

    constexpr Command with_mark(bool (*chosen)(const Settings&)) const
    {
        Command command = *this;
        command.is_on = chosen;
        return command;
    }
    constexpr Command with_choice(bool (*chosen)(const Settings&)) const
    {
        Command command = with_mark(chosen);
        command.is_one_of_several = true;
        return command;
    }
    constexpr Command with_icon(std::string_view paths) const
    {
        Command command = *this;
        command.icon = paths;
        return command;
    }
    constexpr Command with_button_label(MessageKey text) const
    {
        Command command = *this;
        command.button_label = text;
        return command;
    }
};

/// Commands on the deck and in the main window.
std::span<const Command> deck_commands();

/// Sorted by menu and place; stable.
std::vector<Command> in_menu_order(std::vector<Command> commands);

/// Null if there is no such command.
const Command* find_command(std::span<const Command> commands, std::string_view id);

/// True if no line is between the two in the menu.
bool stand_together(const Command& one, const Command& other);

void run_command(const Command& command, CommandContext& context);

bool is_enabled(const Command& command, const CommandContext& context);

/// Why a disabled command cannot be run now, in one sentence.
std::string why_not(const Command& command, const CommandContext& context);

/// The title of a menu, with & before its mnemonic.
MessageKey menu_title(CommandMenu menu);
/// A range of places that a submenu holds, to keep the menu short.
struct SubMenu {
    CommandMenu menu;
    int first; ///< first Command::place in it
    int last;  ///< last Command::place in it
    MessageKey label;
};
/// The submenu of a command; null if it is in the menu itself.
const SubMenu* sub_menu_of(const Command& command);
/// A label without &, and without the bracketed letter of East Asian labels, 保存(&S).
std::string without_mnemonic(std::string label);

/// The label for menus: & before the mnemonic letter, && for an ampersand.
std::string menu_label(const Command& command, const CommandContext& context);
/// The label for lists, without mnemonic, reason and dots.
std::string plain_label(const Command& command, const CommandContext& context);

} // namespace kizuna
