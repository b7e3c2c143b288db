#include "gui/text/drawn_text.h"

#include "app/text/line_breaks.h"
#include "gui/wx_text.h"

#include <wx/control.h>
#include <wx/dcclient.h>
#include <wx/stattext.h>
#include <wx/tokenzr.h>

#include <algorithm>
#include <iterator>
#include <optional>

namespace kizuna {
namespace {

/// How many letters from `start` fit into a line; at least one. `breaks` as of line_breaks().
std::size_t letters_that_fit(const wxString& text, const wxArrayInt& ends,
                             const std::vector<std::size_t>& breaks, std::size_t start, int width)
{
    const int offset = start == 0 ? 0 : ends[start - 1];
    std::size_t end = start + 1;
    while (end < text.length() && (text[end] == ' ' || ends[end] - offset <= width))
        ++end;
    if (end == text.length())
        return end - start;
    const auto behind = std::ranges::upper_bound(breaks, end);
    return (behind != breaks.begin() && *std::prev(behind) > start ? *std::prev(behind) : end) -
           start;
}

} // namespace

std::vector<wxString> wrapped(const wxDC& dc, const wxString& text, int width)
{
    std::vector<wxString> lines;
    if (!text.empty() && dc.GetTextExtent(text).x <= width)
        return {wxString(text).Trim()};
    wxArrayInt ends; // how far from the left each letter ends
    dc.GetPartialTextExtents(text, ends);
    const std::vector<std::size_t> breaks = line_breaks(from_wx(text));
    for (std::size_t start = 0; start < text.length();) {
        std::size_t count = letters_that_fit(text, ends, breaks, start, width);
        // Where letters end is rounded for each, so that one word more may fit after all.
        auto next = std::ranges::upper_bound(breaks, start + count);
        while (next != breaks.end() &&
               dc.GetTextExtent(text.Mid(start, *next - start).Trim()).x <= width)
            count = *next++ - start;
        lines.push_back(text.Mid(start, count).Trim());
        start += count;
    }
    return lines;
}

std::vector<wxString> wrapped(const wxDC& dc, const wxString& text, int width, int max_lines)
{
    if (max_lines < 1)
        return {};
    std::vector<wxString> lines = wrapped(dc, text, width);
    const auto count = static_cast<std::size_t>(max_lines);
    if (lines.size() <= count)
        return lines;
    std::size_t rest = 0; // where what the last line has to hold begins
    for (std::size_t at = 0; at + 1 < count; ++at)
        rest = text.find(lines[at], rest) + lines[at].length();
    lines.resize(count);
    wxString& last = lines.back();
    last = wxControl::Ellipsize(text.Mid(rest).Trim(false), dc, wxELLIPSIZE_END, width);
    if (wxString begin; last.EndsWith("...", &begin)) // three full stops are wider
        last = begin + wxString::FromUTF8("…");
    return lines;
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
    std::optional<wxClientDC> dc; // which takes as long to make as a control
    const auto lines_of = [&](const wxString& paragraph, int room) {
        int wide = 0;
        int high = 0;
        label.GetTextExtent(paragraph, &wide, &high, nullptr, nullptr, &font);
        if (wide <= room)
            return std::vector{wxString(paragraph).Trim()};
        if (!dc)
            dc.emplace(&label).SetFont(font);
        return wrapped(*dc, paragraph, room);
    };
    const wxArrayString paragraphs = wxStringTokenize(to_wx(text), "\n");
    const auto set_lines = [&](int room) {
        wxString whole;
        for (const wxString& paragraph : paragraphs) {
            for (const wxString& line : lines_of(paragraph, room))
                whole += (whole.empty() ? "" : "\n") + line;
        }
        label.SetLabelText(whole);
    };
    // The label sets its letters a little wider than what was measured, more so the longer a line
    // is.
    constexpr int max_tries = 4;
    int room = width - 1;
    for (int tries = 0; tries < max_tries; ++tries) {
        set_lines(room);
        label.InvalidateBestSize(); // which stays as it was where a label keeps its size
        const int excess = label.GetBestSize().x - width;
        if (excess <= 0)
            break;
        room -= excess;
    }
}

} // namespace kizuna
