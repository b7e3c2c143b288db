#include "game/compiled/effect_compiler.h"

#include "cards/skills/effect_parts_yaml.h"
#include "game/compiled/card_facts.h"

#include <algorithm>

namespace kizuna {

AddedFacts EffectCompiler::facts_of(const Step& step) const
{
    AddedFacts facts = facts_of_tags(step.tags, words());
    if (step.verb == Verb::Lose) {
        AddedFacts lost;
        lost.lost_symbols = step.every_symbol ? ~0U : facts.symbols;
        lost.lost_weapons = facts.weapons;
        lost.lost_types = facts.types;
        lost.lost_genders = facts.genders;
        return lost;
    }
    for (const std::string& name : step.names)
        facts.names.push_back(cards_.name_number(name));
    return facts;
}

Place16 EffectCompiler::add(const Filter& filter)
{
    if (filter == Filter{})
        return nothing;
    GameFilter made;
    made.side = filter.side;
    made.wanted = filter.wanted;
    made.unwanted = filter.unwanted;
    made.stack_min = filter.stack_min;
    made.kinds.resize(cards_.kind_count() / 64 + 1);
    for (std::uint16_t kind = 0; kind < cards_.kind_count(); ++kind) {
        if (passes_all(*cards_.kind(kind).card, filter.cards))
            made.kinds[kind / 64] |= std::uint64_t(1) << (kind % 64);
    }
    for (const CardTest& test : filter.cards)
        add_test(test, made.tests);
    for (const CardTest& test : made.tests)
        made.asks |= sorts_asked(test, words());
    made.passes_face_down = std::ranges::all_of(filter.cards, &CardTest::negated);
    for (const CardTest& test : filter.cards) {
        const std::int8_t sign = test.negated ? -1 : 1;
        if (test.kind == CardTest::Kind::NameOfProtagonist)
            made.name_of_protagonist = sign;
        else if (test.kind == CardTest::Kind::SymbolOfProtagonist)
            made.symbol_of_protagonist = sign;
    }
    for (const CardTest& test : filter.cards) {
        if (!is_asked_later(test))
            continue;
        GameTest more{
            test.kind, test.negated, test.facet, test.with, static_cast<std::int8_t>(test.sign),
            test.min,  test.max};
        more.units = test.units.empty() ? nothing : add(test.units.front());
        if (test.kind == CardTest::Kind::PaidFor || test.kind == CardTest::Kind::ChosenFor) {
            more.min = own_skill(test.min);
            program_.remembers_used = true;
        }
        made.reads_strength |=
            test.kind == CardTest::Kind::Strength || test.kind == CardTest::Kind::Raised ||
            test.facet == CardTest::Facet::Strength ||
            (more.units != nothing && program_.filters[more.units].reads_strength);
        made.more.push_back(more);
    }
    reads_strength_ |= made.reads_strength;
    program_.filters.push_back(std::move(made));
    return static_cast<Place16>(program_.filters.size() - 1);
}

bool EffectCompiler::is_asked_later(const CardTest& test)
{
    return test.kind == CardTest::Kind::Strength || test.kind == CardTest::Kind::Raised ||
           test.kind == CardTest::Kind::PaidFor || test.kind == CardTest::Kind::ChosenFor ||
           test.kind == CardTest::Kind::SupportSkill || test.kind == CardTest::Kind::Relation;
}

void EffectCompiler::add_test(const CardTest& test, std::vector<CardTest>& into) const
{
    if (is_asked_later(test)) {
        return;
    } else if (test.kind != CardTest::Kind::Parameter) {
        into.push_back(test);
    } else if (parameter_) {
        for (CardTest named : parameter_->cards) {
            named.negated = named.negated != test.negated;
            into.push_back(std::move(named));
        }
    }
}

bool EffectCompiler::passes_all(const Card& card, const std::vector<CardTest>& tests) const
{
    return std::ranges::all_of(tests, [&](const CardTest& test) {
        if (test.kind == CardTest::Kind::Parameter)
            return !parameter_ || passes_all(card, parameter_->cards) != test.negated;
        if (test.kind == CardTest::Kind::NameOfProtagonist ||
            test.kind == CardTest::Kind::SymbolOfProtagonist || is_asked_later(test))
            return true;
        return passes(cards_, card, {}, test);
    });
}

Place16 EffectCompiler::add(const Quantity& quantity)
{
    GameQuantity made{quantity.base,        quantity.times, quantity.per,   quantity.measure,
                      add(quantity.filter), quantity.zone,  quantity.whose, quantity.different};
    program_.quantities.push_back(made);
    return static_cast<Place16>(program_.quantities.size() - 1);
}

ConditionRange EffectCompiler::add(const std::vector<Condition>& conditions)
{
    std::vector<GameCondition> made;
    for (const Condition& condition : conditions) {
        GameCondition one;
        one.kind = condition.kind;
        one.whose = condition.whose;
        one.min = condition.min;
        one.max = condition.max;
        one.parity = condition.parity;
        one.phase = condition.phase;
        one.left = add(condition.left);
        one.right = add(condition.right);
        one.filter = add(condition.filter);
        if (condition.kind == Condition::Kind::Uses || condition.kind == Condition::Kind::HasSkill)
            one.skill = own_skill(condition.left.base);
        const ConditionRange parts = add(condition.parts);
        one.parts = parts.first;
        one.part_count = parts.count;
        made.push_back(one);
    }
    const auto first = static_cast<Place16>(program_.conditions.size());
    program_.conditions.insert(program_.conditions.end(), made.begin(), made.end());
    return {first, static_cast<std::uint8_t>(made.size())};
}

Place16 EffectCompiler::add(const std::vector<Step>& steps, Place16 after, bool payment)
{
    Place16 next = after;
    for (auto step = steps.rbegin(); step != steps.rend(); ++step)
        next = add(*step, next, payment);
    return next;
}

Place16 EffectCompiler::add(const Step& step, Place16 next, bool payment)
{
    Op op;
    op.verb = step.verb;
    op.of = add(step.of);
    op.chooses = step.count.has_value();
    op.count = static_cast<std::uint8_t>(step.count.value_or(0));
    op.up_to = step.up_to;
    op.chosen_by_opponent = step.chosen_by_opponent;
    op.at_random = step.at_random;
    op.sets = step.sets;
    op.multiplies = step.multiplies;
    op.face_down = step.face_down;
    op.tapped = step.tapped;
    op.opponent_does = step.opponent_does;
    op.to_top = step.to_top;
    op.top = static_cast<std::uint8_t>(step.top);
    op.from_bottom = step.from_bottom;
    op.is_metamorphosis = step.is_metamorphosis;
    op.shows = step.shows;
    op.turns = step.turns;
    op.is_payment = payment;
    op.amount = add(step.amount);
    op.number = step.number ? add(*step.number) : nothing;
    op.ranges = step.ranges;
    op.until = step.until;
    op.from = step.from;
    for (const Zone zone : step.or_from)
        op.or_from = static_cast<std::uint16_t>(op.or_from | zone_bit(zone));
    op.to = step.to;
    op.line = step.line;
    op.beside = add(step.beside);
    op.with = add(step.with);
    op.by_name = step.by_name;
    op.zones = step.zones;
    op.min_amount = static_cast<std::uint8_t>(step.min_amount);
    op.onto = add(step.onto);
    op.phase = step.phase;
    op.act = step.act;
    op.by = step.by;
    op.source = add(step.source);
    op.against = add(step.against);
    op.waived_for = step.waived_for;
    op.different = step.different;
    op.of_skill = static_cast<std::uint8_t>(step.of_skill.value_or(0));
    op.gives_cost = step.gives_cost;
    op.loses_once = step.loses_once;
    op.takes_away = step.takes_away;
    op.unless_had = step.unless_had;
    op.what = step.what;
    op.from_units = step.from_units;
    if (!step.emblem.empty())
        op.emblem = words().emblem(step.emblem).value_or(nothing);
    op.skill = static_cast<Place16>(program_.skills.size());
    op.cost_sum = static_cast<std::int8_t>(step.cost_sum.value_or(-1));
    if (step.verb == Verb::Forbid)
        program_.forbidden |= 1U << static_cast<unsigned>(step.act);
    program_.reaches_beyond |= step.verb == Verb::Range && op.against != nothing;
    program_.stacks_freely |=
        step.verb == Verb::Uncover || (step.verb == Verb::Put && step.to == Zone::Stack);
    op.whose = step.whose;
    op.conditions = add(step.conditions);
    op.next = next;
    // The rest of what was seen goes into the deck in any order.
    if (step.verb == Verb::Put && step.from == Zone::Seen && step.to == Zone::Deck && !step.count) {
        op.chooses = true;
        op.count = max_effect_count;
    }
    switch (step.verb) {
    case Verb::If:
    case Verb::May:
    case Verb::Guess:
        op.then = add(step.then, next);
        op.otherwise = add(step.otherwise, next);
        break;
    case Verb::Pay:
        op.otherwise = add(step.otherwise, next);
        op.refused = add(step.refused, next);
        op.then = add(step.then, op.otherwise, true);
        break;
    case Verb::Repeat:
        op.then = add(step.then, restart, true);
        break;
    case Verb::AtEndOfBattle:
    case Verb::AtEndOfTurn:
        op.then = add(step.then, nothing);
        break;
    case Verb::OneOf:
        op.chooses = false;
        op.then = add_options(step.then, next);
        break;
    case Verb::Instead:
        op.then = add_instead(step);
        break;
    case Verb::CriticalBy:
    case Verb::EvadeBy:
        op.then = add_other_payment(step);
        break;
    default:
        break;
    }
    if (step.verb == Verb::CountAs || step.verb == Verb::Lose ||
        (step.verb == Verb::Waive && !step.tags.empty())) {
        op.facts = static_cast<Place16>(program_.facts.size());
        program_.facts.push_back(facts_of(step));
        const FactSet sorts = program_.facts[op.facts].sorts();
        if (!always_on_)
            note_facts_of_units(sorts);
        else
            note_added(op, sorts, step.verb == Verb::Lose || op.from == Zone::Field);
        if (is_special_ && step.verb == Verb::CountAs && op.from == Zone::Field &&
            program_.wants(op.of, Quality::Self))
            note_added(op, sorts, false); // wherever it lies
    }
    if (step.verb == Verb::Acquire)
        note_added(op, sorts_acquired(step.what), op.to == Zone::Field);
    if (step.verb == Verb::Cost && (step.zones & zone_bit(Zone::Field)) != 0)
        note_facts_of_units(cost_facts);
    if (step.verb == Verb::Cost && (step.zones & ~zone_bit(Zone::Field)) != 0 && op.onto == nothing)
        note_added(op, cost_facts, false);
    const Place16 place = push(op);
    program_.sources[place] = &step;
    if (step.verb == Verb::Silence || is_of_skills(step))
        silences_.push_back({&step, kind_, place});
    else if (step.verb == Verb::SkillCost || step.verb == Verb::SkillEffect)
        skill_costs_.push_back({&step, kind_, place});
    else
        for (const GrantedSkill& granted : step.granted)
            granted_.push_back({&granted, kind_, place});
    return place;
}

void EffectCompiler::note_added(const Op& op, FactSet sorts, bool are_units)
{
    const GameFilter* of = op.of == nothing ? nullptr : &program_.filters[op.of];
    const bool is_own = of && of->wants(Quality::Self) && !may_be_of_others_;
    auto& added = are_units ? program_.added_to_units : program_.added_to_cards;
    for (std::uint16_t kind = 0; kind < added.size(); ++kind) {
        if (is_own ? kind == kind_ : !of || of->passes_kind(kind))
            added[kind] |= sorts;
    }
    program_.added_sorts |= sorts;
}

void EffectCompiler::note_facts_of_units(FactSet sorts)
{
    for (FactSet& known : program_.added_to_units)
        known |= sorts;
    program_.added_sorts |= sorts;
}

FactSet EffectCompiler::sorts_acquired(Acquired what)
{
    const auto has = [&](Acquired one, FactSet sort) {
        return (what & one) != 0 ? sort : FactSet(0);
    };
    return has(acquired_symbols, symbol_facts) | has(acquired_weapons, weapon_facts) |
           has(acquired_types, type_facts);
}

bool EffectCompiler::is_of_skills(const Step& step)
{
    return step.verb == Verb::Acquire && (step.what & acquired_skills) != 0;
}

void EffectCompiler::note_acquired(const std::vector<Step>& steps)
{
    for (const Step& step : steps) {
        if (is_of_skills(step)) {
            acquired_.push_back(step.mark);
            program_.has_acquired_skills = true;
            program_.has_bond_skills |= step.to == Zone::Bonds;
        }
        note_acquired(step.then);
        note_acquired(step.otherwise);
        note_acquired(step.refused);
        for (const GrantedSkill& granted : step.granted)
            note_acquired(granted.steps);
    }
}

} // namespace kizuna
