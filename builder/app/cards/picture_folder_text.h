#pragma once

#include "app/base/messages.h"
#include "app/cards/picture_folder.h"

#include <string>
#include <string_view>

namespace kizuna {

/// A stable word, as in "lackey".
std::string_view picture_naming_id(PictureNaming naming);
/// What the user calls it, as in "Card number".
std::string picture_naming_text(PictureNaming naming, const Messages& messages);

/// "312 of 2,417 cards have a picture of yours."
std::string picture_count_text(int cards, const CardLibrary& library, const Messages& messages);
/// How many files are understood by which kind of name, how many are not used, and how many are
/// something else.
std::string picture_files_text(const PictureFolder& pictures, const Messages& messages);

/// A stable word, as in "unknown-name".
std::string_view unused_picture_id(PictureFolder::Reason reason);
/// One sentence: why the file is not used.
std::string unused_picture_text(const PictureFolder::Unused& unused, const PictureFolder& pictures,
                                const Messages& messages);
/// The file below the folder, as it may be shown.
std::string shown_below(const std::filesystem::path& file, const std::filesystem::path& folder);

} // namespace kizuna
