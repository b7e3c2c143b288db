#include "decks/files/deck_file.h"

#include "cards/text/plain_text.h"
#include "cards/yaml/checked_text.h"
#include "decks/files/deck_import.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

constexpr std::array kinds{
    DeckFileKind{"kizuna", "kizuna.yaml", is_kizuna_deck, read_kizuna_deck, write_kizuna_deck},
    DeckFileKind{"text", "txt", is_text_deck, read_text_deck, write_text_deck},
    DeckFileKind{"lackey", "dek", is_lackey_deck, read_lackey_deck, write_lackey_deck},
    DeckFileKind{"ciphervit", "fe0d", is_ciphervit_deck, read_ciphervit_deck, write_ciphervit_deck},
};

/// The most particular content first: almost anything may pass for plain text.
constexpr std::array<std::string_view, 4> recognition_order{"lackey", "ciphervit", "kizuna",
                                                            "text"};

bool has_extension(std::string_view file, std::string_view extension)
{
    return file.size() > extension.size() &&
           lower_case(file).ends_with('.' + std::string(extension));
}

} // namespace

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
    const auto kind = std::ranges::find_if(
        kinds, [&](const DeckFileKind& known) { return has_extension(file, known.extension); });
    return kind == kinds.end() ? nullptr : &*kind;
}

ImportedDeck read_deck(std::string_view text, const std::string& file, const DeckFileTools& tools)
{
    if (const DeckFileKind* kind = deck_file_kind_for(text, file))
        return kind->read(text, file, tools);
    ImportedDeck unusable;
    unusable.faults.push_back(
        no_text(text, file).value_or(Fault{FaultKind::NotADeck, {file}, {}, {}, {}, {}}));
    return unusable;
}

} // namespace kizuna
