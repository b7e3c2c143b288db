#pragma once

#include "app/base/messages.h"
#include "odds/goldfish/goldfish.h"
#include "odds/policies/policy.h"

#include <string>

namespace kizuna {

/// Why a policy made a choice, in a sentence.
std::string reason_text(ChoiceReason reason, const Messages& messages);
/// The short name of a policy.
std::string policy_name(std::string_view id, const Messages& messages);
/// The name with the id in brackets, as options use it.
std::string policy_label(std::string_view id, const Messages& messages);
/// What the policy does, in a sentence.
std::string policy_text(std::string_view id, const Messages& messages);
/// What the dummy does on a level.
std::string level_name(GoldfishLevel level, const Messages& messages);
/// The level's name with its id in brackets.
std::string level_label(GoldfishLevel level, const Messages& messages);
/// By id; an unknown id stays as it is.
std::string level_label(std::string_view id, const Messages& messages);
/// A tooltip: the text, and below it the id for the command line.
std::string with_id(const std::string& text, std::string_view id, const Messages& messages);
/// A keep rule for people: the name of a preset, else the rule's text.
std::string rule_name(const std::string& rule, const Messages& messages);
/// The name with the preset's id in brackets, as options use it.
std::string rule_label(const std::string& rule, const Messages& messages);

} // namespace kizuna
