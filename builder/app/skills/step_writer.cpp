#include "app/skills/step_writer.h"

#include "app/skills/condition_words.h"
#include "app/skills/effect_sentences.h"
#include "app/skills/skill_text.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

/// True for an If step whose only condition is that the last step was done: "if you do".
bool asks_what_was_done(const Step& step)
{
    if (step.verb != Verb::If || !step.otherwise.empty() || step.conditions.size() != 1)
        return false;
    const Condition done{
        .min = 1, .max = step.conditions.front().max, .left = {.measure = Quantity::Measure::Done}};
    return step.conditions.front() == done && done.max >= max_bound;
}

} // namespace

std::string EffectStepWriter::say(MessageKey key, std::initializer_list<MessageArgument> more) const
{
    constexpr std::array forms = {"says", "says_more", "may", "may_more", "always"};
    std::vector<MessageArgument> arguments(more);
    arguments.emplace_back("form", forms.at(static_cast<std::size_t>(form_)));
    return messages_.get(key, arguments);
}

std::string EffectStepWriter::with_letter(const std::string& text, const char* letter,
                                          const Quantity& quantity) const
{
    return messages_.get(
        "effect.where-x"_msg,
        {{"text", text}, {"letter", letter}, {"x", quantity_text(quantity, reader_)}});
}

std::string EffectStepWriter::getting_units() const
{
    const bool is_given = form_ == StepForm::May || form_ == StepForm::MayMore;
    return units(is_given ? NounCase::To : NounCase::Plain);
}

HowMany EffectStepWriter::number() const
{
    HowMany number = how_many(step_);
    number.by_opponent = step_.chosen_by_opponent && !is_theirs() && !reader_.asks_opponent;
    return number;
}

int EffectStepWriter::number_of_cards() const
{
    constexpr int several = 2;
    return step_.count                ? number().count
           : is_top_card()            ? std::max(step_.top, 1)
           : step_.from == Zone::Self ? 1
           : step_.from == Zone::Seen ? (reader_.before.seen == 1 ? 1 : several)
           : step_.from == Zone::Done ? (reader_.before.done_count == 1 ? 1 : several)
                                      : several;
}

std::string EffectStepWriter::with_asides(const std::string& text) const
{
    return step_.unless_had
               ? messages_.get(
                     "effect.aside"_msg,
                     {{"text", text}, {"aside", messages_.get("effect.aside.unless-had"_msg)}})
               : text;
}

std::string EffectStepWriter::may() const
{
    const auto is_own_sentence = [](const Step& step) {
        return step.verb == Verb::If || step.verb == Verb::May || step.verb == Verb::Pay ||
               step.verb == Verb::OneOf;
    };
    const std::span<const Step> steps = step_.then;
    const auto first =
        static_cast<std::size_t>(std::ranges::find_if(steps, is_own_sentence) - steps.begin());
    if (first == 0 || first == steps.size())
        return messages_.get("effect.step.may"_msg,
                             {{"who", asked_word()},
                              {"then", steps_text(steps, StepForm::May, asked_reader())},
                              {"has_else", "no"},
                              {"otherwise", std::string()}});
    std::span<const Step> rest = steps.subspan(first);
    if (rest.size() == 1 && asks_what_was_done(rest.front()))
        rest = rest.front().then;
    return messages_.get("effect.step.pay"_msg,
                         {{"who", asked_word()},
                          {"cost", steps_text(steps.first(first), StepForm::May, asked_reader())},
                          {"has_then", "yes"},
                          {"then", steps_text(rest, StepForm::Says, reader_)},
                          {"has_else", "no"},
                          {"otherwise", std::string()}});
}

std::string EffectStepWriter::branches() const
{
    const bool has_else = !step_.otherwise.empty();
    const std::string otherwise = steps_text(step_.otherwise, form_, reader_);
    switch (step_.verb) {
    case Verb::If:
        if (auto joined = joined_condition())
            return std::move(*joined);
        return messages_.get("effect.step.if"_msg,
                             {{"condition", conditions_text(step_.conditions, reader_)},
                              {"then", steps_text(step_.then, form_, reader_)},
                              {"has_else", yes_no(has_else)},
                              {"otherwise", otherwise}});
    case Verb::May:
        return has_else ? messages_.get("effect.step.may"_msg,
                                        {{"who", asked_word()},
                                         {"then", steps_text(step_.then, form_, asked_reader())},
                                         {"has_else", "yes"},
                                         {"otherwise", otherwise}})
                        : may();
    case Verb::Pay:
        return messages_.get("effect.step.pay"_msg,
                             {{"who", asked_word()},
                              {"cost", steps_text(step_.then, StepForm::May, asked_reader())},
                              {"has_then", yes_no(has_else)},
                              {"then", otherwise},
                              {"has_else", yes_no(!step_.refused.empty())},
                              {"otherwise", steps_text(step_.refused, form_, reader_)}});
    case Verb::AtEndOfBattle:
        return messages_.get("effect.step.at-end-of-battle"_msg,
                             {{"then", steps_text(step_.then, form_, reader_)}});
    case Verb::AtEndOfTurn:
        return messages_.get("effect.step.at-end-of-turn"_msg,
                             {{"then", steps_text(step_.then, form_, reader_)}});
    case Verb::Guess:
        return messages_.get("effect.step.guess"_msg,
                             {{"condition", conditions_text(step_.conditions, reader_)},
                              {"has_then", yes_no(!step_.then.empty())},
                              {"then", steps_text(step_.then, form_, reader_)},
                              {"has_else", yes_no(has_else)},
                              {"otherwise", otherwise}});
    case Verb::OneOf:
        return options();
    default:
        return messages_.get("effect.step.repeat"_msg,
                             {{"cost", steps_text(step_.then, StepForm::May, reader_)}});
    }
}

/// "Choose one: (1) draw 1 card; or (2) move this unit".
std::string EffectStepWriter::options() const
{
    std::string options;
    int number = 0;
    for (const Step& option : step_.then) {
        const std::string one = messages_.get(
            "effect.option"_msg,
            {{"number", ++number}, {"text", steps_text(option.then, StepForm::Says, reader_)}});
        options = options.empty() ? one
                                  : messages_.get("effect.options"_msg,
                                                  {{"before", options},
                                                   {"last", yes_no(&option == &step_.then.back())},
                                                   {"option", one}});
    }
    return say("effect.step.one-of"_msg, {{"who", asked_word()}, {"options", options}});
}

std::string EffectStepWriter::of_cards() const
{
    const auto taken = [&](MessageKey key) {
        return say(
            key, {{"who", is_theirs() ? "opponent" : "own"}, {"cards", cards_from(ZoneRole::In)}});
    };
    switch (step_.verb) {
    case Verb::Put:
        return put();
    case Verb::Deploy:
        return deploy();
    case Verb::LevelUp:
        return stack("effect.step.level-up"_msg);
    case Verb::Grow:
        return stack("effect.step.grow"_msg);
    case Verb::Uncover:
        return uncover();
    case Verb::Look:
        return taken("effect.step.look"_msg);
    case Verb::Show:
        return taken("effect.step.show"_msg);
    case Verb::Flip:
        return bonds("effect.step.flip"_msg);
    case Verb::TurnOrbs:
        return bonds("effect.step.turn-orbs"_msg);
    default:
        return bonds("effect.step.turn-up"_msg);
    }
}

std::string EffectStepWriter::core() const
{
    const std::string whose_player(whose_word(step_.whose));
    switch (step_.verb) {
    case Verb::Strength:
        return strength();
    case Verb::SupportValue:
        return support();
    case Verb::Range:
        return range();
    case Verb::OrbsToDestroy:
        return orbs();
    case Verb::AllowSupport:
        return support_rule("effect.step.allow-support"_msg);
    case Verb::CriticalTimes:
        return say("effect.step.critical-times"_msg, {{"amount", amount()}});
    case Verb::Draw:
        if (const auto reached = hand_reached())
            return say("effect.step.draw-up-to"_msg,
                       {{"who", step_.opponent_does ? "opponent" : "own"}, {"count", *reached}});
        return say("effect.step.draw"_msg, {{"who", step_.opponent_does ? "opponent" : "own"},
                                            {"count", plural_of_amount()},
                                            {"shown", yes_no(step_.shows)},
                                            {"amount", amount()}});
    case Verb::Move:
        return move();
    case Verb::Tap:
        return of_units("effect.step.tap"_msg);
    case Verb::Untap:
        return of_units("effect.step.untap"_msg);
    case Verb::Destroy:
        return of_units("effect.step.destroy"_msg);
    case Verb::Survive:
        return of_units("effect.step.survive"_msg);
    case Verb::Copy:
        return say("effect.step.copy"_msg, {{"unit", units(NounCase::Of)}});
    case Verb::Protagonist:
        return of_units("effect.step.protagonist"_msg);
    case Verb::Choose:
        return of_units("effect.step.choose"_msg);
    case Verb::Shuffle:
        return say("effect.step.shuffle"_msg, {{"whose", whose_player}});
    case Verb::Forbid:
        return is_of_cards(step_.act) ? forbid_cards() : forbid();
    case Verb::Waive:
        return waive();
    case Verb::Defender:
        return of_units("effect.step.defender"_msg);
    case Verb::CriticalBy:
        return other_payment("effect.step.critical-by"_msg);
    case Verb::EvadeBy:
        return other_payment("effect.step.evade-by"_msg);
    case Verb::Instead:
        return instead();
    case Verb::AlsoDeploy:
        return also_deploy();
    case Verb::Silence:
        return silence();
    case Verb::MarksHold:
        return marks_hold();
    case Verb::SkillCost:
        return skill_cost();
    case Verb::SkillEffect:
        return skill_effect();
    case Verb::SupportSkillTimes:
        return support_skill_times();
    case Verb::Lose:
        return loses();
    case Verb::Acquire:
        return acquire();
    case Verb::CancelSupportSkill:
        if (step_.of != Filter{})
            return support_rule("effect.step.cancel-support-of"_msg);
        return say("effect.step.cancel-support"_msg, {{"whose", whose_player}});
    case Verb::FailSupport:
        if (step_.of != Filter{})
            return support_rule("effect.step.fail-support-of"_msg);
        return say("effect.step.fail-support"_msg, {{"whose", whose_player}});
    case Verb::Win:
        return say("effect.step.win"_msg, {{"whose", whose_player}});
    case Verb::Again:
        return say("effect.step.again"_msg, {{"phase", phase_word(step_.phase)}});
    case Verb::Cost:
        return change_of_cost("effect.step.cost"_msg);
    case Verb::ClassChangeCost:
        return change_of_cost("effect.step.class-change-cost"_msg);
    case Verb::CountAs:
        return count_as();
    case Verb::Grant:
        return say("effect.step.grant"_msg,
                   {{"unit", getting_units()},
                    {"count", number_of_units()},
                    {"skill", granted_text(step_.granted.front(), reader_)}});
    case Verb::If:
    case Verb::May:
    case Verb::Pay:
    case Verb::AtEndOfBattle:
    case Verb::AtEndOfTurn:
    case Verb::OneOf:
    case Verb::Guess:
    case Verb::Repeat:
        return branches();
    default:
        return of_cards();
    }
}

} // namespace kizuna
