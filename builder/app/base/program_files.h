#pragma once

#include "app/base/files.h"
#include "cards/files/card_yaml.h"

#include <filesystem>
#include <string>
#include <vector>

namespace kizuna {

/// Where the program's own files are: beside the build, or under the prefix it is installed in.
struct ProgramFolders {
    std::filesystem::path data;       ///< cards, formats, decks, vocabulary, rules
    std::filesystem::path locales;    ///< compiled bundles
    std::filesystem::path guide = {}; ///< the user guide, a file a language; not looked for
};

/// Finds the folders from a program's place: share/kizuna beside the folder it is installed in,
/// else those of the build. KIZUNA_DATA and KIZUNA_LOCALES in the environment win. Throws DataError
/// (FileMissing) naming the folder that should be there.
ProgramFolders find_program_folders(const std::filesystem::path& program);
/// The same for the running program.
ProgramFolders find_program_folders();

/// The user's own folders, by the XDG rules; not created.
std::filesystem::path user_settings_file();
std::filesystem::path user_data_folder();
std::filesystem::path user_state_folder();
std::filesystem::path user_cache_folder();
/// The file in which the program notes what went wrong inside it.
std::filesystem::path user_error_report_file();

/// A hash of path, size and time of the running program, or of the shared library that holds this
/// code: a cache key that changes with each build.
std::uint64_t program_build();
/// The running program's own name, as in "kizuna-cli"; empty where the system does not tell.
std::string program_name();

/// One of message_languages(), from the environment by the order of gettext: the locale is LC_ALL,
/// else LC_MESSAGES, else LANG; where it is not C or POSIX, the first of LANGUAGE, which names
/// several with colons between them, that we speak goes before it. English where none of them is a
/// language we speak.
std::string user_language();

/// A file the program cannot do without. Throws DataError where it cannot be read.
std::string read_needed_file(const std::filesystem::path& file);

/// The set files of a library folder, each read when its turn comes: every *.yaml but
/// vocabulary.yaml and emblems.yaml. Throws DataError where the folder cannot be read or has none.
std::vector<SourceFile> read_library_files(const std::filesystem::path& folder);

} // namespace kizuna
