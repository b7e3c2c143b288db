#include "document_edits.h"
#include "gui/accessible_description.h"
#include "gui/base/accessible.h"
#include "gui/window_test.h"

#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/srchctrl.h>
#include <wx/tglbtn.h>

#include <gtk/gtk-a11y.h>
#include <gtk/gtk.h>

using namespace kizuna;
using namespace kizuna::test;

namespace {

/// One thing in a window as a screen reader meets it.
struct Met {
    AtkRole role;
    std::string name;
};

bool is_worked(AtkRole role)
{
    return role == ATK_ROLE_PUSH_BUTTON || role == ATK_ROLE_TEXT || role == ATK_ROLE_COMBO_BOX ||
           role == ATK_ROLE_SPIN_BUTTON || role == ATK_ROLE_TABLE || role == ATK_ROLE_TREE_TABLE ||
           role == ATK_ROLE_LIST_ITEM || role == ATK_ROLE_MENU || role == ATK_ROLE_MENU_ITEM ||
           role == ATK_ROLE_RADIO_MENU_ITEM || role == ATK_ROLE_TOGGLE_BUTTON ||
           role == ATK_ROLE_CHECK_BOX;
}

bool has_state(AtkObject* object, AtkStateType state)
{
    AtkStateSet* states = atk_object_ref_state_set(object);
    const bool has = atk_state_set_contains_state(states, state) != FALSE;
    g_object_unref(states);
    return has;
}

void meet(AtkObject* object, std::vector<Met>& met)
{
    if (!has_state(object, ATK_STATE_VISIBLE))
        return;
    const AtkRole role = atk_object_get_role(object);
    const char* name = atk_object_get_name(object);
    // The frame that scrolls a control takes the keyboard only to hand it on.
    const bool is_focusable = has_state(object, ATK_STATE_FOCUSABLE);
    if (is_worked(role) || (is_focusable && role != ATK_ROLE_SCROLL_PANE))
        met.push_back({role, name ? name : ""});
    if (GTK_IS_TREE_VIEW_ACCESSIBLE(object)) // its cells have their own texts
        return;
    for (int child = 0; child < atk_object_get_n_accessible_children(object); ++child) {
        AtkObject* inside = atk_object_ref_accessible_child(object, child);
        meet(inside, met);
        g_object_unref(inside);
    }
}

/// What can be worked in a window, in the order in which a screen reader meets it.
std::vector<Met> met_in(const wxWindow& window)
{
    std::vector<Met> met;
    meet(gtk_widget_get_accessible(window.GetHandle()), met);
    return met;
}

/// What the cells of a list say, whether or not they are seen.
void collect_cells(AtkObject* object, std::string& texts)
{
    if (const char* name = atk_object_get_name(object))
        texts += name + std::string("; ");
    for (int child = 0; child < atk_object_get_n_accessible_children(object); ++child) {
        AtkObject* inside = atk_object_ref_accessible_child(object, child);
        collect_cells(inside, texts);
        g_object_unref(inside);
    }
}

/// What is said when the keyboard comes to a choice: GTK gives it to something inside.
std::string said_at(wxChoice& choice)
{
    choice.SetFocus();
    WindowTest::settle();
    GtkWidget* window = gtk_widget_get_toplevel(choice.GetHandle());
    GtkWidget* focus = gtk_window_get_focus(GTK_WINDOW(window));
    BOOST_REQUIRE(focus);
    BOOST_REQUIRE(gtk_widget_is_ancestor(focus, choice.GetHandle()));
    const char* name = atk_object_get_name(gtk_widget_get_accessible(focus));
    return name ? name : "";
}

/// What draws the items of a window that scrolls them.
GtkWidget* widget_of(const wxWindow& window)
{
    return window.m_wxwindow;
}

AtkRole role_of(const wxWindow& window)
{
    return atk_object_get_role(gtk_widget_get_accessible(window.GetHandle()));
}

void check_names(const std::vector<Met>& met)
{
    for (std::size_t at = 0; at < met.size(); ++at)
        BOOST_TEST(!met[at].name.empty(),
                   atk_role_get_name(met[at].role)
                       << " without a name, after "
                       << (at > 0 ? met[at - 1].name : std::string("nothing")));
}

bool has_button(const std::vector<Met>& met, std::string_view name)
{
    return std::ranges::any_of(met, [&](const Met& each) {
        return each.role == ATK_ROLE_PUSH_BUTTON && each.name == name;
    });
}

/// A deck with problems and advice, a wrong question, and a file that cannot be written: all that
/// the window shows at any time is there.
struct ScreenReaderTest : WindowTest {
    explicit ScreenReaderTest(const Messages& messages = english()) : WindowTest(messages)
    {
        test::change_copies(document, Pile::Cards, marth, 6, "");
        BOOST_REQUIRE(!save(document, folder / "prince.kizuna.yaml"));
        std::filesystem::remove(folder / "prince.kizuna.yaml");
        std::filesystem::create_directory(folder / "prince.kizuna.yaml");
        test::set_name(document, "Lost", "name");
        type("marth wepon:sword");
        press('S', wxMOD_CONTROL);
        wait_until_told();
    }
};

struct JapaneseScreenReaderTest : ScreenReaderTest {
    JapaneseScreenReaderTest() : ScreenReaderTest(japanese()) {}
};

} // namespace

BOOST_AUTO_TEST_CASE(a_label_is_said_without_its_letter_and_colon)
{
    BOOST_TEST(spoken_label("&Name: ") == "Name");
    BOOST_TEST(spoken_label("名前(&M)：") == "名前");
}

BOOST_FIXTURE_TEST_CASE(whatever_can_be_worked_has_a_name_for_screen_readers, ScreenReaderTest)
{
    const std::vector<Met> met = met_in(*frame);
    BOOST_TEST(has_button(met, "Use “weapon” instead"));
    BOOST_TEST(has_button(met, "Remove 2 copies of Marth: Altean Prince (B01-003)"));
    check_names(met);
}

BOOST_FIXTURE_TEST_CASE(what_if_has_a_name_where_it_is_scrolled, ScreenReaderTest)
{
    click_in_deck_list(0);
    wait_for([this] { return find<wxWindow>("what if").IsShown(); });
    if (!find<wxToggleButton>("what if unfolded").GetValue())
        click(find<wxToggleButton>("what if unfolded"));
    settle();
    BOOST_REQUIRE(find<wxWindow>("what if body").IsShown());
    check_names(met_in(find<wxWindow>("what if")));
}

BOOST_FIXTURE_TEST_CASE(the_buttons_of_the_bar_are_read_out, ScreenReaderTest)
{
    const std::vector<Met> met = met_in(find<wxWindow>("told"));
    BOOST_TEST(has_button(met, "Save as…"));
    BOOST_TEST(has_button(met, "Close"));
}

BOOST_FIXTURE_TEST_CASE(the_buttons_of_the_bar_are_read_out_in_japanese, JapaneseScreenReaderTest)
{
    const std::vector<Met> met = met_in(find<wxWindow>("told"));
    BOOST_TEST(met.size() == 2U);
    for (const Met& button : met)
        BOOST_TEST(static_cast<unsigned char>(button.name.front()) > 127U, button.name);
    check_names(met);
}

BOOST_FIXTURE_TEST_CASE(the_test_hand_is_read_out, ScreenReaderTest)
{
    press('T', wxMOD_CONTROL);
    const std::vector<Met> met = met_in(find<wxWindow>("test hand"));
    BOOST_TEST(has_button(met, "Redraw"));
    check_names(met);
}

BOOST_FIXTURE_TEST_CASE(a_choice_says_its_name_and_its_value_when_the_keyboard_comes, WindowTest)
{
    unfold_deck_fields();
    auto& format = find<wxChoice>("deck format");
    BOOST_TEST(said_at(format) == "Format of the deck: Unlimited");
    document.set_format("standard", "format");
    BOOST_TEST(said_at(format) == "Format of the deck: Standard");
    test::change_copies(document, Pile::Cards, marth, 1, "");
    document.set_protagonist(marth, "");
    BOOST_TEST(said_at(find<wxChoice>("deck protagonist")) ==
               "Protagonist of the deck: Marth: Altean Prince");
    BOOST_TEST(said_at(find<wxChoice>("deck grouping")) == "Group the cards by: unit");
}

BOOST_FIXTURE_TEST_CASE(the_pictures_in_the_search_field_are_called_by_what_they_do, WindowTest)
{
    focus(find<wxWindow>("search"));
    for (const char* text : {"m", "", "ma"}) {
        find<wxSearchCtrl>("search").SetValue(text);
        settle();
        std::string names;
        collect_cells(gtk_widget_get_accessible(find<wxWindow>("search").GetHandle()), names);
        BOOST_TEST(names.find("symbolic") == std::string::npos, names);
    }
}

BOOST_FIXTURE_TEST_CASE(a_row_that_is_too_long_goes_on_in_another_line, WindowTest)
{
    wxListBox list(frame, wxID_ANY, wxPoint(0, 0), wxSize(300, 200));
    list.Append("a short one");
    GtkWidget* view = gtk_bin_get_child(GTK_BIN(list.GetHandle()));
    const auto height = [&] {
        settle();
        GtkTreePath* first = gtk_tree_path_new_first();
        GdkRectangle row{};
        gtk_tree_view_get_background_area(GTK_TREE_VIEW(view), first, nullptr, &row);
        gtk_tree_path_free(first);
        return row.height;
    };
    wrap_rows(list, 260);
    const int one_line = height();
    list.SetString(0, "one that is so long that nobody could write it beside a board of cards");
    BOOST_TEST(height() > one_line);
}

BOOST_FIXTURE_TEST_CASE(a_row_of_the_deck_says_its_symbol, WindowTest)
{
    add(marth, 1);
    std::string texts;
    collect_cells(gtk_widget_get_accessible(gtk_bin_get_child(GTK_BIN(deck_list().GetHandle()))),
                  texts);
    BOOST_TEST(texts.find("Altean Prince; ") != std::string::npos, texts);
    BOOST_TEST(texts.find("Blade of Light; ") != std::string::npos, texts);
}

BOOST_FIXTURE_TEST_CASE(rows_of_deck_and_pool_say_what_is_wrong_with_their_card, ScreenReaderTest)
{
    find<wxSearchCtrl>("search").SetValue("id:B01-003"); // of which the deck holds too many
    wait_for([this] { return pool_rows() == 1; });
    for (wxDataViewCtrl* list : {&deck_list(), &pool()}) {
        std::string texts;
        collect_cells(gtk_widget_get_accessible(gtk_bin_get_child(GTK_BIN(list->GetHandle()))),
                      texts);
        BOOST_TEST(texts.find("▲ Too many; ") != std::string::npos, texts);
    }
}

BOOST_FIXTURE_TEST_CASE(a_number_in_the_deck_is_read_with_the_title_of_its_column, WindowTest)
{
    add(marth, 3);
    std::string texts;
    collect_cells(gtk_widget_get_accessible(gtk_bin_get_child(GTK_BIN(deck_list().GetHandle()))),
                  texts);
    BOOST_TEST(texts.find("Qty; 3; Cost; 1; ") != std::string::npos, texts);
}

BOOST_FIXTURE_TEST_CASE(a_number_that_is_not_there_is_read_without_its_title, WindowTest)
{
    find<wxSearchCtrl>("search").SetValue("id:B01-003"); // which changes no class
    wait_for([this] { return pool_rows() == 1; });
    std::string texts;
    collect_cells(gtk_widget_get_accessible(gtk_bin_get_child(GTK_BIN(pool().GetHandle()))), texts);
    BOOST_TEST(texts.find("Cost; 1; ") != std::string::npos, texts);
    BOOST_TEST(texts.find("Attack; 40; ") != std::string::npos, texts);
    BOOST_TEST(texts.find("Class Change Cost; ") == std::string::npos, texts);
}

BOOST_FIXTURE_TEST_CASE(a_card_of_the_test_hand_is_a_button, ScreenReaderTest)
{
    press('T', wxMOD_CONTROL);
    BOOST_TEST(role_of(find<wxWindow>("hand 1")) == ATK_ROLE_PUSH_BUTTON);
}

BOOST_FIXTURE_TEST_CASE(the_cards_of_a_place_on_the_table_are_a_list, ScreenReaderTest)
{
    document.open(bundled_deck("altean-vanguard"));
    press('G', wxMOD_CONTROL);
    BOOST_TEST(role_of(find<wxWindow>("table hand")) == ATK_ROLE_LIST);
    BOOST_TEST(role_of(find<wxWindow>("table hand 1")) == ATK_ROLE_LIST_ITEM);
    BOOST_TEST(accessible_description(find<wxWindow>("table hand 1")).empty()); // all is its name
}

BOOST_FIXTURE_TEST_CASE(a_list_of_faces_that_a_screen_reader_keeps_outlives_its_window, WindowTest)
{
    press('2', wxMOD_CONTROL | wxMOD_SHIFT);
    const auto& grid = find<wxWindow>("card grid");
    auto* list = ATK_OBJECT(g_object_ref(gtk_widget_get_accessible(widget_of(grid))));
    AtkObject* item = atk_object_ref_accessible_child(list, 0);
    BOOST_REQUIRE(item);
    BOOST_TEST(atk_object_get_n_accessible_children(list) > 2000);
    frame->Destroy();
    settle();
    BOOST_TEST(atk_object_get_n_accessible_children(list) == 0);
    BOOST_TEST(atk_object_ref_accessible_child(list, 0) == nullptr);
    BOOST_TEST(has_state(item, ATK_STATE_DEFUNCT));
    g_object_unref(item);
    g_object_unref(list);
}

BOOST_FIXTURE_TEST_CASE(a_card_of_a_pile_says_which_pile_it_is_in, WindowTest)
{
    add(marth, 1);
    add("B01-006", 3);
    press('4', wxMOD_CONTROL | wxMOD_SHIFT);
    AtkObject* list = gtk_widget_get_accessible(widget_of(find<wxWindow>("deck piles")));
    BOOST_REQUIRE(atk_object_get_n_accessible_children(list) == 2);
    std::vector<std::string> piles;
    for (int at = 0; at < 2; ++at) {
        AtkObject* item = atk_object_ref_accessible_child(list, at);
        piles.emplace_back(atk_object_get_description(item));
        g_object_unref(item);
    }
    BOOST_TEST(piles == (std::vector<std::string>{"Marth: 1 card", "Caeda: 3 cards"}),
               boost::test_tools::per_element());
}

BOOST_FIXTURE_TEST_CASE(the_card_that_takes_the_place_of_the_last_copy_is_told, WindowTest)
{
    add("B01-003", 1);
    add("B01-006", 1);
    press('4', wxMOD_CONTROL | wxMOD_SHIFT);
    auto& piles = find<wxWindow>("deck piles");
    focus(piles);
    int told = 0;
    AtkObject* list = gtk_widget_get_accessible(widget_of(piles));
    const gulong listener = g_signal_connect(
        list, "active-descendant-changed",
        G_CALLBACK(+[](AtkObject*, gpointer, gpointer count) { ++*static_cast<int*>(count); }),
        &told);
    press('+');
    BOOST_TEST(told == 0); // the same card
    press('0');
    BOOST_TEST(told == 1);
    g_signal_handler_disconnect(list, listener);
}
