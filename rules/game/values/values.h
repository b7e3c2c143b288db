#pragma once

#include "game/state/action.h"

namespace kizuna {

/// An always-on skill that is reading a strength, chained to the skills that caused the reading.
/// Skills in the chain add nothing to the strength: otherwise two could depend on each other.
struct StrengthReader {
    const StrengthReader* outer = nullptr; ///< null: the first of the chain
    const GameSkill* skill = nullptr;
    Player player = Player::P;
    CardNumber card = no_card;
};

/// From where an effect looks at the game: its player, card and unit.
struct Viewpoint {
    Player player = Player::P;
    CardNumber card = no_card; ///< the card of `player` that has the effect
    UnitId unit = no_unit;     ///< the unit that has it; no_unit: a card elsewhere has it
    UnitId subject = no_unit;  ///< the unit that the triggering event is about
    const RunningEffect* effect = nullptr; ///< its picks and memory; may be null
    /// Only printed facts count, as for effects that add facts.
    bool as_printed = false;
    const StrengthReader* reader = nullptr; ///< set by walk_always()
    CardNumber subject_top = no_card;       ///< the top card of the subject at that moment
};
Viewpoint viewpoint_of(const RunningEffect& effect);
/// What the effect remembers under Seen, Done or Paid; null for other zones or without an effect.
const Memory* memory_of(const Viewpoint& from, Zone zone);

/// A card that is not tested as a unit.
struct LyingCard {
    Player owner = Player::P;
    CardNumber card = no_card;
    Zone zone = Zone::Hand;
};

/// True if the unit or card passes the filter at that place in the Program; `nothing`: always.
bool passes(const GameState& state, const Viewpoint& from, Place16 filter, const Unit& unit);
bool passes(const GameState& state, const Viewpoint& from, Place16 filter, const LyingCard& card);
int measure(const GameState& state, const Viewpoint& from, Place16 quantity);
bool hold(const GameState& state, const Viewpoint& from, ConditionRange conditions);

/// The pile of a zone; null for zones that are no pile, as Field and Support.
CardPile PlayerState::*pile_of(Zone zone);
/// The cards of a pile, or of the support area (at most one); empty for all other zones.
std::span<const CardNumber> cards_in(const GameState& state, Player player, Zone zone);
/// Where a card lies now. Field: anywhere in a unit.
Zone zone_of(const GameState& state, Player player, CardNumber card);
/// The copy of that kind with the lowest number, or no_card.
CardNumber card_of_kind(const GameState& state, Player player, Zone zone, std::uint16_t kind);
/// Calls `use(card, kind)` for each kind in the hand, with its lowest copy.
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
/// The lowest copy of that kind under a unit that an always-on skill of the unit lets its player
/// deploy as if it were in the hand; no_card if there is none.
CardNumber deployable_under(const GameState& state, const Unit& unit, std::uint16_t kind);
/// The unit with that card on top, or null.
const Unit* unit_on_top(const GameState& state, Player player, CardNumber card);
const Unit* protagonist_of(const GameState& state, Player player);
/// The fighting unit of a player in the current battle. It may have left.
UnitId fighting_unit(const GameState& state, Player player);
inline Player attacking_player(const GameState& state)
{
    return state.turn_player;
}

bool is_class_changed(const GameState& state, const Unit& unit); ///< RULING-28
bool has_front(const PlayerState& player);
/// share_names() for cards that may have more than one name.
bool share_any_name(const GameState& state, const CardKind& one, bool in_hand, const Unit* one_unit,
                    const CardKind& other, const Unit* other_unit, bool as_printed);
/// True if two cards share a unit name where they lie (RULING-53). `one_unit` and `other_unit`: the
/// unit whose top card it is; null for none. `in_hand`: `one` lies in the hand.
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
/// True if a card, in the hand or elsewhere, and a unit share a unit name (RULING-53).
bool shares_name(const GameState& state, Player player, CardNumber card, bool in_hand,
                 const Unit& unit);
bool units_share_name(const GameState& state, const Unit& one, const Unit& other);
/// True if no unit of the turn player shares a unit name with the card, or a text allows it to be
/// deployed all the same.
bool name_is_free(const GameState& state, CardNumber card);
/// Two units of a player, the older first, that may not stand together (RULING-26): they share a
/// name, and no text allows it (RULING-27). Empty if there are none.
std::optional<std::pair<const Unit*, const Unit*>> units_of_one_name(const GameState& state,
                                                                     Player player);

/// What effects add to the printed facts of a unit or card. Which units and cards an always-on
/// effect is about is judged by printed facts. Quickly empty if no effect of this game can add
/// facts of the wanted sorts; may hold facts of other sorts, too.
constexpr FactSet all_facts = 0xFF;
AddedFacts added_facts(const GameState& state, const Unit& unit, FactSet wanted = all_facts);
AddedFacts added_facts(const GameState& state, const LyingCard& card, FactSet wanted = all_facts);
/// Symbols of a player's face-up bonds, as bits of SymbolId.
std::uint32_t bond_symbols(const GameState& state, Player player, bool as_printed = false);

/// Strength without support and critical hit.
struct StrengthParts {
    int doubled = 0; ///< what a critical hit multiplies
    int later = 0;   ///< added after the decision on the critical hit: not multiplied
};
StrengthParts strength_parts(const GameState& state, const Unit& unit,
                             const StrengthReader* reader = nullptr);
/// A change of a unit by an effect.
struct UnitChange {
    Modifier::Kind kind = Modifier::Kind::StrengthBy;
    int value = 0;              ///< as Modifier::value
    std::optional<Until> until; ///< seen from `by`; empty: as long as an always-on skill holds
    Player by = Player::P;      ///< whose effect
    CardNumber card = no_card;  ///< the card of `by` that has the effect; no_card: by hand
};
/// The changes of a unit: of its strength by always-on skills, then by all modifiers, the oldest
/// first. Slow: for display only.
std::vector<UnitChange> changes_of(const GameState& state, const Unit& unit);
/// The strength without support and critical hit, never below 0 (RULING-37). What the always-on
/// skills of `reader` add is left out.
int strength_of(const GameState& state, const Unit& unit, const StrengthReader* reader = nullptr);
/// Value of the player's successful support in the current battle, else 0.
int support_value(const GameState& state, Player player);
/// Strength of the player's fighting unit in judgement (SUPPORT-7, CRIT-2, RULING-38); 0 if it has
/// left.
int judged_strength(const GameState& state, Player player);
RangeSet range_of(const GameState& state, const Unit& unit);
/// True if an effect lets the unit attack the target at that distance, beyond its range.
bool reaches_beyond(const GameState& state, const Unit& unit, const Unit& target, int distance);
// supports.cpp: what effects do to the support card of a player.
bool support_fails(const GameState& state, Player player);
bool support_is_allowed(const GameState& state, Player player);
/// `skill`: a printed or acquired skill of the support card.
bool support_skill_is_off(const GameState& state, Player player, const GameSkill& skill);
/// The support skills that a player's successful support card uses, in order, also acquired ones.
/// Those that are lost or off are left out.
using SupportSkills = InlineList<std::uint16_t, 4>;
SupportSkills support_skills(const GameState& state, Player player);
/// True if the support card of a player has a support skill, even one that is off.
bool support_has_skill(const GameState& state, Player player);
/// How often each support skill is used.
int support_skill_times(const GameState& state, Player player);
int support_bonus(const GameState& state, Player player);
/// How something happens: some bans forbid an act only under certain circumstances.
struct Circumstances {
    ForbiddenBy by = ForbiddenBy::Any; ///< Any: a player's action, or the rules
    Player player = Player::P;
    CardNumber card = no_card;       ///< the card that has the skill
    UnitId unit = no_unit;           ///< the unit that has the skill, or that attacks
    const Unit* against = nullptr;   ///< the unit that would be attacked
    const LyingCard* with = nullptr; ///< the card that the unit would level up with
    std::optional<Line> line;        ///< the line to which the card would be deployed
};
/// The circumstances of what a skill does, as its cost or its effect.
Circumstances by_skill(const Viewpoint& from);
/// The circumstances of what the attack of the current battle does.
Circumstances by_attack(const GameState& state);
bool is_forbidden(const GameState& state, const Unit& unit, UnitAct act,
                  const Circumstances& how = {});
/// `act`: one that is_of_cards(). For an act without a card, as to draw, only the owner matters.
bool is_forbidden(const GameState& state, const LyingCard& card, UnitAct act,
                  const Circumstances& how = {});
/// True if nothing forbids deploying the card to that line.
bool may_stand_in(const GameState& state, const LyingCard& card, Line line, Circumstances how);
/// Where a unit goes that is destroyed in this way, unless an offer is taken instead.
Zone destination_of(const GameState& state, const Unit& unit, const Circumstances& how);
/// Where an orb of the player goes that is lost in this way.
Zone destination_of_orb(const GameState& state, Player player, const Circumstances& how);
/// What an always-on skill offers: steps that its player may carry out.
struct Offer {
    Viewpoint from;
    const Op* op = nullptr;
};
using Offers = InlineList<Offer, 4>;
/// The offers for a unit that is destroyed in this way, in place of its leaving.
Offers instead_of_leaving(const GameState& state, const Unit& unit, const Circumstances& how);
/// The offers of cards in a player's hand, in place of the player's defeat.
Offers instead_of_defeat(const GameState& state, Player player);
/// Symbols for which the hand card needs no bonds, as bits of SymbolId. `act`: Deploy or LevelUp.
std::uint32_t waived_symbols(const GameState& state, const LyingCard& card, UnitAct act);
bool survives(const GameState& state, const Unit& unit);
/// How many orbs the destruction of a protagonist in this battle takes.
int orbs_of_battle(const GameState& state);

/// Deployment or class-change cost of a hand card; CardKind::printed_x for an X that no text
/// defines, CardKind::absent if it has none. `onto`: the unit that it would level up.
int cost_of(const GameState& state, Player player, CardNumber card, bool class_change,
            const Unit* onto = nullptr);
/// True if the card has a class-change cost (CARD-12), printed or by its own text.
bool has_class_change(const GameState& state, Player player, CardNumber card,
                      UnitId unit = no_unit);
/// True if an always-on step applies to cards of `owner`: without a side in its filter, it applies
/// to its own player's cards only.
bool is_own_or_named(const GameState& state, const Viewpoint& from, const Op& op, Player owner);

/// Cost, effect and limit of a skill, with what other skills change in them.
struct CostNow {
    Place16 cost = nothing;  ///< op; as GameSkill::cost
    Place16 start = nothing; ///< op; as GameSkill::start
    bool once_per_turn = false;
    /// True if the skill has a cost.
    bool pays() const { return cost != start; }
};
CostNow cost_now(const GameState& state, const Viewpoint& from, std::uint16_t skill);
/// True if the unit lost the skill or the player may not use it. `unit`: null for a card elsewhere.
bool is_silenced(const GameState& state, Player player, const Unit* unit, std::uint16_t skill);
/// True if LvSX holds for a unit (MARK-LVS), by its number of cards or by a text. `level`: X; true
/// for 0.
bool level_mark_holds(const GameState& state, const Unit* unit, int level);

/// True if the marks CCS, LvS and US of a skill of a unit, bond or hand card hold.
bool marks_hold(const GameState& state, const Viewpoint& from, const GameSkill& skill);
/// True if the marks and the conditions hold.
bool is_usable(const GameState& state, const Viewpoint& from, const GameSkill& skill);
int times_used(const GameState& state, Player player, CardNumber card, std::uint16_t skill);

/// False if no unit can have a granted or acquired skill. Quicker than granted_skills().
bool may_have_granted_skills(const GameState& state);
/// The skills, as numbers in the Program, that effects grant to a unit or that it acquires from
/// others.
using GrantedSkills = InlineList<std::uint16_t, 8>;
GrantedSkills granted_skills(const GameState& state, const Unit& unit);
/// The skills that a bond acquires from units.
GrantedSkills skills_of_bond(const GameState& state, Player player, CardNumber card);
/// True if the unit has a skill with the same GameSkill::alike.
bool has_alike(const GameState& state, const Unit& unit, std::uint16_t skill);

/// Calls `use(number in the Program)` for each scripted skill of a unit that is not silenced: those
/// of its top card (LEVEL-6, SKILL-22), and with `with_granted` those that it was granted or
/// acquires (MARK-DB).
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
