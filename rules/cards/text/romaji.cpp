#include "cards/text/text_folding.h"

#include "cards/base/plain_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kizuna {
namespace {

constexpr bool is_vowel(char c)
{
    return c == 'a' || c == 'i' || c == 'u' || c == 'e' || c == 'o';
}

/// Romaji in one spelling for each sound: kunrei's, without long vowels and doubled consonants, so
/// that Hepburn, kunrei and keyboard spellings become equal.
class PlainRomaji {
public:
    /// Appends to `out`. What it holds already has no influence.
    PlainRomaji(std::string_view letters, std::string& out)
        : letters_(letters), out_(out), begin_(out.size())
    {
    }

    void append()
    {
        while (at_ < letters_.size())
            syllable();
    }

private:
    char ahead(std::size_t offset = 0) const
    {
        return at_ + offset < letters_.size() ? letters_[at_ + offset] : '\0';
    }

    void syllable()
    {
        switch (const char c = ahead()) {
        case 's':
            return ahead(1) == 'h' ? soft('s', 2) : put('s', 1);
        case 't':
            if (ahead(1) == 'c' && ahead(2) == 'h')
                return soft('t', 3);
            return put('t', ahead(1) == 's' && ahead(2) == 'u' ? 2 : 1);
        case 'c':
            if (ahead(1) == 'c' || ahead(1) == 'h')
                return soft('t', ahead(1) == 'h' ? 2 : 1);
            return put('c', 1);
        case 'j':
            return soft('z', 1);
        case 'd':
            if (ahead(1) == 'z')
                return put('z', 2);
            return put(ahead(1) == 'u' ? 'z' : 'd', 1);
        case 'f':
            return put(ahead(1) == 'u' ? 'h' : 'f', 1);
        case 'v':
            return put('b', 1);
        case 'w':
            if (ahead(1) != 'o')
                return put('w', 1);
            ++at_;
            return;
        default:
            put(c, 1);
        }
    }

    /// A consonant whose Hepburn spelling is its own: before i it stands alone, before any other
    /// vowel it takes a y.
    void soft(char consonant, std::size_t length)
    {
        put(consonant, length);
        if (is_vowel(ahead()) && ahead() != 'i')
            put('y', 0);
    }

    /// Writes a letter for the next `length` letters of the text; 0: it is added to those written.
    void put(char c, std::size_t length)
    {
        at_ += length;
        const char before = out_.size() == begin_ ? '\0' : out_.back();
        if (before == c || (before == 'o' && c == 'u'))
            return;
        if ((before == 'n' && c == 'm') || (before == 'd' && c == 'z')) {
            out_.pop_back();
            put(c, 0);
            return;
        }
        if (before == 'm' && (c == 'b' || c == 'p'))
            out_.back() = 'n';
        out_ += c;
    }

    std::string_view letters_;
    std::size_t at_ = 0;
    std::string& out_;
    std::size_t begin_;
};

/// True where kana can sound so, perhaps with more to come: behind a consonant stands a vowel, y,
/// or one of few pairs, but n may stand anywhere. "marus" can be, "marth" cannot.
bool can_be_kana(std::string_view plain)
{
    constexpr std::string_view consonants = "kstnhmyrwgzdbpf";
    for (std::size_t i = 0; i < plain.size(); ++i) {
        const auto ahead = [&](std::size_t offset) {
            return i + offset < plain.size() ? plain[i + offset] : 'a';
        };
        const char c = plain[i];
        if (is_vowel(c))
            continue;
        if (consonants.find(c) == std::string_view::npos)
            return false;
        const bool joins = (ahead(1) == 'y' && c != 'y' && c != 'w') ||
                           (ahead(1) == 's' && c == 't') ||
                           (ahead(1) == 'w' && (c == 'k' || c == 'g'));
        if (c != 'n' && !is_vowel(ahead(1)) && !(joins && is_vowel(ahead(2))))
            return false;
    }
    return true;
}

/// Two consonants are one that is held; three of them, as in "zzz", are no sound, but for "honnna",
/// which is how a keyboard writes ほんな.
bool has_thrice(std::string_view letters)
{
    for (std::size_t i = 2; i < letters.size(); ++i) {
        const char c = letters[i];
        if (!is_vowel(c) && c != 'n' && c == letters[i - 1] && c == letters[i - 2])
            return true;
    }
    return false;
}

constexpr char32_t first_kana = U'ァ';
constexpr char32_t last_kana = U'ヺ';

/// Katakana from U+30A1 in the order of Unicode. Small letters stand for their sound alone; the
/// small tsu doubles what follows, which PlainRomaji drops again.
constexpr std::array<std::string_view, last_kana - first_kana + 1> syllables = {
    "a",  "a",  "i",  "i",  "u",  "u",  "e",  "e",  "o",  "o",  "ka", "ga", "ki", "gi", "ku",
    "gu", "ke", "ge", "ko", "go", "sa", "za", "si", "zi", "su", "zu", "se", "ze", "so", "zo",
    "ta", "da", "ti", "zi", "",   "tu", "zu", "te", "de", "to", "do", "na", "ni", "nu", "ne",
    "no", "ha", "ba", "pa", "hi", "bi", "pi", "hu", "bu", "pu", "he", "be", "pe", "ho", "bo",
    "po", "ma", "mi", "mu", "me", "mo", "ya", "ya", "yu", "yu", "yo", "yo", "ra", "ri", "ru",
    "re", "ro", "wa", "wa", "wi", "we", "wo", "n",  "vu", "ka", "ke", "va", "vi", "ve", "vo"};

constexpr bool is_kana(char32_t c)
{
    return c >= first_kana && c <= last_kana;
}

std::string_view syllable_of(char32_t kana)
{
    return syllables[kana - first_kana];
}

bool is_small_y(char32_t c)
{
    return c == U'ャ' || c == U'ュ' || c == U'ョ';
}
bool is_small_vowel(char32_t c)
{
    return c == U'ァ' || c == U'ィ' || c == U'ゥ' || c == U'ェ' || c == U'ォ';
}

/// What is left of a syllable before a small vowel takes the place of its own: ティ is "ti" and
/// ファ "fa". Where a kana is not among them the vowel only follows, as in a drawn-out カァ.
constexpr auto onsets = std::to_array<std::pair<char32_t, std::string_view>>({
    {U'フ', "f"},
    {U'ヴ', "v"},
    {U'テ', "t"},
    {U'ト', "t"},
    {U'デ', "d"},
    {U'ド', "d"},
    {U'ツ', "ts"},
    {U'ウ', "w"},
    {U'イ', "y"},
    {U'ク', "kw"},
    {U'グ', "gw"},
    {U'シ', "sy"},
    {U'チ', "ty"},
    {U'ジ', "zy"},
});

/// Appends the letters of a kana. True where they include the small kana that follows.
bool spell(char32_t kana, char32_t next, std::string& letters)
{
    const std::string_view syllable = syllable_of(kana);
    const auto none = onsets.end();
    const auto onset =
        is_small_vowel(next)
            ? std::ranges::find(onsets, kana, &std::pair<char32_t, std::string_view>::first)
            : none;
    const bool joins_y = is_small_y(next) && syllable.size() > 1 && !is_small_y(kana);
    if (onset == none && !joins_y) {
        letters += syllable;
        return false;
    }
    letters += onset != none ? onset->second : syllable.substr(0, syllable.size() - 1);
    letters += syllable_of(next);
    return true;
}

} // namespace

std::string kana_to_romaji(std::string_view text)
{
    std::string romaji;
    if (!std::ranges::all_of(text, is_ascii))
        append_folded_kana(romaji, fold(text));
    return romaji;
}

void append_folded_kana(std::string& romaji, std::string_view text)
{
    const std::size_t begin = romaji.size();
    std::string letters; // of kana in a row
    const auto end_row = [&] {
        const bool is_next = romaji.size() > begin;
        if (is_next)
            romaji += ' ';
        const std::size_t before = romaji.size();
        PlainRomaji(letters, romaji).append();
        if (is_next && romaji.size() == before)
            romaji.pop_back();
        letters.clear();
    };
    constexpr char first_byte_of_kana = '\xE3';
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] != first_byte_of_kana) {
            if (!letters.empty())
                end_row();
            ++at;
            continue;
        }
        const char32_t kana = next_code_point(text, at);
        if (is_kana(kana)) {
            std::size_t behind = at;
            const bool may_join = at < text.size() && text[at] == first_byte_of_kana;
            const char32_t next = may_join ? next_code_point(text, behind) : U'\0';
            at = spell(kana, next, letters) ? behind : at;
        } else if (!letters.empty())
            end_row();
    }
    if (!letters.empty())
        end_row();
}

std::string fold_romaji(std::string_view text)
{
    const std::string folded = fold(text);
    const bool is_latin = std::ranges::all_of(folded, [](char c) { return c >= 'a' && c <= 'z'; });
    if (!is_latin || has_thrice(folded))
        return {};
    std::string plain;
    PlainRomaji(folded, plain).append();
    return can_be_kana(plain) ? plain : std::string{};
}

} // namespace kizuna
