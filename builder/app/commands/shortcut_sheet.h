#pragma once

#include "app/commands/commands.h"

#include <string>
#include <vector>

namespace kizuna {

/// What a key does.
struct ShortcutRow {
    std::string keys; ///< as in "Ctrl+Shift+P"
    std::string what;
};

/// The keys of one menu, or of one place of the window.
struct ShortcutSection {
    std::string title;
    std::vector<ShortcutRow> rows;
};

/// Every key that does something: the shortcuts of the command table by menu, then the keys that
/// the lists have of their own.
std::vector<ShortcutSection> shortcut_sheet(const CommandContext& context);

/// The sheet as plain text, for printing and for pasting.
std::string shortcut_text(const std::vector<ShortcutSection>& sheet);

} // namespace kizuna
