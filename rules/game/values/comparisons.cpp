#include "game/values/comparisons.h"

#include <algorithm>

namespace kizuna {
namespace {

bool share_a_name(const GameState& state, const Viewpoint& from, const Compared& one,
                  const Compared& other)
{
    const bool in_hand = one.lying && one.lying->zone == Zone::Hand;
    if (share_names(state, *one.kind, in_hand, one.unit, *other.kind, other.unit, from.as_printed))
        return true;
    const auto has = [](const Compared& thing, std::uint16_t name) {
        const auto in = [&](const auto& names) {
            return std::ranges::find(names, name) != names.end();
        };
        return thing.kind->name == name || in(thing.kind->extra_names) || in(thing.added.names);
    };
    return std::ranges::any_of(one.added.names, [&](auto name) { return has(other, name); }) ||
           std::ranges::any_of(other.added.names, [&](auto name) { return has(one, name); });
}

int strength_seen(const GameState& state, const Viewpoint& from, const Compared& one)
{
    return one.unit && !from.as_printed ? strength_of(state, *one.unit, from.reader)
                                        : one.kind->attack;
}

/// Whether a unit, or the card that supports one, has a support skill now; any other card as
/// printed.
bool has_support_skill(const GameState& state, const Viewpoint& from, const Compared& one)
{
    const bool supports = one.lying && one.lying->zone == Zone::Support &&
                          state[one.lying->owner].support == one.lying->card;
    if (supports && !from.as_printed)
        return support_has_skill(state, one.lying->owner);
    return std::ranges::any_of(state.cards->skills_of(*one.kind), [&](const GameSkill& skill) {
        const bool is_lost = one.unit && !from.as_printed &&
                             is_silenced(state, owner_of(one.unit->id), one.unit,
                                         state.cards->program().place_of(skill));
        return skill.category == SkillCategory::Support && !is_lost;
    });
}

bool is_related(const GameState& state, const Viewpoint& from, const GameTest& test,
                const Compared& one, const Compared& other)
{
    const auto compare = [&](int left, int right) {
        return test.sign < 0 ? left < right : test.sign > 0 ? left > right : left == right;
    };
    switch (test.facet) {
    case CardTest::Facet::Name:
        return share_a_name(state, from, one, other);
    case CardTest::Facet::Symbol:
        return (one.added.symbols_with(one.kind->symbols) &
                other.added.symbols_with(other.kind->symbols)) != 0;
    case CardTest::Facet::Weapon:
        return (one.added.weapons_with(one.kind->card->weapons.bits()) &
                other.added.weapons_with(other.kind->card->weapons.bits())) != 0;
    case CardTest::Facet::Cost: // an X is no number
        return one.kind->cost >= 0 && other.kind->cost >= 0 &&
               compare(one.kind->cost, other.kind->cost);
    case CardTest::Facet::Strength:
        return compare(strength_seen(state, from, one), strength_seen(state, from, other));
    }
    return false;
}

/// Calls `use` with each thing that a test compares with, until it returns true.
template <typename Use>
bool any_compared(const GameState& state, const Viewpoint& from, const GameTest& test, Use use)
{
    const auto of_unit = [&](const Unit& unit) {
        return Compared{&state.kind(unit), &unit,
                        from.as_printed ? AddedFacts{} : added_facts(state, unit)};
    };
    const auto of_card = [&](Player owner, CardNumber card) {
        return Compared{&state.kind(owner, card)};
    };
    switch (test.with) {
    case CardTest::With::Shown:
        return from.effect && from.effect->shown != no_card &&
               use(of_card(from.effect->shown_owner, from.effect->shown));
    case CardTest::With::Destroyed: {
        const Unit& gone = state.battle.destroyed_unit;
        return state.in_battle && state.battle.destroyed &&
               use(of_card(owner_of(gone.id), gone.top));
    }
    case CardTest::With::Seen:
    case CardTest::With::Paid:
    case CardTest::With::Done: {
        if (!from.effect)
            return false;
        const Memory& memory = test.with == CardTest::With::Seen   ? from.effect->seen
                               : test.with == CardTest::With::Paid ? from.effect->paid
                                                                   : from.effect->done;
        return std::any_of(memory.begin(), memory.end(), [&](const Remembered& one) {
            if (one.zone != Zone::Field)
                return use(of_card(one.owner, static_cast<CardNumber>(one.number)));
            const Unit* unit = state.find(one.number);
            return unit && use(of_unit(*unit));
        });
    }
    case CardTest::With::Units:
        break;
    }
    for (const PlayerState& player : state.players) {
        for (const Unit& unit : player.units) {
            if (passes(state, from, test.units, unit) && use(of_unit(unit)))
                return true;
        }
    }
    // Units that were chosen, or set the skill off, and have left are known by the card on top.
    const Program& program = state.cards->program();
    if (program.wants(test.units, Quality::Subject) && from.subject_top != no_card &&
        !state.find(from.subject) && use(of_card(owner_of(from.subject), from.subject_top)))
        return true;
    if (!program.wants(test.units, Quality::Chosen) || !from.effect)
        return false;
    for (std::size_t at = 0; at < from.effect->chosen.size(); ++at) {
        const UnitId unit = from.effect->chosen[at];
        if (!state.find(unit) && use(of_card(owner_of(unit), from.effect->chosen_tops[at])))
            return true;
    }
    return false;
}

} // namespace

bool passes_more(const GameState& state, const Viewpoint& from, const GameTest& test,
                 const Compared& one)
{
    bool holds = false;
    if (test.kind == CardTest::Kind::Relation) {
        holds = any_compared(state, from, test, [&](const Compared& other) {
            return is_related(state, from, test, one, other);
        });
    } else if (test.kind == CardTest::Kind::PaidFor || test.kind == CardTest::Kind::ChosenFor) {
        const bool chosen = test.kind == CardTest::Kind::ChosenFor;
        holds = one.unit && std::ranges::any_of(state.used_units, [&](const UsedUnit& used) {
                    return used.unit == one.unit->id && used.chosen == chosen &&
                           used.skill == test.min && used.player == from.player &&
                           used.card == from.card;
                });
    } else if (test.kind == CardTest::Kind::SupportSkill) {
        holds = has_support_skill(state, from, one);
    } else {
        const int strength = strength_seen(state, from, one);
        const int seen =
            test.kind == CardTest::Kind::Raised ? strength - one.kind->attack : strength;
        holds = test.min <= seen && seen <= test.max;
    }
    return holds != test.negated;
}

} // namespace kizuna
