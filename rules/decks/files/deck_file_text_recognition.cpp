#include "cards/base/plain_text.h"
#include "decks/files/deck_import.h"
#include "decks/lookup/shop_code.h"
#include "decks/lookup/text_line.h"

namespace kizuna {

bool is_text_deck(std::string_view text)
{
    // What is too long for one is refused by its reader, which says so.
    if (const auto fault = unreadable(text, {}); fault && fault->other != "lines")
        return false;
    constexpr std::size_t enough = 1U << 20; // to see what it is
    text = text.substr(0, enough);
    int cards = 0;
    int others = 0;
    for (const std::string_view line : lines_of(text)) {
        const std::string_view content = trimmed(line);
        if (content.empty() || content.starts_with('#') || content.starts_with("//") ||
            parse_text_line(content).is_heading)
            continue;
        (counts_a_card(content) ? cards : others) += 1;
    }
    return cards > others;
}

/// A list of a shop's product codes, which the reader of plain text understands.
bool is_shop_deck(std::string_view text)
{
    int codes = 0;
    int others = 0;
    for (const std::string_view line : lines_of(text)) {
        const std::string_view content = trimmed(line);
        if (!content.empty() && !content.starts_with('#'))
            (has_shop_code(content) ? codes : others) += 1;
    }
    return codes > others;
}

} // namespace kizuna
