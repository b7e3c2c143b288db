#pragma once

#include "gui/play/table_frame.h"

#include <span>

namespace kizuna {

/// A row of the one list that menus and buttons of the table come from.
struct TableFrame::Deed {
    enum class Menu { Game, Steps, Policy };
    Menu menu;
    const char* button; ///< its name; null: there is none
    MessageKey label;
    MessageKey help;
    const char* shortcut;
    /// Null: without a game too.
    bool (*is_possible)(const TableFrame& table, const GameSession& game);
    void (TableFrame::*run)();

    static std::span<const Deed> all();
};

} // namespace kizuna
