#pragma once

class wxDC;

namespace kizuna {

/// Makes labels and drawings use the same font options, the desktop's, so that Pango opens a font
/// that both use only once. To be called once the display is open.
void share_desktop_fonts();

/// Makes text on the DC look as in labels: with the desktop's smoothing and hinting, which a DC
/// does not use by itself.
void use_desktop_fonts(wxDC& dc);

} // namespace kizuna
