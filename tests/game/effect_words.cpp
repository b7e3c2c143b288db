#include "game/effect_words.h"

#include "cards/skills/skill_payment.h"

namespace kizuna::test {
namespace {

constexpr std::uint64_t bit_of(Verb verb)
{
    return std::uint64_t(1) << static_cast<unsigned>(verb);
}

std::uint64_t causes_of(Moment moment)
{
    switch (moment) {
    case Moment::Deployed:
        return bit_of(Verb::Deploy);
    case Moment::LeveledUp:
    case Moment::ClassChanged:
        return bit_of(Verb::LevelUp);
    case Moment::Moved:
        return bit_of(Verb::Move);
    case Moment::Tapped:
        return bit_of(Verb::Tap);
    case Moment::Untapped:
        return bit_of(Verb::Untap);
    case Moment::Grown:
        return bit_of(Verb::Grow);
    case Moment::Draws:
        return bit_of(Verb::Draw);
    case Moment::Bonded:
    case Moment::Put:
        return bit_of(Verb::Put);
    case Moment::Shown:
        return bit_of(Verb::Show);
    case Moment::Destroyed:
    case Moment::OrbLost:
        return bit_of(Verb::Destroy);
    case Moment::SupportFails:
        return bit_of(Verb::FailSupport);
    default:
        return 0;
    }
}

/// Walks all parts of an effect.
class Walk {
public:
    Walk(const Filter& parameter, bool has_parameter)
        : parameter_(parameter), has_parameter_(has_parameter)
    {
    }

    SpokenOf spoken;
    Doings doings;

    void add(const Script& script)
    {
        for (const Trigger& trigger : script.when)
            add(trigger);
        if (script.works_in)
            spoken.zones |= zone_bit(*script.works_in);
        add(script.conditions);
        add(script.steps);
    }
    void add(const std::vector<Step>& steps)
    {
        for (const Step& step : steps)
            add(step);
    }

private:
    const Filter& parameter_;
    bool has_parameter_;

    void add(const Filter& filter)
    {
        Filter one = filter;
        std::erase_if(one.cards,
                      [](const CardTest& test) { return test.kind == CardTest::Kind::Parameter; });
        if (has_parameter_ && one.cards.size() != filter.cards.size())
            one.cards.insert(one.cards.end(), parameter_.cards.begin(), parameter_.cards.end());
        if (one.wants(Quality::FaceUp))
            spoken.verbs |= bit_of(Verb::TurnOrbs);
        if (one.wants(Quality::GrownThisTurn))
            spoken.verbs |= bit_of(Verb::Grow);
        if (one.wants(Quality::MovedThisTurn))
            spoken.verbs |= bit_of(Verb::Move);
        for (const CardTest& test : filter.cards) {
            constexpr int strong = 80;
            if (test.kind == CardTest::Kind::Raised ||
                (test.kind == CardTest::Kind::Strength && test.min >= strong))
                spoken.verbs |= bit_of(Verb::Strength);
            for (const Filter& inside : test.units)
                add(inside);
        }
        if (!one.cards.empty() || one.wanted != 0)
            spoken.filters.push_back(std::move(one));
    }
    void add(const Quantity& quantity)
    {
        if (quantity.measure == Quantity::Measure::Nothing)
            return;
        add(quantity.filter);
        if (quantity.measure == Quantity::Measure::HandSkillsThisTurn)
            add_test(CardTest::Kind::Mark, "CP");
        if (quantity.measure == Quantity::Measure::Cards)
            spoken.zones |= zone_bit(quantity.zone);
    }
    void add(const std::vector<Condition>& conditions)
    {
        for (const Condition& one : conditions) {
            add(one.left);
            add(one.right);
            add(one.filter);
            add(one.parts);
        }
    }
    void add(const Trigger& trigger)
    {
        add(trigger.subject);
        add(trigger.against);
        add(trigger.with);
        spoken.verbs |= causes_of(trigger.moment);
        if (trigger.moment == Moment::Put && trigger.from)
            spoken.put_from |= zone_bit(*trigger.from);
        if (trigger.to)
            spoken.put_to |= zone_bit(*trigger.to);
        if (trigger.moment == Moment::Bonded)
            spoken.put_to |= zone_bit(Zone::Bonds);
        if (!trigger.mark.empty())
            add_test(CardTest::Kind::Mark, trigger.mark);
        for (const Cause& cause : trigger.causes) {
            add(cause.of);
            spoken.by_opponent |= !trigger.not_by && (cause.of.side == Filter::Side::Enemy ||
                                                      cause.whose == Whose::Opponent);
            if (!cause.emblem.empty())
                add_test(CardTest::Kind::Emblem, cause.emblem);
        }
    }
    void add_test(CardTest::Kind kind, const std::string& word)
    {
        Filter filter;
        filter.cards.push_back({.kind = kind, .words = {word}, .units = {}});
        spoken.filters.push_back(std::move(filter));
    }
    void add(const Step& step)
    {
        if (!step.of.wants(Quality::Self))
            doings.verbs |= bit_of(step.verb);
        if (step.verb == Verb::Put) {
            doings.put_from |= zone_bit(step.from);
            doings.put_to |= zone_bit(step.to);
            if (step.opponent_does || step.whose != Whose::Own)
                doings.put_of_other |= zone_bit(step.from);
        }
        spoken.zones |= static_cast<std::uint16_t>(zone_bit(step.from) | step.zones);
        for (const Zone zone : step.or_from)
            spoken.zones |= zone_bit(zone);
        for (const Filter* filter :
             {&step.of, &step.beside, &step.with, &step.onto, &step.source, &step.against})
            add(*filter);
        add(step.amount);
        if (step.number)
            add(*step.number);
        add(step.conditions);
        for (const GrantedSkill& granted : step.granted) {
            for (const Trigger& trigger : granted.when)
                add(trigger);
            add(granted.conditions);
            add(granted.payment);
            add(granted.steps);
        }
        add(step.then);
        add(step.otherwise);
        add(step.refused);
    }
};

Walk walk_of(const Skill& skill, const Vocabulary& words, Filter& parameter)
{
    FilterFault fault;
    if (!skill.emblem_parameter.empty())
        parameter = parse_parameter(skill.emblem_parameter.view(), words, fault).value_or(Filter());
    Walk walk(parameter, !skill.emblem_parameter.empty());
    if (skill.script)
        walk.add(*skill.script);
    else if (skill.emblem && words.emblems[*skill.emblem].script)
        walk.add(*words.emblems[*skill.emblem].script);
    if (skill.cost)
        walk.add(payment_of(*skill.cost, words).value_or(std::vector<Step>()));
    return walk;
}

} // namespace

SpokenOf spoken_of(const Skill& skill, const Vocabulary& words)
{
    Filter parameter;
    return walk_of(skill, words, parameter).spoken;
}

bool Doings::serve(const SpokenOf& spoken, Verb verb) const
{
    const auto fit = [](std::uint32_t wanted, std::uint32_t had) {
        return wanted == 0 || (wanted & had) != 0;
    };
    if ((verbs & bit_of(verb)) == 0)
        return false;
    return verb != Verb::Put || (fit(spoken.put_from, put_from) && fit(spoken.put_to, put_to) &&
                                 (!spoken.by_opponent || fit(spoken.put_from, put_of_other)));
}

Doings doings_of(const Card& card, const Vocabulary& words)
{
    Doings all;
    for (const Skill& skill : card.skills) {
        Filter parameter;
        const Doings one = walk_of(skill, words, parameter).doings;
        all.verbs |= one.verbs;
        all.put_from |= one.put_from;
        all.put_to |= one.put_to;
        all.put_of_other |= one.put_of_other;
    }
    return all;
}

} // namespace kizuna::test
