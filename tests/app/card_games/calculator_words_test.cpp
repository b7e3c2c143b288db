#include "app/card_games/calculators.h"
#include "test_library.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <map>
#include <string>

using namespace kizuna;
using namespace kizuna::test;
namespace data = boost::unit_test::data;

namespace {

/// What is typed before the word, so that it can be meant.
std::string before(std::string_view calculator, const CalculatorWord& word)
{
    const std::string first(word.text.substr(0, word.text.find(' ')));
    const std::map<std::string, std::string> others = {
        {"battle durability", "unit durability 1\nunit"},
        {"damage attack", ""},
        {"damage weapon", "attack 3"},
        {"damage magic", "attack 3 chips 4 receiver 4"},
        {"damage chips", "attack 3"},
        {"chips deploy", ""},
        {"range blocked", "infantry"},
        {"chain stops", "A Draw\nB No"},
    };
    if (const auto other = others.find(std::string(calculator) + ' ' + first);
        other != others.end())
        return other->second;
    if (calculator == "battle")
        return word.begins_line ? "unit durability 1" : "unit durability 1\nunit durability 1";
    if (calculator == "move")
        return "2\nstep";
    if (calculator == "damage")
        return "attack 3 weapon sword chips 4 receiver 4";
    if (calculator == "chips")
        return "deploy Marth 3/5\ndeploy Lena 3/5";
    return calculator == "chain" ? "A Draw" : "";
}

} // namespace

BOOST_AUTO_TEST_SUITE(calculator_words)

BOOST_DATA_TEST_CASE(each_that_is_offered_may_be_typed, data::xrange(calculators().size()), at)
{
    const Messages english(KIZUNA_TEST_LOCALES, "en");
    const Calculator& calculator = calculators()[at];
    BOOST_TEST(!calculator.words.empty());
    for (const CalculatorWord& word : calculator.words) {
        const std::string typed = before(calculator.id, word);
        const std::string text = with_word(typed, typed.size(), word).first;
        BOOST_TEST(calculator.calculate(text, english).fault == "", text);
    }
}

BOOST_AUTO_TEST_CASE(a_word_is_put_in_between_spaces)
{
    const CalculatorWord word{.text = "flying", .meaning = "cli.fetcg.flying"_msg};
    BOOST_TEST(with_word("", 0, word).first == "flying");
    BOOST_TEST(with_word("attack 3", 8, word).first == "attack 3 flying");
    BOOST_TEST(with_word("attack 3 ", 9, word).first == "attack 3 flying");
    BOOST_TEST(with_word("attack 3 base", 8, word).first == "attack 3 flying base");
    BOOST_TEST(with_word("attack 3 base", 9, word).first == "attack 3 flying base");
    BOOST_TEST(with_word("attack 3 base", 8, word).second == 15u);
}

BOOST_AUTO_TEST_CASE(a_word_that_begins_a_line_is_put_in_behind_the_line_of_the_cursor)
{
    const CalculatorWord word{
        .text = "turn", .meaning = "calculator.word.turn"_msg, .begins_line = true};
    BOOST_TEST(with_word("", 0, word).first == "turn");
    BOOST_TEST(with_word("item 2", 1, word).first == "item 2\nturn");
    BOOST_TEST(with_word("item 2\nland 1", 1, word).first == "item 2\nturn\nland 1");
    BOOST_TEST(with_word("item 2\n", 7, word).first == "item 2\nturn");
    BOOST_TEST(with_word("item 2\n", 7, word).second == 11u);
}

BOOST_AUTO_TEST_SUITE_END()
