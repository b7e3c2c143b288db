#include "app/altean_deck.h"
#include "gui/dialogs/hero_dialog.h"
#include "gui/dialogs/replace_dialog.h"
#include "gui/window_test.h"

#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/testing.h>

using namespace kizuna;
using namespace kizuna::test;

namespace first_five_minutes {

/// Counts the keys and clicks of a person who has never seen the program.
struct NewUser : WindowTest {
    int steps = 0;
    void step(int key, int modifiers = wxMOD_NONE)
    {
        ++steps;
        press(key, modifiers);
    }
    int steps_taken() { return std::exchange(steps, 0); }
};

/// Types a hero's name, and Enter opens the proposal.
struct NameHero : wxExpectModalBase<HeroDialog> {
protected:
    int OnInvoked(HeroDialog* dialog) const override
    {
        dialog->Show();
        WindowTest::settle();
        wxUIActionSimulator().Text("lucina");
        WindowTest::wait_for([dialog] { return dialog->hero() == "Lucina"; });
        return dialog->FindWindow("hero open")->IsEnabled() ? wxID_OK : wxID_CANCEL;
    }
};

/// Enter in the dialog, once it has candidates.
struct TakeFirst : wxExpectModalBase<ReplaceDialog> {
protected:
    int OnInvoked(ReplaceDialog* dialog) const override
    {
        WindowTest::wait_for([dialog] { return dialog->chosen() != nullptr; });
        return wxID_OK;
    }
};

} // namespace first_five_minutes

BOOST_FIXTURE_TEST_SUITE(first_five_minutes, NewUser)

BOOST_AUTO_TEST_CASE(a_new_deck_is_found_filled_swapped_judged_tried_and_taken_along)
{
    type("altean prince");
    step(WXK_RETURN, wxMOD_CONTROL);
    BOOST_TEST(document.resolved().size == 4);
    BOOST_TEST(steps_taken() == 1); // beside the name

    BOOST_TEST(find<wxWindow>("deck band").IsShownOnScreen()); // the curve and the verdict
    BOOST_TEST(find<wxWindow>("legality").IsShownOnScreen());

    {
        wxTEST_DIALOG(step('R', wxMOD_CONTROL | wxMOD_SHIFT), TakeFirst());
    }
    BOOST_TEST(document.resolved().size == 4);
    BOOST_TEST(steps_taken() + 1 <= 3); // with the Enter in the dialog

    step('C', wxMOD_CONTROL | wxMOD_SHIFT);
    {
        const wxClipboardLocker clipboard;
        wxTextDataObject copied;
        BOOST_REQUIRE(wxTheClipboard->GetData(copied));
        BOOST_TEST(copied.GetText().Contains("4"));
    }
    BOOST_TEST(steps_taken() == 1);

    step('C', wxMOD_CONTROL | wxMOD_ALT);
    wait_until_told();
    BOOST_TEST(steps_taken() == 1);

    step('T', wxMOD_CONTROL);
    wait_for([] { return wxWindow::FindWindowByName("test hand") != nullptr; });
    BOOST_TEST(steps_taken() == 1);
}

BOOST_AUTO_TEST_CASE(a_legal_deck_of_a_hero_takes_two_steps_and_a_playset_is_swapped_in_three)
{
    {
        wxTEST_DIALOG(step('N', wxMOD_CONTROL | wxMOD_SHIFT), NameHero());
    }
    BOOST_TEST(steps_taken() + 1 == 2); // with the Enter in the dialog
    BOOST_TEST(document.violations().empty());
    BOOST_TEST(document.resolved().size >= 50);
    BOOST_REQUIRE(document.statistics().protagonist);
    BOOST_TEST(document.statistics().protagonist->unit == "Lucina");

    const Deck proposed = document.deck();
    ++steps;
    click_in_deck_list(1);
    {
        wxTEST_DIALOG(step('R', wxMOD_CONTROL | wxMOD_SHIFT), TakeFirst());
    }
    BOOST_TEST(steps_taken() + 1 <= 3);
    BOOST_TEST((document.deck().cards != proposed.cards));
    BOOST_TEST(document.resolved().size >= 50);
    BOOST_TEST(document.violations().empty());
}

BOOST_AUTO_TEST_SUITE_END()
