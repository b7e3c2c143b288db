#pragma once

// The slow headers of the window and of Boost.Test together. Nothing of ours belongs here.
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

#include <wx/dataview.h>
#include <wx/wx.h>
