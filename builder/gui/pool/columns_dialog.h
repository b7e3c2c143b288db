#pragma once

#include "app/base/messages.h"
#include "app/settings/pool_settings.h"

#include <functional>
#include <string>
#include <vector>

class wxWindow;

namespace kizuna {

/// Asks which columns are shown, in which order and how wide. `columns` come with the widths that
/// they have on the screen, which somebody chose (`chosen_widths`) or not; where nobody ever did,
/// they come back without. False, and `columns` as they were, where the user gives up. `usual` is
/// what the button for that brings back.
bool ask_for_columns(wxWindow& parent, std::vector<PoolColumn>& columns, bool chosen_widths,
                     const std::vector<PoolColumn>& usual,
                     const std::function<std::string(const PoolColumn&)>& title,
                     const Messages& messages);

} // namespace kizuna
