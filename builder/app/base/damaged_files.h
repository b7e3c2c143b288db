#pragma once

#include <filesystem>

namespace kizuna {

/// Where a file of the user's that cannot be read is put before another is written in its place:
/// FILE.damaged, or FILE.damaged-2 and so on where those are there already.
std::filesystem::path put_aside_as(const std::filesystem::path& file);

} // namespace kizuna
