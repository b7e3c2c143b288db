// Long because: the compiler of effects is one class, and what it looks up is shared by all its
// parts.
#include "game/program_compiler.h"

#include "cards/skills/effect_parts_yaml.h"
#include "cards/skills/skill_payment.h"
#include "game/card_facts.h"

#include <algorithm>
#include <charconv>

namespace kizuna {
namespace {

constexpr Place16 restart = 0xFFFE; // patched once the first step is known

class Compiler {
public:
    explicit Compiler(const GameCards& cards) : cards_(cards)
    {
        program_.added_to_units.resize(cards.kind_count());
        program_.added_to_cards.resize(cards.kind_count());
    }

    void add_skills(std::uint16_t kind_number, CardKind& kind)
    {
        kind.first_skill = static_cast<std::uint16_t>(program_.skills.size());
        for (const Skill& skill : kind.card->skills) {
            GameSkill compiled = facts_of(skill);
            compiled.kind = kind_number;
            kind_ = kind_number;
            compiled.number = ++kind.skill_count;
            may_be_of_others_ = compiled.dragon_blood;
            if (skill.scripted && skill.states == StatedField::None)
                add_script(skill, compiled);
            note(compiled, kind);
            program_.skills.push_back(compiled);
            sources_.push_back(said_by(skill));
        }
    }

    /// Skills that are granted, once those of all cards have their places. They may grant others.
    void add_granted(const std::vector<CardKind>& kinds)
    {
        std::vector<std::uint8_t> numbers;
        for (const CardKind& kind : kinds)
            numbers.push_back(kind.skill_count);
        for (std::size_t at = 0; at < granted_.size(); ++at) {
            const Granted granted = granted_[at];
            GameSkill compiled = facts_of(*granted.skill);
            compiled.kind = granted.kind;
            compiled.number = ++numbers[granted.kind];
            kind_ = granted.kind;
            may_be_of_others_ = true;
            add_script(*granted.skill, compiled);
            program_.ops[granted.op].grants = static_cast<Place16>(program_.skills.size());
            program_.skills.push_back(compiled);
            sources_.push_back(*granted.skill);
        }
        for (const Named& one : silences_)
            program_.ops[one.op].skills = add_set(one);
        for (const Named& one : skill_costs_)
            add_skill_cost(one);
        program_.has_silence = !silences_.empty();
        program_.has_skill_costs = !skill_costs_.empty();
        program_.has_grants = !granted_.empty();
    }

    Program take()
    {
        for (GameSkill& skill : program_.skills) {
            if (is_always_on(skill, false) || is_always_on(skill, true))
                note_verbs(skill);
        }
        return std::move(program_);
    }

private:
    const Vocabulary& words() const { return cards_.library().words(); }

    /// What all steps of the skill do, whichever way its conditions lead.
    void note_verbs(GameSkill& skill) const
    {
        skill.only_self = skill.start != nothing;
        std::vector<bool> is_seen(program_.ops.size());
        std::vector<Place16> ahead = {skill.start};
        while (!ahead.empty()) {
            const Place16 at = ahead.back();
            ahead.pop_back();
            if (at == nothing || is_seen[at])
                continue;
            is_seen[at] = true;
            const Op& op = program_.ops[at];
            skill.verbs |= verb_bit(op.verb);
            if (op.verb == Verb::If)
                ahead.insert(ahead.end(), {op.then, op.otherwise});
            else
                ahead.push_back(op.next);
            const bool is_of_self = op.of != nothing && wants_self(program_.filters[op.of].wanted);
            skill.only_self &= op.verb == Verb::If || is_of_self;
        }
    }
    static bool wants_self(std::uint32_t wanted)
    {
        return (wanted >> static_cast<unsigned>(Quality::Self)) & 1;
    }

    static void note(const GameSkill& skill, CardKind& kind)
    {
        if (!skill.scripted || skill.start == nothing)
            return;
        switch (skill.category) {
        case SkillCategory::Act:
        case SkillCategory::HandAct:
        case SkillCategory::BondAct:
            kind.has_act = true;
            break;
        case SkillCategory::Auto:
        case SkillCategory::BondAuto:
            kind.moments |= skill.moments;
            break;
        case SkillCategory::Cont:
        case SkillCategory::BondCont:
            break;
        case SkillCategory::Spec: // always on, unless its script has a trigger
            kind.moments |= skill.moments;
            break;
        case SkillCategory::Support:
            kind.has_support = true;
            break;
        }
    }

    GameSkill facts_of(const Skill& skill) const
    {
        GameSkill facts;
        facts.category = skill.category;
        facts.support_type = skill.support_type;
        facts.once_per_turn = skill.once_per_turn;
        facts.scripted = skill.scripted;
        facts.emblem = skill.emblem;
        facts.taps_self = skill.cost && skill.cost->tap_self;
        add_marks(skill.marks, skill.mark_symbols, facts);
        return facts;
    }

    GameSkill facts_of(const GrantedSkill& skill) const
    {
        GameSkill facts;
        facts.category = skill.category;
        facts.once_per_turn = skill.once_per_turn;
        facts.scripted = true;
        facts.is_granted = true;
        facts.taps_self = std::ranges::any_of(skill.payment, [](const Step& step) {
            return step.verb == Verb::Tap && step.of.wants(Quality::Self);
        });
        add_marks(skill.marks, skill.mark_symbols, facts);
        return facts;
    }

    void add_marks(const std::vector<std::string>& marks, std::string_view symbols,
                   GameSkill& facts) const
    {
        facts.marks = mark_bits(marks);
        for (const std::string& mark : marks) {
            facts.class_change_skill |= mark == "CCS";
            facts.dragon_blood |= mark == "DB";
            facts.formation |= mark == "FS";
            if (mark.starts_with("LvS"))
                facts.level_up_min = static_cast<std::uint8_t>(mark[3] - '0');
        }
        for (const std::string_view slug : split(symbols, '|')) {
            if (const auto symbol = words().symbol(slug))
                facts.union_symbols |= 1U << static_cast<unsigned>(*symbol);
        }
    }

    static std::vector<std::string_view> split(std::string_view text, char separator)
    {
        std::vector<std::string_view> parts;
        while (!text.empty()) {
            const std::size_t end = std::min(text.find(separator), text.size());
            parts.push_back(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return parts;
    }

    void add_script(const Skill& skill, GameSkill& compiled)
    {
        const Script& script =
            skill.script ? *skill.script : *words().emblems[*skill.emblem].script;
        FilterFault fault;
        parameter_ = skill.emblem_parameter.empty()
                         ? std::nullopt
                         : parse_parameter(skill.emblem_parameter, words(), fault);
        compiled.works_in = script.works_in.value_or(Zone::Field);
        add_effect(script.when, script.conditions, script.steps, compiled);
        if (!skill.cost)
            return;
        if (const auto payment = payment_of(*skill.cost, words()))
            compiled.cost = add(*payment, compiled.start, true);
        else
            compiled.scripted = false;
    }

    void add_script(const GrantedSkill& skill, GameSkill& compiled)
    {
        parameter_ = std::nullopt;
        add_effect(skill.when, skill.conditions, skill.steps, compiled);
        compiled.cost = add(skill.payment, compiled.start, true);
    }

    void add_effect(const std::vector<Trigger>& when, const std::vector<Condition>& conditions,
                    const std::vector<Step>& steps, GameSkill& compiled)
    {
        reads_strength_ = false;
        add_triggers(when, compiled);
        compiled.conditions = add(conditions);
        compiled.start = add(steps, nothing);
        for (Op& op : program_.ops) {
            if (op.next == restart)
                op.next = compiled.start;
        }
        compiled.cost = compiled.start;
        compiled.reads_strength = reads_strength_;
    }

    void add_triggers(const std::vector<Trigger>& when, GameSkill& compiled)
    {
        std::vector<GameTrigger> made;
        for (const Trigger& trigger : when) {
            GameTrigger one;
            one.moment = trigger.moment;
            one.whose = trigger.whose;
            one.phase = trigger.phase;
            one.subject = add(trigger.subject);
            one.against = add(trigger.against);
            one.with = add(trigger.with);
            one.from = trigger.from;
            one.to = trigger.to;
            if (!trigger.mark.empty())
                one.marks = mark_bits({trigger.mark});
            one.number = static_cast<std::uint8_t>(trigger.number);
            one.causes = static_cast<Place16>(program_.causes.size());
            one.cause_count = static_cast<std::uint8_t>(trigger.causes.size());
            one.not_by = trigger.not_by;
            for (const Cause& cause : trigger.causes)
                program_.causes.push_back(
                    {cause.kind, cause.whose, static_cast<std::uint8_t>(cause.number),
                     words().emblem(cause.emblem).value_or(nothing), add(cause.of)});
            compiled.moments |= moment_bit(one.moment);
            made.push_back(one);
        }
        compiled.has_trigger = !made.empty();
        compiled.trigger_count = static_cast<std::uint8_t>(made.size());
        compiled.triggers = static_cast<Place16>(program_.triggers.size());
        program_.triggers.insert(program_.triggers.end(), made.begin(), made.end());
    }

    AddedFacts facts_of(const Step& step) const
    {
        AddedFacts facts = facts_of_tags(step.tags, words());
        for (const std::string& name : step.names)
            facts.names.push_back(cards_.name_number(name));
        return facts;
    }

    // What a filter asks of printed cards is answered here for every kind. Asked anew each time, an
    // action of a random game between decks of scripted skills takes 515 µs and not 245; GAME and
    // RANDOM, with few scripted effects, stay at 40 and 2.2 times their baselines (g++ 12, -O2).
    Place16 add(const Filter& filter)
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
            GameTest more{test.kind,
                          test.negated,
                          test.facet,
                          test.with,
                          static_cast<std::int8_t>(test.sign),
                          test.least,
                          test.most};
            more.units = test.units.empty() ? nothing : add(test.units.front());
            made.reads_strength |=
                test.kind != CardTest::Kind::Relation || test.facet == CardTest::Facet::Strength ||
                (more.units != nothing && program_.filters[more.units].reads_strength);
            made.more.push_back(more);
        }
        reads_strength_ |= made.reads_strength;
        program_.filters.push_back(std::move(made));
        return static_cast<Place16>(program_.filters.size() - 1);
    }

    static bool is_asked_later(const CardTest& test)
    {
        return test.kind == CardTest::Kind::Strength || test.kind == CardTest::Kind::Raised ||
               test.kind == CardTest::Kind::Relation;
    }

    /// What the card's `of` names is one test.
    void add_test(const CardTest& test, std::vector<CardTest>& into) const
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

    bool passes_all(const Card& card, const std::vector<CardTest>& tests) const
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

    Place16 add(const Quantity& quantity)
    {
        GameQuantity made{quantity.base,        quantity.times, quantity.per,   quantity.measure,
                          add(quantity.filter), quantity.zone,  quantity.whose, quantity.different};
        program_.quantities.push_back(made);
        return static_cast<Place16>(program_.quantities.size() - 1);
    }

    ConditionRange add(const std::vector<Condition>& conditions)
    {
        std::vector<GameCondition> made;
        for (const Condition& condition : conditions) {
            GameCondition one;
            one.kind = condition.kind;
            one.whose = condition.whose;
            one.least = condition.least;
            one.most = condition.most;
            one.parity = condition.parity;
            one.phase = condition.phase;
            one.left = add(condition.left);
            one.right = add(condition.right);
            one.filter = add(condition.filter);
            const ConditionRange parts = add(condition.parts);
            one.parts = parts.first;
            one.part_count = parts.count;
            made.push_back(one);
        }
        const auto first = static_cast<Place16>(program_.conditions.size());
        program_.conditions.insert(program_.conditions.end(), made.begin(), made.end());
        return {first, static_cast<std::uint8_t>(made.size())};
    }

    /// The first of the steps; the last leads to `after`.
    Place16 add(const std::vector<Step>& steps, Place16 after, bool payment = false)
    {
        Place16 next = after;
        for (auto step = steps.rbegin(); step != steps.rend(); ++step)
            next = add(*step, next, payment);
        return next;
    }

    Place16 add(const Step& step, Place16 next, bool payment)
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
        op.shows = step.shows;
        op.turns = step.turns;
        op.is_payment = payment;
        op.amount = add(step.amount);
        op.number = step.number ? add(*step.number) : nothing;
        op.ranges = step.ranges;
        op.until = step.until;
        op.from = step.from;
        for (const Zone zone : step.or_from)
            op.or_from |= 1U << static_cast<unsigned>(zone);
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
        op.cost_sum = static_cast<std::int8_t>(step.cost_sum.value_or(-1));
        if (step.verb == Verb::Forbid)
            program_.forbidden |= 1U << static_cast<unsigned>(step.act);
        op.whose = step.whose;
        op.conditions = add(step.conditions);
        op.next = next;
        // The rest of what was seen goes into the deck in any order.
        if (step.verb == Verb::Put && step.from == Zone::Seen && step.to == Zone::Deck &&
            !step.count) {
            op.chooses = true;
            op.count = greatest_effect_count;
        }
        switch (step.verb) {
        case Verb::If:
        case Verb::May:
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
        case Verb::Instead:
            op.then = add(step.then, nothing);
            op.skill = static_cast<Place16>(program_.skills.size());
            break;
        case Verb::CriticalBy:
        case Verb::EvadeBy:
            op.then = add_other_payment(step);
            op.skill = static_cast<Place16>(program_.skills.size());
            break;
        default:
            break;
        }
        if (step.verb == Verb::CountAs || (step.verb == Verb::Waive && !step.tags.empty())) {
            op.facts = static_cast<Place16>(program_.facts.size());
            program_.facts.push_back(facts_of(step));
            note_added(op, program_.facts[op.facts].sorts(), op.from == Zone::Field);
        }
        if (step.verb == Verb::Cost && (step.zones & zone_bit(Zone::Field)) != 0)
            note_cost_of_units();
        if (step.verb == Verb::Cost && (step.zones & ~zone_bit(Zone::Field)) != 0 &&
            op.onto == nothing)
            note_added(op, cost_facts, false);
        program_.ops.push_back(op);
        const auto place = static_cast<Place16>(program_.ops.size() - 1);
        if (step.verb == Verb::Silence)
            silences_.push_back({&step, kind_, place});
        else if (step.verb == Verb::SkillCost)
            skill_costs_.push_back({&step, kind_, place});
        else
            for (const GrantedSkill& granted : step.granted)
                granted_.push_back({&granted, kind_, place});
        return place;
    }

    /// A step that speaks of skills which may not be compiled yet.
    struct Named {
        const Step* step = nullptr;
        std::uint16_t kind = 0;
        Place16 op = nothing;
    };

    /// Which kinds of cards may get the facts. Of themselves skills speak only on the card that
    /// they are printed on, unless others may have them.
    void note_added(const Op& op, FactSet sorts, bool are_units)
    {
        const GameFilter* of = op.of == nothing ? nullptr : &program_.filters[op.of];
        const bool is_own = of && wants_self(of->wanted) && !may_be_of_others_;
        auto& added = are_units ? program_.added_to_units : program_.added_to_cards;
        for (std::uint16_t kind = 0; kind < added.size(); ++kind) {
            if (is_own ? kind == kind_ : !of || of->passes_kind(kind))
                added[kind] |= sorts;
        }
        program_.added_sorts |= sorts;
    }

    /// For a while it stays with a unit, whatever its top card is then.
    void note_cost_of_units()
    {
        for (FactSet& sorts : program_.added_to_units)
            sorts |= cost_facts;
        program_.added_sorts |= cost_facts;
    }

    /// What a printed skill says, in the form of one that is granted.
    GrantedSkill said_by(const Skill& skill) const
    {
        GrantedSkill said;
        said.category = skill.category;
        said.once_per_turn = skill.once_per_turn;
        said.marks = skill.marks;
        said.mark_symbols = std::string(skill.mark_symbols.view());
        if (skill.script) {
            said.when = skill.script->when;
            said.conditions = skill.script->conditions;
            said.steps = skill.script->steps;
        }
        if (skill.cost)
            said.payment = payment_of(*skill.cost, words()).value_or(std::vector<Step>{});
        return said;
    }

    /// The skill of that number on a kind of card, granted ones after those printed.
    /// `nothing` where it has none.
    Place16 skill_of(std::uint16_t kind, int number) const
    {
        for (std::size_t at = 0; at < program_.skills.size(); ++at) {
            if (program_.skills[at].kind == kind && program_.skills[at].number == number)
                return static_cast<Place16>(at);
        }
        return nothing;
    }

    Place16 add_set(const Named& one)
    {
        SkillSet set(program_.skills.size());
        const Step& step = *one.step;
        const Place16 own = step.of_skill ? skill_of(one.kind, *step.of_skill) : nothing;
        for (std::size_t at = 0; at < set.size(); ++at) {
            if (step.of_skill)
                set[at] = at == own || (own != nothing && !sources_[at].steps.empty() &&
                                        sources_[at] == sources_[own]);
            else if (!step.granted.empty())
                set[at] = sources_[at] == step.granted.front();
            else
                set[at] = !step.but_spec || program_.skills[at].category != SkillCategory::Spec;
        }
        program_.skill_sets.push_back(std::move(set));
        return static_cast<Place16>(program_.skill_sets.size() - 1);
    }

    /// Another cost leads to the steps of the skill as its own does.
    void add_skill_cost(const Named& one)
    {
        const Place16 skill = skill_of(one.kind, *one.step->of_skill);
        if (skill == nothing || !one.step->gives_cost)
            return;
        const GameSkill target = program_.skills[skill];
        Place16 start = add(one.step->then, target.start, true);
        if (one.step->is_choice) {
            Op offer;
            offer.verb = Verb::Pay;
            offer.then = start;
            offer.refused = target.cost;
            program_.ops.push_back(offer);
            start = static_cast<Place16>(program_.ops.size() - 1);
        }
        program_.ops[one.op].then = start;
    }

    /// The player is asked where it can be paid; then the critical hit or the evasion follows.
    Place16 add_other_payment(const Step& step)
    {
        Op done;
        done.verb = step.verb == Verb::CriticalBy ? Verb::DealCritical : Verb::Dodge;
        program_.ops.push_back(done);
        Op offer;
        offer.verb = Verb::Pay;
        offer.otherwise = static_cast<Place16>(program_.ops.size() - 1);
        offer.then = add(step.then, offer.otherwise, true);
        program_.ops.push_back(offer);
        return static_cast<Place16>(program_.ops.size() - 1);
    }

    struct Granted {
        const GrantedSkill* skill = nullptr;
        std::uint16_t kind = 0; ///< the kind of card that grants it
        Place16 op = nothing;
    };

    const GameCards& cards_;
    Program program_;
    std::uint16_t kind_ = 0;      ///< whose skills are compiled
    bool reads_strength_ = false; ///< a filter of the effect that is compiled does
    std::vector<Granted> granted_;
    std::vector<Named> silences_;
    std::vector<Named> skill_costs_;
    std::vector<GrantedSkill> sources_; ///< what each skill of the Program says
    std::optional<Filter> parameter_;
    bool may_be_of_others_ = false; ///< the skill that is compiled: granted, or Dragon Blood
};

} // namespace

std::uint32_t mark_bits(const std::vector<std::string>& marks)
{
    constexpr auto known = std::to_array<std::string_view>(
        {"CCS", "US", "CF", "BS", "DV", "HS", "TS", "CP", "FS", "IS", "AS", "DB", "LIS"});
    std::uint32_t bits = 0;
    for (const std::string& mark : marks) {
        const auto found = std::ranges::find(known, mark);
        if (found != known.end())
            bits |= 1U << static_cast<unsigned>(found - known.begin());
    }
    return bits;
}

Program compile_program(const GameCards& cards, std::vector<CardKind>& kinds)
{
    Compiler compiler(cards);
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        compiler.add_skills(static_cast<std::uint16_t>(kind), kinds[kind]);
    compiler.add_granted(kinds);
    return compiler.take();
}

} // namespace kizuna
