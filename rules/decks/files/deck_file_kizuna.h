#pragma once

#include "cards/library/card_library.h"
#include "cards/yaml/yaml_reader.h"
#include "decks/deck/deck.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

// What the reader and the writer of the native deck file share.

/// A thousand times the size of a usual deck. The limit bounds memory: a token can be as short as
/// two bytes and takes the parser more than a hundred.
inline constexpr std::size_t max_kizuna_deck_bytes = 4U << 20;

/// The top-level keys that we understand, in the order in which a new file has them.
inline constexpr std::array<std::string_view, 11> kizuna_keys{
    "kizuna",       "name", "author", "game",  "format", "protagonist",
    "alternatives", "tags", "notes",  "cards", "maybe",
};

inline bool is_kizuna_key(std::string_view key)
{
    return std::ranges::find(kizuna_keys, key) != kizuna_keys.end();
}

/// Puts into a deck, whose values were read from `text`, what the text holds beside them: comments,
/// blank lines, and word for word what was not understood. `understood` has one flag for each
/// section; sections and entries stand in the order of the text.
void keep_layout(std::string_view text, const YamlNode& root, const std::vector<bool>& understood,
                 const CardLibrary& library, Deck& deck);

/// For each text (one key with its value), whether it still reads as intended when all are written
/// below each other. `says` gets a text's index and what was read, and tells whether that is right.
std::vector<bool>
hold_together(std::span<const std::string> texts,
              const std::function<bool(std::size_t, const YamlNode::Entry&)>& says);

} // namespace kizuna
