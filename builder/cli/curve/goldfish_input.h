#pragma once

#include "cli/odds/odds_input.h"
#include "odds/goldfish/goldfish.h"

#include <memory>
#include <optional>

namespace kizuna {

/// The options that say how a deck is goldfished.
class GoldfishOptions {
public:
    GoldfishOptions(CLI::App& command, CommandLine& line) : line_(line), command_(command) {}
    /// Empty where the line failed.
    std::optional<GoldfishSettings> read() const;

private:
    void note_unused(GoldfishLevel level) const;

    const CLI::Option& value(const char* name, const char* kind, MessageKey help)
    {
        return add_value(command_, line_, name, kind, help);
    }

    CommandLine& line_;
    CLI::App& command_;
    const CLI::Option& level_ = value("--level", "gf-0|gf-1|gf-2", "cli.curve.level"_msg);
    const CLI::Option& turns_ = value("--turns", "T", "cli.curve.turns"_msg);
    const CLI::Option& going_ = value("--going", "first|second", "cli.curve.going"_msg);
    const CLI::Option& policy_ = value("--policy", "ID", "cli.curve.policy"_msg);
    const CLI::Option& rule_ = value("--mulligan", "RULE", "cli.hand.rule"_msg);
    const CLI::Option& dummy_ = value("--dummy", "N", "cli.curve.dummy"_msg);
    const CLI::Option& dummy_support_ =
        value("--dummy-support", "N", "cli.curve.dummy-support"_msg);
    const CLI::Option& seed_ = value("--seed", "N", "cli.curve.seed"_msg);
};

/// Null where the line failed, as for a deck with too few cards to deal an opening from.
std::unique_ptr<Goldfish> goldfish_for(CommandLine& line, const OddsDeck& deck,
                                       const GoldfishSettings& settings);

} // namespace kizuna
