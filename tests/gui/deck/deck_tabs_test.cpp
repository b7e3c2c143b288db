#include "gui/window_test.h"

#include "document_edits.h"
#include "gui/base/accessible.h"

#include <wx/msgdlg.h>
#include <wx/notebook.h>
#include <wx/testing.h>

#include <gtk/gtk.h>

using namespace kizuna;
using namespace kizuna::test;

namespace deck_tabs {

struct DeckTabsTest : WindowTest {
    std::filesystem::path write(const std::string& name) const
    {
        return folder.write(name + ".kizuna.yaml",
                            "kizuna: 1\nname: " + name + "\ncards:\n  B01-003: 4\n");
    }
    void open(const std::string& name)
    {
        frame->open(write(name));
        settle();
    }
    wxNotebook& tabs() const { return find<wxNotebook>("deck tabs"); }
    bool is_in_sight(int tab) const
    {
        GtkNotebook* book = GTK_NOTEBOOK(tabs().GetHandle());
        GtkWidget* label = gtk_notebook_get_tab_label(book, gtk_notebook_get_nth_page(book, tab));
        return gtk_widget_get_child_visible(label) != FALSE;
    }
    std::string labels() const
    {
        std::string all;
        for (std::size_t tab = 0; tab < tabs().GetPageCount(); ++tab)
            all += from_wx(tabs().GetPageText(tab)) + ' ';
        return all;
    }
};

} // namespace deck_tabs

BOOST_FIXTURE_TEST_SUITE(deck_tabs, DeckTabsTest)

BOOST_AUTO_TEST_CASE(one_deck_needs_no_tabs)
{
    open("one");
    BOOST_TEST(!tabs().IsShownOnScreen());
    open("two");
    BOOST_TEST(tabs().IsShownOnScreen());
    BOOST_TEST(labels() == "one two ");
    BOOST_TEST(tabs().GetSelection() == 1);
}

BOOST_AUTO_TEST_CASE(a_tab_says_that_its_deck_is_not_saved)
{
    open("one");
    open("two");
    test::set_name(document, "three", "");
    BOOST_TEST(labels() == "one • three ");
}

BOOST_AUTO_TEST_CASE(a_tab_that_is_chosen_is_the_deck_that_is_shown)
{
    open("one");
    test::set_name(document, "first", "");
    open("two");
    tabs().SetSelection(0);
    settle();
    BOOST_TEST(document.deck().name == "first");
    BOOST_TEST(from_wx(frame->GetTitle()) == "• first – Kizuna");
}

BOOST_AUTO_TEST_CASE(keys_go_from_deck_to_deck)
{
    open("one");
    open("two");
    open("three");
    press(WXK_PAGEDOWN, wxMOD_CONTROL);
    BOOST_TEST(document.deck().name == "one");
    press(WXK_PAGEUP, wxMOD_CONTROL);
    BOOST_TEST(document.deck().name == "three");
    press(WXK_TAB, wxMOD_CONTROL);
    BOOST_TEST(document.deck().name == "one");
    press(WXK_TAB, wxMOD_CONTROL | wxMOD_SHIFT);
    BOOST_TEST(document.deck().name == "three");
}

BOOST_AUTO_TEST_CASE(a_deck_is_closed_and_reopened_by_its_keys)
{
    open("one");
    open("two");
    press('W', wxMOD_CONTROL);
    BOOST_TEST(labels() == "one ");
    press('T', wxMOD_CONTROL | wxMOD_SHIFT);
    BOOST_TEST(labels() == "one two ");
}

BOOST_AUTO_TEST_CASE(an_unsaved_deck_is_asked_about_before_it_is_closed)
{
    open("one");
    open("two");
    test::set_name(document, "changed", "");
    wxTEST_DIALOG(press('W', wxMOD_CONTROL), wxExpectModal<wxMessageDialog>(wxID_CANCEL));
    BOOST_TEST(labels() == "one • changed ");
    wxTEST_DIALOG(press('W', wxMOD_CONTROL), wxExpectModal<wxMessageDialog>(wxID_NO));
    BOOST_TEST(labels() == "one ");
}

BOOST_AUTO_TEST_CASE(each_deck_has_its_own_undo)
{
    open("one");
    add(marth, 1);
    open("two");
    press('Z', wxMOD_CONTROL);
    BOOST_TEST(copies(marth) == 4);
    press(WXK_PAGEUP, wxMOD_CONTROL);
    BOOST_TEST(copies(marth) == 5);
    press('Z', wxMOD_CONTROL);
    BOOST_TEST(copies(marth) == 4);
}

BOOST_AUTO_TEST_CASE(leaving_asks_for_each_unsaved_deck)
{
    open("one");
    test::set_name(document, "first", "");
    open("two");
    open("three");
    test::set_name(document, "third", "");
    wxTEST_DIALOG(frame->Close(), wxExpectModal<wxMessageDialog>(wxID_NO),
                  wxExpectModal<wxMessageDialog>(wxID_NO));
    settle();
    BOOST_TEST(!frame);
    BOOST_TEST(settings.open_decks.size() == 3U);
}

BOOST_AUTO_TEST_CASE(of_decks_with_long_names_the_open_one_has_its_tab_in_sight)
{
    for (const char* name : {"The prince of Altea", "The princess of Ylisse", "The divine dragon"})
        open(name);
    BOOST_TEST(is_in_sight(2));
    document.switch_to(0);
    settle();
    BOOST_TEST(is_in_sight(0));
}

BOOST_AUTO_TEST_CASE(tabs_of_one_name_show_their_files)
{
    open("one");
    open("two");
    test::set_name(document, "one", "");
    settle();
    BOOST_TEST(from_wx(tabs().GetPageText(0)) == "one");
    BOOST_TEST(from_wx(tabs().GetPageText(1)) == "• two");
}

BOOST_AUTO_TEST_CASE(a_named_button_beside_the_tabs_lists_the_open_decks)
{
    open("one");
    open("two");
    const auto& button = find<wxWindow>("deck.list");
    BOOST_TEST(button.IsShownOnScreen());
    BOOST_TEST(accessible_name(button) == "Lists every open deck, to go to one of them");
}

BOOST_AUTO_TEST_CASE(the_tabs_have_a_name_for_screen_readers)
{
    BOOST_TEST(accessible_name(tabs()) == "Open decks");
}

BOOST_AUTO_TEST_CASE(many_tabs_keep_names_that_can_be_read)
{
    for (const char* name : {"Altean prince", "Ylisse", "Dragons", "Hoshido", "Nohr", "Deer"})
        open(name);
    BOOST_TEST(labels().starts_with("Altean"), labels());
    for (const char* name : {"Ylisse", "Dragons", "Hoshido", "Nohr", "Deer"})
        BOOST_TEST(labels().find(name) != std::string::npos, labels());
}

BOOST_AUTO_TEST_SUITE_END()
