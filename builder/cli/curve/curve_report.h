#pragma once

#include "cli/console/subcommands.h"
#include "odds/goldfish/bond_curve.h"

#include <map>
#include <string>
#include <vector>

namespace kizuna {

/// A bond curve with its settings, from one run or from merged shards.
struct CurveReport {
    std::string deck; ///< its name
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
    std::vector<std::string> cards; ///< card ids by kind, with `copies` at the same index
    std::vector<int> copies;
    GoldfishTotals totals;
    /// Games requested; `totals` has fewer if the run was stopped.
    std::uint64_t asked = 0;

    /// True if both are of the same deck with the same settings.
    bool asks_the_same(const CurveReport& other) const;
};

/// The games of part `part` of `parts`.
struct CurveShard {
    std::uint64_t part = 1;
    std::uint64_t parts = 1;
    std::uint64_t games = 0; ///< in all parts together
    CurveReport report;
    /// Number of games in this part.
    std::uint64_t due() const { return shard_of(games, part, parts).count; }
};

/// The JSON output of the command.
Json curve_json(const CurveReport& report);
/// curve_json(), and everything needed to merge it with other shards.
Json shard_json(const CurveShard& shard);
/// Parses a shard file; empty if it is none.
std::optional<CurveShard> read_shard(const std::string& text);

/// Writes the report as text.
void say_curve(CommandLine& line, const CurveReport& report);

} // namespace kizuna
