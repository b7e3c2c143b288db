#include "cards/query/query.h"

#include "cards/query_helpers.h"
#include "cards/text/text_folding.h"

#include <boost/test/unit_test.hpp>
#include <rapidcheck/boost_test.h>

#include <functional>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(query_property)

namespace {

using Predicate = std::function<bool(const Card&)>;

/// A question in words and the same as a function, put together side by side.
struct Question {
    std::string text;
    Predicate holds;
};

std::ostream& operator<<(std::ostream& out, const Question& question)
{
    return out << question.text;
}

bool has_slug(const std::vector<std::string_view>& list, std::string_view slug)
{
    return std::ranges::find(list, slug) != list.end();
}

Question number_question(const std::string& field, const std::string& op, int number,
                         const std::function<std::optional<Amount>(const Card&)>& value_of)
{
    return {field + op + std::to_string(number), [=](const Card& card) {
                const auto amount = value_of(card);
                const auto printed = amount ? amount->number() : std::nullopt;
                if (op == "!=")
                    return printed != number;
                if (!printed)
                    return false;
                return op == "<"    ? *printed < number
                       : op == "<=" ? *printed <= number
                       : op == ">"  ? *printed > number
                       : op == ">=" ? *printed >= number
                                    : *printed == number;
            }};
}

/// One term of a kind that a plain loop can answer too.
rc::Gen<Question> term()
{
    const auto op = rc::gen::elementOf(
        std::vector<std::string>{":", "=", "!=", "<", "<=", ">", ">=", " = ", " >= "});
    const auto trimmed = [](std::string text) {
        std::erase(text, ' ');
        return text;
    };
    const auto numbers = rc::gen::apply(
        [=](const std::string& typed, int field, int number) {
            const std::string plain = trimmed(typed);
            Question question =
                field == 0 ? number_question("cost", plain, number,
                                             [](const Card& card) { return card.cost; })
                : field == 1
                    ? number_question("cc", plain, number,
                                      [](const Card& card) { return card.class_change_cost; })
                    : number_question("support", plain, number * 10,
                                      [](const Card& card) { return card.support; });
            const std::size_t at = question.text.find(plain);
            question.text.replace(at, plain.size(), typed);
            return question;
        },
        op, rc::gen::inRange(0, 3), rc::gen::inRange(0, 8));
    const auto colours = rc::gen::map(
        rc::gen::elementOf(std::vector<std::string>{"hoshido", "nohr", "medallion"}),
        [](const std::string& slug) {
            return Question{"symbol:" + slug, [=](const Card& card) {
                                return has_slug(slugs(shipped_library().words(), card.symbols),
                                                slug);
                            }};
        });
    const auto units = rc::gen::map(
        rc::gen::elementOf(std::vector<std::string>{"Ike", "Marth", "Tiki", "Corrin (Male)"}),
        [](const std::string& unit) {
            return Question{"unit=\"" + unit + "\"", [=](const Card& card) {
                                return card.unit.substr(0, card.unit.find(" (")) ==
                                       unit.substr(0, unit.find(" ("));
                            }};
        });
    return rc::gen::oneOf(numbers, colours, units);
}

const std::vector<std::string>& spaces()
{
    static const std::vector<std::string> list = {" ", "  ", "\t", "　", " and ", " AND "};
    return list;
}

/// Questions joined in every way the language has.
rc::Gen<Question> question(int depth)
{
    if (depth == 0)
        return term();
    const auto part = rc::gen::scale(0.5, question(depth - 1));
    const auto both = rc::gen::apply(
        [](const Question& one, const Question& other, const std::string& between) {
            return Question{"(" + one.text + ")" + between + "(" + other.text + ")",
                            [=](const Card& card) { return one.holds(card) && other.holds(card); }};
        },
        part, part, rc::gen::elementOf(spaces()));
    const auto either = rc::gen::apply(
        [](const Question& one, const Question& other) {
            return Question{"(" + one.text + " or " + other.text + ")",
                            [=](const Card& card) { return one.holds(card) || other.holds(card); }};
        },
        part, part);
    const auto opposite = rc::gen::apply(
        [](const Question& one, const std::string& sign) {
            return Question{sign + "(" + one.text + ")",
                            [=](const Card& card) { return !one.holds(card); }};
        },
        part, rc::gen::elementOf(std::vector<std::string>{"-", "not ", "NOT", "---"}));
    return rc::gen::oneOf(term(), both, either, opposite);
}

std::vector<std::string> found_by_loop(const Predicate& holds)
{
    std::vector<std::string> expected;
    for (const Card& card : shipped_library().cards()) {
        if (holds(card))
            expected.push_back(card.id);
    }
    return expected;
}

} // namespace

RC_BOOST_PROP(any_joined_question_finds_what_a_plain_loop_finds, ())
{
    const Question asked = *question(3);
    RC_ASSERT(found(asked.text) == found_by_loop(asked.holds));
}

RC_BOOST_PROP(the_plain_form_asks_the_same_and_is_its_own_plain_form, ())
{
    const Question asked = *question(4);
    const std::string plain = parsed(asked.text).to_text();
    RC_ASSERT(parsed(plain).to_text() == plain);
    RC_ASSERT(found(plain) == found_by_loop(asked.holds));
}

namespace {

const std::vector<std::string>& pieces()
{
    static const std::vector<std::string> list = {
        "a",     "or",     "and",    "not",    "-",       "(",     ")",      "\"",
        "/",     " ",      "　",     "cost",   "name",    "unit",  "color",  "tag",
        "cc",    ":",      "=",      "!=",     "<",       ">=",    "1",      "x",
        "none",  "red",    "flier",  "マル",   "ー",      "???",   "\\",     "protagonist",
        "range", "is",     "format", "id",     "B01-003", "class", "\t",     "'",
        "set",   "rarity", "emblem", "hero",   "mark",    "LvS",   "copies", "unlimited",
        "skill", "act",    "act",    "marth ", "cost=1 ", "-ike ", "or ",    "unit:x "};
    return list;
}

std::string random_text()
{
    std::string text;
    const auto some_pieces = *rc::gen::resize(
        12, rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(pieces())));
    for (const std::string& piece : some_pieces)
        text += piece;
    return text;
}

/// Every seventh card: enough to tell two questions apart.
bool ask_the_same(const Query& one, const Query& other)
{
    const QueryContext asked = shipped_context();
    const auto cards = shipped_library().cards();
    for (std::size_t i = 0; i < cards.size(); i += 7) {
        if (one.matches(cards[i], asked) != other.matches(cards[i], asked))
            return false;
    }
    return true;
}

} // namespace

RC_BOOST_PROP(whatever_is_understood_reads_back_as_the_same_question, ())
{
    const std::string text = random_text();
    const auto query = Query::parse(text, shipped_library());
    if (const auto* understood = std::get_if<Query>(&query)) {
        const Query again = parsed(understood->to_text());
        RC_ASSERT(again.to_text() == understood->to_text());
        RC_ASSERT(ask_the_same(*understood, again));
    }
}

RC_BOOST_PROP(a_fault_stands_in_the_text_or_just_behind_it, ())
{
    const std::string text = random_text();
    const auto query = Query::parse(text, shipped_library());
    if (const auto* fault = std::get_if<Fault>(&query)) {
        RC_ASSERT(fault->place.line == 1);
        RC_ASSERT(fault->place.column >= 1);
        RC_ASSERT(fault->place.column <= static_cast<int>(code_points(text).size()) + 1);
        RC_ASSERT(is_utf8(with_caret(text, *fault)));
    }
}

RC_BOOST_PROP(any_bytes_are_a_query_or_a_fault, (const std::string& bytes))
{
    const auto query = Query::parse(bytes, shipped_library());
    if (const auto* understood = std::get_if<Query>(&query))
        understood->matches(shipped_library().cards().front(), shipped_context());
    else
        RC_ASSERT(is_utf8(with_caret(bytes, std::get<Fault>(query))));
}

BOOST_AUTO_TEST_SUITE_END()
