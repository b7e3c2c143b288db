#include "app/skills/payment_words.h"

#include "app/skills/step_words.h"
#include "cards/skills/skill_payment.h"

namespace kizuna {

std::string payment_steps_text(const std::vector<Step>& steps, const EffectReader& reader)
{
    const Messages& messages = reader.messages;
    const Filter self{.wanted = bit_of(Quality::Self)};
    std::string all;
    for (const Step& step : steps) {
        const bool is_plain_flip = step.verb == Verb::Flip && step.of == Filter{} && step.count &&
                                   !step.number && !step.up_to && !step.opponent_does;
        const std::string text =
            step.verb == Verb::Tap && step.of == self ? messages.get("facts.cost.tap-self"_msg)
            : is_plain_flip ? messages.get("facts.cost.flip"_msg, {{"count", *step.count}})
                            : step_text(step, StepForm::Says, reader);
        all += (all.empty() ? std::string() : messages.get("facts.comma"_msg)) + text;
    }
    return all;
}

bool is_of_battlefield(SkillCategory category)
{
    return category == SkillCategory::Act || category == SkillCategory::Auto ||
           category == SkillCategory::Cont;
}

std::string payment_text(const SkillCost& cost, SkillCategory category, const CardLibrary& library,
                         const Messages& messages)
{
    const std::string_view other = cost.other;
    if (other == "flip_this_bond")
        return {};
    auto steps = payment_of(cost, library.words());
    if (!steps)
        return {};
    for (Step& step : *steps) {
        if (step.verb == Verb::Tap)
            step.of.unwanted &= ~bit_of(Quality::Tapped); // implied: they are tapped now
        if (step.to == Zone::Infinite && step.verb == Verb::Put && step.from == Zone::Deck)
            return {};
    }
    EffectReader reader{library, messages, {}};
    reader.card_is_unit = is_of_battlefield(category);
    return payment_steps_text(*steps, reader);
}

} // namespace kizuna
