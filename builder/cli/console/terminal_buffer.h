#pragma once

#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

namespace kizuna {

/// Begins a mark of Paint: this, one of its codes, "m". A noncharacter of Unicode, so that the text
/// between stays UTF-8; a file that holds one can colour its own words and do nothing else.
constexpr std::string_view paint_mark = "\uFDD0";

/// Passes text on to a stream as a terminal may show it: hidden commands and bytes that are no
/// UTF-8 become “�”, but for line ends and tabs. Only the marks of Paint become escapes.
class TerminalBuffer : public std::streambuf {
public:
    /// `to` outlives this, and so does `as_it_is`: while it is true, as for JSON, everything passes
    /// unchanged. Null: never.
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
    std::string unfinished_; ///< bytes of a character whose rest is still to come
};

} // namespace kizuna
