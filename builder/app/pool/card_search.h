#pragma once

#include "app/document/deck_document.h"
#include "cards/query/query.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kizuna {

/// A sort order that the library does not have: by a number of each card, then by id.
struct CardOrder {
    std::string id; ///< as in "owned"
    std::function<std::int64_t(const Card&)> rank;
};

/// The cards that match the text of the search field, in the order of the list. Each keystroke
/// calls ask(); other parts may call it too, as when the player has to choose a card.
class CardSearch {
public:
    /// Starts with all cards by id. `document` must outlive this; its protagonist is used in
    /// queries.
    explicit CardSearch(DeckDocument& document);

    /// A query that is_half_typed() keeps the rows of the last valid one; another invalid query
    /// finds nothing. A collector number, or its beginning, finds the cards with it.
    void ask(const std::string& text);
    /// Called when the player has finished typing: a half-typed query is now wrong.
    void finish();
    void sort_by(SortKey key, bool descending);
    /// Ranks are only computed now and in each ask(), so rows do not move in between.
    void sort_by(CardOrder order, bool descending);

    /// Asks again with one of suggestions() in place of the word at fault, or with
    /// query_of_texts().
    void take(const std::string& suggestion);

    /// True if nothing is found and skill texts were not searched, because EffectSearchTexts are
    /// not made.
    bool lacks_texts() const;
    /// Makes these texts now, which may add to suggestions().
    void look_in_texts();

    const std::string& text() const { return text_; }
    /// text() as a query: a collector number becomes a search for it.
    std::string query_text() const;
    SortKey sort_key() const { return key_; }
    /// The id of the CardOrder in use; empty if sort_key() is in use.
    const std::string& order_id() const { return order_.id; }
    bool descending() const { return descending_; }
    /// The fault of text(); empty if it is valid.
    const std::optional<Fault>& fault() const { return fault_; }
    /// True if the fault may go away while the player types on.
    bool is_half_typed() const;
    /// Replacements for the word at fault, best first. If nothing is found: query_of_texts(), and
    /// names similar to the word that no card has.
    std::vector<std::string> suggestions() const;
    /// The cards found, in the chosen order.
    std::span<const CardIndex> rows() const { return rows_; }
    /// True if text() is exactly the unit name of the card; other cards found may only have similar
    /// names.
    bool is_named(const Card& card) const;
    /// The card that is probably meant: the first row that is_named(), else the first row. While
    /// the deck has no protagonist and cost-1 cards are found, only those count as named. Null if
    /// nothing is found.
    const Card* best() const;
    const Catalogue& catalogue() const { return document_.catalogue(); }
    const CardLibrary& library() const { return catalogue().library; }

    /// Emitted after every ask() and sort_by(), when the rows changed with the deck's protagonist,
    /// and when look_in_texts() found something.
    Signal changed;

private:
    void search_again();
    /// The cards that is_named(), in library order.
    std::vector<CardIndex> named_cards() const;
    void follow_protagonist();
    std::optional<std::string> hint_of_texts() const;

    DeckDocument& document_;
    std::string text_;
    Query query_;
    SortKey key_ = SortKey::Id;
    CardOrder order_;
    bool descending_ = false;
    std::optional<Fault> fault_;
    bool is_finished_ = false;
    std::optional<Fault> miss_;           ///< if nothing is found, the word that no card has
    std::optional<std::string> of_texts_; ///< query_of_texts(), if nothing is found
    const Card* protagonist_ = nullptr;
    std::vector<CardIndex> rows_;
    Subscription deck_changed_;
};

/// A query or mulligan rule with the word at fault replaced by a suggestion.
std::string mended_query(const std::string& text, const Fault& fault,
                         const std::string& suggestion);

} // namespace kizuna
