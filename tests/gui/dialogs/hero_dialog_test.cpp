#include "gui/dialogs/hero_dialog.h"

#include "gui/accessible_description.h"
#include "gui/base/accessible.h"
#include "gui/base/speaker.h"
#include "gui/faces/face_row.h"
#include "gui/faces/large_card.h"
#include "gui/rows/text_list.h"
#include "gui/text/flowing_text.h"
#include "gui/window_test.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/testing.h>
#include <wx/textctrl.h>

using namespace kizuna;
using namespace kizuna::test;

namespace hero_dialog {

/// Types a hero's name and takes the proposal, or another one of so many.
class StartFrom : public wxExpectModalBase<HeroDialog, StartFrom> {
public:
    explicit StartFrom(wxString typed, int others = 0) : typed_(std::move(typed)), others_(others)
    {
    }

protected:
    int OnInvoked(HeroDialog* dialog) const override
    {
        static_cast<wxTextCtrl*>(dialog->FindWindow("hero field"))->SetValue(typed_);
        wxWindow* another = dialog->FindWindow("hero another");
        for (int each = 0; each < others_; ++each) {
            wxCommandEvent pressed(wxEVT_BUTTON, another->GetId());
            another->ProcessWindowEvent(pressed);
        }
        return dialog->deck() ? wxID_OK : wxID_CANCEL;
    }

private:
    wxString typed_;
    int others_;
};

struct HeroDialogTest : DialogTest {
    FaceCache faces{shipped_catalogue().library, english()};
    bool on_hover = false;
    LargeCard large{faces, on_hover, english()};
    HeroDialog dialog{frame, shipped_catalogue(), "unlimited", large, english()};

    template <typename Control>
    Control& in(const char* name)
    {
        auto* control = dynamic_cast<Control*>(dialog.FindWindow(name));
        BOOST_REQUIRE_MESSAGE(control, name);
        return *control;
    }
    TextList& heroes() { return in<TextList>("hero list"); }
    TextList& cards() { return in<TextList>("hero cards"); }
    void open_and_type(const char* text)
    {
        dialog.Show();
        settle();
        focus(in<wxTextCtrl>("hero field"));
        type(text);
    }
    int copies_shown()
    {
        int copies = 0;
        for (std::size_t row = 0; row < cards().row_count(); ++row)
            copies += std::stoi(cards().row(row).cells.front());
        return copies;
    }
};

} // namespace hero_dialog

BOOST_FIXTURE_TEST_SUITE(hero_dialog, HeroDialogTest)

BOOST_AUTO_TEST_CASE(every_hero_is_there_at_first_and_typing_finds_one)
{
    BOOST_TEST(heroes().row_count() == 483U);
    open_and_type("lissa");
    BOOST_TEST(heroes().row(0).cells[0] == "Lissa");
    BOOST_TEST(heroes().row(0).cells[1] == "リズ");
    BOOST_TEST(from_wx(in<wxStaticText>("hero title").GetLabel()) ==
               "Lissa and companions, proposal 1");
}

BOOST_AUTO_TEST_CASE(the_proposal_stands_beside_the_list_with_a_reason_for_each_card)
{
    open_and_type("lissa");
    BOOST_TEST(copies_shown() == 50);
    for (std::size_t row = 0; row < cards().row_count(); ++row)
        BOOST_TEST(!cards().row(row).cells[3].empty());
    BOOST_TEST(cards().row(0).is_bold); // the protagonist
    BOOST_TEST(from_wx(in<wxStaticText>("hero reason").GetLabel()).starts_with("Leads the deck."));
    focus(cards());
    press(WXK_DOWN);
    BOOST_TEST(from_wx(in<wxStaticText>("hero reason").GetLabel()).starts_with("Class change for"));
}

BOOST_AUTO_TEST_CASE(the_selected_card_shows_its_face)
{
    open_and_type("lissa");
    BOOST_REQUIRE(in<FaceRow>("hero face").cards().size() == 1U);
    BOOST_TEST(in<FaceRow>("hero face").cards().front()->unit == "Lissa");
    BOOST_TEST(in<FaceRow>("hero face").IsShown());
}

BOOST_AUTO_TEST_CASE(keys_and_the_field_change_the_copies_of_the_selected_card)
{
    open_and_type("lissa");
    const auto proposed = dialog.deck();
    focus(cards());
    press(WXK_DOWN);
    press('2');
    BOOST_TEST(cards().row(1).cells[0] == "2");
    press('+');
    BOOST_TEST(cards().row(1).cells[0] == "3");
    BOOST_TEST(in<wxSpinCtrl>("hero copies").GetValue() == 3);
    press('0');
    BOOST_TEST(cards().row(1).cells[0] == "0");
    BOOST_TEST((dialog.deck()->cards.size() == proposed->cards.size() - 1));
    BOOST_TEST(dialog.deck()->notes.empty());
    press(WXK_HOME);
    press('0'); // who leads stays
    BOOST_TEST(cards().row(0).cells[0] == "1");
}

BOOST_AUTO_TEST_CASE(what_is_wrong_with_changed_copies_is_told)
{
    open_and_type("lissa");
    const auto told = [&] { return from_wx(in<wxStaticText>("hero curve").GetLabel()); };
    const std::string before = told();
    focus(cards());
    press(WXK_DOWN);
    press('0');
    BOOST_TEST(told().find("50") != std::string::npos, told());
    BOOST_TEST(told().size() > before.size());
}

BOOST_AUTO_TEST_CASE(arrow_keys_choose_a_hero_while_the_keyboard_stays_in_the_field)
{
    open_and_type("robin");
    const std::string first = dialog.hero();
    press(WXK_DOWN);
    BOOST_TEST(dialog.hero() != first);
    BOOST_TEST(dialog.hero().starts_with("Robin"));
    BOOST_TEST(in<wxTextCtrl>("hero field").HasFocus());
    BOOST_TEST(accessible_description(in<wxTextCtrl>("hero field")).starts_with(dialog.hero()));
}

BOOST_AUTO_TEST_CASE(what_typing_and_arrow_keys_find_is_said_to_screen_readers)
{
    const auto said = [this] { return accessible_name(in<Speaker>("speaker")); };
    open_and_type("robin");
    wait_for([&] { return said().find("heroes") != std::string::npos; });
    BOOST_TEST(said().find(dialog.hero()) != std::string::npos);
    press(WXK_DOWN);
    wait_for([&] { return said() == dialog.hero(); });
}

BOOST_AUTO_TEST_CASE(another_is_another_deck_around_the_same_hero)
{
    open_and_type("lissa");
    const auto first = dialog.deck();
    click(in<wxButton>("hero another"));
    BOOST_TEST(dialog.hero() == "Lissa");
    BOOST_TEST((dialog.deck()->cards != first->cards));
    BOOST_TEST(from_wx(in<wxStaticText>("hero title").GetLabel()).ends_with("proposal 2"));
}

BOOST_AUTO_TEST_CASE(similar_names_are_offered_where_no_hero_is_called_so)
{
    open_and_type("lisssa");
    BOOST_TEST(in<FlowingText>("hero count").text() == "No hero has this name. Similar names:");
    BOOST_TEST(dialog.hero() == "Lissa");
    in<wxTextCtrl>("hero field").SetValue("qqqqqqqq");
    settle();
    BOOST_TEST(!dialog.deck());
    BOOST_TEST(!in<wxButton>("hero open").IsEnabled());
}

BOOST_AUTO_TEST_CASE(a_format_that_lets_the_hero_not_lead_says_so)
{
    // Her cards of cost 1 came out before series 5.
    open_and_type("minerva");
    for (const Hero& hero : kizuna::heroes(shipped_catalogue().library)) {
        const Proposal proposal = propose(shipped_catalogue().library, {.unit = hero.card->unit},
                                          *shipped_catalogue().format("standard"), 1);
        if (!proposal.refused)
            continue;
        in<wxTextCtrl>("hero field").SetValue(to_wx(hero.card->unit));
        auto& format = in<wxChoice>("hero format");
        format.SetStringSelection("Standard");
        wxCommandEvent chosen(wxEVT_CHOICE, format.GetId());
        format.ProcessWindowEvent(chosen);
        BOOST_TEST(!dialog.deck());
        BOOST_TEST(from_wx(in<wxStaticText>("hero curve").GetLabel())
                       .starts_with("Standard allows no card of"));
        return;
    }
}

BOOST_FIXTURE_TEST_CASE(the_keyboard_starts_a_deck_from_a_hero_as_one_step, WindowTest)
{
    wxTEST_DIALOG(press('N', wxMOD_CONTROL | wxMOD_SHIFT), StartFrom("lissa"));
    settle();
    BOOST_TEST(document.resolved().size == 50);
    BOOST_TEST(document.violations().empty());
    BOOST_TEST(document.deck().name == "Lissa and companions");
    BOOST_TEST(document.undo_reason() == "Start from Lissa");
    BOOST_TEST(document.statistics().protagonist->unit == "Lissa");
    BOOST_TEST(accessible_description(find<wxWindow>("card details")).starts_with("Lissa"));
}

BOOST_FIXTURE_TEST_CASE(the_mouse_starts_one_from_the_place_of_the_empty_deck, WindowTest)
{
    wxTEST_DIALOG(click(find<wxButton>("empty deck.hero")), StartFrom(to_wx("アイク"), 1));
    wait_for([&] { return document.resolved().size == 50; });
    BOOST_TEST(document.deck().name == "Ike and companions");
    BOOST_TEST(label("verdict") == "Legal in Unlimited");
}

BOOST_FIXTURE_TEST_CASE(a_deck_that_is_open_stays_open_beside_the_new_one, WindowTest)
{
    add(marth, 3);
    wxTEST_DIALOG(press('N', wxMOD_CONTROL | wxMOD_SHIFT), StartFrom("lissa"));
    settle();
    BOOST_TEST(document.decks().size() == 2U);
    BOOST_TEST(document.decks().front().deck().cards.size() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
