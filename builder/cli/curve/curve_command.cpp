#include "cli/console/progress.h"
#include "cli/console/verdict.h"
#include "cli/curve/curve_report.h"
#include "cli/curve/goldfish_input.h"

#include "app/studies/curve_study.h"
#include "app/text/printable.h"

#include <algorithm>
#include <charconv>
#include <ostream>
#include <thread>

namespace kizuna {
namespace {

constexpr std::uint64_t max_games = 1'000'000'000'000'000;
constexpr std::uint64_t max_threads = 256;
constexpr std::uint64_t max_shards = 1'000'000'000;

struct CurveRequest {
    std::string deck;
    GoldfishSettings settings;
    std::uint64_t games = 0;
    unsigned threads = 1;
    bool is_shard = false;
    std::uint64_t part = 1;
    std::uint64_t parts = 1;
};

CurveReport report_of(const OddsDeck& deck, const Goldfish& goldfish)
{
    const GoldfishSettings& settings = goldfish.settings();
    CurveReport report;
    report.deck = deck.input.title();
    report.protagonist = deck.protagonist->id;
    report.level = goldfish_levels()[static_cast<std::size_t>(settings.level)];
    report.policy = settings.policy;
    report.seed = settings.seed;
    report.going = text_of(settings.goes_first ? Going::First : Going::Second);
    report.rule = settings.rule.to_text();
    report.dummy_strength = settings.dummy_strength;
    report.dummy_support = settings.dummy_support;
    report.scripted = scripted_share(deck.deck);
    report.demand = demand_in_play(deck.deck, goldfish);
    const GameCards& cards = goldfish.cards();
    for (std::size_t at = 0; at < cards.size(Player::P); ++at) {
        const std::string& id = cards.kind(Player::P, static_cast<CardNumber>(at)).card->id;
        if (report.cards.empty() || report.cards.back() != id) {
            report.cards.push_back(id);
            report.copies.push_back(0);
        }
        ++report.copies.back();
    }
    return report;
}

/// Empty if no game was played, or for a shard of another library.
std::optional<StudyVerdict> verdict_of(CommandLine& line, const CurveReport& report)
{
    CurveStudy study;
    study.protagonist = line.catalogue().library.find(report.protagonist).card;
    if (!study.protagonist || report.totals.games == 0)
        return std::nullopt;
    study.totals = report.totals;
    int line_size = 0;
    int all = 0;
    for (std::size_t at = 0; at < report.cards.size(); ++at) {
        all += report.copies[at];
        const Card* card = line.catalogue().library.find(report.cards[at]).card;
        if (!card || !shares_unit_name(*study.protagonist, *card))
            continue;
        line_size += report.copies[at];
        study.has_promotion = study.has_promotion || card->class_change_cost;
    }
    if (all < 2 || line_size < 1)
        return std::nullopt;
    study.failure = static_cast<double>(line_size - 1) / (all - 1);
    return curve_verdict(study, line.messages());
}

void show(CommandLine& line, const CurveReport& report)
{
    const auto verdict = verdict_of(line, report);
    if (line.options.json) {
        line.print(curve_json(report).set("verdict", verdict ? verdict_json(*verdict) : Json()));
    } else {
        if (verdict)
            say_verdict(line, *verdict);
        say_curve(line, report);
    }
}

void curve(CommandLine& line, const CurveRequest& request)
{
    const auto deck = read_odds_deck(line, request.deck);
    const auto goldfish = deck ? goldfish_for(line, *deck, request.settings) : nullptr;
    if (!goldfish)
        return;
    // In a longer game the deck runs out: it has to be made anew before more can be drawn.
    const auto left = static_cast<int>(goldfish->cards().size(Player::P)) - min_goldfish_cards;
    if (request.settings.turns > left)
        line.note(deck->input.name + ": " +
                  line.text("cli.curve.deck-ends"_msg, {{"count", std::max(left, 0)}}));
    if (starts_out_of_reach(*deck->protagonist, request.settings))
        line.note("cli.curve.out-of-reach"_msg);
    CurveShard shard;
    shard.part = request.part;
    shard.parts = request.parts;
    shard.games = request.games;
    const GameRange range = shard_of(request.games, request.part, request.parts);
    shard.report = report_of(*deck, *goldfish);
    shard.report.asked = request.games;
    shard.report.totals =
        watched(line, "cli.curve.progress"_msg, range.count, [&](const auto& stop, auto& done) {
            return play_games(*goldfish, range, request.threads, stop, &done);
        });
    const std::uint64_t played = shard.report.totals.games;
    note_if_stopped(line, "cli.curve.stopped"_msg, played, range.count);
    if (request.is_shard)
        line.content() << shard_json(shard).to_text(true) << '\n';
    else if (played > 0 || range.count == 0)
        show(line, shard.report);
}

/// A shard and its file.
struct ShardFile {
    std::string file;
    CurveShard shard;
};

std::vector<ShardFile> read_shards(CommandLine& line, const std::vector<std::string>& files)
{
    std::vector<ShardFile> shards;
    for (const std::string& file : files) {
        const auto text = line.read(file);
        if (!text)
            continue;
        auto shard = read_shard(*text);
        if (!shard)
            line.fail(line.text("cli.curve.merge.not-a-shard"_msg), file);
        else
            shards.push_back({file, std::move(*shard)});
    }
    return shards;
}

/// True if the shards are different parts of one run; else fails.
bool belong_together(CommandLine& line, const std::vector<ShardFile>& shards)
{
    bool together = true;
    const ShardFile& first = shards.front();
    for (std::size_t at = 1; at < shards.size(); ++at) {
        const std::string& file = shards[at].file;
        const CurveShard& shard = shards[at].shard;
        const bool same = shard.parts == first.shard.parts && shard.games == first.shard.games &&
                          shard.report.asks_the_same(first.shard.report);
        const auto twin =
            std::find_if(shards.begin(), shards.begin() + static_cast<std::ptrdiff_t>(at),
                         [&](const ShardFile& other) { return other.shard.part == shard.part; });
        if (!same)
            line.fail(line.text("cli.curve.merge.other"_msg, {{"file", printable(first.file)}}),
                      file);
        else if (twin != shards.begin() + static_cast<std::ptrdiff_t>(at))
            line.fail(line.text("cli.curve.merge.twice"_msg, {{"part", std::to_string(shard.part)},
                                                              {"file", printable(twin->file)}}),
                      file);
        else
            continue;
        together = false;
    }
    return together;
}

void merge(CommandLine& line, const std::vector<std::string>& files)
{
    const std::vector<ShardFile> shards = read_shards(line, files);
    if (shards.size() != files.size() || !belong_together(line, shards))
        return;
    CurveReport report = shards.front().shard.report;
    for (std::size_t at = 1; at < shards.size(); ++at)
        report.totals.add(shards[at].shard.report.totals);
    const CurveShard& first = shards.front().shard;
    report.asked = first.games;
    if (report.totals.games < first.games) {
        line.answer(Answer::No); // as for a run that was stopped
        line.note("cli.curve.merge.missing"_msg,
                  {{"done", static_cast<double>(report.totals.games)},
                   {"games", static_cast<double>(first.games)},
                   {"shards", static_cast<double>(shards.size())},
                   {"parts", static_cast<double>(first.parts)}});
    }
    show(line, report);
}

/// True if no option for playing games was given, because merging plays none; else fails.
bool merges_only(CommandLine& line, const CLI::App& command, const CLI::Option& files)
{
    std::vector<std::string> others;
    for (const CLI::Option* option : command.parse_order()) {
        if (option != &files && std::ranges::count(others, option->get_name()) == 0)
            others.push_back(option->get_name());
    }
    if (others.empty())
        return true;
    line.fail("cli.curve.merge.only"_msg, {{"options", line.messages().list(others)}});
    return false;
}

/// Reads "3/8".
bool read_shard_option(CommandLine& line, const CLI::Option& option, CurveRequest& request)
{
    if (option.results().empty())
        return true;
    const std::string text = value_of(option);
    const char* const end = text.data() + text.size();
    const auto [slash, error] = std::from_chars(text.data(), end, request.part);
    request.is_shard = true;
    if (error == std::errc() && slash != end && *slash == '/') {
        const auto [stop, second] = std::from_chars(slash + 1, end, request.parts);
        if (second == std::errc() && stop == end && request.part >= 1 &&
            request.part <= request.parts && request.parts <= max_shards)
            return true;
    }
    line.fail("cli.curve.shard.bad"_msg, {{"value", printable(text)}});
    return false;
}

} // namespace

void add_curve_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(
        parser, line, "curve", "cli.curve"_msg,
        {"curve bundled:golden-deer --policy planner --turns 6", "cli.curve.example"_msg});
    const CLI::Option& deck = command.optional_argument("DECK", "cli.deck"_msg);
    const auto options = std::make_shared<GoldfishOptions>(command, line);
    const CLI::Option& games = command.value("--games", "N", "cli.curve.number"_msg);
    const CLI::Option& threads = command.value("--threads", "K", "cli.curve.threads"_msg);
    const CLI::Option& shard = command.value("--shard", "I/N", "cli.curve.shard"_msg);
    const CLI::Option& files = command.files("--merge", "cli.curve.merge"_msg);
    command.runs([&line, &app = command.app, &deck, &games, &threads, &shard, &files, options] {
        if (!files.results().empty()) {
            if (!deck.results().empty())
                line.fail("cli.curve.merge.deck"_msg);
            else if (merges_only(line, app, files))
                merge(line, files.results());
            return;
        }
        if (deck.results().empty())
            return line.fail("cli.curve.no-deck"_msg);
        const auto settings = options->read();
        const auto number = whole_number(line, games, 10'000, 1, max_games);
        const auto workers = whole_number(
            line, threads, std::max(1U, std::thread::hardware_concurrency()), 1, max_threads);
        CurveRequest request;
        if (!settings || !number || !workers || !read_shard_option(line, shard, request))
            return;
        request.deck = value_of(deck);
        request.settings = *settings;
        request.games = *number;
        request.threads = static_cast<unsigned>(*workers);
        curve(line, request);
    });
}

} // namespace kizuna
