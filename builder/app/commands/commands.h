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

/// What a command can ask of the list of cards and its search.
enum class PoolAct { NextHit, PreviousHit, Filters, SaveSearch, Searches, Columns, List, Grid };

/// A pane of the main window that can be given more room or less.
enum class Pane { Lists, Views, Card };

/// How the cards of the deck are shown: as rows with columns, as faces that overlap, or as lines of
/// text in columns.
enum class DeckView { List, Piles, Text };

/// What becomes of a mend that takes out many cards.
enum class MendChoice { None, Remove, OtherFormat };

/// What commands ask of the window itself.
class CommandWindow {
public:
    virtual ~CommandWindow() = default;
    /// The list of cards comes in sight, and its search field gets the keyboard, its text selected.
    virtual void go_to_search() = 0;
    /// Opens what the command of this id stands for, or brings it to the front.
    virtual void show(std::string_view command) = 0;
    virtual void list_decks() = 0;
    /// What a copy more or less would change is shown in one line or whole, the other one than now.
    virtual void turn_what_if() = 0;
    /// Cards are shown large wherever the pointer rests, or no longer.
    virtual void turn_large_cards() = 0;
    /// "light", "dark"; empty: those of the desktop.
    virtual void choose_colours(std::string_view colours) = 0;
    /// What commands choose between, as it is now.
    virtual const Settings& settings() const = 0;
    /// Puts the deck's list where other programs can paste it from.
    virtual void copy_deck(const DeckFileKind& kind) = 0;
    virtual void group_deck_by(DeckGrouping grouping) = 0;
    virtual void show_deck_as(DeckView view) = 0;
    virtual void act(PoolAct act) = 0;
    /// The list of cards has the room of the studies again, and the keyboard in its search field.
    virtual void close_studies() = 0;
    /// Every problem of the deck and all advice come in sight, and get the keyboard.
    virtual void go_to_problems() = 0;
    /// Has the player choose; OtherFormat only where the mend knows one.
    virtual MendChoice which_mend(const LargeMend& mend) = 0;
    /// The field for the format comes in sight, and gets the keyboard.
    virtual void go_to_format() = 0;
    /// Makes a pane a step larger, or smaller where `steps` is negative, at its neighbour's cost.
    virtual void resize(Pane pane, int steps) = 0;
    /// Asks about unsaved changes first.
    virtual void close_window() = 0;
};

struct Command;

/// What a command works on. Everything outlives it.
struct CommandContext {
    DeckDocument& document;
    CardSelection& selection;
    DeckFiles& files;
    CommandWindow& window;
    const Messages& messages;
    std::span<const Command> commands; ///< every one that is offered, in menu order
};

enum class CommandMenu { File, Edit, Deck, View, Play, Help };

/// Something the user can do. Menus, the toolbar, shortcuts, buttons, context menus and the tests
/// all come from its one entry, so a command cannot be in one and missing from another. What works
/// on the deck is in deck_commands(); what brings a part of the window in sight is in the table of
/// gui/window/window_parts.cpp.
struct Command {
    std::string_view id; ///< as in "deck.save-as"
    CommandMenu menu;
    int place; ///< in the menu, from the top; a line is drawn where its tens change
    MessageKey
        label; ///< with & before the mnemonic; takes {given} and {reason} where `reason` is set
    MessageKey help;                                     ///< one sentence, for the tooltip
    std::string_view shortcut;                           ///< as in "Ctrl+Z"; may be empty
    bool (*is_enabled)(const CommandContext&) = nullptr; ///< null: always
    void (*run)(CommandContext&) = nullptr; ///< null: CommandWindow::show() with the id
    std::string (*reason)(const DeckDocument&) = nullptr; ///< what undo or redo would change
    /// What is missing where it cannot be run; one sentence.
    MessageKey why_not = "command.why-not"_msg;
    std::string_view also = {}; ///< another shortcut; the menus show the first
    std::string_view icon = {}; ///< SVG paths in a box of 24 by 24; empty where no button has one
    /// The label of its button, where the usual one is too long for it.
    std::optional<MessageKey> button_label = {};
    /// Whether what it chooses is chosen, which menus mark; null: it chooses nothing.
    bool (*is_on)(const Settings&) = nullptr;
    bool is_one_of_several = false; ///< choosing it ends what was chosen beside it

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

/// What can be done to the deck and in the main window.
std::span<const Command> deck_commands();

/// The commands by menu and place; those of one place stay as they are given.
std::vector<Command> in_menu_order(std::vector<Command> commands);

/// Null where there is no such command.
const Command* find_command(std::span<const Command> commands, std::string_view id);

/// True where no line stands between the two in the menu.
bool stand_together(const Command& one, const Command& other);

void run_command(const Command& command, CommandContext& context);

bool is_enabled(const Command& command, const CommandContext& context);

/// Why a command that is not enabled cannot be run now, in one sentence.
std::string why_not(const Command& command, const CommandContext& context);

/// What the menu bar calls a menu, with & before the letter to press.
MessageKey menu_title(CommandMenu menu);
/// Places of a menu that stand in a menu of their own, which keeps that one short.
struct SubMenu {
    CommandMenu menu;
    int first; ///< Command::place of the first that it can hold
    int last;  ///< and of the last
    MessageKey label;
};
/// The one in which a command stands; null where it stands in the menu itself.
const SubMenu* sub_menu_of(const Command& command);
/// A label without & and without the letter that East Asian ones carry in brackets, 保存(&S).
std::string without_mnemonic(std::string label);

/// The label as menus want it: & before the mnemonic letter, && for an ampersand.
std::string menu_label(const Command& command, const CommandContext& context);
/// The label without mnemonic, reason and the dots of a coming question, as lists show it.
std::string plain_label(const Command& command, const CommandContext& context);

} // namespace kizuna
