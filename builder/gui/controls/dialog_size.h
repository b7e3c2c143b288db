#pragma once

class wxSize;
class wxTopLevelWindow;

namespace kizuna {

/// Opens a window at this size in device-independent pixels, or larger where its controls need it,
/// as with larger text; never larger than the screen.
void open_at_size(wxTopLevelWindow& window, const wxSize& size);

} // namespace kizuna
