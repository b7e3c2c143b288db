#pragma once

#include "cards/query/query.h"
#include "decks/deck/deck.h"

#include <cstdint>
#include <span>
#include <vector>

namespace kizuna {

/// The cards that are shuffled: the deck less one copy of the protagonist (SETUP-2). Cards that
/// match the same queries form a group.
struct Population {
    struct Group {
        std::uint64_t answers = 0; ///< bit i: query i matches
        int cards = 0;             ///< above 0
    };
    std::vector<Group> groups; ///< by `answers`, each once
    int size = 0;

    /// How many cards query i matches.
    int matching(std::size_t query) const;
};

/// At most 64 queries. Unknown cards are left out, as they are never dealt.
Population population_of(const ResolvedDeck& deck, const Card& protagonist,
                         std::span<const Query> queries, const QueryContext& context);

/// The same cards, grouped by the first `count` queries alone.
Population by_first_queries(const Population& population, std::size_t count);

} // namespace kizuna
