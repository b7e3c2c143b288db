#include "game/seen_effects.h"

#include "game/always/always_on.h"
#include "game/values/legal.h"

#include <algorithm>

namespace kizuna::test {
namespace {

constexpr std::array both_players = {Player::P, Player::Q};

/// A step that speaks of units alone.
bool is_of_units(const Op& op)
{
    switch (op.verb) {
    case Verb::Strength:
    case Verb::Range:
    case Verb::Grant:
    case Verb::Lose:
    case Verb::Silence:
    case Verb::MarksHold:
    case Verb::CriticalBy:
    case Verb::EvadeBy:
        return true;
    case Verb::Forbid:
        return !is_of_cards(op.act);
    default:
        return false;
    }
}

/// Of units there must be one.
bool reaches_something(const GameState& state, const Viewpoint& from, const Op& op)
{
    return op.of == nothing || !is_of_units(op) ||
           std::ranges::any_of(both_players, [&](Player player) {
               return std::ranges::any_of(state[player].units, [&](const Unit& unit) {
                   return passes(state, from, op.of, unit);
               });
           });
}

bool is_in_force(const GameState& state, const Viewpoint& from, const GameSkill& skill)
{
    bool reached = false;
    walk_always(state, from, skill, [&](const Viewpoint& here, const Op& op) {
        reached = reached || reaches_something(state, here, op);
    });
    return reached;
}

/// SKILL-11: in the hand or, where its card must lie elsewhere, there.
bool is_in_force_elsewhere(const GameState& state, const GameSkill& skill)
{
    const Zone zone = skill.works_in == Zone::Field ? Zone::Hand : skill.works_in;
    return std::ranges::any_of(both_players, [&](Player player) {
        return std::ranges::any_of(cards_in(state, player, zone), [&](CardNumber card) {
            return state.cards->kind_number(player, card) == skill.kind &&
                   is_in_force(state, {player, card}, skill);
        });
    });
}

bool is_in_force_in_bonds(const GameState& state, const GameSkill& skill)
{
    return std::ranges::any_of(both_players, [&](Player player) {
        return std::ranges::any_of(state[player].bonds, [&](CardNumber card) {
            return state.cards->kind_number(player, card) == skill.kind &&
                   !state[player].face_down_bonds.contains(card) &&
                   is_in_force(state, {player, card}, skill);
        });
    });
}

bool is_in_force_on_units(const GameState& state, std::uint16_t number)
{
    const GameSkill& skill = state.cards->program().skills[number];
    return std::ranges::any_of(both_players, [&](Player player) {
        return std::ranges::any_of(state[player].units, [&](const Unit& unit) {
            bool found = false;
            for_each_skill(state, unit, [&](std::uint16_t one) {
                found = found ||
                        (one == number && is_in_force(state, {player, unit.top, unit.id}, skill));
            });
            return found;
        });
    });
}

/// The only skill that the event can tell of, or nothing: a unit may have skills of other cards.
std::uint16_t skill_told(const GameCards& cards, const Event& event, const EventCard& card)
{
    const std::uint16_t kind = cards.kind_number(card.player, card.card);
    const auto& skills = cards.program().skills;
    std::uint16_t told = nothing;
    for (std::size_t at = 0; at < skills.size(); ++at) {
        const bool may_be_shared = skills[at].is_granted || skills[at].may_be_acquired;
        if (skills[at].number != event.number || (skills[at].kind != kind && !may_be_shared))
            continue;
        if (told != nothing)
            return nothing;
        told = static_cast<std::uint16_t>(at);
    }
    return told;
}

} // namespace

std::vector<int> SeenEffects::numbers_of(const Card& card, const CardLibrary& library)
{
    const std::vector<CardIndex> one = {library.index_of(card)};
    const GameCards cards(library, {one, one});
    const auto& skills = cards.program().skills;
    std::vector<int> numbers;
    for (const GameSkill& skill : skills) {
        const bool is_field =
            !skill.is_granted &&
            card.skills[static_cast<std::size_t>(skill.number) - 1].states != StatedField::None;
        if (skill.scripted && !is_field)
            numbers.push_back(skill.number);
    }
    return numbers;
}

void SeenEffects::look(const GameState& before, const GameState& after, const Action& action,
                       const EventLog& log)
{
    const GameCards& cards = *after.cards;
    const auto& skills = cards.program().skills;
    const std::uint16_t kind = cards.kind_of(*card_);
    const auto note = [&](std::uint16_t skill) {
        if (skill != nothing && skills[skill].kind == kind)
            seen_ |= std::uint64_t(1) << skills[skill].number;
    };
    for (const SkillUse& use : after.uses)
        note(use.skill);
    // Of a card that has left the uses are forgotten.
    Viewpoint from;
    if (action.kind == ActionKind::UseSkill)
        note(act_skill(before, action, from));
    if (action.kind == ActionKind::Yes && before.effect.op != nothing)
        note(before.effect.skill);
    for (const Event& event : log.events()) {
        if (event.kind != EventKind::SupportSkill && event.kind != EventKind::Skill)
            continue;
        const std::uint16_t skill = skill_told(cards, event, log.cards(event)[0]);
        if (skill != nothing && skills[skill].cost == skills[skill].start) // not yet to be paid
            note(skill);
    }
    look(after);
}

void SeenEffects::look(const GameState& state)
{
    const std::uint16_t kind = state.cards->kind_of(*card_);
    const auto& skills = state.cards->program().skills;
    for (std::size_t at = 0; at < skills.size(); ++at) {
        if (skills[at].kind == kind && skills[at].scripted && !has(skills[at].number))
            look(state, static_cast<std::uint16_t>(at));
    }
}

void SeenEffects::look(const GameState& state, std::uint16_t number)
{
    const GameSkill& skill = state.cards->program().skills[number];
    if (skill.start == nothing)
        return;
    const bool in_bonds = is_always_on(skill, true);
    const bool on_units = is_always_on(skill, false);
    const bool elsewhere =
        skill.category == SkillCategory::Spec && !skill.has_trigger && !skill.is_granted;
    if ((in_bonds && is_in_force_in_bonds(state, skill)) ||
        (on_units && is_in_force_on_units(state, number)) ||
        (elsewhere && is_in_force_elsewhere(state, skill)))
        seen_ |= std::uint64_t(1) << skill.number;
}

} // namespace kizuna::test
