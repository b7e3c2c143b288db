#include "gui/study/study_test.h"

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

constexpr std::pair<char, const char*> pages[] = {{'2', "statistics"},   {'3', "odds"},
                                                  {'4', "support page"}, {'5', "tradeoff page"},
                                                  {'6', "opening page"}, {'7', "curve page"}};

} // namespace study_page

BOOST_FIXTURE_TEST_SUITE(study_page, StudyPageTest)

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

BOOST_AUTO_TEST_SUITE_END()
