#pragma once

#include "cards/card_library.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kizuna {

/// What a query may ask about beyond the card itself. Empty members make their terms match nothing.
struct QueryContext {
    const CardLibrary* library = nullptr;
    const Card* protagonist = nullptr; ///< for `unit:protagonist` and `is:promotion`
    /// For `format:ID`: is the card allowed there? Empty: no format is known.
    std::function<bool(const Card&, std::string_view format)> allowed_in;
};

/// A question about a card in the query language of CLI.md, as in
/// `marth cost<=2 (color:red or color:blue) -type:dragon`. A value, cheap to copy.
class Query {
public:
    /// Matches every card, as the empty text does.
    Query();
    /// The parsed question, or where and why it could not be understood: place.column is in code
    /// points from 1, place.line is 1. Words are checked against the library's vocabulary.
    static std::variant<Query, Fault> parse(std::string_view text, const CardLibrary& library);

    bool matches(const Card& card, const QueryContext& context) const;

    /// The same question in its plainest form: parsed again it asks the same, and its own
    /// to_text() is the same text. Empty for the question that matches all.
    std::string to_text() const;

    /// True where the answer depends on the deck's protagonist.
    bool asks_about_protagonist() const;

    bool operator==(const Query& other) const { return to_text() == other.to_text(); }

    struct Node;

private:
    explicit Query(std::shared_ptr<const Node> root);
    std::shared_ptr<const Node> root_;
};

/// Every card that matches, in library order. What one keystroke in the search field costs.
std::vector<CardIndex> search(const Query& query, const QueryContext& context);

/// The same cards, ordered by a key; equal cards by id. Any order of `cards` is accepted.
void sort_cards(std::vector<CardIndex>& cards, SortKey key, bool descending,
                const CardLibrary& library);

/// The query text and, under it, a caret at the fault's column: two lines without a final newline.
std::string with_caret(std::string_view query, const Fault& fault);

} // namespace kizuna
