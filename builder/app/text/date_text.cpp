#include "app/text/date_text.h"

namespace kizuna {

std::string date_text(std::time_t seconds, const Messages& messages)
{
    constexpr double milliseconds = 1000;
    if (seconds == 0)
        return {};
    return messages.get("date"_msg, {{"at", static_cast<double>(seconds) * milliseconds}});
}

} // namespace kizuna
