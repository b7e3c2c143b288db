#include "app/skills/effect_sentences.h"

#include "app/skills/skill_text.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

#include <map>

using namespace kizuna;
using namespace kizuna::test;

namespace effect_sentences_of_skills {

struct EffectSentencesTest {
    const CardLibrary& library = shipped_library();
    const Messages english{KIZUNA_TEST_LOCALES, "en"};
    const Messages japanese{KIZUNA_TEST_LOCALES, "ja"};
    const Messages italian{KIZUNA_TEST_LOCALES, "it"};

    std::string sentence(std::string_view id, std::size_t at, const Messages& messages) const
    {
        return skill_text(library.find_id(id)->skills.all().at(at), library, messages);
    }

    /// Calls `use(card, number from 1, skill)` for each skill that has an effect, its emblem's too.
    template <typename Use>
    void for_each_script(Use use) const
    {
        for (const Card& card : library.cards()) {
            for (std::size_t at = 0; at < card.skills.size(); ++at) {
                if (card.skills[at].script || card.skills[at].emblem)
                    use(card, at + 1, card.skills[at]);
            }
        }
    }
};

/// What an effect says: all of it, but for what its sentence does not depend on.
bool is_the_same(const Skill& one, const Skill& other)
{
    if (one.emblem || other.emblem)
        return one.emblem == other.emblem && one.emblem_parameter == other.emblem_parameter &&
               one.support_type == other.support_type && one.cost == other.cost;
    return one.category == other.category && one.once_per_turn == other.once_per_turn &&
           one.marks == other.marks && one.mark_symbols == other.mark_symbols &&
           one.cost == other.cost && *one.script == *other.script;
}

} // namespace effect_sentences_of_skills

BOOST_FIXTURE_TEST_SUITE(effect_sentences_of_skills, EffectSentencesTest)

BOOST_AUTO_TEST_CASE(every_effect_has_a_sentence_without_a_gap_in_each_language)
{
    for_each_script([&](const Card& card, std::size_t number, const Skill& skill) {
        for (const Messages* messages : {&english, &japanese, &italian}) {
            const std::string text = skill_text(skill, library, *messages);
            const std::string place =
                card.id + "#" + std::to_string(number) + " " + messages->language() + ": " + text;
            BOOST_TEST(!effect_sentences(skill, library, *messages).empty(), place);
            for (const char* gap :
                 {"{", "}", "#", "  ", " .", " ,", "、、", "。。", "effect.", "facts.", ",,", ",."})
                BOOST_TEST(text.find(gap) == std::string::npos, place);
        }
    });
}

BOOST_AUTO_TEST_CASE(what_a_field_of_a_card_says_is_a_sentence_too)
{
    for (const Card& card : library.cards()) {
        for (const Skill& skill : card.skills) {
            for (const Messages* messages : {&english, &japanese, &italian}) {
                if (skill.states != StatedField::None)
                    BOOST_TEST(!effect_sentences(skill, library, *messages).empty(), card.id);
            }
        }
    }
    BOOST_TEST(sentence("B01-056", 0, english) == "SPEC: This card also has the Unit Name Marth.");
    BOOST_TEST(sentence("B22-059", 0, english) ==
               "SPEC: While this card is in your hand, it also has the Unit Name Zelgius.");
    BOOST_TEST(sentence("B08-053", 0, english) == "BOND CONT, BS: While this card is face-up in "
                                                  "your bonds, it also has your protagonist’s "
                                                  "Unit Name.");
    BOOST_TEST(sentence("P10-003", 0, english) == "AUTO: Until the end of the turn in which this "
                                                  "card is deployed, it also has the Unit Name "
                                                  "Shannan.");
    BOOST_TEST(sentence("B01-061", 0, english) == "SPEC: This card cannot be put into the bonds.");
    BOOST_TEST(sentence("B01-100", 1, english) ==
               "SPEC: This card may be deployed although there is an ally named Anna, and any "
               "number of them may stand at once.");
    BOOST_TEST(sentence("B01-100", 2, english) ==
               "SPEC: A deck may have any number of copies of this card.");
    BOOST_TEST(sentence("B09-048", 0, english) ==
               "SPEC: A deck may have any number of copies of this card.");
    BOOST_TEST(sentence("B15-072", 0, english) ==
               "SPEC: This card may be deployed although there is an ally named Takumi, and up to "
               "2 of them may stand at once.");
    BOOST_TEST(sentence("B06-097", 0, english) ==
               "SPEC: While you have no allies named Anankos, this card may also level up an ally "
               "named Garon or Gunter.");
    BOOST_TEST(sentence("B20-001", 0, english) ==
               "SPEC: This card may also level up an ally named Corrin (Male) or Corrin (Female).");
}

BOOST_AUTO_TEST_CASE(unequal_effects_have_unequal_sentences_in_each_language)
{
    for (const Messages* messages : {&english, &japanese, &italian}) {
        std::map<std::string, std::pair<std::string, const Skill*>> known;
        for_each_script([&](const Card& card, std::size_t number, const Skill& skill) {
            const std::string name = card.id + "#" + std::to_string(number);
            const auto [place, is_new] =
                known.emplace(skill_text(skill, library, *messages), std::pair(name, &skill));
            BOOST_TEST((is_new || is_the_same(*place->second.second, skill)),
                       place->second.first + " and " + name + ": " + place->first);
        });
    }
}

BOOST_AUTO_TEST_CASE(a_cost_a_group_and_a_time_stand_in_one_sentence)
{
    BOOST_TEST(sentence("B01-001", 0, english) ==
               "ACT: [flip 3 bonds, discard 1 card named Marth] All allies get +30 Attack until "
               "the end of the opponent’s next turn.");
    BOOST_TEST(sentence("B01-001", 0, japanese) ==
               "起動型：［リバース3、手札から「マルス」のカードを1枚選び、退避エリアに置く］"
               "次の相手のターン終了まで、すべての味方の戦闘力を+30する。");
    BOOST_TEST(sentence("B01-001", 0, italian) ==
               "Attivabile (A): [copri 3 carte Legame, scarta 1 carta di nome Marth] Tutti "
               "gli alleati ottengono +30 Attacco fino alla fine del prossimo turno avversario.");
}

BOOST_AUTO_TEST_CASE(a_unit_is_named_again_where_more_is_asked_of_it)
{
    BOOST_TEST(
        sentence("B11-030", 1, english)
            .ends_with("if the attacking unit has Deployment Cost 1, that unit cannot deal a "
                       "critical hit."));
    BOOST_TEST(sentence("B03-089", 0, english).find("if this unit is not the protagonist.") !=
               std::string::npos);
    BOOST_TEST(
        sentence("B15-005", 2, english).ends_with("if your protagonist is ‹Blade of Light›."));
}

BOOST_AUTO_TEST_CASE(what_is_asked_of_who_gets_a_skill_stands_before_that_skill)
{
    BOOST_TEST(sentence("B19-022", 1, english)
                   .find("if your protagonist is ‹Crest of the Goddess›, as long as it is on the "
                         "battlefield, your protagonist has the skill “AUTO") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_support_skill_says_what_its_card_names)
{
    BOOST_TEST(sentence("B01-003", 1, japanese).find("〈光の剣〉") != std::string::npos);
    BOOST_TEST(sentence("B01-003", 1, italian).find("‹Spada di Luce›") != std::string::npos);
    BOOST_TEST(sentence("B07-011", 1, english)
                   .ends_with("If the attacking unit is Sain or ‹Beast›, the attacking unit gets "
                              "+30 Attack until the end of the battle."));
}

BOOST_AUTO_TEST_CASE(an_emblem_without_a_known_japanese_name_says_that_its_name_is_english)
{
    BOOST_TEST(sentence("P07-016", 1, japanese).find("英語名「Wistful Swordfighter」。") !=
               std::string::npos);
    BOOST_TEST(sentence("P07-016", 1, italian).find("Malinconica Spadaccina. ") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(one_card_or_unit_that_something_was_done_to_is_that_one)
{
    BOOST_TEST(sentence("B04-082", 0, english).find("If that card is Donnel, ") !=
               std::string::npos);
    BOOST_TEST(sentence("B03-051", 0, english).find("If that unit is ‹Nohr›, ") !=
               std::string::npos);
    BOOST_TEST(sentence("P04-011", 0, english)
                   .find("If the card discarded as the cost has a [CF] skill, ") !=
               std::string::npos);
    BOOST_TEST(sentence("B22-022", 0, english).find("make that unit the protagonist") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(what_is_said_of_each_number_is_said_of_x)
{
    BOOST_TEST(sentence("B17-022", 0, english)
                   .ends_with("Add 1 card not named Lissa with Deployment Cost X from your retreat "
                              "area to your hand, "
                              "where X is the number of cards in your orbs."));
}

BOOST_AUTO_TEST_CASE(several_changes_for_one_time_are_one_sentence)
{
    BOOST_TEST(sentence("B01-038", 0, english)
                   .ends_with("until the end of the battle, this unit gets +50 Attack and the "
                              "defending unit cannot "
                              "evade."));
    BOOST_TEST(sentence("B01-050", 0, english)
                   .ends_with("Until the end of the turn, this unit gets +X Attack and also has "
                              "range 1-2, where X is "
                              "10 times the number of units destroyed this way."));
}

BOOST_AUTO_TEST_CASE(what_is_asked_of_a_unit_beneath_a_condition_stands_behind_the_same_if)
{
    BOOST_TEST(sentence("B21-082", 0, english)
                   .ends_with("and if this unit is attacking and the defending unit is not the "
                              "protagonist, that unit cannot evade."));
    BOOST_TEST(
        sentence("B21-082", 0, japanese)
            .ends_with(
                "このユニットが攻撃しているなら、主人公以外の防御ユニットは神速回避できない。"));
    BOOST_TEST(sentence("B21-082", 0, italian)
                   .ends_with("e se questa unità sta attaccando e l’unità in difesa non è il "
                              "Protagonista, quell’unità non può evadere."));
}

BOOST_AUTO_TEST_CASE(the_other_player_does_something_with_their_cards)
{
    BOOST_TEST(
        sentence("B01-027", 1, english)
            .ends_with("The opponent puts the top card of their deck into their retreat area."));
    BOOST_TEST(sentence("B01-027", 1, japanese)
                   .ends_with("相手は自分のデッキの上からカード1枚を自分の退避エリアに置く。"));
    BOOST_TEST(sentence("B01-027", 1, italian)
                   .ends_with("L’avversario mette la prima carta del suo mazzo nella sua Area "
                              "Ritirata."));
}

BOOST_AUTO_TEST_CASE(what_is_open_about_an_effect_is_said_after_it)
{
    const std::string text = sentence("B17-003", 1, english);
    BOOST_TEST(text.ends_with("(open: how long it lasts)"), text);
    const SkillParts parts =
        skill_parts(library.find_id("B17-003")->skills.all().at(1), library, english);
    BOOST_TEST(parts.notes.back() == "open: how long it lasts");
    BOOST_TEST(sentence("B17-003", 1, japanese).ends_with("（未確定：いつまで続くか）"));
}

BOOST_AUTO_TEST_SUITE_END()
