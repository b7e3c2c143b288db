#include "gui/text/drawn_text.h"

#include "gui/wx_text.h"

#include <wx/dcclient.h>
#include <wx/stattext.h>
#include <wx/tokenzr.h>

#include <optional>

namespace kizuna {
namespace {

bool is_wide(wxUniChar letter)
{
    return letter.GetValue() >= 0x2e80;
}

/// True where a line may end before `text[at]`; `at` is above 0.
bool may_break_before(const wxString& text, std::size_t at)
{
    static const wxString never_first =
        wxString::FromUTF8("、。，．・：；？！）」』】〕ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ");
    const wxUniChar here = text[at];
    const wxUniChar before = text[at - 1];
    if (before == ' ' || before == '-')
        return true;
    return (is_wide(here) || is_wide(before)) && here != ' ' &&
           never_first.Find(here) == wxNOT_FOUND;
}

/// How many letters from `start` fit into a line; at least one.
std::size_t letters_that_fit(const wxString& text, const wxArrayInt& ends, std::size_t start,
                             int width)
{
    const int offset = start == 0 ? 0 : ends[start - 1];
    std::size_t end = start + 1;
    while (end < text.length() && ends[end] - offset <= width)
        ++end;
    if (end == text.length())
        return end - start;
    std::size_t at = end;
    while (at > start + 1 && !may_break_before(text, at))
        --at;
    return (may_break_before(text, at) ? at : end) - start;
}

} // namespace

std::vector<wxString> wrapped(const wxDC& dc, const wxString& text, int width)
{
    std::vector<wxString> lines;
    if (!text.empty() && dc.GetTextExtent(text).x <= width)
        return {wxString(text).Trim()};
    wxArrayInt ends; // how far from the left each letter ends
    dc.GetPartialTextExtents(text, ends);
    for (std::size_t start = 0; start < text.length();) {
        const std::size_t count = letters_that_fit(text, ends, start, width);
        lines.push_back(text.Mid(start, count).Trim());
        start += count;
    }
    return lines;
}

void set_wrapped_label(wxStaticText& label, const std::string& text, int width)
{
    const wxFont font = label.GetFont();
    std::optional<wxClientDC> dc; // which takes as long to make as a control
    const auto lines_of = [&](const wxString& paragraph) {
        int wide = 0;
        int high = 0;
        label.GetTextExtent(paragraph, &wide, &high, nullptr, nullptr, &font);
        if (wide <= width)
            return std::vector{wxString(paragraph).Trim()};
        if (!dc)
            dc.emplace(&label).SetFont(font);
        return wrapped(*dc, paragraph, width);
    };
    wxString whole;
    for (const wxString& paragraph : wxStringTokenize(to_wx(text), "\n")) {
        for (const wxString& line : lines_of(paragraph))
            whole += (whole.empty() ? "" : "\n") + line;
    }
    label.SetLabelText(whole);
}

} // namespace kizuna
