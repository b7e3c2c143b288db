#include "cli/run.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(curve_command)

namespace {

namespace data = boost::unit_test::data;

const std::string deck = "bundled:golden-deer";

Run curve(std::vector<std::string> arguments)
{
    arguments.insert(arguments.begin(), "curve");
    return run(std::move(arguments));
}

/// Three shards of one curve, as files.
struct Shards {
    ScratchFolder folder;
    std::vector<std::string> files;

    explicit Shards(const std::vector<std::string>& more = {})
    {
        for (int part = 1; part <= 3; ++part) {
            std::vector<std::string> arguments = {deck, "--games", "50", "--shard",
                                                  std::to_string(part) + "/3"};
            arguments.insert(arguments.end(), more.begin(), more.end());
            files.push_back(
                folder.write("part" + std::to_string(part), curve(arguments).out).string());
        }
    }
    static Run merge(std::vector<std::string> files)
    {
        files.insert(files.begin(), "--merge");
        files.emplace_back("--json");
        return curve(std::move(files));
    }
};

} // namespace

BOOST_AUTO_TEST_CASE(the_promised_keys_are_there_in_their_order)
{
    const JsonDocument json = curve({deck, "--games", "30", "--json"}).json();
    const std::vector<std::string> promised = {
        "protagonist", "level",     "policy",   "seed",       "games",   "going",
        "rule",        "keep_rate", "scripted", "efficiency", "by_turn", "class_change_turn",
        "dead_cards",  "demand",    "clock"};
    std::vector<std::string> keys = keys_of(json);
    keys.resize(promised.size());
    BOOST_TEST(keys == promised, boost::test_tools::per_element());
    BOOST_TEST(json["protagonist"] == "B18-034");
    BOOST_TEST(json["level"] == "gf-0");
    BOOST_TEST(json["policy"] == "gf-basic");
    BOOST_TEST(json["seed"] == 1);
    BOOST_TEST(json["games"] == 30);
    BOOST_TEST(json["going"] == "first");
    BOOST_TEST(json["rule"] == "cost-one");
    BOOST_TEST(json["clock"].is_null());
    BOOST_TEST(json["by_turn"].size() == 8U);
    const JsonDocument& turn = json["by_turn"][1];
    std::vector<std::string> turn_keys = keys_of(turn);
    const std::vector<std::string> promised_of_turn = {"turn",          "bonds",         "spent",
                                                       "waste",         "castable",      "hand",
                                                       "symbols_ready", "class_changed", "fuel"};
    turn_keys.resize(promised_of_turn.size());
    BOOST_TEST(turn_keys == promised_of_turn, boost::test_tools::per_element());
    BOOST_TEST(turn["turn"] == 2);
    BOOST_TEST(turn["bonds"]["mean"] == 2.0);
    BOOST_TEST(turn["bonds"]["p90"] == 2);
    for (const char* const key : {"mean", "low", "high", "p10", "p50", "p90"})
        BOOST_TEST(turn["castable"].contains(key));
    double all = 0;
    for (const auto& [when, share] : json["class_change_turn"].items())
        all += share.get<double>();
    BOOST_TEST(all == 1, boost::test_tools::tolerance(1e-12));
}

BOOST_AUTO_TEST_CASE(the_other_levels_have_a_clock)
{
    const JsonDocument json =
        curve({deck, "--games", "30", "--level", "gf-1", "--dummy", "20", "--json"}).json();
    BOOST_TEST(json["clock"]["mean"].get<double>() > 2);
    BOOST_TEST(json["unfinished"].get<double>() < 1);
    BOOST_TEST(json["dummy"]["strength"] == 20);
}

// Claude shoots two lines far, from the front line where the setup puts him.
BOOST_AUTO_TEST_CASE(a_protagonist_that_cannot_attack_is_told_of)
{
    const auto warned = [](std::vector<std::string> more) {
        more.insert(more.begin(), {"--games", "2"});
        return curve(more).warns("attacks only while its top card has range 1");
    };
    BOOST_TEST(warned({deck, "--level", "gf-1"}));
    BOOST_TEST(!warned({deck}));
    BOOST_TEST(!warned({deck, "--level", "gf-1", "--policy", "random"}));
    BOOST_TEST(!warned({"bundled:altean-vanguard", "--level", "gf-1"}));
}

BOOST_AUTO_TEST_CASE(merged_shards_are_the_same_document_as_one_run)
{
    const Shards shards({"--level", "gf-2"});
    const Run merged = Shards::merge({shards.files[2], shards.files[0], shards.files[1]});
    BOOST_TEST(merged.code == 0);
    BOOST_TEST(merged.err == "");
    BOOST_TEST(merged.out ==
               curve({deck, "--games", "50", "--level", "gf-2", "--threads", "1", "--json"}).out);
}

BOOST_AUTO_TEST_CASE(merged_shards_say_the_same_as_one_run)
{
    const Shards shards;
    std::vector<std::string> arguments = {"--merge"};
    arguments.insert(arguments.end(), shards.files.begin(), shards.files.end());
    BOOST_TEST(curve(arguments).out == curve({deck, "--games", "50", "--threads", "1"}).out);
}

BOOST_AUTO_TEST_CASE(shards_that_do_not_belong_together_are_refused)
{
    const Shards shards;
    const Shards others({"--seed", "2"});
    const Run mixed = Shards::merge({shards.files[0], others.files[1]});
    BOOST_TEST(mixed.code == 2);
    BOOST_TEST(mixed.warns("of another deck, or of other options"));
    const Run twice = Shards::merge({shards.files[0], shards.files[0]});
    BOOST_TEST(twice.code == 2);
    BOOST_TEST(twice.warns("Part 1 is already there"));
}

BOOST_AUTO_TEST_CASE(merging_without_all_shards_tells_what_is_there_and_answers_one)
{
    const Shards shards;
    const Run some = Shards::merge({shards.files[0], shards.files[2]});
    BOOST_TEST(some.code == 1);
    BOOST_TEST(some.warns("2 of 3 shards with 33 of 50 games"), some.err);
    BOOST_TEST(some.json()["games"] == 33);
    BOOST_TEST(some.json()["asked"] == 50);
}

BOOST_AUTO_TEST_CASE(what_is_no_shard_is_refused)
{
    const Shards shards;
    const std::string text = file_text(shards.files[0]);
    const auto changed = [&](const std::string& from, const std::string& to) {
        std::string other = text;
        const auto at = other.find(from);
        if (at == std::string::npos)
            throw std::runtime_error("a shard has no " + from);
        return other.replace(at, from.size(), to);
    };
    for (const std::string& bad :
         {std::string(), std::string("{}"), std::string("[1, 2]"), std::string("{\"shard\":"),
          changed("\"part\":1", "\"part\":4"), changed("\"part\":1", "\"part\":-1"),
          changed("\"bonds\":[[1,", "\"bonds\":[[100000,"),
          changed("\"castable\":[[5,", "\"castable\":[[0,"),
          changed("\"class_change_turn\":[[", "\"class_change_turn\":[[200,1],["),
          changed("\"class_change_turn\":[[", "\"class_change_turn\":[[-1,1],["),
          changed("\"kept\":", "\"held\":"),
          changed("\"totals\":{\"games\":17", "\"totals\":{\"games\":18")}) {
        const std::string file = shards.folder.write("bad", bad).string();
        const Run refused = Shards::merge({file});
        BOOST_TEST(refused.code == 2, bad.substr(0, 80));
        BOOST_TEST(refused.warns("no shard of a bond curve"), refused.err);
    }
    BOOST_TEST(Shards::merge({"no-such-file"}).code == 2);
    BOOST_TEST(curve({deck, "--merge", shards.files[0]}).code == 2);
}

BOOST_DATA_TEST_CASE(bad_options_are_refused,
                     data::make(std::vector<std::string>{
                         "--games=0", "--games=-3", "--games=many", "--turns=0", "--turns=1000",
                         "--level=gf-3", "--going=third", "--policy=genius", "--dummy=x",
                         "--threads=0", "--shard=0/3", "--shard=4/3", "--shard=3", "--shard=1/3x",
                         "--mulligan=count("}))
{
    const Run refused = curve({deck, sample});
    BOOST_TEST(refused.code == 2);
    BOOST_TEST(refused.out == "");
    BOOST_TEST(!refused.err.empty());
}

BOOST_AUTO_TEST_CASE(a_deck_is_asked_for)
{
    BOOST_TEST(curve({}).code == 2);
    BOOST_TEST(curve({}).warns("Name a deck"));
}

BOOST_AUTO_TEST_CASE(a_tiny_deck_says_what_can_be_computed)
{
    const std::string tiny = "4 B01-003\n4 S01-001\n";
    const Run refused = run({"curve", "-"}, tiny);
    BOOST_TEST(refused.code == 2);
    BOOST_TEST(refused.warns("8 known cards are not a game: it takes 12 to 255"), refused.err);
    BOOST_TEST(refused.warns("odds"));
    const Run small = run({"curve", "-", "--games", "5", "--json"}, tiny + "8 B01-008\n");
    BOOST_TEST(small.code == 0, small.err);
    BOOST_TEST(small.warns("nothing left to draw"), small.err);
    BOOST_TEST(small.json()["games"] == 5);
}

// A million million games are stopped after a moment, and what was played is told.
BOOST_AUTO_TEST_CASE(an_interrupt_gives_the_games_so_far)
{
    const Run some = run_interrupted({"curve", deck, "--games", "1000000000000", "--json"});
    BOOST_TEST(some.code == 1);
    BOOST_TEST(some.warns("of 1,000,000,000,000 games, "), some.err);
    BOOST_TEST(some.warns(" a second, "), some.err);
    BOOST_TEST(some.warns("Stopped: these are the first"), some.err);
    BOOST_TEST(some.json()["games"].get<std::uint64_t>() > 0U);
    BOOST_TEST(some.json()["asked"] == 1'000'000'000'000);
}

BOOST_AUTO_TEST_CASE(one_game_is_told_without_an_interval)
{
    const JsonDocument json = curve({deck, "--games", "1", "--json"}).json();
    BOOST_TEST(json["by_turn"][0]["bonds"]["mean"] == 1.0);
    BOOST_TEST(json["by_turn"][0]["bonds"]["low"].is_null());
    BOOST_TEST(json["by_turn"][0]["bonds"]["high"].is_null());
    BOOST_TEST(json["by_turn"][0]["fuel_interval"].is_null());
    const Run told = curve({deck, "--games", "1"});
    BOOST_TEST(told.says("\n1 game; level: No attacks (gf-0)"), told.out);
    BOOST_TEST(told.says(" 1 (1–1) "), told.out);
    BOOST_TEST(curve({deck, "--games", "1", "--lang=it"})
                   .says("\n1 partita; livello: Senza attacchi (gf-0)"));
}

// Of four parts of two games the last has none.
BOOST_AUTO_TEST_CASE(without_games_there_are_no_numbers)
{
    const JsonDocument json = curve({deck, "--games", "2", "--shard", "4/4"}).json();
    BOOST_TEST(json["games"] == 0);
    for (const char* const key : {"keep_rate", "keep_rate_interval", "efficiency"})
        BOOST_TEST(json[key].is_null(), key);
    for (const char* const key : {"bonds", "castable", "symbols_ready", "class_changed", "fuel",
                                  "symbols_ready_interval", "class_changed_interval"})
        BOOST_TEST(json["by_turn"][0][key].is_null(), key);
    BOOST_TEST(json["class_change_turn"]["never"].is_null());
}

// 20 games of 20: from 83.9 %, and never above all of them.
BOOST_AUTO_TEST_CASE(a_share_is_told_with_both_ends_of_its_interval)
{
    const Run told = curve({deck, "--games", "20", "--turns", "3"});
    BOOST_TEST(told.says("100.0% [83.9–100]"), told.out);
    BOOST_TEST(told.says("The rule keeps "), told.out);
    BOOST_TEST(!told.says("% ±"), told.out);
    BOOST_TEST(curve({deck, "--games", "20", "--turns", "3", "--lang=it"}).says("[83,9–100]"));
}

BOOST_AUTO_TEST_CASE(games_that_end_early_are_told_of_where_there_are_attacks)
{
    const Run attacks = curve({deck, "--games", "20", "--level", "gf-1", "--dummy", "10"});
    BOOST_TEST(attacks.says("The fall of the dummy ends a game"), attacks.out);
    BOOST_TEST(attacks.says("the games among them that ended before"), attacks.out);
    BOOST_TEST(attacks.says("The dummy defends with Attack 10 and a support of 20."));
    const Run none = curve({deck, "--games", "20"});
    BOOST_TEST(!none.says("dummy"), none.out);
    BOOST_TEST(none.says("not in time in"), none.out);
}

BOOST_AUTO_TEST_CASE(options_that_play_no_part_are_told)
{
    const Run flat = curve({deck, "--games", "2", "--dummy", "50", "--dummy-support", "10"});
    BOOST_TEST(flat.code == 0);
    BOOST_TEST(flat.warns("--dummy and --dummy-support"), flat.err);
    BOOST_TEST(
        curve({deck, "--games", "2", "--level", "gf-2", "--dummy-support", "10"})
            .warns(
                "--dummy-support, which the level “Dummy with your supports (gf-2)” does not use"));
    BOOST_TEST(!curve({deck, "--games", "2", "--level", "gf-1", "--dummy-support", "10"})
                    .warns("does not use"));
    const Shards shards;
    const Run merged = curve({"--merge", shards.files[0], "--games", "5", "--shard", "1/2"});
    BOOST_TEST(merged.code == 2);
    BOOST_TEST(merged.warns("leave out --games and --shard"), merged.err);
}

BOOST_AUTO_TEST_CASE(one_shard_is_one_in_each_language)
{
    const Shards shards;
    BOOST_TEST(curve({"--lang=it", "--merge", shards.files[0]})
                   .warns("1 parte su 3, con 17 partite su 50"));
}

BOOST_AUTO_TEST_CASE(every_command_says_the_mulligan_rule_in_the_same_words)
{
    for (const auto& [language, words] :
         {std::pair("ja", "引き直しの基準："), std::pair("it", "regola per cambiare la mano: ")}) {
        const std::string lang = std::string("--lang=") + language;
        BOOST_TEST(curve({lang, deck, "--games", "2"}).says(words));
        BOOST_TEST(run({lang, "odds", deck, "--want", "cost=1"}).says(words));
        BOOST_TEST(run({lang, "hand", deck}).says(words));
    }
}

BOOST_AUTO_TEST_CASE(an_x_is_demanded_at_what_it_costs)
{
    const std::string with_alfonse = "8 B01-003\n20 B01-008\n18 B01-026\n4 B22-012\n";
    const JsonDocument demand =
        run({"curve", "-", "--games", "2", "--json"}, with_alfonse).json()["demand"];
    BOOST_TEST(demand["5"] == 4);
    BOOST_TEST(!demand.contains("X"));
}

BOOST_DATA_TEST_CASE(the_curve_is_told_in_each_language,
                     data::make(std::vector<std::string>{"en", "ja", "it"}))
{
    const std::vector<std::string> heads = {"Spent", "使用", "Spesi"};
    const Run told = curve({"--lang=" + sample, deck, "--games", "20", "--level", "gf-1"});
    BOOST_TEST(told.code == 0, told.err);
    BOOST_TEST(std::ranges::any_of(heads, [&](const auto& head) { return told.says(head); }));
    BOOST_TEST(!told.says("cli."));
    BOOST_TEST(!told.says("{"));
}

BOOST_AUTO_TEST_CASE(a_replay_plays_again_and_gives_reasons)
{
    const ScratchFolder folder;
    for (const std::string policy : {"gf-basic", "random", "planner"}) {
        const Run told = run(
            {"replay", deck, "--seed", "5", "--game", "3", "--policy", policy, "--level", "gf-2"});
        BOOST_TEST(told.code == 0);
        BOOST_TEST(told.says(" (" + policy + "). Seed 5, game 3"), told.out);
        BOOST_TEST(told.says("  # rule-keeps: the mulligan rule keeps this hand"), told.out);
        const std::string file = folder.write(policy, told.out).string();
        const Run played = run({"play", file});
        BOOST_TEST(played.code == 0, played.err);
        BOOST_TEST(played.says("Passed"));
    }
    const JsonDocument json = run({"replay", deck, "--game", "3", "--json"}).json();
    BOOST_TEST(json["decisions"][0]["action"] == "mulligan: P");
    BOOST_TEST(json["decisions"][1]["turn"] == 1);
    BOOST_TEST(json["decisions"][1]["reason"] == "bond-new-symbol");
    BOOST_TEST(run({"replay", deck, "--game", "x"}).code == 2);
}

BOOST_AUTO_TEST_CASE(the_policies_are_listed)
{
    const JsonDocument json = run({"policies", "--json"}).json();
    BOOST_TEST(json["policies"].size() == 3U);
    BOOST_TEST(json["policies"][0]["id"] == "gf-basic");
    BOOST_TEST(run({"policies"}).says("planner"));
}

BOOST_AUTO_TEST_SUITE_END()
