#pragma once

// Slow to read and never changing. Nothing of ours belongs here.
#include <CLI/CLI.hpp>

#include <functional>
#include <memory>
#include <ostream>
#include <string>
#include <vector>
