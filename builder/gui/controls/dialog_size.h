#pragma once

class wxSize;
class wxTopLevelWindow;

namespace kizuna {

/// Opens a window at this size in device-independent pixels at the usual text size, as many times
/// larger as texts are and where its controls need it; never larger than the screen.
void open_at_size(wxTopLevelWindow& window, const wxSize& size);

} // namespace kizuna
