#pragma once

#include "app/base/messages.h"
#include "app/charts/chart.h"
#include "decks/deck/deck_statistics.h"

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kizuna {

/// A chart about the contents of a deck.
struct DeckChart {
    std::string_view id; ///< as in "cost"; tests find the chart by it
    Chart chart;
};

/// All charts, always in this order: costs, support, symbols, symbols by turn, emblems, ranges,
/// attack, weapons, types and genders. Gaps in a row of numbers are filled with 0. Symbols by turn:
/// the exact chance of having seen a card of each symbol by own turns 1 to 6 (opening_odds), going
/// first and keeping every hand.
std::vector<DeckChart> deck_charts(const DeckStatistics& statistics, const ResolvedDeck& deck,
                                   const CardLibrary& library, const Messages& messages);

/// The counts of a statistic in reading order: numbers by size, then other values.
std::vector<std::pair<std::string, int>> in_number_order(const std::map<std::string, int>& counts);

/// The count of a value; 0 if nothing has it.
int count_at(const std::map<std::string, int>& counts, const std::string& value);

/// The name of a value of a statistic. `words`: the vocabulary of the statistic, or null.
std::string statistic_value_name(const std::string& value, const std::vector<Word>* words,
                                 const Messages& messages);

} // namespace kizuna
