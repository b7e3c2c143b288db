#include "app/files/pasted_deck.h"

#include "app/known_cards.h"
#include "document_edits.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace pasted_deck_tests {

struct PastedDeckTest {
    DeckDocument document{shipped_catalogue()};

    PastedDeck read(const std::string& text) const
    {
        return read_pasted(text, document.catalogue(), english());
    }
};

} // namespace pasted_deck_tests

BOOST_FIXTURE_TEST_SUITE(pasted_deck_tests, PastedDeckTest)

BOOST_AUTO_TEST_CASE(every_line_is_a_card_or_is_told_of)
{
    const PastedDeck pasted =
        read("4 Marth: Altean Prince\n3 Marth: Altean Prins\n???\n2 B01-006\n");
    BOOST_TEST(pasted.understood == 6);
    BOOST_REQUIRE(pasted.lines.size() == 2U);
    BOOST_TEST(pasted.lines[0].source.line == 2);
    BOOST_TEST(pasted.lines[0].source.text == "3 Marth: Altean Prins");
    BOOST_TEST(pasted.lines[1].source.line == 3);
    BOOST_TEST(!pasted.lines[1].problem.empty());
    BOOST_TEST(pasted_summary(pasted, english()) == "6 cards understood; 2 lines need a look.");
}

BOOST_AUTO_TEST_CASE(a_choice_for_a_line_mends_the_text)
{
    const std::string text = "4 Marth: Altean Prince\n3x Marth: Altean Prins\n2 B01-006";
    const PastedDeck pasted = read(text);
    BOOST_REQUIRE(!pasted.lines.empty());
    const auto choices = card_suggestions(pasted.lines[0].source, shipped_catalogue().library);
    BOOST_REQUIRE(!choices.empty());
    const std::string mended = with_choice(text, pasted.lines[0].source.line, *choices[0].card);
    BOOST_TEST(mended == "4 Marth: Altean Prince\n3x Marth: Altean Prince (B01-003)\n2 B01-006");
    BOOST_TEST(read(mended).lines.empty());
    BOOST_TEST(read(mended).understood == 9);
}

BOOST_AUTO_TEST_CASE(a_choice_for_a_line_of_another_programs_list_is_kept_beside_it)
{
    const std::string lackey = "<?xml version=\"1.0\"?>\n<deck version=\"0.8\">\n"
                               "<superzone name=\"Deck\">\n"
                               "<card><name>Marth: Altean Prins</name></card>\n"
                               "<card><name>Marth: Altean Prins</name></card>\n"
                               "<card><name>Nobody: Knows Him</name></card>\n"
                               "</superzone>\n</deck>\n";
    const PastedDeck before = read(lackey);
    BOOST_TEST(!takes_choices(lackey));
    BOOST_TEST(before.understood == 0);
    BOOST_TEST(before.lines.size() == 3U);
    const PastedDeck after = read_pasted(lackey, document.catalogue(), english(),
                                         {{"Marth: Altean Prins", &card(marth)}});
    BOOST_TEST(after.understood == 2);
    BOOST_TEST(after.chosen == (std::vector<const Card*>{&card(marth), &card(marth), nullptr}),
               boost::test_tools::per_element());
    BOOST_TEST(pasted_summary(after, english()) == "2 cards understood; 1 line needs a look.");
    replace_by_pasted(document, after, english());
    BOOST_TEST(document.resolved().copies_of(card(marth)) == 2);
}

BOOST_AUTO_TEST_CASE(a_pasted_list_is_added_as_one_step)
{
    test::change_copies(document, Pile::Cards, marth, 1, "");
    add_pasted(document, read("2 B01-003\n1 nobody knows this one: ever\nMaybe:\n1 B01-006"),
               english());
    BOOST_TEST(document.resolved().copies_of(card(marth)) == 3);
    BOOST_TEST(document.deck().maybe.size() == 1U);
    BOOST_TEST(document.resolved().unknown.size() == 1U);
    document.undo();
    BOOST_TEST(document.resolved().size == 1);
}

BOOST_AUTO_TEST_CASE(what_is_copied_can_be_pasted)
{
    test::change_copies(document, Pile::Cards, marth, 4, "");
    document.set_protagonist(marth, "");
    test::change_copies(document, Pile::Maybe, caeda, 2, "");
    test::set_name(document, "prince", "");
    for (const char* kind : {"text", "kizuna"}) {
        const PastedDeck pasted =
            read(copied_deck(document, *deck_file_kind(kind), english()).text);
        BOOST_TEST(pasted.lines.empty(), kind);
        DeckDocument other(shipped_catalogue());
        replace_by_pasted(other, pasted, english());
        BOOST_TEST((other.deck().cards == document.deck().cards), kind);
        BOOST_TEST(other.deck().name == "prince");
        BOOST_TEST(other.undo_reason() == "paste 4 cards");
    }
}

BOOST_AUTO_TEST_CASE(nothing_is_no_deck)
{
    BOOST_TEST(!read("").is_usable());
    BOOST_TEST(!read(" \n ").is_usable());
    BOOST_TEST(!read("hello there").is_usable());
}

BOOST_AUTO_TEST_SUITE_END()
