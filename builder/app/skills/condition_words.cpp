#include "app/skills/condition_words.h"

#include <array>

namespace kizuna {
namespace {

std::string condition_text(const Condition& condition, const EffectReader& reader);

/// What is measured, without what is added or how often it counts.
std::string measured_text(const Quantity& quantity, const EffectReader& reader)
{
    const Messages& messages = reader.messages;
    switch (quantity.measure) {
    case Quantity::Measure::Nothing:
        break;
    case Quantity::Measure::Units:
        return messages.get(
            "effect.number-of"_msg,
            {{"what", units_text(quantity.filter, {HowMany::Kind::Plural}, reader)}});
    case Quantity::Measure::Cards:
        return messages.get(
            "effect.number-of-cards"_msg,
            {{"what", cards_text(quantity.filter, {HowMany::Kind::Plural}, reader)},
             {"zone", zone_text(quantity.zone, quantity.whose, ZoneRole::In, reader)}});
    case Quantity::Measure::Cost:
        return messages.get("effect.cost-of"_msg,
                            {{"unit", units_text(quantity.filter, {HowMany::Kind::Each, 1}, reader,
                                                 NounCase::Of)}});
    case Quantity::Measure::Stack:
        return messages.get("effect.stack-of"_msg,
                            {{"unit", units_text(quantity.filter, {HowMany::Kind::Each, 1}, reader,
                                                 NounCase::Of)}});
    case Quantity::Measure::SupportOfShown:
        return messages.get("effect.support-of-shown"_msg);
    case Quantity::Measure::SupportOfOther:
        return messages.get("effect.support-of-other"_msg);
    case Quantity::Measure::CostOfOther:
        return messages.get("effect.cost-of-other"_msg);
    }
    return {};
}

bool is_count(const Quantity& quantity)
{
    return quantity.base == 0 && quantity.times == 1 &&
           (quantity.measure == Quantity::Measure::Units ||
            quantity.measure == Quantity::Measure::Cards);
}

std::string compared_text(const Condition& condition, const EffectReader& reader)
{
    const Quantity& left = condition.left;
    if (is_count(left) && left.measure == Quantity::Measure::Units)
        return units_clause(left.filter, condition.least, condition.most, reader);
    if (is_count(left))
        return cards_clause(left.filter, condition.least, condition.most,
                            zone_text(left.zone, left.whose, ZoneRole::In, reader), reader);
    return reader.messages.get(
        "effect.amount-is"_msg,
        {{"amount", quantity_text(left, reader)},
         {"bounds", bounds_text(condition.least, condition.most, Counted::Points, reader)}});
}

std::string parts_text(const std::vector<Condition>& parts, MessageKey joint,
                       const EffectReader& reader)
{
    std::string text;
    for (const Condition& part : parts) {
        const std::string clause = condition_text(part, reader);
        text = text.empty() ? clause : reader.messages.get(joint, {{"one", text}, {"two", clause}});
    }
    return text;
}

std::string condition_text(const Condition& condition, const EffectReader& reader)
{
    const Messages& messages = reader.messages;
    const std::string whose(whose_word(condition.whose));
    switch (condition.kind) {
    case Condition::Kind::Turn:
        return messages.get("effect.if.turn"_msg, {{"whose", whose}});
    case Condition::Kind::InBattle:
        return messages.get("effect.if.in-battle"_msg);
    case Condition::Kind::Compare:
        return compared_text(condition, reader);
    case Condition::Kind::LessOrEqual:
        return messages.get("effect.if.no-more"_msg,
                            {{"left", quantity_text(condition.left, reader)},
                             {"right", quantity_text(condition.right, reader)}});
    case Condition::Kind::SupportedBy:
        return messages.get(
            "effect.if.supported-by"_msg,
            {{"whose", whose},
             {"card", cards_text(condition.filter, {HowMany::Kind::Each, 1}, reader)}});
    case Condition::Kind::Destroyed:
        return messages.get(
            "effect.if.destroyed"_msg,
            {{"unit", units_text(condition.filter, {HowMany::Kind::Each, 1}, reader)}});
    case Condition::Kind::Uses:
        return messages.get("effect.if.uses"_msg,
                            {{"number", condition.left.base}, {"count", condition.least}});
    case Condition::Kind::Any:
        return parts_text(condition.parts, "effect.or"_msg, reader);
    case Condition::Kind::Not:
        break;
    }
    return messages.get("effect.not"_msg,
                        {{"clause", parts_text(condition.parts, "effect.or"_msg, reader)}});
}

MessageKey moment_key(Moment moment)
{
    switch (moment) {
    case Moment::Deployed:
        return "effect.when.deployed"_msg;
    case Moment::LeveledUp:
        return "effect.when.leveled-up"_msg;
    case Moment::ClassChanged:
        return "effect.when.class-changed"_msg;
    case Moment::Attacks:
        return "effect.when.attacks"_msg;
    case Moment::Attacked:
        return "effect.when.attacked"_msg;
    case Moment::CriticalHit:
        return "effect.when.critical-hit"_msg;
    case Moment::Evaded:
        return "effect.when.evaded"_msg;
    case Moment::Destroys:
        return "effect.when.destroys"_msg;
    case Moment::Destroyed:
        return "effect.when.destroyed"_msg;
    case Moment::AttackEnds:
        return "effect.when.attack-ends"_msg;
    case Moment::Moved:
        return "effect.when.moved"_msg;
    case Moment::TurnBegins:
        return "effect.when.turn-begins"_msg;
    case Moment::TurnEnds:
        return "effect.when.turn-ends"_msg;
    case Moment::Bonded:
        return "effect.when.bonded"_msg;
    case Moment::OrbLost:
        return "effect.when.orb-lost"_msg;
    case Moment::SupportRevealed:
        break;
    }
    return "effect.when.support-revealed"_msg;
}

/// The skill's own unit, which a trigger without a filter means.
Filter own_unit()
{
    Filter self;
    self.wanted = 1U << static_cast<unsigned>(Quality::Self);
    return self;
}

} // namespace

std::string conditions_text(const std::vector<Condition>& conditions, const EffectReader& reader)
{
    return parts_text(conditions, "effect.and"_msg, reader);
}

std::string trigger_text(const Trigger& trigger, const EffectReader& reader)
{
    const Filter subject = trigger.subject == Filter{} ? own_unit() : trigger.subject;
    const bool has_other = trigger.against != Filter{};
    const HowMany each{HowMany::Kind::Each, 1};
    return reader.messages.get(
        moment_key(trigger.moment),
        {{"unit",
          units_text(subject, each, reader,
                     trigger.moment == Moment::AttackEnds ? NounCase::Of : NounCase::Plain)},
         {"whose", std::string(whose_word(trigger.whose))},
         {"has_other", has_other ? "yes" : "no"},
         {"other", has_other ? units_text(trigger.against, each, reader,
                                          trigger.moment == Moment::Attacked ? NounCase::By
                                                                             : NounCase::Plain)
                             : std::string()}});
}

std::string quantity_text(const Quantity& quantity, const EffectReader& reader)
{
    if (quantity.measure == Quantity::Measure::Nothing)
        return reader.messages.number(quantity.base);
    const std::string what = measured_text(quantity, reader);
    if (quantity.base == 0 && quantity.times == 1)
        return what;
    return reader.messages.get("effect.amount"_msg,
                               {{"has_base", quantity.base != 0 ? "yes" : "no"},
                                {"base", quantity.base},
                                {"times", quantity.times},
                                {"what", what}});
}

} // namespace kizuna
