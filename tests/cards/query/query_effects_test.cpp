#include "cards/query_helpers.h"

#include <boost/test/data/test_case.hpp>

namespace kizuna::test {
namespace {

/// Each card does one thing, so that a query tells them apart.
const CardLibrary& effect_library()
{
    const auto card = [](const std::string& id, const std::string& skills) {
        return "- id: " + id + "\n  unit: Aldo\n  title: Of " + id +
               "\n  symbol: red\n  tags: [male, sword]\n"
               "  stats: {cost: 1, range: 1, attack: 40, support: 20}\n" +
               (skills.empty() ? "" : "  skills:\n" + skills) + "  prints: [" + id + "N]\n";
    };
    static const CardLibrary library = library_of(
        card("T01-001", "") +
        card("T01-002", "  - {category: act, once: true, cost: {flip: 2}, effect: [{draw: 1}]}\n") +
        card("T01-003", "  - {category: auto, when: deployed, cost: {discard: 1}, "
                        "effect: [{may: [{destroy: {of: enemy, n: 1}}]}]}\n") +
        card("T01-004",
             "  - {category: cont, effect: [{forbid: {what: be-destroyed, of: self}}]}\n") +
        card("T01-005", "  - {category: auto, when: {attacks: self}, "
                        "effect: [{pay: [{flip: 3}], then: [{put: {from: deck, to: hand, "
                        "of: \"cost<=2\", n: 1}}]}]}\n") +
        card("T01-006", "  - {category: act, cost: {tap: self}, "
                        "effect: [{draw: {n: 1, whose: opponent}}]}\n") +
        card("T01-007", "  - {category: act}\n") +
        card("T01-008", "  - {category: act, effect: [{pay: [{untap: self}], "
                        "then: [{tap: {of: enemy, n: 1}}]}]}\n") +
        card("T01-009", "  - {category: auto, cost: {flip: 1}, when: deployed, "
                        "effect: [{copy: {of: ally, n: 1}}]}\n"));
    return library;
}

std::vector<std::string> answer(std::string_view text)
{
    const auto query = Query::parse(text, effect_library());
    BOOST_REQUIRE_MESSAGE(std::holds_alternative<Query>(query), "not understood: " << text);
    QueryContext context{.library = &effect_library(), .allowed_in = {}, .effect_texts = {}};
    context.effect_texts = [](const Card& card) -> std::string_view {
        return card.id == "T01-002" ? "draw one card\nand another" : "";
    };
    std::vector<std::string> found;
    for (const CardIndex card : search(std::get<Query>(query), context))
        found.push_back(effect_library().cards()[card].id.substr(4));
    return found;
}

struct Asked {
    std::string query;
    std::vector<std::string> cards;
};
std::ostream& operator<<(std::ostream& out, const Asked& asked)
{
    return out << asked.query;
}

const std::vector<Asked> questions = {
    {"does:draw", {"002"}}, // the opponent's draw is none
    {"does:destroy", {"003"}},
    {"does:protect", {"004"}},
    {"does:forbid", {"004"}},
    {"does:search", {"005"}},
    {"does:copy", {"009"}},
    {"does:discard", {}}, // a cost is nothing that a skill does
    {"does:flip", {}},
    {"does:untap", {"008"}}, // who untaps to have something does so
    {"when:deployed", {"003", "009"}},
    {"when:attacks", {"005"}},
    {"when:always", {"004"}},
    {"costs:flip", {"002", "005", "009"}},
    {"costs:flip>=3", {"005"}},
    {"costs:flip=2", {"002"}},
    {"costs:flip<3", {"002", "009"}},
    {"costs:flip=0 does:draw", {}}, // none of its skills flips
    {"costs:flip=0", {"001", "003", "004", "006", "007", "008"}},
    {"costs:flip<1 does:destroy", {"003"}},
    {"costs:discard", {"003"}},
    {"costs:tap", {"006"}},
    {"costs:none", {"004", "007", "008"}},
    {"once:yes", {"002"}},
    {"once:no does:draw", {}},
    {"-once:yes costs:flip", {"005", "009"}},
    {"does:draw or does:search", {"002", "005"}},
    {"text:draw", {"002"}},
    {"text:\"one card\"", {"002"}},
    {"text:\"card and\"", {}}, // each skill is a text of its own
    {"text=\"and another\"", {"002"}},
    {"text:/^and/", {"002"}},
};

BOOST_AUTO_TEST_SUITE(query_effects)

BOOST_DATA_TEST_CASE(a_card_is_found_by_what_one_of_its_skills_does,
                     boost::unit_test::data::make(questions), asked)
{
    BOOST_TEST(answer(asked.query) == asked.cards, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_plainest_form_leaves_out_what_one_or_more_means)
{
    BOOST_TEST(parsed("COSTS=Flip>=1").to_text() == "costs:flip");
    BOOST_TEST(parsed("costs:flip!=2").to_text() == "costs:flip!=2");
    BOOST_TEST(parsed("does:LEVEL-UP").to_text() == "does:level-up");
}

BOOST_AUTO_TEST_CASE(nothing_is_found_by_texts_where_there_are_none)
{
    BOOST_TEST(search(parsed("text:draw"), shipped_context()).empty());
}

struct Refused {
    std::string query;
    FaultKind kind;
    int column;
    std::string suggestion;
};
std::ostream& operator<<(std::ostream& out, const Refused& refused)
{
    return out << refused.query;
}

const std::vector<Refused> refusals = {
    {"does:drow", FaultKind::QueryUnknownWord, 6, "draw"},
    {"does>draw", FaultKind::QueryBadOperator, 5, ""},
    {"when:deploied", FaultKind::QueryUnknownWord, 6, "deployed"},
    {"costs:flop", FaultKind::QueryUnknownWord, 7, "flip"},
    {"costs:flip>=x", FaultKind::QueryNotANumber, 7, ""},
    {"costs:flip>", FaultKind::QueryNotANumber, 7, ""},
    {"costs:flip>=100", FaultKind::QueryNotANumber, 7, ""},
    {"once:never", FaultKind::QueryUnknownWord, 6, ""},
    {"does:/dr/", FaultKind::QueryUnknownWord, 6, ""},
};

BOOST_DATA_TEST_CASE(what_is_no_effect_is_told_with_its_place,
                     boost::unit_test::data::make(refusals), refused)
{
    const auto query = Query::parse(refused.query, effect_library());
    const auto* fault = std::get_if<Fault>(&query);
    BOOST_REQUIRE(fault);
    BOOST_TEST(code_of(fault->kind) == code_of(refused.kind));
    BOOST_TEST(fault->place.column == refused.column);
    if (!refused.suggestion.empty())
        BOOST_TEST(has(fault->suggestions, refused.suggestion));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
} // namespace kizuna::test
