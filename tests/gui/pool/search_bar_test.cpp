#include "gui/deck/deck_model.h"
#include "gui/window_test.h"

#include "document_edits.h"
#include "gui/base/accessible.h"

#include <wx/button.h>
#include <wx/srchctrl.h>

using namespace kizuna;
using namespace kizuna::test;

namespace search_bar {

struct SearchBarTest : WindowTest {
    wxSearchCtrl& field() const { return find<wxSearchCtrl>("search"); }
    std::string asked() const { return from_wx(field().GetValue()); }
    wxButton& suggestion(int number) const
    {
        return find<wxButton>(wxString::Format("suggestion %d", number));
    }
};

} // namespace search_bar

BOOST_FIXTURE_TEST_SUITE(search_bar, SearchBarTest)

BOOST_AUTO_TEST_CASE(a_wrong_word_is_told_with_its_place_and_what_may_be_meant)
{
    type("marth cst:1");
    BOOST_TEST(label("search status") == "At character 7: There is no field “cst” to ask about.");
    BOOST_TEST(suggestion(1).IsShown());
    BOOST_TEST(from_wx(suggestion(1).GetLabel()) == "cost");
    BOOST_TEST(!suggestion(2).IsShown());
}

BOOST_AUTO_TEST_CASE(a_click_on_a_suggestion_mends_the_question_and_goes_on_in_the_field)
{
    type("marth cst:1");
    click(suggestion(1));
    BOOST_TEST(asked() == "marth cost:1");
    BOOST_TEST(!suggestion(1).IsShown());
    BOOST_TEST(field().HasFocus());
    type(" color:red");
    BOOST_TEST(asked() == "marth cost:1 color:red");
}

BOOST_AUTO_TEST_CASE(a_suggestion_can_be_taken_by_keyboard)
{
    type("color:rde");
    press(WXK_TAB);
    press(WXK_SPACE);
    BOOST_TEST(asked() == "color:red");
}

BOOST_AUTO_TEST_CASE(screen_readers_hear_the_fault_with_its_suggestions)
{
    type("weapon:swrd");
    const std::string status = accessible_name(find<wxWindow>("search status"));
    BOOST_TEST(status.find("At character 8") == 0U);
    BOOST_TEST(status.find("Did you mean sword?") != std::string::npos);
    BOOST_TEST(accessible_name(suggestion(1)) == "Use “sword” instead");
}

BOOST_AUTO_TEST_CASE(screen_readers_hear_how_many_cards_answer_when_nobody_types_any_more)
{
    const auto& speaker = find<wxWindow>("search speaker");
    type("altean prince");
    wait_for([&] { return accessible_name(speaker) == label("search status"); });
    type(" cost:");
    wait_for([&] { return accessible_name(speaker) == label("search status"); });
}

BOOST_AUTO_TEST_CASE(enter_adds_nothing_while_the_question_is_wrong)
{
    type("altean prince cst:1");
    press(WXK_RETURN);
    BOOST_TEST(document.resolved().size == 0);
}

BOOST_AUTO_TEST_CASE(escape_clears_the_question)
{
    type("marth");
    press(WXK_ESCAPE);
    BOOST_TEST(asked().empty());
    BOOST_TEST(pool_rows() == document.catalogue().library.cards().size());
}

BOOST_AUTO_TEST_CASE(the_list_stays_where_it_is_when_a_question_becomes_wrong)
{
    type("marth");
    const int top = pool().GetPosition().y;
    type(" cst:1");
    BOOST_TEST(pool().GetPosition().y == top);
}

BOOST_AUTO_TEST_CASE(what_is_added_from_the_pool_goes_to_the_deck_and_not_to_the_maybe_pile)
{
    test::change_copies(document, Pile::Maybe, marth, 1, "");
    settle();
    const auto& model = static_cast<DeckModel&>(*deck_list().GetModel());
    move_to(place_of(deck_list(), model.find(Pile::Maybe, marth)));
    user.MouseClick();
    settle();
    press('F', wxMOD_CONTROL);
    type("altean prince");
    press(WXK_RETURN);
    BOOST_TEST(copies(marth) == 1);
    BOOST_TEST(copies_in(document, Pile::Maybe, marth) == 1);
}

BOOST_AUTO_TEST_CASE(enter_without_an_answer_adds_nothing)
{
    add(marth, 1);
    const auto& model = static_cast<DeckModel&>(*deck_list().GetModel());
    move_to(place_of(deck_list(), model.find(Pile::Cards, marth)));
    user.MouseClick();
    settle();
    press('F', wxMOD_CONTROL);
    type("qqqq");
    BOOST_TEST(pool_rows() == 0U);
    press(WXK_RETURN);
    BOOST_TEST(copies(marth) == 1);
    press(WXK_RETURN, wxMOD_SHIFT);
    BOOST_TEST(copies(marth) == 1);
}

BOOST_AUTO_TEST_CASE(a_name_with_a_slip_is_offered_as_it_is_written)
{
    type("lisa cost=1");
    BOOST_TEST(label("search status") == "No card");
    BOOST_TEST(from_wx(suggestion(1).GetLabel()) == "Lissa");
    click(suggestion(1));
    BOOST_TEST(asked() == "Lissa cost=1");
    BOOST_TEST(pool_rows() > 0U);
}

BOOST_AUTO_TEST_CASE(words_that_only_skills_say_are_offered_and_spoken_once_all_sentences_are_made)
{
    document.catalogue().effect_texts->use({}); // what another test made is gone
    type("draw 1 card");
    wait_for([this] { return suggestion(1).IsShown(); });
    BOOST_TEST(from_wx(suggestion(1).GetLabel()) == "text:\"draw 1 card\"");
    const auto& speaker = find<wxWindow>("search speaker");
    wait_for([&] { return accessible_name(speaker).find("text:") != std::string::npos; });
    click(suggestion(1));
    BOOST_TEST(pool_rows() > 0U);
}

BOOST_AUTO_TEST_CASE(a_name_typed_whole_means_its_bearer_and_not_the_lowest_number)
{
    type("claude");
    press(WXK_RETURN);
    const auto& cards = document.resolved().cards;
    BOOST_TEST_REQUIRE(cards.size() == 1U);
    BOOST_TEST(cards.front().card->unit == "Claude");
}

BOOST_AUTO_TEST_CASE(a_half_typed_condition_is_no_error_until_enter_says_it_is_whole)
{
    type("cost<");
    BOOST_TEST(label("search status") ==
               "Go on typing. A value is missing after “cost”, as in cost=1.");
    press(WXK_RETURN);
    BOOST_TEST(label("search status").starts_with("At character 6: "));
    type("=");
    BOOST_TEST(label("search status").starts_with("Go on typing. "));
    type("2");
    BOOST_TEST(label("search status").ends_with(" cards"));
}

BOOST_AUTO_TEST_SUITE_END()
