#pragma once

#include "gui/base/accessible.h"
#include "gui/pool/pool_grid.h"
#include "gui/window_test.h"

#include <wx/slider.h>
#include <wx/srchctrl.h>
#include <wx/timer.h>

namespace kizuna::test {

struct PoolGridTest : WindowTest {
    PoolGridTest()
        : WindowTest(english(),
                     {.prepare = [](UserTest& test) { test.settings.pool.as_grid = true; }})
    {
        BOOST_REQUIRE(grid().IsShownOnScreen());
    }
    PoolGrid& grid() const { return find<PoolGrid>("card grid"); }
    wxPoint middle_of(std::size_t item) const
    {
        const wxRect place = grid().place_in_window(item);
        return grid().ClientToScreen(place.GetPosition() + place.GetSize() / 2);
    }
    /// One of the buttons under a face.
    wxPoint button_of(std::size_t item, bool is_more) const
    {
        const wxRect place = grid().place_in_window(item);
        const int in = grid().FromDIP(8);
        return grid().ClientToScreen(
            wxPoint(is_more ? place.GetRight() - in : place.x + in, place.GetBottom() - in));
    }
    std::string shown() const { return from_wx(find<wxSearchCtrl>("search").GetValue()); }
};

} // namespace kizuna::test
