#include "game/plain_rules.h"

#include <algorithm>

namespace kizuna::test {
namespace {

const Card& card_of(const GameState& state, std::uint16_t kind)
{
    return *state.cards->kind(kind).card;
}

const Card& top_of(const GameState& state, const Unit& unit)
{
    return card_of(state, state.cards->kind_number(owner_of(unit.id), unit.top));
}

/// Kinds are numbered by card id.
std::set<std::uint16_t> kinds_in_hand(const GameState& state, Player player)
{
    std::set<std::uint16_t> kinds;
    for (const CardNumber card : state[player].hand)
        kinds.insert(state.cards->kind_number(player, card));
    return kinds;
}

/// The front line first, each by age.
std::vector<const Unit*> units_in_order(const GameState& state, Player player)
{
    std::vector<const Unit*> units;
    for (const Unit& unit : state[player].units)
        units.push_back(&unit);
    std::ranges::stable_sort(units, {}, [](const Unit* unit) { return unit->line == Line::Back; });
    return units;
}

bool shows_symbols(const GameState& state, Player player, const Card& card)
{
    std::uint64_t shown = 0;
    for (const CardNumber bond : state[player].bonds) {
        if (!state[player].face_down_bonds.contains(bond))
            shown |= card_of(state, state.cards->kind_number(player, bond)).symbols.bits();
    }
    return (card.symbols.bits() & ~shown) == 0;
}

int steps_between(const Unit& one, const Unit& other)
{
    const auto behind = [](const Unit& unit) { return unit.line == Line::Back ? 1 : 0; };
    return 1 + behind(one) + behind(other);
}

class PlainList {
public:
    PlainList(const GameState& state, Player player) : state_(state), player_(player) {}

    Action& add(ActionKind kind)
    {
        Action action;
        action.kind = kind;
        action.player = player_;
        list_.push_back(action);
        return list_.back();
    }

    void bond_phase()
    {
        for (const std::uint16_t kind : kinds_in_hand(state_, player_))
            add(ActionKind::Bond).card = kind;
        add(ActionKind::NoBond);
    }

    void deployment_phase()
    {
        const auto has_bonds_for = [&](const Card& card, const Amount& cost) {
            return state_[player_].spent + cost.or_zero() <=
                       static_cast<int>(state_[player_].bonds.size()) &&
                   shows_symbols(state_, player_, card);
        };
        const auto units = units_in_order(state_, player_);
        for (const std::uint16_t kind : kinds_in_hand(state_, player_)) {
            const Card& card = card_of(state_, kind);
            const bool is_there = std::ranges::any_of(
                units, [&](const Unit* unit) { return top_of(state_, *unit).unit == card.unit; });
            if (is_there || !has_bonds_for(card, card.cost))
                continue;
            for (const Line line : {Line::Front, Line::Back}) {
                Action& action = add(ActionKind::Deploy);
                action.card = kind;
                action.line = line;
            }
        }
        for (const std::uint16_t kind : kinds_in_hand(state_, player_)) {
            const Card& card = card_of(state_, kind);
            for (const Unit* unit : units) {
                if (top_of(state_, *unit).unit != card.unit ||
                    !has_bonds_for(card, card.class_change_cost.value_or(card.cost)))
                    continue;
                Action& action = add(ActionKind::LevelUp);
                action.card = kind;
                action.unit = unit->id;
            }
        }
        add(ActionKind::NextPhase);
        add(ActionKind::EndTurn);
    }

    void action_phase()
    {
        const auto units = units_in_order(state_, player_);
        for (const Unit* unit : units) {
            for (const Unit* target : units_in_order(state_, other(player_))) {
                if (unit->tapped || state_.turn == 1 ||
                    !top_of(state_, *unit).range.contains(steps_between(*unit, *target)))
                    continue;
                Action& action = add(ActionKind::Attack);
                action.unit = unit->id;
                action.target = target->id;
            }
        }
        for (const Unit* unit : units) {
            if (!unit->tapped)
                add(ActionKind::Move).unit = unit->id;
        }
        add(ActionKind::EndTurn);
    }

    void discards(ActionKind with, ActionKind without, UnitId fighting)
    {
        add(without);
        const std::string& name = top_of(state_, *state_.find(fighting)).unit;
        for (const std::uint16_t kind : kinds_in_hand(state_, player_)) {
            if (card_of(state_, kind).unit == name)
                add(with).card = kind;
        }
    }

    void protagonists()
    {
        std::set<std::uint16_t> kinds;
        for (std::size_t card = 0; card < state_.cards->size(player_); ++card)
            kinds.insert(state_.cards->kind_number(player_, static_cast<CardNumber>(card)));
        for (const std::uint16_t kind : kinds) {
            if (card_of(state_, kind).cost == Amount(1))
                add(ActionKind::ChooseProtagonist).card = kind;
        }
    }

    std::vector<Action> take() { return std::move(list_); }

private:
    const GameState& state_;
    Player player_;
    std::vector<Action> list_;
};

} // namespace

std::vector<Action> plain_actions(const GameState& state)
{
    const bool decides = state.decision != Decision::None;
    PlainList list(state, decides ? state.decider : state.turn_player);
    if (state.is_over())
        return {};
    switch (state.decision) {
    case Decision::Protagonist:
        list.protagonists();
        break;
    case Decision::Mulligan:
        list.add(ActionKind::Keep);
        list.add(ActionKind::Mulligan);
        break;
    case Decision::Critical:
        list.discards(ActionKind::Critical, ActionKind::NoCritical, state.battle.attacker);
        break;
    case Decision::Evade:
        list.discards(ActionKind::Evade, ActionKind::NoEvade, state.battle.defender);
        break;
    case Decision::Orb:
        for (std::size_t orb = 0; orb < state[state.decider].orbs.size(); ++orb)
            list.add(ActionKind::Orb).number = static_cast<std::uint8_t>(orb);
        break;
    default:
        break;
    }
    if (!decides && state.phase == Phase::Bond)
        list.bond_phase();
    else if (!decides && state.phase == Phase::Deployment)
        list.deployment_phase();
    else if (!decides && state.phase == Phase::Action)
        list.action_phase();
    return list.take();
}

std::optional<bool> PlainSkills::may_use(const GameState& state, const Unit& unit,
                                         std::size_t number) const
{
    const Player player = owner_of(unit.id);
    const Skill& skill = top_of(state, unit).skills[number - 1];
    if (skill.category != SkillCategory::Act || !skill.scripted || !skill.script ||
        !skill.marks.empty() || !skill.script->conditions.empty())
        return std::nullopt;
    if (skill.once_per_turn && turn_ == state.turn && used_.contains({unit.id, unit.top, number}))
        return false;
    if (!skill.cost)
        return true;
    const SkillCost& cost = *skill.cost;
    if (cost.tap_others < 0 || cost.discard < 0 || !cost.other.empty() ||
        !cost.tap_filter.empty() || !cost.flip_filter.empty() || !cost.discard_filter.empty())
        return std::nullopt;
    const PlayerState& owner = state[player];
    const auto untapped =
        std::count_if(owner.units.begin(), owner.units.end(),
                      [&](const Unit& one) { return !one.tapped && one.id != unit.id; });
    const auto face_up_bonds =
        std::count_if(owner.bonds.begin(), owner.bonds.end(),
                      [&](CardNumber bond) { return !owner.face_down_bonds.contains(bond); });
    const auto face_down_orbs =
        std::count_if(owner.orbs.begin(), owner.orbs.end(),
                      [&](CardNumber orb) { return !owner.face_up_orbs.contains(orb); });
    return !(cost.tap_self && unit.tapped) && untapped >= cost.tap_others &&
           face_up_bonds >= cost.flip && static_cast<int>(owner.hand.size()) >= cost.discard &&
           face_down_orbs >= cost.flip_orbs;
}

void PlainSkills::note(const GameState& before, const Action& action)
{
    if (before.turn != turn_) {
        turn_ = before.turn;
        used_.clear();
    }
    if (action.kind != ActionKind::UseSkill || action.zone != ActionZone::Field)
        return;
    const Unit& unit = *before.find(action.unit);
    if (action.card == before.cards->kind_number(action.player, unit.top))
        used_.insert({unit.id, unit.top, action.number});
}

} // namespace kizuna::test
