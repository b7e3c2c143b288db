#include "app/text/signed_text.h"

#include <cmath>

namespace kizuna {

std::string with_sign(double change, const std::string& size)
{
    return (change > 0 ? "+" : "−") + size;
}

std::string signed_text(double difference, int decimals, const Messages& messages)
{
    const std::string size = messages.fixed(std::abs(difference), decimals);
    if (size == messages.fixed(0, decimals))
        return messages.number(0);
    return with_sign(difference, size);
}

std::string points_text(double difference, int decimals, const Messages& messages)
{
    return signed_text(100 * difference, decimals, messages);
}

} // namespace kizuna
