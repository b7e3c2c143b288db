#include "app/skills/effect_sentences.h"

#include "app/skills/condition_words.h"
#include "app/skills/payment_words.h"
#include "app/skills/skill_text.h"
#include "app/skills/step_words.h"
#include "app/skills/steps_before.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

bool is_in_force_always(SkillCategory category, bool has_trigger)
{
    return category == SkillCategory::Cont || category == SkillCategory::BondCont ||
           (category == SkillCategory::Spec && !has_trigger);
}

/// True if the card of the skill is a unit on the battlefield when the skill takes effect.
bool is_of_unit(SkillCategory category, const std::vector<Trigger>& when)
{
    const auto is_gone = [](const Trigger& trigger) {
        const bool leaves = trigger.moment == Moment::Destroyed || trigger.moment == Moment::Put;
        return leaves && (trigger.subject == Filter{} || trigger.subject.wants(Quality::Self));
    };
    return is_of_battlefield(category) && std::ranges::none_of(when, is_gone);
}

/// True if a condition is on something done earlier in the turn, which asks for "if" and not
/// "while".
bool asks_of_turn(const std::vector<Condition>& conditions)
{
    constexpr auto first = static_cast<unsigned>(Quality::DeployedThisTurn);
    constexpr auto last = static_cast<unsigned>(Quality::HasDestroyedThisTurn);
    constexpr std::uint32_t of_turn = (1U << (last + 1)) - (1U << first);
    return std::ranges::any_of(conditions, [](const Condition& condition) {
        return (condition.left.filter.wanted & of_turn) != 0;
    });
}

/// The beginning of the first sentence: "When this unit attacks, only if it is your turn: ". Empty
/// if the skill has no triggers and no conditions.
std::string head_of(const std::vector<Trigger>& when, const std::vector<Condition>& conditions,
                    bool always, const EffectReader& reader, bool is_support = false)
{
    if (when.empty() && conditions.empty())
        return {};
    const bool is_set_off = !when.empty();
    const auto turn = std::ranges::find(conditions, Condition::Kind::Turn, &Condition::kind);
    if (!is_set_off && always && turn != conditions.end()) {
        std::vector<Condition> rest(conditions.begin(), turn);
        rest.insert(rest.end(), turn + 1, conditions.end());
        const auto phase = std::ranges::find(rest, Condition::Kind::InPhase, &Condition::kind);
        const bool in_phase = phase != rest.end();
        const char* of_phase = in_phase ? phase_word(phase->phase) : "no";
        if (in_phase)
            rest.erase(phase);
        return reader.messages.get(in_phase ? "effect.during-phase"_msg : "effect.during-turn"_msg,
                                   {{"whose", whose_word(turn->whose)},
                                    {"phase", of_phase},
                                    {"has_more", rest.empty() ? "no" : "yes"},
                                    {"condition", conditions_text(rest, reader)}});
    }
    const char* kind = is_set_off && !conditions.empty()                    ? "when_if"
                       : is_set_off                                         ? "when"
                       : is_support || (always && asks_of_turn(conditions)) ? "as_if"
                       : always && asks_of_battle(conditions)               ? "in_battle"
                       : always                                             ? "while"
                                                                            : "if";
    return reader.messages.get("effect.head"_msg,
                               {{"kind", kind},
                                {"event", triggers_text(when, reader)},
                                {"condition", conditions_text(conditions, reader)}});
}

bool has_choice(const std::vector<Step>& steps)
{
    return std::ranges::any_of(steps, [](const Step& step) {
        return step.verb == Verb::Choose || has_choice(step.then) || has_choice(step.otherwise) ||
               has_choice(step.refused);
    });
}

/// Owner of the cards that the steps look at or show: Both if they show cards of both players,
/// nullopt if of none.
std::optional<Whose> seen_of(const std::vector<Step>& steps)
{
    std::optional<Whose> found;
    const auto note = [&found](std::optional<Whose> whose) {
        if (whose)
            found = found && *found != *whose ? Whose::Both : *whose;
    };
    for (const Step& step : steps) {
        if ((step.verb == Verb::Look || step.verb == Verb::Show || step.shows) &&
            step.from != Zone::Seen)
            note(step.opponent_does ? Whose::Opponent : Whose::Own);
        for (const std::vector<Step>* inner : {&step.then, &step.otherwise, &step.refused})
            note(seen_of(*inner));
    }
    return found;
}

EffectReader reader_of(const std::vector<Step>& steps, EffectReader reader)
{
    reader.chooses = has_choice(steps);
    reader.seen_of = seen_of(steps).value_or(Whose::Own);
    return reader;
}

/// The state after the cost of the skill is paid.
StepsBefore paid(const Skill& skill)
{
    StepsBefore before;
    if (!skill.cost)
        return before;
    const SkillCost& cost = *skill.cost;
    const std::array<int, 6> kinds = {
        cost.tap_self ? 1 : 0, cost.tap_others, cost.flip,
        cost.discard,          cost.flip_orbs,  cost.other.empty() ? 0 : -1};
    const auto is_some = [](int number) { return number != 0; };
    const auto count = std::ranges::count_if(kinds, is_some);
    if (count == 1)
        before.paid_count = std::max(*std::ranges::find_if(kinds, is_some), 0);
    const auto taps = std::ranges::count_if(std::array{kinds[0], kinds[1]}, is_some);
    before.paid_with = taps == count                                      ? "tap"
                       : count == 1 && cost.discard != 0                  ? "discard"
                       : count == 2 && cost.tap_self && cost.discard != 0 ? "discard"
                                                                          : "other";
    return before;
}

/// The text with a capital first letter, if that is one of a to z.
std::string with_capital(std::string text)
{
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

const Card* card_with(const Skill& skill, const CardLibrary& library)
{
    const auto has_it = [&skill](const Card& card) {
        return std::ranges::any_of(card.skills, [&](const Skill& one) { return &one == &skill; });
    };
    const auto card = std::ranges::find_if(library.cards(), has_it);
    return card == library.cards().end() ? nullptr : &*card;
}

std::string name_text(const std::string& unit, const CardLibrary& library, const Messages& messages)
{
    return messages.get("effect.name"_msg, {{"name", unit_text(unit, library, messages)}});
}

std::string stated_several_text(const Card& card, const CardLibrary& library,
                                const Messages& messages)
{
    constexpr std::array modes = {"no", "always", "two", "six_bonds", "leveled_up"};
    return messages.get("effect.stated.several"_msg,
                        {{"mode", modes.at(static_cast<std::size_t>(card.multi_deploy))},
                         {"unit", name_text(card.unit, library, messages)}});
}

std::string extra_names_text(const Card& card, const CardLibrary& library, const Messages& messages)
{
    const ExtraName& extra = card.also_unit.front();
    const bool is_protagonists = extra.unit == "*protagonist";
    return messages.get(
        "effect.stated.also-unit"_msg,
        {{"scope", extra.scope == "in-hand"         ? "in_hand"
                   : extra.scope == "in-bond-area"  ? "in_bonds"
                   : extra.scope == "turn-deployed" ? "turn_deployed"
                                                    : "always"},
         {"protagonist", is_protagonists ? "yes" : "no"},
         {"unit", is_protagonists ? std::string() : name_text(extra.unit, library, messages)}});
}

/// `lacking`: the condition that a unit is there, told as its opposite; null for no condition.
std::string stacks_text(const Card& card, const Condition* lacking, const CardLibrary& library,
                        const Messages& messages)
{
    std::vector<std::string> units;
    for (const std::string& unit : card.stacks_on) {
        if (unit != "*")
            units.push_back(name_text(unit, library, messages));
    }
    const std::string condition =
        lacking ? units_clause(lacking->left.filter, 0, 0, {library, messages, {}}) : std::string();
    return messages.get("effect.stated.stacks-on"_msg, {{"has_condition", lacking ? "yes" : "no"},
                                                        {"condition", condition},
                                                        {"any", units.empty() ? "yes" : "no"},
                                                        {"units", messages.either(units)}});
}

/// The condition of a skill whose only effect is that units of other names cannot be levelled up
/// with its card, if that condition is that a certain unit is there; else null.
const Condition* hindrance(const Skill& skill)
{
    const bool limits_stacking = skill.category == SkillCategory::Spec && skill.script &&
                                 std::ranges::all_of(skill.script->steps, [](const Step& step) {
                                     return step.verb == Verb::Forbid &&
                                            step.act == UnitAct::LevelUp &&
                                            step.with.wants(Quality::Self);
                                 });
    if (!limits_stacking || skill.script->conditions.size() != 1)
        return nullptr;
    const Condition& condition = skill.script->conditions.front();
    return condition.kind == Condition::Kind::Compare && condition.min == 1 &&
                   condition.max >= max_bound && condition.left.measure == Quantity::Measure::Units
               ? &condition
               : nullptr;
}

/// The sentence of a skill that states a field of its card, as in "this card cannot be put into the
/// bonds", or of a skill with a hindrance(), told with the opposite of its condition. Empty for
/// other skills and for a skill of no card in the library.
std::string stated_text(const Skill& skill, const CardLibrary& library, const Messages& messages)
{
    const Condition* lacking = hindrance(skill);
    if (skill.states == StatedField::None && !lacking)
        return {};
    const Card* card = card_with(skill, library);
    if (!card)
        return {};
    switch (skill.states) {
    case StatedField::None:
        return card->stacks_on.empty() ? std::string()
                                       : stacks_text(*card, lacking, library, messages);
    case StatedField::Copies:
        return messages.get("effect.stated.copies"_msg,
                            {{"limited", card->copies_limit ? "yes" : "no"},
                             {"count", card->copies_limit.value_or(0)}});
    case StatedField::MultiDeploy:
        return stated_several_text(*card, library, messages);
    case StatedField::NoBond:
        return messages.get("effect.stated.no-bond"_msg);
    case StatedField::AlsoUnit:
        return card->also_unit.empty() ? std::string() : extra_names_text(*card, library, messages);
    case StatedField::StacksOn:
        return stacks_text(*card, nullptr, library, messages);
    }
    return {};
}

} // namespace

std::vector<std::string> effect_sentences(const Skill& skill, const CardLibrary& library,
                                          const Messages& messages)
{
    std::vector<std::string> sentences;
    if (const std::string stated = stated_text(skill, library, messages); !stated.empty())
        sentences.push_back(messages.get("effect.sentence"_msg, {{"text", with_capital(stated)}}));
    if (skill.states == StatedField::None && !sentences.empty())
        return sentences; // the sentence already tells the effect, by its opposite
    const Script* written = skill.emblem && library.words().emblems[*skill.emblem].script
                                ? &*library.words().emblems[*skill.emblem].script
                            : skill.script ? &*skill.script
                                           : nullptr;
    if (!written)
        return sentences;
    Script script = *written;
    drop_implied(script.conditions, script.steps);
    const auto before = steps_before(script.steps, paid(skill));
    EffectReader reader = reader_of(script.steps, {library, messages, skill.emblem_parameter});
    reader.steps_before = &before;
    reader.card_is_unit = !script.works_in && is_of_unit(skill.category, script.when);
    const bool always = is_in_force_always(skill.category, !script.when.empty());
    const StepForm form = always ? StepForm::Always : StepForm::Says;
    std::string head = head_of(script.when, script.conditions, always, reader,
                               skill.category == SkillCategory::Support);
    if (script.works_in)
        head = messages.get("effect.works-in"_msg, {{"zone", zone_text(*script.works_in, Whose::Own,
                                                                       ZoneRole::There, reader)},
                                                    {"head", head}});
    std::vector<std::string> texts = step_texts(script.steps, form, form, reader);
    // Joined into one sentence, because the conditions apply to all steps.
    if (!head.empty() && (always || skill.category == SkillCategory::Support))
        texts = {joined_text(texts, "effect.together"_msg, reader)};
    const bool is_numbered = !always && texts.size() >= min_steps;
    for (std::size_t at = 0; at < texts.size(); ++at) {
        const std::string lead = at == 0 ? head : std::string();
        std::string text = lead.empty() ? with_capital(texts[at]) : texts[at];
        if (is_numbered)
            text = messages.get("effect.option"_msg,
                                {{"number", static_cast<int>(at) + 1}, {"text", text}});
        sentences.push_back(
            messages.get("effect.sentence"_msg, {{"text", with_capital(lead + text)}}));
    }
    if (!script.unlimited.empty())
        sentences.push_back(messages.get(
            "effect.sentence"_msg,
            {{"text", with_capital(messages.get(
                          "effect.unlimited"_msg,
                          {{"condition", conditions_text(script.unlimited, reader)}}))}}));
    return sentences;
}

std::string granted_text(const GrantedSkill& given, const EffectReader& outer)
{
    GrantedSkill skill = given;
    drop_implied(skill.conditions, skill.steps);
    const auto before = steps_before(skill.steps);
    EffectReader reader = outer;
    reader.steps_before = &before;
    reader.before = {};
    reader.card_is_unit = is_of_unit(skill.category, skill.when);
    reader.seen_of = seen_of(skill.steps).value_or(Whose::Own);
    const Messages& messages = reader.messages;
    const bool always = is_in_force_always(skill.category, !skill.when.empty());
    Skill facts;
    facts.category = skill.category;
    facts.once_per_turn = skill.once_per_turn;
    facts.marks = skill.marks;
    facts.mark_symbols = RareText(skill.mark_symbols);
    const std::string head = skill_text(facts, reader.library, messages);
    const std::string cost = payment_steps_text(skill.payment, reader);
    const std::string effect =
        head_of(skill.when, skill.conditions, always, reader) +
        steps_text(skill.steps, always ? StepForm::Always : StepForm::Says, reader);
    return messages.get("effect.skill"_msg, {{"head", head},
                                             {"has_cost", cost.empty() ? "no" : "yes"},
                                             {"cost", cost},
                                             {"effect", effect}});
}

} // namespace kizuna
