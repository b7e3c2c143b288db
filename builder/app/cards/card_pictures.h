#pragma once

#include <filesystem>
#include <optional>

namespace kizuna {

/// The size of a picture, in points.
struct PictureSize {
    int width = 0;
    int height = 0;
    bool operator==(const PictureSize&) const = default;
};

/// What a PNG or JPEG file says of its own size, from its head alone. Empty where it says none, as
/// where it is of another kind.
std::optional<PictureSize> picture_size(const std::filesystem::path& file);

/// False for a picture that would take more memory than a picture of a card is worth (some 130 MB),
/// however small its file is, and for a file that is no picture.
bool may_be_loaded(const std::filesystem::path& file);

/// False for a PNG or JPEG file whose end is missing, as where copying was broken off. Programs
/// may have written something behind the end.
bool has_picture_end(const std::filesystem::path& file);

} // namespace kizuna
