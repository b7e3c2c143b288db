#include "gui/window_test.h"

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
           role == ATK_ROLE_DOCUMENT_FRAME || role == ATK_ROLE_MENU || role == ATK_ROLE_MENU_ITEM ||
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
        document.change_copies(Pile::Cards, marth, 6, "");
        BOOST_REQUIRE(!document.save(folder / "prince.kizuna.yaml"));
        std::filesystem::remove(folder / "prince.kizuna.yaml");
        std::filesystem::create_directory(folder / "prince.kizuna.yaml");
        document.set_name("Lost", "name");
        type("marth wepon:sword");
        press('S', wxMOD_CONTROL);
    }
};

struct JapaneseScreenReaderTest : ScreenReaderTest {
    JapaneseScreenReaderTest() : ScreenReaderTest(japanese()) {}
};

} // namespace

BOOST_FIXTURE_TEST_CASE(whatever_can_be_worked_has_a_name_for_screen_readers, ScreenReaderTest)
{
    const std::vector<Met> met = met_in(*frame);
    BOOST_TEST(has_button(met, "Use “weapon” instead"));
    BOOST_TEST(has_button(met, "Remove 2 copies of Marth: Altean Prince (B01-003)"));
    check_names(met);
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

BOOST_FIXTURE_TEST_CASE(a_row_of_the_deck_says_its_symbol, WindowTest)
{
    add(marth, 1);
    std::string texts;
    collect_cells(gtk_widget_get_accessible(gtk_bin_get_child(GTK_BIN(deck_list().GetHandle()))),
                  texts);
    BOOST_TEST(texts.find("Altean Prince; ") != std::string::npos, texts);
    BOOST_TEST(texts.find("Blade of Light; ") != std::string::npos, texts);
}
