#include "gui/study/block_grid.h"

#include "gui/accessible.h"

#include <algorithm>

namespace kizuna {
namespace {

// In device-independent pixels.
constexpr int min_column = 300;
constexpr int gap = 10;
constexpr int min_height = 60; // GTK cannot draw a scroll bar that is lower than its knob

} // namespace

BlockGrid::BlockGrid(wxWindow* parent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition,
                       parent->FromDIP(wxSize(min_column, min_height)), wxVSCROLL | wxTAB_TRAVERSAL)
{
    SetScrollRate(0, FromDIP(16));
    keep_scroll_bar(*this); // the last line of a chart may be all that is out of sight
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        arrange();
    });
}

void BlockGrid::DoSetSize(int x, int y, int width, int height, int flags)
{
    if (height != wxDefaultCoord)
        height = std::max(height, FromDIP(min_height));
    wxScrolledWindow::DoSetSize(x, y, width, height, flags);
}

void BlockGrid::add(wxWindow& block, HeightFor height_for, bool wide)
{
    blocks_.push_back({&block, std::move(height_for), wide});
}

void BlockGrid::scroll_from(wxWindow& part)
{
    part.Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) {
        if (event.GetWheelAxis() != wxMOUSE_WHEEL_VERTICAL || event.GetWheelDelta() == 0)
            return event.Skip();
        // A smooth wheel turns by less than a step; what is left over counts with the next turn.
        turned_ += event.GetWheelRotation() * event.GetLinesPerAction();
        const int rows = turned_ / event.GetWheelDelta();
        turned_ %= event.GetWheelDelta();
        Scroll(wxDefaultCoord, std::max(0, GetViewStart().y - rows));
    });
}

bool BlockGrid::Layout()
{
    arrange();
    return true;
}

void BlockGrid::arrange()
{
    if (is_arranging_) // a scroll bar that comes or goes changes the size
        return;
    is_arranging_ = true;
    const int space = FromDIP(gap);
    const int width = std::max(GetClientSize().x - 2 * space, FromDIP(min_column) / 2);
    const int columns = std::max(1, (width + space) / (FromDIP(min_column) + space));
    int y = space;
    for (std::size_t begin = 0; begin < blocks_.size();) {
        std::size_t end = begin + 1;
        while (!blocks_[begin].wide && end < blocks_.size() && !blocks_[end].wide &&
               end - begin < static_cast<std::size_t>(columns))
            ++end;
        y += put_row(begin, end, blocks_[begin].wide ? 1 : columns, y, width) + space;
        begin = end;
    }
    SetVirtualSize(GetClientSize().x, y);
    is_arranging_ = false;
}

int BlockGrid::height_of(std::size_t begin, std::size_t end, int y, int width) const
{
    const bool is_last = end == blocks_.size();
    int height = fills_page_ && is_last ? GetClientSize().y - y - FromDIP(gap) : 0;
    for (std::size_t at = begin; at < end; ++at)
        height = std::max(height, blocks_[at].height_for(width));
    return height;
}

/// Gives back the row's height.
int BlockGrid::put_row(std::size_t begin, std::size_t end, int columns, int y, int width)
{
    const int space = FromDIP(gap);
    const int each = (width - (columns - 1) * space) / columns;
    const int height = height_of(begin, end, y, each);
    for (std::size_t at = begin; at < end; ++at) {
        const auto nth = static_cast<int>(at - begin);
        const wxPoint place = CalcScrolledPosition(wxPoint(space + nth * (each + space), y));
        blocks_[at].window->SetSize(wxRect(place, wxSize(each, height)));
    }
    return height;
}

} // namespace kizuna
