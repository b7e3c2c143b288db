#include "odds/openings/keep_rule.h"

#include "plain_form.h"
#include "test_library.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <rapidcheck/boost_test.h>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(keep_rule)

namespace {

const CardLibrary& library()
{
    return test::shipped_library();
}

KeepRule parsed(std::string_view text)
{
    auto rule = KeepRule::parse(text, library());
    if (const auto* fault = std::get_if<Fault>(&rule))
        BOOST_FAIL("not understood:\n" << with_caret(text, *fault) << code_of(fault->kind));
    return std::get<KeepRule>(rule);
}

Fault fault_of(std::string_view text)
{
    auto rule = KeepRule::parse(text, library());
    if (const auto* understood = std::get_if<KeepRule>(&rule))
        BOOST_FAIL("understood: " << text << " as " << understood->to_text());
    return std::get<Fault>(rule);
}

/// A hand, with a Marth of cost 1 as the protagonist.
struct Hand {
    std::vector<CardIndex> cards;

    explicit Hand(const std::vector<std::string>& ids)
    {
        for (const std::string& id : ids)
            cards.push_back(library().index_of(*library().find_id(id)));
    }
    bool kept_by(std::string_view rule) const
    {
        const QueryContext context{
            .library = &library(), .protagonist = library().find_id("B01-003"), .allowed_in = {}};
        return parsed(rule).keeps(cards, context);
    }
};

// Marths: B01-001 costs 5 and changes class, B01-002 costs 2, B01-003 costs 1.
// Others: B01-004 Caeda costs 4 and changes class, B01-006 Caeda and B01-008 Cain cost 1.
const Hand empty({});
const Hand only_a_marth_of_cost_1({"B01-003", "B01-004"});
const Hand one_cost_1({"B01-001", "B01-002", "B01-006", "B01-004"});
const Hand two_cost_1({"B01-002", "B01-006", "B01-008", "B01-004"});

} // namespace

BOOST_AUTO_TEST_CASE(a_format_that_nobody_knows_is_told_where_the_formats_are_known)
{
    const std::vector<std::string> formats = {"unlimited", "standard"};
    BOOST_TEST(std::holds_alternative<KeepRule>(
        KeepRule::parse("count(format:standard) >= 1", library(), formats)));
    const auto rule = KeepRule::parse("count(format:standrad) >= 1", library(), formats);
    BOOST_REQUIRE(std::holds_alternative<Fault>(rule));
    BOOST_TEST(std::get<Fault>(rule).what == "standrad");
    BOOST_TEST(std::get<Fault>(rule).suggestions == std::vector<std::string>{"standard"},
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_default_keeps_every_hand)
{
    BOOST_TEST(KeepRule().keeps({}, {}));
    BOOST_TEST(KeepRule().to_text() == "always-keep");
}

BOOST_AUTO_TEST_CASE(always_keep_and_always_redraw_do_not_look)
{
    for (const Hand& hand : {empty, only_a_marth_of_cost_1, one_cost_1}) {
        BOOST_TEST(hand.kept_by("always-keep"));
        BOOST_TEST(!hand.kept_by("always-redraw"));
    }
}

BOOST_AUTO_TEST_CASE(cost_one_wants_a_cost_1_card_of_another_unit)
{
    BOOST_TEST(one_cost_1.kept_by("cost-one"));
    BOOST_TEST(!only_a_marth_of_cost_1.kept_by("cost-one"));
    BOOST_TEST(!empty.kept_by("cost-one"));
}

BOOST_AUTO_TEST_CASE(cost_one_and_promotion_wants_both)
{
    BOOST_TEST(one_cost_1.kept_by("cost-one-and-promotion"));
    BOOST_TEST(!two_cost_1.kept_by("cost-one-and-promotion"));
}

BOOST_AUTO_TEST_CASE(a_preset_is_the_condition_it_stands_for)
{
    for (const Hand& hand : {empty, only_a_marth_of_cost_1, one_cost_1, two_cost_1}) {
        BOOST_TEST(hand.kept_by("cost-one") ==
                   hand.kept_by("count(cost=1 -unit:protagonist) >= 1"));
        BOOST_TEST(hand.kept_by("cost-one-and-promotion") ==
                   hand.kept_by("count(cost=1 -unit:protagonist) >= 1 and "
                                "count(is:promotion) >= 1"));
    }
}

BOOST_AUTO_TEST_CASE(there_are_four_presets_and_each_is_its_own_text)
{
    BOOST_TEST(keep_rule_presets().size() == 4U);
    for (const std::string_view preset : keep_rule_presets())
        BOOST_TEST(parsed(preset).to_text() == preset);
    BOOST_TEST(parsed("  cost-one ").to_text() == "cost-one");
}

namespace {

struct Decision {
    std::string rule;
    bool kept; ///< two_cost_1: a Marth of cost 2, two others of cost 1, a Caeda of cost 4
};
std::ostream& operator<<(std::ostream& out, const Decision& row)
{
    return out << row.rule;
}

const Decision decisions[] = {
    {"count(cost=1) = 2", true},
    {"count(cost=1) : 2", true},
    {"count(cost=1) != 2", false},
    {"count(cost=1) < 2", false},
    {"count(cost=1) <= 2", true},
    {"count(cost=1) > 1", true},
    {"count(cost=1) > 2", false},
    {"count(cost=1)>=3", false},
    {"count() = 4", true},
    {"count(cost=9) = 0", true},
    {"not count(cost=9) >= 1", true},
    {"not not count(cost=9) >= 1", false},
    {"count(cost=1) = 2 and count(cost=9) = 1", false},
    {"count(cost=1) = 2 or count(cost=9) = 1", true},
    // "and" binds closer than "or".
    {"count(cost=1) = 2 or count(cost=9) = 1 and count(cost=9) = 1", true},
    {"(count(cost=1) = 2 or count(cost=9) = 1) and count(cost=9) = 1", false},
    {"not (count(cost=9) = 1 or count(cost=1) = 1)", true},
    {"count((caeda or cain) cost<=3) = 2", true},
    {"count(name:\"caeda (\" or cost=2) = 3", true},
    {"count(title:/^\\)/ or cost=2) = 1", true},
};

} // namespace

BOOST_DATA_TEST_CASE(a_condition_counts_the_cards_that_a_query_finds, decisions)
{
    BOOST_TEST(two_cost_1.kept_by(sample.rule) == sample.kept);
}

BOOST_AUTO_TEST_CASE(copies_of_a_card_count_each)
{
    const Hand hand({"B01-006", "B01-006", "B01-006"});
    BOOST_TEST(hand.kept_by("count(cost=1) = 3"));
}

BOOST_AUTO_TEST_CASE(without_a_library_nothing_is_counted)
{
    BOOST_TEST(!parsed("cost-one").keeps(one_cost_1.cards, {}));
    BOOST_TEST(parsed("count(cost=1) = 0").keeps(one_cost_1.cards, {}));
}

namespace {

const test::PlainForm plain_forms[] = {
    {"COUNT ( cost:1 )>=01", "count(cost=1) >= 1"},
    {"count(cost=1):1", "count(cost=1) = 1"},
    {"count()>=1", "count() >= 1"},
    {"((count(a)=1))", "count(a) = 1"},
    {"count(a)=1 AND (count(b)=1 and count(c)=1)",
     "count(a) = 1 and count(b) = 1 and count(c) = 1"},
    {"(count(a)=1 or count(b)=1) and count(c)=1",
     "(count(a) = 1 or count(b) = 1) and count(c) = 1"},
    {"count(a)=1 or (count(b)=1 and count(c)=1)", "count(a) = 1 or count(b) = 1 and count(c) = 1"},
    {"not count(a)=1", "not count(a) = 1"},
    {"not (not (not (count(a)=1)))", "not count(a) = 1"},
    {"not (count(a)=1 or count(b)=1)", "not (count(a) = 1 or count(b) = 1)"},
    {"count((a or b) \")\" /\\)/) > 2", "count((a or b) \")\" /\\)/) > 2"},
    {"count(シーダ)>=1", "count(シーダ) >= 1"},
};

} // namespace

BOOST_DATA_TEST_CASE(every_condition_has_one_plain_form, plain_forms)
{
    BOOST_TEST(parsed(sample.typed).to_text() == sample.plain);
    BOOST_TEST(parsed(sample.plain).to_text() == sample.plain);
}

namespace {

struct Wrong {
    std::string typed;
    FaultKind kind;
    int column;
    std::string what;
    std::string suggestion = {}; ///< the first; empty where there is none
};
std::ostream& operator<<(std::ostream& out, const Wrong& row)
{
    return out << row.typed;
}

const Wrong wrong_rules[] = {
    {"", FaultKind::RuleExpectedCount, 1, ""},
    {"  ", FaultKind::RuleExpectedCount, 3, ""},
    {"cost-won", FaultKind::RuleExpectedCount, 1, "cost-won", "cost-one"},
    {"cost=1", FaultKind::RuleExpectedCount, 1, "cost=1"},
    {"coutn(cost=1) >= 1", FaultKind::RuleExpectedCount, 1, "coutn", "count"},
    {"count cost=1", FaultKind::RuleExpectedCount, 1, "count", "count"},
    {"cost-one and count(a) = 1", FaultKind::QueryUnexpected, 10, "and"},
    {"count(a) = 1 and cost-one", FaultKind::RuleExpectedCount, 18, "cost-one", "cost-one"},
    {"count(a) = 1 count(b) = 1", FaultKind::QueryUnexpected, 14, "count"},
    {"(count(a) = 1 count(b) = 1)", FaultKind::QueryUnexpected, 15, "count"},
    {"count(a) = 1)", FaultKind::QueryUnexpected, 13, ")"},
    {"(count(a) = 1", FaultKind::QueryUnclosedBracket, 1, "("},
    {"count(a = 1", FaultKind::QueryUnknownField, 7, "a"},
    {"count(marth", FaultKind::QueryUnclosedBracket, 6, "("},
    {"count(a)", FaultKind::QueryMissingValue, 9, "count"},
    {"count(a) 1", FaultKind::QueryMissingValue, 9, "count"},
    {"count(a) >=", FaultKind::QueryMissingValue, 12, "count"},
    {"count(a) >= one", FaultKind::QueryNotANumber, 13, "one"},
    {"count(a) >= -1", FaultKind::QueryNotANumber, 13, "-1"},
    {"count(a) >= 10000", FaultKind::QueryNotANumber, 13, "10000"},
    {"count(a) = 1 and", FaultKind::QueryUnexpected, 14, "and"},
    {"or count(a) = 1", FaultKind::QueryUnexpected, 1, "or"},
    {"-count(a) = 1", FaultKind::RuleExpectedCount, 1, "-count"},
    {"count(シーダ) = 1 and count(colr:red) = 1", FaultKind::QueryUnknownField, 26, "colr",
     "color"},
    {"count(color:rad) = 1", FaultKind::QueryUnknownWord, 13, "rad", "red"},
    {"count(\"a) = 1", FaultKind::QueryUnclosedQuote, 7, "\""},
    {"count(\xFF) = 1", FaultKind::NotUtf8, 7, ""},
};

} // namespace

BOOST_DATA_TEST_CASE(what_is_wrong_is_told_with_its_place_in_the_whole_rule, wrong_rules)
{
    const Fault fault = fault_of(sample.typed);
    BOOST_TEST(code_of(fault.kind) == code_of(sample.kind));
    BOOST_TEST(fault.place.line == 1);
    BOOST_TEST(fault.place.column == sample.column);
    BOOST_TEST(fault.what == sample.what);
    if (!sample.suggestion.empty()) {
        BOOST_TEST_REQUIRE(!fault.suggestions.empty());
        BOOST_TEST(fault.suggestions.front() == sample.suggestion);
    }
}

BOOST_AUTO_TEST_CASE(brackets_of_a_rule_go_only_so_deep)
{
    const auto nested = [](std::size_t depth) {
        return std::string(depth, '(') + "count(a) = 1" + std::string(depth, ')');
    };
    BOOST_TEST(parsed(nested(64)).to_text() == "count(a) = 1");
    BOOST_TEST(code_of(fault_of(nested(65)).kind) == code_of(FaultKind::QueryTooDeep));
}

RC_BOOST_PROP(whatever_is_understood_reads_back_as_the_same_rule, ())
{
    const auto pieces =
        *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(std::vector<std::string>{
            "count(cost=1) >= 1", "count(marth)=2", "count(-(a or b)) < 3", "count() != 0", "and",
            "and", "or", "or", "not", "(", ")", "cost-one", "count("}));
    std::string text;
    for (const std::string& piece : pieces)
        text += piece + " ";
    const auto rule = KeepRule::parse(text, library());
    if (const auto* understood = std::get_if<KeepRule>(&rule)) {
        const std::string plain = understood->to_text();
        RC_ASSERT(parsed(plain).to_text() == plain);
        for (const Hand& hand : {empty, only_a_marth_of_cost_1, one_cost_1, two_cost_1})
            RC_ASSERT(hand.kept_by(text) == hand.kept_by(plain));
    }
}

BOOST_AUTO_TEST_SUITE_END()
