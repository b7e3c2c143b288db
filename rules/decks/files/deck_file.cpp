#include "decks/files/deck_file.h"

#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "cards/yaml/checked_text.h"
#include "decks/files/deck_import.h"
#include "decks/lookup/shop_code.h"
#include "decks/lookup/text_line.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

constexpr std::array kinds{
    DeckFileKind{"kizuna", "kizuna.yaml", is_kizuna_deck, read_kizuna_deck, write_kizuna_deck},
    DeckFileKind{"text", "txt", is_text_deck, read_text_deck, write_text_deck},
    DeckFileKind{"lackey", "dek", is_lackey_deck, read_lackey_deck, write_lackey_deck},
    DeckFileKind{"ciphervit", "fe0d", is_ciphervit_deck, read_ciphervit_deck, write_ciphervit_deck},
    DeckFileKind{"cipher-online", "feco", is_cipher_online_deck, read_cipher_online_deck,
                 write_cipher_online_deck},
    DeckFileKind{"decksteria", "json", is_decksteria_deck, read_decksteria_deck,
                 write_decksteria_deck},
    DeckFileKind{"deck-builder", "mtdk", is_deck_builder_deck, read_deck_builder_deck,
                 write_deck_builder_deck},
    DeckFileKind{"cockatrice", "cod", is_cockatrice_deck, read_cockatrice_deck,
                 write_cockatrice_deck},
    DeckFileKind{"octgn", "o8d", is_octgn_deck, read_octgn_deck, write_octgn_deck},
    DeckFileKind{"code", "code", is_deck_code, read_deck_code, write_deck_code},
    DeckFileKind{"csv", "csv", is_csv_deck, read_csv_deck, write_csv_deck},
    DeckFileKind{"spreadsheet", "csv", nullptr, read_csv_deck, write_spreadsheet_deck},
    DeckFileKind{"japanese", "txt", nullptr, read_text_deck, write_japanese_deck},
    DeckFileKind{"shop", "txt", is_shop_deck, read_text_deck, nullptr},
    DeckFileKind{"markdown", "md", nullptr, nullptr, write_markdown_deck},
    DeckFileKind{"bbcode", "bbcode", nullptr, nullptr, write_bbcode_deck},
    DeckFileKind{"tabletop", "json", nullptr, nullptr, write_tabletop_deck},
};

/// The order in which contents are tried, the most distinctive first: almost anything may pass for
/// plain text, and a deck code may stand in the notes of a deck or in a cell of a table.
constexpr std::array<std::string_view, 12> recognition_order{
    "lackey", "cockatrice",    "octgn", "decksteria", "deck-builder", "kizuna",
    "csv",    "cipher-online", "code",  "shop",       "ciphervit",    "text"};

bool has_extension(std::string_view file, std::string_view extension)
{
    return file.size() > extension.size() &&
           lower_case(file).ends_with('.' + std::string(extension));
}

} // namespace

std::string_view name_of(DeckPart part)
{
    constexpr std::string_view names[] = {"name",        "author",       "game", "format",
                                          "protagonist", "alternatives", "tags", "notes",
                                          "cards",       "maybe"};
    return names[static_cast<std::size_t>(part)];
}

std::span<const DeckFileKind> deck_file_kinds()
{
    return kinds;
}

const DeckFileKind* deck_file_kind(std::string_view id)
{
    const auto kind = std::ranges::find(kinds, id, &DeckFileKind::id);
    return kind == kinds.end() ? nullptr : &*kind;
}

const DeckFileKind* deck_file_kind_for(std::string_view text, const std::string& file)
{
    for (const std::string_view id : recognition_order) {
        if (const DeckFileKind* kind = deck_file_kind(id); kind->recognises(text))
            return kind;
    }
    const auto kind = std::ranges::find_if(kinds, [&](const DeckFileKind& known) {
        return known.recognises && has_extension(file, known.extension);
    });
    return kind == kinds.end() ? nullptr : &*kind;
}

ImportedDeck read_deck(std::string_view text, const std::string& file, const DeckFileTools& tools)
{
    if (const DeckFileKind* kind = deck_file_kind_for(text, file))
        return kind->read(text, file, tools);
    return refused_deck(no_text(text, file).value_or(Fault{faults::NotADeck{}, {file}}));
}

bool is_text_deck(std::string_view text)
{
    // A list with too many lines is still one: its reader refuses it and says why.
    if (const auto fault = unreadable(text, {}); fault && fault->other != "lines")
        return false;
    constexpr std::size_t enough = 1U << 20; // is looked at
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
