#pragma once

#include "app/studies/study_deck.h"
#include "odds/goldfish/bond_curve.h"

#include <functional>
#include <stop_token>

namespace kizuna {

/// Games of a deck that were goldfished so far, and what belongs beside them.
struct CurveStudy {
    GoldfishSettings settings;
    GoldfishTotals totals;
    std::uint64_t asked = 0;           ///< games in all
    std::map<std::string, int> demand; ///< demand_in_play()
    double scripted = 1;               ///< scripted_share()
    std::vector<const Card*> kinds;    ///< what GoldfishTotals::dead counts
    bool out_of_reach = false;         ///< starts_out_of_reach()
    const Card* protagonist = nullptr;
    double failure = 0;         ///< share of the supports that fail for the protagonist
    bool has_promotion = false; ///< the deck has something for the protagonist to change into
};

/// True where the protagonist cannot attack from the front line, where it starts and stays: no
/// policy but chance moves a unit.
bool starts_out_of_reach(const Card& protagonist, const GoldfishSettings& settings);

/// The few games that are shown at once.
inline constexpr std::uint64_t first_games = 200;

/// Plays the games in growing parts, and tells of all so far after each of them; the last time it
/// has all of them, unless it was stopped. The deck has no trouble_for_games().
void study_curve(const StudyDeck& deck, const GoldfishSettings& settings, std::uint64_t games,
                 unsigned threads, const std::stop_token& stop,
                 const std::function<void(const CurveStudy&)>& tell);

} // namespace kizuna
