#include "cards/base/plain_text.h"
#include "decks/files/deck_import.h"
#include "decks/lookup/shop_code.h"

// Lists of a shop's product codes, which the reader of plain text understands.

namespace kizuna {

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
