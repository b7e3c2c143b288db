#pragma once

#include "cli/console/options.h"
#include "cli/files/deck_input.h"

#include "odds/openings/opening_odds.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// The deck of a command about odds.
struct OddsDeck {
    DeckInput input;
    ResolvedDeck deck; ///< points into `input`
    const Card* protagonist = nullptr;
    QueryContext context;
};

/// Null on failure. Notes unknown cards, and that a deck below fifty cards is computed at its own
/// size.
std::unique_ptr<OddsDeck> read_odds_deck(CommandLine& line, const std::string& argument);

/// The options for OpeningWants.
class WantOptions {
public:
    /// `with_wants` false: only turns, going and rule.
    WantOptions(const Subcommand& command, CommandLine& line, bool with_wants = true);

    /// The options' values; empty on failure. `default_want` and `default_turns` are used for
    /// missing options; without a default want, one is required.
    std::optional<OpeningWants> read(std::string_view default_want = {},
                                     int default_turns = 8) const;

private:
    bool is_about_other_game() const;
    bool read_wants(std::string_view default_want, OpeningWants& wanted) const;

    CommandLine& line_;
    const CLI::App& command_;
    const CLI::Option* want_ = nullptr;
    const CLI::Option* at_least_ = nullptr;
    const CLI::Option& turns_;
    const CLI::Option& going_;
    const CLI::Option& rule_;
};

/// Read --going and --mulligan, for all commands about openings; empty on failure.
std::optional<Going> read_going(CommandLine& line, const CLI::Option& option);
std::optional<KeepRule> read_rule(CommandLine& line, const CLI::Option& option);
/// "first" or "second".
std::string text_of(Going going);
/// The wants as typed: "2 × cost=1, 1 × is:promotion".
std::string text_of(const std::vector<Want>& wants);
/// Going and mulligan rule in a sentence.
std::string conditions_text(const OpeningWants& wanted, const Messages& messages);
/// The first line of the output: deck, protagonist and number of shuffled cards.
std::string head_text(const CommandLine& line, const OddsDeck& deck, int population);
/// Fails because wants and rule are too much to compute.
void fail_as_too_much(CommandLine& line, const OddsDeck& deck);

} // namespace kizuna
