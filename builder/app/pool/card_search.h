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

/// An order that the library has none of its own for: by a number of each card, then by id.
struct CardOrder {
    std::string id; ///< as in "owned"
    std::function<std::int64_t(const Card&)> rank;
};

/// The card pool as the search field asks for it and the list's headers order it. A keystroke is
/// one ask(). Anything may ask: the list, or a mend that wants the player to choose a card.
class CardSearch {
public:
    /// Shows every card by id at first. `document` outlives the search: queries may speak of its
    /// protagonist.
    explicit CardSearch(DeckDocument& document);

    /// A query that is_half_typed() keeps the rows of the last one that could be understood; any
    /// other that is wrong finds nothing. A collector's number alone, or its beginning, finds the
    /// cards that bear it.
    void ask(const std::string& text);
    /// The player typed all of it: what was half typed is wrong now.
    void finish();
    void sort_by(SortKey key, bool descending);
    /// The ranks are asked for now and after each ask(): rows stay where they are until then.
    void sort_by(CardOrder order, bool descending);

    /// Asks again with the word that suggestions() are for replaced by one of them, or with
    /// query_of_texts().
    void take(const std::string& suggestion);

    /// True where nothing is found, and it is not known yet whether skills say it:
    /// EffectSearchTexts are not made.
    bool lacks_texts() const;
    /// Makes these texts now: suggestions() may have more.
    void look_in_texts();

    const std::string& text() const { return text_; }
    /// text() in the query language: what looks like a card's number asks for that.
    std::string question() const;
    SortKey sort_key() const { return key_; }
    /// The id of the CardOrder that orders; empty where sort_key() orders.
    const std::string& order_id() const { return order_.id; }
    bool descending() const { return descending_; }
    /// What is wrong with text(); empty where it was understood.
    const std::optional<Fault>& fault() const { return fault_; }
    /// True where the fault may go away while the player goes on typing.
    bool is_half_typed() const;
    /// Words that fit better where the fault is, best first; where nothing is found,
    /// query_of_texts() and names much like the word that no card bears.
    std::vector<std::string> suggestions() const;
    /// The cards found, in the order asked for.
    std::span<const CardIndex> rows() const { return rows_; }
    /// True where text() is the whole name of the card's unit: "claude" is that of Claude, though a
    /// card of Claud answers, too.
    bool is_named(const Card& card) const;
    /// The row that is meant until the player says otherwise: the first that is_named(), of those
    /// that may lead a deck while it has no protagonist, else the first. Null where no card
    /// answers.
    const Card* best() const;
    const Catalogue& catalogue() const { return document_.catalogue(); }
    const CardLibrary& library() const { return catalogue().library; }

    /// After every ask() and sort_by(), when the answer changed with the deck's protagonist, and
    /// when look_in_texts() has something to suggest.
    Signal changed;

private:
    void search_again();
    /// The cards whose name is what was typed, in library order.
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
    std::optional<Fault> miss_;           ///< the word that no card bears, where nothing is found
    std::optional<std::string> of_texts_; ///< query_of_texts(), where nothing is found
    const Card* protagonist_ = nullptr;
    std::vector<CardIndex> rows_;
    Subscription deck_changed_;
};

/// A query, or a mulligan rule, with the word that the fault is about replaced by one of its
/// suggestions.
std::string mended_query(const std::string& text, const Fault& fault,
                         const std::string& suggestion);

} // namespace kizuna
