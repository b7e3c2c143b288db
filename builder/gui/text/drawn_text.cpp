#include "gui/text/drawn_text.h"

#include "app/text/line_breaks.h"
#include "gui/base/wx_text.h"

#include <wx/control.h>
#include <wx/dc.h>
#include <wx/stattext.h>
#include <wx/tokenzr.h>

#include <algorithm>
#include <iterator>

namespace kizuna {
namespace {

/// Breaks the text into lines no wider than `width`; `width_of` measures a line.
template <typename Measure>
std::vector<wxString> lines_within(int width, const wxString& text, const Measure& width_of)
{
    if (text.empty())
        return {};
    const int whole = width_of(text);
    if (whole <= width)
        return {wxString(text).Trim()};
    const std::vector<std::size_t> breaks = line_breaks(from_wx(text));
    // About how many letters fit on a line: the search for the end of a line starts there.
    const auto usual = static_cast<std::size_t>(static_cast<double>(text.length()) *
                                                std::max(width, 0) / std::max(whole, 1));
    std::vector<wxString> lines;
    for (std::size_t start = 0; start < text.length();) {
        const std::size_t far = start + 2 * usual + 1; // few lines get longer: a cheap first check
        const auto fits = [&](std::size_t end) {
            return (end <= far || width_of(text.Mid(start, far - start)) <= width) &&
                   width_of(text.Mid(start, end - start).Trim()) <= width;
        };
        const auto end_of_line = [&] {
            const auto first = std::ranges::upper_bound(breaks, start);
            auto next = std::upper_bound(first, breaks.end(), start + usual); // first guess
            if (next != breaks.end() && fits(*next)) {
                while (++next != breaks.end() && fits(*next))
                    continue;
            } else {
                while (next != first && !fits(*std::prev(next)))
                    --next;
            }
            if (next == breaks.end() && fits(text.length()))
                return text.length();
            if (next != first)
                return *std::prev(next);
            // A word wider than a line: break it after as many letters as fit.
            std::size_t end = std::clamp(start + usual, start + 1, text.length());
            while (end < text.length() && fits(end + 1))
                ++end;
            while (end > start + 1 && !fits(end))
                --end;
            return end;
        };
        const std::size_t end = end_of_line();
        lines.push_back(text.Mid(start, end - start).Trim());
        start = end;
    }
    return lines;
}

template <typename Measure>
int widest_part_of(const wxString& text, const Measure& width_of)
{
    int widest = 0;
    std::size_t start = 0;
    const auto take = [&](std::size_t end) {
        widest = std::max(widest, width_of(text.Mid(start, end - start).Trim()));
        start = end;
    };
    for (const std::size_t end : line_breaks(from_wx(text)))
        take(end);
    take(text.length());
    return widest;
}

} // namespace

std::vector<wxString> wrapped(const wxDC& dc, const wxString& text, int width)
{
    return lines_within(width, text,
                        [&](const wxString& line) { return dc.GetTextExtent(line).x; });
}

std::vector<wxString> wrapped(const wxWindow& window, const wxFont& font, const wxString& text,
                              int width)
{
    return lines_within(width, text,
                        [&](const wxString& line) { return width_of(window, font, line); });
}

int width_of(const wxWindow& window, const wxFont& font, const wxString& text)
{
    int wide = 0;
    window.GetTextExtent(text, &wide, nullptr, nullptr, nullptr, &font);
    return wide;
}

int widest_part(const wxWindow& window, const wxFont& font, const wxString& text)
{
    return widest_part_of(text, [&](const wxString& part) { return width_of(window, font, part); });
}

int widest_part(const wxDC& dc, const wxString& text)
{
    return widest_part_of(text, [&](const wxString& part) { return dc.GetTextExtent(part).x; });
}

std::vector<wxString> wrapped(const wxDC& dc, const wxString& text, int width, int max_lines)
{
    if (max_lines < 1)
        return {};
    std::vector<wxString> lines = wrapped(dc, text, width);
    const auto count = static_cast<std::size_t>(max_lines);
    if (lines.size() <= count)
        return lines;
    std::size_t rest = 0; // where the text of the last line begins
    for (std::size_t at = 0; at + 1 < count; ++at)
        rest = text.find(lines[at], rest) + lines[at].length();
    lines.resize(count);
    wxString& last = lines.back();
    last = wxControl::Ellipsize(text.Mid(rest).Trim(false), dc, wxELLIPSIZE_END, width);
    if (wxString begin; last.EndsWith("...", &begin)) // "…" is not wider than three full stops
        last = begin + wxString::FromUTF8("…");
    return lines;
}

wxString joined(const std::vector<wxString>& lines)
{
    wxString text;
    for (const wxString& line : lines)
        text += (text.empty() ? "" : "\n") + line;
    return text;
}

wxString first_that_fits(const wxDC& dc, const std::vector<wxString>& texts, int width)
{
    const auto fits = [&](const wxString& text) { return dc.GetTextExtent(text).x <= width; };
    const auto found = std::ranges::find_if(texts, fits);
    return found == texts.end() ? texts.back() : *found;
}

void set_wrapped_label(wxStaticText& label, const std::string& text, int width)
{
    const wxFont font = label.GetFont();
    wxString whole;
    for (const wxString& paragraph : wxStringTokenize(to_wx(text), "\n")) {
        for (const wxString& line : wrapped(label, font, paragraph, width - 1)) // for rounding
            whole += (whole.empty() ? "" : "\n") + line;
    }
    label.SetLabelText(whole);
    label.InvalidateBestSize(); // a label with wxST_NO_AUTORESIZE keeps the old one otherwise
}

} // namespace kizuna
