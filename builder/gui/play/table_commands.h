#pragma once

#include "app/commands/shortcut_sheet.h"
#include "gui/play/table_frame.h"

#include <span>

namespace kizuna {

/// A command of the table. Its menus, buttons and keys all come from the list all().
struct TableFrame::Command {
    Menu menu;
    const char* button; ///< name of its button; null: it has none
    MessageKey label;
    MessageKey help;
    const char* shortcut;
    /// Called only with a game; without one the command is not possible. Null: always possible.
    bool (*is_possible)(const TableFrame& table, const GameSession& game);
    void (*run)(TableFrame& table);

    static std::span<const Command> all();
};

/// The keys of the table, for the list of all keys.
ShortcutSection table_shortcuts(const Messages& messages);

} // namespace kizuna
