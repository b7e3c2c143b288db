// What a study was asked stays asked: in the settings, and so in the next window.
#include "gui/study/study_test.h"

#include "odds/openings/keep_rule.h"

#include <wx/textctrl.h>

using namespace kizuna;
using namespace kizuna::test;

namespace study_inputs {

struct StudyInputsTest : StudyTest {
    StudyInputs& inputs() { return settings.studies; }
    /// Closes the window and opens another over the same settings, on a view.
    void again(char view_number)
    {
        frame->Destroy();
        settle();
        frame = new MainFrame(document, settings, bundled_decks(build_folders()), english(), [] {});
        frame->SetPosition(wxPoint(0, 0));
        frame->Show();
        settle();
        view(view_number);
    }
    int number(const char* name) const { return find<wxSpinCtrl>(name).GetValue(); }
    int chosen(const char* name) const { return find<wxChoice>(name).GetSelection(); }
    std::string text(const char* name) const { return from_wx(find<wxTextCtrl>(name).GetValue()); }
    void write(const char* name, const char* words) { find<wxTextCtrl>(name).SetValue(words); }
};

} // namespace study_inputs

BOOST_FIXTURE_TEST_SUITE(study_inputs, StudyInputsTest)

BOOST_AUTO_TEST_CASE(what_nobody_changed_is_not_kept)
{
    for (const char number : {'4', '5', '6', '7'})
        view(number);
    BOOST_TEST((inputs() == StudyInputs{}));
}

BOOST_AUTO_TEST_CASE(the_curve_is_asked_as_before)
{
    settings.policy = "planner";
    view('7');
    choose("curve policy", 0);
    choose("curve level", 1);
    choose("going", 1);
    choose("keep rule", 1);
    set("curve turns", 5);
    set("curve games", 300);
    set("curve seed", 42);
    again('7');
    BOOST_TEST(chosen("curve policy") == 0);
    BOOST_TEST(chosen("curve level") == 1);
    BOOST_TEST(chosen("going") == 1);
    BOOST_TEST(chosen("keep rule") == 1);
    BOOST_TEST(number("curve turns") == 5);
    BOOST_TEST(number("curve games") == 300);
    BOOST_TEST(number("curve seed") == 42);
}

BOOST_AUTO_TEST_CASE(the_preferred_rule_and_policy_stay_preferred)
{
    view('7');
    set("curve seed", 2);
    BOOST_TEST(inputs().curve_policy.empty());
    BOOST_TEST(inputs().curve_rule.empty());
    settings.policy = "planner";
    settings.mulligan = "always";
    again('7');
    BOOST_TEST(from_wx(find<wxChoice>("curve policy").GetStringSelection()) == "Planner");
}

BOOST_AUTO_TEST_CASE(the_tradeoff_is_asked_as_before)
{
    view('5');
    set("tradeoff turn", 6);
    choose("going", 1);
    choose("keep rule", 1);
    again('5');
    BOOST_TEST(number("tradeoff turn") == 6);
    BOOST_TEST(chosen("going") == 1);
    BOOST_TEST(chosen("keep rule") == 1);
}

BOOST_AUTO_TEST_CASE(the_opening_is_asked_as_before)
{
    view('6');
    write("opening want 1", "cost=2");
    choose("opening number 1", 2);
    write("opening want 2", "support=20");
    set("opening turn", 3);
    choose("going", 1);
    choose("opening preset", 1);
    set("opening seed", 9);
    again('6');
    BOOST_TEST(text("opening want 1") == "cost=2");
    BOOST_TEST(chosen("opening number 1") == 2);
    BOOST_TEST(text("opening want 2") == "support=20");
    BOOST_TEST(number("opening turn") == 3);
    BOOST_TEST(chosen("opening preset") == 1);
    BOOST_TEST(number("opening seed") == 9);
    BOOST_TEST(inputs().opening_rule.empty()); // the preset's
    write("opening rule", "count(cost=1) >= 1");
    again('6');
    BOOST_TEST(text("opening rule") == "count(cost=1) >= 1");
    const auto own_rule = static_cast<int>(keep_rule_presets().size());
    BOOST_TEST(chosen("opening preset") == own_rule);
}

BOOST_AUTO_TEST_CASE(the_supports_are_asked_as_before)
{
    view('4');
    choose("support against", 1);
    set("support flat", 40);
    set("support evasion", 15);
    again('4');
    BOOST_TEST(chosen("support against") == 1);
    BOOST_TEST(number("support flat") == 40);
    BOOST_TEST(number("support evasion") == 15);
    wait_for([this] { return says("study options set", "always 40"); });
}

BOOST_AUTO_TEST_CASE(an_opponent_from_a_file_comes_back_while_the_file_is_there)
{
    const auto file =
        folder.write("rival.kizuna.yaml", "kizuna: 1\nname: Rival\nprotagonist: B01-003\n"
                                          "cards:\n  B01-003: 4\n  B01-006: 4\n");
    inputs().support_against = file.string();
    view('4');
    BOOST_TEST(from_wx(find<wxChoice>("support against").GetStringSelection()) == "Rival");
    wait_for([this] { return says("study options set", "Rival"); });
    std::filesystem::remove(file);
    again('4');
    BOOST_TEST(chosen("support against") == 0);
    BOOST_TEST(inputs().support_against == file.string()); // it may come back
}

BOOST_AUTO_TEST_SUITE_END()
