#pragma once

#include "app/decks/deck_document.h"
#include "cards/query.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kizuna {

/// The card pool as the search field asks for it and the list's headers order it. A keystroke is
/// one ask(). Anything may ask: the list, or a mend that wants the player to choose a card.
class CardSearch {
public:
    /// Shows every card by id at first. `document` outlives the search: queries may speak of its
    /// protagonist.
    explicit CardSearch(DeckDocument& document);

    /// A query that cannot be understood keeps the rows of the last one that could. A collector's
    /// number alone, or its beginning, finds the cards that bear it.
    void ask(const std::string& text);
    void sort_by(SortKey key, bool descending);

    /// Asks again with the word that fault() is about replaced by one of the suggestions().
    void take(const std::string& suggestion);

    const std::string& text() const { return text_; }
    SortKey sort_key() const { return key_; }
    bool descending() const { return descending_; }
    /// What is wrong with text(); empty where it was understood.
    const std::optional<Fault>& fault() const { return fault_; }
    /// Words that fit better where the fault is, best first.
    std::vector<std::string> suggestions() const;
    /// The cards found, in the order asked for.
    std::span<const CardIndex> rows() const { return rows_; }
    const CardLibrary& library() const { return document_.catalogue().library; }

    /// After every ask() and sort_by(), and when the answer changed with the deck's protagonist.
    Signal changed;

private:
    void search_again();
    void follow_protagonist();

    DeckDocument& document_;
    std::string text_;
    Query query_;
    SortKey key_ = SortKey::Id;
    bool descending_ = false;
    std::optional<Fault> fault_;
    const Card* protagonist_ = nullptr;
    std::vector<CardIndex> rows_;
    Subscription deck_changed_;
};

} // namespace kizuna
