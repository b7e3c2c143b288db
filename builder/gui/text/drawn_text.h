#pragma once

#include <wx/string.h>

#include <string>
#include <vector>

class wxDC;
class wxFont;
class wxStaticText;
class wxWindow;

namespace kizuna {

/// A text in lines no wider than `width` in the DC's font, broken as line_breaks() allows. A word
/// wider than a line is broken where it must be. Spaces at the end of a line are dropped.
std::vector<wxString> wrapped(const wxDC& dc, const wxString& text, int width);

/// The same in a font as the window's controls set it, which is not always how a DC does.
std::vector<wxString> wrapped(const wxWindow& window, const wxFont& font, const wxString& text,
                              int width);
/// The width of one line, in pixels, set in the same way.
int width_of(const wxWindow& window, const wxFont& font, const wxString& text);

/// The widest part of a text that no line break may part, in pixels.
int widest_part(const wxWindow& window, const wxFont& font, const wxString& text);
int widest_part(const wxDC& dc, const wxString& text);

/// A text as wrapped on a DC, in no more than `max_lines`; the last one ends in "…" where there
/// would be more.
std::vector<wxString> wrapped(const wxDC& dc, const wxString& text, int width, int max_lines);

/// Lines as one text, as DrawLabel() takes it.
wxString joined(const std::vector<wxString>& lines);

/// The first of the texts that is no wider than `width`, or the last one.
wxString first_that_fits(const wxDC& dc, const std::vector<wxString>& texts, int width);

/// Gives a label its text in lines no wider than `width`, broken as above and where the text has a
/// line break of its own. wxStaticText::Wrap() knows only spaces.
void set_wrapped_label(wxStaticText& label, const std::string& text, int width);

} // namespace kizuna
