#include "app/commands/shortcut_sheet.h"

#include "app/commands/palette.h"
#include "cards/text/text_folding.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

struct ListKey {
    std::string_view keys;
    MessageKey what;
};

constexpr std::array pool_keys{
    ListKey{"Enter +", "keys.pool.add"_msg},
    ListKey{"Ctrl+Enter", "keys.pool.fill"_msg},
    ListKey{"Shift+Enter − Delete", "keys.pool.remove"_msg},
    ListKey{"Shift", "keys.pool.shift"_msg},
    ListKey{"0 1 2 3 4", "keys.copies"_msg},
    ListKey{"F2", "keys.copies.edit"_msg},
    ListKey{"↑ ↓", "keys.pool.move"_msg},
    ListKey{"a b c …", "keys.pool.type"_msg},
};
constexpr std::array deck_keys{
    ListKey{"+", "keys.deck.add"_msg},
    ListKey{"Ctrl+Enter", "keys.pool.fill"_msg},
    ListKey{"− Delete Backspace Enter Shift+Enter", "keys.deck.remove"_msg},
    ListKey{"0 1 2 3 4", "keys.copies"_msg},
    ListKey{"F2", "keys.copies.edit"_msg},
    ListKey{"a b c …", "keys.deck.type"_msg},
    ListKey{"Shift+↑ Shift+↓ Ctrl+Space", "keys.deck.select"_msg},
    ListKey{"← →", "keys.deck.fold"_msg},
};
constexpr std::array window_keys{
    ListKey{"Tab  Shift+Tab", "keys.window.tab"_msg},
    ListKey{"Space", "keys.window.large"_msg},
    ListKey{"F6", "keys.window.menu"_msg},
    ListKey{"Esc", "keys.window.escape"_msg},
};

ShortcutSection section_of(MessageKey title, std::span<const ListKey> keys,
                           const Messages& messages)
{
    ShortcutSection section{messages.get(title), {}};
    for (const ListKey& key : keys)
        section.rows.push_back({std::string(key.keys), messages.get(key.what)});
    return section;
}

} // namespace

std::vector<ShortcutSection> shortcut_sheet(const CommandContext& context)
{
    std::vector<ShortcutSection> sheet;
    const Command* last = nullptr;
    for (const Command& command : context.commands) {
        if (command.shortcut.empty())
            continue;
        if (!last || last->menu != command.menu)
            sheet.push_back({menu_name(command.menu, context.messages), {}});
        sheet.back().rows.push_back({std::string(command.shortcut), plain_label(command, context)});
        last = &command;
    }
    const Messages& messages = context.messages;
    sheet.push_back(section_of("keys.pool"_msg, pool_keys, messages));
    sheet.push_back(section_of("keys.deck"_msg, deck_keys, messages));
    sheet.push_back(section_of("keys.window"_msg, window_keys, messages));
    return sheet;
}

std::string shortcut_text(const std::vector<ShortcutSection>& sheet)
{
    int widest = 0;
    for (const ShortcutSection& section : sheet) {
        for (const ShortcutRow& row : section.rows)
            widest = std::max(widest, display_width(row.keys));
    }
    std::string text;
    for (const ShortcutSection& section : sheet) {
        text += (text.empty() ? "" : "\n") + section.title + "\n";
        for (const ShortcutRow& row : section.rows)
            text +=
                "  " + row.keys +
                std::string(static_cast<std::size_t>(widest - display_width(row.keys) + 2), ' ') +
                row.what + "\n";
    }
    return text;
}

} // namespace kizuna
