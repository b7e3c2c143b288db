#pragma once

// The slow headers of the window and of Boost.Test together, and what nearly every test of a window
// reads anyway.
#include "gui/window_test.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

#include <wx/dataview.h>
#include <wx/wx.h>
