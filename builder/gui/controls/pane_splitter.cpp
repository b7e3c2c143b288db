#include "gui/controls/pane_splitter.h"

#include <algorithm>
#include <cmath>

namespace kizuna {

PaneSplitter::PaneSplitter(wxWindow* parent, int smallest)
    : wxSplitterWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxSP_LIVE_UPDATE | wxSP_NOBORDER)
{
    SetMinimumPaneSize(FromDIP(smallest));
    SetMinSize(wxSize(1, 1)); // it has the room there is: nobody asks all that is inside
    Bind(wxEVT_SPLITTER_SASH_POS_RESIZE, [this](wxSplitterEvent& event) {
        event.SetSashPosition(static_cast<int>(std::lround(share_ * event.GetNewSize())));
    });
    Bind(wxEVT_SPLITTER_SASH_POS_CHANGING, [this](wxSplitterEvent& event) {
        share_ = static_cast<double>(event.GetSashPosition()) / room();
    });
}

void PaneSplitter::split(wxSplitMode mode, wxWindow* first, wxWindow* second, int share)
{
    share_ = share / 1000.0;
    // Any place that wxWidgets takes at once: it asks for the right one when it has a size.
    const int place = GetMinimumPaneSize();
    if (mode == wxSPLIT_VERTICAL)
        SplitVertically(first, second, place);
    else
        SplitHorizontally(first, second, place);
}

void PaneSplitter::move_by(int thousandths)
{
    const int least = GetMinimumPaneSize();
    const int wanted = GetSashPosition() + thousandths * room() / 1000;
    SetSashPosition(std::clamp(wanted, least, std::max(least, room() - least - GetSashSize())));
    share_ = static_cast<double>(GetSashPosition()) / room();
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
