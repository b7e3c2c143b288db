#pragma once

#include "cards/card_yaml.h"
#include "cards/fault.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kizuna {

/// Where the program's own files are: beside the build, or under the prefix it is installed in.
struct ProgramFolders {
    std::filesystem::path data;    ///< cards, formats, decks, vocabulary
    std::filesystem::path locales; ///< compiled bundles
};

/// Finds the folders from the running program's place; KIZUNA_DATA and KIZUNA_LOCALES in the
/// environment win. Throws DataError (FileMissing) naming the folder that should be there.
ProgramFolders find_program_folders();

/// The user's own folders, by the XDG rules; not created.
std::filesystem::path user_settings_file();
std::filesystem::path user_state_folder();

/// The whole file, or why it cannot be had. Folders, unreadable files and files over `most_bytes`
/// (also endless ones such as devices) are faults; never reads more than the limit.
std::variant<std::string, Fault> read_file(const std::filesystem::path& file,
                                           std::size_t most_bytes = 16U << 20);
/// All of standard input, under the same limit; shown as "-" in faults.
std::variant<std::string, Fault> read_standard_input(std::size_t most_bytes = 16U << 20);

/// Writes beside the file, flushes to the disk and renames, so that the old file survives any
/// failure. Follows a symbolic link and keeps the old file's permissions. Empty where all went
/// well.
std::optional<Fault> write_file(const std::filesystem::path& file, std::string_view text);

/// Every regular file directly in a folder whose name ends so, by name. Throws DataError where the
/// folder cannot be read.
std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder,
                                            std::string_view ending);

/// Every *.yaml of a library folder, read. Throws DataError where one cannot be read.
std::vector<SourceFile> read_library_files(const std::filesystem::path& folder);

} // namespace kizuna
