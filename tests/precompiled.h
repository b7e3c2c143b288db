#pragma once

// Slow to read and never changing. Nothing of ours belongs here.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <map>
#include <ostream>
#include <string>
#include <vector>
