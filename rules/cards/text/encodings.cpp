#include "cards/text/encodings.h"

#include "cards/text/icu_status.h"
#include "cards/text/utf8.h"

#include <unicode/ucnv.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

namespace kizuna {
namespace {

constexpr std::string_view little_mark = "\xFF\xFE";
constexpr std::string_view big_mark = "\xFE\xFF";
/// Never part of UTF-8.
constexpr char no_character = '\xFF';

/// Converts up to the first bytes that are no character, for which `no_character` stands.
std::string converted(std::string_view bytes, const char* encoding)
{
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UConverter, decltype(&ucnv_close)> converter(ucnv_open(encoding, &status),
                                                                       ucnv_close);
    require_icu(status, encoding);
    ucnv_setToUCallBack(converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr,
                        &status);
    require_icu(status, encoding);
    std::vector<char16_t> units(bytes.size() + 1); // no byte becomes more than one unit
    char16_t* end = units.data();
    const char* from = bytes.data();
    ucnv_toUnicode(converter.get(), &end, units.data() + units.size(), &from,
                   bytes.data() + bytes.size(), nullptr, true, &status);
    std::string text;
    icu::UnicodeString(units.data(), static_cast<int32_t>(end - units.data())).toUTF8String(text);
    if (U_FAILURE(status))
        text += no_character;
    return text;
}

bool holds_controls(std::string_view text)
{
    return std::ranges::any_of(text, [](char sign) {
        return static_cast<unsigned char>(sign) < 0x20 && sign != '\n' && sign != '\r' &&
               sign != '\t';
    });
}

/// The encoding of a file in UTF-16: by its mark, or by the zero bytes of its line ends, digits and
/// Latin letters, of which every deck has some. Null where it is none.
const char* utf16_encoding(std::string_view bytes)
{
    if (bytes.starts_with(little_mark))
        return "UTF-16LE";
    if (bytes.starts_with(big_mark))
        return "UTF-16BE";
    std::size_t zeros[2] = {0, 0};
    for (std::size_t at = 0; at < bytes.size(); ++at)
        zeros[at % 2] += bytes[at] == '\0' ? 1 : 0;
    if (zeros[0] == zeros[1])
        return nullptr;
    const char* encoding = zeros[1] > zeros[0] ? "UTF-16LE" : "UTF-16BE";
    const std::string text = converted(bytes, encoding);
    return holds_controls(text) || !is_utf8(text) ? nullptr : encoding;
}

bool is_between(unsigned char byte, int first, int last)
{
    return byte >= first && byte <= last;
}

/// True where the bytes are Shift-JIS, perhaps cut off within a character, and hold kana, whose
/// first bytes no Western text has.
bool is_shift_jis(std::string_view bytes)
{
    bool has_kana = false;
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        const auto lead = static_cast<unsigned char>(bytes[at]);
        if (lead < 0x80 || is_between(lead, 0xA1, 0xDF))
            continue;
        if (!is_between(lead, 0x81, 0x9F) && !is_between(lead, 0xE0, 0xFC))
            return false;
        if (++at == bytes.size())
            break;
        const auto trail = static_cast<unsigned char>(bytes[at]);
        if (!is_between(trail, 0x40, 0x7E) && !is_between(trail, 0x80, 0xFC))
            return false;
        has_kana = has_kana || (lead == 0x82 && is_between(trail, 0x9F, 0xF1)) ||
                   (lead == 0x83 && is_between(trail, 0x40, 0x96));
    }
    return has_kana;
}

} // namespace

std::string_view name_of(TextEncoding encoding)
{
    switch (encoding) {
    case TextEncoding::Utf16:
        return "UTF-16";
    case TextEncoding::ShiftJis:
        return "Shift-JIS";
    case TextEncoding::Utf8:
        break;
    }
    return "UTF-8";
}

DecodedText decoded_text(std::string bytes)
{
    const bool may_be_utf16 = bytes.starts_with(little_mark) || bytes.starts_with(big_mark) ||
                              bytes.find('\0') != std::string::npos;
    if (may_be_utf16) {
        if (const char* encoding = utf16_encoding(bytes)) {
            std::string_view text = bytes;
            if (text.starts_with(little_mark) || text.starts_with(big_mark))
                text.remove_prefix(little_mark.size());
            return {converted(text, encoding), TextEncoding::Utf16};
        }
    }
    // What is UTF-8 up to a letter beyond ASCII is a broken file of that encoding.
    const std::size_t bad = first_bad_utf8(bytes);
    const auto is_ascii = [](char sign) { return static_cast<unsigned char>(sign) < 0x80; };
    if (bad != std::string_view::npos &&
        std::ranges::all_of(std::string_view(bytes).substr(0, bad), is_ascii) &&
        is_shift_jis(bytes))
        return {converted(bytes, "windows-31j"), TextEncoding::ShiftJis};
    return {std::move(bytes), TextEncoding::Utf8};
}

} // namespace kizuna
