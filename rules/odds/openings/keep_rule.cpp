#include "odds/openings/keep_rule.h"

#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "cards/query/condition_parser.h"
#include "cards/text/nearest.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kizuna {

struct KeepRule::Node {
    /// count(QUERY) op N
    struct Count {
        Query query;
        Operator op;
        int number;
    };
    struct AllOf {
        std::vector<Node> parts; ///< two or more
    };
    struct AnyOf {
        std::vector<Node> parts; ///< none: a hand is never kept
    };
    struct Not {
        std::unique_ptr<Node> part;
    };
    std::variant<Count, AllOf, AnyOf, Not> value;
};

namespace {

using Node = KeepRule::Node;

constexpr std::string_view always_keep = "always-keep";
constexpr std::string_view always_redraw = "always-redraw";
constexpr std::string_view cost_one = "cost-one";
constexpr std::string_view cost_one_and_promotion = "cost-one-and-promotion";

constexpr std::array presets = {always_keep, always_redraw, cost_one, cost_one_and_promotion};

constexpr std::string_view count_word = "count";
constexpr int max_number = 9999;

/// Reads the condition of a rule. Throws DataError.
class KeepRuleParser : public ConditionParser<KeepRuleParser, Node> {
public:
    static constexpr bool words_join = false;

    KeepRuleParser(QueryScanner& scanner, std::string_view text, const CardLibrary& library,
                   std::span<const std::string> formats)
        : ConditionParser(scanner), text_(text), library_(library), formats_(formats)
    {
    }

    std::shared_ptr<const Node> rule()
    {
        scanner_.skip_spaces();
        if (scanner_.at_end())
            throw DataError(expected_count({}));
        auto root = std::make_shared<const Node>(condition());
        if (!scanner_.at_end())
            throw DataError(scanner_.unexpected(scanner_.position()));
        return root;
    }

    Node term()
    {
        const std::size_t position = scanner_.position();
        if (!scanner_.sees_keyword(count_word))
            throw DataError(expected_count(scanner_.seen_word()));
        scanner_.take_word(count_word);
        scanner_.skip_spaces();
        if (!scanner_.sees('(')) {
            scanner_.move_to(position);
            throw DataError(expected_count(count_word));
        }
        Query query = bracketed_query();
        const Operator op = comparison();
        return Node{Node::Count{std::move(query), op, number()}};
    }

    static Node bracketed(Node node) { return node; }

private:
    Fault expected_count(std::string_view found) const
    {
        std::vector<std::string> known(presets.begin(), presets.end());
        known.emplace_back(count_word);
        return scanner_.fault(faults::RuleExpectedCount{found}, scanner_.position(),
                              nearest(found, known));
    }

    Query bracketed_query()
    {
        const std::size_t opened_at = scanner_.position();
        scanner_.skip();
        std::size_t position = scanner_.position();
        auto query = Query::parse_part(text_, position, library_, formats_);
        if (const auto* fault = std::get_if<Fault>(&query))
            throw DataError(*fault);
        scanner_.move_to(position);
        if (!scanner_.take(')'))
            throw DataError(scanner_.fault(faults::QueryUnclosedBracket{"("}, opened_at));
        return std::get<Query>(std::move(query));
    }

    Operator comparison()
    {
        const std::size_t behind_count = scanner_.position();
        scanner_.skip_spaces();
        const auto op = scanner_.seen_operator();
        if (!op)
            throw DataError(scanner_.fault(faults::QueryMissingValue{count_word}, behind_count));
        scanner_.take_operator(*op);
        return *op == Operator::Has ? Operator::Equal : *op;
    }

    int number()
    {
        const std::size_t behind_operator = scanner_.position();
        scanner_.skip_spaces();
        const std::string_view word = scanner_.seen_word();
        if (word.empty())
            throw DataError(scanner_.fault(faults::QueryMissingValue{count_word}, behind_operator));
        const int number = number_in<int>(word).value_or(-1);
        if (number < 0 || number > max_number)
            throw DataError(scanner_.fault(
                faults::QueryNotANumber{.what = word,
                                        .other = count_word,
                                        .expected = "0–" + std::to_string(max_number)},
                scanner_.position()));
        scanner_.take_word(word);
        return number;
    }

    std::string_view text_;
    const CardLibrary& library_;
    std::span<const std::string> formats_;
};

int count_in(std::span<const CardIndex> hand, const Query& query, const QueryContext& context)
{
    if (!context.library)
        return 0;
    const auto cards = context.library->cards();
    return static_cast<int>(std::ranges::count_if(
        hand, [&](CardIndex card) { return query.matches(cards[card], context); }));
}

/// Whether the rule holds, where number_of(count) is how many cards a count finds. It is called for
/// every count, in the order of the text: counts() and keeps_counted() rely on that.
template <typename NumberOf>
bool keeps(const Node& node, const NumberOf& number_of)
{
    if (const auto* count = std::get_if<Node::Count>(&node.value))
        return holds(number_of(*count), count->op, count->number);
    bool all = true;
    bool any = false;
    const auto ask = [&](const Node& part) {
        const bool kept = kizuna::keeps(part, number_of);
        all = all && kept;
        any = any || kept;
    };
    if (const auto* parts = std::get_if<Node::AllOf>(&node.value)) {
        std::ranges::for_each(parts->parts, ask);
        return all;
    }
    if (const auto* parts = std::get_if<Node::AnyOf>(&node.value)) {
        std::ranges::for_each(parts->parts, ask);
        return any;
    }
    ask(*std::get<Node::Not>(node.value).part);
    return !all;
}

std::string text_of(const Node& node);

std::string joined(const std::vector<Node>& parts, std::string_view keyword)
{
    std::string text;
    for (const Node& part : parts) {
        if (!text.empty())
            text.append(" ").append(keyword).append(" ");
        // "and" binds closer than "or".
        const bool binds_less = keyword == "and" && std::holds_alternative<Node::AnyOf>(part.value);
        text += binds_less ? "(" + text_of(part) + ")" : text_of(part);
    }
    return text;
}

std::string text_of(const Node& node)
{
    if (const auto* count = std::get_if<Node::Count>(&node.value))
        return std::string(count_word) + "(" + count->query.to_text() + ") " +
               std::string(text_of(count->op)) + " " + std::to_string(count->number);
    if (const auto* all = std::get_if<Node::AllOf>(&node.value))
        return joined(all->parts, "and");
    if (const auto* any = std::get_if<Node::AnyOf>(&node.value))
        return joined(any->parts, "or");
    const Node& part = *std::get<Node::Not>(node.value).part;
    return std::holds_alternative<Node::Count>(part.value) ? "not " + text_of(part)
                                                           : "not (" + text_of(part) + ")";
}

/// What a preset stands for. Null for always-keep.
std::shared_ptr<const Node> preset_rule(std::string_view preset, const CardLibrary& library)
{
    if (preset == always_keep)
        return nullptr;
    if (preset == always_redraw)
        return std::make_shared<const Node>(Node{Node::AnyOf{}});
    std::string condition = "count(cost=1 -unit:protagonist) >= 1";
    if (preset == cost_one_and_promotion)
        condition += " and count(is:promotion) >= 1";
    QueryScanner scanner(condition);
    return KeepRuleParser(scanner, condition, library, {}).rule();
}

} // namespace

KeepRule::KeepRule() : preset_(always_keep) {}

KeepRule::KeepRule(std::shared_ptr<const Node> root, std::string preset)
    : root_(std::move(root)), preset_(std::move(preset))
{
}

std::variant<KeepRule, Fault> KeepRule::parse(std::string_view text, const CardLibrary& library,
                                              std::span<const std::string> formats)
{
    try {
        QueryScanner scanner(text);
        scanner.skip_spaces();
        const auto preset = std::ranges::find(presets, scanner.seen_word());
        if (preset != presets.end()) {
            scanner.take_word(*preset);
            scanner.skip_spaces();
            if (!scanner.at_end())
                return scanner.unexpected(scanner.position());
            return KeepRule(preset_rule(*preset, library), std::string(*preset));
        }
        return KeepRule(KeepRuleParser(scanner, text, library, formats).rule(), {});
    } catch (const DataError& error) {
        return error.fault();
    }
}

bool KeepRule::keeps(std::span<const CardIndex> hand, const QueryContext& context) const
{
    return !root_ || kizuna::keeps(*root_, [&](const Node::Count& count) {
        return count_in(hand, count.query, context);
    });
}

std::vector<KeepRule::Count> KeepRule::counts() const
{
    std::vector<Count> counts;
    if (root_)
        kizuna::keeps(*root_, [&](const Node::Count& count) {
            const bool from_there =
                count.op == Operator::GreaterEqual || count.op == Operator::Less;
            counts.push_back({count.query, from_there ? count.number : count.number + 1});
            return 0;
        });
    return counts;
}

bool KeepRule::keeps_counted(std::span<const int> numbers) const
{
    std::size_t next = 0;
    return !root_ || kizuna::keeps(*root_, [&](const Node::Count&) { return numbers[next++]; });
}

std::string KeepRule::to_text() const
{
    return preset_.empty() ? text_of(*root_) : preset_;
}

std::span<const std::string_view> keep_rule_presets()
{
    return presets;
}

} // namespace kizuna
