#include "cards/effects/filter.h"

#include "test_library.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(filter)

namespace {

const Vocabulary& words()
{
    static const Vocabulary shipped = shipped_words();
    return shipped;
}

Filter filter_of(std::string_view text)
{
    FilterFault fault;
    const auto read = parse_filter(text, words(), fault);
    BOOST_REQUIRE_MESSAGE(read, fault.word);
    return *read;
}

struct Slip {
    std::string text;
    std::string word;
    std::string suggestion;
};

std::ostream& operator<<(std::ostream& out, const Slip& slip)
{
    return out << slip.text;
}

const std::vector<Slip> slips = {
    {"ally,atacker", "atacker", "attacker"},
    {"enmy", "enmy", "enemy"},
    {"ally,tag:rde", "rde", "red"},
    {"not-protagonst", "not-protagonst", "protagonist"},
    {"cost<=two", "cost<=two", ""},
    {"name:", "name:", "name:"},
    {"ally,", "", ""},
    {"strength=>80", "strength=>80", ""},
    {"raised<=10", "raised<=10", ""},
    {"name-of:", "name-of:", "name-of:"},
    {"name-of:chosn", "chosn", "chosen"},
    {"name-of:(ally,othr)", "othr", "other"},
    {"mark:XY", "mark:XY", "mark:"},
    {"emblem:nobody", "emblem:nobody", ""},
};

} // namespace

BOOST_DATA_TEST_CASE(a_word_that_is_not_there_is_told, boost::unit_test::data::make(slips))
{
    FilterFault fault;
    BOOST_TEST(!parse_filter(sample.text, words(), fault).has_value());
    BOOST_TEST(fault.word == sample.word);
    if (!sample.suggestion.empty())
        BOOST_TEST(
            (std::ranges::find(fault.suggestions, sample.suggestion) != fault.suggestions.end()));
}

BOOST_AUTO_TEST_CASE(two_words_that_rule_each_other_out_are_told)
{
    for (const std::string text :
         {"ally,enemy", "self,other", "self,enemy", "tapped,untapped", "front,back",
          "attacker,defender", "supported,opposing", "cost<=2,cost>=3", "cost=1,cost=2",
          "strength>=50,strength<=40", "support=10,support=X", "tag:red,nottag:red",
          "name:Marth,notname:Marth", "any-symbol,no-symbol", "title:One,title:Two",
          "ally,name-of:(ally,enemy)", "name-of:self,not-name-of:self"}) {
        FilterFault fault;
        BOOST_TEST(!parse_filter(text, words(), fault).has_value(), text);
        BOOST_TEST(!fault.word.empty(), text);
        BOOST_TEST(!fault.against.empty(), text);
    }
    for (const std::string text :
         {"ally,other", "cost>=2,cost<=2", "tag:red,nottag:blue", "tag:red,tag:blue",
          "name:Marth|Caeda,notname:Marth", "strength>=10,raised>=10", "not-front,not-back",
          "nottitle:One,nottitle:Two", "ally,name-of:enemy"}) {
        FilterFault fault;
        BOOST_TEST(parse_filter(text, words(), fault).has_value(), text);
    }
    FilterFault fault;
    parse_filter("ally,tag:red,enemy", words(), fault);
    BOOST_TEST(fault.word == "enemy");
    BOOST_TEST(fault.against == "ally");
}

BOOST_AUTO_TEST_CASE(a_word_and_its_opposite_ask_the_same_question)
{
    BOOST_TEST((filter_of("other") == filter_of("not-self")));
    BOOST_TEST((filter_of("untapped") == filter_of("not-tapped")));
    BOOST_TEST((filter_of("face-down") == filter_of("not-face-up")));
    BOOST_TEST((filter_of("tapped") != filter_of("untapped")));
}

BOOST_AUTO_TEST_CASE(a_filter_inside_another_stands_in_parentheses)
{
    const Filter outer = filter_of("other,name-of:(ally,tag:red),tapped");
    BOOST_REQUIRE(outer.cards.size() == 1u);
    BOOST_REQUIRE(outer.cards[0].units.size() == 1u);
    BOOST_TEST((outer.cards[0].units[0] == filter_of("ally,tag:red")));
    BOOST_TEST(outer.wants(Quality::Tapped));
}

BOOST_AUTO_TEST_CASE(a_filter_stands_in_three_others_and_no_more)
{
    FilterFault fault;
    BOOST_TEST(parse_filter("name-of:name-of:name-of:ally", shipped_words(), fault).has_value());
    std::string deep = "ally";
    for (int at = 0; at < 20'000; ++at) // neither for ever nor without end
        deep.insert(0, "name-of:");
    BOOST_TEST(!parse_filter(deep, shipped_words(), fault).has_value());
}

BOOST_AUTO_TEST_CASE(names_and_tags_are_joined_by_or_and_by_and)
{
    const Filter either = filter_of("tag:tome|staff");
    BOOST_TEST(!either.cards[0].each);
    const Filter both = filter_of("tag:flier+dragon");
    BOOST_TEST(both.cards[0].each);
    BOOST_TEST(both.cards[0].words.size() == 2u);
    BOOST_TEST(filter_of("notname:Ilyana").cards[0].negated);
    BOOST_TEST(filter_of("name:Palla&Est").cards[0].each);
}

BOOST_AUTO_TEST_CASE(costs_are_asked_from_one_side_or_exactly)
{
    BOOST_TEST(filter_of("cost<=2").cards[0].max == 2);
    BOOST_TEST(filter_of("cost>=4").cards[0].min == 4);
    const CardTest exactly = filter_of("cost=1").cards[0];
    BOOST_TEST(exactly.min == 1);
    BOOST_TEST(exactly.max == 1);
}

BOOST_AUTO_TEST_SUITE_END()
