#include "gui/base/accessible.h"
#include "gui/help/help_browser.h"
#include "gui/study/study_head.h"
#include "gui/study/study_test.h"

#include <wx/testing.h>
#include <wx/textctrl.h>

using namespace kizuna;
using namespace kizuna::test;

namespace study_page {

struct StudyPageTest : StudyTest {
    /// Shows a view and answers what it tells of unknown cards.
    std::string told_by(char number, const char* page)
    {
        view(number);
        auto* note = dynamic_cast<FlowingText*>(
            wxWindow::FindWindowByName("unknown cards", &find<wxWindow>(page)));
        return note && note->IsShownOnScreen() ? note->text() : "";
    }
};

struct ItalianStudyTest : StudyTest {
    ItalianStudyTest() : StudyTest(italian()) {}
};

/// Reads which entry the help begins with, and closes it.
class ReadHelp : public wxExpectModalBase<HelpBrowser, ReadHelp> {
public:
    explicit ReadHelp(std::string& told) : told_(told) {}

protected:
    int OnInvoked(HelpBrowser* help) const override
    {
        help->Show();
        WindowTest::settle();
        const auto* text =
            dynamic_cast<wxTextCtrl*>(wxWindow::FindWindowByName("explanation", help));
        told_ = from_wx(text->GetLineText(0));
        return wxID_CANCEL;
    }

private:
    std::string& told_;
};

constexpr std::pair<char, const char*> ids[] = {{'2', "deck"},    {'3', "odds"},
                                                {'4', "support"}, {'5', "tradeoff"},
                                                {'6', "opening"}, {'7', "curve"}};

constexpr std::pair<char, const char*> pages[] = {{'2', "statistics"},   {'3', "odds"},
                                                  {'4', "support page"}, {'5', "tradeoff page"},
                                                  {'6', "opening page"}, {'7', "curve page"}};

} // namespace study_page

BOOST_FIXTURE_TEST_SUITE(study_page, StudyPageTest)

BOOST_AUTO_TEST_CASE(a_deck_that_is_only_begun_has_figures_and_no_judgement)
{
    document.start_new();
    add(marth, 4);
    add(caeda, 4);
    view('4');
    const auto& head = find<StudyHead>("support verdict");
    wait_for([&] { return !head.verdict().figures.empty(); });
    BOOST_TEST(head.verdict().sentence == "8 cards so far: too few to judge the deck.");
}

BOOST_AUTO_TEST_CASE(every_study_tells_how_many_cards_it_does_not_know)
{
    add("X99-001", 2);
    add("X99-002", 1);
    for (const auto& [number, page] : pages)
        BOOST_TEST(told_by(number, page) == "3 cards are not known and not counted.", page);
}

BOOST_AUTO_TEST_CASE(nothing_is_told_while_every_card_is_known)
{
    for (const auto& [number, page] : pages)
        BOOST_TEST(told_by(number, page).empty(), page);
}

BOOST_AUTO_TEST_CASE(what_is_told_follows_each_edit)
{
    add("X99-001", 1);
    BOOST_TEST(told_by('2', "statistics") == "1 card is not known and not counted.");
    document.undo();
    settle();
    BOOST_TEST(told_by('2', "statistics").empty());
}

BOOST_AUTO_TEST_CASE(every_study_begins_with_a_sentence_and_two_or_three_figures_that_are_heard)
{
    settings.studies.curve_games = 200;
    for (const auto& [number, id] : ids) {
        view(number);
        const auto& head = find<StudyHead>(wxString(id) + " verdict");
        wait_for([&] { return !head.verdict().figures.empty(); });
        BOOST_TEST(head.verdict().figures.size() >= 2U, id);
        BOOST_TEST(head.verdict().figures.size() <= 3U, id);
        BOOST_TEST(accessible_name(head) == verdict_spoken(head.verdict(), english()), id);
    }
}

BOOST_AUTO_TEST_CASE(what_can_be_set_is_folded_until_it_is_wanted_and_then_stays_unfolded)
{
    view('5');
    auto& rule = find<wxChoice>("keep rule");
    BOOST_TEST(!rule.IsShownOnScreen());
    BOOST_TEST(says("study options set", "By turn 4"));
    auto& button = find<wxWindow>("study options unfolded");
    focus(button);
    press(WXK_SPACE);
    BOOST_TEST(rule.IsShownOnScreen());
    BOOST_TEST(settings.studies.show_options);
    view('4');
    BOOST_TEST(find<wxChoice>("support against").IsShownOnScreen());
}

BOOST_AUTO_TEST_CASE(a_study_that_is_asked_for_has_the_keyboard)
{
    for (const auto& [number, page] : pages) {
        find<wxWindow>("card pool").SetFocus();
        settle();
        view(number);
        wxWindow* focused = wxWindow::FindFocus();
        BOOST_TEST(find<wxWindow>(page).IsDescendant(focused), page);
    }
}

BOOST_AUTO_TEST_CASE(how_it_is_computed_is_told_by_the_help_at_the_verdict_of_the_study)
{
    std::string told;
    view('5');
    wxTEST_DIALOG(push("study explain"), ReadHelp(told));
    BOOST_TEST(told == "Verdict on the trade-off");
}

BOOST_AUTO_TEST_CASE(the_figures_of_a_verdict_never_touch_however_narrow_it_is)
{
    view('5');
    const auto& head = find<StudyHead>("tradeoff verdict");
    wait_for([&] { return head.verdict().figures.size() == 3; });
    for (int width = 120; width <= 1200; width += 60) {
        const StudyHead::Placed placed = head.place(width);
        std::vector<wxRect> texts = {placed.sentence.where};
        for (const auto* each : {&placed.values, &placed.meanings}) {
            for (const StudyHead::Text& text : *each)
                texts.push_back(text.where);
        }
        for (std::size_t one = 0; one < texts.size(); ++one) {
            BOOST_TEST(texts[one].GetRight() < width);
            BOOST_TEST(texts[one].GetBottom() < placed.height);
            for (std::size_t other = 0; other < one; ++other)
                BOOST_TEST(!texts[one].Intersects(texts[other]), width);
        }
    }
}

BOOST_FIXTURE_TEST_CASE(the_figures_of_a_verdict_break_no_word_with_large_text, ItalianStudyTest)
{
    view('2'); // its words are long
    auto& head = find<StudyHead>("deck verdict");
    BOOST_REQUIRE(head.verdict().figures.size() == 3U);
    head.SetFont(head.GetFont().Scaled(2));
    for (int width = 400; width <= 1200; width += 60) {
        const StudyHead::Placed placed = head.place(width);
        for (std::size_t at = 0; at < placed.meanings.size(); ++at) {
            std::string text = from_wx(placed.meanings[at].text);
            std::ranges::replace(text, '\n', ' ');
            BOOST_TEST(text == head.verdict().figures[at].meaning, width);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_deck_that_cannot_be_studied_shows_no_empty_charts)
{
    document.start_new();
    settle();
    for (const auto& [number, page] : pages) {
        view(number);
        for (const char* chart : {"chart cost", "odds chart", "support success", "tradeoff chart",
                                  "opening chart", "curve bonds"}) {
            if (auto* view = wxWindow::FindWindowByName(chart, &find<wxWindow>(page)))
                BOOST_TEST(!view->IsShownOnScreen(), chart);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
