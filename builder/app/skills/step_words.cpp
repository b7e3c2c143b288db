#include "app/skills/step_words.h"

#include "app/skills/step_writer.h"

namespace kizuna {
namespace {

/// The form of a step that others follow in the same clause.
StepForm form_with_more(StepForm form)
{
    return form == StepForm::Says  ? StepForm::SaysMore
           : form == StepForm::May ? StepForm::MayMore
                                   : form;
}

} // namespace

std::string together(const std::vector<std::string>& texts, const EffectReader& reader)
{
    std::string all;
    for (const std::string& text : texts)
        all = all.empty() ? text : joined_text(all, text, "effect.together"_msg, reader);
    return all;
}

namespace {

/// The step `end` goes into the sentence of those from `at` on.
bool can_join(const std::vector<Step>& steps, std::size_t at, std::size_t end, StepForm form)
{
    for (std::size_t one = at; one < end; ++one) {
        if (!StepWriter::can_share_sentence(steps[one], steps[end], form))
            return false;
    }
    return true;
}

/// What is said of the same units: "this unit gets +10 strength and cannot evade".
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
    return StepWriter(step, form, reader).text();
}

std::vector<std::string> step_texts(const std::vector<Step>& steps, StepForm form, StepForm more,
                                    const EffectReader& reader)
{
    std::vector<std::string> texts;
    for (std::size_t at = 0; at < steps.size();) {
        std::size_t end = at + 1;
        while (end < steps.size() && can_join(steps, at, end, form))
            ++end;
        const StepForm its_form = end == steps.size() ? form : more;
        if (end == at + 1) {
            texts.push_back(step_text(steps[at], its_form, reader));
        } else {
            std::vector<std::string> parts;
            for (std::size_t part = at; part < end; ++part)
                parts.push_back(StepWriter(steps[part],
                                           part + 1 == end || its_form == StepForm::Always
                                               ? its_form
                                               : StepForm::SaysMore,
                                           reader)
                                    .part_text(part > at && steps[part].of == steps[part - 1].of));
            std::string text = its_form == StepForm::Always
                                   ? of_the_same(parts, reader)
                                   : StepWriter(steps[at], its_form, reader)
                                         .with_duration(reader.messages.list(parts));
            for (std::size_t part = at; part < end; ++part)
                text = StepWriter(steps[part], its_form, reader).with_amount(text);
            texts.push_back(std::move(text));
        }
        at = end;
    }
    return texts;
}

std::string steps_text(const std::vector<Step>& steps, StepForm form, const EffectReader& reader)
{
    if (form == StepForm::Always)
        return together(step_texts(steps, form, form, reader), reader);
    std::string text;
    for (const std::string& one : step_texts(steps, form, form_with_more(form), reader))
        text = text.empty() ? one
                            : reader.messages.get("effect.then"_msg, {{"one", text}, {"two", one}});
    return text;
}

} // namespace kizuna
