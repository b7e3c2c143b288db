#include "app/files/file_names.h"

#include "cards/base/utf8.h"

#include <algorithm>

namespace kizuna {

std::string as_file_name(const std::string& deck_name)
{
    constexpr std::size_t max_bytes = 120;
    std::string name;
    for (std::size_t at = 0; at < deck_name.size();) {
        const std::size_t begin = at;
        const char32_t letter = next_code_point(deck_name, at);
        if (at > max_bytes)
            break;
        const bool is_plain =
            letter >= ' ' && letter != 0x7F && letter != '/' && letter != bad_utf8;
        name += is_plain ? deck_name.substr(begin, at - begin) : "-";
    }
    if (name.starts_with('.'))
        name.front() = '-';
    return name;
}

std::string name_with(std::string name, const std::string& ending)
{
    if (name.ends_with(ending))
        return name;
    const std::size_t inner = ending.find('.', 1);
    for (const std::string& part :
         {ending.substr(0, inner), ending.substr(std::min(inner, ending.size()))}) {
        if (!part.empty() && name.ends_with(part)) {
            name.resize(name.size() - part.size());
            break;
        }
    }
    return name + ending;
}

std::string ending_of(const DeckFileKind& kind)
{
    return "." + std::string(kind.extension);
}

} // namespace kizuna
