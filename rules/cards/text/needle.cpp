#include "cards/text/needle.h"

#include <algorithm>
#include <cstring>

namespace kizuna {
namespace {

/// The bytes met most in folded names, the commonest first: those of kana, then letters.
constexpr std::string_view common_bytes = "\xE3\x83\x82 eaironltshdcumgkfpybwv";

constexpr std::size_t rarity_of(char byte)
{
    return std::min(common_bytes.find(byte), common_bytes.size());
}

} // namespace

Needle::Needle(std::string text) : text_(std::move(text))
{
    for (std::size_t i = 1; i < text_.size(); ++i) {
        if (rarity_of(text_[i]) > rarity_of(text_[rarest_]))
            rarest_ = i;
    }
}

bool Needle::is_in(std::string_view text) const
{
    if (text_.empty())
        return true;
    if (text.size() < text_.size())
        return false;
    // Where the rarest byte can stand if all of the needle is to fit around it.
    const char* at = text.data() + rarest_;
    const char* const end = at + (text.size() - text_.size() + 1);
    const auto next = [&] {
        return static_cast<const char*>(
            std::memchr(at, text_[rarest_], static_cast<std::size_t>(end - at)));
    };
    for (at = next(); at; at = next()) {
        if (std::memcmp(at - rarest_, text_.data(), text_.size()) == 0)
            return true;
        ++at;
    }
    return false;
}

} // namespace kizuna
