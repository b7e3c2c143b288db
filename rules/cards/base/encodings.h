#pragma once

#include <string>
#include <string_view>

namespace kizuna {

/// The encodings of text files that are recognised. Our own files are in UTF-8.
enum class TextEncoding { Utf8, Utf16, Utf32, ShiftJis, EucJp, Iso2022Jp };

/// The encoding's name, as in "Shift-JIS".
std::string_view name_of(TextEncoding encoding);

struct DecodedText {
    std::string text; ///< UTF-8; the bytes unchanged if their encoding is not recognised
    TextEncoding encoding = TextEncoding::Utf8;
};

/// Converts a text file to UTF-8. Recognises the encodings that Japanese programs write, by the
/// bytes or by the declaration of an XML file: UTF-16 with or without a byte order mark, UTF-32
/// with one, Shift-JIS, EUC-JP and ISO-2022-JP. Any other text comes back as it was. At an invalid
/// or incomplete character conversion stops and appends a byte that is no UTF-8, so that no_text()
/// reports the place. A text with CR but no LF, as old Macs save, gets LF for each CR.
DecodedText decoded_text(std::string bytes);

} // namespace kizuna
