#include "game/play/play.h"

namespace kizuna {
namespace {

// DECKOUT-1, DECKOUT-4: only the retreat area, and never the infinite area (RULING-40, AREA-10).
void refresh(Play& play, Player player)
{
    PlayerState& owner = play[player];
    CardPile cards = owner.retreat;
    owner.retreat.clear();
    play.tell(EventKind::Refresh, player, static_cast<int>(cards.size()));
    shuffle_into_deck(play, player, cards, owner.refresh);
}

} // namespace

// DECKOUT-2, SUPPORT-12, RULING-17: after every single card, whatever else is going on.
// DECKOUT-3, RULING-18: to have no card left is no defeat, where no policy makes it one.
bool check_decks(Play& play)
{
    const GameState& state = play.state;
    if (state.phase == Phase::Setup)
        return false;
    for (const Player player : {state.turn_player, other(state.turn_player)}) {
        PlayerState& one = play[player];
        if (!one.deck.empty())
            continue;
        if (!one.retreat.empty()) {
            refresh(play, player);
            return true;
        }
        if (state.rulings.no_cards_loses && !state.cards->is_dummy(player))
            one.loses = true;
    }
    return false;
}

} // namespace kizuna
