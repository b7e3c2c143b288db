#include "game/play/play.h"

#include <algorithm>

namespace kizuna {
namespace {

void forget_looks(PlayerState& owner, CardNumber card)
{
    for (CardBits& looked_at : owner.looked_at)
        looked_at.erase(card);
}

// RULING-30: a skill of a card that left its area was not used.
void forget_uses(GameState& state, Player player, CardNumber card)
{
    state.uses.erase_if(
        [&](const SkillUse& use) { return use.player == player && use.card == card; });
}

// AREA-1: the card is no longer in the stack of its unit.
void take_from_under(PlayerState& owner, CardNumber card)
{
    for (Unit& unit : owner.units) {
        for (CardNumber above = unit.top; above != no_card; above = owner.below[above]) {
            if (owner.below[above] != card)
                continue;
            owner.below[above] = owner.below[card];
            owner.below[card] = no_card;
            --unit.size;
            return;
        }
    }
}

/// Puts the cards into a scripted order, the top first.
void order_cards(GameState& state, Player player, CardPile& cards,
                 const std::vector<std::uint16_t>& order)
{
    CardPile ordered;
    for (const std::uint16_t kind : order) {
        const auto found = std::find_if(cards.begin(), cards.end(), [&](CardNumber card) {
            return state.cards->kind_number(player, card) == kind;
        });
        if (found == cards.end())
            break;
        ordered.push_back(*found);
        cards.erase_at(static_cast<std::size_t>(found - cards.begin()));
    }
    state.chance_failed = state.chance_failed || ordered.size() != order.size() || !cards.empty();
    for (const CardNumber card : cards)
        ordered.push_back(card);
    cards = ordered;
}

} // namespace

// AREA-1: a card that goes somewhere else is no longer where it was.
void take_from(Play& play, Player player, Zone zone, CardNumber card)
{
    PlayerState& owner = play[player];
    if (const auto pile = pile_of(zone))
        (owner.*pile).erase(card);
    else if (zone == Zone::Support)
        owner.support = no_card;
    else if (zone == Zone::Stack)
        take_from_under(owner, card);
    for (CardBits* faces : {&owner.face_up_orbs, &owner.face_down_bonds, &owner.open_infinite})
        faces->erase(card);
    forget_uses(play.state, player, card);
    forget_looks(owner, card);
}

// AREA-1. RULING-40: a card that went openly to the infinite area stays known.
void put(Play& play, Player player, CardNumber card, Zone to, bool face_down, bool to_top)
{
    PlayerState& owner = play[player];
    switch (to) {
    case Zone::Deck:
        if (to_top)
            owner.deck.push_back(card);
        else
            owner.deck.insert_at(0, card);
        break;
    case Zone::Hand:
        add_to_hand(play, player, card);
        break;
    case Zone::Orbs:
        owner.orbs.push_back(card);
        break;
    case Zone::Bonds:
        owner.bonds.push_back(card);
        if (face_down)
            owner.face_down_bonds.insert(card);
        play.tell(EventKind::ToBonds, player, face_down ? 1 : 0);
        play.tell_card(player, card);
        if (!face_down)
            fire_bonded(play, player, card);
        break;
    case Zone::Support:
        owner.support = card;
        play.tell(EventKind::SupportRevealed, player);
        play.tell_card(player, card);
        break;
    case Zone::Infinite:
        owner.infinite.push_back(card);
        if (!face_down)
            owner.open_infinite.insert(card);
        play.tell(EventKind::ToInfinite, player);
        if (!face_down)
            play.tell_card(player, card);
        break;
    default:
        owner.retreat.push_back(card);
        play.tell(EventKind::ToRetreat, player);
        play.tell_card(player, card);
        break;
    }
}

// AREA-1
void carry(Play& play, Player player, CardNumber card, Zone from, Zone to, bool face_down,
           bool to_top, bool is_shown)
{
    PlayerState& one = play[player];
    const bool is_open_orb = from == Zone::Orbs && one.face_up_orbs.contains(card);
    if (from == Zone::Orbs && to == Zone::Hand) {
        const auto position = std::find(one.orbs.begin(), one.orbs.end(), card) - one.orbs.begin();
        play.tell(EventKind::OrbTaken, player, static_cast<int>(position), is_open_orb ? 1 : 0);
        play.tell_card(player, card);
    }
    // RULING-40: who saw a card may know where it went.
    const bool was_seen = from == Zone::Retreat || from == Zone::Bonds || from == Zone::Support ||
                          from == Zone::Stack || is_open_orb || is_shown;
    take_from(play, player, from, card);
    put(play, player, card, to, face_down && !(to == Zone::Infinite && was_seen), to_top);
    fire_put(play, player, card, from, to);
    if (from == Zone::Orbs && to == Zone::Hand) { // ORB-2: elsewhere it goes undestroyed
        count_up(one.orbs_lost);
        fire(play, Moment::OrbLost, player, no_unit);
    }
}

// AREA-2, AREA-11
Unit& new_unit(Play& play, Player player, CardNumber card, Line line)
{
    PlayerState& owner = play[player];
    Unit unit;
    unit.id = static_cast<UnitId>(std::size_t{2} * play.state.next_unit++ + index(player));
    unit.top = card;
    unit.size = 1;
    unit.line = line;
    owner.below[card] = no_card;
    owner.units.push_back(unit);
    return owner.units.back();
}

// AREA-9, AREA-11: as many as there are.
void add_to_hand(Play& play, Player player, CardNumber card)
{
    CardPile& hand = play[player].hand;
    const auto place = std::lower_bound(hand.begin(), hand.end(), card);
    hand.insert_at(static_cast<std::size_t>(place - hand.begin()), card);
}

// LEVEL-1, RULING-25: the same unit with a new top card.
void stack(Play& play, Unit& unit, CardNumber card)
{
    const Player player = owner_of(unit.id);
    forget_uses(play.state, player, unit.top); // it is no longer the top card
    play[player].below[card] = unit.top;
    unit.top = card;
    unit.copy = nothing;
    ++unit.size;
}

// GROW-2: the card counts for the level of the unit.
void put_under(Play& play, Unit& unit, CardNumber card)
{
    PlayerState& owner = play[owner_of(unit.id)];
    CardNumber bottom = unit.top;
    while (owner.below[bottom] != no_card)
        bottom = owner.below[bottom];
    owner.below[bottom] = card;
    owner.below[card] = no_card;
    ++unit.size;
}

// LEVEL-6: it is the next to be the unit.
void raise_card(Play& play, Unit& unit, CardNumber card)
{
    PlayerState& owner = play[owner_of(unit.id)];
    take_from_under(owner, card);
    owner.below[card] = owner.below[unit.top];
    owner.below[unit.top] = card;
    ++unit.size;
}

// LEVEL-6: from now on the unit is what the next card says.
void take_top_card(Play& play, Unit& unit)
{
    const Player player = owner_of(unit.id);
    PlayerState& owner = play[player];
    const CardNumber top = unit.top;
    forget_uses(play.state, player, top);
    unit.top = owner.below[top];
    owner.below[top] = no_card;
    --unit.size;
}

// LEVEL-10
void remove_unit(Play& play, UnitId id, Zone to, bool face_down, bool to_top)
{
    GameState& state = play.state;
    const Player player = owner_of(id);
    PlayerState& owner = state[player];
    const auto found = std::find_if(owner.units.begin(), owner.units.end(),
                                    [id](const Unit& unit) { return unit.id == id; });
    if (found == owner.units.end())
        return;
    CardNumber card = found->top;
    owner.units.erase_at(static_cast<std::size_t>(found - owner.units.begin()));
    const auto is_of_unit = [id](const Modifier& modifier) { return modifier.unit == id; };
    state.modifiers.erase_if(is_of_unit);
    state.coming.erase_if(is_of_unit);
    const CardNumber top = card;
    while (card != no_card) {
        const CardNumber under = owner.below[card];
        owner.below[card] = no_card;
        forget_uses(state, player, card);
        put(play, player, card, to, face_down, to_top);
        const bool is_unit = card == top; // the cards under it come from no zone of their own
        fire_put(play, player, card, is_unit ? std::optional(Zone::Field) : std::nullopt, to);
        card = under;
    }
}

// TERM-2, SUPPORT-1
CardNumber take_top(PlayerState& owner)
{
    const CardNumber card = owner.deck.back();
    owner.deck.pop_back();
    forget_looks(owner, card);
    return card;
}

// TERM-2
void draw(Play& play, Player player, const Reason& reason)
{
    PlayerState& owner = play[player];
    if (owner.deck.empty() ||
        is_forbidden(play.state, LyingCard{player, no_card, Zone::Deck}, UnitAct::Draw))
        return;
    const CardNumber card = take_top(owner);
    add_to_hand(play, player, card);
    play.tell(EventKind::Draw, player);
    play.tell_card(player, card);
    fire(play, {.moment = Moment::Draws, .player = player, .card = card, .reason = reason});
}

// TERM-1, AREA-7
void shuffle_into_deck(Play& play, Player player, CardPile& cards, Rng& rng)
{
    GameState& state = play.state;
    const std::size_t number = index(player);
    if (!state.chance) {
        rng.shuffle(std::span<CardNumber>(cards.data(), cards.size()));
    } else if (state.phase == Phase::Setup && state[player].redraws) {
        if (!state.chance->redraws[number].empty())
            order_cards(state, player, cards, state.chance->redraws[number]);
    } else if (state.next_shuffle[number] < state.chance->shuffles[number].size()) {
        order_cards(state, player, cards,
                    state.chance->shuffles[number][state.next_shuffle[number]++]);
    }
    PlayerState& owner = state[player];
    owner.deck.clear();
    for (std::size_t at = cards.size(); at-- > 0;) {
        owner.deck.push_back(cards[at]);
        forget_looks(owner, cards[at]);
    }
}

// TERM-1: whatever the order was.
void shuffle_deck(Play& play, Player player)
{
    CardPile cards = play[player].deck;
    std::reverse(cards.begin(), cards.end()); // the top first
    shuffle_into_deck(play, player, cards, play[player].effects);
}

int random_pick(Play& play, Player player, int size)
{
    GameState& state = play.state;
    if (!state.chance)
        return static_cast<int>(state[player].effects.below(static_cast<std::uint32_t>(size)));
    const auto& picks = state.chance->picks[index(player)];
    std::uint16_t& next = state.next_pick[index(player)];
    const int pick = next < picks.size() ? picks[next++] : 0;
    state.chance_failed = state.chance_failed || pick >= size;
    return std::min(pick, size - 1);
}

} // namespace kizuna
