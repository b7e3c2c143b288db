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

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

/// The destination of a card, as a select word of the message `table.effect.put`.
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

std::string strength_effect(const GameState& state, const Op& op, const Messages& messages)
{
    const int amount = measure(state, viewpoint_of(state.effect), op.amount);
    if (op.multiplies)
        return messages.get("table.effect.strength-times"_msg,
                            {{"amount", amount}, {"until", duration_word(op.until)}});
    const std::string by = signed_text(amount, 0, messages);
    return messages.get("table.effect.strength"_msg,
                        {{"sets", op.sets ? "yes" : "no"},
                         {"amount", op.sets ? std::to_string(amount) : by},
                         {"until", duration_word(op.until)}});
}

/// Select words of the message `table.effect`, for steps that need no numbers.
constexpr auto plain_effects =
    std::to_array<std::pair<Verb, const char*>>({{Verb::FailSupport, "fail_support"},
                                                 {Verb::Move, "move"},
                                                 {Verb::Tap, "tap"},
                                                 {Verb::Untap, "untap"},
                                                 {Verb::Destroy, "destroy"},
                                                 {Verb::Deploy, "deploy"},
                                                 {Verb::LevelUp, "level_up"},
                                                 {Verb::Grow, "grow"},
                                                 {Verb::Look, "look"},
                                                 {Verb::Show, "show"},
                                                 {Verb::Flip, "face_down"},
                                                 {Verb::TurnUp, "face_up"},
                                                 {Verb::Protagonist, "protagonist"},
                                                 {Verb::Survive, "survive"},
                                                 {Verb::Grant, "grant"},
                                                 {Verb::Silence, "silence"},
                                                 {Verb::CountAs, "count_as"},
                                                 {Verb::Lose, "lose"},
                                                 {Verb::Acquire, "acquire"},
                                                 {Verb::MarksHold, "marks_hold"},
                                                 {Verb::SkillCost, "skill_cost"},
                                                 {Verb::SkillEffect, "skill_cost"},
                                                 {Verb::Copy, "copy"},
                                                 {Verb::Defender, "defender"},
                                                 {Verb::Uncover, "uncover"}});

/// What a step does to each card or unit it takes; empty if it takes none.
std::string effect_of(const GameState& state, const Op& op, const Messages& messages)
{
    switch (op.verb) {
    case Verb::Strength:
        return strength_effect(state, op, messages);
    case Verb::Cost:
        return messages.get("table.effect.cost"_msg,
                            {{"sets", op.sets ? "yes" : "no"},
                             {"amount", measure(state, viewpoint_of(state.effect), op.amount)},
                             {"until", duration_word(op.until)}});
    case Verb::Range:
        return messages.get("table.effect.range"_msg, {{"sets", op.sets ? "yes" : "no"},
                                                       {"range", range_text(RangeSet{op.ranges})},
                                                       {"until", duration_word(op.until)}});
    case Verb::Put:
        return messages.get("table.effect.put"_msg, {{"to", destination(op)}});
    case Verb::Forbid:
        if (op.act >= UnitAct::AddOrb) // forbids something to a player, not to a card
            return {};
        return messages.get("table.effect.forbid"_msg,
                            {{"what", forbidden_act(op.act)}, {"until", duration_word(op.until)}});
    case Verb::TurnOrbs:
        return messages.get("table.effect"_msg, {{"verb", op.turns       ? "turn_over"
                                                          : op.face_down ? "face_down"
                                                                         : "face_up"}});
    default:
        break;
    }
    const auto plain =
        std::ranges::find(plain_effects, op.verb, &std::pair<Verb, const char*>::first);
    return plain == plain_effects.end()
               ? std::string()
               : messages.get("table.effect"_msg, {{"verb", plain->second}});
}

} // namespace

std::string effect_on_chosen(const GameState& state, const Messages& messages)
{
    if (state.decision != Decision::Choose || state.effect.op == nothing)
        return {};
    const std::vector<Op>& ops = state.cards->program().ops;
    // A Choose step only remembers the choice; the next other step acts on it.
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

/// The source of a game skill in the library: printed on a card, or in the step that grants it.
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

/// Calls `write` with a reader for the running effect, so that the words can refer to earlier
/// steps.
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

/// The kind of a change, as a select word of the message `table.changed`.
const char* changed_word(Modifier::Kind kind)
{
    constexpr std::array words = {"by",
                                  "to",
                                  "times",
                                  "range",
                                  "range_only",
                                  "range_against",
                                  "support_fails",
                                  "cost",
                                  "cost",
                                  "forbid",
                                  "survives",
                                  "skill",
                                  "silence",
                                  "marks_hold",
                                  "skill_cost",
                                  "facts",
                                  "range_lost",
                                  "support_skill_off"};
    static_assert(words.size() == static_cast<std::size_t>(Modifier::Kind::SupportSkillOff) + 1);
    return words.at(static_cast<std::size_t>(kind));
}

/// The number or distances of a change; meaningless for other kinds, whose text leaves it out.
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

} // namespace

std::string change_text(const GameState& state, const UnitChange& change, const Messages& messages)
{
    const bool by_hand = change.card == no_card;
    const std::string card =
        by_hand ? std::string()
                : unit_name(*state.kind(change.by, change.card).card, messages.language());
    return messages.get("table.changed"_msg,
                        {{"what", changed_word(change.kind)},
                         {"act", change.kind == Modifier::Kind::Forbid
                                     ? forbidden_act(static_cast<UnitAct>(change.value))
                                     : "no"},
                         {"amount", changed_amount(change, messages)},
                         {"by_hand", by_hand ? "yes" : "no"},
                         {"card", card},
                         {"until", change.until ? duration_word(*change.until) : "always"}});
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
