#include "game/always/always_on.h"

#include <algorithm>

namespace kizuna {
namespace {

bool is_by(ForbiddenBy asked, ForbiddenBy cause)
{
    return asked == ForbiddenBy::Any || asked == cause ||
           (asked == ForbiddenBy::Attack && cause == ForbiddenBy::Critical);
}

/// The unit that attacks, or the unit or card of the skill.
bool source_passes(const GameState& state, const Viewpoint& from, Place16 filter,
                   const Circumstances& how)
{
    if (const Unit* unit = how.unit == no_unit ? nullptr : state.find(how.unit))
        return passes(state, from, filter, *unit);
    return how.card != no_card &&
           passes(state, from, filter,
                  LyingCard{how.player, how.card, zone_of(state, how.player, how.card)});
}

/// True where what a step forbids is done in this way.
bool is_meant(const GameState& state, const Viewpoint& from, const Op& op, const Circumstances& how)
{
    if (!is_by(op.by, how.by))
        return false;
    if (op.source != nothing && !source_passes(state, from, op.source, how))
        return false;
    if (op.against != nothing && !(how.against && passes(state, from, op.against, *how.against)))
        return false;
    if (op.with != nothing && !(how.with && passes(state, from, op.with, *how.with)))
        return false;
    return op.line == Step::Line::Any ||
           (how.line && (op.line == Step::Line::Front) == (*how.line == Line::Front));
}

bool is_meant(const GameState& state, const Viewpoint& from, const Op& op, const LyingCard& card)
{
    const Player owner = op.whose == Whose::Opponent ? other(from.player) : from.player;
    return owner == card.owner && (op.from == Zone::Field || op.from == card.zone) &&
           (op.of == nothing || passes(state, from, op.of, card));
}

/// Calls `use(viewpoint, op)` for each step that forbids this for a while, until it returns true.
template <typename Use>
bool any_for_a_while(const GameState& state, UnitId unit, UnitAct act, Use use)
{
    for (const Modifier& modifier : state.modifiers) {
        if (modifier.unit != unit || modifier.kind != Modifier::Kind::Forbid ||
            modifier.value != static_cast<int>(act))
            continue;
        RunningEffect memory;
        if (modifier.chosen != no_unit) {
            memory.chosen.push_back(modifier.chosen);
            memory.chosen_tops.push_back(modifier.chosen_top);
        }
        Viewpoint from{modifier.by, modifier.card, modifier.source, modifier.subject, &memory};
        from.subject_top = modifier.subject_top;
        if (use(from, state.cards->program().ops[modifier.op]))
            return true;
    }
    return false;
}

/// RULING-64: where several texts put the same card elsewhere, the first one applies; the others
/// then have no card to move.
class FirstPlace {
public:
    FirstPlace(const GameState& state, Zone otherwise)
        : turn_player_(state.turn_player), zone_(otherwise)
    {
    }
    void say(Player by, Zone to)
    {
        if (by_ && (*by_ == turn_player_ || by != turn_player_))
            return;
        by_ = by;
        zone_ = to;
    }
    Zone zone() const { return zone_; }

private:
    Player turn_player_;
    Zone zone_;
    std::optional<Player> by_;
};

} // namespace

Circumstances by_skill(const Viewpoint& from)
{
    return {ForbiddenBy::Skill, from.player, from.card, from.unit};
}

Circumstances by_attack(const GameState& state)
{
    return {.by = state.battle.critical ? ForbiddenBy::Critical : ForbiddenBy::Attack,
            .player = attacking_player(state),
            .unit = state.battle.attacker};
}

// RULING-45: "cannot" beats "can".
bool is_forbidden(const GameState& state, const Unit& unit, UnitAct act, const Circumstances& how)
{
    if (!state.cards->program().forbids(act))
        return false;
    if (any_for_a_while(state, unit.id, act, [&](const Viewpoint& from, const Op& op) {
            return is_meant(state, from, op, how);
        }))
        return true;
    if (any_for_a_while(state, no_unit, act, [&](const Viewpoint& from, const Op& op) {
            return passes(state, from, op.of, unit) && is_meant(state, from, op, how);
        }))
        return true;
    bool forbidden = false;
    const auto look = [&](const Viewpoint& from, const Op& op) {
        forbidden = forbidden || (op.act == act && passes(state, from, op.of, unit) &&
                                  is_meant(state, from, op, how));
    };
    for_each_always(state, {verb_bit(Verb::Forbid), unit.id, false, nullptr, act_bit(act)}, look);
    if (!forbidden && how.with)
        walk_own(state, {how.with->owner, how.with->card}, Verb::Forbid, look);
    return forbidden;
}

// RULING-45: "cannot" beats "can", also for cards that are not units.
bool is_forbidden(const GameState& state, const LyingCard& card, UnitAct act,
                  const Circumstances& how)
{
    if (!state.cards->program().forbids(act))
        return false;
    bool forbidden = any_for_a_while(state, no_unit, act, [&](const Viewpoint& from, const Op& op) {
        return is_meant(state, from, op, card) && is_meant(state, from, op, how);
    });
    const auto look = [&](const Viewpoint& from, const Op& op) {
        forbidden = forbidden || (op.act == act && is_meant(state, from, op, card) &&
                                  is_meant(state, from, op, how));
    };
    if (!forbidden)
        for_each_always(state, {verb_bit(Verb::Forbid), no_unit, false, nullptr, act_bit(act)},
                        look);
    if (!forbidden && card.card != no_card)
        walk_own(state, {card.owner, card.card}, Verb::Forbid, look);
    return forbidden;
}

// DEPLOY-1, RULING-45: in either line, unless a text closes it.
bool may_stand_in(const GameState& state, const LyingCard& card, Line line, Circumstances how)
{
    how.line = line;
    return !is_forbidden(state, card, UnitAct::Deploy, how);
}

// TERM-3, RULING-64: to retreat, unless a text says otherwise.
Zone destination_of(const GameState& state, const Unit& unit, const Circumstances& how)
{
    FirstPlace place(state, Zone::Retreat);
    for_each_always(state, {verb_bit(Verb::Instead), unit.id},
                    [&](const Viewpoint& from, const Op& op) {
                        if (op.from == Zone::Field && op.then == nothing &&
                            passes(state, from, op.of, unit) && is_meant(state, from, op, how))
                            place.say(from.player, op.to);
                    });
    return place.zone();
}

// ORB-2, RULING-64: to the hand, unless a text says otherwise.
Zone destination_of_orb(const GameState& state, Player player, const Circumstances& how)
{
    FirstPlace place(state, Zone::Hand);
    for_each_always(state, {verb_bit(Verb::Instead)}, [&](const Viewpoint& from, const Op& op) {
        if (op.from == Zone::Orbs && (op.whose == Whose::Own) == (from.player == player) &&
            is_meant(state, from, op, how))
            place.say(from.player, op.to);
    });
    return place.zone();
}

// RULING-64: what a player may do instead.
Offers instead_of_leaving(const GameState& state, const Unit& unit, const Circumstances& how)
{
    Offers offers;
    for_each_always(state, {verb_bit(Verb::Instead), unit.id},
                    [&](const Viewpoint& from, const Op& op) {
                        if (op.from == Zone::Field && op.then != nothing &&
                            passes(state, from, op.of, unit) && is_meant(state, from, op, how))
                            offers.push_back({from, &op});
                    });
    return offers;
}

// GAME-3, RULING-45, SKILL-11: what the text of a card in the hand says.
Offers instead_of_defeat(const GameState& state, Player player)
{
    Offers offers;
    if ((state.cards->always_verbs() & verb_bit(Verb::Instead)) == 0)
        return offers;
    const CardKind* last = nullptr;
    for (const CardNumber card : state[player].hand) {
        const CardKind& kind = state.kind(player, card);
        if (&kind == last)
            continue;
        last = &kind;
        walk_own(state, {player, card}, Verb::Instead, [&](const Viewpoint& from, const Op& op) {
            if (op.from == Zone::Self)
                offers.push_back({from, &op});
        });
    }
    return offers;
}

// RULING-45: what a text lets one deploy.
CardNumber deployable_under(const GameState& state, const Unit& unit, std::uint16_t kind)
{
    CardNumber found = no_card;
    const Player player = owner_of(unit.id);
    for_each_always(state, {verb_bit(Verb::AlsoDeploy), unit.id},
                    [&](const Viewpoint& from, const Op& op) {
                        if (from.unit != unit.id)
                            return;
                        for (const CardNumber card : cards_under(state, unit)) {
                            if (state.cards->kind_number(player, card) == kind &&
                                passes(state, from, op.of, LyingCard{player, card, Zone::Stack}))
                                found = std::min(found, card);
                        }
                    });
    return found;
}

// DEPLOY-5, DEPLOY-6, LEVEL-5, RULING-45: unless a text waives the symbols.
std::uint32_t waived_symbols(const GameState& state, const LyingCard& card, UnitAct act)
{
    std::uint32_t waived = 0;
    const auto look = [&](const Viewpoint& from, const Op& op) {
        const bool is_meant = from.player == card.owner &&
                              (!op.waived_for || *op.waived_for == act) &&
                              (op.of == nothing || passes(state, from, op.of, card));
        if (is_meant)
            waived |= op.facts == nothing ? ~0U : state.cards->program().facts[op.facts].symbols;
    };
    for_each_always(state, {verb_bit(Verb::Waive)}, look);
    walk_own(state, {card.owner, card.card}, Verb::Waive, look);
    return waived;
}

} // namespace kizuna
