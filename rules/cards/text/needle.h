#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace kizuna {

/// A text to find in many short ones. Searches for its rarest byte first, because names share most
/// letters and all kana begin with the same byte.
class Needle {
public:
    Needle() = default;
    explicit Needle(std::string text);

    bool is_in(std::string_view text) const;
    bool empty() const { return text_.empty(); }
    const std::string& text() const { return text_; }

private:
    std::string text_;
    std::size_t rarest_ = 0; ///< position in text_
};

} // namespace kizuna
