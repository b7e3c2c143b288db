#include "app/comparison/opponents.h"

#include <algorithm>
#include <system_error>

namespace kizuna {

std::vector<std::filesystem::path> opponent_files(const Catalogue& catalogue,
                                                  const Settings& settings)
{
    std::vector<std::filesystem::path> files;
    std::error_code problem; // a folder that is gone has no decks
    std::filesystem::directory_iterator at(catalogue.decks, problem);
    for (const std::filesystem::directory_iterator end; !problem && at != end;
         at.increment(problem))
        files.push_back(at->path());
    std::ranges::sort(files);
    for (const std::string& recent : settings.recent_decks) {
        const std::filesystem::path file = recent;
        if (std::ranges::find(files, file) == files.end() &&
            std::filesystem::is_regular_file(file, problem))
            files.push_back(file);
    }
    return files;
}

} // namespace kizuna
