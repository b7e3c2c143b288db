#include "game/values/candidates.h"

#include "game/values/legal.h"

#include <algorithm>

namespace kizuna {
namespace {

// RULING-45: what cannot be done to a unit is no payment, and some units cannot be chosen.
bool is_out_of_reach(const GameState& state, const Viewpoint& from, const Op& op, const Unit& unit)
{
    const auto is_kept = [&](UnitAct act) {
        return is_forbidden(state, unit, act, by_skill(from));
    };
    return (op.chooses && is_kept(UnitAct::BeChosen)) ||
           (op.is_payment && ((op.verb == Verb::Destroy && is_kept(UnitAct::BeDestroyed)) ||
                              (op.verb == Verb::Untap && is_kept(UnitAct::Untap)) ||
                              (op.verb == Verb::Move && is_kept(UnitAct::Move))));
}

void add_units(const GameState& state, const Viewpoint& from, const Op& op, std::size_t enough,
               Candidates& into)
{
    for (const Player player : {from.player, other(from.player)}) {
        for (const Line line : {Line::Front, Line::Back}) {
            for (const Unit& unit : state[player].units) {
                if (unit.line != line || !passes(state, from, op.of, unit))
                    continue;
                if ((op.verb == Verb::Tap && unit.tapped) ||
                    (op.verb == Verb::Untap && !unit.tapped))
                    continue;
                if (op.verb == Verb::Put && unit.protagonist)
                    continue; // RULING-45: it never leaves the battlefield
                if (is_out_of_reach(state, from, op, unit))
                    continue;
                into.push_back(unit.id);
                if (into.size() >= enough)
                    return;
            }
        }
    }
}

void add_orbs(const GameState& state, const Viewpoint& from, const Op& op, Candidates& into)
{
    const Player owner = owner_of_cards(state, from, op);
    const CardPile& orbs = state[owner].orbs;
    for (std::size_t at = 0; at < orbs.size(); ++at) {
        const bool face_up = state[owner].face_up_orbs.contains(orbs[at]);
        if (op.verb == Verb::TurnOrbs && !op.turns && face_up != op.face_down)
            continue; // it lies that way already
        if (passes(state, from, op.of, {owner, orbs[at], Zone::Orbs}))
            into.push_back(static_cast<std::uint16_t>(at));
    }
}

/// True where the card of the effect is still the card that its text means. In the deck and among
/// the orbs it is not, for nobody sees it there. A support card is meant in the support area, and
/// in retreat once the end of the battle has put it there (SUPPORT-11), but not if it left before.
bool is_still_meant(const GameState& state, const Viewpoint& from)
{
    const Zone zone = zone_of(state, from.player, from.card);
    if (zone == Zone::Deck || zone == Zone::Orbs)
        return false;
    if (!from.effect || from.effect->skill == nothing)
        return true;
    const GameSkill& skill = state.cards->program().skills[from.effect->skill];
    if (skill.category == SkillCategory::Support)
        return zone == Zone::Support ||
               (zone == Zone::Retreat && state.battle.discarded[index(from.player)] == from.card);
    return zone != Zone::Hand || skill.category == SkillCategory::HandAct ||
           skill.category == SkillCategory::Spec;
}

// RULING-42
bool may_be_bonded(const GameState& state, const LyingCard& card)
{
    return !state.kind(card.owner, card.card).no_bond;
}

// RULING-45: what a text forbids is not done with a card, neither as an effect nor as a payment.
bool is_kept_from(const GameState& state, const Viewpoint& from, const Op& op,
                  const LyingCard& card)
{
    const auto is_kept = [&](UnitAct act) {
        return is_forbidden(state, card, act, by_skill(from));
    };
    switch (op.verb) {
    case Verb::Flip:
        return is_kept(UnitAct::BeFlipped);
    case Verb::Put:
        return (op.to == Zone::Bonds && is_kept(UnitAct::Bond)) ||
               (op.to == Zone::Orbs && is_kept(UnitAct::AddOrb)) ||
               (op.to == Zone::Retreat && card.zone == Zone::Hand && is_kept(UnitAct::BeDiscarded));
    case Verb::Deploy: {
        const auto may_be_in = [&](Line line) {
            return may_stand_in(state, card, line, by_skill(from));
        };
        return !(op.line != Step::Line::Back && may_be_in(Line::Front)) &&
               !(op.line != Step::Line::Front && may_be_in(Line::Back));
    }
    default:
        return false;
    }
}

/// True where the step can be done with a card that lies there.
bool is_fit(const GameState& state, const Viewpoint& from, const Op& op, const LyingCard& card)
{
    const bool stacks = op.verb == Verb::LevelUp || op.verb == Verb::Grow;
    return passes(state, from, stacks ? op.with : op.of, card) &&
           !is_kept_from(state, from, op, card) &&
           !(op.verb == Verb::Put && op.to == Zone::Bonds && !may_be_bonded(state, card)) &&
           (!stacks || unit_to_stack(state, from, op, card));
}

/// The cards of one zone, by number; orbs among other zones by position.
void add_cards(const GameState& state, const Viewpoint& from, const Op& op, const LyingCard& where,
               std::size_t enough, Candidates& into)
{
    const auto [owner, none, zone] = where;
    std::span<const CardNumber> cards = cards_in(state, owner, zone);
    const std::size_t few = std::min(cards.size(), std::max<std::size_t>(1, op.top));
    if (zone == Zone::Deck && op.from_bottom)
        cards = cards.first(few);
    else if (zone == Zone::Deck && (op.top > 0 || !op.chooses))
        cards = cards.last(few);
    const std::size_t first = into.size();
    for (const CardNumber card : cards) {
        if ((op.verb == Verb::Flip || op.verb == Verb::TurnUp) &&
            state[owner].face_down_bonds.contains(card) != (op.verb == Verb::TurnUp))
            continue;
        if (is_fit(state, from, op, {owner, card, zone}))
            into.push_back(card);
        if (into.size() >= enough)
            break;
    }
    if (zone == Zone::Deck && !op.chooses)
        std::reverse(into.begin() + first, into.end()); // from the top on
    else if (zone != Zone::Orbs)
        std::sort(into.begin() + first, into.end());
}

/// Adds the cards that were seen and still lie where they then lay, in that order.
void add_seen(const GameState& state, const Viewpoint& from, const Op& op, Candidates& into)
{
    if (!from.effect)
        return;
    for (const Remembered& one : from.effect->seen) {
        const LyingCard card{one.owner, static_cast<CardNumber>(one.number), one.zone};
        if (!one.moved && zone_of(state, card.owner, card.card) == card.zone &&
            is_fit(state, from, op, card))
            into.push_back(one.number);
    }
    if (op.chooses)
        std::sort(into.begin(), into.end());
}

/// Adds the cards that a step was done to, or that were paid, and that lie where it put them.
void add_remembered(const GameState& state, const Viewpoint& from, const Op& op, Candidates& into)
{
    const Memory* memory = memory_of(from, op.from);
    if (!memory)
        return;
    for (const Remembered& one : *memory) {
        const LyingCard card{one.owner, static_cast<CardNumber>(one.number), one.now};
        if (one.zone != Zone::Field && one.now != Zone::Deck && one.now != Zone::Field &&
            zone_of(state, card.owner, card.card) == card.zone &&
            passes(state, from, op.of, card) && !is_kept_from(state, from, op, card))
            into.push_back(one.number);
    }
    if (op.chooses)
        std::sort(into.begin(), into.end());
}

/// Adds the card that the effect is printed on.
void add_self(const GameState& state, const Viewpoint& from, const Op& op, Candidates& into)
{
    const Unit* unit = unit_on_top(state, from.player, from.card);
    const bool stays = op.verb == Verb::Put && unit && unit->protagonist;
    const Player owner = owner_of_cards(state, from, op);
    if (owner == from.player && from.card != no_card && !stays && is_still_meant(state, from) &&
        !is_kept_from(state, from, op, {owner, from.card, zone_of(state, owner, from.card)}))
        into.push_back(from.card);
}

/// The first unit that passes and has a card under its top one.
const Unit* unit_to_uncover(const GameState& state, const Viewpoint& from, const Op& op)
{
    for (const Player player : {from.player, other(from.player)}) {
        for (const Unit& unit : state[player].units) {
            if (unit.size > 1 && passes(state, from, op.of, unit))
                return &unit;
        }
    }
    return nullptr;
}

/// The cards that may then be on top: the next one, or one that is chosen.
void add_next_tops(const GameState& state, const Viewpoint& from, const Op& op, Candidates& into)
{
    const Unit* unit = unit_to_uncover(state, from, op);
    if (!unit)
        return;
    for (const CardNumber card : cards_under(state, *unit)) {
        if (op.chooses || into.empty())
            into.push_back(card);
    }
    if (op.chooses)
        std::sort(into.begin(), into.end());
}

/// The cards under the unit of the skill.
void add_stack(const GameState& state, const Viewpoint& from, const Op& op, Candidates& into)
{
    const Unit* unit = state.find(from.unit);
    if (!unit)
        return;
    for (const CardNumber card : cards_under(state, *unit)) {
        const LyingCard lying{from.player, card, Zone::Stack};
        if (passes(state, from, op.of, lying) && !is_kept_from(state, from, op, lying) &&
            !(op.verb == Verb::Put && op.to == Zone::Bonds && !may_be_bonded(state, lying)))
            into.push_back(card);
    }
    if (op.chooses)
        std::sort(into.begin(), into.end());
}

} // namespace

bool chooses_units(const Op& op)
{
    switch (op.verb) {
    case Verb::Put:
        return op.from == Zone::Field;
    case Verb::Deploy:
    case Verb::Look:
    case Verb::Show:
    case Verb::Flip:
    case Verb::TurnUp:
    case Verb::TurnOrbs:
    case Verb::Uncover:
        return false;
    case Verb::LevelUp:
    case Verb::Grow:
        return false; // the cards are chosen, the unit is the first that fits
    default:
        return true;
    }
}

bool takes_from_anywhere(const Op& op)
{
    return op.from == Zone::Self || op.from == Zone::Seen || op.from == Zone::Done ||
           op.from == Zone::Paid || op.or_from != 0;
}

bool is_ordered(const Op& op)
{
    return op.verb == Verb::Put && op.to == Zone::Deck;
}

Player owner_of_cards(const GameState& state, const Viewpoint& from, const Op& op)
{
    if (op.from == Zone::Seen && from.effect && !from.effect->seen.empty())
        return from.effect->seen[0].owner;
    if (op.from == Zone::Done || op.from == Zone::Paid) {
        const Memory* memory = memory_of(from, op.from);
        return memory && !memory->empty() ? (*memory)[0].owner : from.player;
    }
    if (op.verb == Verb::Uncover) {
        const Unit* unit = unit_to_uncover(state, from, op);
        return unit ? owner_of(unit->id) : from.player;
    }
    return op.opponent_does ? other(from.player) : from.player;
}

Zone zone_of_cards(const Op& op)
{
    if (op.verb == Verb::Flip || op.verb == Verb::TurnUp)
        return Zone::Bonds;
    return op.verb == Verb::TurnOrbs  ? Zone::Orbs
           : op.verb == Verb::Uncover ? Zone::Stack
                                      : op.from;
}

Player chooser(const Viewpoint& from, const Op& op)
{
    return op.chosen_by_opponent ? other(from.player) : from.player;
}

Candidates candidates_of(const GameState& state, const Viewpoint& from, const Op& op,
                         std::size_t enough)
{
    Candidates found;
    const Zone zone = zone_of_cards(op);
    if (chooses_units(op)) {
        add_units(state, from, op, enough, found);
    } else if (zone == Zone::Orbs && op.or_from == 0) {
        add_orbs(state, from, op, found);
    } else if (zone == Zone::Self) {
        add_self(state, from, op, found);
    } else if (zone == Zone::Seen) {
        add_seen(state, from, op, found);
    } else if (zone == Zone::Done || zone == Zone::Paid) {
        add_remembered(state, from, op, found);
    } else if (op.verb == Verb::Uncover) {
        add_next_tops(state, from, op, found);
    } else if (zone == Zone::Stack) {
        add_stack(state, from, op, found);
    } else {
        const Player owner = owner_of_cards(state, from, op);
        for (const Zone one : {Zone::Hand, Zone::Deck, Zone::Bonds, Zone::Orbs, Zone::Support,
                               Zone::Retreat, Zone::Infinite}) {
            if (one == zone || ((op.or_from >> static_cast<unsigned>(one)) & 1U))
                add_cards(state, from, op, {owner, no_card, one}, enough, found);
        }
    }
    return found;
}

} // namespace kizuna
