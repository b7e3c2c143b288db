#pragma once

#include "cards/base/faults.h"
#include "cards/query/query_scanner.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace kizuna {

/// Reads terms joined by `and`, `or`, `not` and brackets, by recursive descent: the frame of
/// queries and of mulligan rules. Throws DataError.
///
/// `Reader` derives from this class and has `Node term()`, which reads one term,
/// `Node bracketed(Node)`, which may mark what stood in brackets, and `words_join`: whether terms
/// beside each other are joined without `and`, and a minus is a `not`. `Node` holds a variant
/// `value`, among others of its own AllOf, AnyOf and Not.
template <typename Reader, typename Node>
class ConditionParser {
protected:
    explicit ConditionParser(QueryScanner& scanner) : scanner_(scanner) {}

    /// Reads up to the end or to a closing bracket, which it leaves.
    Node condition()
    {
        std::vector<Node> parts;
        do {
            add<typename Node::AnyOf>(parts, joined());
        } while (take_keyword("or"));
        return parts.size() == 1 ? std::move(parts.front())
                                 : Node{typename Node::AnyOf{std::move(parts)}};
    }

    static Node negation_of(Node node)
    {
        if (auto* opposite = std::get_if<typename Node::Not>(&node.value)) {
            Node part = std::move(*opposite->part);
            return part;
        }
        return Node{typename Node::Not{std::make_unique<Node>(std::move(node))}};
    }

    /// Adds a node; of a group of the same kind, its parts one by one.
    template <typename Group>
    static void add(std::vector<Node>& parts, Node node)
    {
        if (auto* group = std::get_if<Group>(&node.value))
            std::ranges::move(group->parts, std::back_inserter(parts));
        else
            parts.push_back(std::move(node));
    }

    QueryScanner& scanner_;

private:
    Reader& reader() { return static_cast<Reader&>(*this); }

    Node joined()
    {
        std::vector<Node> parts;
        do {
            add<typename Node::AllOf>(parts, maybe_negated());
        } while (take_keyword("and") || (Reader::words_join && another_begins()));
        return parts.size() == 1 ? std::move(parts.front())
                                 : Node{typename Node::AllOf{std::move(parts)}};
    }

    Node maybe_negated()
    {
        bool is_negated = false;
        while (take_minus() || take_keyword("not"))
            is_negated = !is_negated;
        return is_negated ? negation_of(bracket_or_term()) : bracket_or_term();
    }

    Node bracket_or_term()
    {
        scanner_.skip_spaces();
        if (scanner_.sees('('))
            return bracket();
        if (scanner_.at_end() || scanner_.sees(')') || scanner_.sees_any_keyword())
            throw DataError(nothing_there());
        if (scanner_.seen_operator())
            throw DataError(scanner_.unexpected(scanner_.position()));
        return reader().term();
    }

    Node bracket()
    {
        const std::size_t position = scanner_.position();
        if (++depth_ > max_query_depth)
            throw DataError(scanner_.fault(
                faults::QueryTooDeep{"(", std::to_string(max_query_depth)}, position));
        scanner_.skip();
        opened_at_ = position;
        last_keyword_.reset();
        Node node = condition();
        if (!scanner_.take(')'))
            throw DataError(scanner_.at_end()
                                ? scanner_.fault(faults::QueryUnclosedBracket{"("}, position)
                                : scanner_.unexpected(scanner_.position()));
        --depth_;
        return reader().bracketed(std::move(node));
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

    /// Takes a minus, which must touch what it negates.
    bool take_minus()
    {
        scanner_.skip_spaces();
        const std::size_t position = scanner_.position();
        if (!Reader::words_join || !scanner_.take('-'))
            return false;
        if (scanner_.at_end() || scanner_.sees_space() || scanner_.sees(')'))
            throw DataError(scanner_.fault(faults::QueryUnexpected{"-"}, position));
        return true;
    }

    bool another_begins()
    {
        scanner_.skip_spaces();
        return !scanner_.at_end() && !scanner_.sees(')') && !scanner_.sees_keyword("or");
    }

    /// The fault where a term is missing, at the keyword or bracket before it.
    Fault nothing_there() const
    {
        if (!scanner_.at_end() && !(scanner_.sees(')') && last_keyword_))
            return scanner_.unexpected(scanner_.position());
        if (last_keyword_)
            return scanner_.unexpected(*last_keyword_);
        return scanner_.fault(faults::QueryUnclosedBracket{"("}, opened_at_);
    }

    int depth_ = 0;
    std::size_t opened_at_ = 0;               ///< the last bracket
    std::optional<std::size_t> last_keyword_; ///< since the last bracket
};

} // namespace kizuna
