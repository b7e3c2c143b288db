#include "cards/text/text_folding.h"

#include "cards/base/icu_status.h"
#include "cards/base/plain_text.h"
#include "cards/base/utf8.h"

#include <unicode/bytestream.h>
#include <unicode/coll.h>
#include <unicode/normalizer2.h>
#include <unicode/sortkey.h>
#include <unicode/uchar.h>

#include <algorithm>
#include <array>
#include <utility>

namespace kizuna {
namespace {

std::string case_folded(std::string_view text)
{
    std::string folded;
    folded.reserve(text.size() + 8);
    icu::StringByteSink<std::string> sink(&folded);
    UErrorCode status = U_ZERO_ERROR;
    const auto* case_folding = icu::Normalizer2::getNFKCCasefoldInstance(status);
    require_icu(status, "NFKC case folding");
    case_folding->normalizeUTF8(
        0, icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())), sink, nullptr,
        status);
    require_icu(status, "NFKC case folding");
    return folded;
}

void append(std::string& out, UChar32 c)
{
    append_utf8(out, static_cast<char32_t>(c));
}

constexpr bool is_bracket(char c)
{
    return c == '(' || c == ')';
}

/// What folding does with an ASCII character: 0 drops it, a space separates words, a bracket
/// opens or closes, anything else is put in its place.
constexpr std::array<char, 128> ascii_folding = [] {
    std::array<char, 128> table{};
    for (char c = '0'; c <= '9'; ++c)
        table[static_cast<unsigned char>(c)] = c;
    for (char c = 'a'; c <= 'z'; ++c) {
        table[static_cast<unsigned char>(c)] = c;
        table[static_cast<unsigned char>(c - 'a' + 'A')] = c;
    }
    for (const char c : {' ', '\t', '\n', '\v', '\f', '\r'})
        table[static_cast<unsigned char>(c)] = ' ';
    table['('] = '(';
    table[')'] = ')';
    return table;
}();

constexpr UChar32 long_vowel_sign = 0x30FC;

constexpr bool is_hiragana(UChar32 c)
{
    return (c >= 0x3041 && c <= 0x3096) || c == 0x309D || c == 0x309E;
}
constexpr UChar32 katakana_of(UChar32 hiragana)
{
    return hiragana + 0x60;
}

/// True for characters that case folding leaves as they are, whatever other of these they stand
/// beside: the plain Japanese that nearly all names are written in. Ideographic spaces become
/// spaces, and are taken as such anyway.
constexpr bool is_case_folded(UChar32 c)
{
    return (c >= 0x3041 && c <= 0x3096) || (c >= 0x30A1 && c <= 0x30FE) ||
           (c >= 0x4E00 && c <= 0x9FFF) || (c >= 0x3000 && c <= 0x3002) || c == 0x3005 ||
           c == 0x309D || c == 0x309E;
}

constexpr bool is_plain_japanese(UChar32 c)
{
    return (c >= 0x30A1 && c <= 0x30FA) || (c >= 0x4E00 && c <= 0x9FFF);
}

constexpr bool may_bear_accents(UChar32 c)
{
    return (c >= 0x00C0 && c <= 0x024F) || (c >= 0x0370 && c <= 0x03FF) ||
           (c >= 0x1E00 && c <= 0x1FFF);
}

/// Marks that stand alone after composition: accents that no letter took, and voicing marks
/// behind what cannot be voiced.
constexpr bool is_loose_mark(UChar32 c)
{
    return (c >= 0x0300 && c <= 0x036F) || c == 0x3099 || c == 0x309A;
}

bool is_sign(UChar32 c)
{
    return (U_GET_GC_MASK(c) & (U_GC_P_MASK | U_GC_S_MASK | U_GC_CC_MASK | U_GC_CF_MASK)) != 0;
}

void append_without_accents(std::string& out, UChar32 letter)
{
    UErrorCode status = U_ZERO_ERROR;
    const auto* decomposition = icu::Normalizer2::getNFDInstance(status);
    require_icu(status, "decomposition");
    icu::UnicodeString parts;
    if (!decomposition->getDecomposition(letter, parts)) {
        append(out, letter);
        return;
    }
    for (std::int32_t i = 0; i < parts.length(); i = parts.moveIndex32(i, 1)) {
        if (const UChar32 part = parts.char32At(i); u_getCombiningClass(part) == 0)
            append(out, part);
    }
}

/// Appends the folded form of case-folded characters to a text.
class Folding {
public:
    explicit Folding(std::string& out) : out_(out), begin_(out.size()) {}

    /// Takes a whole text. Where it holds characters that are still to be case-folded, it takes
    /// nothing and returns false.
    bool add_folded(std::string_view text)
    {
        while (!text.empty()) {
            if (is_bracket(text.front())) {
                add_ascii(text.front());
                text.remove_prefix(1);
                continue;
            }
            if (is_ascii(text.front())) {
                text.remove_prefix(add_words(text));
                continue;
            }
            if (const std::size_t run = add_plain_japanese(text); run > 0) {
                text.remove_prefix(run);
                continue;
            }
            std::size_t length = 0;
            const auto c = static_cast<UChar32>(next_code_point(text, length));
            if (!is_case_folded(c)) {
                out_.resize(begin_);
                return false;
            }
            add(c);
            text.remove_prefix(length);
        }
        return true;
    }

    void add_ascii(char c)
    {
        switch (const char folded = ascii_folding[static_cast<unsigned char>(c)]) {
        case 0:
            break;
        case ' ':
            space_ = !is_empty();
            break;
        case '(':
            brackets_.push_back({out_.size(), space_});
            break;
        case ')':
            close_bracket();
            break;
        default:
            separate();
            out_ += folded;
        }
    }

    void add(UChar32 c)
    {
        if (c < 0x80)
            add_ascii(static_cast<char>(c));
        else if (is_hiragana(c))
            put(katakana_of(c));
        else if (is_plain_japanese(c))
            put(c);
        else if (may_bear_accents(c) && !is_sign(c)) {
            separate();
            append_without_accents(out_, c);
        } else if (u_isUWhiteSpace(c))
            space_ = !is_empty();
        else if (c != long_vowel_sign && !is_loose_mark(c) && !is_sign(c))
            put(c);
    }

private:
    struct Bracket {
        std::size_t size; ///< of the text before it
        bool space;
    };

    bool is_empty() const { return out_.size() == begin_; }

    /// Takes some of the ASCII that a text begins with, up to the first bracket; returns how much.
    /// Does what add_ascii() does with each character, but without a branch for each.
    std::size_t add_words(std::string_view text)
    {
        constexpr std::size_t max = 128; // more than a name, and no room for much that is not used
        text = text.substr(0, max);
        const std::size_t size = out_.size();
        out_.resize(size + 1 + text.size());
        char* to = out_.data() + size;
        if (std::exchange(space_, false))
            *to++ = ' ';
        // A space at the beginning or behind another one is dropped, as is what folds to 0.
        char skipped = size == begin_ || to > out_.data() + size ? ' ' : '\0';
        std::size_t taken = 0;
        for (; taken < text.size() && is_ascii(text[taken]); ++taken) {
            const char folded = ascii_folding[static_cast<unsigned char>(text[taken])];
            if (is_bracket(folded))
                break;
            *to = folded;
            to += folded > skipped ? 1 : 0;
            skipped = folded == '\0' ? skipped : folded == ' ' ? ' ' : '\0';
        }
        out_.resize(static_cast<std::size_t>(to - out_.data()));
        if (out_.size() > size && out_.back() == ' ') {
            out_.pop_back();
            space_ = true;
        }
        return taken;
    }

    /// Takes the kana and Han characters of most names that a text begins with; returns how many
    /// bytes they are.
    std::size_t add_plain_japanese(std::string_view text)
    {
        std::size_t run = 0;
        for (std::size_t end = 0; end < text.size(); run = end) {
            auto c = static_cast<UChar32>(next_code_point(text, end));
            if (is_hiragana(c))
                c = katakana_of(c);
            else if (!is_plain_japanese(c))
                break;
            put(c);
        }
        return run;
    }

    void separate()
    {
        if (space_)
            out_ += ' ';
        space_ = false;
    }
    void put(UChar32 c)
    {
        separate();
        append(out_, c);
    }
    /// Drops the bracketed text, which is a suffix, if there is any text before it.
    void close_bracket()
    {
        if (brackets_.empty())
            return;
        if (const Bracket open = brackets_.back(); open.size > begin_) {
            out_.resize(open.size);
            space_ = open.space;
        }
        brackets_.pop_back();
    }

    std::string& out_;
    std::size_t begin_;
    bool space_ = false; ///< a space is due before the next character
    std::vector<Bracket> brackets_;
};

/// Folds a text of punctuation alone, which fold() would leave empty.
std::string folded_signs(std::string_view text)
{
    std::string out;
    bool space = false;
    for (const char32_t c : code_points(case_folded(text))) {
        if (u_isUWhiteSpace(static_cast<UChar32>(c))) {
            space = !out.empty();
        } else if (!u_iscntrl(static_cast<UChar32>(c))) {
            if (std::exchange(space, false))
                out += ' ';
            append(out, static_cast<UChar32>(c));
        }
    }
    return out;
}

} // namespace

void append_folded(std::string& out, std::string_view text)
{
    const std::size_t begin = out.size();
    if (!Folding(out).add_folded(text)) {
        Folding folding(out);
        const std::string folded = case_folded(text);
        for (std::size_t i = 0; i < folded.size();) {
            const char32_t c = next_code_point(folded, i);
            if (c != bad_utf8)
                folding.add(static_cast<UChar32>(c));
        }
    }
    if (out.size() == begin && !text.empty())
        out += folded_signs(text);
}

std::string fold(std::string_view text)
{
    std::string folded;
    folded.reserve(text.size());
    append_folded(folded, text);
    return folded;
}

int display_width(std::string_view text)
{
    int width = 0;
    for (const char32_t point : code_points(text)) {
        const auto c = static_cast<UChar32>(point);
        const auto east_asian = u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
        if (U_GET_GC_MASK(c) & (U_GC_MN_MASK | U_GC_ME_MASK | U_GC_CF_MASK | U_GC_CC_MASK))
            continue;
        width += east_asian == U_EA_WIDE || east_asian == U_EA_FULLWIDTH ? 2 : 1;
    }
    return width;
}

std::vector<std::string> collation_keys(const std::vector<std::string>& texts,
                                        std::string_view language)
{
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::Collator> collator(
        icu::Collator::createInstance(icu::Locale(std::string(language).c_str()), status));
    require_icu(status, "collation");

    std::vector<std::string> keys;
    keys.reserve(texts.size());
    icu::CollationKey key;
    for (const std::string& text : texts) {
        collator->getCollationKey(icu::UnicodeString::fromUTF8(text), key, status);
        require_icu(status, "collation");
        std::int32_t size = 0; // with a zero that ends every key
        const std::uint8_t* bytes = key.getByteArray(size);
        keys.emplace_back(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size - 1));
    }
    return keys;
}

} // namespace kizuna
