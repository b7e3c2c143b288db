#include "cli/batch/batch.h"
#include "cli/batch/batch_commands.h"
#include "cli/console/options.h"
#include "cli/console/verdict.h"
#include "cli/decks/statistics_page.h"
#include "cli/files/deck_input.h"
#include "cli/files/deck_json.h"
#include "cli/files/other_deck.h"

#include "decks/deck/deck_statistics.h"
#include "decks/exchange/cockatrice_hash.h"

#include <ostream>

namespace kizuna {
namespace {

void stats(CommandLine& line, const std::string& deck)
{
    line.takes_other_card_games = true;
    const auto input = read_deck_input(line, deck);
    if (!input)
        return;
    if (line.card_game()) {
        say_other_statistics(line, *input);
        return;
    }
    const CardLibrary& library = line.catalogue().library;
    const ResolvedDeck resolved = resolve(input->deck, library);
    note_unknown_cards(line, resolved, *input);
    const bool has_none = !protagonist_of(resolved) && line.options.protagonist.empty();
    if (has_none)
        line.note(input->name + ": " + line.text("cli.protagonist.none"_msg));
    else if (!protagonist_for(line, resolved, *input))
        return;
    const DeckStatistics statistics = deck_statistics(input->deck, library);
    const StudyVerdict verdict = deck_verdict(statistics, line.messages());
    const std::string hash = cockatrice_hash(input->deck, library);
    if (line.options.json) {
        line.print(statistics_json(statistics)
                       .set("cockatrice_hash", hash)
                       .set("problems", problems_json(input->problems, library))
                       .set("verdict", verdict_json(verdict)));
    } else {
        say_verdict(line, verdict);
        say_statistics(line, statistics, input->title());
        if (!hash.empty())
            line.out << '\n'
                     << line.text("cli.stats.cockatrice-hash"_msg, {{"hash", hash}}) << '\n';
    }
}

} // namespace

void add_stats_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(parser, line, "stats", "cli.stats"_msg,
                             {"stats bundled:altean-vanguard", "cli.stats.example"_msg});
    const CLI::Option& decks = command.arguments("DECK", "cli.stats.decks"_msg);
    const CLI::Option& csv = command.flag("--csv", "cli.stats.csv"_msg);
    const CLI::Option& limit = command.value("--limit", "N", "cli.stats.limit"_msg);
    command.runs([&line, &decks, &csv, &limit] {
        constexpr std::uint64_t usual_limit = 30;
        const auto max =
            whole_number(line, limit, usual_limit, 0, std::numeric_limits<std::uint32_t>::max());
        if (!max)
            return;
        if (is_set(csv) || decks.results().size() > 1 || is_batch(decks.results()))
            survey_batch(line, decks.results(), *max, is_set(csv));
        else
            stats(line, decks.results().front());
    });
}

} // namespace kizuna
