#include "app/text/printable.h"

#include "cards/base/utf8.h"

namespace kizuna {
std::string printable(std::string_view text, std::size_t max)
{
    std::string shown;
    std::size_t position = 0;
    for (std::size_t count = 0; position < text.size(); ++count) {
        if (count == max)
            return shown + "…";
        const std::size_t begin = position;
        const char32_t c = next_code_point(text, position);
        shown += c == bad_utf8 || is_hidden_command(c) ? std::string_view("\uFFFD")
                                                       : text.substr(begin, position - begin);
    }
    return shown;
}

} // namespace kizuna
