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

/// Writes a chart to a file, drawn as on the screen but dark on white. `size` is in pixels; the
/// picture is higher if its texts need it, and with lying bars as high as these need. A PNG has
/// twice as many pixels each way. `window` gives the font. Returns a fault if the file could not be
/// written.
std::optional<Fault> write_chart(const Chart& chart, ChartFile kind, const wxSize& size,
                                 const std::filesystem::path& file, const wxWindow& window,
                                 const Messages& messages);

} // namespace kizuna
