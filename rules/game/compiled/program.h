#pragma once

#include "cards/library/card.h"
#include "game/compiled/inline_list.h"

#include <cassert>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace kizuna {

/// A bit for each Verb.
using VerbSet = std::uint64_t;
constexpr VerbSet verb_bit(Verb verb)
{
    assert(static_cast<unsigned>(verb) < std::numeric_limits<VerbSet>::digits);
    return VerbSet(1) << static_cast<unsigned>(verb);
}

/// A bit for each UnitAct.
using ActSet = std::uint32_t;
constexpr ActSet act_bit(UnitAct act)
{
    assert(static_cast<unsigned>(act) < std::numeric_limits<ActSet>::digits);
    return ActSet(1) << static_cast<unsigned>(act);
}

/// A bit for each Moment.
using MomentSet = std::uint64_t;
constexpr MomentSet moment_bit(Moment moment)
{
    assert(static_cast<unsigned>(moment) < std::numeric_limits<MomentSet>::digits);
    return MomentSet(1) << static_cast<unsigned>(moment);
}

/// A place in a list of the Program, or `nothing`.
using Place16 = std::uint16_t;
constexpr Place16 nothing = 0xFFFF;

/// Sorts of facts, as bits.
using FactSet = std::uint8_t;
constexpr FactSet symbol_facts = 1;
constexpr FactSet weapon_facts = 2;
constexpr FactSet type_facts = 4;
constexpr FactSet gender_facts = 8;
constexpr FactSet name_facts = 16;
constexpr FactSet cost_facts = 32;

/// What always-on effects add to the printed facts of a card (CountAs).
struct AddedFacts {
    std::uint32_t symbols = 0; ///< bits of the ids, as in WordSet
    std::uint32_t weapons = 0;
    std::uint32_t types = 0;
    std::uint32_t genders = 0;
    InlineList<std::uint16_t, 4> names;
    std::int16_t cost = -1;         ///< replaces the deployment cost; -1: does not
    std::int16_t cost_by = 0;       ///< is then added to it
    std::int16_t min_cost = 0;      ///< cost_by lowers it no further than this
    std::uint32_t lost_symbols = 0; ///< lost even if they are also added
    std::uint32_t lost_weapons = 0;
    std::uint32_t lost_types = 0;
    std::uint32_t lost_genders = 0;
    bool empty() const
    {
        return !symbols && !weapons && !types && !genders && names.empty() && !changes_cost() &&
               !lost_symbols && !lost_weapons && !lost_types && !lost_genders;
    }
    std::uint32_t symbols_with(std::uint32_t printed) const
    {
        return (printed | symbols) & ~lost_symbols;
    }
    std::uint32_t weapons_with(std::uint32_t printed) const
    {
        return (printed | weapons) & ~lost_weapons;
    }
    bool changes_cost() const { return cost >= 0 || cost_by != 0; }
    /// The cost that `printed` becomes; a negative one is an X.
    int cost_of(int printed) const;
    void add(const AddedFacts& more);
    FactSet sorts() const;
};

/// A test of a unit or card that its facts alone do not decide.
struct GameTest {
    /// Strength, Raised, Relation, SupportSkill, PaidFor or ChosenFor.
    CardTest::Kind kind = CardTest::Kind::Strength;
    bool negated = false;
    CardTest::Facet facet = CardTest::Facet::Name;
    CardTest::With with = CardTest::With::Units;
    std::int8_t sign = 0;
    int min = 0; ///< PaidFor, ChosenFor: the skill
    int max = 0;
    Place16 units = nothing; ///< filter
};

/// A filter whose tests of printed facts are evaluated in advance for every kind of card.
struct GameFilter {
    Filter::Side side = Filter::Side::Any;
    std::uint32_t wanted = 0;
    std::uint32_t unwanted = 0;
    int stack_min = 0;
    bool passes_face_down = true;     ///< face-down bonds pass, whose facts are hidden (RULING-19)
    std::vector<std::uint64_t> kinds; ///< a bit for each kind that passes by printed facts
    /// Compared with the protagonist: 1 must share, -1 must not share, 0 either.
    std::int8_t name_of_protagonist = 0;
    std::int8_t symbol_of_protagonist = 0;

    std::vector<CardTest> tests; ///< the tests behind `kinds`, for cards with added facts
    FactSet asks = 0;            ///< the sorts of facts that `tests` read
    std::vector<GameTest> more;  ///< made after all other tests
    bool reads_strength = false; ///< this filter does, or a filter inside it

    bool passes_kind(std::uint16_t kind) const { return (kinds[kind / 64] >> (kind % 64)) & 1; }
    bool wants(Quality quality) const { return (wanted >> static_cast<unsigned>(quality)) & 1U; }
    /// True if `kinds` and the qualities decide alone.
    bool asks_no_more() const
    {
        return name_of_protagonist == 0 && symbol_of_protagonist == 0 && more.empty();
    }
};

struct GameQuantity {
    int base = 0;
    int times = 1;
    int per = 1;
    Quantity::Measure measure = Quantity::Measure::Nothing;
    Place16 filter = nothing;
    Zone zone = Zone::Hand;
    Whose whose = Whose::Own;
    Different different = Different::Nothing;
};

struct GameCondition {
    Condition::Kind kind = Condition::Kind::Compare;
    Whose whose = Whose::Own;
    int min = 0;
    int max = 0;
    Condition::Parity parity = Condition::Parity::Any;
    TurnPhase phase = TurnPhase::Begin;
    Place16 left = nothing;  ///< quantity
    Place16 right = nothing; ///< quantity
    Place16 filter = nothing;
    std::uint16_t skill = nothing; ///< Uses, HasSkill
    Place16 parts = nothing;       ///< condition: the first of `part_count` in a row
    std::uint8_t part_count = 0;
};

/// A stretch of the Program's conditions, all of which must hold.
struct ConditionRange {
    Place16 first = 0;
    std::uint8_t count = 0;
};

/// A Step with everything that it names looked up. The steps of an effect are chained by `next`, so
/// that carrying an effect out needs no stack.
struct Op {
    Verb verb = Verb::Draw;
    Place16 of = nothing; ///< filter; nothing: everything passes
    std::uint8_t count = 0;
    bool chooses = false; ///< picks `count` of what passes; false: takes all of it
    bool up_to = false;
    bool chosen_by_opponent = false;
    bool at_random = false;
    bool sets = false;
    bool multiplies = false;
    bool face_down = false;
    bool tapped = false;
    bool opponent_does = false;
    bool to_top = true;
    std::uint8_t top = 0;
    bool from_bottom = false;
    bool is_metamorphosis = false;
    bool shows = false;
    bool turns = false;
    bool is_payment = false;
    Place16 amount = nothing; ///< quantity
    Place16 number = nothing; ///< quantity: how many are chosen; nothing: `count`
    std::uint8_t ranges = 0;
    Until until = Until::EndOfBattle;
    Zone from = Zone::Hand;
    std::uint16_t or_from = 0; ///< bits of zones
    Zone to = Zone::Retreat;
    Step::Line line = Step::Line::Any;
    Place16 beside = nothing; ///< filter
    Place16 with = nothing;   ///< filter
    std::uint16_t zones = 0;
    std::uint8_t min_amount = 0;
    Place16 onto = nothing; ///< filter
    TurnPhase phase = TurnPhase::Begin;
    bool by_name = false;
    UnitAct act = UnitAct::Critical;
    ForbiddenBy by = ForbiddenBy::Any;
    Place16 source = nothing;  ///< filter
    Place16 against = nothing; ///< filter
    std::optional<UnitAct> waived_for;
    Different different = Different::Nothing;
    std::int8_t cost_sum = -1; ///< -1: any
    Whose whose = Whose::Own;
    Place16 facts = nothing;   ///< CountAs, Lose, Waive
    Place16 grants = nothing;  ///< Grant: skill
    Place16 skills = nothing;  ///< Silence, Acquire: a SkillSet
    std::uint8_t of_skill = 0; ///< SkillCost, SkillEffect: GameSkill::number of the changed skill
    bool gives_cost = false;   ///< SkillCost: `then` in place of the cost
    bool loses_once = false;   ///< SkillCost
    bool unless_had = false;   ///< Grant
    Acquired what = 0;         ///< Acquire
    bool from_units = true;    ///< Acquire
    std::uint16_t emblem = nothing; ///< CancelSupportSkill
    bool takes_away = false;        ///< CancelSupportSkill
    Place16 skill = nothing;        ///< the skill that the step belongs to
    ConditionRange conditions;
    Place16 then = nothing;
    Place16 otherwise = nothing;
    Place16 refused = nothing; ///< Pay
    Place16 next = nothing;
};

struct GameCause {
    Cause::Kind kind = Cause::Kind::Skill;
    Whose whose = Whose::Both;
    std::uint16_t skill = nothing; ///< NumberedSkill
    std::uint16_t emblem = 0;
    Place16 of = nothing; ///< filter
};

struct GameTrigger {
    Moment moment = Moment::Deployed;
    Whose whose = Whose::Own;
    TurnPhase phase = TurnPhase::Begin;
    Place16 subject = nothing; ///< filter
    Place16 against = nothing; ///< filter
    Place16 with = nothing;    ///< filter
    std::optional<Zone> from;
    std::optional<Zone> to;
    std::uint32_t marks = 0; ///< mark_bits(): the skill has one of these; 0: any skill
    std::uint8_t number = 0;
    Place16 causes = nothing; ///< the first of `cause_count` in a row
    std::uint8_t cause_count = 0;
    bool not_by = false;
};

/// A bit for each mark, LvS marks excepted.
std::uint32_t mark_bits(const std::vector<std::string>& marks);

/// One skill of a kind of card.
struct GameSkill {
    std::uint16_t kind = 0;  ///< the kind of card it is printed on
    std::uint8_t number = 0; ///< from 1: the printed skills of the card, then those it grants
    bool is_granted = false;
    SkillCategory category = SkillCategory::Cont;
    SupportType support_type = SupportType::Attack;
    bool once_per_turn = false;
    bool scripted = false;
    bool taps_self = false;
    bool class_change_skill = false; ///< CCS
    bool formation = false;          ///< FS
    std::uint8_t level_up_min = 0;   ///< X of LvSX; 0 without the mark
    std::uint32_t union_symbols = 0; ///< US: bits of SymbolId; all must be found
    std::optional<std::uint16_t> emblem;
    std::uint32_t marks = 0;     ///< mark_bits() of its marks
    Zone works_in = Zone::Field; ///< where its card must lie; Field: where its category says
    bool has_trigger = false;
    std::uint8_t trigger_count = 0;
    Place16 triggers = nothing; ///< the first of `trigger_count` in a row
    MomentSet moments = 0;      ///< of the triggers
    ConditionRange conditions;
    ConditionRange unlimited;      ///< if these hold, it is not limited to once per turn
    Place16 cost = nothing;        ///< op; its payments lead to `start`
    Place16 start = nothing;       ///< op
    VerbSet verbs = 0;             ///< of all its steps, if always on or working elsewhere; else 0
    ActSet forbids = 0;            ///< what those steps forbid
    std::uint16_t alike = nothing; ///< the first skill of the Program that is the same
    bool may_be_acquired = false;  ///< by other units or by bonds
    /// One of its filters tests how strong units are.
    bool reads_strength = false;
    /// Every one of those steps is about the unit that has the skill and no other.
    bool only_self = false;
};

/// True if the skill is always on for a unit (SKILL-7, SKILL-11) or, with `in_bonds`, for a bond
/// (MARK-BS). False for skills that work elsewhere.
inline bool is_always_on(const GameSkill& skill, bool in_bonds)
{
    if (skill.works_in != Zone::Field)
        return false;
    if (in_bonds)
        return skill.category == SkillCategory::BondCont;
    return skill.category == SkillCategory::Cont ||
           (skill.category == SkillCategory::Spec && !skill.has_trigger);
}

/// Skills by their numbers in the Program.
using SkillSet = std::vector<bool>;

/// Every effect of the cards of one game, in lists.
struct Program {
    std::vector<GameFilter> filters;
    std::vector<GameQuantity> quantities;
    std::vector<GameCondition> conditions;
    std::vector<GameTrigger> triggers;
    std::vector<GameCause> causes;
    std::vector<Op> ops;
    std::vector<const Step*> sources; ///< of each op its step in the library, or null
    std::vector<GameSkill> skills;
    std::vector<AddedFacts> facts;
    /// By kind of card: the sorts of facts that effects of this game may add to units of the kind,
    /// and to its cards elsewhere. In most games none.
    std::vector<FactSet> added_to_units;
    std::vector<FactSet> added_to_cards;
    FactSet added_sorts = 0; ///< all sorts in these two lists
    std::vector<SkillSet> skill_sets;
    bool has_silence = false;
    bool has_skill_costs = false;
    bool has_grants = false;
    bool has_acquired_skills = false;
    bool has_bond_skills = false; ///< bonds may acquire skills
    bool remembers_used = false;  ///< a filter tests which units a skill was paid with or chose
    MomentSet bond_moments = 0;   ///< that set off skills of bonds
    bool reaches_beyond = false;  ///< a step adds distances against some units alone
    bool stacks_freely = false;   ///< an effect puts cards under units, or uncovers them
    ActSet forbidden = 0;         ///< what the steps forbid

    bool forbids(UnitAct act) const { return (forbidden & act_bit(act)) != 0; }
    /// True if the filter wants the quality; false for `nothing`.
    bool wants(Place16 filter, Quality quality) const
    {
        return filter != nothing && filters[filter].wants(quality);
    }
    /// The place of one of `skills`.
    std::uint16_t place_of(const GameSkill& skill) const
    {
        return static_cast<std::uint16_t>(&skill - skills.data());
    }
};

} // namespace kizuna
