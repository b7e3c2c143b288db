#pragma once

#include "cards/library/card.h"

#include <filesystem>
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

} // namespace kizuna
