#pragma once

#include "cli/console/options.h"
#include "cli/files/deck_input.h"

#include "odds/openings/opening_odds.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// A deck whose odds are asked for: what all commands about odds begin with.
struct OddsDeck {
    DeckInput input;
    ResolvedDeck deck; ///< points into `input`
    const Card* protagonist = nullptr;
    QueryContext context;
};

/// Null where the line failed. Notes unknown cards, and that a deck of less than fifty cards has
/// the odds of a pile of that size.
std::unique_ptr<OddsDeck> read_odds_deck(CommandLine& line, const std::string& argument);

/// The options that ask an OpeningWants.
class WantOptions {
public:
    /// Without `with_wants` only the turns, who goes first and the rule are asked.
    WantOptions(const Subcommand& command, CommandLine& line, bool with_wants = true);

    /// Read from what was typed, or empty where the line failed. `default_want` and
    /// `default_turns` hold where nothing was typed; without a default a want has to be there.
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

/// The options --going and --mulligan, as every command about openings reads them; empty where the
/// line failed.
std::optional<Going> read_going(CommandLine& line, const CLI::Option& option);
std::optional<KeepRule> read_rule(CommandLine& line, const CLI::Option& option);
/// "first" or "second".
std::string text_of(Going going);
/// The wants as the user asks them: "2 × cost=1, 1 × is:promotion".
std::string text_of(const std::vector<Want>& wants);
/// Going and mulligan rule in a sentence.
std::string conditions_text(const OpeningWants& wanted, const Messages& messages);
/// The first line of an answer: the deck, its protagonist and how many cards are shuffled.
std::string head_text(const CommandLine& line, const OddsDeck& deck, int population);
/// Fails on the line: the wants and the rule are too many to be told apart.
void fail_as_too_much(CommandLine& line, const OddsDeck& deck);

} // namespace kizuna
