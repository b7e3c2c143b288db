#pragma once

#include "app/base/files.h"
#include "cards/files/card_yaml.h"

#include <filesystem>
#include <string>
#include <vector>

namespace kizuna {

/// Folders of the program's own files: in the source and build tree, or under the installation
/// prefix.
struct ProgramFolders {
    std::filesystem::path data;       ///< cards, formats, decks, vocabulary and rules
    std::filesystem::path locales;    ///< compiled bundles
    std::filesystem::path guide = {}; ///< the user guide, one file for each language; not checked
                                      ///< for existence
};

/// Finds the folders from the program's path: share/kizuna under the prefix it is installed in,
/// else those of the build. KIZUNA_DATA and KIZUNA_LOCALES in the environment take precedence.
/// Throws DataError (FileMissing) with the folder that is missing.
ProgramFolders find_program_folders(const std::filesystem::path& program);
/// For the running program.
ProgramFolders find_program_folders();

/// The user's folders by the XDG rules; not created.
std::filesystem::path user_settings_file();
std::filesystem::path user_data_folder();
std::filesystem::path user_state_folder();
std::filesystem::path user_cache_folder();
/// The file for reports of unexpected errors (ErrorReports).
std::filesystem::path user_error_report_file();

/// A hash of path, size and time of the running program, or of the shared library with this code.
/// Changes with each build, for use in cache keys.
std::uint64_t program_build();
/// The name of the running program, as in "kizuna-cli"; empty if the system does not tell.
std::string program_name();

/// One of message_languages(), from the environment by gettext's rules: the locale is LC_ALL, else
/// LC_MESSAGES, else LANG. Unless that is C or POSIX, the first language with a bundle in LANGUAGE
/// (separated by colons) takes precedence. English if none has a bundle.
std::string user_language();

/// Reads a file that the program needs. Throws DataError if it cannot be read.
std::string read_needed_file(const std::filesystem::path& file);

/// The set files of a library folder, each read when loaded: every *.yaml except vocabulary.yaml
/// and emblems.yaml. Throws DataError if the folder cannot be read or has none.
std::vector<SourceFile> read_library_files(const std::filesystem::path& folder);

} // namespace kizuna
