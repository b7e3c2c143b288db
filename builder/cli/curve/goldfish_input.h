#pragma once

#include "cli/odds/odds_input.h"
#include "odds/goldfish/goldfish.h"

#include <memory>
#include <optional>

namespace kizuna {

/// The options that say how a deck is goldfished.
class GoldfishOptions {
public:
    GoldfishOptions(CLI::App& command, CommandLine& line);
    /// Empty where the line failed.
    std::optional<GoldfishSettings> read() const;

private:
    void note_unused(GoldfishLevel level) const;

    CommandLine& line_;
    const CLI::Option& level_;
    const CLI::Option& turns_;
    const CLI::Option& going_;
    const CLI::Option& policy_;
    const CLI::Option& rule_;
    const CLI::Option& dummy_;
    const CLI::Option& dummy_support_;
    const CLI::Option& seed_;
};

/// Null where the line failed, as for a deck with too few cards to deal an opening from.
std::unique_ptr<Goldfish> goldfish_for(CommandLine& line, const OddsDeck& deck,
                                       const GoldfishSettings& settings);

} // namespace kizuna
