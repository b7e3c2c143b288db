#pragma once

#include "app/base/messages.h"
#include "app/studies/curve_study.h"
#include "app/studies/opening_study.h"
#include "decks/deck/deck_statistics.h"
#include "odds/support/support_odds.h"
#include "odds/support/tradeoff.h"

#include <string>
#include <vector>

namespace kizuna {

/// A headline number of a study, with its meaning.
struct VerdictFigure {
    std::string value; ///< as in "83%"
    std::string meaning;
    bool operator==(const VerdictFigure&) const = default;
};

/// The headline of a study: a sentence in plain words and two or three numbers; only a sentence if
/// there is nothing to judge yet. rules/odds/README.md and the help say which words stand for which
/// numbers.
struct StudyVerdict {
    std::string sentence;
    std::vector<VerdictFigure> figures = {};
    bool operator==(const StudyVerdict&) const = default;
};

/// The whole verdict in sentences, for screen readers.
std::string verdict_spoken(const StudyVerdict& verdict, const Messages& messages);

// Thresholds of the words. A chance of almost_certain or more is "certain", and so on down.
inline constexpr double almost_certain = 0.95;
inline constexpr double very_likely = 0.8;
inline constexpr double likely = 0.6;
inline constexpr double even_chance = 0.4;
inline constexpr double unlikely = 0.2;
inline constexpr double hardly_fails = 0.04;    ///< a smaller share of failed supports: "hardly"
inline constexpr double quick_cost = 2.2;       ///< a lower mean cost: a quick deck
inline constexpr double heavy_cost = 2.8;       ///< a higher mean cost: a heavy deck
inline constexpr double weak_support = 17;      ///< a lower mean support: weak supports
inline constexpr double strong_support = 22;    ///< a higher mean support: strong supports
inline constexpr double same_gain = 0.0005;     ///< a smaller gain: the rule is the best one
inline constexpr double small_gain = 0.01;      ///< a smaller gain: next to nothing
inline constexpr double noticeable_gain = 0.03; ///< a smaller gain: a little
inline constexpr double paying_share = 1.5;     ///< a gain of at least this times the cost pays
inline constexpr double even_share = 0.75; ///< a gain of at least this times the cost is about even
inline constexpr int min_judged = 20;      ///< a deck with fewer cards is only begun
inline constexpr int judged_turn = 4;      ///< turn of the class change in the curve verdict

/// The select word for a chance: "certain", "very", "likely", "even", "unlikely", "rare" or
/// "never".
std::string likelihood_word(double chance);
/// A share in percent. Gets a decimal where rounding would show 0% or 100% for a share that is not,
/// as in "99.6%" and "> 99.9%".
std::string figure_percent(double share, const Messages& messages, int decimals = 0);

StudyVerdict deck_verdict(const DeckStatistics& statistics, const Messages& messages);
/// `study` must have at least one game.
StudyVerdict curve_verdict(const CurveStudy& study, const Messages& messages);
/// `evasion`: the chance that the defender can evade.
StudyVerdict support_verdict(const UnitSupport& unit, double evasion, const Messages& messages);
StudyVerdict opening_verdict(const OpeningStudy& study, const Messages& messages);
/// For own turn `turn`, which the table must have.
StudyVerdict tradeoff_verdict(const Tradeoff& table, int turn, const Messages& messages);

} // namespace kizuna
