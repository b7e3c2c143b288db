#include "game/compiled/effect_compiler.h"

#include "cards/skills/skill_payment.h"

#include <algorithm>

namespace kizuna {
namespace {

/// All skills of all kinds of cards, one after another.
class Compiler : private EffectCompiler {
public:
    explicit Compiler(const GameCards& cards) : EffectCompiler(cards) {}

    void add_skills(std::uint16_t kind_number, CardKind& kind)
    {
        kind.first_skill = static_cast<std::uint16_t>(program_.skills.size());
        for (const Skill& skill : kind.card->skills) {
            GameSkill compiled = facts_of(skill);
            compiled.kind = kind_number;
            kind_ = kind_number;
            compiled.number = ++kind.skill_count;
            compiled.may_be_acquired = may_be_acquired(skill);
            may_be_of_others_ = compiled.may_be_acquired;
            if (skill.scripted && skill.states == StatedField::None)
                add_script_where_room_is(skill, compiled);
            note(compiled, kind);
            program_.skills.push_back(compiled);
            sources_.push_back(as_granted(skill, words()));
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
            add_script_where_room_is(*granted.skill, compiled);
            program_.ops[granted.op].grants = static_cast<Place16>(program_.skills.size());
            program_.skills.push_back(compiled);
            sources_.push_back(*granted.skill);
        }
        for (std::size_t at = 0; at < skill_costs_.size(); ++at) {
            const Named one = skill_costs_[at];
            if (!has_room())
                break;
            if (one.step->verb == Verb::SkillEffect)
                add_skill_effect(one);
            else
                add_skill_cost(one);
        }
        for (const Named& one : silences_) {
            program_.ops[one.op].skills = add_set(one);
            program_.has_silence |= one.step->verb == Verb::Silence;
        }
        find_alike();
        program_.has_skill_costs = !skill_costs_.empty();
        program_.has_grants = !granted_.empty();
    }

    Program take()
    {
        for (GameSkill& skill : program_.skills) {
            if (is_always_on(skill, false) || is_always_on(skill, true) ||
                skill.works_in != Zone::Field)
                note_verbs(skill);
        }
        return std::move(program_);
    }

private:
    /// Places are small numbers. Cards in print fill a fiftieth of them; what has no place any more
    /// plays as nothing, and is counted with what is not scripted.
    bool has_room() const
    {
        constexpr std::size_t max_places = nothing - 8192; // a skill takes fewer (max_listed)
        return std::max({program_.ops.size(), program_.filters.size(), program_.quantities.size(),
                         program_.conditions.size(), program_.triggers.size(),
                         program_.causes.size(), program_.facts.size()}) < max_places;
    }
    template <typename AnySkill>
    void add_script_where_room_is(const AnySkill& skill, GameSkill& compiled)
    {
        if (has_room())
            add_script(skill, compiled);
        else
            compiled.scripted = false;
    }
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
            skill.forbids |= op.verb == Verb::Forbid ? act_bit(op.act) : 0;
            if (op.verb == Verb::If)
                ahead.insert(ahead.end(), {op.then, op.otherwise});
            else
                ahead.push_back(op.next);
            const bool is_of_self = program_.wants(op.of, Quality::Self);
            skill.only_self &= op.verb == Verb::If || is_of_self;
        }
    }
    void note(const GameSkill& skill, CardKind& kind)
    {
        if (!skill.scripted || skill.start == nothing)
            return;
        switch (skill.category) {
        case SkillCategory::HandAct:
        case SkillCategory::BondAct:
            kind.has_act_elsewhere = true;
            [[fallthrough]];
        case SkillCategory::Act:
            kind.has_act = true;
            break;
        case SkillCategory::BondAuto:
            program_.bond_moments |= skill.moments;
            [[fallthrough]];
        case SkillCategory::Auto:
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
            facts.formation |= mark == "FS";
            if (mark.starts_with("LvS"))
                facts.level_up_min = static_cast<std::uint8_t>(mark[3] - '0');
        }
        for (const std::string_view slug : parts_of(symbols, '|')) {
            if (const auto symbol = words().symbol(slug))
                facts.union_symbols |= 1U << static_cast<unsigned>(*symbol);
        }
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
        compiled.unlimited = add(script.unlimited);
        add_effect(script.when, script.conditions, script.steps, compiled);
        if (!skill.cost)
            return;
        if (const auto payment = payment_of(*skill.cost, words()))
            compiled.cost = add_price(*payment, compiled.start);
        else
            compiled.scripted = false;
    }

    /// Steps that are not the library's, and go after this.
    Place16 add_price(const std::vector<Step>& payment, Place16 start)
    {
        const std::size_t first = program_.ops.size();
        const Place16 price = add(payment, start, true);
        for (std::size_t op = first; op < program_.ops.size(); ++op)
            program_.sources[op] = nullptr;
        return price;
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
        is_special_ = compiled.category == SkillCategory::Spec;
        always_on_ = compiled.category == SkillCategory::Cont ||
                     compiled.category == SkillCategory::BondCont || (is_special_ && when.empty());
        add_triggers(when, compiled);
        compiled.conditions = add(conditions);
        const std::size_t first = program_.ops.size();
        compiled.start = add(steps, nothing);
        repeat_from(first, compiled.start);
        compiled.cost = compiled.start;
        compiled.reads_strength = reads_strength_;
    }

    /// Where `repeat` leads back to, of the ops from `first` on.
    void repeat_from(std::size_t first, Place16 start)
    {
        for (std::size_t at = first; at < program_.ops.size(); ++at) {
            if (program_.ops[at].next == restart)
                program_.ops[at].next = start;
        }
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
                    {cause.kind, cause.whose, cause.number > 0 ? own_skill(cause.number) : nothing,
                     words().emblem(cause.emblem).value_or(nothing), add(cause.of)});
            compiled.moments |= moment_bit(one.moment);
            made.push_back(one);
        }
        compiled.has_trigger = !made.empty();
        compiled.trigger_count = static_cast<std::uint8_t>(made.size());
        compiled.triggers = static_cast<Place16>(program_.triggers.size());
        program_.triggers.insert(program_.triggers.end(), made.begin(), made.end());
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

    /// Which of the printed skills an Acquire step takes.
    bool is_acquired_by(const Step& step, std::size_t at) const
    {
        const GameSkill& skill = program_.skills[at];
        const bool is_of_units =
            skill.category == SkillCategory::Act || skill.category == SkillCategory::Auto ||
            skill.category == SkillCategory::Cont || skill.category == SkillCategory::Spec;
        return !skill.is_granted &&
               (step.to == Zone::Bonds ? skill.category == SkillCategory::BondAct : is_of_units) &&
               (step.mark.empty() || std::ranges::count(sources_[at].marks, step.mark) > 0);
    }

    bool may_be_acquired(const Skill& skill) const
    {
        return skill.scripted && std::ranges::any_of(acquired_, [&](const std::string& mark) {
                   return mark.empty() || std::ranges::find(skill.marks, mark) != skill.marks.end();
               });
    }

    void find_alike()
    {
        for (std::size_t at = 0; at < sources_.size(); ++at) {
            std::size_t first = 0;
            while (first < at && (sources_[at].steps.empty() || sources_[first] != sources_[at]))
                ++first;
            program_.skills[at].alike = static_cast<std::uint16_t>(first);
        }
    }

    /// Compiles a step by which a skill of the card has the effect `then`, for its old price.
    void add_skill_effect(const Named& one)
    {
        const Place16 skill = skill_of(one.kind, *one.step->of_skill);
        if (skill == nothing)
            return;
        kind_ = one.kind;
        may_be_of_others_ = true;
        always_on_ = false;
        parameter_ = std::nullopt;
        const std::size_t first = program_.ops.size();
        const Place16 start = add(one.step->then, nothing);
        repeat_from(first, start);
        const std::vector<Step> payment = sources_[skill].payment;
        const Place16 cost = add_price(payment, start);
        program_.ops[one.op].otherwise = start;
        program_.ops[one.op].then = cost;
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
            else if (step.verb == Verb::Acquire)
                set[at] = is_acquired_by(step, at);
            else if (step.only)
                set[at] = program_.skills[at].category == *step.only;
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
        const std::size_t first = program_.ops.size();
        Place16 start = add(one.step->then, target.start, true);
        repeat_from(first, target.start);
        if (one.step->is_choice)
            start = push({.verb = Verb::Pay, .then = start, .refused = target.cost});
        program_.ops[one.op].then = start;
    }
};

} // namespace

Program compile_program(const GameCards& cards, std::vector<CardKind>& kinds)
{
    Compiler compiler(cards);
    for (std::size_t kind = 0; kind < cards.printed_kind_count(); ++kind)
        compiler.add_skills(static_cast<std::uint16_t>(kind), kinds[kind]);
    compiler.add_granted(kinds);
    return compiler.take();
}

} // namespace kizuna
