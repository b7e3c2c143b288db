#include "cli/run.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace {

} // namespace

BOOST_AUTO_TEST_SUITE(card_games)

BOOST_AUTO_TEST_CASE(the_promised_example_deals_eleven)
{
    const JsonDocument answer = run({"game", "fetcg", "damage", "--attack", "3", "--triangle", "1",
                                     "--times", "2", "--extra", "3", "--json"})
                                    .json();
    BOOST_TEST(answer["damage"] == 11);
    BOOST_TEST(answer["clauses"] == JsonDocument({"FET-TRI-1", "FET-DMG-1", "FET-DMG-3"}));
    BOOST_TEST(answer["steps"].size() == 3u);
}

BOOST_AUTO_TEST_CASE(a_rounding_that_is_open_gives_no_single_number)
{
    const JsonDocument answer =
        run({"game", "fetcg", "damage", "--attack=3", "--halve=attack", "--json"}).json();
    BOOST_TEST(answer["damage"].is_null());
    BOOST_TEST(answer["damage_low"] == 1);
    BOOST_TEST(answer["damage_high"] == 2);
}

BOOST_AUTO_TEST_CASE(a_fight_says_who_is_removed)
{
    const JsonDocument answer = run({"game", "fetcg", "fight", "--attack=3", "--weapon=sword",
                                     "--against=axe", "--chips=4", "--receiver=4", "--json"})
                                    .json();
    BOOST_TEST(answer["attacker_left"] == 1);
    BOOST_TEST(answer["receiver_removed"] == true);
    BOOST_TEST(run({"game", "fetcg", "fight", "--attack=4", "--chips=5", "--receiver=5",
                    "--crest=Kain:receiver:speed", "--crest=Alan:attacker:luck"})
                   .says("FET-CRE-7"));
}

BOOST_AUTO_TEST_CASE(chips_and_chain_are_told_step_by_step)
{
    const JsonDocument chips =
        run({"game", "fetcg", "chips", "deploy Marth 3/5", "surprise 2", "turn", "--json"}).json();
    BOOST_TEST(chips["unused"] == 17);
    BOOST_TEST(chips["spirit"] == 3);
    BOOST_TEST(chips["sum"] == 20);
    const JsonDocument chain =
        run({"game", "fetcg", "chain", "A Supply chips 2", "B Stop stops", "--json"}).json();
    BOOST_TEST(chain["order"][0]["number"] == 2);
    BOOST_TEST(chain["order"][1]["resolved"] == false);
    BOOST_TEST(chain["chips"]["A"] == 2);
}

BOOST_AUTO_TEST_CASE(squares_that_are_unknown_are_shown_as_unknown)
{
    const JsonDocument magic = run({"game", "fetcg", "range", "magic", "--json"}).json();
    BOOST_TEST(magic["reached"] == 12);
    const Run shooter = run({"game", "fetcg", "range", "shooter"});
    BOOST_TEST(shooter.says("? ? ? o ? ? ?"));
    BOOST_TEST(shooter.says("FET-RNG-4"));
}

BOOST_AUTO_TEST_CASE(levels_are_answered_with_their_proof)
{
    const Run answer = run({"game", "detainer", "opening", "--levels", "2,2,4", "--json"});
    BOOST_TEST(answer.code == 1);
    const JsonDocument json = answer.json();
    BOOST_TEST(json["first"]["possible"] == false);
    BOOST_TEST(json["first"]["sum"] == 2);
    BOOST_TEST(json["first"]["missing"].size() == 3u);
    BOOST_TEST(json["second"]["possible"] == true);
    BOOST_TEST(run({"game", "detainer", "opening", "--levels", "1,1,2,3"}).code == 0);
}

BOOST_AUTO_TEST_CASE(a_battle_has_every_outcome_with_its_chance)
{
    const JsonDocument answer = run({"game", "detainer", "battle", "detainer attack 7 durability 7",
                                     "detainer attack 6 durability 6 critical 30/1", "--json"})
                                    .json();
    BOOST_REQUIRE(answer["outcomes"].size() == 2u);
    BOOST_TEST(answer["outcomes"][1]["ending"] == "messengers");
    BOOST_TEST(answer["outcomes"][1]["probability"] == 0.3);
}

BOOST_AUTO_TEST_CASE(what_is_forbidden_names_clause_and_place)
{
    const Run chips = run({"game", "fetcg", "chips", "turn", "deploy Marth 6/5"});
    BOOST_TEST(chips.code == 2);
    BOOST_TEST(chips.warns("STEP:2: FET-CHIP-5: "));
    const Run typed = run({"game", "fetcg", "chips", "turn", "deplo Marth 3/5"});
    BOOST_TEST(typed.code == 2);
    BOOST_TEST(typed.warns("STEP:2:1: "));
    BOOST_TEST(typed.warns("deploy"));
    const Run move = run({"game", "detainer", "move", "--movement=1", "step", "step", "--json"});
    BOOST_TEST(move.code == 2);
    BOOST_TEST(move.json()["error"]["line"] == 2);
    const auto says = [](const Run& answer, std::string_view text) {
        return answer.code == 2 && answer.out.empty() && answer.warns(text);
    };
    BOOST_TEST(says(run({"game", "fetcg", "fight", "--attack=3", "--chips=0", "--receiver=1"}),
                    "FET-CHIP-9: "));
    BOOST_TEST(says(run({"game", "fetcg", "fight", "--attack=3", "--chips=1", "--receiver=21"}),
                    "FET-CHIP-1: "));
    BOOST_TEST(
        says(run({"game", "fetcg", "damage", "--attack=3", "--against=axe"}), "FET-TRI-2: "));
    BOOST_TEST(says(run({"game", "fetcg", "chips", "deploy \"\" 1/2"}), "STEP:1:8: "));
    BOOST_TEST(
        says(run({"game", "fetcg", "chips", "deploy A 3/3", "heal A A 1"}), "STEP:2: FET-RNG-5: "));
    BOOST_TEST(
        says(run({"game", "detainer", "move", "--movement=2", "back"}), "STEP:1: DET-MOV-4: "));
    BOOST_TEST(
        says(run({"game", "detainer", "battle", "messenger", "unit durability 2"}), "DET-WIN-3: "));
}

BOOST_AUTO_TEST_CASE(the_attack_has_to_be_said)
{
    for (const char* command : {"damage", "fight"}) {
        const Run answer = run({"game", "fetcg", command, "--times=2"});
        BOOST_TEST(answer.code == 2);
        BOOST_TEST(answer.warns("--attack N"), answer.err);
    }
}

BOOST_AUTO_TEST_CASE(the_cost_of_a_crest_ability_is_the_printed_one)
{
    const auto fight = [](const std::string& cost) {
        return run({"game", "fetcg", "fight", "--attack=3", "--weapon=sword", "--chips=4",
                    "--receiver=4", "--crest=Sir: Kain:receiver:defence:" + cost});
    };
    BOOST_TEST(fight("2/2").says("FET-CRE-8"));
    BOOST_TEST(fight("2/2").says("Sir: Kain pays the printed cost of the crest ability: 2."));
    BOOST_TEST(fight("2/2:spirit")
                   .says("pays for the crest ability with chips as it is declared: 2; left: 2."));
    BOOST_TEST(
        fight("2/2:cards").says("pays for the crest ability with cards as it is declared: 2."));
    BOOST_TEST(fight("5/5:spirit").warns("FET-CHIP-9: "));
    BOOST_TEST(fight("2/4").code == 2);
    BOOST_TEST(fight("2/4").warns("FET-CRE-8: "));
}

BOOST_DATA_TEST_CASE(
    bad_input_is_refused_with_exit_2,
    boost::unit_test::data::make(
        {"fetcg damage --attack=x",
         "fetcg damage --attack=100",
         "fetcg damage --attack=3 --weapon=spoon",
         "fetcg damage --attack=3 --double=all",
         "fetcg fight --attack=3 --chips=4 --receiver=4 --crest=Kain",
         "fetcg fight --attack=3 --chips=4 --receiver=4 --crest=Kain:me:speed",
         "fetcg fight --attack=3 --chips=4 --receiver=4 --crest=Kain:receiver:sped",
         "fetcg range boat",
         "fetcg range infantry --blocked=9,9",
         "fetcg range infantry --blocked=0,0",
         "fetcg damage --attack=3 --double=attack --double=attack --double=attack "
         "--double=attack",
         "fetcg fight --attack=3 --chips=4 --receiver=4 --crest=:receiver:luck",
         "fetcg fight --attack=3 --chips=4 --receiver=4 --crest=Kain:receiver:magic:2/x",
         "fetcg fight --attack=3 --chips=4 --receiver=4 --crest=Kain:receiver:magic:2",
         "fetcg chips jump",
         "fetcg chain pass",
         "detainer opening",
         "detainer opening --levels=1,x",
         "detainer battle unit leader",
         "detainer move hop",
         "list chess",
         "fetcg",
         "detainer",
         ""}))
{
    std::vector<std::string> arguments = {"game"};
    std::istringstream words(sample);
    for (std::string word; words >> word;)
        arguments.push_back(word);
    const Run answer = run(arguments);
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.out == "");
}

BOOST_DATA_TEST_CASE(each_calculator_speaks_every_language, boost::unit_test::data::make(languages),
                     language)
{
    for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
             {"game", "fetcg", "damage", "--attack=3", "--triangle=1"},
             {"game", "fetcg", "range", "breath"},
             {"game", "detainer", "opening", "--levels=1,1"},
             {"game", "list", "fetcg"},
             {"game", "fetcg", "--help"},
             {"game", "detainer", "battle", "--help"}}) {
        std::vector<std::string> spoken = arguments;
        spoken.insert(spoken.end(), {"--lang", language});
        const Run answer = run(spoken);
        BOOST_TEST(answer.code != 2);
        BOOST_TEST(answer.err == "");
        BOOST_TEST(!answer.says("cli."));
        BOOST_TEST(!answer.says("calculator."));
    }
}

BOOST_AUTO_TEST_CASE(a_clause_of_another_game_is_explained)
{
    BOOST_TEST(run({"rules", "DET-CON-1"}).says("exactly three Stigmata"));
    const JsonDocument shown = run({"rules", "det-con-1", "--json"}).json();
    BOOST_TEST(shown["clause"] == "DET-CON-1");
    BOOST_TEST(shown["shown"] == true);
    BOOST_TEST(shown["partial"] == true);
    const JsonDocument hidden = run({"rules", "FET-TIM-1", "--json"}).json();
    BOOST_TEST(hidden["shown"] == false);
    BOOST_TEST(!hidden["reason"].is_null());
    BOOST_TEST(run({"rules", "DET-CON-9"}).code == 1);
}

BOOST_DATA_TEST_CASE(the_list_of_clauses_has_those_of_every_game,
                     boost::unit_test::data::make(languages), language)
{
    const Run said = run({"rules", "--lang", language});
    for (const char* id : {"DECK-2", "DET-CON-1", "FET-TIM-4"})
        BOOST_TEST(said.says(id), id);
    const JsonDocument json = run({"rules", "--json", "--lang", language}).json();
    BOOST_REQUIRE(json["games"].size() == 2u);
    BOOST_TEST(json["games"][0]["id"] == "detainer");
    BOOST_TEST(json["games"][0]["unknown"].size() == 6u);
    BOOST_TEST(json["games"][1]["clauses"].size() == 51u);
    const std::string open = json["games"][1]["unknown"][0];
    BOOST_TEST(said.says(open));
}

BOOST_AUTO_TEST_CASE(every_calculator_says_its_game_and_that_it_is_partial)
{
    for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
             {"detainer", "opening", "--levels=1,2"},
             {"detainer", "battle", "unit durability 1", "unit durability 1"},
             {"detainer", "move", "--movement=1", "step"},
             {"fetcg", "damage", "--attack=3"},
             {"fetcg", "fight", "--attack=3", "--chips=1", "--receiver=1"},
             {"fetcg", "chips", "turn"},
             {"fetcg", "range", "magic"},
             {"fetcg", "chain", "A Supply"}}) {
        std::vector<std::string> asked = {"game"};
        asked.insert(asked.end(), arguments.begin(), arguments.end());
        asked.emplace_back("--json");
        const JsonDocument json = run(asked).json();
        BOOST_TEST(json["game"] == arguments[0], arguments[1]);
        BOOST_TEST(json["partial"] == true, arguments[1]);
    }
}

BOOST_AUTO_TEST_CASE(the_games_are_listed_with_what_is_unknown)
{
    const JsonDocument games = run({"game", "list", "--json"}).json();
    BOOST_REQUIRE(games["games"].size() == 3u);
    BOOST_TEST(games["games"][0]["id"] == "cipher");
    BOOST_TEST(games["games"][0]["partial"] == false);
    const JsonDocument detainer = run({"game", "list", "detainer", "--json"}).json();
    BOOST_TEST(detainer["unknown"].size() == 6u);
    BOOST_TEST(detainer["clauses"].size() == 43u);
}

BOOST_AUTO_TEST_CASE(options_that_contradict_one_another_are_refused)
{
    const Run magic =
        run({"game", "fetcg", "fight", "--attack", "3", "--weapon", "sword", "--magic"});
    BOOST_TEST(magic.code == 2);
    BOOST_TEST(magic.warns("--magic"), magic.err);
    const Run blocked = run({"game", "fetcg", "range", "magic", "--blocked", "1,0"});
    BOOST_TEST(blocked.code == 2);
    BOOST_TEST(blocked.warns("--blocked"), blocked.err);
}

// FET-DMG-1
BOOST_AUTO_TEST_CASE(an_attack_of_0_is_an_attack)
{
    const Run damage = run({"game", "fetcg", "damage", "--attack", "0", "--modifier", "2"});
    BOOST_TEST(damage.code == 0);
    BOOST_TEST(damage.says("Damage: 2"), damage.out);
    BOOST_TEST(run({"game", "fetcg", "damage", "--attack", "x"}).warns("x"));
}

BOOST_AUTO_TEST_CASE(a_slip_of_a_fighter_says_of_which)
{
    const auto file = [](const char* first, const char* second) {
        return run({"game", "detainer", "battle", first, second, "--json"}).json()["error"]["file"];
    };
    BOOST_TEST(file("unit", "unit durability 1") == "ATTACKER");
    BOOST_TEST(file("unit durability 1", "unit durabilty 1") == "DEFENDER");
}

BOOST_AUTO_TEST_CASE(an_order_that_is_open_gives_each_way_a_battle_may_end)
{
    const std::vector<std::string> asked = {"game", "detainer", "battle",
                                            "unit attack 5 durability 9 breaks-stigma",
                                            "detainer durability 5 stigmata 3"};
    BOOST_TEST(run(asked).says("If effects break Stigmata only after the retreats:"));
    std::vector<std::string> as_json = asked;
    as_json.emplace_back("--json");
    const JsonDocument outcomes = run(as_json).json()["outcomes"];
    BOOST_REQUIRE(outcomes.size() == 2u);
    BOOST_TEST(outcomes[0]["breaks_before_retreats"] == true);
    BOOST_TEST(outcomes[1]["breaks_before_retreats"] == false);
    BOOST_TEST(outcomes[1]["second"]["stigmata"] == 1);
}

BOOST_AUTO_TEST_CASE(what_was_not_said_is_not_made_up)
{
    const Run battle =
        run({"game", "detainer", "battle", "unit attack 7 durability 5", "detainer durability 6"});
    BOOST_TEST(battle.says("The speed of the attacker was not said; it is taken as 0."));
    BOOST_TEST(battle.says("The attack of the defender was not said"));
    BOOST_TEST(battle.says("How many Stigmata the player of the defender has left was not said"));
    BOOST_TEST(run({"game", "fetcg", "fight", "--attack=3"}).warns("Say the chips on both units"));
    BOOST_TEST(run({"game", "detainer", "move", "step"}).warns("Say the movement"));
    BOOST_TEST(!run({"game", "fetcg", "damage", "--attack=3", "--weapon=sword", "--flying"})
                    .says("FET-TRI"));
    const auto fight = [](const char* crest) {
        return run({"game", "fetcg", "fight", "--attack=3", "--chips=5", "--receiver=5", crest});
    };
    BOOST_TEST(fight("--crest=X:receiver:magic").warns("FET-CRE-6: Whether 【魔】 of X helps"));
    BOOST_TEST(fight("--crest=X:receiver:defence").warns("FET-CRE-5: Whether 【守】 of X helps"));
    BOOST_TEST(
        run({"game", "fetcg", "fight", "--attack=3", "--chips=5", "--receiver=5", "--counter"})
            .says("How strong a counter is the document leaves open"));
}

BOOST_AUTO_TEST_CASE(a_fighter_without_durability_is_refused)
{
    const Run battle =
        run({"game", "detainer", "battle", "unit attack 3", "unit attack 1 durability 2"});
    BOOST_TEST(battle.code == 2);
    BOOST_TEST(battle.warns("durability"), battle.err);
}

BOOST_AUTO_TEST_CASE(the_profile_of_cipher_has_its_card_form_and_the_rules_of_the_rulebook)
{
    const JsonDocument cipher = run({"game", "list", "cipher", "--json"}).json();
    BOOST_TEST(cipher["counted_by"] == "name");
    BOOST_TEST(cipher["construction_rules"] == true);
    BOOST_TEST(cipher["numbers"] == JsonDocument({"cost", "class-change", "attack", "support"}));
    BOOST_TEST(run({"game", "list", "cipher"}).says("Numbers on cards: Deployment Cost"));
    BOOST_TEST(run({"game", "list", "detainer"}).says("Types of cards: Unit, Detainer"));
}

BOOST_AUTO_TEST_SUITE_END()
