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

/// A number that stands out at the head of a study, and what it is.
struct VerdictFigure {
    std::string value; ///< as in "83%"
    std::string meaning;
    bool operator==(const VerdictFigure&) const = default;
};

/// What a study says first: a sentence in plain words, and the two or three numbers behind it. Only
/// a sentence where there is nothing to judge yet. Which words stand for which numbers is told in
/// rules/odds/README.md and in the help.
struct StudyVerdict {
    std::string sentence;
    std::vector<VerdictFigure> figures = {};
    bool operator==(const StudyVerdict&) const = default;
};

/// All of it in sentences, for those who hear it.
std::string verdict_spoken(const StudyVerdict& verdict, const Messages& messages);

// Where the words change. A chance is "certain" from the first on, and so on down.
inline constexpr double almost_certain = 0.95;
inline constexpr double very_likely = 0.8;
inline constexpr double likely = 0.6;
inline constexpr double even_chance = 0.4;
inline constexpr double unlikely = 0.2;
inline constexpr double hardly_fails = 0.04;    ///< fewer supports than this "hardly" fail
inline constexpr double quick_cost = 2.2;       ///< below: a quick deck
inline constexpr double heavy_cost = 2.8;       ///< above: a heavy one
inline constexpr double weak_support = 17;      ///< below: weak supports
inline constexpr double strong_support = 22;    ///< above: strong ones
inline constexpr double same_gain = 0.0005;     ///< less than this lost: no rule is better
inline constexpr double small_gain = 0.01;      ///< less: next to nothing
inline constexpr double noticeable_gain = 0.03; ///< less: a little
inline constexpr double paying_share = 1.5;     ///< gains this times what it costs: it pays
inline constexpr double even_share = 0.75;      ///< this times: about even
inline constexpr int min_judged = 20;           ///< cards below which a deck is only begun
inline constexpr int judged_turn = 4;           ///< of the class change in the bond curve

/// The word for a chance, as messages select it: "certain", "very", "likely", "even", "unlikely",
/// "rare" or "never".
std::string likelihood_word(double chance);
/// A share as a figure: percents of so many decimals but where these would say all or nothing of
/// what is neither, as in "99.6%" and "> 99.9%".
std::string figure_percent(double share, const Messages& messages, int decimals = 0);

StudyVerdict deck_verdict(const DeckStatistics& statistics, const Messages& messages);
/// The verdict on a study with at least one game.
StudyVerdict curve_verdict(const CurveStudy& study, const Messages& messages);
/// `evasion` is the chance that the defender can evade.
StudyVerdict support_verdict(const UnitSupport& unit, double evasion, const Messages& messages);
StudyVerdict opening_verdict(const OpeningStudy& study, const Messages& messages);
/// The verdict by own turn `turn`, one that the table has.
StudyVerdict tradeoff_verdict(const Tradeoff& table, int turn, const Messages& messages);

} // namespace kizuna
