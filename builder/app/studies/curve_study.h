#pragma once

#include "app/studies/study_deck.h"
#include "odds/goldfish/bond_curve.h"

#include <functional>
#include <stop_token>

namespace kizuna {

/// Results of goldfish games of a deck, so far.
struct CurveStudy {
    GoldfishSettings settings;
    GoldfishTotals totals;
    std::uint64_t asked = 0;           ///< number of games requested
    std::map<std::string, int> demand; ///< demand_in_play()
    double scripted = 1;               ///< scripted_share()
    std::vector<const Card*> kinds;    ///< the cards that GoldfishTotals::dead refers to
    bool out_of_reach = false;         ///< starts_out_of_reach()
    const Card* protagonist = nullptr;
    double failure = 0;         ///< share of the supports that fail for the protagonist
    bool has_promotion = false; ///< the deck has a card that the protagonist can change class into
};

/// True if the protagonist cannot attack from the front line, where it starts. It stays there,
/// because no policy but "random" moves units.
bool starts_out_of_reach(const Card& protagonist, const GoldfishSettings& settings);

/// Enough games for a quick first result.
inline constexpr std::uint64_t first_games = 200;

/// Plays games in growing batches and calls `tell` with the totals after each; the last call has
/// all games, unless stopped. The deck must have no trouble_for_games().
void study_curve(const StudyDeck& deck, const GoldfishSettings& settings, std::uint64_t games,
                 unsigned threads, const std::stop_token& stop,
                 const std::function<void(const CurveStudy&)>& tell);

} // namespace kizuna
