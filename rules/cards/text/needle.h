#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace kizuna {

/// A text that is looked for in many short ones. It looks first for its rarest byte, for names
/// share most of theirs and every kana begins with the same.
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
