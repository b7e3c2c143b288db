#include "gui/controls/pane_splitter.h"

#include <algorithm>
#include <cmath>

namespace kizuna {

PaneSplitter::PaneSplitter(wxWindow* parent, int smallest)
    : wxSplitterWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxSP_LIVE_UPDATE | wxSP_NOBORDER)
{
    SetMinimumPaneSize(FromDIP(smallest));
    SetMinSize(wxSize(1, 1)); // its size does not depend on its children
    Bind(wxEVT_SPLITTER_SASH_POS_RESIZE,
         [this](wxSplitterEvent& event) { event.SetSashPosition(place_in(event.GetNewSize())); });
    Bind(wxEVT_SPLITTER_SASH_POS_CHANGING, [this](wxSplitterEvent& event) {
        share_ = static_cast<double>(event.GetSashPosition()) / room();
        given_.reset();
        lent_ = 0;
        dragged.emit();
    });
    // Paint the sash only if needed: GTK repaints all parents of a window that changed, and drawing
    // a sash is slow.
    Bind(wxEVT_PAINT, [this](wxPaintEvent& event) {
        if (GetUpdateRegion().Contains(sash_place()) != wxOutRegion)
            event.Skip();
    });
}

/// The rectangle between the panes, in client coordinates.
wxRect PaneSplitter::sash_place() const
{
    wxRect place(GetClientSize());
    if (GetSplitMode() == wxSPLIT_VERTICAL) {
        place.x = GetSashPosition();
        place.width = GetSashSize();
    } else {
        place.y = GetSashPosition();
        place.height = GetSashSize();
    }
    return place;
}

void PaneSplitter::split(wxSplitMode mode, wxWindow* first, wxWindow* second, int share)
{
    share_ = share / 1000.0;
    // Without a size any valid place will do: wxWidgets asks for the right one at the first resize.
    const wxSize size = GetClientSize();
    const int place = std::max(
        GetMinimumPaneSize(),
        static_cast<int>(std::lround(share_ * (mode == wxSPLIT_VERTICAL ? size.x : size.y))));
    if (mode == wxSPLIT_VERTICAL)
        SplitVertically(first, second, place);
    else
        SplitHorizontally(first, second, place);
}

int PaneSplitter::place_in(int size) const
{
    return given_ ? size - *given_ - GetSashSize()
                  : static_cast<int>(std::lround(std::max(share_, lent_) * size));
}

void PaneSplitter::give_second(int pixels)
{
    given_ = pixels;
    if (const int place = place_in(room()); place > 0 && place != GetSashPosition())
        SetSashPosition(place);
}

void PaneSplitter::take_share()
{
    given_.reset();
    if (const int place = place_in(room()); place > 0 && place != GetSashPosition())
        SetSashPosition(place);
}

void PaneSplitter::lend(int share)
{
    lent_ = share / 1000.0;
    take_share();
}

void PaneSplitter::move_by(int thousandths)
{
    given_.reset();
    lent_ = 0;
    const int min = GetMinimumPaneSize();
    const int wanted = GetSashPosition() + thousandths * room() / 1000;
    SetSashPosition(std::clamp(wanted, min, std::max(min, room() - min - GetSashSize())));
    share_ = static_cast<double>(GetSashPosition()) / room();
    dragged.emit();
}

int PaneSplitter::share() const
{
    return static_cast<int>(std::lround(share_ * 1000));
}

int PaneSplitter::room() const
{
    const wxSize size = GetClientSize();
    return GetSplitMode() == wxSPLIT_VERTICAL ? size.x : size.y;
}

} // namespace kizuna
