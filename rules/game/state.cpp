#include "game/state.h"

namespace kizuna {

bool GameState::operator==(const GameState& other) const
{
    const auto same_chance = [&] {
        if (!chance || !other.chance)
            return !chance == !other.chance;
        return *chance == *other.chance;
    };
    return players == other.players && rulings == other.rulings && first == other.first &&
           turn_player == other.turn_player && turn == other.turn && phase == other.phase &&
           decision == other.decision && (decision == Decision::None || decider == other.decider) &&
           turn_begun == other.turn_begun && in_battle == other.in_battle &&
           check_names == other.check_names && drawn == other.drawn && winner == other.winner &&
           next_unit == other.next_unit && step == other.step && group == other.group &&
           chain == other.chain && (!in_battle || battle == other.battle) &&
           (effect.op == nothing ? other.effect.op == nothing : effect == other.effect) &&
           modifiers == other.modifiers && waiting == other.waiting && delayed == other.delayed &&
           uses == other.uses && destructions == other.destructions && same_chance() &&
           next_shuffle == other.next_shuffle && next_pick == other.next_pick &&
           chance_failed == other.chance_failed;
}

namespace {

/// FNV-1a over whole numbers.
class Hash {
public:
    void add(std::uint64_t value)
    {
        constexpr std::uint64_t prime = 0x100000001b3;
        hash_ = (hash_ ^ value) * prime;
    }
    template <typename List>
    void add_list(const List& list)
    {
        add(list.size());
        for (const auto item : list)
            add(static_cast<std::uint64_t>(item));
    }
    std::size_t value() const { return hash_; }

private:
    std::uint64_t hash_ = 0xcbf29ce484222325;
};

void add_player(const PlayerState& player, Hash& hash)
{
    for (const CardPile* pile : {&player.deck, &player.hand, &player.orbs, &player.bonds,
                                 &player.retreat, &player.infinite})
        hash.add_list(*pile);
    for (const Unit& unit : player.units) {
        hash.add(unit.id);
        for (CardNumber card = unit.top; card != no_card; card = player.below[card])
            hash.add(card);
        hash.add(static_cast<std::uint64_t>(unit.line) | (unit.tapped ? 2U : 0U) |
                 (unit.protagonist ? 4U : 0U));
    }
    for (const CardBits* set : {&player.face_down_bonds, &player.face_up_orbs,
                                &player.open_infinite, &player.looked_at[0], &player.looked_at[1]})
        hash.add_list(set->bits());
    hash.add(player.support);
    hash.add(player.spent);
    hash.add_list(player.refresh.state());
    hash.add_list(player.effects.state());
}

} // namespace

std::size_t hash_value(const GameState& state)
{
    Hash hash;
    for (const PlayerState& player : state.players)
        add_player(player, hash);
    hash.add(static_cast<std::uint64_t>(state.turn_player));
    hash.add(state.turn);
    hash.add(static_cast<std::uint64_t>(state.phase));
    hash.add(static_cast<std::uint64_t>(state.decision));
    if (state.in_battle) {
        hash.add(state.battle.attacker);
        hash.add(state.battle.defender);
        hash.add(static_cast<std::uint64_t>(state.battle.step));
    }
    if (state.effect.op != nothing) {
        hash.add(state.effect.op);
        hash.add_list(state.effect.picked);
    }
    for (const Modifier& modifier : state.modifiers) {
        hash.add(modifier.unit);
        hash.add(static_cast<std::uint64_t>(modifier.value));
    }
    return hash.value();
}

} // namespace kizuna
