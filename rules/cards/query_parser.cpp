#include "cards/query_fields.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>
#include <utility>

namespace kizuna {
namespace {

using Node = Query::Node;

/// Reads a query by the grammar of CLI.md, by recursive descent. Throws DataError.
class QueryParser {
public:
    QueryParser(QueryScanner& scanner, const CardLibrary& library)
        : scanner_(scanner), library_(library)
    {
    }

    /// Up to the end or to a bracket that closes what was opened before; null for the empty query.
    std::shared_ptr<const Node> query()
    {
        scanner_.skip_spaces();
        if (scanner_.at_end() || scanner_.sees(')'))
            return nullptr;
        return std::make_shared<const Node>(any_of());
    }

private:
    Node any_of()
    {
        std::vector<Node> parts;
        do {
            add<Node::AnyOf>(parts, all_of());
        } while (take_keyword("or"));
        return parts.size() == 1 ? std::move(parts.front()) : Node{Node::AnyOf{std::move(parts)}};
    }

    Node all_of()
    {
        std::vector<Node> parts;
        do {
            add<Node::AllOf>(parts, maybe_negated());
        } while (take_keyword("and") || another_begins());
        return parts.size() == 1 ? std::move(parts.front()) : in_order_of_cost(std::move(parts));
    }

    Node maybe_negated()
    {
        bool is_negated = false;
        while (take_minus() || take_keyword("not"))
            is_negated = !is_negated;
        return is_negated ? negation_of(term()) : term();
    }

    Node term()
    {
        scanner_.skip_spaces();
        if (scanner_.sees('('))
            return bracket();
        if (scanner_.at_end() || scanner_.sees(')') || scanner_.sees_any_keyword())
            throw DataError(nothing_to_ask());
        if (scanner_.seen_operator())
            throw DataError(scanner_.unexpected(scanner_.position()));
        if (scanner_.sees('"') || scanner_.sees('/'))
            return Node{words_term(value(), scanner_)};

        const std::size_t position = scanner_.position();
        const std::string_view name = scanner_.seen_name();
        scanner_.take_word(name);
        const std::size_t behind_name = scanner_.position();
        scanner_.skip_spaces();
        if (const auto op = scanner_.seen_operator())
            return question(query_field(name, position, scanner_), *op);
        scanner_.move_to(behind_name);
        return Node{words_term({QueryValue::Kind::Word, name, position}, scanner_)};
    }

    Node question(const QueryField& field, Operator op)
    {
        const std::size_t position = scanner_.position();
        scanner_.take_operator(op);
        const QueryValue value = value_of(field.name);
        Node node{field.term({field.name, op, position, value, scanner_, library_})};
        return op == Operator::Unequal ? negation_of(std::move(node)) : std::move(node);
    }

    Node bracket()
    {
        const std::size_t position = scanner_.position();
        if (++depth_ > deepest_query)
            throw DataError(scanner_.fault(FaultKind::QueryTooDeep, position, "(",
                                           std::to_string(deepest_query)));
        scanner_.skip();
        opened_at_ = position;
        last_keyword_.reset();
        Node node = any_of();
        if (!scanner_.take(')'))
            throw DataError(scanner_.fault(FaultKind::QueryUnclosedBracket, position, "("));
        --depth_;
        return node;
    }

    QueryValue value_of(std::string_view field)
    {
        const std::size_t behind_operator = scanner_.position();
        scanner_.skip_spaces();
        const bool is_apart = scanner_.position() != behind_operator;
        if (scanner_.at_end() || scanner_.sees(')') || scanner_.sees('(') ||
            (is_apart && scanner_.sees_any_keyword()))
            throw DataError(scanner_.fault(FaultKind::QueryMissingValue, behind_operator, field));
        return value();
    }

    QueryValue value()
    {
        const std::size_t position = scanner_.position();
        if (scanner_.sees('"'))
            return {QueryValue::Kind::Quoted, scanner_.take_delimited('"', false), position};
        if (scanner_.sees('/'))
            return {QueryValue::Kind::Expression, scanner_.take_delimited('/', true), position};
        const std::string_view word = scanner_.seen_word();
        scanner_.take_word(word);
        return {QueryValue::Kind::Word, word, position};
    }

    bool take_keyword(std::string_view keyword)
    {
        scanner_.skip_spaces();
        if (!scanner_.sees_keyword(keyword))
            return false;
        last_keyword_ = scanner_.position();
        scanner_.take_word(keyword);
        return true;
    }

    /// A minus negates what it touches.
    bool take_minus()
    {
        scanner_.skip_spaces();
        const std::size_t position = scanner_.position();
        if (!scanner_.take('-'))
            return false;
        if (scanner_.at_end() || scanner_.sees_space() || scanner_.sees(')'))
            throw DataError(scanner_.fault(FaultKind::QueryUnexpected, position, "-"));
        return true;
    }

    bool another_begins()
    {
        scanner_.skip_spaces();
        return !scanner_.at_end() && !scanner_.sees(')') && !scanner_.sees_keyword("or");
    }

    /// Where a term should begin and none does: the word that promised it is to blame.
    Fault nothing_to_ask() const
    {
        if (!scanner_.at_end() && !(scanner_.sees(')') && last_keyword_))
            return scanner_.unexpected(scanner_.position());
        if (last_keyword_)
            return scanner_.unexpected(*last_keyword_);
        return scanner_.fault(FaultKind::QueryUnclosedBracket, opened_at_, "(");
    }

    /// A group inside a group of its own kind is one with it.
    template <typename Group>
    static void add(std::vector<Node>& parts, Node node)
    {
        if (auto* group = std::get_if<Group>(&node.value))
            std::ranges::move(group->parts, std::back_inserter(parts));
        else
            parts.push_back(std::move(node));
    }

    static Node in_order_of_cost(std::vector<Node> parts)
    {
        std::vector<std::uint32_t> order(parts.size());
        std::iota(order.begin(), order.end(), 0U);
        std::ranges::stable_sort(order, {},
                                 [&](std::uint32_t part) { return cost_of(parts[part]); });
        return Node{Node::AllOf{std::move(parts), std::move(order)}};
    }

    static Node negation_of(Node node)
    {
        if (auto* opposite = std::get_if<Node::Not>(&node.value))
            return std::move(*opposite->part);
        return Node{Node::Not{std::make_unique<Node>(std::move(node))}};
    }

    QueryScanner& scanner_;
    const CardLibrary& library_;
    int depth_ = 0;
    std::size_t opened_at_ = 0;               ///< the last bracket
    std::optional<std::size_t> last_keyword_; ///< since the last term or bracket
};

} // namespace

Query::Query() = default;

Query::Query(std::shared_ptr<const Node> root) : root_(std::move(root)) {}

std::variant<Query, Fault> Query::parse(std::string_view text, const CardLibrary& library)
{
    std::size_t position = 0;
    auto parsed = parse_part(text, position, library);
    if (std::holds_alternative<Query>(parsed) && position != text.size())
        return QueryScanner(text).unexpected(position);
    return parsed;
}

std::variant<Query, Fault> Query::parse_part(std::string_view text, std::size_t& position,
                                             const CardLibrary& library)
{
    try {
        QueryScanner scanner(text);
        scanner.move_to(position);
        Query query(QueryParser(scanner, library).query());
        position = scanner.position();
        return query;
    } catch (const DataError& error) {
        return error.fault();
    }
}

} // namespace kizuna
