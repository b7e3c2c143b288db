#pragma once

#include "app/commands/shortcut_sheet.h"
#include "gui/play/table_frame.h"

#include <span>

namespace kizuna {

/// A row of the one list that menus, buttons and keys of the table come from.
struct TableFrame::Command {
    Menu menu;
    const char* button; ///< its name; null: there is none
    MessageKey label;
    MessageKey help;
    const char* shortcut;
    /// Null: without a game too.
    bool (*is_possible)(const TableFrame& table, const GameSession& game);
    void (*run)(TableFrame& table);

    static std::span<const Command> all();
};

/// The keys of the table, for the list of all keys.
ShortcutSection table_shortcuts(const Messages& messages);

} // namespace kizuna
