#pragma once

#include <fstream>
#include <string>

namespace kizuna::test {

/// Megabytes that this program holds now.
inline int held_megabytes()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmRSS:"))
            return std::stoi(line.substr(line.find_first_of("0123456789"))) / 1024;
    }
    return 0;
}

} // namespace kizuna::test
