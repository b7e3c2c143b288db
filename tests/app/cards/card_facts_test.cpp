#include "app/cards/card_facts.h"

#include "app/known_cards.h"
#include "app/skills/skill_text.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace facts_of_cards {

struct CardFactsTest {
    Messages english{KIZUNA_TEST_LOCALES, "en"};
    const CardLibrary& library = shipped_library();

    /// What is told about a card under a label; "-" where nothing is.
    std::string fact(std::string_view id, const std::string& label) const
    {
        for (const CardFact& each : card_facts(*library.find_id(id), library, english)) {
            if (each.label == label)
                return each.text;
        }
        return "-";
    }

    std::string skill(std::string_view id, std::size_t number, const Messages& messages) const
    {
        return skill_text(library.find_id(id)->skills.all().at(number), library, messages);
    }
};

} // namespace facts_of_cards

BOOST_FIXTURE_TEST_SUITE(facts_of_cards, CardFactsTest)

BOOST_AUTO_TEST_CASE(the_face_of_a_card_is_told)
{
    BOOST_TEST(fact("B01-003", "Class") == "Lord");
    BOOST_TEST(fact("B01-003", "Symbol") == "Blade of Light");
    BOOST_TEST(fact("B01-003", "Weapon") == "Sword");
    BOOST_TEST(fact("B01-003", "Deployment Cost") == "1");
    BOOST_TEST(fact("B01-003", "Class Change Cost") == "none");
    BOOST_TEST(fact("B01-003", "Attack") == "40");
}

BOOST_AUTO_TEST_CASE(printed_x_stays_x)
{
    BOOST_TEST(fact("B22-012", "Deployment Cost") == "X");
}

BOOST_AUTO_TEST_CASE(a_card_without_exceptions_tells_none)
{
    for (const char* label : {"Same Card Name as", "Several allies of this unit", "Bond",
                              "Also counts as", "May level up onto"})
        BOOST_TEST(fact("B01-003", label) == "-");
}

BOOST_AUTO_TEST_CASE(exceptions_are_told_where_a_card_makes_them)
{
    BOOST_TEST(fact("B01-100", "Copies in a deck") == "any number");
    BOOST_TEST(fact("B01-100", "Several allies of this unit") == "always allowed");
    BOOST_TEST(fact("B15-072", "Several allies of this unit") == "at most two");
    BOOST_TEST(fact("B02-082", "Bond") == "may never be put into the bond area");
    BOOST_TEST(fact("B08-047a", "Same Card Name as") == "B08-047b and B08-047c");
    BOOST_TEST(fact("B22-059", "Also counts as") == "Zelgius (in the hand)");
    BOOST_TEST(fact("B08-053", "Also counts as") == "the protagonist (as a face-up bond card)");
    BOOST_TEST(fact("B20-043", "May level up onto") == "any ally");
}

BOOST_AUTO_TEST_CASE(a_skill_is_told_by_category_cost_and_effect)
{
    BOOST_TEST(skill("B01-001", 1, english) ==
               "CONT: While this unit is attacking a ‹Dragon› enemy, this unit "
               "gets +20 Attack.");
    BOOST_TEST(skill("B01-003", 0, english) ==
               "ACT: [tap this unit, tap another ally] Usable only if this unit is in the "
               "front line: move 1 enemy to the other line.");
}

BOOST_AUTO_TEST_CASE(a_support_skill_tells_what_its_emblem_does)
{
    BOOST_TEST(
        skill("B01-003", 1, english)
            .starts_with("SUPP, attack type: Hero Emblem. If the attacking unit is ‹Blade of "
                         "Light›, "));
}

BOOST_AUTO_TEST_CASE(the_price_of_a_support_skill_stands_behind_its_emblem)
{
    BOOST_TEST(
        skill("B05-024", 1, english)
            .starts_with("SUPP, attack type: Sword of the Thieving Wildcat. [flip 1 bond] "));
}

BOOST_AUTO_TEST_CASE(filters_are_told_in_words)
{
    BOOST_TEST(filter_text("tag:red,other", library, english) ==
               "Blade of Light, other than this one");
    BOOST_TEST(filter_text("name:Leo|Elise", library, english) == "Leo or Elise");
    BOOST_TEST(filter_text("name:Palla&Est", library, english) == "Palla and Est");
    BOOST_TEST(filter_text("tag:flier+dragon", library, english) == "Flier and Dragon");
    BOOST_TEST(filter_text("tag:male,cost<=3", library, english) ==
               "Male, Deployment Cost 3 or less");
    BOOST_TEST(filter_text("notname:Ilyana", library, english) == "not Ilyana");
}

BOOST_AUTO_TEST_CASE(units_are_called_as_the_language_has_them)
{
    const Messages japanese(KIZUNA_TEST_LOCALES, "ja");
    BOOST_TEST(filter_text("name:Marth", library, japanese) == "マルス");
    BOOST_TEST(filter_text("name:Marth", library, italian()) == "Marth");
}

BOOST_AUTO_TEST_CASE(every_cost_and_filter_of_the_shipped_cards_has_words)
{
    for (const Card& card : library.cards()) {
        for (const Skill& each : card.skills) {
            if (!each.cost)
                continue;
            const SkillCost& cost = *each.cost;
            for (const std::string_view filter :
                 {cost.tap_filter.view(), cost.flip_filter.view(), cost.discard_filter.view()}) {
                const std::string text = filter_text(filter, library, english);
                BOOST_TEST(text.find(':') == std::string::npos, card.id + ": " + text);
            }
            const std::string text = skill_text(each, library, english);
            BOOST_TEST(text.find('=') == std::string::npos, card.id + ": " + text);
            BOOST_TEST(text.find('_') == std::string::npos, card.id + ": " + text);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
