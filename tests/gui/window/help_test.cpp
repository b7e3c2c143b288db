#include "gui/window_test.h"

#include "gui/base/accessible.h"
#include "gui/help/help_browser.h"
#include "gui/help/preferences_dialog.h"
#include "gui/help/tour_dialog.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/listctrl.h>
#include <wx/menu.h>
#include <wx/stattext.h>
#include <wx/testing.h>
#include <wx/textctrl.h>

#include <functional>

using namespace kizuna;
using namespace kizuna::test;

namespace window_help {

template <typename Control>
Control& in(wxDialog& dialog, const char* name)
{
    auto* control = dynamic_cast<Control*>(wxWindow::FindWindowByName(name, &dialog));
    BOOST_REQUIRE_MESSAGE(control, name);
    return *control;
}

/// Opens the dialog that is expected, does something in it and closes it.
template <typename Dialog>
class Use : public wxExpectModalBase<Dialog, Use<Dialog>> {
public:
    Use(std::function<void(Dialog&)> use, int answer = wxID_CANCEL)
        : use_(std::move(use)), answer_(answer)
    {
    }

protected:
    int OnInvoked(Dialog* dialog) const override
    {
        dialog->Show();
        WindowTest::settle();
        use_(*dialog);
        return answer_;
    }

private:
    std::function<void(Dialog&)> use_;
    int answer_;
};

struct HelpTest : WindowTest {
    HelpTest() : WindowTest(english(), {.is_shown = false}) {}
};

} // namespace window_help

BOOST_FIXTURE_TEST_SUITE(window_help, HelpTest)

BOOST_AUTO_TEST_CASE(a_clause_is_found_by_its_id_and_read)
{
    const auto read = [&](HelpBrowser& help) {
        auto& list = in<wxListView>(help, "help entries");
        BOOST_TEST(list.GetItemCount() > 100);
        in<wxTextCtrl>(help, "help search").SetValue("DECK-2");
        const std::string text = from_wx(in<wxTextCtrl>(help, "explanation").GetValue());
        BOOST_TEST(text.find("DECK-2") != std::string::npos);
        BOOST_TEST(text.find("Source") != std::string::npos);
        in<wxTextCtrl>(help, "help search").SetValue("no such words zyx");
        BOOST_TEST(list.GetItemCount() == 0);
        BOOST_TEST(in<wxTextCtrl>(help, "explanation").GetValue().empty());
    };
    wxTEST_DIALOG(run("help.clauses"), Use<HelpBrowser>(read));
}

BOOST_AUTO_TEST_CASE(the_guide_is_read_chapter_by_chapter)
{
    const auto read = [&](HelpBrowser& help) {
        BOOST_TEST(in<wxListView>(help, "help entries").GetItemCount() > 10);
        auto& text = in<wxTextCtrl>(help, "explanation");
        BOOST_TEST(text.GetValue().StartsWith("1. Your first deck"));
        wxTextAttr letters;
        const int key = text.GetValue().Find("Ctrl+Shift+N");
        BOOST_TEST(text.GetStyle(key, letters));
        BOOST_TEST(letters.GetFont().IsFixedWidth());
        in<wxTextCtrl>(help, "help search").SetValue("goldfish table");
        BOOST_TEST(text.GetValue().Contains("goldfish table"));
    };
    wxTEST_DIALOG(run("help.guide"), Use<HelpBrowser>(read));
}

BOOST_AUTO_TEST_CASE(a_number_is_found_by_its_meaning)
{
    const auto read = [&](HelpBrowser& help) {
        in<wxTextCtrl>(help, "help search").SetValue("dummy unfinished");
        BOOST_TEST(in<wxListView>(help, "help entries").GetItemCount() == 1);
        BOOST_TEST(in<wxTextCtrl>(help, "explanation").GetValue().StartsWith("Clock"));
    };
    wxTEST_DIALOG(run("help.numbers"), Use<HelpBrowser>(read));
}

BOOST_AUTO_TEST_CASE(the_tour_goes_from_page_to_page_to_its_end)
{
    frame->Show();
    settle();
    BOOST_REQUIRE(find<wxWindow>("search").IsShownOnScreen());
    const auto go = [&](TourDialog& tour) {
        auto& next = *dynamic_cast<wxButton*>(tour.FindWindow(wxID_FORWARD));
        const wxString first = in<wxTextCtrl>(tour, "tour text").GetValue();
        BOOST_TEST(!tour.GetScreenRect().Intersects(find<wxWindow>("search").GetScreenRect()));
        BOOST_TEST(!tour.FindWindow(wxID_BACKWARD)->IsEnabled());
        for (int page = 0; page < 20 && next.IsEnabled(); ++page) {
            wxCommandEvent pushed(wxEVT_BUTTON, wxID_FORWARD);
            next.HandleWindowEvent(pushed);
        }
        BOOST_TEST(!next.IsEnabled());
        BOOST_TEST(in<wxTextCtrl>(tour, "tour text").GetValue() != first);
        BOOST_TEST(in<wxStaticText>(tour, "tour step").GetLabel() == "7 of 7");
    };
    wxTEST_DIALOG(run("help.tour"), Use<TourDialog>(go));
}

BOOST_AUTO_TEST_CASE(what_the_tour_points_at_is_marked_inside_the_window)
{
    frame->Show();
    settle();
    const auto go = [&](TourDialog& tour) {
        const wxRect window(frame->ClientToScreen(wxPoint()), frame->GetClientSize());
        for (int page = 1; page < 4; ++page) {
            wxCommandEvent pushed(wxEVT_BUTTON, wxID_FORWARD);
            tour.FindWindow(wxID_FORWARD)->HandleWindowEvent(pushed);
        }
        int sides = 0;
        for (const wxWindow* each : frame->GetChildren()) {
            if (each->GetName() != "coach mark" || !each->IsShown())
                continue;
            ++sides;
            BOOST_TEST(window.Contains(each->GetScreenRect()));
        }
        BOOST_TEST(sides == 4);
    };
    wxTEST_DIALOG(run("help.tour"), Use<TourDialog>(go));
}

BOOST_AUTO_TEST_CASE(an_empty_deck_says_what_to_do_and_a_card_ends_that)
{
    frame->Show();
    settle();
    auto& empty = find<wxWindow>("empty deck");
    BOOST_TEST(empty.IsShownOnScreen());
    BOOST_TEST(!deck_list().IsShownOnScreen());
    add(marth, 1);
    BOOST_TEST(!empty.IsShownOnScreen());
    BOOST_TEST(deck_list().IsShownOnScreen());
}

BOOST_AUTO_TEST_CASE(the_place_of_an_empty_deck_says_what_a_deck_needs)
{
    const auto needs = [&] { return label("empty needs"); };
    BOOST_TEST(needs().find("○ A protagonist: any card of cost 1") != std::string::npos);
    BOOST_TEST(needs().find("○ 50 cards: 0 so far") != std::string::npos);
    BOOST_TEST(needs().find("Standard") == std::string::npos);
    document.set_format("standard", "");
    settle();
    BOOST_TEST(needs().find("✓ Every card allowed in Standard") != std::string::npos);
    BOOST_TEST(accessible_name(find<wxWindow>("empty needs")).starts_with("Still needed: "));
}

BOOST_AUTO_TEST_CASE(preferences_are_taken_with_ok_and_left_alone_without)
{
    const Settings before = settings;
    const auto choose = [&](PreferencesDialog& dialog) {
        in<wxChoice>(dialog, "card names").SetSelection(3);
        in<wxChoice>(dialog, "text size").SetStringSelection("125%");
        in<wxChoice>(dialog, "new format").SetSelection(1);
        in<wxTextCtrl>(dialog, "deck folder").SetValue(to_wx(folder.path.string()));
    };
    wxTEST_DIALOG(run("app.preferences"), Use<PreferencesDialog>(choose, wxID_CANCEL));
    BOOST_TEST((settings == before));
    const auto choose_and_push = [&](PreferencesDialog& dialog) {
        choose(dialog);
        wxCommandEvent pushed(wxEVT_BUTTON, wxID_OK);
        dialog.FindWindow(wxID_OK)->HandleWindowEvent(pushed);
    };
    wxTEST_DIALOG(run("app.preferences"), Use<PreferencesDialog>(choose_and_push, wxID_OK));
    BOOST_TEST(settings.card_names == "both");
    BOOST_TEST(settings.text_size == 125);
    BOOST_TEST(settings.format == document.catalogue().formats[1].id);
    BOOST_TEST(settings.deck_folder == folder.path.string());
}

BOOST_AUTO_TEST_CASE(a_folder_that_is_not_there_is_told_and_not_taken)
{
    const auto choose = [&](PreferencesDialog& dialog) {
        in<wxTextCtrl>(dialog, "deck folder").SetValue("/no/such/folder");
        wxCommandEvent pushed(wxEVT_BUTTON, wxID_OK);
        dialog.FindWindow(wxID_OK)->HandleWindowEvent(pushed);
        BOOST_TEST(in<wxStaticText>(dialog, "problem").GetLabel() ==
                   "There is no folder /no/such/folder");
    };
    wxTEST_DIALOG(run("app.preferences"), Use<PreferencesDialog>(choose, wxID_CANCEL));
    BOOST_TEST(settings.deck_folder.empty());
}

BOOST_AUTO_TEST_CASE(the_preferences_lead_to_the_page_of_pictures_and_texts)
{
    const auto push = [&](PreferencesDialog& dialog) {
        wxCommandEvent pushed(wxEVT_BUTTON, PreferencesDialog::wants_pictures);
        in<wxWindow>(dialog, "pictures page").HandleWindowEvent(pushed);
    };
    wxTEST_DIALOG(run("app.preferences"),
                  Use<PreferencesDialog>(push, PreferencesDialog::wants_pictures));
    wait_for([] { return wxWindow::FindWindowByName("own picture folder") != nullptr; });
}

BOOST_AUTO_TEST_CASE(every_control_of_the_preferences_has_a_name_for_screen_readers)
{
    const auto look = [&](PreferencesDialog& dialog) {
        for (const char* name : {"language", "card names", "text size", "new format",
                                 "default policy", "default mulligan", "deck folder",
                                 "choose deck folder", "pictures page", "library folder"})
            BOOST_TEST(!accessible_name(in<wxWindow>(dialog, name)).empty(), name);
    };
    wxTEST_DIALOG(run("app.preferences"), Use<PreferencesDialog>(look, wxID_CANCEL));
}

BOOST_AUTO_TEST_SUITE_END()
