#pragma once

#include "app/print/deck_sheet.h"
#include "app/print/page_flow.h"

#include <string>

namespace kizuna {

/// The sheet as one self-contained HTML file, which prints as it looks, on that paper.
std::string sheet_html(const DeckSheet& sheet, const Paper& paper, const Messages& messages);

} // namespace kizuna
