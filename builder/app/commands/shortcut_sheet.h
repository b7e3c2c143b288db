#pragma once

#include "app/commands/commands.h"

#include <string>
#include <vector>

namespace kizuna {

struct ShortcutRow {
    std::string keys; ///< as in "Ctrl+Shift+P"
    std::string what;
};

/// The keys of one menu or one part of the window.
struct ShortcutSection {
    std::string title;
    std::vector<ShortcutRow> rows;
};

/// All keys: the shortcuts of the commands by menu, then the keys of the lists and the window.
std::vector<ShortcutSection> shortcut_sheet(const CommandContext& context);

/// As plain text, for printing and for the clipboard.
std::string shortcut_text(const std::vector<ShortcutSection>& sheet);

} // namespace kizuna
