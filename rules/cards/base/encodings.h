#pragma once

#include <string>
#include <string_view>

namespace kizuna {

/// What the bytes of a text file say. Ours are all in UTF-8; other programs' may not be.
enum class TextEncoding { Utf8, Utf16, Utf32, ShiftJis, EucJp, Iso2022Jp };

/// The encoding's name, as in "Shift-JIS".
std::string_view name_of(TextEncoding encoding);

struct DecodedText {
    std::string text; ///< in UTF-8, unless it is in an encoding that we do not know
    TextEncoding encoding = TextEncoding::Utf8;
};

/// Recognises UTF-16, with a byte order mark or without, UTF-32 with one, Shift-JIS, EUC-JP and
/// ISO-2022-JP, by what they hold or by what an XML file says of itself: Japanese programs write
/// all of them. All else comes back as it was. Where a file breaks off within a character, or holds
/// what is none, a byte that is no UTF-8 stands at the end of what could be read, so that no_text()
/// tells the place. Lines that end as on old Macs, and in tables that are saved for them, end in
/// line feeds.
DecodedText decoded_text(std::string bytes);

} // namespace kizuna
