#pragma once

#include "cards/files/card_yaml.h"

#include <cstddef>
#include <vector>

namespace kizuna::bench {

/// Reads the same files and the same fields as the program does, as one would with yaml-cpp's node
/// API: load each file, ask every key of every card by name. Returns how many values were read.
std::size_t read_with_nodes(const std::vector<SourceFile>& files);

} // namespace kizuna::bench
