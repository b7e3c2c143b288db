#include "cards/query_helpers.h"
#include "cards/skills/families.h"

#include <boost/test/data/test_case.hpp>

namespace kizuna::test {
namespace {

std::string card(const std::string& id, const std::string& skills)
{
    return "- id: " + id + "\n  unit: Aldo\n  title: Of " + id +
           "\n  symbol: red\n  tags: [male, sword]\n"
           "  stats: {cost: 1, range: 1, attack: 40, support: 20}\n" +
           (skills.empty() ? "" : "  skills:\n" + skills) + "  prints: [" + id + "N]\n";
}

/// Each card does one thing, so that a query tells them apart.
const CardLibrary& effect_library()
{
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
                        "effect: [{copy: {of: ally, n: 1}}]}\n") +
        card("T01-010", "  - {category: cont, effect: [{instead: {destroyed: self, by: attack, "
                        "to: bonds}}]}\n") +
        card("T01-011", "  - {category: cont, effect: [{instead: {destroyed: self, "
                        "pay: [{put: {from: orbs, to: hand, n: 1}}]}}]}\n") +
        card("T01-012", "  - {category: act, effect: [{deploy: {from: deck, of: \"cost<=2\", "
                        "n: 1}}, {shuffle: own}]}\n") +
        card("T01-013", "  - {category: act, effect: [{show: {in: deck, top: 3}}, "
                        "{put: {from: seen, to: hand, n: 1}}]}\n") +
        card("T01-014", "  - {category: act, effect: [{look: {in: orbs, n: 1}}, "
                        "{may: [{put: {from: seen, to: hand}}]}]}\n") +
        card("T01-015", "  - {category: act, effect: [{put: {from: retreat, to: deck, n: 1}}]}\n"
                        "  - {category: bond-act, effect: [{put: {from: bonds, to: hand, n: 1}}], "
                        "doubt: choice}\n"));
    return library;
}

/// Cards of several skills each.
const CardLibrary& many_skills_library()
{
    const std::string draw = "  - {category: act, once: true, effect: [{draw: 1}]}\n";
    const std::string paid_draw =
        "  - {category: auto, when: deployed, cost: {flip: 2}, effect: [{draw: 1}]}\n";
    const std::string destroy =
        "  - {category: act, cost: {flip: 3}, effect: [{destroy: {of: enemy, n: 1}}]}\n";
    static const CardLibrary library =
        library_of(card("T01-001", draw) + card("T01-002", draw + destroy) +
                   card("T01-003", paid_draw + destroy) + card("T01-004", destroy));
    return library;
}

std::vector<std::string> answer(std::string_view text,
                                const CardLibrary& library = effect_library())
{
    const auto query = Query::parse(text, library);
    BOOST_REQUIRE_MESSAGE(std::holds_alternative<Query>(query), "not understood: " << text);
    QueryContext context{.library = &library, .allowed_in = {}, .effect_texts = {}};
    context.effect_texts = [](const Card& card) -> std::string_view {
        return card.id == "T01-002" ? "draw one card\nand another" : "";
    };
    std::vector<std::string> found;
    for (const CardIndex card : search(std::get<Query>(query), context))
        found.push_back(library.cards()[card].id.substr(4));
    for (const Card& card : library.cards()) // one by one, the answer is the same
        BOOST_TEST(std::get<Query>(query).matches(card, context) == has(found, card.id.substr(4)));
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
    {"does:draw", {"002", "013"}}, // the opponent's draw is none
    {"does:destroy", {"003"}},
    {"does:protect", {"004", "011"}}, // to pay in place of a destruction
    {"does:forbid", {"004"}},
    {"does:search", {"005", "012"}}, // in the whole deck, wherever the card goes
    {"does:deploy", {"012"}},
    {"does:look", {"013", "014"}},
    {"does:orb", {"014"}},
    {"does:bond", {"010"}}, // the destroyed unit goes there
    {"does:recover", {"015"}},
    {"does:return", {"015"}},
    {"is:doubt", {"015"}},
    {"does:copy", {"009"}},
    {"does:discard", {}}, // a cost is nothing that a skill does
    {"does:flip", {}},
    {"does:untap", {"008"}}, // who untaps to have something does so
    {"when:deployed", {"003", "009"}},
    {"when:attacks", {"005"}},
    {"when:always", {"004", "010", "011"}},
    {"costs:flip", {"002", "005", "009"}},
    {"costs:flip>=3", {"005"}},
    {"costs:flip=2", {"002"}},
    {"costs:flip<3", {"002", "009"}},
    {"costs:flip=0 does:draw", {"013"}},
    {"costs:flip=0 -is:doubt cost=1 -does:look -does:protect -does:bond",
     {"001", "003", "006", "007", "008", "012"}},
    {"title:002 costs:\"flip >= 2\"", {"002"}}, // spaces around the sign
    {"costs:orbs", {"011"}},
    {"costs:flip<1 does:destroy", {"003"}},
    {"costs:discard", {"003"}},
    {"costs:tap", {"006"}},
    {"costs:none", {"004", "007", "008", "010", "012", "013", "014", "015"}},
    {"once:yes", {"002"}},
    {"once:no does:draw", {"013"}},
    {"-once:yes costs:flip", {"005", "009"}},
    {"does:draw or does:search", {"002", "005", "012", "013"}},
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

const std::vector<Asked> questions_about_one_skill = {
    {"does:draw costs:flip", {"003"}},
    {"does:draw cost=1 costs:flip", {"003"}}, // whatever stands between
    {"(does:draw or does:destroy) costs:flip>=3", {"002", "003", "004"}},
    {"((does:draw once:yes) or when:deployed) costs:flip=0", {"001", "002"}},
    {"does:draw costs:flip=0", {"001", "002"}},
    {"does:draw does:destroy", {}},
    {"skill:auto does:draw", {"003"}},
    {"skill:auto does:destroy", {}},
    {"(does:draw) (does:destroy)", {"002", "003"}},
    {"(does:draw once:yes) costs:flip", {"002"}},
    {"does:draw -costs:flip", {"001"}}, // a minus is about the card
    {"-(does:draw costs:flip)", {"001", "002", "004"}},
};

BOOST_DATA_TEST_CASE(conditions_about_skills_beside_each_other_are_asked_of_one_skill,
                     boost::unit_test::data::make(questions_about_one_skill), asked)
{
    BOOST_TEST(answer(asked.query, many_skills_library()) == asked.cards,
               boost::test_tools::per_element());
    const std::string plain = parsed(asked.query).to_text();
    BOOST_TEST(parsed(plain).to_text() == plain);
    BOOST_TEST(answer(plain, many_skills_library()) == asked.cards,
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(brackets_stay_where_they_keep_skills_apart)
{
    BOOST_TEST(parsed("(does:draw) (does:destroy)").to_text() == "(does:draw) (does:destroy)");
    BOOST_TEST(parsed("((does:draw once:yes)) cost=1 costs:flip").to_text() ==
               "(does:draw once:yes) cost=1 costs:flip");
    BOOST_TEST(parsed("((does:draw costs:flip) or does:orb) (once:yes)").to_text() ==
               "(does:draw costs:flip or does:orb) (once:yes)");
    BOOST_TEST(parsed("(does:draw) cost=1").to_text() == "does:draw cost=1");
    BOOST_TEST(parsed("(cost=1 (does:draw)) marth").to_text() == "cost=1 does:draw marth");
    BOOST_TEST(parsed("(does:draw)").to_text() == "does:draw");
    BOOST_TEST(parsed("-(does:draw)").to_text() == "-does:draw");
}

BOOST_AUTO_TEST_CASE(a_word_like_none_of_a_field_is_told_with_all_that_there_are)
{
    const auto expected = [](std::string_view text) {
        return std::get<Fault>(Query::parse(text, effect_library())).expected;
    };
    BOOST_TEST(expected("once:never") == "yes, no");
    BOOST_TEST(expected("does:zzzzzz").starts_with("again, bond, copy, cost"));
    BOOST_TEST(expected("is:zzzzzz").find("doubt") != std::string::npos);
    BOOST_TEST(expected("zzzzzz:1").starts_with("attack, cc, class"));
    BOOST_TEST(expected("does:drow") == ""); // "draw" is near
}

BOOST_AUTO_TEST_CASE(every_effect_of_the_library_is_found_by_what_it_does)
{
    for (const Card& card : shipped_library().cards()) {
        for (const Skill& skill : card.skills)
            BOOST_TEST(effect_traits(skill, shipped_library().words()).does != 0U, card.id);
    }
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
