#include "cards/base/faults.h"
#include "cards/query/condition_parser.h"
#include "cards/query/query_fields.h"

#include <algorithm>
#include <utility>

namespace kizuna {
namespace {

using Node = Query::Node;

/// Reads a query by the grammar of the query language. Throws DataError.
class QueryParser : public ConditionParser<QueryParser, Node> {
public:
    static constexpr bool words_join = true;

    QueryParser(QueryScanner& scanner, const CardLibrary& library,
                std::span<const std::string> formats)
        : ConditionParser(scanner), library_(library), formats_(formats)
    {
    }

    /// Null for the empty query.
    std::shared_ptr<const Node> query()
    {
        scanner_.skip_spaces();
        if (scanner_.at_end() || scanner_.sees(')'))
            return nullptr;
        return std::make_shared<const Node>(arranged(condition()));
    }

    Node term()
    {
        count(terms_, max_query_terms, "terms");
        if (scanner_.sees('"') || scanner_.sees('/'))
            return Node{words_term(value(), scanner_)};

        const std::size_t position = scanner_.position();
        const std::string_view name = scanner_.seen_name();
        scanner_.take_word(name);
        if (ends_a_name(name)) {
            scanner_.take(':');
            return Node{words_term({QueryValue::Kind::Word, name, position}, scanner_)};
        }
        const std::size_t behind_name = scanner_.position();
        scanner_.skip_spaces();
        if (const auto op = scanner_.seen_operator())
            return test(query_field(name, position, scanner_, library_.words()), *op);
        scanner_.move_to(behind_name);
        return Node{words_term({QueryValue::Kind::Word, name, position}, scanner_)};
    }

    /// Keeps conditions about skills in brackets apart from those beside them, unless they are a
    /// choice.
    static Node bracketed(Node node)
    {
        const auto* all = std::get_if<Node::AllOf>(&node.value);
        const bool is_term = std::holds_alternative<QueryTerm>(node.value);
        if (all ? std::ranges::any_of(all->parts, speaks_of_skills)
                : is_term && is_about_one_skill(node))
            return Node{Node::Apart{std::make_unique<Node>(std::move(node))}};
        return node;
    }

private:
    /// True at the colon of a card's name as it is shown, "Marth: Altean Prince": more words
    /// follow.
    bool ends_a_name(std::string_view word) const
    {
        QueryScanner behind = scanner_;
        if (!behind.take(':') || !behind.sees_space() || !is_rather_a_name(word, library_))
            return false;
        behind.skip_spaces();
        return !behind.at_end() && !behind.sees('(') && !behind.sees(')');
    }

    static bool speaks_of_skills(const Node& node)
    {
        return std::holds_alternative<Node::Apart>(node.value) || is_about_one_skill(node);
    }

    /// The node without brackets that change nothing, its parts in order of cost.
    static Node arranged(Node node)
    {
        if (auto* apart = std::get_if<Node::Apart>(&node.value))
            return arranged(std::move(*apart->part));
        if (auto* opposite = std::get_if<Node::Not>(&node.value))
            return negation_of(arranged(std::move(*opposite->part)));
        if (auto* any = std::get_if<Node::AnyOf>(&node.value)) {
            for (Node& part : any->parts)
                part = arranged(std::move(part));
        } else if (auto* all = std::get_if<Node::AllOf>(&node.value))
            return all_of(std::move(all->parts));
        return node;
    }

    static Node all_of(std::vector<Node> asked)
    {
        for (Node& part : asked) {
            if (auto* apart = std::get_if<Node::Apart>(&part.value))
                *apart->part = arranged(std::move(*apart->part));
            else
                part = arranged(std::move(part));
        }
        const bool keeps_apart = std::ranges::count_if(asked, speaks_of_skills) > 1;
        Node::AllOf all;
        for (Node& part : asked) {
            auto* apart = std::get_if<Node::Apart>(&part.value);
            add<Node::AllOf>(all.parts, std::move(apart && !keeps_apart ? *apart->part : part));
        }
        const auto place = [&](const Node& part) {
            return static_cast<std::uint32_t>(&part - all.parts.data());
        };
        const bool is_joint = std::ranges::count_if(all.parts, is_about_one_skill) > 1;
        for (const Node& part : all.parts) {
            const bool is_of_skill = is_joint && is_about_one_skill(part);
            (is_of_skill ? all.of_one_skill : all.cheapest_first).push_back(place(part));
        }
        std::ranges::stable_sort(all.cheapest_first, {},
                                 [&](std::uint32_t part) { return cost_of(all.parts[part]); });
        return Node{std::move(all)};
    }

    /// Counts what is read next. Throws DataError before the first that is too many is read.
    void count(int& seen, int max, const char* what) const
    {
        if (++seen > max)
            throw DataError(scanner_.fault(faults::QueryTooLong{.what = scanner_.seen_word(),
                                                                .expected = std::to_string(max),
                                                                .other = what},
                                           scanner_.position()));
    }

    Node test(const QueryField& field, Operator op)
    {
        const std::size_t position = scanner_.position();
        scanner_.take_operator(op);
        const QueryValue value = value_of(field.name);
        Node node{field.term({field.name, op, position, value, scanner_, library_, formats_})};
        return op == Operator::Unequal ? negation_of(std::move(node)) : std::move(node);
    }

    QueryValue value_of(std::string_view field)
    {
        const std::size_t behind_operator = scanner_.position();
        scanner_.skip_spaces();
        const bool is_apart = scanner_.position() != behind_operator;
        if (scanner_.at_end() || scanner_.sees(')') || scanner_.sees('(') ||
            (is_apart && scanner_.sees_any_keyword()))
            throw DataError(scanner_.fault(faults::QueryMissingValue{field}, behind_operator));
        return value();
    }

    QueryValue value()
    {
        const std::size_t position = scanner_.position();
        if (scanner_.sees('"'))
            return {QueryValue::Kind::Quoted, scanner_.take_delimited('"', false), position};
        if (scanner_.sees('/')) {
            count(expressions_, max_query_expressions, "expressions");
            return {QueryValue::Kind::Expression, scanner_.take_delimited('/', true), position};
        }
        const std::string_view word = scanner_.seen_word();
        scanner_.take_word(word);
        return {QueryValue::Kind::Word, word, position};
    }

    const CardLibrary& library_;
    std::span<const std::string> formats_;
    int terms_ = 0;
    int expressions_ = 0;
};

QueryPart part_of(const Node& node)
{
    if (const auto* term = std::get_if<QueryTerm>(&node.value))
        return {term->text, {term->text}};
    const auto* any = std::get_if<Node::AnyOf>(&node.value);
    if (!any)
        return {to_text(node), {}}; // an Apart has its brackets already
    QueryPart part{"(" + to_text(node) + ")", {}};
    for (const Node& each : any->parts) {
        const auto* term = std::get_if<QueryTerm>(&each.value);
        if (!term)
            return {part.text, {}};
        part.any_of.push_back(term->text);
    }
    return part;
}

} // namespace

Query::Query() = default;

Query::Query(std::shared_ptr<const Node> root) : root_(std::move(root)) {}

std::variant<Query, Fault> Query::parse(std::string_view text, const CardLibrary& library,
                                        std::span<const std::string> formats)
{
    std::size_t position = 0;
    auto parsed = parse_part(text, position, library, formats);
    if (std::holds_alternative<Query>(parsed) && position != text.size())
        return QueryScanner(text).unexpected(position);
    return parsed;
}

std::variant<Query, Fault> Query::parse_part(std::string_view text, std::size_t& position,
                                             const CardLibrary& library,
                                             std::span<const std::string> formats)
{
    try {
        QueryScanner scanner(text);
        scanner.move_to(position);
        Query query(QueryParser(scanner, library, formats).query());
        position = scanner.position();
        return query;
    } catch (const DataError& error) {
        return error.fault();
    }
}

std::variant<std::vector<QueryPart>, Fault>
query_parts(std::string_view text, const CardLibrary& library, std::span<const std::string> formats)
{
    try {
        QueryScanner scanner(text);
        const std::shared_ptr<const Node> root = QueryParser(scanner, library, formats).query();
        if (scanner.position() != text.size())
            return scanner.unexpected(scanner.position());
        std::vector<QueryPart> parts;
        const auto* all = root ? std::get_if<Node::AllOf>(&root->value) : nullptr;
        if (all)
            std::ranges::transform(all->parts, std::back_inserter(parts), part_of);
        else if (root)
            parts.push_back(part_of(*root));
        return parts;
    } catch (const DataError& error) {
        return error.fault();
    }
}

} // namespace kizuna
