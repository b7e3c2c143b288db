#include "app/base/damaged_files.h"

#include <string>
#include <system_error>

namespace kizuna {

std::filesystem::path put_aside_as(const std::filesystem::path& file)
{
    constexpr int max = 1000;
    std::filesystem::path name = file;
    name += ".damaged";
    std::error_code error;
    for (int number = 2; number < max && std::filesystem::exists(name, error); ++number) {
        name = file;
        name += ".damaged-" + std::to_string(number);
    }
    return name;
}

} // namespace kizuna
