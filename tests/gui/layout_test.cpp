#include "gui/base/accessible.h"
#include "gui/controls/pane_splitter.h"
#include "gui/dialogs/paste_dialog.h"
#include "gui/help/preferences_dialog.h"
#include "gui/window_test.h"

#include <wx/scrolwin.h>

#include <gtk/gtk.h>

using namespace kizuna;
using namespace kizuna::test;

namespace layout {

struct LayoutTest : WindowTest {
    using WindowTest::WindowTest;

    static int width_of_columns(const wxDataViewCtrl& list)
    {
        int width = 0;
        for (unsigned at = 0; at < list.GetColumnCount(); ++at)
            width += list.GetColumn(at)->GetWidth();
        return width;
    }
    static bool shows_every_column(const wxDataViewCtrl& list)
    {
        GtkWidget* view = gtk_bin_get_child(GTK_BIN(list.GetHandle()));
        GtkAdjustment* sideways = gtk_scrollable_get_hadjustment(GTK_SCROLLABLE(view));
        return gtk_adjustment_get_upper(sideways) <= gtk_adjustment_get_page_size(sideways);
    }
    PaneSplitter& around(const char* name) const
    {
        for (wxWindow* window = &find<wxWindow>(name); window; window = window->GetParent()) {
            if (auto* splitter = dynamic_cast<PaneSplitter*>(window))
                return *splitter;
        }
        throw std::logic_error("no splitter");
    }
    void resize(int width, int height)
    {
        frame->SetClientSize(frame->FromDIP(wxSize(width, height)));
        settle();
    }
    /// Drags what is between two panes by so many pixels to the right.
    void drag_sash(const PaneSplitter& splitter, int pixels)
    {
        const wxPoint sash = splitter.ClientToScreen(
            wxPoint(splitter.GetSashPosition() + splitter.GetSashSize() / 2, 100));
        move_to(sash);
        user.MouseDown();
        settle();
        move_to(sash + wxPoint(pixels, 0));
        user.MouseUp();
        settle();
    }
};

struct ItalianLayoutTest : LayoutTest {
    ItalianLayoutTest() : LayoutTest(italian()) {}
};

/// Texts are twice as large as on a usual desktop.
struct LargeText {
    LargeText() { set_text_size(200); }
    ~LargeText() { set_text_size(100); }
};
struct LargeTextTest : LargeText, LayoutTest {
    /// As on a small screen, with faces and piles.
    void shrink()
    {
        press('2', wxMOD_CONTROL | wxMOD_SHIFT);
        click(find<wxWindow>("deck as piles"));
        frame->SetSize(1100, 500);
        settle();
    }
};

struct JapaneseLayoutTest : LayoutTest {
    JapaneseLayoutTest() : LayoutTest(japanese()) {}
};

} // namespace layout

BOOST_FIXTURE_TEST_SUITE(layout, LayoutTest)

BOOST_AUTO_TEST_CASE(at_first_the_window_shows_every_column)
{
    BOOST_TEST(shows_every_column(pool()));
    BOOST_TEST(shows_every_column(deck_list()));
}

BOOST_AUTO_TEST_CASE(the_columns_use_the_room_of_a_larger_window)
{
    resize(900, 500);
    const int narrow = width_of_columns(pool());
    resize(1200, 500);
    wait_for([&] { return width_of_columns(pool()) > narrow; });
    BOOST_TEST(shows_every_column(pool()));
}

BOOST_AUTO_TEST_CASE(names_have_their_room_before_anything_that_is_said_elsewhere)
{
    add(marth, 1);
    resize(900, 500);
    const unsigned last = deck_list().GetColumnCount() - 1;
    BOOST_TEST(deck_list().GetColumn(last)->IsHidden());
    BOOST_TEST(shows_every_column(deck_list()));
}

BOOST_AUTO_TEST_CASE(the_fields_of_the_deck_stand_in_one_row_where_there_is_room)
{
    const auto top = [this](const char* name) {
        return find<wxWindow>(name).GetScreenPosition().y;
    };
    BOOST_TEST(!find<wxWindow>("deck format").IsShown());
    drag_sash(dynamic_cast<PaneSplitter&>(*around("card pool").GetParent()), -500);
    drag_sash(around("card details"), -300);
    wait_for([&] { return std::abs(top("deck protagonist") - top("deck format")) < 5; });
    BOOST_TEST(std::abs(top("deck grouping") - top("deck format")) < 5);
    BOOST_TEST(!find<wxWindow>("deck fields").IsShown());
}

BOOST_AUTO_TEST_CASE(the_fields_of_the_deck_fold_out_below_its_name)
{
    const auto& format = find<wxWindow>("deck format");
    const auto& name = find<wxWindow>("deck name");
    unfold_deck_fields();
    BOOST_TEST(resting_place(format).y > resting_place(name).GetBottom());
    BOOST_TEST(settings.deck_fields_open);
}

BOOST_AUTO_TEST_CASE(a_column_that_was_dragged_stays_as_it_is)
{
    const wxDataViewColumn& name = *pool().GetColumn(1);
    const wxRect row = pool().GetItemRect(pool_row(0));
    const wxPoint edge = pool().GetMainWindow()->ClientToScreen(
        wxPoint(pool().GetColumn(0)->GetWidth() + name.GetWidth(), row.y - row.height / 2));
    const int before = name.GetWidth();
    move_to(edge);
    user.MouseDown();
    settle();
    move_to(edge + wxPoint(40, 0));
    user.MouseUp();
    settle();
    const int dragged = name.GetWidth();
    BOOST_TEST(dragged > before + 20);
    resize(1000, 500);
    BOOST_TEST(name.GetWidth() == dragged);
}

BOOST_AUTO_TEST_CASE(the_panes_keep_their_shares_when_the_window_grows)
{
    const auto& splitter = dynamic_cast<PaneSplitter&>(*around("card pool").GetParent());
    const int share = splitter.share();
    for (const int width : {1210, 1260}) { // where every pane has more than its least
        resize(width, 500);
        BOOST_TEST(splitter.share() == share);
        BOOST_TEST(std::abs(splitter.GetSashPosition() - width * share / 1000) <= 2);
    }
}

BOOST_AUTO_TEST_CASE(no_pane_is_squeezed_by_a_small_window)
{
    resize(900, 500);
    BOOST_TEST(shows_every_column(deck_list()));
    BOOST_TEST(find<wxWindow>("card details").GetSize().x >= frame->FromDIP(190));
}

BOOST_AUTO_TEST_CASE(a_dragged_sash_is_remembered)
{
    const int before = settings.pool_share;
    drag_sash(dynamic_cast<PaneSplitter&>(*around("card pool").GetParent()), -100);
    frame->Close();
    settle();
    BOOST_TEST(settings.pool_share < before - 50);
}

BOOST_AUTO_TEST_CASE(keys_make_each_pane_larger_and_smaller)
{
    resize(1260, 600);
    PaneSplitter& beside_card = around("card details");
    auto& beside_views = dynamic_cast<PaneSplitter&>(*around("card pool").GetParent());
    auto& above_legality = dynamic_cast<PaneSplitter&>(*beside_views.GetParent());
    const auto check = [&](PaneSplitter& splitter, int larger, int smaller, int modifiers) {
        const int before = splitter.GetSashPosition();
        press(larger, modifiers);
        BOOST_TEST(splitter.GetSashPosition() > before);
        press(smaller, modifiers);
        press(smaller, modifiers);
        BOOST_TEST(splitter.GetSashPosition() < before);
        press(larger, modifiers);
    };
    check(beside_views, WXK_RIGHT, WXK_LEFT, wxMOD_ALT);
    check(beside_card, WXK_RIGHT, WXK_LEFT, wxMOD_ALT | wxMOD_SHIFT);
    check(above_legality, WXK_DOWN, WXK_UP, wxMOD_ALT | wxMOD_SHIFT);
}

BOOST_AUTO_TEST_CASE(a_pane_that_keys_made_smaller_is_remembered)
{
    const int before = settings.pool_share;
    for (int step = 0; step < 3; ++step)
        press(WXK_LEFT, wxMOD_ALT);
    frame->Close();
    settle();
    BOOST_TEST(settings.pool_share < before - 40);
}

BOOST_AUTO_TEST_CASE(the_window_remembers_its_size)
{
    resize(1000, 560);
    frame->Close();
    settle();
    BOOST_TEST(settings.window_width == 1000);
    BOOST_TEST(settings.window_height == 560);
}

BOOST_AUTO_TEST_CASE(a_window_from_a_larger_screen_fits_on_this_one)
{
    settings.window_width = 5000;
    settings.window_height = 4000;
    auto* large = new MainFrame(document, settings, {}, english(), [] {});
    large->Show();
    settle();
    BOOST_TEST(large->GetSize().x <= wxGetClientDisplayRect().width);
    BOOST_TEST(large->GetSize().y <= wxGetClientDisplayRect().height);
    large->Destroy();
    settle();
}

BOOST_FIXTURE_TEST_CASE(an_italian_window_shows_every_column, ItalianLayoutTest)
{
    BOOST_TEST(shows_every_column(pool()));
    BOOST_TEST(shows_every_column(deck_list()));
}

BOOST_FIXTURE_TEST_CASE(a_japanese_window_shows_every_column, JapaneseLayoutTest)
{
    BOOST_TEST(shows_every_column(pool()));
    BOOST_TEST(shows_every_column(deck_list()));
}

BOOST_FIXTURE_TEST_CASE(large_text_cuts_no_number_of_a_card, LargeTextTest)
{
    add(marth, 1);
    const auto width_of = [](wxDataViewCtrl& list, const std::string& text) {
        return list.GetTextExtent(to_wx(text)).x;
    };
    const wxDataViewColumn& id = *pool().GetColumn(0);
    BOOST_TEST((id.IsHidden() || id.GetWidth() > width_of(pool(), "B01-001")));
    const wxDataViewColumn& name = *pool().GetColumn(1);
    BOOST_TEST(name.GetWidth() > width_of(pool(), "Marth: Savior of"));
    const unsigned last = deck_list().GetColumnCount() - 1;
    const wxDataViewColumn& code = *deck_list().GetColumn(last);
    BOOST_TEST((code.IsHidden() || code.GetWidth() > width_of(deck_list(), "B01-003ST")));
}

BOOST_AUTO_TEST_CASE(text_is_large_where_the_desktop_s_font_is)
{
    GObject* desktop = G_OBJECT(gtk_settings_get_default());
    gchar* before = nullptr;
    g_object_get(desktop, "gtk-font-name", &before, nullptr);
    const double usual = text_scale();
    g_object_set(desktop, "gtk-font-name", "Sans 22", nullptr);
    const double large = text_scale();
    g_object_set(desktop, "gtk-font-name", before, nullptr);
    g_free(before);
    BOOST_TEST(large == 2 * usual);
}

BOOST_FIXTURE_TEST_CASE(large_text_leaves_room_for_the_number_of_cards_found, LargeTextTest)
{
    const auto& found = find<wxWindow>("search status");
    BOOST_TEST(found.GetSize().x >= found.GetTextExtent(found.GetLabel()).x);
}

BOOST_FIXTURE_TEST_CASE(large_text_in_a_small_window_with_a_problem_comes_to_rest, LargeTextTest)
{
    shrink();
    wxWindow& bar = *find<wxWindow>("filter effects").GetParent()->GetParent();
    constexpr int max_layouts = 200;
    int layouts = 0;
    bar.Bind(wxEVT_SIZE, [&](wxSizeEvent& event) {
        event.Skip();
        if (++layouts == max_layouts) // it would never end
            frame->SetClientSize(frame->FromDIP(wxSize(1200, 700)));
    });
    document.open(bundled_deck("altean-vanguard"));
    add("S01-004", 5);
    settle();
    BOOST_TEST(layouts < max_layouts);
}

BOOST_FIXTURE_TEST_CASE(large_text_in_a_small_window_leaves_the_deck_beside_its_problems,
                        LargeTextTest)
{
    shrink();
    document.open(bundled_deck("altean-vanguard"));
    add("S01-004", 5);
    settle();
    BOOST_TEST(find<wxWindow>("legality").GetSize().y < frame->GetClientSize().y * 3 / 10);
}

BOOST_FIXTURE_TEST_CASE(large_text_in_a_small_window_keeps_cards_in_sight, LargeTextTest)
{
    shrink();
    frame->SetSize(900, 500);
    document.open(bundled_deck("altean-vanguard"));
    add("S01-004", 5);
    for (const char* cards : {"card grid", "deck piles"}) {
        const auto& view = find<wxWindow>(cards);
        wait_for([&] { return view.IsShownOnScreen(); });
        BOOST_TEST(view.GetSize().y >= 3 * view.GetCharHeight(), cards);
    }
}

BOOST_FIXTURE_TEST_CASE(large_text_leaves_room_for_the_fields_of_the_deck, LargeTextTest)
{
    unfold_deck_fields();
    BOOST_TEST(find<wxWindow>("deck format").GetSize().x >= frame->FromDIP(60));
    BOOST_TEST(find<wxWindow>("deck grouping").GetSize().x >= frame->FromDIP(60));
    const auto& notes = find<wxWindow>("deck notes");
    BOOST_TEST(notes.GetRect().GetRight() <= notes.GetParent()->GetClientSize().x);
}

BOOST_FIXTURE_TEST_CASE(large_text_makes_fields_as_high_as_it_is, LargeTextTest)
{
    const PreferencesDialog preferences(frame, settings, document.catalogue(), english());
    for (const wxWindow* field :
         {&find<wxWindow>("deck name"), preferences.FindWindow("deck folder")})
        BOOST_TEST(field->GetMinSize().y >= field->GetCharHeight());
}

BOOST_FIXTURE_TEST_CASE(large_text_leaves_no_number_of_the_cards_half_in_sight, LargeTextTest)
{
    const int name = pool().FromDIP(150);
    for (const int width : {1600, 1400, 1260}) {
        resize(width, 520);
        wait_for([&] { return shows_every_column(pool()); });
        BOOST_TEST(pool().GetColumn(1)->GetWidth() >= name, width);
    }
}

BOOST_FIXTURE_TEST_CASE(large_text_lets_a_study_scroll_to_a_chart_that_can_be_read, LargeTextTest)
{
    document.open(bundled_deck("altean-vanguard"));
    press('5', wxMOD_CONTROL);
    find<wxWindow>("studies window").SetClientSize(800, 420);
    const auto& chart = find<wxWindow>("tradeoff chart");
    wait_for([&] { return chart.GetSize().y >= 10 * chart.GetCharHeight(); });
    const auto& page = find<wxScrolledWindow>("tradeoff page");
    wait_for([&] { return page.GetVirtualSize().y > page.GetClientSize().y; });
    BOOST_TEST(page.GetVirtualSize().x <= page.GetClientSize().x);
}

BOOST_FIXTURE_TEST_CASE(large_text_leaves_the_dialogs_on_the_screen_with_all_their_buttons,
                        LargeTextTest)
{
    const wxSize screen = wxGetClientDisplayRect().GetSize();
    PreferencesDialog preferences(frame, settings, document.catalogue(), english());
    preferences.Layout();
    BOOST_TEST(preferences.GetSize().y <= screen.y);
    const wxRect ok = preferences.FindWindow(wxID_OK)->GetRect();
    BOOST_TEST(ok.GetBottom() <= preferences.GetClientSize().y);

    PasteDialog paste(frame, document.catalogue(), english(), "");
    paste.Layout();
    BOOST_TEST(paste.GetSize().x <= screen.x);
    const wxRect cancel = paste.FindWindow(wxID_CANCEL)->GetRect();
    BOOST_TEST(cancel.GetRight() <= paste.GetClientSize().x);
    BOOST_TEST(cancel.width >= cancel.height);
}

BOOST_FIXTURE_TEST_CASE(large_text_keeps_what_stands_over_the_table_apart, LargeTextTest)
{
    document.open(bundled_deck("altean-vanguard"));
    press('G', wxMOD_CONTROL);
    const wxRect effects = find<wxWindow>("table unplayed").GetRect();
    const wxRect seed = find<wxWindow>("table seed shown").GetRect();
    const wxRect bonds = find<wxWindow>("table bonds left").GetRect();
    BOOST_TEST(!effects.Intersects(seed));
    BOOST_TEST(!effects.Intersects(bonds));
    const wxWindow& shown = find<wxWindow>("table seed shown");
    BOOST_TEST(seed.width >= shown.GetTextExtent(shown.GetLabel()).x);
    BOOST_TEST(seed.GetRight() <= shown.GetParent()->GetClientSize().x);
}

BOOST_AUTO_TEST_SUITE_END()
