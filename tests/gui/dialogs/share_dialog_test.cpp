#include "gui/dialogs/share_dialog.h"

#include "decks/codes/deck_code.h"
#include "gui/text/text_output.h"
#include "gui/window_test.h"

#include <wx/statbmp.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

using namespace kizuna;
using namespace kizuna::test;

BOOST_FIXTURE_TEST_SUITE(share_dialogs, DialogTest)

BOOST_AUTO_TEST_CASE(a_deck_is_shown_as_a_link_a_picture_and_a_hash)
{
    Deck deck;
    deck.cards = {{"B01-003", 2}};
    ShareDialog share(frame, deck, shipped_catalogue().library, english());
    share.Show();
    settle();
    auto& link = dynamic_cast<wxTextCtrl&>(*share.FindWindow("share link"));
    BOOST_TEST(link.GetValue().StartsWith("kizuna:K1"));
    auto& picture = dynamic_cast<wxStaticBitmap&>(*share.FindWindow("share picture"));
    BOOST_TEST(picture.GetBitmap().GetWidth() > 200);
    BOOST_TEST(share.FindWindow("share hash")->GetLabel() == "Hash in Cockatrice: 6cimn3a9");
}

BOOST_AUTO_TEST_CASE(a_deck_too_large_for_a_picture_has_a_link_alone)
{
    Deck deck;
    for (int card = 0; card < 400; ++card)
        deck.cards.push_back({"Nobody " + std::to_string(card), 1});
    ShareDialog share(frame, deck, shipped_catalogue().library, english());
    share.Show();
    settle();
    BOOST_TEST(!share.FindWindow("share picture"));
    BOOST_TEST(share.FindWindow("share no picture"));
}

BOOST_AUTO_TEST_CASE(a_link_of_thousands_of_unknown_cards_shows_its_beginning_and_is_copied_whole)
{
    Deck deck;
    for (int card = 0; card < 3000; ++card)
        deck.cards.push_back(
            {"Somebody whom nobody has ever heard of, " + std::to_string(card), 1});
    ShareDialog share(frame, deck, shipped_catalogue().library, english());
    share.Show();
    settle();
    auto& link = dynamic_cast<wxTextCtrl&>(*share.FindWindow("share link"));
    BOOST_TEST(link.GetValue().length() == 3001u);
    BOOST_TEST(share.FindWindow("share shortened"));
    auto* copy = share.FindWindow("share copy link");
    wxCommandEvent pressed(wxEVT_BUTTON, copy->GetId());
    copy->ProcessWindowEvent(pressed);
    BOOST_TEST(pasted_text().size() == deck_link(deck, shipped_catalogue().library).size());
}

BOOST_AUTO_TEST_SUITE_END()
