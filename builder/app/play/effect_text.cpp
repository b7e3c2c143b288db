#include "app/play/effect_text.h"

#include "app/skills/effect_sentences.h"
#include "app/skills/payment_words.h"
#include "app/skills/skill_text.h"
#include "app/skills/step_words.h"
#include "app/skills/steps_before.h"
#include "app/text/card_names.h"
#include "app/text/joined_text.h"
#include "app/text/signed_text.h"
#include "decks/deck/deck_statistics.h"

#include <array>

namespace kizuna {
namespace {

/// Where a card is put, for the message `table.effect.put`.
std::string destination(const Op& op)
{
    switch (op.to) {
    case Zone::Deck:
        return op.to_top ? "deck_top" : "deck_bottom";
    case Zone::Hand:
        return "hand";
    case Zone::Orbs:
        return "orbs";
    case Zone::Support:
        return "support";
    case Zone::Bonds:
        return op.face_down ? "bonds_down" : "bonds";
    case Zone::Infinite:
        return "infinite";
    default:
        return "retreat";
    }
}

std::string duration(Until until)
{
    constexpr std::array words = {"battle",  "turn",     "opponents_turn",
                                  "forever", "own_turn", "in_own_turn"};
    return words.at(static_cast<std::size_t>(until));
}

std::string strength_effect(const GameState& state, const Op& op, const Messages& messages)
{
    const int amount = measure(state, viewpoint_of(state.effect), op.amount);
    if (op.multiplies)
        return messages.get("table.effect.strength-times"_msg,
                            {{"amount", amount}, {"until", duration(op.until)}});
    const std::string by = signed_text(amount, 0, messages);
    return messages.get("table.effect.strength"_msg,
                        {{"sets", op.sets ? "yes" : "no"},
                         {"amount", op.sets ? std::to_string(amount) : by},
                         {"until", duration(op.until)}});
}

std::string plain_effect(const std::string& verb, const Messages& messages)
{
    return messages.get("table.effect"_msg, {{"verb", verb}});
}

/// What a step does to each card or unit that it takes; empty where it takes none.
std::string effect_of(const GameState& state, const Op& op, const Messages& messages)
{
    switch (op.verb) {
    case Verb::Strength:
        return strength_effect(state, op, messages);
    case Verb::Cost:
        return messages.get("table.effect.cost"_msg,
                            {{"sets", op.sets ? "yes" : "no"},
                             {"amount", measure(state, viewpoint_of(state.effect), op.amount)},
                             {"until", duration(op.until)}});
    case Verb::FailSupport:
        return plain_effect("fail_support", messages);
    case Verb::Range:
        return messages.get("table.effect.range"_msg, {{"sets", op.sets ? "yes" : "no"},
                                                       {"range", range_text(RangeSet{op.ranges})},
                                                       {"until", duration(op.until)}});
    case Verb::Put:
        return messages.get("table.effect.put"_msg, {{"to", destination(op)}});
    case Verb::Forbid:
        if (op.act >= UnitAct::AddOrb) // that is asked of no card
            return {};
        return messages.get("table.effect.forbid"_msg,
                            {{"what", forbidden_act(op.act)}, {"until", duration(op.until)}});
    case Verb::Move:
        return plain_effect("move", messages);
    case Verb::Tap:
        return plain_effect("tap", messages);
    case Verb::Untap:
        return plain_effect("untap", messages);
    case Verb::Destroy:
        return plain_effect("destroy", messages);
    case Verb::Deploy:
        return plain_effect("deploy", messages);
    case Verb::LevelUp:
        return plain_effect("level_up", messages);
    case Verb::Grow:
        return plain_effect("grow", messages);
    case Verb::Look:
        return plain_effect("look", messages);
    case Verb::Show:
        return plain_effect("show", messages);
    case Verb::Flip:
        return plain_effect("face_down", messages);
    case Verb::TurnOrbs:
        return plain_effect(op.turns       ? "turn_over"
                            : op.face_down ? "face_down"
                                           : "face_up",
                            messages);
    case Verb::TurnUp:
        return plain_effect("face_up", messages);
    case Verb::Protagonist:
        return plain_effect("protagonist", messages);
    case Verb::Survive:
        return plain_effect("survive", messages);
    case Verb::Grant:
        return plain_effect("grant", messages);
    case Verb::Silence:
        return plain_effect("silence", messages);
    case Verb::CountAs:
        return plain_effect("count_as", messages);
    case Verb::Lose:
        return plain_effect("lose", messages);
    case Verb::Acquire:
        return plain_effect("acquire", messages);
    case Verb::MarksHold:
        return plain_effect("marks_hold", messages);
    case Verb::SkillCost:
    case Verb::SkillEffect:
        return plain_effect("skill_cost", messages);
    case Verb::Copy:
        return plain_effect("copy", messages);
    case Verb::Defender:
        return plain_effect("defender", messages);
    case Verb::Uncover:
        return plain_effect("uncover", messages);
    default:
        return {};
    }
}

} // namespace

std::string effect_on_chosen(const GameState& state, const Messages& messages)
{
    if (state.decision != Decision::Choose || state.effect.op == nothing)
        return {};
    const std::vector<Op>& ops = state.cards->program().ops;
    // A `choose` step only remembers: what follows it acts.
    Place16 at = state.effect.op;
    while (at != nothing && ops[at].verb == Verb::Choose)
        at = ops[at].next;
    if (at == nothing)
        return {};
    const std::string does = effect_of(state, ops[at], messages);
    return ops[at].is_payment && !does.empty()
               ? messages.get("table.effect.payment"_msg, {{"does", does}})
               : does;
}

namespace {

/// What the skill of the game is in the library: on a card, or in the step that hands it out.
struct WrittenSkill {
    const Skill* printed = nullptr;
    const GrantedSkill* granted = nullptr;
};

WrittenSkill written_skill(const GameCards& cards, std::uint16_t number)
{
    const Program& program = cards.program();
    const GameSkill& skill = program.skills[number];
    const Card& card = *cards.kind(skill.kind).card;
    if (skill.number >= 1 && skill.number <= card.skills.size())
        return {&card.skills[skill.number - 1U], nullptr};
    for (std::size_t op = 0; op < program.ops.size(); ++op) {
        if (program.ops[op].verb == Verb::Grant && program.ops[op].grants == number &&
            program.sources[op])
            return {nullptr, &program.sources[op]->granted.front()};
    }
    return {};
}

/// In words as part of the effect that is running, so that it may speak of what was done before.
template <typename Write>
std::string in_running_effect(const GameState& state, const Messages& messages, Write write)
{
    const CardLibrary& library = state.cards->library();
    const WrittenSkill written = state.effect.skill == nothing
                                     ? WrittenSkill{}
                                     : written_skill(*state.cards, state.effect.skill);
    const Emblem* emblem = written.printed && written.printed->emblem
                               ? &library.words().emblems[*written.printed->emblem]
                               : nullptr;
    EffectReader reader{library, messages, {}};
    std::map<const Step*, StepsBefore> before;
    if (emblem && emblem->script)
        before = steps_before(emblem->script->steps);
    else if (written.printed && written.printed->script)
        before = steps_before(written.printed->script->steps);
    else if (written.granted)
        before = steps_before(written.granted->steps);
    if (written.printed)
        reader.parameter = written.printed->emblem_parameter.view();
    reader.steps_before = &before;
    return write(reader);
}

/// What a change is of, for the message `table.changed`.
const char* changed_word(Modifier::Kind kind)
{
    using Kind = Modifier::Kind;
    switch (kind) {
    case Kind::StrengthBy:
        return "by";
    case Kind::StrengthTo:
        return "to";
    case Kind::StrengthTimes:
        return "times";
    case Kind::RangeAlso:
        return "range";
    case Kind::RangeOnly:
        return "range_only";
    case Kind::RangeAgainst:
        return "range_against";
    case Kind::RangeLost:
        return "range_lost";
    case Kind::SupportFails:
        return "support_fails";
    case Kind::SupportSkillOff:
        return "support_skill_off";
    case Kind::CostBy:
    case Kind::CostTo:
        return "cost";
    case Kind::Forbid:
        return "forbid";
    case Kind::Survives:
        return "survives";
    case Kind::Skill:
        return "skill";
    case Kind::Silence:
        return "silence";
    case Kind::MarksHold:
        return "marks_hold";
    case Kind::SkillCost:
        return "skill_cost";
    case Kind::Facts:
        break;
    }
    return "facts";
}

/// The number or the distances of a change; of one without them, what it does not say.
std::string changed_amount(const UnitChange& change, const Messages& messages)
{
    using Kind = Modifier::Kind;
    switch (change.kind) {
    case Kind::StrengthBy:
    case Kind::CostBy:
        return signed_text(change.value, 0, messages);
    case Kind::RangeAlso:
    case Kind::RangeOnly:
    case Kind::RangeLost:
        return range_text(RangeSet{static_cast<std::uint8_t>(change.value)});
    default:
        return std::to_string(change.value);
    }
}

UnitAct act_of(const UnitChange& change)
{
    return static_cast<UnitAct>(change.value);
}

} // namespace

std::string change_text(const GameState& state, const UnitChange& change, const Messages& messages)
{
    const bool by_hand = change.card == no_card;
    const std::string card =
        by_hand ? std::string()
                : unit_name(*state.kind(change.by, change.card).card, messages.language());
    return messages.get(
        "table.changed"_msg,
        {{"what", changed_word(change.kind)},
         {"act", change.kind == Modifier::Kind::Forbid ? forbidden_act(act_of(change)) : "no"},
         {"amount", changed_amount(change, messages)},
         {"by_hand", by_hand ? "yes" : "no"},
         {"card", card},
         {"until", change.until ? duration(*change.until) : std::string("always")}});
}

std::string option_text(const GameState& state, int number, const Messages& messages)
{
    if (state.effect.op == nothing)
        return {};
    const Step* choice = state.cards->program().sources[state.effect.op];
    const auto at = static_cast<std::size_t>(number);
    if (!choice || choice->verb != Verb::OneOf || at >= choice->then.size())
        return messages.number(number + 1);
    return in_running_effect(state, messages, [&](const EffectReader& reader) {
        return steps_text(choice->then[at].then, StepForm::Says, reader);
    });
}

std::string game_skill_text(const GameCards& cards, std::uint16_t skill, const Messages& messages)
{
    const WrittenSkill written = written_skill(cards, skill);
    return written.printed   ? skill_text(*written.printed, cards.library(), messages)
           : written.granted ? granted_text(*written.granted, {cards.library(), messages, {}})
                             : std::string();
}

std::string asking_skill_text(const GameState& state, const Messages& messages)
{
    const RunningEffect& effect = state.effect;
    return effect.op == nothing || effect.skill == nothing
               ? std::string()
               : game_skill_text(*state.cards, effect.skill, messages);
}

AskedStep asked_step(const GameState& state, const Messages& messages)
{
    const RunningEffect& effect = state.effect;
    if (effect.op == nothing || effect.skill == nothing)
        return {};
    const Program& program = state.cards->program();
    const Verb verb = program.ops[effect.op].verb;
    const Step* step = program.sources[effect.op];
    if (verb == Verb::May || verb == Verb::Pay || verb == Verb::Repeat || verb == Verb::Guess)
        return {false, step ? in_running_effect(state, messages,
                                                [&](const EffectReader& reader) {
                                                    return step_text(*step, StepForm::Says, reader);
                                                })
                            : std::string()};
    const WrittenSkill written = written_skill(*state.cards, effect.skill);
    if (written.granted)
        return {true, payment_steps_text(written.granted->payment,
                                         {state.cards->library(), messages, {}})};
    std::string price;
    if (written.printed) {
        for (const SkillParts::Cost& cost :
             skill_parts(*written.printed, state.cards->library(), messages).costs)
            price = price.empty() ? cost.text : joined_parts(price, cost.text, messages);
    }
    return {true, price};
}

} // namespace kizuna
