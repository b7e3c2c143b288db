#include "game/play.h"

#include <algorithm>

namespace kizuna {

void Play::take_from(Player player, Zone zone, CardNumber card)
{
    PlayerState& owner = of(player);
    const auto erase = [card](CardPile& pile) {
        const auto found = std::find(pile.begin(), pile.end(), card);
        if (found != pile.end())
            pile.erase_at(static_cast<std::size_t>(found - pile.begin()));
    };
    switch (zone) {
    case Zone::Deck:
        erase(owner.deck);
        break;
    case Zone::Hand:
        erase(owner.hand);
        break;
    case Zone::Orbs:
        erase(owner.orbs);
        owner.face_up_orbs.erase(card);
        break;
    case Zone::Bonds:
        erase(owner.bonds);
        owner.face_down_bonds.erase(card);
        break;
    case Zone::Support:
        owner.support = no_card;
        break;
    case Zone::Retreat:
        erase(owner.retreat);
        break;
    case Zone::Infinite:
        erase(owner.infinite);
        owner.open_infinite.erase(card);
        break;
    case Zone::Field:
    case Zone::Self:
        break;
    }
    forget_uses(player, card);
    forget_looks(player, card);
}

void Play::forget_looks(Player player, CardNumber card)
{
    for (CardBits& looked_at : of(player).looked_at)
        looked_at.erase(card);
}

void Play::forget_uses(Player player, CardNumber card)
{
    for (std::size_t at = state_.uses.size(); at-- > 0;) {
        if (state_.uses[at].player == player && state_.uses[at].card == card)
            state_.uses.erase_at(at);
    }
}

void Play::add_to_hand(Player player, CardNumber card)
{
    CardPile& hand = of(player).hand;
    const auto place = std::lower_bound(hand.begin(), hand.end(), card);
    hand.insert_at(static_cast<std::size_t>(place - hand.begin()), card);
}

bool Play::draw(Player player)
{
    PlayerState& owner = of(player);
    if (owner.deck.empty())
        return false;
    const CardNumber card = owner.deck.back();
    owner.deck.pop_back();
    forget_looks(player, card);
    add_to_hand(player, card);
    tell(EventKind::Draw, player);
    tell_card(player, card);
    return true;
}

void Play::refresh(Player player)
{
    PlayerState& owner = of(player);
    CardPile cards = owner.retreat;
    owner.retreat.clear();
    tell(EventKind::Refresh, player, static_cast<int>(cards.size()));
    shuffle_into_deck(player, cards, owner.refresh);
}

/// Puts the cards into the order of a scenario, the top first.
void Play::order_cards(Player player, CardPile& cards, const std::vector<std::uint16_t>& order)
{
    CardPile ordered;
    for (const std::uint16_t kind : order) {
        const auto found = std::find_if(cards.begin(), cards.end(), [&](CardNumber card) {
            return state_.cards->kind_number(player, card) == kind;
        });
        if (found == cards.end())
            break;
        ordered.push_back(*found);
        cards.erase_at(static_cast<std::size_t>(found - cards.begin()));
    }
    state_.chance_failed = state_.chance_failed || ordered.size() != order.size() || !cards.empty();
    for (const CardNumber card : cards)
        ordered.push_back(card);
    cards = ordered;
}

/// `cards` stand with the top first.
void Play::shuffle_into_deck(Player player, CardPile& cards, Rng& rng)
{
    if (!state_.chance) {
        rng.shuffle(std::span<CardNumber>(cards.data(), cards.size()));
    } else if (state_.phase == Phase::Setup && of(player).redraws) {
        if (!state_.chance->redraws[index(player)].empty())
            order_cards(player, cards, state_.chance->redraws[index(player)]);
    } else if (state_.next_shuffle[index(player)] < state_.chance->shuffles[index(player)].size()) {
        order_cards(player, cards,
                    state_.chance->shuffles[index(player)][state_.next_shuffle[index(player)]++]);
    }
    CardPile& deck = of(player).deck;
    deck.clear();
    for (std::size_t at = cards.size(); at-- > 0;) {
        deck.push_back(cards[at]);
        forget_looks(player, cards[at]);
    }
}

int Play::random_pick(Player player, int size)
{
    if (!state_.chance)
        return static_cast<int>(of(player).effects.below(static_cast<std::uint32_t>(size)));
    const auto& picks = state_.chance->picks[index(player)];
    std::uint16_t& next = state_.next_pick[index(player)];
    const int pick = next < picks.size() ? picks[next++] : 0;
    state_.chance_failed = state_.chance_failed || pick >= size;
    return std::min(pick, size - 1);
}

void Play::put(Player player, CardNumber card, Zone to, bool face_down, bool to_top)
{
    PlayerState& owner = of(player);
    switch (to) {
    case Zone::Deck:
        if (to_top)
            owner.deck.push_back(card);
        else
            owner.deck.insert_at(0, card);
        break;
    case Zone::Hand:
        add_to_hand(player, card);
        break;
    case Zone::Orbs:
        owner.orbs.push_back(card);
        break;
    case Zone::Bonds:
        owner.bonds.push_back(card);
        if (face_down)
            owner.face_down_bonds.insert(card);
        tell(EventKind::ToBonds, player, face_down ? 1 : 0);
        tell_card(player, card);
        if (!face_down)
            fire(Moment::Bonded, player, no_unit, no_unit, card);
        break;
    case Zone::Infinite:
        owner.infinite.push_back(card);
        if (!face_down)
            owner.open_infinite.insert(card);
        tell(EventKind::ToInfinite, player);
        if (!face_down)
            tell_card(player, card);
        break;
    default:
        owner.retreat.push_back(card);
        tell(EventKind::ToRetreat, player);
        tell_card(player, card);
        break;
    }
}

Unit& Play::new_unit(Player player, CardNumber card, Line line)
{
    Unit unit;
    unit.id = static_cast<UnitId>(2 * state_.next_unit++ + index(player));
    unit.top = card;
    unit.size = 1;
    unit.line = line;
    of(player).below[card] = no_card;
    of(player).units.push_back(unit);
    return of(player).units.back();
}

void Play::stack(Unit& unit, CardNumber card)
{
    PlayerState& owner = of(owner_of(unit.id));
    forget_uses(owner_of(unit.id), unit.top); // it is no longer the top card
    owner.below[card] = unit.top;
    unit.top = card;
    ++unit.size;
}

void Play::move_unit(Unit& unit)
{
    unit.line = other(unit.line);
    tell(EventKind::Move, unit, unit.line == Line::Front ? 0 : 1);
    fire(Moment::Moved, owner_of(unit.id), unit.id);
}

void Play::remove_unit(UnitId id, Zone to, bool face_down, bool to_top)
{
    const Player player = owner_of(id);
    PlayerState& owner = of(player);
    const auto found = std::find_if(owner.units.begin(), owner.units.end(),
                                    [id](const Unit& unit) { return unit.id == id; });
    if (found == owner.units.end())
        return;
    CardNumber card = found->top;
    owner.units.erase_at(static_cast<std::size_t>(found - owner.units.begin()));
    for (std::size_t at = state_.modifiers.size(); at-- > 0;) {
        if (state_.modifiers[at].unit == id)
            state_.modifiers.erase_at(at);
    }
    while (card != no_card) {
        const CardNumber under = owner.below[card];
        owner.below[card] = no_card;
        forget_uses(player, card);
        put(player, card, to, face_down, to_top);
        card = under;
    }
}

} // namespace kizuna
