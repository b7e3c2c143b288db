#include "app/printable.h"

namespace kizuna {
namespace {

bool continues_character(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

/// The control characters below the space, delete, and those from U+0080 to U+009F.
bool is_control(std::string_view character)
{
    const auto first = static_cast<unsigned char>(character.front());
    if (character.size() == 1)
        return first < 0x20 || first == 0x7F;
    return first == 0xC2 && static_cast<unsigned char>(character[1]) < 0xA0;
}

} // namespace

std::string printable(std::string_view text, std::size_t most)
{
    std::string shown;
    std::size_t characters = 0;
    for (std::size_t begin = 0; begin < text.size(); ++characters) {
        if (characters == most)
            return shown + "…";
        std::size_t end = begin + 1;
        while (end < text.size() && continues_character(text[end]))
            ++end;
        const std::string_view character = text.substr(begin, end - begin);
        shown += is_control(character) ? "\uFFFD" : character;
        begin = end;
    }
    return shown;
}

} // namespace kizuna
