#include "app/pool/card_sheet.h"

#include "app/known_cards.h"
#include "app/scratch_folder.h"
#include "app/text/card_names.h"
#include "document_edits.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(card_sheet_tests)

BOOST_AUTO_TEST_CASE(the_other_name_is_japanese_but_for_readers_of_japanese)
{
    BOOST_TEST(other_name(card(marth), "en") == "アリティアの王子 マルス");
    BOOST_TEST(other_name(card(marth), "it") == "アリティアの王子 マルス");
    BOOST_TEST(other_name(card(marth), "ja") == "Marth: Altean Prince");
}

BOOST_AUTO_TEST_CASE(an_unknown_japanese_name_is_english_for_readers_of_japanese)
{
    Card only_english;
    only_english.unit = "Fae";
    only_english.title = "Divine Dragon";
    only_english.unit_class = "Manakete";
    BOOST_TEST(unit_name(only_english, "ja") == "Fae");
    BOOST_TEST(card_title(only_english, "ja") == "Divine Dragon");
    BOOST_TEST(class_name(only_english, "ja") == "Manakete");
    BOOST_TEST(other_name(only_english, "en").empty());
}

BOOST_AUTO_TEST_CASE(the_class_is_as_printed_for_readers_of_japanese)
{
    BOOST_TEST(class_name(card(marth_savior), "ja") == "スターロード");
    BOOST_TEST(class_name(card(marth_savior), "it") == "Lodestar");
}

BOOST_AUTO_TEST_CASE(the_numbers_of_the_face_are_told_once)
{
    DeckDocument document(shipped_catalogue());
    const CardSheet sheet = card_sheet(card(marth_savior), document, english());
    std::string numbers;
    for (const CardSheet::Number& number : sheet.numbers)
        numbers += number.text + " ";
    BOOST_TEST(numbers == "5 4 70 20 1 ");
    for (const CardSheet::Line& fact : sheet.facts)
        BOOST_TEST(fact.label != english().get("facts.label.attack"_msg));
}

BOOST_AUTO_TEST_CASE(a_number_that_is_not_printed_is_a_dash)
{
    DeckDocument document(shipped_catalogue());
    BOOST_TEST(card_sheet(card(marth), document, english()).numbers[1].text == "–");
}

BOOST_AUTO_TEST_CASE(the_sheet_says_how_many_copies_the_deck_has)
{
    DeckDocument document(shipped_catalogue());
    BOOST_TEST(card_sheet(card(marth), document, english()).in_deck == "Not in the deck");
    test::change_copies(document, Pile::Cards, marth, 2, "");
    document.set_protagonist(marth, "");
    BOOST_TEST(card_sheet(card(marth), document, english()).in_deck ==
               "2 copies in the deck, protagonist");
}

BOOST_AUTO_TEST_CASE(the_plain_text_holds_name_number_and_every_printing)
{
    DeckDocument document(shipped_catalogue());
    const std::string text = card_sheet(card(marth), document, english()).as_text(english());
    for (const char* part : {"Marth", "Altean Prince", "アリティアの王子", "B01-003", "B01-003ST+"})
        BOOST_TEST(text.find(part) != std::string::npos, part);
}

BOOST_AUTO_TEST_CASE(each_cost_of_a_skill_is_told_by_its_kind_and_in_words)
{
    DeckDocument document(shipped_catalogue());
    const CardSheet sheet = card_sheet(card(marth), document, english());
    BOOST_REQUIRE(sheet.skills.size() == 2U);
    const auto& costs = sheet.skills[0].costs;
    BOOST_REQUIRE(costs.size() == 2U);
    BOOST_TEST((costs[0].kind == SkillParts::CostKind::TapSelf));
    BOOST_TEST((costs[1].kind == SkillParts::CostKind::TapOthers));
    BOOST_TEST(costs[1].count == 1);
    for (const auto& cost : costs)
        BOOST_TEST(sheet.skills[0].text.find(cost.text) != std::string::npos);
    BOOST_TEST(sheet.skills[0].emblem.empty());
    BOOST_TEST(!sheet.skills[1].emblem.empty());
    BOOST_TEST(!sheet.skills[1].effect.empty());
}

BOOST_AUTO_TEST_CASE(the_plain_text_says_which_skill_the_engine_does_not_play)
{
    const DeckDocument document(shipped_catalogue());
    Card unplayed = card(marth);
    std::vector<Skill> skills = unplayed.skills.all();
    skills[0].scripted = false;
    unplayed.skills = std::move(skills);
    const CardSheet sheet = card_sheet(unplayed, document, english());
    BOOST_TEST(sheet.skills[0].unplayed == "not played by the engine");
    BOOST_TEST(sheet.skills[1].unplayed.empty());
    BOOST_TEST(sheet.as_text(english()).find("\nnot played by the engine: " + sheet.skills[0].text +
                                             "\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_signs_are_symbol_class_gender_weapon_and_type)
{
    DeckDocument document(shipped_catalogue());
    std::string signs;
    for (const CardSheet::Sign& sign : card_sheet(card(caeda), document, english()).signs)
        signs += sign.text + ", ";
    BOOST_TEST(signs.starts_with("Blade of Light, "));
    for (const char* word : {"Female, ", "Lance, ", "Flier, ", "Beast, "})
        BOOST_TEST(signs.find(word) != std::string::npos, word);
}

BOOST_AUTO_TEST_CASE(what_the_user_brought_is_told_where_there_is_any)
{
    const ScratchFolder folder;
    folder.write("card-texts.tsv", "B01-003\ta text of my own\n");
    folder.write("collection.txt", "2 B01-003ST\n");
    const UserCards mine(folder.path, shipped_catalogue().tools());
    const UserCards nothing(folder / "nowhere", shipped_catalogue().tools());
    DeckDocument document(shipped_catalogue());
    const CardSheet sheet = card_sheet(card(marth), document, english(), &mine);
    BOOST_TEST(sheet.as_text(english()).find("a text of my own") != std::string::npos);
    BOOST_TEST(sheet.owned == "You own 2 copies");
    BOOST_TEST(card_sheet(card(caeda), document, english(), &mine).owned == "You own none");
    BOOST_TEST(card_sheet(card(marth), document, english(), &nothing).owned.empty());
}

BOOST_AUTO_TEST_SUITE_END()
