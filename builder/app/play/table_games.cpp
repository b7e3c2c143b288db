#include "app/play/table_games.h"

#include <utility>

namespace kizuna {

const TableGames::OfDeck* TableGames::find(std::uint64_t deck) const
{
    const auto found = decks_.find(deck);
    return found == decks_.end() ? nullptr : &found->second;
}

GameSession* TableGames::of(std::uint64_t deck) const
{
    const OfDeck* found = find(deck);
    return found ? found->games[found->at].get() : nullptr;
}

GameSession* TableGames::add(std::uint64_t deck, std::unique_ptr<GameSession> game)
{
    OfDeck& of_deck = decks_[deck];
    of_deck.games.push_back(std::move(game));
    if (of_deck.games.size() > max_of_a_deck)
        of_deck.games.erase(of_deck.games.begin());
    of_deck.at = of_deck.games.size() - 1;
    return of_deck.games.back().get();
}

bool TableGames::has_previous(std::uint64_t deck) const
{
    const OfDeck* found = find(deck);
    return found && found->at > 0;
}

bool TableGames::has_next(std::uint64_t deck) const
{
    const OfDeck* found = find(deck);
    return found && found->at + 1 < found->games.size();
}

GameSession* TableGames::previous(std::uint64_t deck)
{
    OfDeck& found = decks_.at(deck);
    return found.games[--found.at].get();
}

GameSession* TableGames::next(std::uint64_t deck)
{
    OfDeck& found = decks_.at(deck);
    return found.games[++found.at].get();
}

} // namespace kizuna
