#pragma once

#include <wx/string.h>

#include <string>
#include <vector>

class wxDC;
class wxFont;
class wxStaticText;
class wxWindow;

namespace kizuna {

/// Breaks a text into lines no wider than `width` pixels in the DC's font, where line_breaks()
/// allows. A word wider than a line is broken anywhere. Spaces at the end of a line are dropped.
std::vector<wxString> wrapped(const wxDC& dc, const wxString& text, int width);

/// The same, measured as the window's controls draw the font, which may differ from a DC.
std::vector<wxString> wrapped(const wxWindow& window, const wxFont& font, const wxString& text,
                              int width);
/// The width of one line in pixels, measured in the same way.
int width_of(const wxWindow& window, const wxFont& font, const wxString& text);

/// The width in pixels of the widest part of a text that line_breaks() keeps in one piece.
int widest_part(const wxWindow& window, const wxFont& font, const wxString& text);
int widest_part(const wxDC& dc, const wxString& text);

/// The same as the first wrapped(), but at most `max_lines` lines; the last one ends in "…" if
/// the text does not fit.
std::vector<wxString> wrapped(const wxDC& dc, const wxString& text, int width, int max_lines);

/// The lines joined by line breaks, for DrawLabel().
wxString joined(const std::vector<wxString>& lines);

/// The first of the texts that is no wider than `width` pixels; the last one if none is. `texts`
/// is not empty.
wxString first_that_fits(const wxDC& dc, const std::vector<wxString>& texts, int width);

/// Sets a label's text in lines no wider than `width` pixels, broken as by wrapped() and at the
/// text's own line breaks. wxStaticText::Wrap() breaks only at spaces.
void set_wrapped_label(wxStaticText& label, const std::string& text, int width);

} // namespace kizuna
