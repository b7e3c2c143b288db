#include "cli/odds_input.h"
#include "cli/text_layout.h"

#include "app/violation_text.h"
#include "odds/dealer.h"

#include <array>
#include <cmath>
#include <ostream>
#include <thread>

namespace kizuna {
namespace {

constexpr std::array<std::string_view, 2> places = {"hand", "orbs"};
constexpr int decimals = 3;                        // of a percentage
constexpr std::uint64_t most_trials = 100'000'000; // a few seconds

/// The exact odds, tried out on openings that were really shuffled.
struct Trial {
    std::uint64_t openings = 0; ///< none: nothing was tried
    std::uint64_t seed = 1;
    OpeningCounts counts;

    double share(std::size_t turn) const
    {
        return static_cast<double>(counts.hits[turn]) / static_cast<double>(openings);
    }
    /// Half the width of the 95 % interval of a share.
    double margin(double share) const
    {
        constexpr double deviations = 1.959963984540054;
        return deviations * std::sqrt(share * (1 - share) / static_cast<double>(openings));
    }
};

Json trial_json(const Trial& trial)
{
    Json::Array turns;
    for (std::size_t turn = 0; turn < trial.counts.hits.size(); ++turn) {
        const double share = trial.share(turn);
        turns.push_back(Json::object({{"turn", turn + 1},
                                      {"probability", share},
                                      {"low", share - trial.margin(share)},
                                      {"high", share + trial.margin(share)}}));
    }
    return Json::object({{"openings", trial.openings},
                         {"seed", trial.seed},
                         {"keep_rate", static_cast<double>(trial.counts.kept) /
                                           static_cast<double>(trial.openings)},
                         {"by_turn", std::move(turns)}});
}

Json odds_json(const OddsDeck& deck, const OpeningQuestion& question, const OpeningOdds& odds)
{
    Json::Array wants;
    for (std::size_t at = 0; at < question.wants.size(); ++at)
        wants.push_back(Json::object({{"query", question.wants[at].query.to_text()},
                                      {"at_least", question.wants[at].at_least},
                                      {"matching", odds.matching[at]}}));
    Json::Array turns;
    for (const OpeningOdds::Turn& turn : odds.by_turn)
        turns.push_back(Json::object({{"turn", turn.turn},
                                      {"seen", turn.seen},
                                      {"probability", turn.chance.hit},
                                      {"miss", turn.chance.miss}}));
    return Json::object({{"protagonist", deck.protagonist->id},
                         {"population", odds.population},
                         {"exact", true},
                         {"rule", question.rule.to_text()},
                         {"going", text_of(question.going)},
                         {"in", places[question.among_orbs ? 1 : 0]},
                         {"keep_rate", odds.keep_rate},
                         {"wants", std::move(wants)},
                         {"by_turn", std::move(turns)}});
}

void say(CommandLine& line, const OddsDeck& deck, const OpeningQuestion& question,
         const OpeningOdds& odds, const Trial& trial)
{
    const Messages& messages = line.messages();
    const Paint paint(line.colours());
    line.out << paint.strong(line.text(
                    "cli.odds.head"_msg,
                    {{"deck", deck.name()},
                     {"count", odds.population},
                     {"protagonist", card_label(*deck.protagonist, messages.language())}}))
             << '\n'
             << conditions_text(question, messages) << '\n';
    line.out << line.text("cli.odds.keeps"_msg,
                          {{"share", messages.percent(odds.keep_rate, decimals)}})
             << '\n';
    for (std::size_t at = 0; at < question.wants.size(); ++at)
        line.out << line.text("cli.odds.wanted"_msg, {{"number", question.wants[at].at_least},
                                                      {"query", question.wants[at].query.to_text()},
                                                      {"count", odds.matching[at]}})
                 << '\n';
    line.out << '\n';
    std::vector<std::vector<std::string>> rows;
    for (const OpeningOdds::Turn& turn : odds.by_turn)
        rows.push_back({messages.number(turn.turn), messages.number(turn.seen),
                        messages.percent(turn.chance.hit, decimals),
                        messages.percent(turn.chance.miss, decimals)});
    std::vector<Column> columns = {{.heading = line.text("cli.odds.turn"_msg), .numbers = true},
                                   {.heading = question.among_orbs ? line.text("cli.odds.orbs"_msg)
                                                                   : line.text("cli.odds.seen"_msg),
                                    .numbers = true},
                                   {.heading = line.text("cli.odds.chance"_msg), .numbers = true},
                                   {.heading = line.text("cli.odds.miss"_msg), .numbers = true}};
    if (trial.openings > 0) {
        columns.push_back({.heading = line.text("cli.odds.simulated"_msg), .numbers = true});
        for (std::size_t turn = 0; turn < rows.size(); ++turn) {
            const double share = trial.share(turn);
            rows[turn].push_back(messages.percent(share, decimals) + " ± " +
                                 messages.percent(trial.margin(share), decimals));
        }
    }
    if (question.among_orbs)
        rows.resize(1); // they do not change
    line.out << table_text(columns, rows, paint) << '\n'
             << line.text(question.among_orbs ? "cli.odds.meaning-orbs"_msg
                                              : "cli.odds.meaning"_msg)
             << '\n';
    if (trial.openings > 0)
        line.out << line.text("cli.odds.trial"_msg,
                              {{"openings", static_cast<int>(trial.openings)},
                               {"seed", std::to_string(trial.seed)}})
                 << '\n';
}

void odds(CommandLine& line, const std::string& argument, const OpeningQuestion& question,
          Trial trial)
{
    const auto deck = read_odds_deck(line, argument);
    if (!deck)
        return;
    const auto answer = opening_odds(deck->deck, *deck->protagonist, question, deck->context);
    if (!answer) {
        fail_as_too_much(line, *deck);
        return;
    }
    for (std::size_t at = 0; at < question.wants.size(); ++at) {
        if (answer->matching[at] == 0)
            line.note(line.text("cli.odds.matches-nothing"_msg,
                                {{"query", question.wants[at].query.to_text()}}));
    }
    if (answer->by_turn.back().seen < cards_seen(question.turns, question.going) &&
        !question.among_orbs)
        line.note(line.text("cli.odds.deck-ends"_msg, {{"count", answer->by_turn.back().seen}}));
    if (trial.openings > 0 && !Dealer::can_deal(question)) {
        fail_as_too_much(line, *deck);
        return;
    }
    if (trial.openings > 0) {
        const Population population =
            population_of(deck->deck, *deck->protagonist, queries_of(question.wants, question.rule),
                          deck->context);
        trial.counts = simulate_openings(Dealer(population, question), trial.seed, trial.openings,
                                         std::thread::hardware_concurrency());
    }
    if (line.options.json) {
        Json document = odds_json(*deck, question, *answer);
        if (trial.openings > 0)
            document.set("simulation", trial_json(trial));
        line.print(std::move(document));
    } else {
        say(line, *deck, question, *answer, trial);
    }
}

} // namespace

void add_odds_command(CLI::App& parser, CommandLine& line)
{
    CLI::App& command = add_command(
        parser, line, "odds", "cli.odds"_msg,
        {"odds bundled:altean-vanguard --want is:promotion --want cost=1 --at-least 2 --turns 4",
         "cli.odds.example"_msg});
    const CLI::Option& deck = add_argument(command, line, "DECK", "cli.deck"_msg);
    const auto options =
        std::make_shared<QuestionOptions>(command, line, QuestionOptions::Wants::Several);
    const CLI::Option& place = add_value(command, line, "--in", "hand|orbs", "cli.odds.in"_msg);
    const CLI::Option& trials =
        add_value(command, line, "--simulate", "N", "cli.odds.simulate"_msg);
    const CLI::Option& seed = add_value(command, line, "--seed", "N", "cli.hand.seed"_msg);
    command.callback([&line, &deck, &place, &trials, &seed, options] {
        auto question = options->read();
        const std::string in = value_of(place, places.front());
        const auto openings = whole_number(line, trials, 0, 1, most_trials);
        const auto seed_number = whole_number(line, seed, 1);
        if (!question || !is_choice(line, place.get_name(), in, places) || !openings ||
            !seed_number)
            return;
        question->among_orbs = in == places.back();
        odds(line, value_of(deck), *question, {.openings = *openings, .seed = *seed_number});
    });
}

} // namespace kizuna
