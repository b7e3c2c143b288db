#pragma once

#include "app/base/messages.h"
#include "odds/goldfish/goldfish.h"
#include "odds/policies/policy.h"

#include <string>

namespace kizuna {

/// Why a policy decided so, in a sentence.
std::string reason_text(ChoiceReason reason, const Messages& messages);
/// What a policy is called where there is little room.
std::string policy_name(std::string_view id, const Messages& messages);
/// The same with the id in brackets, as options take it.
std::string policy_label(std::string_view id, const Messages& messages);
/// What the policy with this id does, in a sentence.
std::string policy_text(std::string_view id, const Messages& messages);
/// What the dummy of a level does.
std::string level_name(GoldfishLevel level, const Messages& messages);
/// The same with the level's id in brackets.
std::string level_label(GoldfishLevel level, const Messages& messages);
/// The same of an id; an id of no level stays as it is.
std::string level_label(std::string_view id, const Messages& messages);
/// A tooltip: what something is, and below it its id, as the command line takes it.
std::string with_id(const std::string& text, std::string_view id, const Messages& messages);
/// A rule for keeping hands as people know it: the name of a preset, else its text.
std::string rule_name(const std::string& rule, const Messages& messages);
/// The same with the id of the preset in brackets, as options take it.
std::string rule_label(const std::string& rule, const Messages& messages);

} // namespace kizuna
