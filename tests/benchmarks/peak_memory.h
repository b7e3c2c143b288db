#pragma once

#include <fstream>
#include <string>

namespace kizuna::bench {

/// The most memory that this program ever had, in KiB. (What getrusage() says begins with what the
/// program that started this one had.)
inline long long peak_memory_kb()
{
    std::ifstream status("/proc/self/status");
    const std::string key = "VmHWM:";
    for (std::string word; status >> word;) {
        long long size = 0;
        if (word == key && status >> size)
            return size;
    }
    return 0;
}

} // namespace kizuna::bench
