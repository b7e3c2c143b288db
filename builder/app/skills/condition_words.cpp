// Long because: every condition, quantity and event is put into words here.
#include "app/skills/condition_words.h"

#include "app/text/violation_text.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

namespace kizuna {
namespace {

constexpr int max_amount = 99; ///< a bound of this or more means no bound

std::string condition_text(const Condition& condition, const EffectReader& reader);

/// The select word in messages for the act of the last step.
const char* what_was_done(const EffectReader& reader)
{
    constexpr auto words = std::to_array<std::pair<Verb, const char*>>({{Verb::Draw, "draw"},
                                                                        {Verb::Move, "move"},
                                                                        {Verb::Tap, "tap"},
                                                                        {Verb::Untap, "untap"},
                                                                        {Verb::Destroy, "destroy"},
                                                                        {Verb::Deploy, "deploy"},
                                                                        {Verb::Flip, "flip"}});
    const Step* done = reader.before.done;
    if (done && done->verb == Verb::Put)
        return done->from == Zone::Field                               ? "put_unit"
               : done->from == Zone::Hand && done->to == Zone::Retreat ? "discard"
                                                                       : "put";
    for (const auto& [verb, word] : words) {
        if (done && done->verb == verb)
            return word;
    }
    return "other";
}

/// "This unit’s Deployment Cost" of a known unit; else "the Deployment Cost of an ally".
std::string of_unit(const Quantity& quantity, MessageKey key, const EffectReader& reader)
{
    return reader.messages.get(
        key, {{"known", has_by_word(quantity.filter, reader)},
              {"unit", units_text(quantity.filter, one_each, reader, NounCase::Of)}});
}

/// What is counted or measured, without the constant and the factor of the quantity.
std::string measured_text(const Quantity& quantity, const EffectReader& reader)
{
    const Messages& messages = reader.messages;
    switch (quantity.measure) {
    case Quantity::Measure::Nothing:
        break;
    case Quantity::Measure::Units: {
        HowMany number = in_plural;
        number.different = quantity.different;
        return messages.get("effect.number-of"_msg,
                            {{"what", units_text(quantity.filter, number, reader)}});
    }
    case Quantity::Measure::Cards:
        if (quantity.zone == Zone::Paid)
            return messages.get("effect.number-paid"_msg,
                                {{"paid", reader.before.paid_with},
                                 {"what", cards_text(quantity.filter, in_plural, reader)}});
        return messages.get(
            "effect.number-of-cards"_msg,
            {{"what", cards_text(quantity.filter, in_plural, reader)},
             {"zone", zone_text(quantity.zone, quantity.whose, ZoneRole::In, reader)}});
    case Quantity::Measure::Cost:
        return of_unit(quantity, "effect.cost-of"_msg, reader);
    case Quantity::Measure::Stack:
        return of_unit(quantity, "effect.stack-of"_msg, reader);
    case Quantity::Measure::Weapons:
        return of_unit(quantity, "effect.weapons-of"_msg, reader);
    case Quantity::Measure::SupportOfShown:
        return messages.get("effect.support-of-shown"_msg);
    case Quantity::Measure::SupportOfOther:
        return messages.get("effect.support-of-other"_msg);
    case Quantity::Measure::CostOfOther:
        return messages.get("effect.cost-of-other"_msg);
    case Quantity::Measure::CostOfSeen:
        return messages.get("effect.cost-of-seen"_msg);
    case Quantity::Measure::AttacksThisTurn:
        return messages.get("effect.attacks-this-turn"_msg,
                            {{"whose", whose_word(quantity.whose)}});
    case Quantity::Measure::OrbsLostThisTurn:
        return messages.get("effect.orbs-lost-this-turn"_msg,
                            {{"whose", whose_word(quantity.whose)}});
    case Quantity::Measure::HandSkillsThisTurn:
        return messages.get("effect.hand-skills-this-turn"_msg,
                            {{"whose", whose_word(quantity.whose)}});
    case Quantity::Measure::Done:
        return messages.get("effect.number-done"_msg, {{"did", what_was_done(reader)}});
    }
    return {};
}

bool is_plain(const Quantity& quantity)
{
    return quantity.base == 0 && quantity.times == 1 && quantity.per == 1;
}

/// The negated filter; nullopt unless the filter is a single test of cards.
std::optional<Filter> opposite(Filter filter)
{
    if (filter.cards.size() != 1 || filter.wanted != 0 || filter.unwanted != 0)
        return std::nullopt;
    filter.cards.front().negated = !filter.cards.front().negated;
    return filter;
}

/// A condition on seen, taken or paid cards: "that card is ‹Sword›". Empty if it is about their
/// number.
std::string known_cards_clause(const Condition& condition, const EffectReader& reader)
{
    const Quantity& cards = condition.left;
    const bool is_known =
        cards.zone == Zone::Seen || cards.zone == Zone::Done || cards.zone == Zone::Paid;
    if (cards.measure != Quantity::Measure::Cards || !is_known)
        return {};
    const StepsBefore& before = reader.before;
    const bool is_one = (cards.zone == Zone::Seen   ? before.seen
                         : cards.zone == Zone::Done ? before.done_count
                                                    : before.paid_count) == 1;
    const bool asks_any = condition.min == 1 && condition.max >= max_amount;
    if (cards.filter == Filter{})
        return asks_any && cards.zone == Zone::Seen
                   ? reader.messages.get("effect.if.any-seen"_msg,
                                         {{"shown", yes_no(before.seen_shown)}})
                   : std::string();
    const bool asks_none = condition.min <= 0 && condition.max == 0;
    const auto other = opposite(cards.filter);
    const std::string card =
        cards.zone == Zone::Paid
            ? reader.messages.get("effect.paid-card"_msg, {{"paid", before.paid_with}})
            : reader.messages.get("effect.seen-card"_msg);
    if (is_one && asks_any)
        return card_clause(card, cards.filter, reader);
    if (asks_none && other && is_one)
        return card_clause(card, *other, reader);
    if (asks_none && other && cards.zone == Zone::Seen && cards.filter.cards.front().negated)
        return card_clause(reader.messages.get("effect.each-seen-card"_msg), *other, reader);
    return {};
}

/// "You have used a skill from the hand this turn"; empty for conditions on other things.
std::string turn_clause(const Condition& condition, const EffectReader& reader)
{
    const char* what = condition.left.measure == Quantity::Measure::AttacksThisTurn      ? "attack"
                       : condition.left.measure == Quantity::Measure::OrbsLostThisTurn   ? "orb"
                       : condition.left.measure == Quantity::Measure::HandSkillsThisTurn ? "skill"
                                                                                         : nullptr;
    if (!what || !is_plain(condition.left))
        return {};
    const std::string whose(whose_word(condition.left.whose));
    if (condition.min >= 1 && condition.max >= max_amount)
        return reader.messages.get("effect.if.this-turn"_msg,
                                   {{"what", what}, {"whose", whose}, {"count", condition.min}});
    const bool is_of_attack = condition.left.measure == Quantity::Measure::AttacksThisTurn;
    return is_of_attack && condition.min <= 0 && condition.max == 1
               ? reader.messages.get("effect.if.first-attack"_msg, {{"whose", whose}})
               : std::string();
}

bool is_count(const Quantity& quantity)
{
    return quantity.different == Different::Nothing && quantity.base == 0 && quantity.times == 1 &&
           (quantity.measure == Quantity::Measure::Units ||
            quantity.measure == Quantity::Measure::Cards);
}

/// "The number of your bonds is odd", joined with the bounds if the condition has any.
std::string parity_text(const Condition& condition, const EffectReader& reader)
{
    const Messages& messages = reader.messages;
    const char* parity = condition.parity == Condition::Parity::Odd ? "odd" : "even";
    const std::string amount = quantity_text(condition.left, reader);
    const std::string text =
        messages.get("effect.parity"_msg, {{"amount", amount}, {"parity", parity}});
    if (condition.min < 0 && condition.max >= max_amount)
        return text;
    const std::string bounds = bounds_text(condition.min, condition.max, Counted::Points, reader);
    return joined_text(
        messages.get("effect.amount-is"_msg, {{"amount", amount}, {"bounds", bounds}}), text,
        "effect.and"_msg, reader);
}

/// True if the opponent carried out the last step.
bool is_done_by_opponent(const EffectReader& reader)
{
    const Step* done = reader.before.done;
    return reader.asks_opponent || (done && done->opponent_does && done->chosen_by_opponent);
}

std::string compared_text(const Condition& condition, const EffectReader& reader)
{
    if (condition.parity != Condition::Parity::Any)
        return parity_text(condition, reader);
    const Quantity& left = condition.left;
    if (std::string known = known_cards_clause(condition, reader); !known.empty() && is_plain(left))
        return known;
    if (std::string turn = turn_clause(condition, reader); !turn.empty())
        return turn;
    if (is_count(left) && left.measure == Quantity::Measure::Units)
        return units_clause(left.filter, condition.min, condition.max, reader);
    if (is_count(left))
        return cards_clause(left.filter, condition.min, condition.max, left.zone, left.whose,
                            reader);
    const bool is_done =
        left.base == 0 && left.times == 1 && left.measure == Quantity::Measure::Done;
    if (is_done && condition.min > 0)
        return reader.messages.get(
            "effect.if.done"_msg,
            {{"plain", condition.min == 1 && condition.max > 99 ? "yes" : "no"},
             {"skill", reader.before.done ? "no" : "yes"},
             {"who", is_done_by_opponent(reader) ? "opponent" : "own"},
             {"bounds", bounds_text(condition.min, condition.max, Counted::Points, reader)}});
    return reader.messages.get(
        "effect.amount-is"_msg,
        {{"amount", quantity_text(left, reader)},
         {"bounds", bounds_text(condition.min, condition.max, Counted::Points, reader)}});
}

std::vector<std::string> each_clause(const std::vector<Condition>& parts,
                                     const EffectReader& reader)
{
    std::vector<std::string> clauses;
    for (const Condition& part : parts)
        clauses.push_back(condition_text(part, reader));
    return clauses;
}

bool is_of_defender(const Step& step)
{
    return step.verb == Verb::Defender;
}

/// True for "a <= b" and "b <= a", which together say that both are equal.
bool are_one_equation(const Condition& one, const Condition& other)
{
    return one.kind == Condition::Kind::LessOrEqual && other.kind == one.kind &&
           one.left == other.right && one.right == other.left;
}

/// The filter of a condition "there is at least one such unit"; null for other conditions.
const Filter* asked_unit(const Condition& condition)
{
    const bool is_one = condition.kind == Condition::Kind::Compare && is_count(condition.left) &&
                        condition.left.measure == Quantity::Measure::Units &&
                        condition.parity == Condition::Parity::Any && condition.min == 1 &&
                        condition.max >= max_amount;
    return is_one ? &condition.left.filter : nullptr;
}

/// The part that the skill's own unit plays in the battle; null if the condition is not about that.
struct OwnRole {
    Quality own;
    Quality other;
    const char* word;
};
const OwnRole* own_role(const Condition& condition)
{
    static constexpr std::array roles = {OwnRole{Quality::Attacker, Quality::Defender, "attacks"},
                                         OwnRole{Quality::Defender, Quality::Attacker, "attacked"},
                                         OwnRole{Quality::Fighting, Quality::Opposing, "battles"}};
    const Filter* unit = asked_unit(condition);
    if (!unit)
        return nullptr;
    const auto found = std::ranges::find_if(roles, [unit](const OwnRole& role) {
        return *unit == Filter{.wanted = bit_of(Quality::Self) | bit_of(role.own)};
    });
    return found == roles.end() ? nullptr : &*found;
}

/// "This unit is attacking a ‹Dragon› enemy". `other`: the filter of the other unit; null for any.
std::string role_clause(const OwnRole& role, const Filter* other, const EffectReader& reader)
{
    Filter enemy = other ? *other : Filter{};
    enemy.wanted &= ~bit_of(role.other);
    enemy.side = Filter::Side::Enemy;
    return reader.messages.get(
        "effect.if.fights"_msg,
        {{"role", role.word},
         {"has_other", other ? "yes" : "no"},
         {"other", units_text(enemy, one_each, reader,
                              role.own == Quality::Defender ? NounCase::By : NounCase::Plain)}});
}

std::string supported_clause(const Condition& condition, std::string_view who,
                             const EffectReader& reader)
{
    return reader.messages.get(
        "effect.if.supported-by"_msg,
        {{"whose", std::string(who)}, {"card", cards_text(condition.filter, one_each, reader)}});
}

/// One clause for each condition, but a single clause for the battle of this unit with its
/// opponent, or with its support.
std::vector<std::string> clauses_of(const std::vector<Condition>& parts, const EffectReader& reader)
{
    const auto found = std::ranges::find_if(parts, own_role);
    const Condition* self = found == parts.end() ? nullptr : &*found;
    const Condition* other = nullptr;
    const Condition* support = nullptr;
    for (const Condition& part : parts) {
        if (!self)
            break;
        const OwnRole& role = *own_role(*self);
        const Filter* unit = asked_unit(part);
        if (unit && unit->wants(role.other) && unit->side != Filter::Side::Ally)
            other = &part;
        if (role.own == Quality::Fighting && part.kind == Condition::Kind::SupportedBy &&
            part.whose == Whose::Own)
            support = &part;
    }
    std::vector<std::string> clauses;
    for (const Condition& part : parts) {
        if (&part == self && (other || !support))
            clauses.push_back(
                role_clause(*own_role(part), other ? asked_unit(*other) : nullptr, reader));
        else if (&part == support)
            clauses.push_back(supported_clause(part, "self", reader));
        else if (&part != self && &part != other)
            clauses.push_back(condition_text(part, reader));
    }
    return clauses;
}

/// "You have fewer orbs than the opponent"; empty unless the same number of both players is
/// compared.
std::string fewer_clause(const Quantity& left, const Quantity& right, const char* how,
                         const EffectReader& reader)
{
    const bool is_plain_count = is_plain(left) && is_plain(right) && is_count(left) &&
                                is_count(right) && left.measure == right.measure;
    if (!is_plain_count)
        return {};
    const Filter allies{.side = Filter::Side::Ally};
    const Filter enemies{.side = Filter::Side::Enemy};
    const bool is_of_units = left.measure == Quantity::Measure::Units;
    const bool is_own = is_of_units ? left.filter == allies : left.whose == Whose::Own;
    const bool are_sides = is_of_units ? left.filter == (is_own ? allies : enemies) &&
                                             right.filter == (is_own ? enemies : allies)
                                       : left.filter == Filter{} && right.filter == Filter{} &&
                                             left.zone == right.zone &&
                                             right.whose == (is_own ? Whose::Opponent : Whose::Own);
    const char* what = is_of_units                ? "units"
                       : left.zone == Zone::Bonds ? "bonds"
                       : left.zone == Zone::Orbs  ? "orbs"
                       : left.zone == Zone::Hand  ? "hand"
                                                  : nullptr;
    return are_sides && what
               ? reader.messages.get(
                     "effect.if.fewer"_msg,
                     {{"what", what}, {"how", how}, {"whose", is_own ? "own" : "opponent"}})
               : std::string();
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
    case Condition::Kind::Critical:
        return messages.get("effect.if.critical"_msg);
    case Condition::Kind::InPhase:
        return messages.get("effect.if.phase"_msg, {{"phase", phase_word(condition.phase)}});
    case Condition::Kind::SupportFailed:
        return messages.get("effect.if.support-failed"_msg, {{"whose", whose}});
    case Condition::Kind::Compare:
        return compared_text(condition, reader);
    case Condition::Kind::LessOrEqual: {
        Quantity left = condition.left;
        const bool is_less = left.base == 1 && left.measure != Quantity::Measure::Nothing;
        left.base -= is_less ? 1 : 0;
        std::string fewer =
            fewer_clause(left, condition.right, is_less ? "less" : "no_more", reader);
        return !fewer.empty()
                   ? fewer
                   : messages.get(is_less ? "effect.if.less"_msg : "effect.if.no-more"_msg,
                                  {{"left", quantity_text(left, reader)},
                                   {"right", quantity_text(condition.right, reader)}});
    }
    case Condition::Kind::SupportedBy:
        return supported_clause(condition, whose, reader);
    case Condition::Kind::Destroyed:
        return messages.get("effect.if.destroyed"_msg,
                            {{"unit", units_text(condition.filter, one_each, reader)}});
    case Condition::Kind::Uses:
        return messages.get("effect.if.uses"_msg,
                            {{"number", condition.left.base}, {"count", condition.min}});
    case Condition::Kind::HasSkill:
        return messages.get("effect.if.has-skill"_msg, {{"number", condition.left.base}});
    case Condition::Kind::Any:
        return joined_text(each_clause(condition.parts, reader), "effect.or"_msg, reader);
    case Condition::Kind::Not:
        break;
    }
    if (condition.parts.size() == 1 && condition.parts[0].kind == Condition::Kind::Destroyed)
        return messages.get("effect.if.not-destroyed"_msg,
                            {{"unit", units_text(condition.parts[0].filter, one_each, reader)}});
    if (condition.parts.size() == 1 && condition.parts[0].kind == Condition::Kind::HasSkill)
        return messages.get("effect.if.has-no-skill"_msg,
                            {{"number", condition.parts[0].left.base}});
    return messages.get(
        "effect.not"_msg,
        {{"clause", joined_text(each_clause(condition.parts, reader), "effect.or"_msg, reader)}});
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
    case Moment::Tapped:
        return "effect.when.tapped"_msg;
    case Moment::Untapped:
        return "effect.when.untapped"_msg;
    case Moment::Grown:
        return "effect.when.grown"_msg;
    case Moment::SupportSucceeds:
        return "effect.when.support-succeeds"_msg;
    case Moment::SupportFails:
        return "effect.when.support-fails"_msg;
    case Moment::Draws:
        return "effect.when.draws"_msg;
    case Moment::Put:
        return "effect.when.put"_msg;
    case Moment::Shown:
        return "effect.when.shown"_msg;
    case Moment::SkillUsed:
        return "effect.when.skill-used"_msg;
    case Moment::PhaseBegins:
        return "effect.when.phase-begins"_msg;
    case Moment::PhaseEnds:
        return "effect.when.phase-ends"_msg;
    case Moment::SkillDone:
        return "effect.when.skill-done"_msg;
    case Moment::SupportRevealed:
        break;
    }
    return "effect.when.support-revealed"_msg;
}

/// Stands for the unit of a trigger without a filter: the skill's own unit.
Filter own_unit()
{
    return {.wanted = bit_of(Quality::Self)};
}

NounCase subject_case(Moment moment)
{
    switch (moment) {
    case Moment::AttackEnds:
    case Moment::SupportSucceeds:
    case Moment::SupportFails:
    case Moment::SkillUsed:
    case Moment::SkillDone:
        return NounCase::Of;
    default:
        return NounCase::Plain;
    }
}

NounCase other_case(Moment moment)
{
    return moment == Moment::Attacked ? NounCase::By
           : moment == Moment::Evaded ? NounCase::Of
                                      : NounCase::Plain;
}

/// Adds the side that a filter leaves open: units only fight units of the other side.
Filter other_side(Filter against, const Filter& subject)
{
    if (against == Filter{} || against.side != Filter::Side::Any || against.wants(Quality::Self))
        return against;
    const bool is_own = subject.side == Filter::Side::Ally || subject.wants(Quality::Self);
    against.side = is_own                                ? Filter::Side::Enemy
                   : subject.side == Filter::Side::Enemy ? Filter::Side::Ally
                                                         : Filter::Side::Any;
    return against;
}

std::string cause_text(const Cause& cause, const EffectReader& reader)
{
    const Messages& messages = reader.messages;
    const auto of_unit = [&](MessageKey key) {
        const bool has_unit = cause.of != Filter{};
        return messages.get(
            key, {{"has_unit", yes_no(has_unit)},
                  {"known", has_by_word(cause.of, reader)},
                  {"unit", has_unit ? units_text(cause.of, one_each, reader, NounCase::Of)
                                    : std::string()}});
    };
    switch (cause.kind) {
    case Cause::Kind::Attack:
        return of_unit("effect.by.attack"_msg);
    case Cause::Kind::Skill:
    case Cause::Kind::UnitSkill:
        return of_unit("effect.by.skill"_msg);
    case Cause::Kind::NumberedSkill:
        return messages.get("effect.by.numbered-skill"_msg, {{"number", cause.number}});
    case Cause::Kind::SupportSkill:
        return messages.get("effect.by.support-skill"_msg, {{"whose", whose_word(cause.whose)}});
    case Cause::Kind::Emblem:
        break;
    }
    const Vocabulary& words = reader.library.words();
    const auto emblem = words.emblem(cause.emblem);
    return messages.get(
        "effect.by.emblem"_msg,
        {{"emblem", emblem ? in_language(words.emblems[*emblem].name, messages) : cause.emblem}});
}

std::string event_text(const Trigger& trigger, const EffectReader& reader)
{
    const Messages& messages = reader.messages;
    const Filter subject = trigger.subject == Filter{} ? own_unit() : trigger.subject;
    const bool is_of_card =
        trigger.moment == Moment::Put || trigger.moment == Moment::Shown || trigger.mark == "CP";
    constexpr std::array sides = {"any", "ally", "enemy"};
    const std::string clause = is_of_card ? std::string() : known_unit_clause(subject, reader);
    EffectReader subject_reader = reader;
    subject_reader.tells_clauses = true;
    const Filter against = other_side(trigger.against, subject);
    const bool has_other = against != Filter{};
    const bool has_card = trigger.with != Filter{};
    const auto zone = [&](const std::optional<Zone>& where, ZoneRole role) {
        return where ? zone_text(*where, trigger.whose, role, reader) : std::string();
    };
    Filter used_card = trigger.subject;
    used_card.side = Filter::Side::Any;
    const std::string event = messages.get(
        moment_key(trigger.moment),
        {{"unit",
          is_of_card ? cards_text(trigger.subject, one_each, reader)
                     : units_text(subject, one_each, subject_reader, subject_case(trigger.moment))},
         {"agree", agreement(subject, false, reader)},
         {"known", has_by_word(subject, subject_reader)},
         {"caused", yes_no(!trigger.causes.empty())},
         {"plain", yes_no(used_card == Filter{})},
         {"side", sides.at(static_cast<std::size_t>(trigger.subject.side))},
         {"whose", whose_word(trigger.whose)},
         {"phase", phase_word(trigger.phase)},
         {"mark", trigger.mark.empty() ? "no" : trigger.mark},
         {"is_hand", yes_no(trigger.mark == "CP")},
         {"number", trigger.number},
         {"has_from", yes_no(trigger.from.has_value())},
         {"from", zone(trigger.from, ZoneRole::From)},
         {"has_to", yes_no(trigger.to.has_value())},
         {"hand", yes_no(trigger.to == Zone::Hand && trigger.whose != Whose::Opponent)},
         {"to", zone(trigger.to, ZoneRole::To)},
         {"has_card", yes_no(has_card)},
         {"card", has_card ? cards_text(trigger.with, one_each, reader) : std::string()},
         {"has_other", yes_no(has_other)},
         {"other", has_other ? units_text(against, one_each, reader, other_case(trigger.moment))
                             : std::string()}});
    return clause.empty()
               ? event
               : messages.get("effect.event-while"_msg, {{"event", event}, {"clause", clause}});
}

std::string one_trigger_text(const Trigger& trigger, const EffectReader& reader)
{
    const std::string event = event_text(trigger, reader);
    if (trigger.causes.empty())
        return event;
    std::vector<std::string> causes;
    for (const Cause& cause : trigger.causes)
        causes.push_back(cause_text(cause, reader));
    return reader.messages.get("effect.by"_msg, {{"event", event},
                                                 {"not", trigger.not_by ? "yes" : "no"},
                                                 {"causes", reader.messages.either(causes)}});
}

} // namespace

const char* phase_word(TurnPhase phase)
{
    constexpr std::array words = {"begin", "bond", "deployment", "action"};
    return words.at(static_cast<std::size_t>(phase));
}

std::string conditions_text(const std::vector<Condition>& conditions, const EffectReader& reader)
{
    const bool is_equal = conditions.size() == 2 && are_one_equation(conditions[0], conditions[1]);
    return is_equal ? reader.messages.get("effect.if.equal"_msg,
                                          {{"left", quantity_text(conditions[0].left, reader)},
                                           {"right", quantity_text(conditions[0].right, reader)}})
                    : joined_text(clauses_of(conditions, reader), "effect.and"_msg, reader);
}

bool asks_of_battle(const std::vector<Condition>& conditions)
{
    return std::ranges::any_of(conditions, own_role);
}

void drop_implied(std::vector<Condition>& conditions, std::vector<Step>& steps)
{
    const auto asks_of_defender = [](const Condition& condition) {
        const Filter* unit = asked_unit(condition);
        return unit && unit->wants(Quality::Defender);
    };
    if (std::ranges::any_of(steps, is_of_defender))
        std::erase_if(conditions, [](const Condition& condition) {
            const Filter* unit = asked_unit(condition);
            return unit && *unit == still_attacked();
        });
    const auto attacks = std::ranges::find_if(conditions, [](const Condition& condition) {
        const OwnRole* role = own_role(condition);
        return role && role->own == Quality::Attacker;
    });
    const bool is_evasion = steps.size() == 1 && steps[0].verb == Verb::Forbid &&
                            steps[0].act == UnitAct::Evade && steps[0].by == ForbiddenBy::Any &&
                            steps[0].of.wants(Quality::Defender);
    if (!is_evasion || attacks == conditions.end() ||
        std::ranges::any_of(conditions, asks_of_defender))
        return;
    conditions.erase(attacks);
    steps[0].of.wanted &= ~bit_of(Quality::Defender);
    steps[0].of.side = Filter::Side::Enemy;
    steps[0].against = own_unit();
}

std::string triggers_text(const std::vector<Trigger>& triggers, const EffectReader& reader)
{
    std::vector<std::string> events;
    for (const Trigger& trigger : triggers)
        events.push_back(one_trigger_text(trigger, reader));
    return joined_text(events, "effect.or-event"_msg, reader);
}

std::string quantity_text(const Quantity& quantity, const EffectReader& reader)
{
    if (quantity.measure == Quantity::Measure::Nothing)
        return reader.messages.number(quantity.base);
    if (quantity.measure == Quantity::Measure::Stack && quantity.base == -quantity.times &&
        quantity.per == 1) {
        const std::string under = of_unit(quantity, "effect.cards-under"_msg, reader);
        return quantity.times == 1
                   ? under
                   : reader.messages.get("effect.amount"_msg, {{"has_base", "no"},
                                                               {"base", 0},
                                                               {"times", quantity.times},
                                                               {"per", 1},
                                                               {"what", under}});
    }
    const std::string what = measured_text(quantity, reader);
    if (is_plain(quantity))
        return what;
    return reader.messages.get(
        "effect.amount"_msg,
        {{"has_base", quantity.base == 0   ? "no"
                      : quantity.times < 0 ? "from"
                      : quantity.base < 0  ? "minus"
                                           : "plus"},
         {"base", quantity.times < 0 ? quantity.base : std::abs(quantity.base)},
         {"times", quantity.base != 0 ? std::abs(quantity.times) : quantity.times},
         {"per", quantity.per},
         {"what", what}});
}

} // namespace kizuna
