#pragma once

#include "decks/deck/deck.h"
#include "test_library.h"

namespace kizuna::test {

/// Eight invented cards: a line of Arias with a class change, a second name, costs 0, 1 and X.
inline const CardLibrary& sample_library()
{
    static const CardLibrary library = library_of(R"(
- id: T01-001
  unit: Aria
  title: Young Banneret
  symbol: red
  tags: [female, sword]
  stats: {cost: 1, range: 1, attack: 40, support: 20}
  prints: [T01-001N, T01-001N+]
- id: T01-002
  unit: Aria
  title: Banner Captain
  symbol: red
  tags: [female, sword, beast]
  stats: {cost: 3, cc: 2, range: 1, attack: 60, support: 20}
  prints: [T01-002N]
- id: T01-003
  unit: Aria
  title: Wandering Singer
  symbol: none
  tags: [female]
  stats: {cost: 2, attack: 20, support: 30}
  prints: [T01-003N]
- id: T01-004
  unit: Bram
  title: Camp Healer
  symbol: [red, blue]
  tags: [male, staff]
  stats: {cost: 1, attack: 20, support: 20}
  prints: [T01-004N]
- id: T01-005
  unit: Cato
  title: Fen Archer
  symbol: blue
  tags: [male, bow]
  stats: {cost: 1, range: 2, attack: 30, support: 10}
  prints: [T01-005N]
- id: T01-006
  unit: Echo
  title: She Who Calls Herself Aria
  symbol: blue
  tags: [female, tome]
  stats: {cost: 1, range: 1-2, attack: 30, support: 10}
  also-unit: [Aria]
  prints: [T01-006N]
- id: T01-007
  unit: Dara
  title: Cloud Rider
  symbol: red
  tags: [female, lance, beast, flier]
  stats: {cost: 0, range: 1, attack: 30, support: 30}
  prints: [T01-007N]
- id: T01-008
  unit: Fenn
  title: Shapeless One
  symbol: none
  tags: [monster]
  stats: {cost: X, cc: X, range: 1-3, attack: X, support: X}
  prints: [T01-008N]
)");
    return library;
}

inline DeckEntry entry(std::string code, int copies)
{
    return {.code = std::move(code), .copies = copies, .comments = {}, .raw = {}};
}

} // namespace kizuna::test
