#include "app/skills/payment_words.h"

#include "app/skills/step_words.h"
#include "cards/skills/skill_payment.h"

namespace kizuna {

SkillCost only_of(SkillParts::CostKind kind, const SkillCost& cost)
{
    SkillCost part;
    switch (kind) {
    case SkillParts::CostKind::TapSelf:
        part.tap_self = cost.tap_self;
        break;
    case SkillParts::CostKind::TapOthers:
        part.tap_others = cost.tap_others;
        part.tap_filter = cost.tap_filter;
        break;
    case SkillParts::CostKind::Flip:
        part.flip = cost.flip;
        part.flip_filter = cost.flip_filter;
        break;
    case SkillParts::CostKind::Discard:
        part.discard = cost.discard;
        part.discard_filter = cost.discard_filter;
        break;
    case SkillParts::CostKind::FlipOrbs:
        part.flip_orbs = cost.flip_orbs;
        break;
    case SkillParts::CostKind::Other:
        part.other = cost.other;
        break;
    }
    return part;
}

std::string payment_text(const SkillCost& cost, const CardLibrary& library,
                         const Messages& messages)
{
    constexpr auto tapped = 1U << static_cast<unsigned>(Quality::Tapped);
    const std::string_view other = cost.other;
    if (other.starts_with("orb_destroyed") || other == "flip_this_bond")
        return {};
    auto steps = payment_of(cost, library.words());
    if (!steps)
        return {};
    std::vector<std::string> texts;
    for (Step& step : *steps) {
        if (step.verb == Verb::Tap)
            step.of.unwanted &= ~tapped; // who is tapped cannot be tapped
        if (step.to == Zone::Infinite && step.verb == Verb::Put && step.from == Zone::Deck)
            return {};
        texts.push_back(step_text(step, StepForm::Says, {library, messages, {}}));
    }
    std::string all;
    for (const std::string& text : texts)
        all += (all.empty() ? std::string() : messages.get("facts.comma"_msg)) + text;
    return all;
}

} // namespace kizuna
