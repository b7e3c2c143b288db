#include "gui/charts/chart_export.h"

#include "app/base/files.h"
#include "cards/base/plain_text.h"
#include "gui/base/wx_text.h"
#include "gui/charts/chart_drawing.h"

#include <wx/dcmemory.h>
#include <wx/dcsvg.h>
#include <wx/filename.h>
#include <wx/image.h>
#include <wx/mstream.h>

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

constexpr int export_margin = 12;
constexpr int dots = 2; // dots of a PNG for each pixel, each way
constexpr double dots_an_inch = 96;

/// A temporary file, removed by the destructor.
class PassingFile {
public:
    PassingFile() : name_(wxFileName::CreateTempFileName("kizuna")) {}
    PassingFile(const PassingFile&) = delete;
    PassingFile& operator=(const PassingFile&) = delete;
    ~PassingFile()
    {
        if (!name_.empty())
            wxRemoveFile(name_);
    }
    const wxString& name() const { return name_; }

private:
    wxString name_;
};

class ExportPicture {
public:
    ExportPicture(const Chart& chart, const wxSize& size, const wxWindow& window,
                  const Messages& messages)
        : chart_(chart), messages_(messages), style_(ChartStyle::on_paper(window)), size_(size)
    {
        wxBitmap any(1, 1);
        wxMemoryDC dc(any);
        const int height = 2 * export_margin + min_height(chart_, style_, messages_, dc,
                                                          size_.x - 2 * export_margin, true);
        size_.y = chart_.lying ? height : std::max(size_.y, height);
    }

    std::variant<std::string, Fault> svg() const
    {
        const PassingFile file; // wxWidgets 3.2 writes SVG only to files
        {
            wxSVGFileDC dc(file.name(), size_.x, size_.y, dots_an_inch, to_wx(chart_.title));
            draw(dc);
        }
        auto text = read_file(from_wx(file.name()));
        if (std::string* written = std::get_if<std::string>(&text))
            describe(*written);
        return text;
    }

    std::string png() const
    {
        wxBitmap bitmap;
        bitmap.CreateScaled(size_.x, size_.y, 24, dots);
        wxMemoryDC dc(bitmap);
        draw(dc);
        dc.SelectObject(wxNullBitmap);
        if (!wxImage::FindHandler(wxBITMAP_TYPE_PNG))
            wxImage::AddHandler(new wxPNGHandler); // wxWidgets deletes it
        wxMemoryOutputStream out;
        bitmap.ConvertToImage().SaveFile(out, wxBITMAP_TYPE_PNG);
        std::string bytes(out.GetSize(), '\0');
        out.CopyTo(bytes.data(), bytes.size());
        return bytes;
    }

private:
    void draw(wxDC& dc) const
    {
        dc.SetPen(*wxTRANSPARENT_PEN);
        dc.SetBrush(wxBrush(style_.paper));
        dc.DrawRectangle(wxRect(size_));
        dc.SetBackgroundMode(wxBRUSHSTYLE_TRANSPARENT);
        wxRect room(size_);
        room.Deflate(export_margin);
        ChartDrawing(chart_, style_, messages_, dc, room, true).draw(dc);
    }

    /// Puts the chart's summary into the SVG's <desc> element.
    void describe(std::string& svg) const
    {
        const std::string opening = "<desc>";
        const auto begin = svg.find(opening);
        const auto end = svg.find("</desc>");
        if (begin == std::string::npos || end == std::string::npos)
            return;
        svg.replace(begin + opening.size(), end - begin - opening.size(),
                    xml_escaped(chart_summary(chart_, messages_)));
    }

    const Chart& chart_;
    const Messages& messages_;
    ChartStyle style_;
    wxSize size_;
};

} // namespace

std::string ending_of(ChartFile kind)
{
    constexpr std::array endings{".svg", ".png", ".csv"};
    return endings.at(static_cast<std::size_t>(kind));
}

std::optional<Fault> write_chart(const Chart& chart, ChartFile kind, const wxSize& size,
                                 const std::filesystem::path& file, const wxWindow& window,
                                 const Messages& messages)
{
    switch (kind) {
    case ChartFile::Svg: {
        auto text = ExportPicture(chart, size, window, messages).svg();
        if (Fault* fault = std::get_if<Fault>(&text))
            return std::move(*fault);
        return write_file(file, std::get<std::string>(text));
    }
    case ChartFile::Png:
        return write_file(file, ExportPicture(chart, size, window, messages).png());
    case ChartFile::Csv:
        break;
    }
    // Begin with a byte order mark: without it spreadsheets misread Japanese.
    return write_file(file, "\xEF\xBB\xBF" + chart_csv(chart));
}

} // namespace kizuna
