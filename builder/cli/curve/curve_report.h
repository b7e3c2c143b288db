#pragma once

#include "cli/console/subcommands.h"
#include "odds/goldfish/bond_curve.h"

#include <map>
#include <string>
#include <vector>

namespace kizuna {

/// A bond curve and what it is of, as one run or the merged shards of several tell it.
struct CurveReport {
    std::string deck; ///< its name, for people
    std::string protagonist;
    std::string level;
    std::string policy;
    std::uint64_t seed = 0;
    std::string going;
    std::string rule;
    int dummy_strength = 0;
    int dummy_support = 0;
    double scripted = 0;
    std::map<std::string, int> demand;
    std::vector<std::string> cards; ///< ids, by kind; `copies` stand beside them
    std::vector<int> copies;
    GoldfishTotals totals;
    /// Games that were to be played; `totals` has fewer where it was stopped.
    std::uint64_t asked = 0;

    /// True where both are of the same deck played the same way.
    bool asks_the_same(const CurveReport& other) const;
};

/// The games of a report, out of how many: part `part` of `parts`.
struct CurveShard {
    std::uint64_t part = 1;
    std::uint64_t parts = 1;
    std::uint64_t games = 0; ///< of all parts together
    CurveReport report;
    /// Games that the part should have.
    std::uint64_t due() const { return shard_of(games, part, parts).count; }
};

/// What the command promises.
Json curve_json(const CurveReport& report);
/// The same with everything that is needed to add it to other shards.
Json shard_json(const CurveShard& shard);
/// A shard from a file's text, or null where it is none.
std::optional<CurveShard> read_shard(const std::string& text);

/// The curve for people.
void say_curve(CommandLine& line, const CurveReport& report);

} // namespace kizuna
