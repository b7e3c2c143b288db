#include "app/skills/step_words.h"

#include "app/skills/condition_words.h"
#include "app/skills/step_writer.h"
#include "app/skills/steps_before.h"

#include <optional>

namespace kizuna {
namespace {

/// The form of a step with another step after it in the same clause.
StepForm form_with_more(StepForm form)
{
    return form == StepForm::Says  ? StepForm::SaysMore
           : form == StepForm::May ? StepForm::MayMore
                                   : form;
}

/// True if the step `end` can share a sentence with all steps from `at` to it.
bool can_join(std::span<const Step> steps, std::size_t at, std::size_t end, StepForm form)
{
    for (std::size_t one = at; one < end; ++one) {
        if (!EffectStepWriter::can_share_sentence(steps[one], steps[end], form))
            return false;
    }
    return true;
}

/// For a step "if some number is 3, take a card of cost 3": the inner step with X in place of the
/// number. Empty for other steps.
std::optional<Step> with_cost_x(const Step& step)
{
    const bool is_rung = step.verb == Verb::If && step.otherwise.empty() && step.then.size() == 1 &&
                         step.conditions.size() == 1 &&
                         step.conditions[0].kind == Condition::Kind::Compare &&
                         step.conditions[0].min == step.conditions[0].max;
    if (!is_rung)
        return std::nullopt;
    Step inner = step.then[0];
    const int number = step.conditions[0].min;
    for (CardTest& test : inner.of.cards) {
        if (test.kind == CardTest::Kind::Cost && !test.negated && test.min == number &&
            test.max == number) {
            test.min = test.max = CardTest::x_value;
            return inner;
        }
    }
    return std::nullopt;
}

/// The end of a run of steps from `at` on that differ only in that number.
std::size_t end_of_ladder(std::span<const Step> steps, std::size_t at)
{
    const auto first = with_cost_x(steps[at]);
    std::size_t end = at;
    while (first && end < steps.size() && with_cost_x(steps[end]) == first &&
           steps[end].conditions[0].left == steps[at].conditions[0].left)
        ++end;
    return end;
}

/// Several things said of the same units: "this unit gets +10 strength and cannot evade".
std::string of_the_same(const std::vector<std::string>& parts, const EffectReader& reader)
{
    std::string all;
    for (const std::string& part : parts) {
        const bool is_last = &part == &parts.back();
        all = all.empty()
                  ? part
                  : joined_text(all, part, is_last ? "effect.also"_msg : "effect.also-more"_msg,
                                reader);
    }
    return all;
}

} // namespace

std::string step_text(const Step& step, StepForm form, const EffectReader& reader)
{
    return EffectStepWriter(step, form, reader).text();
}

std::vector<std::string> step_texts(std::span<const Step> steps, StepForm form, StepForm more,
                                    const EffectReader& reader)
{
    std::vector<std::string> texts;
    for (std::size_t at = 0; at < steps.size();) {
        if (goes_without_saying(steps[at], reader)) {
            ++at;
            continue;
        }
        constexpr std::size_t min_ladder = 3;
        std::size_t end = end_of_ladder(steps, at);
        if (end >= at + min_ladder) {
            const Step step = *with_cost_x(steps[at]);
            texts.push_back(reader.messages.get(
                "effect.where-x"_msg,
                {{"text", step_text(step, end == steps.size() ? form : more, reader)},
                 {"letter", "X"},
                 {"x", quantity_text(steps[at].conditions[0].left, reader)}}));
            at = end;
            continue;
        }
        end = at + 1;
        while (end < steps.size() && EffectStepWriter::do_the_same(steps[at], steps[end]))
            ++end;
        if (end > at + 1) {
            std::vector<std::string> units;
            for (std::size_t one = at; one < end; ++one)
                units.push_back(EffectStepWriter(steps[one], form, reader).units());
            texts.push_back(
                EffectStepWriter(steps[at], end == steps.size() ? form : more, reader)
                    .text_of(units.size() == 2
                                 ? joined_text(units[0], units[1], "effect.units-and"_msg, reader)
                                 : reader.messages.list(units)));
            at = end;
            continue;
        }
        while (end < steps.size() && can_join(steps, at, end, form))
            ++end;
        const StepForm its_form = end == steps.size() ? form : more;
        if (end == at + 1) {
            texts.push_back(step_text(steps[at], its_form, reader));
        } else {
            std::vector<std::string> parts;
            for (std::size_t part = at; part < end; ++part)
                parts.push_back(EffectStepWriter(steps[part],
                                                 part + 1 == end || its_form == StepForm::Always
                                                     ? its_form
                                                     : StepForm::SaysMore,
                                                 reader)
                                    .part_text(part > at && steps[part].of == steps[part - 1].of));
            std::string text = its_form == StepForm::Always
                                   ? of_the_same(parts, reader)
                                   : EffectStepWriter(steps[at], its_form, reader)
                                         .with_duration(reader.messages.list(parts));
            for (std::size_t part = at; part < end; ++part)
                text = EffectStepWriter(steps[part], its_form, reader).with_amount(text);
            texts.push_back(std::move(text));
        }
        at = end;
    }
    return texts;
}

std::string steps_text(std::span<const Step> steps, StepForm form, const EffectReader& reader)
{
    if (form == StepForm::Always)
        return joined_text(step_texts(steps, form, form, reader), "effect.together"_msg, reader);
    return joined_text(step_texts(steps, form, form_with_more(form), reader), "effect.then"_msg,
                       reader);
}

} // namespace kizuna
