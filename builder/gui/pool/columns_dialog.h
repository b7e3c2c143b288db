#pragma once

#include "app/base/messages.h"
#include "app/settings/pool_settings.h"

#include <functional>
#include <string>
#include <vector>

class wxWindow;

namespace kizuna {

/// Asks which columns to show, in which order and how wide. `columns` have their present widths in
/// device-independent pixels; `chosen_widths` tells whether the user chose these. If the user never
/// chose a width, all widths come back as 0. `usual` are the columns that the reset button
/// restores. Returns false, with `columns` unchanged, if the user cancels.
bool ask_for_columns(wxWindow& parent, std::vector<PoolColumn>& columns, bool chosen_widths,
                     const std::vector<PoolColumn>& usual,
                     const std::function<std::string(const PoolColumn&)>& title,
                     const Messages& messages);

} // namespace kizuna
