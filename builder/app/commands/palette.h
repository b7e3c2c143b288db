#pragma once

#include "app/commands/commands.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// One thing that the command palette offers: a command, or anything else that can be gone to by
/// its name, such as a recent deck.
struct PaletteEntry {
    std::string label;
    std::string where;    ///< menu it is in, or what kind of thing it is
    std::string shortcut; ///< empty where it has none
    std::string help;     ///< one sentence
    std::string why_not;  ///< why it cannot be run now; empty where it can
    std::string id;       ///< searched too, so that an English name finds it in every language
    std::function<void()> run;

    bool is_enabled() const { return why_not.empty(); }
};

/// Every command of the table, in menu order, but those about a palette itself. `context` outlives
/// them; `run` is called with a command's id.
std::vector<PaletteEntry> palette_entries(const CommandContext& context,
                                          const std::function<void(std::string_view id)>& run);

/// Positions of the entries that answer, best first; those that cannot be run stand behind equal
/// ones. Case, accents, width and kana make no difference. Nothing typed: all of them as they are.
std::vector<std::size_t> palette_matches(std::span<const PaletteEntry> entries,
                                         std::string_view typed);

/// A menu's name without the letter to press.
std::string menu_name(CommandMenu menu, const Messages& messages);

} // namespace kizuna
