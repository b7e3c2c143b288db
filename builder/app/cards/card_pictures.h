#pragma once

#include <filesystem>
#include <optional>

namespace kizuna {

/// In points.
struct PictureSize {
    int width = 0;
    int height = 0;
    bool operator==(const PictureSize&) const = default;
};

/// The size in the header of a PNG or JPEG file. Empty if there is none or the file is of another
/// kind.
std::optional<PictureSize> picture_size(const std::filesystem::path& file);

/// False for a picture that would need more than some 130 MB of memory, however small its file is,
/// and for a file that is no picture.
bool may_be_loaded(const std::filesystem::path& file);

/// False for a PNG or JPEG file without its end, as after an interrupted copy. Data after the end
/// is allowed.
bool has_picture_end(const std::filesystem::path& file);

} // namespace kizuna
