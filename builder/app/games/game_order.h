#pragma once

#include "cards/query/query.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace kizuna {

/// By what cards of another game are ordered.
struct GameOrder {
    SortKey key = SortKey::Id;              ///< id or name
    std::optional<std::size_t> number = {}; ///< by Vocabulary::numbers, in place of the key
    bool descending = false;
};

/// Cards without the number come last, whichever way the others go.
void sort_game_cards(std::vector<CardIndex>& cards, const GameOrder& order,
                     const CardLibrary& library);

} // namespace kizuna
