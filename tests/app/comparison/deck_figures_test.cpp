#include "app/comparison/deck_figures.h"
#include "app/known_cards.h"
#include "document_edits.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace figures {

struct FiguresTest {
    DeckDocument document{shipped_catalogue()};

    void add(const char* code, int copies)
    {
        test::change_copies(document, Pile::Cards, code, copies, "");
    }

    const DeckFigure* find(std::string_view id)
    {
        figures = deck_figures(document, english());
        const auto found = std::ranges::find(figures, id, &DeckFigure::id);
        return found == figures.end() ? nullptr : &*found;
    }
    std::string value(std::string_view id)
    {
        const DeckFigure* figure = find(id);
        return figure ? figure->value : "(none)";
    }
    std::vector<std::string> cards(std::string_view id)
    {
        std::vector<std::string> ids;
        for (const Card* each : find(id)->cards)
            ids.push_back(each->id);
        return ids;
    }

    std::vector<DeckFigure> figures;
};

constexpr const char* hector = "B07-004"; // support X
constexpr const char* gunter = "B02-082"; // never bonded

} // namespace figures

BOOST_FIXTURE_TEST_SUITE(figures, FiguresTest)

BOOST_AUTO_TEST_CASE(the_line_of_the_protagonist_leaves_itself_out)
{
    add(marth, 3);
    add(marth_savior, 2);
    add(caeda, 4);
    document.set_protagonist(marth, "");
    BOOST_TEST(value("line") == "4");
    BOOST_TEST(find("line")->note == "50.0% of its supports fail"); // four of eight
    BOOST_TEST(value("promotions") == "2");
    BOOST_TEST(value("fuel") == "3");
}

BOOST_AUTO_TEST_CASE(strong_supports_of_the_own_name_do_not_count_for_the_protagonist)
{
    add(marth, 2);
    add(caeda, 3);
    document.set_protagonist(marth, "");
    BOOST_TEST(card(marth).support.or_zero() == 20);
    BOOST_TEST(card(caeda).support.or_zero() == 30);
    BOOST_TEST(value("support-20") == "75.0%"); // three of four
    BOOST_TEST(value("support-30") == "75.0%");
}

BOOST_AUTO_TEST_CASE(the_mean_support_says_how_many_cards_print_x)
{
    add(marth, 2);
    add(caeda, 2);
    BOOST_TEST(value("support-mean") == "26.7"); // 20 and twice 30
    add(hector, 1);
    BOOST_TEST(value("support-mean") == "20");
    BOOST_TEST(find("support-mean")->note == "1 card prints X, counted as 0");
    add(hector, 2);
    BOOST_TEST(find("support-mean")->note == "3 cards print X, counted as 0");
}

BOOST_AUTO_TEST_CASE(a_deck_without_a_protagonist_says_nothing_of_one)
{
    add(marth_savior, 4);
    BOOST_TEST(value("line") == "(none)");
    BOOST_TEST(value("support-20") == "(none)");
    BOOST_TEST(value("size") == "4");
}

BOOST_AUTO_TEST_CASE(names_with_one_copy_are_named)
{
    add(marth, 2);
    add(caeda, 1);
    BOOST_TEST(cards("one-copy") == std::vector<std::string>{caeda},
               boost::test_tools::per_element());
    BOOST_TEST(value("one-copy") == "1");
}

BOOST_AUTO_TEST_CASE(cards_that_can_never_be_a_bond_are_counted_by_copies)
{
    add(gunter, 3);
    add(marth, 1);
    BOOST_TEST(cards("no-bond") == std::vector<std::string>{gunter},
               boost::test_tools::per_element());
    BOOST_TEST(value("no-bond") == "3");
}

BOOST_AUTO_TEST_CASE(class_changes_with_nothing_to_change_from_are_named)
{
    add(marth_savior, 2);
    BOOST_TEST(cards("orphans") == std::vector<std::string>{marth_savior},
               boost::test_tools::per_element());
    BOOST_TEST(value("orphans") == "2");
    add(marth, 1);
    BOOST_TEST(cards("orphans").empty());
}

BOOST_AUTO_TEST_CASE(every_format_has_its_own_verdict)
{
    add(marth, 4);
    const auto verdicts = format_verdicts(document);
    BOOST_REQUIRE(verdicts.size() == shipped_catalogue().formats.size());
    for (const FormatVerdict& verdict : verdicts) {
        BOOST_TEST(!verdict.violations.empty());
        BOOST_TEST((verdict.violations ==
                    check_legality(document.deck(), *verdict.format, shipped_catalogue().library)));
    }
}

BOOST_AUTO_TEST_SUITE_END()
