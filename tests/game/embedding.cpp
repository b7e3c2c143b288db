#include "app/catalogue.h"
#include "game/engine.h"
#include "game/transcript.h"

#include <iostream>

int main()
{
    using namespace kizuna;
    const Catalogue catalogue = load_catalogue(find_program_folders());
    std::vector<CardIndex> deck; // four copies each of the first thirteen cards
    for (CardIndex card = 0; card < 13; ++card)
        deck.insert(deck.end(), 4, card);
    const auto cards = std::make_shared<const GameCards>(catalogue.library, std::array{deck, deck});

    GameState state = new_game(cards, 42); // a value: copy it to look ahead
    EventLog log;
    while (!state.is_over() && state.turn < 8)
        apply(state, legal_actions(state)[0], &log); // always the first thing that is allowed

    for (const Event& event : log.events())
        std::cout << name_of(event.player) << ' ' << name_of(event.kind) << '\n';
    std::cout << to_given(state);
}
