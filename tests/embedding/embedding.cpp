#include "cards/files/card_yaml.h"
#include "game/play/engine.h"
#include "game/state/transcript.h"
#include <iostream>

int main()
{
    using namespace kizuna;
    const CardLibrary library = load_library({}, {{"X01.yaml", R"(set: X01
kind: fixture
cards:
- {id: X01-001, unit: Aldo, title: Squire, symbol: none, stats: {cost: 1, range: 1, attack: 40, support: 20}, prints: [X01-001N]}
- {id: X01-002, unit: Bryn, title: Archer, symbol: none, stats: {cost: 1, range: 2, attack: 30, support: 20}, prints: [X01-002N]})"}});
    std::vector<CardIndex> deck(30, 0); // thirty of the first card and twenty of the second
    deck.resize(50, 1);
    GameState state =
        new_game(std::make_shared<const GameCards>(library, std::array{deck, deck}), 42);
    EventLog log;
    while (!state.is_over())
        apply(state, legal_actions(state)[0], &log); // always the first thing that is allowed
    for (const Event& event : log.events())
        std::cout << name_of(event.player) << ' ' << name_of(event.kind) << '\n';
}
