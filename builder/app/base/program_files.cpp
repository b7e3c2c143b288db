#include "app/base/program_files.h"

#include "app/base/messages.h"
#include "cards/base/faults.h"
#include "cards/base/stable_hash.h"

#include <algorithm>
#include <cstdlib>
#include <sstream>

#include <dlfcn.h>
#include <pwd.h>
#include <unistd.h>

namespace kizuna {
namespace {

namespace fs = std::filesystem;

/// Empty if the variable is not set.
std::string environment(const char* name)
{
    const char* value = std::getenv(name);
    return value ? value : "";
}

fs::path existing_folder(const fs::path& folder)
{
    std::error_code error;
    if (!fs::is_directory(folder, error))
        throw DataError(file_fault(faults::FileMissing{}, folder));
    return folder;
}

fs::path home()
{
    if (const std::string named = environment("HOME"); !named.empty())
        return named;
    const passwd* user = ::getpwuid(::getuid());
    return user ? user->pw_dir : "/";
}

/// An XDG base folder; as XDG requires, a relative path in the variable is ignored.
fs::path base_folder(const char* variable, const char* in_home)
{
    const fs::path named = environment(variable);
    return named.is_absolute() ? named : home() / in_home;
}

/// The language of a locale: "ja" for "ja_JP.UTF-8", "it" for "it_IT@euro".
std::string language_part(std::string_view locale)
{
    return std::string(locale.substr(0, locale.find_first_of("_-.@")));
}

/// True for the C locale, also as "C.UTF-8", for which LANGUAGE is ignored.
bool is_plain(std::string_view language)
{
    return language == "C" || language == "POSIX";
}

} // namespace

ProgramFolders find_program_folders(const fs::path& program)
{
    ProgramFolders folders{KIZUNA_DATA_FOLDER, KIZUNA_LOCALES_FOLDER, KIZUNA_GUIDE_FOLDER};
    const fs::path installed = program.parent_path().parent_path() / "share" / "kizuna";
    std::error_code error;
    if (fs::is_directory(installed, error))
        folders = {installed / "data", installed / "locales", installed / "guide"};
    if (const std::string named = environment("KIZUNA_DATA"); !named.empty())
        folders.data = named;
    if (const std::string named = environment("KIZUNA_LOCALES"); !named.empty())
        folders.locales = named;
    return {existing_folder(folders.data), existing_folder(folders.locales), folders.guide};
}

ProgramFolders find_program_folders()
{
    std::error_code error;
    return find_program_folders(fs::read_symlink("/proc/self/exe", error));
}

fs::path user_settings_file()
{
    return base_folder("XDG_CONFIG_HOME", ".config") / "kizuna" / "settings.yaml";
}

fs::path user_data_folder()
{
    return base_folder("XDG_DATA_HOME", ".local/share") / "kizuna";
}

fs::path user_state_folder()
{
    return base_folder("XDG_STATE_HOME", ".local/state") / "kizuna";
}

fs::path user_cache_folder()
{
    return base_folder("XDG_CACHE_HOME", ".cache") / "kizuna";
}

fs::path user_error_report_file()
{
    return user_state_folder() / "errors.txt";
}

std::string program_name()
{
    std::error_code error;
    return fs::read_symlink("/proc/self/exe", error).filename().string();
}

std::uint64_t program_build()
{
    std::error_code error;
    Dl_info code{};
    const bool is_found = dladdr(reinterpret_cast<const void*>(&program_build), &code) != 0;
    const fs::path holder = is_found && code.dli_fname ? code.dli_fname : "";
    const bool is_library = holder.filename().string().find(".so") != std::string::npos;
    const fs::path program = is_library ? holder : fs::read_symlink("/proc/self/exe", error);
    const auto size = fs::file_size(program, error);
    const auto written = fs::last_write_time(program, error).time_since_epoch().count();
    return stable_hash(program.string() + '\n' + std::to_string(size) + '\n' +
                       std::to_string(written));
}

std::string user_language()
{
    std::string locale;
    for (const char* const variable : {"LANG", "LC_MESSAGES", "LC_ALL"}) {
        if (std::string named = environment(variable); !named.empty())
            locale = std::move(named);
    }
    const std::string& english = message_languages().front();
    if (locale.empty() || is_plain(language_part(locale)))
        return english;
    std::istringstream request(environment("LANGUAGE") + ':' + locale);
    for (std::string asked; std::getline(request, asked, ':');) {
        const std::string language = language_part(asked);
        if (is_plain(language))
            return english;
        if (std::ranges::count(message_languages(), language) > 0)
            return language;
    }
    return english;
}

std::vector<SourceFile> read_library_files(const fs::path& folder)
{
    std::vector<SourceFile> files;
    for (const fs::path& file : files_in(folder, ".yaml")) {
        if (file.filename() == "vocabulary.yaml" || file.filename() == "emblems.yaml")
            continue;
        std::error_code unknown_size;
        const std::uintmax_t bytes = fs::file_size(file, unknown_size);
        files.push_back({.name = file.string(),
                         .text = {},
                         .load = [file] { return read_needed_file(file); },
                         .bytes = unknown_size ? 0 : static_cast<std::size_t>(bytes)});
    }
    if (files.empty())
        throw DataError(file_fault(faults::FileUnreadable{"no-sets"}, folder));
    return files;
}

std::string read_needed_file(const fs::path& file)
{
    std::variant<std::string, Fault> text = read_file(file);
    if (Fault* fault = std::get_if<Fault>(&text))
        throw DataError(std::move(*fault));
    return std::get<std::string>(std::move(text));
}

} // namespace kizuna
