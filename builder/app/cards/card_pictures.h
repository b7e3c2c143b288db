#pragma once

#include "cards/library/card.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// The file names, without ending, that a picture of the card may have, best first: the codes of
/// the wanted printing and of the others ("B01-003ST", with "plus" for the sign where a file system
/// or another program wants it), the card's number, and LackeyCCG's "B01-003HN_SAMPLE".
std::vector<std::string> picture_names(const Card& card, const std::string& code);

/// The user's pictures of the card, best first: files of the names above that end in .png, .jpg
/// or .jpeg, in the folder itself or in one of its folders that is called as the set. Empty
/// files are passed over; whether the others hold a picture only shows when they are opened.
std::vector<std::filesystem::path> picture_files(const std::filesystem::path& folder,
                                                 const Card& card, const std::string& code);

/// In points.
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

} // namespace kizuna
