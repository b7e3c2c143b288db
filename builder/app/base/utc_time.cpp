#include "app/base/utc_time.h"

#include <array>

namespace kizuna {
namespace {

constexpr const char* iso_8601 = "%Y-%m-%dT%H:%M:%SZ";

} // namespace

std::string utc_text(std::chrono::system_clock::time_point time)
{
    const std::time_t seconds = std::chrono::system_clock::to_time_t(time);
    std::tm parts{};
    ::gmtime_r(&seconds, &parts);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), iso_8601, &parts);
    return text.data();
}

std::optional<std::time_t> read_utc(const std::string& text)
{
    std::tm parts{};
    if (!::strptime(text.c_str(), iso_8601, &parts))
        return std::nullopt;
    return ::timegm(&parts);
}

} // namespace kizuna
