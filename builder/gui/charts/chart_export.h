#pragma once

#include "app/base/messages.h"
#include "app/charts/chart.h"
#include "cards/base/fault.h"

#include <wx/gdicmn.h>

#include <filesystem>
#include <optional>
#include <string>

class wxWindow;

namespace kizuna {

enum class ChartFile { Svg, Png, Csv };

/// The ending of a file of that kind, as in ".svg".
std::string ending_of(ChartFile kind);

/// Writes a chart to a file, drawn by the code that draws it on the screen, dark on white at `size`
/// or as much larger as its words need; PNG has twice as many dots each way. `window` gives the
/// font. Empty where all went well.
std::optional<Fault> write_chart(const Chart& chart, ChartFile kind, const wxSize& size,
                                 const std::filesystem::path& file, const wxWindow& window,
                                 const Messages& messages);

} // namespace kizuna
