#pragma once

#include "game/state/action.h"

namespace kizuna {

/// A chain of always-on skills, each reading a strength that the one before it asked for. Skills in
/// the chain add nothing to what is read: two of them could otherwise depend on each other.
struct StrengthReader {
    const StrengthReader* outer = nullptr;
    const GameSkill* skill = nullptr;
    Player player = Player::P;
    CardNumber card = no_card;
};

/// From where an effect looks at the game: who plays it, the card it is printed on, and the unit of
/// that card, where it is one.
struct Viewpoint {
    Player player = Player::P;
    CardNumber card = no_card;
    UnitId unit = no_unit;
    UnitId subject = no_unit;
    const RunningEffect* effect = nullptr; ///< for what it chose and showed
    /// True where only printed facts count: for the effects that add to them.
    bool as_printed = false;
    const StrengthReader* reader = nullptr; ///< set by the always-on skills themselves
    CardNumber subject_top = no_card;       ///< of a subject that has left
};
Viewpoint viewpoint_of(const RunningEffect& effect);
/// Null where the zone is none of those that an effect remembers, or no effect is running.
const Memory* memory_of(const Viewpoint& from, Zone zone);

/// A card that lies somewhere. For orbs of unknown face nothing but the place is asked.
struct LyingCard {
    Player owner = Player::P;
    CardNumber card = no_card;
    Zone zone = Zone::Hand;
};

/// `filter`: its place in the Program; nothing passes everything.
bool passes(const GameState& state, const Viewpoint& from, Place16 filter, const Unit& unit);
bool passes(const GameState& state, const Viewpoint& from, Place16 filter, const LyingCard& card);
int measure(const GameState& state, const Viewpoint& from, Place16 quantity);
bool hold(const GameState& state, const Viewpoint& from, ConditionRange conditions);

/// Where the cards of a zone lie in an order; null for a zone that is no such pile.
CardPile PlayerState::*pile_of(Zone zone);
/// The cards of a zone; the support area is a list of none or one. Not for Field and Self.
std::span<const CardNumber> cards_in(const GameState& state, Player player, Zone zone);
/// Where a card lies now. Field: under or on top of a unit.
Zone zone_of(const GameState& state, Player player, CardNumber card);
/// The copy of that kind with the lowest number, or no_card.
CardNumber card_of_kind(const GameState& state, Player player, Zone zone, std::uint16_t kind);
/// Calls `use(card, kind)` for each kind in the hand, which is sorted, with its lowest copy.
template <typename Use>
void for_each_hand_kind(const GameState& state, Player player, Use use)
{
    std::uint16_t last = nothing;
    for (const CardNumber card : state[player].hand) {
        const std::uint16_t kind = state.cards->kind_number(player, card);
        if (kind != last)
            use(card, kind);
        last = kind;
    }
}
/// The unit that the card is in, on top or under it, or null.
const Unit* unit_with(const GameState& state, Player player, CardNumber card);
/// The cards under a unit, from the top.
CardPile cards_under(const GameState& state, const Unit& unit);
/// The copy of that kind under a unit with the lowest number that always-on skills let its player
/// deploy as if it were in the hand, or no_card.
CardNumber deployable_under(const GameState& state, const Unit& unit, std::uint16_t kind);
/// The unit with that card on top, or null.
const Unit* unit_on_top(const GameState& state, Player player, CardNumber card);
const Unit* protagonist_of(const GameState& state, Player player);
/// The fighting unit of a player in the battle that is going on; may have left.
UnitId fighting_unit(const GameState& state, Player player);
inline Player attacking_player(const GameState& state)
{
    return state.turn_player;
}

bool is_class_changed(const GameState& state, const Unit& unit); ///< RULING-28
bool has_front(const PlayerState& player);
/// What share_names() says of cards that have several names, or are given some.
bool share_any_name(const GameState& state, const CardKind& one, bool in_hand, const Unit* one_unit,
                    const CardKind& other, const Unit* other_unit, bool as_printed);
/// True where a card and another one, either of which may be the top card of a unit, share a unit
/// name where they lie (RULING-53).
inline bool share_names(const GameState& state, const CardKind& one, bool in_hand,
                        const Unit* one_unit, const CardKind& other, const Unit* other_unit,
                        bool as_printed = false)
{
    if (one.name == other.name)
        return true;
    const bool may_have_more =
        !one.has_one_name || !other.has_one_name || (state.cards->added_sorts() & name_facts) != 0;
    return may_have_more &&
           share_any_name(state, one, in_hand, one_unit, other, other_unit, as_printed);
}
/// True where a card of the hand (or elsewhere) and a unit share a unit name (RULING-53).
bool shares_name(const GameState& state, Player player, CardNumber card, bool in_hand,
                 const Unit& unit);
bool units_share_name(const GameState& state, const Unit& one, const Unit& other);
/// True where the turn player may deploy the card beside the units there are: none has a unit name
/// of it, or its own text allows it.
bool name_is_free(const GameState& state, CardNumber card);
/// Two units of a player, the older and the newest, that may not stand together (RULING-26): they
/// share a name, and nothing printed on the newer one allows it (RULING-27).
std::optional<std::pair<const Unit*, const Unit*>> units_of_one_name(const GameState& state,
                                                                     Player player);

/// What always-on effects add to the printed facts of a unit, or of a card that lies somewhere.
/// Which units and cards they speak of is judged by printed facts. Nothing is looked for where
/// effects of this game cannot add facts of one of the wanted sorts.
constexpr FactSet all_facts = 0xFF;
AddedFacts added_facts(const GameState& state, const Unit& unit, FactSet wanted = all_facts);
AddedFacts added_facts(const GameState& state, const LyingCard& card, FactSet wanted = all_facts);
/// Symbols of a player's bonds that show them, as bits of SymbolId.
std::uint32_t bond_symbols(const GameState& state, Player player, bool as_printed = false);

/// Strength with everything but support and critical hit: what is doubled, and what came later.
struct StrengthParts {
    int doubled = 0;
    int later = 0;
};
StrengthParts strength_parts(const GameState& state, const Unit& unit,
                             const StrengthReader* reader = nullptr);
/// Something that an effect makes of a unit as things are now.
struct UnitChange {
    Modifier::Kind kind = Modifier::Kind::StrengthBy;
    int value = 0;              ///< as a Modifier has it
    std::optional<Until> until; ///< seen from `by`; empty: as long as an always-on skill holds
    Player by = Player::P;      ///< whose effect
    CardNumber card = no_card;  ///< a card of `by` that it is printed on; no_card: by hand
};
/// The changes of a unit: its strength by always-on skills, then all that lasts for a while, in the
/// order in which it came. Slow: for those who show it.
std::vector<UnitChange> changes_of(const GameState& state, const Unit& unit);
/// The strength as a player reads it: never below 0 (RULING-37). Without what the always-on skills
/// of `reader` add to it.
int strength_of(const GameState& state, const Unit& unit, const StrengthReader* reader = nullptr);
/// Support value of a successful support card of the battle, else 0.
int support_value(const GameState& state, Player player);
/// Judged strength of a fighting unit (SUPPORT-7, CRIT-2, RULING-38).
int judged_strength(const GameState& state, Player player);
RangeSet range_of(const GameState& state, const Unit& unit);
/// True where the unit may attack that unit at that distance though its range does not hold it.
bool reaches_beyond(const GameState& state, const Unit& unit, const Unit& target, int distance);
/// What always-on effects, and those for a while, say of a card that supports the fighting unit of
/// a player: supports.cpp.
bool support_fails(const GameState& state, Player player);
bool support_is_allowed(const GameState& state, Player player);
/// `skill`: of the support card, or one that it acquired.
bool support_skill_is_off(const GameState& state, Player player, const GameSkill& skill);
/// The support skills of a player's support card, also acquired ones, in the order in which they
/// are used; those that are lost are left out.
using SupportSkills = InlineList<std::uint16_t, 4>;
SupportSkills support_skills(const GameState& state, Player player);
/// True where the support card of a player has a support skill, whether or not that works.
bool support_has_skill(const GameState& state, Player player);
/// How often each of them is used.
int support_skill_times(const GameState& state, Player player);
int support_bonus(const GameState& state, Player player);
/// How something happens: some bans forbid an act only under certain circumstances.
struct Circumstances {
    ForbiddenBy by = ForbiddenBy::Any; ///< Any: a player's action, or the rules
    Player player = Player::P;
    CardNumber card = no_card; ///< of the skill
    UnitId unit = no_unit;     ///< of the skill, or attacking
    const Unit* against = nullptr;
    const LyingCard* with = nullptr; ///< that the unit would level up with
    std::optional<Line> line;        ///< that the card would stand in
};
/// The circumstances of what a skill does, as its cost or effect.
Circumstances by_skill(const Viewpoint& from);
/// The circumstances of what the attack of the battle that is going on does.
Circumstances by_attack(const GameState& state);
bool is_forbidden(const GameState& state, const Unit& unit, UnitAct act,
                  const Circumstances& how = {});
/// `act`: one that is_of_cards(). Where it is done with no card, as to draw, only the owner
/// matters.
bool is_forbidden(const GameState& state, const LyingCard& card, UnitAct act,
                  const Circumstances& how = {});
/// True where nothing forbids that the card is deployed to that line.
bool may_stand_in(const GameState& state, const LyingCard& card, Line line, Circumstances how);
/// Where a unit goes that is destroyed in this way, where nobody is asked.
Zone destination_of(const GameState& state, const Unit& unit, const Circumstances& how);
/// Where an orb of the player goes that is destroyed in this way.
Zone destination_of_orb(const GameState& state, Player player, const Circumstances& how);
/// What an always-on skill offers: steps that its player may carry out.
struct Offer {
    Viewpoint from;
    const Op* op = nullptr;
};
using Offers = InlineList<Offer, 4>;
/// What may happen instead where a unit is destroyed in this way and would leave.
Offers instead_of_leaving(const GameState& state, const Unit& unit, const Circumstances& how);
/// What cards in the hand of a player offer instead of defeat.
Offers instead_of_defeat(const GameState& state, Player player);
/// Symbols that the hand card needs no bonds of, as bits of SymbolId. `act`: Deploy or LevelUp.
std::uint32_t waived_symbols(const GameState& state, const LyingCard& card, UnitAct act);
bool survives(const GameState& state, const Unit& unit);
/// Orbs that the destruction of a protagonist in this battle takes.
int orbs_of_battle(const GameState& state);

/// Deployment or class-change cost of a hand card; CardKind::printed_x where its X is not defined,
/// CardKind::absent where it has none.
/// `onto`: the unit that it would level up.
int cost_of(const GameState& state, Player player, CardNumber card, bool class_change,
            const Unit* onto = nullptr);
/// CARD-12: printed, or given by the card's own text.
bool has_class_change(const GameState& state, Player player, CardNumber card,
                      UnitId unit = no_unit);
/// An always-on step that names no side speaks of its player's own cards.
bool is_own_or_named(const GameState& state, const Viewpoint& from, const Op& op, Player owner);

/// What a skill costs and does now, and whether it may be used again: other skills may say
/// otherwise.
struct CostNow {
    Place16 cost = nothing;  ///< op; as GameSkill::cost
    Place16 start = nothing; ///< op; as GameSkill::start
    bool once_per_turn = false;
    /// Something is paid for it.
    bool pays() const { return cost != start; }
};
CostNow cost_now(const GameState& state, const Viewpoint& from, std::uint16_t skill);
/// True where the unit (or, without one, its player) lost the skill or may not use it.
bool is_silenced(const GameState& state, Player player, const Unit* unit, std::uint16_t skill);
/// MARK-LVS: LvSX of a unit, by its cards or because a text says so.
bool level_mark_holds(const GameState& state, const Unit* unit, int level);

/// True where the marks of a skill on a unit, bond or hand card hold: CCS, LvS and US.
bool marks_hold(const GameState& state, const Viewpoint& from, const GameSkill& skill);
/// The marks and the conditions.
bool is_usable(const GameState& state, const Viewpoint& from, const GameSkill& skill);
int times_used(const GameState& state, Player player, CardNumber card, std::uint16_t skill);

/// False where no unit has a skill that an effect granted; quicker than to ask for them.
bool may_have_granted_skills(const GameState& state);
/// The skills (numbers in the Program) that effects have granted to a unit, and those that it
/// acquires of others.
using GrantedSkills = InlineList<std::uint16_t, 8>;
GrantedSkills granted_skills(const GameState& state, const Unit& unit);
/// The skills that a bond acquires of units.
GrantedSkills skills_of_bond(const GameState& state, Player player, CardNumber card);
/// True where the unit has a skill that says the same.
bool has_alike(const GameState& state, const Unit& unit, std::uint16_t skill);

/// Calls `use(skill number in the Program)` for each scripted skill of a unit: those of its top
/// card (LEVEL-6, SKILL-22), and those it was granted or acquires (MARK-DB). `with_granted`: false
/// where no such skill of this game is of use.
template <typename Use>
void for_each_skill(const GameState& state, const Unit& unit, Use use, bool with_granted = true)
{
    const Program& program = state.cards->program();
    const auto of_kind = [&](const CardKind& kind) {
        for (const GameSkill& skill : state.cards->skills_of(kind)) {
            const std::uint16_t number = program.place_of(skill);
            if (skill.scripted &&
                !(program.has_silence && is_silenced(state, owner_of(unit.id), &unit, number)))
                use(number);
        }
    };
    of_kind(state.kind(unit));
    if (!with_granted || !state.cards->has_grants())
        return;
    for (const std::uint16_t number : granted_skills(state, unit)) {
        if (!is_silenced(state, owner_of(unit.id), &unit, number))
            use(number);
    }
}

} // namespace kizuna
