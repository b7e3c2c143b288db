#include "calculators/fetcg/script.h"
#include "calculators/script_words.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::fetcg;

namespace {

Fault chip_fault(std::string_view script)
{
    return std::get<Fault>(read_chip_script(script));
}

bool is_at(const Fault& fault, int line, int column)
{
    return fault.place == Place{{}, line, column};
}

} // namespace

BOOST_AUTO_TEST_SUITE(fetcg_scripts)

BOOST_AUTO_TEST_CASE(names_with_spaces_stand_in_quotation_marks)
{
    const auto actions = std::get<std::vector<ChipAction>>(
        read_chip_script("  weapon \"Iron Sword\" 1/2\n\nturn\n"));
    BOOST_REQUIRE(actions.size() == 2u);
    BOOST_TEST(actions[0].name == "Iron Sword");
    BOOST_TEST(actions[0].chips == 1);
    BOOST_TEST(actions[0].max == 2);
    BOOST_TEST(line_of_action("  weapon W 1/2\n\nturn\n", 1) == 3);
}

BOOST_AUTO_TEST_CASE(a_name_before_a_number_needs_no_quotation_marks)
{
    const auto actions = std::get<std::vector<ChipAction>>(
        read_chip_script("deploy Prince Marth 3/5\nuse Prince Marth 2\nheal Lena \"Prince "
                         "Marth\" 1\n"));
    BOOST_REQUIRE(actions.size() == 3u);
    BOOST_TEST(actions[0].name == "Prince Marth");
    BOOST_TEST(actions[1].name == "Prince Marth");
    BOOST_TEST(actions[2].name == "Lena");
    BOOST_TEST(actions[2].to == "Prince Marth");
    BOOST_TEST(is_at(chip_fault("deploy Marth"), 1, 13));
    BOOST_TEST(is_at(chip_fault("deploy Prince Marth"), 1, 15));
}

BOOST_AUTO_TEST_CASE(a_fault_has_its_line_and_its_column_in_letters)
{
    BOOST_TEST(is_at(chip_fault("turn\ndeplo Marth 3/5"), 2, 1));
    BOOST_TEST(chip_fault("deplo Marth 3/5").suggestions.front() == "deploy");
    BOOST_TEST(is_at(chip_fault("deploy マルス 3"), 1, 12));
    BOOST_TEST(is_at(chip_fault("deploy マルス 3/101"), 1, 14));
    BOOST_TEST((chip_fault("deploy Marth 3/101").kind == FaultKind::OutOfRange));
    BOOST_TEST(is_at(chip_fault("deploy Marth 3/0"), 1, 16));
    BOOST_TEST((chip_fault("deploy Marth 3/0").kind == FaultKind::OutOfRange));
    BOOST_TEST((chip_fault("surprise two").kind == FaultKind::NotANumber));
    BOOST_TEST((chip_fault("surprise -1").kind == FaultKind::OutOfRange));
    BOOST_TEST((chip_fault("surprise 99999999999").kind == FaultKind::OutOfRange));
    BOOST_TEST(is_at(chip_fault("surprise"), 1, 9));
    BOOST_TEST(is_at(chip_fault("turn now"), 1, 6));
    BOOST_TEST((chip_fault("deploy \"Marth").kind == FaultKind::QueryUnclosedQuote));
}

BOOST_AUTO_TEST_CASE(faults_of_the_chain_have_their_place_too)
{
    const auto fault = [](std::string_view script) {
        return std::get<Fault>(read_chain_script(script));
    };
    BOOST_TEST(is_at(fault("A One\nC Two"), 2, 1));
    BOOST_TEST(is_at(fault("A One chip 2"), 1, 7));
    BOOST_TEST(fault("A One chip 2").suggestions.front() == "chips");
    BOOST_TEST(is_at(fault("A One chips"), 1, 12));
    BOOST_TEST(is_at(fault("pass now"), 1, 6));
    BOOST_TEST(is_at(fault("A"), 1, 2));
    BOOST_TEST(is_at(fault("A One chips 1 chips 2"), 1, 15));
    BOOST_TEST(is_at(fault("A One stops 0"), 1, 13));
}

BOOST_AUTO_TEST_CASE(an_attack_is_read_as_it_is_typed)
{
    const auto written = std::get<WrittenFight>(
        read_fight("attack 3 weapon sword against axe times 2 extra 3 lessened 1 double attack "
                   "chips 4 receiver 5 crest \"Sir Kain\" receiver speed"));
    BOOST_TEST(written.has_chips);
    BOOST_TEST(written.fight.damage.attack.value == 3);
    BOOST_TEST(written.fight.damage.attack.doublings == 1);
    BOOST_TEST(written.fight.damage.modifier.value == 1);
    BOOST_TEST(written.fight.damage.modifier.plus == -1);
    BOOST_TEST(written.fight.damage.attacks.value == 2);
    BOOST_TEST(written.fight.cost == 3);
    BOOST_REQUIRE(written.fight.crests.size() == 1u);
    BOOST_TEST(written.fight.crests[0].unit == "Sir Kain");
    BOOST_TEST(!written.fight.crests[0].is_attackers);
    const auto fault = [](std::string_view text) { return std::get<Fault>(read_fight(text)); };
    BOOST_TEST(is_at(fault("attack 3 weapon sowrd"), 1, 17));
    BOOST_TEST(fault("attack 3 weapon sowrd").suggestions.front() == "sword");
    BOOST_TEST(is_at(fault("attack 3 tims 2"), 1, 10));
    BOOST_TEST(is_at(fault("attack 3 halve all"), 1, 16));
    BOOST_TEST(is_at(fault("attack 3\nattack 4"), 2, 1));
    BOOST_TEST(is_at(fault("attack 3 chips 4"), 1, 17), "chips of one side are half a fight");
}

BOOST_AUTO_TEST_CASE(every_element_may_have_a_plus_and_a_minus)
{
    const auto written = std::get<WrittenFight>(
        read_fight("attack 3 times 2 double times plus times 1 minus extra 2 plus extra 5"));
    BOOST_TEST(written.fight.damage.attacks.plus == 1);
    BOOST_TEST(written.fight.damage.extra.plus == 3);
    BOOST_TEST(damage_of(written.fight.damage).damage.low == 3 * (2 * 2 + 1) + 3, "FET-DMG-2");
    const auto fault = [](std::string_view text) { return std::get<Fault>(read_fight(text)); };
    BOOST_TEST(is_at(fault("attack 3 plus tims 1"), 1, 15));
    BOOST_TEST(is_at(fault("attack 3 plus times 60 plus times 60"), 1, 24));
    BOOST_TEST(is_at(fault("attack 3 modifier 60 modifier 60"), 1, 22));
}

BOOST_AUTO_TEST_CASE(a_crest_ability_may_have_its_cost_behind_it)
{
    const auto written = std::get<WrittenFight>(read_fight(
        "attack 3 crest Alan receiver magic 2/2 crest Kain attacker skill chips 4 receiver 1"));
    BOOST_REQUIRE(written.fight.crests.size() == 2u);
    BOOST_TEST(written.fight.crests[0].printed_cost.value() == 2);
    BOOST_TEST(written.fight.crests[0].paid == 2);
    BOOST_TEST(!written.fight.crests[1].printed_cost);
    BOOST_TEST(written.fight.attacker_chips == 4);
    BOOST_TEST(written.fight.receiver_chips == 1);
}

BOOST_AUTO_TEST_CASE(what_no_rule_can_mean_is_refused_at_its_place)
{
    const auto fault = [](std::string_view text) { return std::get<Fault>(read_fight(text)); };
    BOOST_TEST((fault("attack 3 attack 4").kind == FaultKind::RepeatedKey));
    BOOST_TEST(is_at(fault("attack 3 attack 4"), 1, 10));
    BOOST_TEST(is_at(fault("attack 100"), 1, 8));
    const Fault fourth = fault("attack 1 double attack double attack double attack double attack");
    BOOST_TEST((fourth.kind == FaultKind::OutOfRange));
    BOOST_TEST(is_at(fourth, 1, 52));
    BOOST_TEST(is_at(fault("attack 1 crest \"\" attacker luck"), 1, 16));
    BOOST_TEST(is_at(fault("attack 1 crest Alan receiver magic 2/x"), 1, 38));
    BOOST_TEST(is_at(chip_fault("deploy \"\" 1/2"), 1, 8));
    BOOST_TEST(is_at(chip_fault("deploy \" \" 1/2"), 1, 8));
    BOOST_TEST(std::get<WrittenFight>(read_fight("attack 3 against axe")).refused->clause ==
               "FET-TRI-2");
}

BOOST_AUTO_TEST_CASE(squares_may_be_blocked)
{
    const auto written = std::get<WrittenSquares>(read_squares("cavalry blocked 0,1 -1,0"));
    BOOST_TEST((written.shape == Shape::Cavalry));
    BOOST_REQUIRE(written.blocked.size() == 2u);
    BOOST_TEST((written.blocked[1] == Square{-1, 0}));
    const auto fault = [](std::string_view text) { return std::get<Fault>(read_squares(text)); };
    BOOST_TEST(is_at(fault("boat"), 1, 1));
    BOOST_TEST(is_at(fault("cavalry 0,1"), 1, 9));
    BOOST_TEST(is_at(fault("cavalry blocked"), 1, 16));
    BOOST_TEST(is_at(fault("cavalry blocked 0,1 4,0"), 1, 21));
    BOOST_TEST(is_at(fault("cavalry blocked 0,0"), 1, 17));
    BOOST_TEST(is_at(fault("cavalry\nflying"), 2, 1));
}

// FET-DMG-1, FET-CRE-5, FET-CRE-6
BOOST_AUTO_TEST_CASE(what_an_attack_has_no_use_for_is_refused_where_it_stands)
{
    const auto column = [](std::string_view text) {
        const auto read = read_fight(text);
        const Fault* fault = std::get_if<Fault>(&read);
        return fault ? fault->place.column : 0;
    };
    BOOST_TEST(column("weapon sword against axe") == 25, "no attack");
    BOOST_TEST(column("attack 3 crest X attacker strength") == 10, "no chips");
    BOOST_TEST(column("attack 3 out-of-range") == 10);
    BOOST_TEST(column("attack 3 weapon sword magic") == 23);
    BOOST_TEST(column("attack 3 weapon fire magic chips 1 receiver 1") == 0);
    BOOST_TEST(column("attack 3 counter chips 4 receiver 4") == 0);
    BOOST_TEST(!std::get<WrittenFight>(read_fight("attack 3 chips 4 receiver 4")).fight.knows_kind);
}

BOOST_AUTO_TEST_SUITE_END()
