#include "app/charts/curve_charts.h"
#include "app/charts/opening_charts.h"
#include "app/charts/support_charts.h"
#include "app/charts/tradeoff_charts.h"
#include "app/charts/what_if_table.h"

#include "app/altean_deck.h"
#include "app/studies/study_text.h"
#include "app/text/signed_text.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <span>

using namespace kizuna;
using namespace kizuna::test;

namespace study_charts {

/// Each series of a chart has a value for each place, or nothing to say there.
bool is_whole(const Chart& chart)
{
    return !chart.is_empty() && std::ranges::all_of(chart.series, [&](const ChartSeries& series) {
        return series.values.size() == chart.places.size();
    });
}
bool is_whole(const ChartTable& table)
{
    return !table.rows.empty() && std::ranges::all_of(table.rows, [&](const auto& row) {
        return row.size() == table.headings.size();
    });
}
bool says(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

OpeningWants promotion_by_turn_4()
{
    const CardLibrary& library = shipped_catalogue().library;
    return {{{std::get<Query>(Query::parse("is:promotion", library)), 1}},
            std::get<KeepRule>(KeepRule::parse("cost-one", library)),
            Going::First,
            4};
}

struct StudyChartsTest {
    StudyDeck deck = altean_study();
    const Messages& messages = english();
    OpeningWants goal = promotion_by_turn_4();
    Tradeoff lines = tradeoff(deck.cards, *deck.protagonist, goal, deck.context).value();
};

} // namespace study_charts

BOOST_FIXTURE_TEST_SUITE(study_charts, StudyChartsTest)

BOOST_AUTO_TEST_CASE(differences_carry_their_sign)
{
    BOOST_TEST(signed_text(1.5, 1, messages) == "+1.5");
    BOOST_TEST(signed_text(-20, 0, messages) == "−20");
    BOOST_TEST(signed_text(-0.001, 1, messages) == "0");
    BOOST_TEST(points_text(0.015, 1, messages) == "+1.5");
    BOOST_TEST(points_text(-0.0421, 1, italian()) == "−4,2");
}

BOOST_AUTO_TEST_CASE(the_support_charts_say_all_of_the_study)
{
    const SupportStudy study = study_support(deck, {});
    const UnitSupport& unit = study.units.front();
    const Chart added = support_chart(unit, messages);
    BOOST_TEST(is_whole(added));
    BOOST_TEST((added.series[0].values[0] == std::optional(unit.odds(DuelSide::Attack).at(0))));
    BOOST_TEST(is_whole(support_units_table(study.units, messages)));
    BOOST_TEST(says(support_units_table(study.units, messages).rows[0][0], "protagonist"));
    BOOST_TEST(is_whole(support_changes_table(unit, messages)));
    BOOST_TEST(says(support_sentence(unit, 0, messages), "fails 10.2% of the time"));
}

BOOST_AUTO_TEST_CASE(cards_that_print_x_as_support_are_told)
{
    BOOST_TEST(!says(support_sentence(study_support(deck, {}).units.front(), 0, messages), "X"));
    Deck with_x = altean_deck();
    with_x.cards.push_back({.code = "B07-004", .copies = 3});
    const SupportStudy study = study_support(study_deck(with_x, shipped_catalogue()), {});
    BOOST_TEST(says(support_sentence(study.units.front(), 0, messages),
                    "3 cards print X as support; counted as 0."));
}

BOOST_AUTO_TEST_CASE(what_skills_change_in_a_duel_is_told_beside_the_printed_numbers)
{
    // Navarre has +10 in a duel without other allies, Draug +20 while he is attacked.
    const SupportStudy study = study_support(deck, {});
    const auto told = [&](std::string_view name) {
        const auto unit = std::ranges::find_if(
            study.units, [&](const UnitSupport& one) { return one.unit->unit == name; });
        return support_skills_text(*unit, messages);
    };
    BOOST_TEST(says(told("Navarre"), "attack +10, defence +10, "));
    BOOST_TEST(told("Draug").starts_with("defence +20, "), told("Draug"));
    BOOST_TEST(says(told("Ogma"), "14 supports, 2 supports of the opponent"), told("Ogma"));
    BOOST_TEST(says(support_units_table(study.units, messages).rows[0].back(), "16 supports"));
}

BOOST_AUTO_TEST_CASE(the_sentence_of_a_unit_ends_with_its_duel)
{
    const SupportStudy study = study_support(deck, {});
    BOOST_TEST(
        says(support_sentence(study.units.front(), 0, messages),
             "Its attack on Marth: Star and Savior, 70 against 70 before supports, succeeds"));
    BOOST_TEST(says(support_sentence(study.units.front(), 0, messages),
                    "Attacked by Marth: Star and Savior with 70, it defends with 70."));
}

BOOST_AUTO_TEST_CASE(success_marks_the_even_attack_and_counts_evasions_where_there_are_some)
{
    const SupportStudy study = study_support(deck, {});
    const UnitSupport& unit = study.units.front();
    const Chart plain = success_chart(unit, 0, messages);
    const Chart evaded = success_chart(unit, 0.25, messages);
    BOOST_TEST(is_whole(evaded));
    BOOST_TEST(plain.series.size() == 2u);
    BOOST_REQUIRE(evaded.series.size() == 4u);
    const std::size_t even = evaded.marked.value();
    BOOST_TEST(evaded.at[even] == 0.0);
    BOOST_TEST(*evaded.series[2].values[even] == 0.75 * *evaded.series[0].values[even],
               boost::test_tools::tolerance(1e-12));
}

BOOST_AUTO_TEST_CASE(success_of_a_unit_that_cannot_attack_has_a_title_and_nothing_else)
{
    SupportStudy study = study_support(deck, {});
    study.units.front().can_attack = false;
    const Chart chart = success_chart(study.units.front(), 0.25, messages);
    BOOST_TEST(chart.is_empty());
    BOOST_TEST(!chart.title.empty());
}

BOOST_AUTO_TEST_CASE(the_tradeoff_marks_the_decks_own_line)
{
    const Chart chart = tradeoff_chart(lines, 4, messages);
    BOOST_TEST(is_whole(chart));
    BOOST_TEST(chart.places[chart.marked.value()] == "5");
    BOOST_TEST(says(tradeoff_sentence(lines, 4, messages),
                    "This deck has 5 cards with the protagonist’s Unit Name beside it"));
    BOOST_TEST(says(tradeoff_sentence(lines, 4, messages), "fails +2.0, "));
    // Four of the five may be class changes: they are not what the curve and the statistics call
    // fuel.
    BOOST_TEST(says(tradeoff_sentence(lines, 4, messages), "4 of them class changes"),
               tradeoff_sentence(lines, 4, messages));
    BOOST_TEST(!says(tradeoff_sentence(lines, 4, messages), "fuel"));
    lines.line = 2;
    BOOST_TEST(!tradeoff_chart(lines, 4, messages).marked.has_value());
    BOOST_TEST(says(tradeoff_sentence(lines, 4, messages), "4 to 20"));
}

BOOST_AUTO_TEST_CASE(the_opening_lab_compares_the_rules)
{
    const OpeningStudy study = study_opening(deck, goal).value();
    BOOST_TEST(is_whole(opening_chart(study, messages)));
    const ChartTable rules = rules_table(study, messages);
    BOOST_TEST(is_whole(rules));
    BOOST_TEST(rules.rows.size() == 6u); // own, best, four presets
    BOOST_TEST(rules.rows[1][3] == "0"); // the best adds nothing to itself
    BOOST_TEST(says(opening_sentence(study, messages), "The best rule"));
    const SampleHand hand = sample_hand(deck, goal.rule, *study.hands, 1, 0);
    BOOST_TEST(says(sample_sentence(hand, *study.hands, messages), "goal"));
}

BOOST_AUTO_TEST_CASE(the_condition_of_a_preset_asks_what_the_preset_asks)
{
    const CardLibrary& library = shipped_catalogue().library;
    for (const std::string_view preset : keep_rule_presets()) {
        OpeningWants asked = goal;
        asked.rule = std::get<KeepRule>(KeepRule::parse(preset, library));
        const auto odds = opening_odds(deck.cards, *deck.protagonist, asked, deck.context).value();
        asked.rule = std::get<KeepRule>(KeepRule::parse(rule_condition(preset), library));
        const auto same = opening_odds(deck.cards, *deck.protagonist, asked, deck.context).value();
        BOOST_TEST(odds.keep_rate == same.keep_rate);
    }
}

BOOST_AUTO_TEST_CASE(the_curve_shows_bonds_with_their_band_against_the_demand)
{
    CurveStudy study;
    study_curve(deck, {.turns = 4, .rule = {}}, 300, 1, {},
                [&](const CurveStudy& told) { study = told; });
    const Chart chart = bonds_chart(study, messages);
    BOOST_TEST(is_whole(chart));
    const ChartSeries::Band& band = chart.series[0].band.value();
    for (std::size_t turn = 0; turn < 4; ++turn) {
        // The mean; a few games with a hand that may not be bonded pull it below the band.
        BOOST_TEST(band.low[turn] < *chart.series[0].values[turn] + 1);
        BOOST_TEST(band.high[turn] >= *chart.series[0].values[turn]);
    }
    // Of the 49 cards, 29 cost 1 and 2 cost 2: half are paid by one bond.
    BOOST_TEST(*chart.series[2].values[0] == 1);
    BOOST_TEST(*chart.series[3].values[3] == 3);
    const Chart demand = demand_chart(study, messages);
    BOOST_TEST(is_whole(demand));
    BOOST_TEST(demand.places[1] == "1");
    BOOST_TEST(*demand.series[0].values[1] == study.demand.at("1"));
    BOOST_TEST(*demand.series[1].values[1] == 1.0); // the first bond pays for it
    BOOST_TEST(is_whole(readiness_chart(study, messages)));
    BOOST_TEST(is_whole(curve_turns_table(study, messages)));
    BOOST_TEST(is_whole(curve_totals_table(study, messages)));
    BOOST_TEST(says(curve_conditions(study.settings, 100, messages), "seed 1"));
    BOOST_TEST(says(curve_conditions(study.settings, 100, messages), "Plain player"));
}

BOOST_AUTO_TEST_CASE(a_table_of_dead_cards_without_any_says_so)
{
    BOOST_TEST(dead_cards_table(CurveStudy(), messages).rows.front().front() ==
               "None in these games");
    CurveStudy study; // after one turn nothing of cost 5 was castable
    study_curve(deck, {.turns = 1, .rule = {}}, 100, 1, {},
                [&](const CurveStudy& told) { study = told; });
    const ChartTable table = dead_cards_table(study, messages);
    BOOST_TEST(is_whole(table));
    BOOST_TEST(!says(table.rows.front().front(), "None"));
}

BOOST_AUTO_TEST_CASE(what_if_says_changes_with_sign_and_arrow)
{
    const Deck open = altean_deck();
    const Catalogue& catalogue = shipped_catalogue();
    const WhatIf answer = what_if(open, *catalogue.format(open.format), card(marth_promotion),
                                  &card(caeda), catalogue);
    const WhatIfTable shown = what_if_table(answer, messages);
    BOOST_TEST(is_whole(shown.table));
    BOOST_TEST(shown.table.headings.size() == 5u); // the measure, now, more, less, the swap
    BOOST_TEST(shown.meanings.size() == shown.table.rows.size());
    const auto is_row = [&](std::size_t row, const std::vector<std::string>& cells) {
        BOOST_TEST(std::ranges::equal(std::span(shown.table.rows[row]).first(cells.size()), cells));
    };
    is_row(0, {"Rules broken", "0", "+1", "+1"}); // a fifth copy; 49 cards
    is_row(1, {"Support fails", "10.2%", "+1.8 pp"});
    BOOST_TEST(says(shown.table.rows[1][3], "−"));
    BOOST_TEST(says(shown.meanings[1], "+1 copy: 12.0%"));
    BOOST_TEST(says(shown.violations, "+1 copy breaks: "));
}

BOOST_AUTO_TEST_CASE(what_if_says_in_one_line_what_stays)
{
    const Deck open = altean_deck();
    const Catalogue& catalogue = shipped_catalogue();
    const WhatIf answer =
        what_if(open, *catalogue.format(open.format), card(marth_promotion), nullptr, catalogue);
    const WhatIfTable shown = what_if_table(answer, messages);
    BOOST_TEST(shown.same == "Unchanged: Cost 1 in hand 100.0%, Its symbol 100.0%");
    BOOST_TEST(says(shown.same_meaning, "bear a symbol of this card\nNow: 100.0%"));
    for (const auto& row : shown.table.rows)
        BOOST_TEST(std::any_of(row.begin() + 2, row.end(),
                               [](const std::string& cell) { return cell != "="; }),
                   row[0]);
}

BOOST_AUTO_TEST_CASE(what_if_of_a_deck_without_cards_has_no_rows_of_dashes)
{
    const Catalogue& catalogue = shipped_catalogue();
    const WhatIf answer = what_if(Deck(), *catalogue.format(unlimited_format),
                                  card(marth_promotion), nullptr, catalogue);
    for (const auto& row : what_if_table(answer, messages).table.rows)
        BOOST_TEST(std::ranges::any_of(row, [](const std::string& cell) {
            return cell.find_first_of("0123456789=") != std::string::npos;
        }));
}

BOOST_AUTO_TEST_SUITE_END()
