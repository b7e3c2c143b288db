#pragma once

#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

namespace kizuna {

/// Starts a mark of Paint: this, a code and "m". It is a Unicode noncharacter, so that the text
/// stays valid UTF-8. A file that contains marks can only colour its own text.
constexpr std::string_view paint_mark = "\uFDD0";

/// Passes text to a stream in a form that is safe for a terminal: control characters and invalid
/// UTF-8 become “�”, except line breaks and tabs. Only marks of Paint become escape sequences.
class TerminalBuffer : public std::streambuf {
public:
    /// `to` and `as_it_is` must outlive this. While `*as_it_is` is true, as for JSON, text passes
    /// unchanged; null: never.
    explicit TerminalBuffer(std::ostream& to, const bool* as_it_is = nullptr)
        : to_(to), as_it_is_(as_it_is)
    {
    }

protected:
    int_type overflow(int_type next) override;
    std::streamsize xsputn(const char* text, std::streamsize size) override;
    int sync() override;

private:
    std::ostream& to_;
    const bool* as_it_is_;
    std::string unfinished_; ///< first bytes of an incomplete character
};

} // namespace kizuna
