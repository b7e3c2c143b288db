#include "app/skills/effect_tip.h"

#include "app/skills/skill_text.h"
#include "app/text/card_label.h"
#include "cards/text/text_folding.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace effect_tips {

struct EffectTipTest {
    const CardLibrary& library = shipped_library();
    const Messages english{KIZUNA_TEST_LOCALES, "en"};
};

int widest_line(std::string_view text)
{
    int widest = 0;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        widest = std::max(widest, display_width(text.substr(0, end)));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return widest;
}

} // namespace effect_tips
using namespace effect_tips;

BOOST_FIXTURE_TEST_SUITE(effect_tip_of_card, EffectTipTest)

BOOST_AUTO_TEST_CASE(lines_break_between_words_and_where_the_text_does)
{
    BOOST_TEST(in_columns("one two three\nfour", 8) == "one two\nthree\nfour");
    BOOST_TEST(in_columns("", 8).empty());
    BOOST_TEST(in_columns("exactly8", 8) == "exactly8");
}

BOOST_AUTO_TEST_CASE(japanese_letters_take_two_columns_and_a_closing_sign_begins_no_line)
{
    BOOST_TEST(in_columns("カードを引く。次", 8) == "カードを\n引く。次");
    BOOST_TEST(in_columns("四文字だ。", 8) == "四文字\nだ。");
}

BOOST_AUTO_TEST_CASE(a_tip_says_the_name_and_then_each_skill_from_a_line_of_its_own)
{
    const Card& card = *library.find_id("B01-003");
    std::string expected = card_name(card, "en");
    for (const Skill& skill : card.skills)
        expected += '\n' + in_columns(skill_text(skill, library, english));
    BOOST_TEST(effect_tip(card, library, english) == expected);
}

BOOST_AUTO_TEST_CASE(no_tip_of_any_card_is_too_wide_in_any_language)
{
    for (const std::string& language : message_languages()) {
        const Messages messages(KIZUNA_TEST_LOCALES, language);
        for (const Card& card : library.cards()) {
            const std::string tip = effect_tip(card, library, messages);
            BOOST_TEST_CONTEXT(card.id << ' ' << language << '\n' << tip)
            BOOST_REQUIRE(widest_line(tip) <= tip_columns);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_skill_that_plays_as_nothing_says_so_before_its_text)
{
    Skill skill = library.find_id("B01-003")->skills.front();
    const std::string text = skill_text(skill, library, english);
    skill.scripted = true;
    BOOST_TEST(marked_skill_text(skill, library, english) == text);
    BOOST_TEST(spoken_skill_text(skill, library, english) == text);
    BOOST_TEST(skill_parts(skill, library, english).unplayed.empty());
    skill.scripted = false;
    BOOST_TEST(spoken_skill_text(skill, library, english) == "not played by the engine: " + text);
    BOOST_TEST(marked_skill_text(skill, library, english) == "⊘ not played by the engine: " + text);
    BOOST_TEST(skill_parts(skill, library, english).unplayed == "not played by the engine");
}

BOOST_AUTO_TEST_SUITE_END()
