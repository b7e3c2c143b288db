#pragma once

#include <wx/string.h>

#include <vector>

class wxDC;

namespace kizuna {

/// A text in lines no wider than `width` in the DC's font. Breaks at spaces, after hyphens,
/// and between Japanese letters but not before a closing sign. A word wider than a line is broken
/// where it must be.
std::vector<wxString> wrapped(const wxDC& dc, const wxString& text, int width);

} // namespace kizuna
