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

/// A picture of what a deck is made of.
struct DeckChart {
    std::string_view id; ///< as in "cost": finds it in tests
    Chart chart;
};

/// Costs, support, symbols, symbols by turn, emblems, ranges, attack, weapons, types and genders,
/// always all of them and in this order. Numbers that no card has are told as 0 between those that
/// some have, so that a gap in a curve is seen. Symbols by turn: the exact chance of a card of each
/// among those seen by own turns 1 to 6 (opening_odds), going first and keeping every hand.
std::vector<DeckChart> deck_charts(const DeckStatistics& statistics, const ResolvedDeck& deck,
                                   const CardLibrary& library, const Messages& messages);

/// The counts of a statistic in the order a person reads them: numbers by size, then the rest.
std::vector<std::pair<std::string, int>> in_number_order(const std::map<std::string, int>& counts);

/// 0 where nothing has the value.
int count_at(const std::map<std::string, int>& counts, const std::string& value);

/// What a value of a statistic is called; `words` where it is a word of the vocabulary.
std::string statistic_value_name(const std::string& value, const std::vector<Word>* words,
                                 const Messages& messages);

} // namespace kizuna
