#include "gui/deck/legality_panel_test.h"

using namespace kizuna;
using namespace kizuna::test;

BOOST_FIXTURE_TEST_SUITE(legality_panel, LegalityPanelTest)

BOOST_AUTO_TEST_CASE(a_legal_deck_is_called_legal)
{
    make_legal_deck();
    BOOST_TEST(label("verdict") == "Legal in Unlimited");
    BOOST_TEST(accessible_name(find<wxWindow>("verdict")) == "Legal in Unlimited");
    BOOST_TEST(!is_shown("mend all"));
    BOOST_TEST(!is_shown("mend 1"));
}

BOOST_AUTO_TEST_CASE(the_program_s_own_decks_are_shown_as_legal)
{
    for (const BundledDeck& deck : bundled_decks(build_folders())) {
        frame->open(deck.file);
        settle();
        BOOST_TEST(label("verdict").starts_with("Legal in "), deck.id);
    }
}

BOOST_AUTO_TEST_CASE(a_deck_that_is_only_begun_is_no_problem)
{
    BOOST_TEST(label("verdict") == "Under construction (Unlimited)");
    BOOST_TEST(!is_shown("mend all"));
    add(marth, 4);
    BOOST_TEST(label("verdict") == "Under construction (Unlimited)");
    BOOST_TEST(label("mend 1") == "Show cards to choose from");
    std::string told;
    for (const wxWindow* each : find<wxScrolledWindow>("reasons").GetChildren())
        told += from_wx(each->GetLabel()) + '\n';
    BOOST_TEST(told.find("50 cards: 4 so far") != std::string::npos, told);
    add(marth, 1);
    BOOST_TEST(label("verdict").find("problems") != std::string::npos);
    BOOST_TEST(is_shown("mend all"));
}

BOOST_AUTO_TEST_CASE(of_very_many_problems_the_first_are_told_and_the_others_counted)
{
    Deck next = document.deck();
    for (int number = 1; number <= 60; ++number)
        next.cards.push_back({.code = "NO-" + std::to_string(number), .copies = 1});
    document.change_to(std::move(next), "");
    settle();
    const std::size_t all = document.violations().size();
    BOOST_REQUIRE(all > 60U);
    BOOST_TEST(is_shown("mend 40"));
    BOOST_TEST(!is_shown("mend 41"));
    const std::string count = std::to_string(all - 40);
    std::string told;
    for (const wxWindow* each : find<wxScrolledWindow>("reasons").GetChildren())
        told += from_wx(each->GetLabel()) + '\n';
    BOOST_TEST(told.find("There are " + count + " more reasons.") != std::string::npos, told);
    const auto buttons = find<wxScrolledWindow>("reasons").GetChildren();
    BOOST_TEST(std::count_if(buttons.begin(), buttons.end(), [](const wxWindow* each) {
                   return each->GetName() == "unclear lines";
               }) == 1);
}

BOOST_AUTO_TEST_CASE(a_legal_deck_takes_one_line_and_its_problems_the_room_they_need)
{
    make_legal_deck();
    const auto height = [this] { return find<wxWindow>("legality").GetSize().y; };
    const int line = height();
    BOOST_TEST(line < 3 * frame->GetCharHeight());
    BOOST_TEST(!is_shown("reasons"));
    add(marth, 1);
    add(caeda, 1);
    wait_for([&] { return height() > line; });
    BOOST_TEST(is_shown("reasons"));
    const auto& reasons = find<wxScrolledWindow>("reasons");
    BOOST_TEST(reasons.GetVirtualSize().y <= reasons.GetClientSize().y);
    document.undo();
    document.undo();
    wait_for([&] { return height() == line; });
}

BOOST_AUTO_TEST_CASE(what_the_player_dragged_stays_through_every_problem)
{
    make_legal_deck();
    add(marth, 1);
    const auto height = [this] { return find<wxWindow>("legality").GetSize().y; };
    for (int key = 0; key < 6; ++key)
        press(WXK_UP, wxMOD_ALT | wxMOD_SHIFT);
    const int dragged = height();
    add(caeda, 1);
    BOOST_TEST(height() == dragged);
}

BOOST_AUTO_TEST_CASE(the_line_of_a_legal_deck_gives_advice_and_unfolds)
{
    make_legal_deck();
    add("B01-013", 1); // over fifty
    BOOST_TEST(label("legality summary").starts_with("Advice: "));
    click(find<wxButton>("legality unfold"));
    wait_for([this] { return is_shown("reasons"); });
    BOOST_TEST(find<wxScrolledWindow>("reasons").HasFocus());
}

BOOST_AUTO_TEST_CASE(a_key_goes_to_the_first_problem)
{
    make_legal_deck();
    add(marth, 1);
    press(WXK_F8);
    BOOST_TEST(find<wxButton>("mend 1").HasFocus());
}

BOOST_AUTO_TEST_SUITE_END()
