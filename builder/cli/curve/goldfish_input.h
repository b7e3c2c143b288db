#pragma once

#include "cli/odds/odds_input.h"
#include "odds/goldfish/goldfish.h"

#include <memory>
#include <optional>

namespace kizuna {

/// The options for goldfish games.
class GoldfishOptions {
public:
    GoldfishOptions(const Subcommand& command, CommandLine& line) : line_(line), command_(command)
    {
    }
    /// Empty if an option is invalid, which fails on the line.
    std::optional<GoldfishSettings> read() const;

private:
    void note_unused(GoldfishLevel level) const;

    CommandLine& line_;
    Subcommand command_;
    const CLI::Option& level_ = command_.value("--level", "gf-0|gf-1|gf-2", "cli.curve.level"_msg);
    const CLI::Option& turns_ = command_.value("--turns", "T", "cli.curve.turns"_msg);
    const CLI::Option& going_ = command_.value("--going", "first|second", "cli.curve.going"_msg);
    const CLI::Option& policy_ = command_.value("--policy", "ID", "cli.curve.policy"_msg);
    const CLI::Option& rule_ = command_.value("--mulligan", "RULE", "cli.hand.rule"_msg);
    const CLI::Option& dummy_ = command_.value("--dummy", "N", "cli.curve.dummy"_msg);
    const CLI::Option& dummy_support_ =
        command_.value("--dummy-support", "N", "cli.curve.dummy-support"_msg);
    const CLI::Option& seed_ = command_.value("--seed", "N", "cli.curve.seed"_msg);
};

/// Null on failure, as for a deck with too few cards.
std::unique_ptr<Goldfish> goldfish_for(CommandLine& line, const OddsDeck& deck,
                                       const GoldfishSettings& settings);

} // namespace kizuna
