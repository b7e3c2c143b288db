#pragma once

#include "app/commands/commands.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// An entry of the command palette: a command, or another target such as a recent deck.
struct PaletteEntry {
    std::string label;
    std::string where;    ///< its menu, or its kind
    std::string shortcut; ///< may be empty
    std::string help;     ///< one sentence
    std::string why_not;  ///< why it is disabled; empty if it is not
    std::string id;       ///< also searched, so that English names work in every language
    std::function<void()> run;

    bool is_enabled() const { return why_not.empty(); }
};

/// Every command in menu order, except the palette itself. `context` must outlive the entries;
/// `run` is called with the id of the command.
std::vector<PaletteEntry> palette_entries(const CommandContext& context,
                                          const std::function<void(std::string_view id)>& run);

/// Indices of the entries that match, best first; of equal ones, disabled entries come last.
/// Ignores case, accents, width and kana. All entries in their order if nothing is typed.
std::vector<std::size_t> palette_matches(std::span<const PaletteEntry> entries,
                                         std::string_view typed);

/// The title of a menu without mnemonic.
std::string menu_name(CommandMenu menu, const Messages& messages);

} // namespace kizuna
