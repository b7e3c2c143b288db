#include "cards/base/encodings.h"

#include "cards/base/icu_status.h"
#include "cards/base/plain_text.h"
#include "cards/base/utf8.h"

#include <unicode/ucnv.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace kizuna {
namespace {

using namespace std::string_view_literals;
constexpr std::string_view little_mark = "\xFF\xFE";
constexpr std::string_view little_mark_32 = "\xFF\xFE\0\0"sv;
constexpr std::string_view big_mark_32 = "\0\0\xFE\xFF"sv;
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
    return std::ranges::any_of(text, [](char c) {
        return static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\r' && c != '\t';
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
    // UTF-8 with some zero bytes is a damaged file: read as UTF-16 it would be characters of all
    // scripts.
    const bool is_text_with_zeros = is_utf8(bytes) && 4 * (zeros[0] + zeros[1]) < bytes.size();
    if (zeros[0] == zeros[1] || is_text_with_zeros)
        return nullptr;
    const char* encoding = zeros[1] > zeros[0] ? "UTF-16LE" : "UTF-16BE";
    const std::string text = converted(bytes, encoding);
    return holds_controls(text) || !is_utf8(text) ? nullptr : encoding;
}

bool is_between(int byte, int first, int last)
{
    return byte >= first && byte <= last;
}

/// What a text that may be Shift-JIS holds beside ASCII.
struct ShiftJisSigns {
    bool has_kana = false;
    std::size_t pairs = 0;      ///< of two bytes
    std::size_t kanji = 0;      ///< of these, common ones that no letters of the West look like
    std::size_t narrow = 0;     ///< half-width kana, of one byte
    std::size_t max_narrow = 0; ///< the longest run of them
    bool has_lone_narrow = false;
    std::size_t marks = 0;      ///< pairs that lists write beside their cards: × ＊ ： 枚 ４
    bool has_sure_mark = false; ///< one that no Western text looks like
    std::size_t opening = 0;    ///< brackets, which have a letter of the West in them
    std::size_t closing = 0;

    /// True where there are kana: no Western text has their first bytes. Without kana there must be
    /// several common kanji, or runs of half-width kana, as Western accents and quotation marks do
    /// not form. A list of card numbers has only its few characters.
    bool are_japanese() const
    {
        const bool has_marks = has_sure_mark || (opening > 0 && opening == closing);
        return has_kana || (kanji >= 2 && 2 * kanji >= pairs) ||
               (pairs == 0 && max_narrow >= 3 && !has_lone_narrow) ||
               (has_marks && marks + kanji == pairs && !has_lone_narrow);
    }

    void note_mark(int lead, int trail)
    {
        const bool is_digit = lead == 0x82 && is_between(trail, 0x4F, 0x58);
        const bool is_counter = lead == 0x96 && trail == 0x87; // 枚, one of the kanji
        const bool is_sign = lead == 0x81 && (trail < 0x41 || is_between(trail, 0x5B, 0x60) ||
                                              is_between(trail, 0x7B, 0xAC));
        const bool is_bracket = lead == 0x81 && (trail == 0x69 || trail == 0x6A);
        // ， ． ・ ： have letters of the West for their second bytes, too.
        const bool is_point = lead == 0x81 && is_between(trail, 0x43, 0x46);
        has_sure_mark = has_sure_mark || is_digit || is_counter || is_sign;
        opening += is_bracket && trail == 0x69 ? 1 : 0;
        closing += is_bracket && trail == 0x6A ? 1 : 0;
        marks += is_digit || is_sign || is_bracket || is_point ? 1 : 0;
    }
};

/// The characters of Shift-JIS bytes, which may be cut off within a character. Empty for other
/// bytes.
std::optional<ShiftJisSigns> shift_jis_characters(std::string_view bytes)
{
    ShiftJisSigns signs;
    std::size_t run = 0; // of half-width kana
    for (std::size_t at = 0; at <= bytes.size(); ++at) {
        const int lead = at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0;
        if (is_between(lead, 0xA1, 0xDF)) {
            ++signs.narrow;
            signs.max_narrow = std::max(signs.max_narrow, ++run);
            continue;
        }
        signs.has_lone_narrow = signs.has_lone_narrow || run == 1;
        run = 0;
        if (lead < 0x80)
            continue;
        if (!is_between(lead, 0x81, 0x9F) && !is_between(lead, 0xE0, 0xFC))
            return std::nullopt;
        if (++at == bytes.size())
            break;
        const auto trail = static_cast<unsigned char>(bytes[at]);
        if (!is_between(trail, 0x40, 0x7E) && !is_between(trail, 0x80, 0xFC))
            return std::nullopt;
        ++signs.pairs;
        signs.note_mark(lead, trail);
        signs.kanji += lead >= 0x88 && lead <= 0x9F && trail >= 0x80 ? 1 : 0;
        signs.has_kana = signs.has_kana || (lead == 0x82 && is_between(trail, 0x9F, 0xF1)) ||
                         (lead == 0x83 && is_between(trail, 0x40, 0x96));
    }
    return signs;
}

/// True where all that is not ASCII are pairs of EUC-JP, perhaps cut off, and kana are among them.
bool is_euc_jp(std::string_view bytes)
{
    bool has_kana = false;
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        const auto lead = static_cast<unsigned char>(bytes[at]);
        if (lead < 0x80)
            continue;
        const bool is_narrow = lead == 0x8E;
        if (!is_narrow && !is_between(lead, 0xA1, 0xFE))
            return false;
        if (++at == bytes.size())
            break;
        const auto trail = static_cast<unsigned char>(bytes[at]);
        if (!is_between(trail, 0xA1, is_narrow ? 0xDF : 0xFE))
            return false;
        has_kana = has_kana || (lead == 0xA4 && trail <= 0xF3) || (lead == 0xA5 && trail <= 0xF6);
    }
    return has_kana;
}

/// True for ISO-2022-JP: ASCII with escapes around Japanese characters, as in old mails.
bool is_iso_2022_jp(std::string_view bytes)
{
    const bool has_escape = bytes.find("\x1B$B") != std::string_view::npos ||
                            bytes.find("\x1B$@") != std::string_view::npos;
    return has_escape && std::ranges::all_of(bytes, is_ascii);
}

/// The Japanese encoding that an XML file says it is in.
std::optional<TextEncoding> declared_encoding(std::string_view bytes)
{
    constexpr std::size_t max_head = 200;
    const std::string_view head = bytes.substr(0, std::min(bytes.find("?>"), max_head));
    if (!head.starts_with("<?xml"))
        return std::nullopt;
    const std::string lower = lower_case(head);
    for (const auto& [name, encoding] :
         {std::pair("shift", TextEncoding::ShiftJis), std::pair("sjis", TextEncoding::ShiftJis),
          std::pair("windows-31j", TextEncoding::ShiftJis),
          std::pair("cp932", TextEncoding::ShiftJis), std::pair("euc-jp", TextEncoding::EucJp)}) {
        if (lower.find(name) != std::string::npos)
            return encoding;
    }
    return std::nullopt;
}

/// The Japanese encoding of bytes that are no UTF-8; empty where it is none.
std::optional<TextEncoding> japanese_encoding(std::string_view bytes, std::size_t first_bad)
{
    if (const auto declared = declared_encoding(bytes))
        return declared;
    // A text with UTF-8 beyond ASCII before its first bad byte is damaged UTF-8.
    if (!std::ranges::all_of(bytes.substr(0, first_bad), is_ascii))
        return std::nullopt;
    if (is_euc_jp(bytes))
        return TextEncoding::EucJp;
    const auto signs = shift_jis_characters(bytes);
    return signs && signs->are_japanese() ? std::optional(TextEncoding::ShiftJis) : std::nullopt;
}

DecodedText in_utf8(std::string bytes)
{
    for (const auto& [mark, encoding] :
         {std::pair(little_mark_32, "UTF-32LE"), std::pair(big_mark_32, "UTF-32BE")}) {
        if (bytes.starts_with(mark))
            return {converted(std::string_view(bytes).substr(mark.size()), encoding),
                    TextEncoding::Utf32};
    }
    if (is_iso_2022_jp(bytes))
        return {converted(bytes, "ISO-2022-JP"), TextEncoding::Iso2022Jp};
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
    const std::size_t bad = first_bad_utf8(bytes);
    const auto japanese = bad == std::string::npos ? std::nullopt : japanese_encoding(bytes, bad);
    if (japanese)
        return {converted(bytes, japanese == TextEncoding::EucJp ? "EUC-JP" : "windows-31j"),
                *japanese};
    return {std::move(bytes), TextEncoding::Utf8};
}

} // namespace

std::string_view name_of(TextEncoding encoding)
{
    constexpr std::array<std::string_view, 6> names = {"UTF-8",     "UTF-16", "UTF-32",
                                                       "Shift-JIS", "EUC-JP", "ISO-2022-JP"};
    return names.at(static_cast<std::size_t>(encoding));
}

DecodedText decoded_text(std::string bytes)
{
    DecodedText decoded = in_utf8(std::move(bytes));
    std::string& text = decoded.text;
    if (text.find('\n') == std::string::npos) // else a CR is part of a line end, or nothing
        std::ranges::replace(text, '\r', '\n');
    return decoded;
}

} // namespace kizuna
