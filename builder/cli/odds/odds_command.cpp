#include "cli/console/progress.h"
#include "cli/console/text_layout.h"
#include "cli/console/verdict.h"
#include "cli/odds/odds_input.h"

#include "odds/goldfish/drawn_odds.h"
#include "odds/openings/dealer.h"

#include "app/charts/wanted_odds.h"
#include "app/text/policy_text.h"

#include <algorithm>
#include <array>
#include <ostream>
#include <thread>

namespace kizuna {
namespace {

constexpr std::array<std::string_view, 2> places = {"hand", "orbs"};
constexpr int odds_decimals = 3; // of a percentage
constexpr std::uint64_t max_simulated_games = 1'000'000;
constexpr std::uint64_t max_trials = 100'000'000; // takes a few seconds

/// A simulation with really shuffled openings, to check the exact odds.
struct Trial {
    std::uint64_t asked = 0; ///< 0: no simulation
    std::uint64_t seed = 1;
    std::uint64_t openings = 0; ///< fewer than asked if it was stopped
    WantCounts counts;

    Share share(std::size_t turn) const { return share_of(counts.hits[turn], openings); }
};

Json trial_json(const Trial& trial)
{
    Json::Array turns;
    for (std::size_t turn = 0; turn < trial.counts.hits.size(); ++turn) {
        const Share share = trial.share(turn);
        turns.push_back(Json::object({{"turn", turn + 1},
                                      {"probability", share.share},
                                      {"low", share.low},
                                      {"high", share.high}}));
    }
    return Json::object({{"openings", trial.openings},
                         {"seed", trial.seed},
                         {"keep_rate", share_of(trial.counts.kept, trial.openings).share},
                         {"by_turn", std::move(turns)},
                         {"asked", trial.asked}});
}

Json wants_json(const OpeningWants& wanted, const OpeningOdds& odds)
{
    std::size_t at = 0;
    return Json::list(wanted.wants, [&](const Want& want) {
        return Json::object({{"query", want.query.to_text()},
                             {"at_least", want.at_least},
                             {"matching", odds.matching[at++]}});
    });
}

/// Writes deck, conditions and wants.
void say_wants(CommandLine& line, const OddsDeck& deck, const OpeningWants& wanted,
               const OpeningOdds& odds)
{
    const Paint paint(line.colours());
    line.out << paint.strong(head_text(line, deck, odds.population)) << '\n'
             << conditions_text(wanted, line.messages()) << '\n';
    line.say("cli.odds.keeps"_msg,
             {{"share", line.messages().percent(odds.keep_rate, odds_decimals)}});
    for (std::size_t at = 0; at < wanted.wants.size(); ++at) {
        const std::string query = wanted.wants[at].query.to_text();
        line.say("cli.odds.wanted"_msg,
                 {{"number", wanted.wants[at].at_least},
                  {"query", query.empty() ? line.text("cli.odds.any-card"_msg) : query},
                  {"count", odds.matching[at]}});
    }
    line.out << '\n';
}

/// The JSON of what the odds are about, exact or simulated.
Json asked_json(const OddsDeck& deck, const OpeningWants& wanted, const OpeningOdds& odds,
                bool are_exact, double keep_rate)
{
    return Json::object({{"protagonist", deck.protagonist->id},
                         {"population", odds.population},
                         {"exact", are_exact},
                         {"rule", wanted.rule.to_text()},
                         {"going", text_of(wanted.going)},
                         {"in", places[wanted.among_orbs ? 1 : 0]},
                         {"keep_rate", keep_rate},
                         {"wants", wants_json(wanted, odds)}});
}

Json odds_json(const OddsDeck& deck, const OpeningWants& wanted, const OpeningOdds& odds)
{
    const auto turn_json = [](const OpeningOdds::Turn& turn) {
        return Json::object({{"turn", turn.turn},
                             {"seen", turn.seen},
                             {"probability", turn.chance.hit},
                             {"miss", turn.chance.miss}});
    };
    return asked_json(deck, wanted, odds, true, odds.keep_rate)
        .set("by_turn", Json::list(odds.by_turn, turn_json));
}

void say(CommandLine& line, const OddsDeck& deck, const OpeningWants& wanted,
         const OpeningOdds& odds, const Trial& trial)
{
    const Messages& messages = line.messages();
    say_wants(line, deck, wanted, odds);
    std::vector<Column> columns = {{.heading = line.text("cli.odds.turn"_msg), .numbers = true},
                                   {.heading = line.text("cli.odds.seen"_msg), .numbers = true},
                                   {.heading = line.text("cli.odds.chance"_msg), .numbers = true},
                                   {.heading = line.text("cli.odds.miss"_msg), .numbers = true}};
    if (trial.openings > 0) {
        columns.push_back({.heading = line.text("cli.odds.simulated"_msg), .numbers = true});
        columns.push_back({.heading = line.text("cli.odds.interval"_msg), .numbers = true});
    }
    std::vector<std::vector<std::string>> rows;
    for (const OpeningOdds::Turn& turn : odds.by_turn) {
        rows.push_back({messages.number(turn.turn), messages.number(turn.seen),
                        messages.percent(turn.chance.hit, odds_decimals),
                        messages.percent(turn.chance.miss, odds_decimals)});
        if (trial.openings == 0)
            continue;
        const Share share = trial.share(static_cast<std::size_t>(turn.turn - 1));
        rows.back().push_back(messages.percent(share.share, odds_decimals));
        rows.back().push_back(messages.percent(share.low, odds_decimals) + " – " +
                              messages.percent(share.high, odds_decimals));
    }
    if (wanted.among_orbs) { // the same on every turn
        rows.resize(1);
        rows[0].erase(rows[0].begin());
        columns.erase(columns.begin());
        columns[0].heading = line.text("cli.odds.orbs"_msg);
    }
    const Paint paint(line.colours());
    line.out << table_text(columns, rows, paint) << '\n';
    line.say(wanted.among_orbs ? "cli.odds.meaning-orbs"_msg : "cli.odds.meaning"_msg);
    if (trial.openings > 0)
        line.say("cli.odds.trial"_msg, {{"openings", static_cast<int>(trial.openings)},
                                        {"seed", std::to_string(trial.seed)}});
}

/// Simulated odds, which include the cards drawn by class changes.
struct BonusDraws {
    bool wanted = false;
    std::uint64_t games = 10'000;
    std::uint64_t seed = 1;
    std::string policy;
};

/// Replaces the exact chances by the shares of simulated games.
std::optional<Trial> with_bonus_draws(CommandLine& line, const OddsDeck& deck,
                                      const OpeningWants& wanted, const BonusDraws& bonus,
                                      const OpeningOdds& exact)
{
    if (exact.population + 1 < min_goldfish_cards) {
        line.fail(line.text("cli.odds.no-games"_msg, {{"least", min_goldfish_cards}}),
                  deck.input.name);
        return std::nullopt;
    }
    GoldfishSettings settings;
    settings.goes_first = wanted.going == Going::First;
    settings.turns = wanted.turns;
    settings.seed = bonus.seed;
    settings.policy = bonus.policy;
    settings.rule = wanted.rule;
    const Goldfish goldfish(deck.deck, *deck.protagonist, deck.context, settings);
    const WantCounts counts =
        watched(line, "cli.curve.progress"_msg, bonus.games, [&](const auto& stop, auto& done) {
            return drawn_odds(goldfish, wanted.wants, deck.context, {0, bonus.games},
                              std::max(1U, std::thread::hardware_concurrency()), stop, &done);
        });
    note_if_stopped(line, "cli.curve.stopped"_msg, counts.trials, bonus.games);
    return Trial{bonus.games, bonus.seed, counts.trials, counts};
}

Json bonus_json(const OddsDeck& deck, const OpeningWants& wanted, const OpeningOdds& odds,
                const BonusDraws& bonus, const Trial& trial)
{
    const auto turn_json = [&](const OpeningOdds::Turn& turn) {
        const Share share = trial.share(static_cast<std::size_t>(turn.turn - 1));
        return Json::object({{"turn", turn.turn},
                             {"seen", turn.seen},
                             {"probability", share.share},
                             {"low", share.low},
                             {"high", share.high}});
    };
    return asked_json(deck, wanted, odds, false, share_of(trial.counts.kept, trial.openings).share)
        .set("games", trial.openings)
        .set("seed", bonus.seed)
        .set("policy", bonus.policy)
        .set("by_turn", Json::list(odds.by_turn, turn_json))
        .set("asked", trial.asked);
}

void say_bonus(CommandLine& line, const OddsDeck& deck, const OpeningWants& wanted,
               const OpeningOdds& odds, const BonusDraws& bonus, const Trial& trial)
{
    const Messages& messages = line.messages();
    const Paint paint(line.colours());
    say_wants(line, deck, wanted, odds);
    std::vector<std::vector<std::string>> rows;
    for (const OpeningOdds::Turn& turn : odds.by_turn) {
        const Share share = trial.share(static_cast<std::size_t>(turn.turn - 1));
        rows.push_back({messages.number(turn.turn), messages.percent(share.share, 1),
                        messages.percent(share.low, 1) + " – " + messages.percent(share.high, 1),
                        messages.percent(turn.chance.hit, 1)});
    }
    line.out << table_text({{.heading = line.text("cli.odds.turn"_msg), .numbers = true},
                            {.heading = line.text("cli.odds.with-bonus"_msg), .numbers = true},
                            {.heading = line.text("cli.odds.interval"_msg), .numbers = true},
                            {.heading = line.text("cli.odds.without-bonus"_msg), .numbers = true}},
                           rows, paint)
             << '\n';
    line.say("cli.odds.meaning-bonus"_msg, {{"games", static_cast<int>(trial.openings)},
                                            {"seed", std::to_string(bonus.seed)},
                                            {"policy", policy_name(bonus.policy, messages)}});
}

/// The verdict on each want and on all together, by the last turn.
StudyVerdict verdict_of(const OddsDeck& deck, const OpeningWants& wanted, const OpeningOdds& answer,
                        const Messages& messages)
{
    OddsInputs inputs;
    WantedOdds odds;
    for (std::size_t at = 0; at < wanted.wants.size(); ++at) {
        const Want& want = wanted.wants[at];
        inputs.wants.push_back({want.query.to_text(), want.at_least});
        OpeningWants alone = wanted;
        alone.wants = {want};
        odds.rows.push_back(
            {answer.matching[at], opening_odds(deck.deck, *deck.protagonist, alone, deck.context)});
    }
    if (wanted.wants.size() > 1)
        odds.together = answer;
    odds.keep_rate = answer.keep_rate;
    return odds_verdict(odds, inputs, wanted.turns, messages);
}

/// Runs the simulation.
void try_out(CommandLine& line, const OddsDeck& deck, const OpeningWants& wanted, Trial& trial)
{
    const Population population = population_of(
        deck.deck, *deck.protagonist, queries_of(wanted.wants, wanted.rule), deck.context);
    const Dealer dealer(population, wanted);
    trial.counts =
        watched(line, "cli.odds.progress"_msg, trial.asked, [&](const auto& stop, auto& done) {
            return simulate_openings(dealer, trial.seed, trial.asked,
                                     std::thread::hardware_concurrency(), stop,
                                     [&done](std::uint64_t dealt) { done = dealt; });
        });
    trial.openings = trial.counts.trials;
    note_if_stopped(line, "cli.odds.stopped"_msg, trial.openings, trial.asked);
}

void odds(CommandLine& line, const std::string& argument, const OpeningWants& wanted, Trial trial,
          const BonusDraws& bonus)
{
    const auto deck = read_odds_deck(line, argument);
    if (!deck)
        return;
    const auto answer = opening_odds(deck->deck, *deck->protagonist, wanted, deck->context);
    if (!answer)
        return fail_as_too_much(line, *deck);
    for (std::size_t at = 0; at < wanted.wants.size(); ++at) {
        if (answer->matching[at] == 0)
            line.note("cli.odds.matches-nothing"_msg,
                      {{"query", wanted.wants[at].query.to_text()}});
    }
    if (answer->by_turn.back().seen < cards_seen(wanted.turns, wanted.going) && !wanted.among_orbs)
        line.note("cli.odds.deck-ends"_msg, {{"count", answer->by_turn.back().seen}});
    if (bonus.wanted) {
        const auto played = with_bonus_draws(line, *deck, wanted, bonus, *answer);
        if (!played || played->openings == 0)
            return;
        if (line.options.json)
            line.print(bonus_json(*deck, wanted, *answer, bonus, *played));
        else
            say_bonus(line, *deck, wanted, *answer, bonus, *played);
        return;
    }
    if (trial.asked > 0 && !Dealer::can_deal(wanted))
        return fail_as_too_much(line, *deck);
    if (trial.asked > 0)
        try_out(line, *deck, wanted, trial);
    const StudyVerdict verdict = verdict_of(*deck, wanted, *answer, line.messages());
    if (line.options.json) {
        Json document = odds_json(*deck, wanted, *answer);
        if (!wanted.among_orbs)
            document.set("verdict", verdict_json(verdict));
        if (trial.openings > 0)
            document.set("simulation", trial_json(trial));
        line.print(std::move(document));
    } else {
        if (!wanted.among_orbs)
            say_verdict(line, verdict);
        say(line, *deck, wanted, *answer, trial);
    }
}

} // namespace

void add_odds_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(
        parser, line, "odds", "cli.odds"_msg,
        {"odds bundled:altean-vanguard --want is:promotion --want cost=1 --at-least 2 --turns 4",
         "cli.odds.example"_msg});
    const CLI::Option& deck = command.argument("DECK", "cli.deck"_msg);
    const auto options = std::make_shared<WantOptions>(command, line);
    const CLI::Option& place = command.value("--in", "hand|orbs", "cli.odds.in"_msg);
    const CLI::Option& trials = command.value("--simulate", "N", "cli.odds.simulate"_msg);
    const CLI::Option& seed = command.value("--seed", "N", "cli.hand.seed"_msg);
    const CLI::Option& draws = command.flag("--bonus-draws", "cli.odds.bonus-draws"_msg);
    const CLI::Option& games = command.value("--games", "N", "cli.odds.games"_msg);
    const CLI::Option& policy = command.value("--policy", "ID", "cli.odds.policy"_msg);
    const auto say_wrong = [&line](MessageKey key, const CLI::Option& option) {
        line.fail(key, {{"option", option.get_name()}});
    };
    command.runs([&line, &deck, &place, &trials, &seed, &draws, &games, &policy, say_wrong,
                  options] {
        auto wanted = options->read();
        const std::string in = value_of(place, places.front());
        const auto openings = whole_number(line, trials, 0, 1, max_trials);
        const auto seed_number = whole_number(line, seed, 1);
        const auto played = whole_number(line, games, 10'000, 1, max_simulated_games);
        const std::string player = value_of(policy, policy_ids().front());
        if (!wanted || !is_choice(line, place.get_name(), in, places) || !openings ||
            !seed_number || !played || !is_choice(line, policy.get_name(), player, policy_ids()))
            return;
        wanted->among_orbs = in == places.back();
        if (wanted->among_orbs && is_set(draws))
            return say_wrong("cli.odds.no-bonus-in-orbs"_msg, place);
        for (const CLI::Option* option : {&games, &policy}) {
            if (option->count() > 0 && !is_set(draws))
                return say_wrong("cli.odds.only-bonus"_msg, *option);
        }
        if (trials.count() > 0 && is_set(draws))
            return say_wrong("cli.odds.not-with-bonus"_msg, trials);
        odds(line, value_of(deck), *wanted, {.asked = *openings, .seed = *seed_number},
             {.wanted = is_set(draws), .games = *played, .seed = *seed_number, .policy = player});
    });
}

} // namespace kizuna
