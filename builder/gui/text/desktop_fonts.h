#pragma once

class wxDC;

namespace kizuna {

/// Gives labels and drawings one way to set letters, which is the desktop's, so that a font both
/// use is looked up and opened once. Called once the display is open.
void share_desktop_fonts();

/// Sets what is written on the DC as labels set theirs: with the desktop's smoothing and hinting,
/// which a DC does not know by itself.
void use_desktop_fonts(wxDC& dc);

} // namespace kizuna
