#include "game/play/play.h"

#include <algorithm>

namespace kizuna {
namespace {

struct SetupStep {
    enum : std::uint8_t {
        FirstProtagonist,
        SecondProtagonist,
        Dealing,
        FirstMulligan,
        SecondMulligan, // then the redraws and the orbs
    };
};

} // namespace

// GAME-1, SETUP-4, RULING-5: who goes first is drawn, and is not a choice.
GameState new_game(std::shared_ptr<const GameCards> cards, std::uint64_t seed,
                   const Rulings& rulings)
{
    GameState state;
    state.rulings = rulings;
    for (const Player player : {Player::P, Player::Q}) {
        PlayerState& one = state[player];
        one.below.fill(no_card);
        const auto size = cards->size(player);
        for (std::size_t card = 0; card < size; ++card)
            one.deck.push_back(static_cast<CardNumber>(card));
        constexpr std::uint64_t streams = 8;
        const std::uint64_t stream = streams * index(player);
        one.opening = Rng(seed, stream);
        one.mulligan = Rng(seed, stream + 1);
        one.refresh = Rng(seed, stream + 2);
        one.effects = Rng(seed, stream + 3);
    }
    state.first = static_cast<Player>(Rng(seed, 4).below(2));
    state.turn_player = state.first;
    state.cards = std::move(cards);
    settle(state);
    return state;
}

// SETUP-1, SETUP-2, GAME-2: the card leaves the deck and stands in the front line.
void choose_protagonist(Play& play, const Action& action)
{
    const CardNumber card = card_of_kind(play.state, action.player, Zone::Deck, action.card);
    take_from(play, action.player, Zone::Deck, card);
    play[action.player].units.clear();
    new_unit(play, action.player, card, Line::Front).protagonist = true;
    ++play.state.step;
}
namespace {

// SETUP-3, SETUP-5, AREA-9. A dummy has no cards but its orbs.
void deal(Play& play)
{
    const GameState& state = play.state;
    for (const Player player : {Player::P, Player::Q}) {
        PlayerState& one = play[player];
        if (state.cards->is_dummy(player))
            continue;
        CardPile cards = one.deck;
        shuffle_into_deck(play, player, cards, one.opening);
    }
    for (const Player player : {state.first, other(state.first)}) {
        if (state.cards->is_dummy(player))
            continue;
        for (int card = 0; card < opening_hand; ++card)
            draw(play, player, {});
    }
}

// SETUP-6
void redraw(Play& play, Player player)
{
    PlayerState& one = play[player];
    CardPile cards = one.deck;
    for (const CardNumber card : one.hand)
        cards.push_back(card);
    one.hand.clear();
    std::sort(cards.begin(), cards.end()); // the old order must not matter
    shuffle_into_deck(play, player, cards, one.mulligan);
    for (int card = 0; card < opening_hand; ++card)
        draw(play, player, {});
}

} // namespace

// RULING-6: it is carried out when both have decided.
void decide_redraw(Play& play, const Action& action)
{
    play[action.player].redraws = action.kind == ActionKind::Mulligan;
    ++play.state.step;
}
namespace {

// SETUP-7, AREA-3
void put_orbs(PlayerState& player)
{
    for (int orb = 0; orb < opening_orbs && !player.deck.empty(); ++orb) {
        player.orbs.push_back(player.deck.back());
        player.deck.pop_back();
    }
}

} // namespace

// SETUP-8, RULING-50: when it is over both protagonists are known, and not before.
// SETUP-6, RULING-6: each is asked once about the redraw, and both before either is carried out.
void step_setup(Play& play)
{
    GameState& state = play.state;
    switch (state.step) {
    case SetupStep::FirstProtagonist:
        ask(play, Decision::Protagonist, Player::P);
        break;
    case SetupStep::SecondProtagonist:
        ask(play, Decision::Protagonist, Player::Q);
        break;
    case SetupStep::Dealing:
        deal(play);
        ++state.step;
        break;
    case SetupStep::FirstMulligan:
        ask(play, Decision::Mulligan, state.first);
        break;
    case SetupStep::SecondMulligan:
        ask(play, Decision::Mulligan, other(state.first));
        break;
    default:
        for (const Player player : {state.first, other(state.first)}) {
            if (play[player].redraws)
                redraw(play, player);
            put_orbs(play[player]);
        }
        state.phase = Phase::Begin; // SETUP-9
        state.step = 0;
        break;
    }
}

} // namespace kizuna
