#pragma once

#include "app/base/messages.h"
#include "odds/policy.h"

#include <string>

namespace kizuna {

/// Why a policy decided so, in a sentence.
std::string reason_text(ChoiceReason reason, const Messages& messages);
/// What a policy is called where there is little room.
std::string policy_name(std::string_view id, const Messages& messages);
/// What the policy with this id does, in a sentence.
std::string policy_text(std::string_view id, const Messages& messages);

} // namespace kizuna
