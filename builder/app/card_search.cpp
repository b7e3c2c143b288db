#include "app/card_search.h"

#include <utility>

namespace kizuna {

CardSearch::CardSearch(DeckDocument& document)
    : document_(document), protagonist_(document.statistics().protagonist)
{
    deck_changed_ = document.changed.subscribe([this] { follow_protagonist(); });
    search_again();
}

void CardSearch::ask(const std::string& text)
{
    text_ = text;
    fault_.reset();
    auto parsed = Query::parse(text, library());
    if (auto* query = std::get_if<Query>(&parsed)) {
        query_ = std::move(*query);
        search_again();
    } else {
        fault_ = std::get<Fault>(std::move(parsed));
    }
    changed.emit();
}

void CardSearch::sort_by(SortKey key, bool descending)
{
    key_ = key;
    descending_ = descending;
    search_again();
    changed.emit();
}

void CardSearch::search_again()
{
    rows_ = search(query_, document_.catalogue().context(protagonist_));
    if (key_ != SortKey::Id || descending_)
        sort_cards(rows_, key_, descending_, library());
}

void CardSearch::follow_protagonist()
{
    const Card* now = document_.statistics().protagonist;
    if (std::exchange(protagonist_, now) == now || !query_.asks_about_protagonist())
        return;
    search_again();
    changed.emit();
}

} // namespace kizuna
