#pragma once

#include "cards/library/card.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace kizuna {

// The words that card files have for the values of a card.

constexpr auto skill_categories = std::to_array<std::pair<std::string_view, SkillCategory>>({
    {"act", SkillCategory::Act},
    {"auto", SkillCategory::Auto},
    {"cont", SkillCategory::Cont},
    {"spec", SkillCategory::Spec},
    {"hand-act", SkillCategory::HandAct},
    {"bond-act", SkillCategory::BondAct},
    {"bond-auto", SkillCategory::BondAuto},
    {"bond-cont", SkillCategory::BondCont},
    {"support", SkillCategory::Support},
});
constexpr auto support_types = std::to_array<std::pair<std::string_view, SupportType>>({
    {"attack", SupportType::Attack},
    {"defense", SupportType::Defense},
    {"both", SupportType::Both},
});
constexpr auto doubts = std::to_array<std::pair<std::string_view, Doubt>>({
    {"adds-up", Doubt::AddsUp},
    {"category", Doubt::Category},
    {"choice", Doubt::Choice},
    {"count", Doubt::Count},
    {"duration", Doubt::Duration},
    {"face-down", Doubt::FaceDown},
    {"itself", Doubt::Itself},
    {"limit", Doubt::Limit},
    {"moment", Doubt::Moment},
    {"none-there", Doubt::NoneThere},
    {"order", Doubt::Order},
    {"protagonist", Doubt::Protagonist},
    {"shown", Doubt::Shown},
    {"stack", Doubt::Stack},
    {"which", Doubt::Which},
    {"whose", Doubt::Whose},
});
constexpr auto stated_fields = std::to_array<std::pair<std::string_view, StatedField>>({
    {"copies", StatedField::Copies},
    {"multi-deploy", StatedField::MultiDeploy},
    {"no-bond", StatedField::NoBond},
    {"also-unit", StatedField::AlsoUnit},
    {"stacks-on", StatedField::StacksOn},
});
constexpr auto multi_deploys = std::to_array<std::pair<std::string_view, MultiDeploy>>({
    {"always", MultiDeploy::Always},
    {"max-2", MultiDeploy::Max2},
    {"if-own-bonds>=6", MultiDeploy::WithSixBonds},
    {"granted-while-leveled-up", MultiDeploy::WhileLeveledUp},
});

/// The word of a value; empty where the list has none for it.
template <typename Value, std::size_t size>
constexpr std::string_view
word_of(const std::array<std::pair<std::string_view, Value>, size>& words, Value value)
{
    const auto found = std::ranges::find(words, value, &std::pair<std::string_view, Value>::second);
    return found == words.end() ? std::string_view() : found->first;
}

} // namespace kizuna
