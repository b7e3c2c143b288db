#pragma once

#include "app/base/messages.h"
#include "app/cards/picture_folder.h"

#include <string>
#include <string_view>

namespace kizuna {

/// A stable word for output, as in "lackey".
std::string_view picture_naming_id(PictureNaming naming);
/// Its name for the user, as in "Card number".
std::string picture_naming_text(PictureNaming naming, const Messages& messages);

/// As in "312 of 2,417 cards have a picture of yours."
std::string picture_count_text(int cards, const CardLibrary& library, const Messages& messages);
/// The number of used files by naming, of unused ones and of other files.
std::string picture_files_text(const PictureFolder& pictures, const Messages& messages);

/// A stable word for output, as in "unknown-name".
std::string_view unused_picture_id(PictureFolder::Reason reason);
/// Why the file is not used, in one sentence.
std::string unused_picture_text(const PictureFolder::Unused& unused, const PictureFolder& pictures,
                                const Messages& messages);
/// The file's path relative to the folder, for display.
std::string shown_below(const std::filesystem::path& file, const std::filesystem::path& folder);

} // namespace kizuna
