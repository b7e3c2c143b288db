#include "cli/console/terminal_buffer.h"

#include "cards/base/utf8.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kizuna {
namespace {

constexpr std::string_view replacement = "\uFFFD";
constexpr std::array<std::string_view, 5> paint_codes = {"0m", "1m", "2m", "31m", "32m"};

/// True if the text ends before the character at its start is complete.
bool is_cut_off(std::string_view rest)
{
    return rest.size() <= trail_bytes(rest.front());
}

/// The code after a mark of Paint; empty if it is none.
std::string_view paint_code(std::string_view after_mark)
{
    const auto is_next = [&](std::string_view code) { return after_mark.starts_with(code); };
    const auto* const found = std::ranges::find_if(paint_codes, is_next);
    return found == paint_codes.end() ? std::string_view() : *found;
}

} // namespace

TerminalBuffer::int_type TerminalBuffer::overflow(int_type next)
{
    if (traits_type::eq_int_type(next, traits_type::eof()))
        return traits_type::not_eof(next);
    const char byte = traits_type::to_char_type(next);
    return xsputn(&byte, 1) == 1 ? next : traits_type::eof();
}

std::streamsize TerminalBuffer::xsputn(const char* text, std::streamsize size)
{
    if (as_it_is_ && *as_it_is_) {
        to_.write(text, size);
        return to_ ? size : 0;
    }
    const std::string given =
        std::exchange(unfinished_, {}) + std::string(text, static_cast<std::size_t>(size));
    const std::string_view all = given;
    std::string shown;
    for (std::size_t at = 0; at < all.size();) {
        const std::string_view rest = all.substr(at);
        if (is_cut_off(rest)) {
            unfinished_ = rest;
            break;
        }
        if (rest.starts_with(paint_mark)) {
            at += paint_mark.size();
            const std::string_view code = paint_code(all.substr(at));
            shown += code.empty() ? replacement : "\x1b[";
            shown += code;
            at += code.size();
            continue;
        }
        const std::size_t begin = at;
        const char32_t c = next_code_point(all, at);
        const bool passes = c == '\n' || c == '\t' || (c != bad_utf8 && !is_hidden_command(c));
        shown += passes ? all.substr(begin, at - begin) : replacement;
    }
    to_ << shown;
    return to_ ? size : 0;
}

int TerminalBuffer::sync()
{
    if (!unfinished_.empty())
        to_ << replacement;
    unfinished_.clear();
    to_.flush();
    return to_ ? 0 : -1;
}

} // namespace kizuna
