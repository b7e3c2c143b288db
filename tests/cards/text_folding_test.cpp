#include "cards/text_folding.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <rapidcheck/boost_test.h>

#include <algorithm>

using namespace kizuna;

namespace {

struct Folded {
    std::string text;
    std::string folded;
};
std::ostream& operator<<(std::ostream& out, const Folded& row)
{
    return out << row.text;
}

const Folded folded_texts[] = {
    {"Marth", "marth"},
    {"ＭＡＲＴＨ", "marth"},
    {"L'Arachel", "larachel"},
    {"L’Arachel", "larachel"},
    {"Lon’qu", "lonqu"},
    {"Élise Čaeda", "elise caeda"},
    {"STRASSE", "strasse"},
    {"Straße", "strasse"},
    {"Ἀθηνᾶς", "αθηνασ"},
    {"まるす", "マルス"},
    {"ﾏﾙｽ", "マルス"},
    {"が", "ガ"},
    {"ｶﾞ", "ガ"},
    {"か", "カ"},
    {"シーダ", "シダ"},
    {"シ～ダ", "シダ"},
    {"シ〜ダ", "シダ"},
    {"ｼｰﾀﾞ", "シダ"},
    {"マリア・オブ・マケドニア", "マリアオブマケドニア"},
    {"いすゞ", "イスヾ"},
    {"聖王の神軍師", "聖王ノ神軍師"},
    {"  Altean \t Prince\n", "altean prince"},
    {"アリティアの王子　マルス", "アリティアノ王子 マルス"},
    {"Sweet, Helpless (?) Little Cleric", "sweet helpless little cleric"},
    {"Bow-Bearing", "bowbearing"},
    {"Sword & Shield", "sword shield"},
    {"Robin (Male)", "robin"},
    {"Robin (Male): Grandmaster", "robin grandmaster"},
    {"ルフレ（男）", "ルフレ"},
    {"ルフレ(女)", "ルフレ"},
    {"Corrin (Kingdom (of Valla))", "corrin"},
    {"(Male)", "male"},
    {"Robin (Ma", "robin ma"},
    {"Robin Male)", "robin male"},
    {"???", "???"},
    {"？？？", "???"},
    {" ! ? ", "! ?"},
    {"ー", "ー"},
    {"", ""},
    {" \t　", ""},
    {"Series 21", "series 21"},
};

} // namespace

BOOST_AUTO_TEST_SUITE(text_folding)

BOOST_DATA_TEST_CASE(what_makes_no_difference_is_folded_away, folded_texts)
{
    BOOST_TEST(fold(sample.text) == sample.folded);
}

BOOST_AUTO_TEST_CASE(voicing_marks_make_a_difference)
{
    BOOST_TEST(fold("か") != fold("が"));
    BOOST_TEST(fold("は") != fold("ぱ"));
}

BOOST_AUTO_TEST_CASE(bytes_that_are_no_utf8_are_left_out)
{
    BOOST_TEST(fold("mar\xFFth") == "marth");
    BOOST_TEST(fold("marth\xE3\x83") == "marth");
}

namespace {

const std::vector<std::string> pieces = {
    "a",  "Z", "é",  "Σ", "ß", "か", "゙",  "ﾞ", "ガ", "ｶ",  "ー", "々", "漢", "・", "(", ")", "（",
    "）", " ", "　", "!", "?", "'",  "’", "-", "0",  "９", "♂",  "ﬁ",  "\t", "～", "İ", "ゞ"};

rc::Gen<std::string> text_of_pieces()
{
    return rc::gen::map(rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(pieces)),
                        [](const std::vector<std::string>& parts) {
                            std::string text;
                            for (const std::string& part : parts)
                                text += part;
                            return text;
                        });
}

} // namespace

RC_BOOST_PROP(folding_a_folded_text_changes_nothing, ())
{
    const std::string folded = fold(*text_of_pieces());
    RC_ASSERT(fold(folded) == folded);
}

RC_BOOST_PROP(ascii_is_folded_alike_beside_other_letters, ())
{
    const auto ascii = *rc::gen::container<std::string>(
        rc::gen::map(rc::gen::inRange(0x20, 0x7F), [](int c) { return static_cast<char>(c); }));
    // A kanji in front takes the other path and is never a sign.
    RC_ASSERT(fold("漢" + ascii) == fold("漢z" + ascii).erase(3, 1));
    const std::string folded = fold("z" + ascii);
    RC_ASSERT(fold("漢" + ascii) == "漢" + folded.substr(1));
}

RC_BOOST_PROP(any_bytes_fold_to_utf8, (const std::string& bytes))
{
    RC_ASSERT(is_utf8(fold(bytes)));
    RC_ASSERT(is_utf8(kana_to_romaji(bytes)));
    fold_romaji(bytes);
}

namespace {

struct Romaji {
    std::string kana;
    std::vector<std::string> spellings;
};
std::ostream& operator<<(std::ostream& out, const Romaji& row)
{
    return out << row.kana;
}

const Romaji romaji_spellings[] = {
    {"マルス", {"marusu", "Marusu", "MARUSU"}},
    {"シーダ", {"shiida", "shida", "siida", "sida", "shīda"}},
    {"チキ", {"chiki", "tiki"}},
    {"ツバサ", {"tsubasa", "tubasa"}},
    {"フレデリク", {"furederiku", "hurederiku"}},
    {"ジェローム", {"jerōmu", "jeroomu", "zyeroumu", "jyeromu"}},
    {"シャナン", {"shanan", "syanan"}},
    {"チャド", {"chado", "tyado"}},
    {"リョウマ", {"ryouma", "ryoma", "ryooma"}},
    {"カムイ", {"kamui"}},
    {"ガンズ", {"ganzu", "gannzu"}},
    {"コンバ", {"konba", "komba"}},
    {"アンマ", {"anma", "amma"}},
    {"ロッタ", {"rotta", "rota"}},
    {"マッチ", {"macchi", "matchi", "matti"}},
    {"ファ", {"fa"}},
    {"ティアモ", {"tiamo"}},
    {"ディーク", {"diiku", "diku"}},
    {"ヴェロニカ", {"veronika", "beronika"}},
    {"ヅカ", {"duka", "zuka", "dzuka"}},
    {"ウォルト", {"woruto", "oruto"}},
    {"キャス", {"kyasu"}},
    {"ルフレ(男)", {"rufure"}},
    {"ﾏﾙｽ", {"marusu"}},
    {"まるす", {"marusu"}},
};

} // namespace

BOOST_DATA_TEST_CASE(every_common_spelling_of_kana_is_one, romaji_spellings)
{
    for (const std::string& spelling : sample.spellings)
        BOOST_TEST(fold_romaji(spelling) == kana_to_romaji(sample.kana));
}

BOOST_AUTO_TEST_CASE(only_kana_become_romaji)
{
    BOOST_TEST(kana_to_romaji("アリティアの王子 マルス") == "aritiano marusu");
    BOOST_TEST(kana_to_romaji("光の剣") == "no");
    BOOST_TEST(kana_to_romaji("聖痕") == "");
    BOOST_TEST(kana_to_romaji("Marth 21") == "");
    BOOST_TEST(kana_to_romaji("ッ") == "");
}

BOOST_AUTO_TEST_CASE(every_katakana_has_a_sound_but_the_small_tsu)
{
    for (char32_t kana = U'ァ'; kana <= U'ヺ'; ++kana) {
        std::string text;
        append_utf8(text, kana);
        const std::string romaji = kana_to_romaji(text);
        BOOST_TEST_CONTEXT(text)
        {
            BOOST_TEST(romaji.empty() == (kana == U'ッ'));
        }
        BOOST_TEST(fold_romaji(romaji) == romaji);
    }
}

BOOST_AUTO_TEST_CASE(what_kana_cannot_sound_like_is_no_romaji)
{
    for (const std::string text : {"marth", "prince", "lyn", "knight", "roy mustang", "q", "xane"})
        BOOST_TEST(fold_romaji(text) == "");
    for (const std::string text : {"ike", "ryoma", "an", "tsa", "kya"})
        BOOST_TEST(fold_romaji(text) == text);
}

BOOST_AUTO_TEST_CASE(romaji_may_break_off_anywhere)
{
    BOOST_TEST(fold_romaji("marus") == "marus");
    BOOST_TEST(fold_romaji("sh") == "s");
    BOOST_TEST(fold_romaji("ky") == "ky");
    BOOST_TEST(fold_romaji("ch") == "t");
}

BOOST_AUTO_TEST_CASE(what_is_not_latin_is_no_romaji)
{
    for (const std::string text : {"マルス", "marusu1", "maru su", "王", "???", ""})
        BOOST_TEST(fold_romaji(text) == "");
}

RC_BOOST_PROP(folding_folded_romaji_changes_nothing, ())
{
    const auto syllables = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(
        std::vector<std::string>{"a",   "i",   "u",    "e",   "o",    "n",  "m",   "ka", "kki",
                                 "shi", "sha", "ssyo", "chi", "tcha", "tu", "tsu", "fu", "ja",
                                 "jyo", "zi",  "du",   "dzu", "d",    "j",  "va",  "wo", "pp"}));
    std::string letters;
    for (const std::string& syllable : syllables)
        letters += syllable;
    const std::string folded = fold_romaji(letters);
    RC_ASSERT(fold_romaji(folded) == folded);
}

namespace {

struct Bytes {
    std::string bytes;
    std::size_t bad; ///< position of the first bad byte
};
std::ostream& operator<<(std::ostream& out, const Bytes& row)
{
    return out << row.bytes.size() << " bytes, bad at " << row.bad;
}

const Bytes byte_texts[] = {
    {"", std::string::npos},
    {"marth", std::string::npos},
    {"é マ 𠮷", std::string::npos},
    {"\xF4\x8F\xBF\xBF", std::string::npos}, // U+10FFFF
    {"\xEF\xBF\xBF", std::string::npos},     // U+FFFF
    {"a\x80", 1},
    {"ab\xC3", 2},
    {"ab\xE3\x83", 2},
    {"ab\xF0\x9F\x92", 2},
    {"\xC0\xAF", 0},         // overlong
    {"\xC1\xBF", 0},         // overlong
    {"\xE0\x9F\xBF", 0},     // overlong
    {"\xF0\x8F\xBF\xBF", 0}, // overlong
    {"\xED\xA0\x80", 0},     // surrogate
    {"\xF4\x90\x80\x80", 0}, // above U+10FFFF
    {"\xF5\x80\x80\x80", 0},
    {"\xFF", 0},
    {"マ\xFE", 3},
};

} // namespace

BOOST_DATA_TEST_CASE(the_first_byte_that_is_no_utf8_is_found, byte_texts)
{
    BOOST_TEST(first_bad_utf8(sample.bytes) == sample.bad);
    BOOST_TEST(is_utf8(sample.bytes) == (sample.bad == std::string::npos));
}

RC_BOOST_PROP(code_points_come_back_as_they_were, ())
{
    const auto points = *rc::gen::container<std::u32string>(
        rc::gen::suchThat(rc::gen::inRange<char32_t>(0, 0x110000),
                          [](char32_t c) { return c < 0xD800 || c > 0xDFFF; }));
    std::string text;
    for (const char32_t c : points)
        append_utf8(text, c);
    RC_ASSERT(is_utf8(text));
    RC_ASSERT(code_points(text) == points);
}

BOOST_AUTO_TEST_CASE(bad_bytes_become_replacement_characters)
{
    BOOST_TEST((code_points("a\xFF\x62") == U"a\uFFFDb"));
}

BOOST_AUTO_TEST_CASE(full_width_characters_take_two_columns)
{
    BOOST_TEST(display_width("marth") == 5);
    BOOST_TEST(display_width("マルス") == 6);
    BOOST_TEST(display_width("ﾏﾙｽ") == 3);
    BOOST_TEST(display_width("Ｍ　") == 4);
    BOOST_TEST(display_width("é") == 1);
    BOOST_TEST(display_width("e\u0301") == 1);
    BOOST_TEST(display_width("") == 0);
}

namespace {

std::vector<std::string> sorted(std::vector<std::string> texts, std::string_view language)
{
    const std::vector<std::string> keys = collation_keys(texts, language);
    std::vector<std::size_t> order(texts.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::sort(order, {}, [&](std::size_t i) { return keys[i]; });
    std::vector<std::string> result;
    for (const std::size_t i : order)
        result.push_back(texts[i]);
    return result;
}

} // namespace

BOOST_AUTO_TEST_CASE(letter_case_and_accents_do_not_part_words_in_sorting)
{
    const std::vector<std::string> expected = {"abel", "Élise", "Elisha", "marth", "Zelgius"};
    BOOST_TEST(sorted({"Zelgius", "marth", "Élise", "abel", "Elisha"}, "en") == expected,
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(kana_sort_by_the_japanese_syllabary)
{
    const std::vector<std::string> expected = {"アイク", "かい",   "カイン",
                                               "シーダ", "マルス", "王"};
    BOOST_TEST(sorted({"マルス", "王", "シーダ", "カイン", "かい", "アイク"}, "ja") == expected,
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_text_of_any_length_has_a_key)
{
    const std::string text(5000, 'm');
    BOOST_TEST((collation_keys({text + "a"}, "en") < collation_keys({text + "b"}, "en")));
}

namespace {

struct Distance {
    std::string one;
    std::string other;
    int distance;
};
std::ostream& operator<<(std::ostream& out, const Distance& row)
{
    return out << row.one << " / " << row.other;
}

const Distance distances[] = {
    {"marth", "marth", 0},  {"marth", "marht", 1},   {"marth", "mart", 1},
    {"marth", "maarth", 1}, {"marth", "garth", 1},   {"", "abc", 3},
    {"ca", "abc", 3},       {"マルス", "マリス", 1}, {"マルス", "マスル", 1},
    {"abcd", "badc", 2},    {"kitten", "sitting", 3}};

/// The same distance by its definition, without rows or limits.
int plain_distance(const std::string& one, const std::string& other)
{
    if (one.empty() || other.empty())
        return static_cast<int>(one.size() + other.size());
    const std::string a = one.substr(1);
    const std::string b = other.substr(1);
    int best = std::min({plain_distance(a, other) + 1, plain_distance(one, b) + 1,
                         plain_distance(a, b) + (one[0] == other[0] ? 0 : 1)});
    if (one.size() > 1 && other.size() > 1 && one[0] == other[1] && one[1] == other[0])
        best = std::min(best, plain_distance(one.substr(2), other.substr(2)) + 1);
    return best;
}

} // namespace

BOOST_DATA_TEST_CASE(distance_counts_insertions_removals_changes_and_swaps, distances)
{
    BOOST_TEST(edit_distance(sample.one, sample.other, 9) == sample.distance);
    BOOST_TEST(edit_distance(sample.other, sample.one, 9) == sample.distance);
    if (sample.distance > 0)
        BOOST_TEST(edit_distance(sample.one, sample.other, sample.distance - 1) == sample.distance);
}

RC_BOOST_PROP(distance_is_as_defined_up_to_its_limit, ())
{
    const auto word =
        rc::gen::resize(6, rc::gen::container<std::string>(rc::gen::elementOf(std::string("abc"))));
    const std::string one = *word;
    const std::string other = *word;
    const int limit = *rc::gen::inRange(0, 7);
    RC_ASSERT(edit_distance(one, other, limit) == std::min(plain_distance(one, other), limit + 1));
}

BOOST_AUTO_TEST_CASE(the_nearest_known_text_comes_first)
{
    const std::vector<std::string> known = {"Martha", "Cain", "Marth", "Marthe"};
    const std::vector<std::string> expected = {"Marth", "Martha", "Marthe"};
    BOOST_TEST(nearest("marth", known) == expected, boost::test_tools::per_element());
    BOOST_TEST(nearest("marth", known, 1).size() == 1U);
}

BOOST_AUTO_TEST_CASE(what_is_not_much_alike_is_not_suggested)
{
    const std::vector<std::string> known = {"symbol", "support", "skill"};
    BOOST_TEST(nearest("dragon", known).empty());
    BOOST_TEST(nearest("", known).empty());
    BOOST_TEST(nearest("zz", known).empty());
}

BOOST_AUTO_TEST_CASE(a_beginning_is_suggested_after_a_single_slip)
{
    const std::vector<std::string> known = {"costly", "cot"};
    const std::vector<std::string> expected = {"cot", "costly"};
    BOOST_TEST(nearest("cos", known) == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_text_known_twice_is_suggested_once)
{
    BOOST_TEST(nearest("marth", {"Marth", "Marth"}).size() == 1U);
}

namespace {

bool found(std::string_view pattern, std::string_view text)
{
    const auto compiled = RegularExpression::compile(pattern);
    BOOST_TEST_REQUIRE(std::holds_alternative<RegularExpression>(compiled));
    return ExpressionFinder(std::get<RegularExpression>(compiled)).found_in(text);
}

struct Expression {
    std::string pattern;
    std::string text; ///< before folding
    bool found;
};
std::ostream& operator<<(std::ostream& out, const Expression& row)
{
    return out << '/' << row.pattern << "/ in " << row.text;
}

const Expression expressions[] = {
    {"^mar", "Marth", true},
    {"^MAR", "Marth", true},
    {"arth$", "Marth", true},
    {"^arth", "Marth", false},
    {"まるす", "マルス", true},
    {"ﾏﾙｽ", "マルス", true},
    {"[あ-ん]ルス", "マルス", true},
    {"シーダ", "シーダ", true},
    {"シー?ダ", "シーダ", true},
    {"^シー?ダ", "ダ", false}, // the quantifier is the sign's, not the letter's
    {"l'arachel", "L'Arachel", true},
    {"élise", "Elise", true},
    {"マ.ス", "マルス", true},
    {"\\Qmarth\\E", "Marth", true},
    {"\\bprince\\b", "Altean Prince", true},
    {"[aeiou]{3}", "Marth", false},
    {"か", "が", false},
};

} // namespace

BOOST_DATA_TEST_CASE(an_expression_is_folded_like_the_text_it_searches, expressions)
{
    BOOST_TEST(found(sample.pattern, fold(sample.text)) == sample.found);
}

BOOST_AUTO_TEST_CASE(a_match_never_goes_over_lines)
{
    BOOST_TEST(found("b$", "ab\ncd"));
    BOOST_TEST(found("^c", "ab\ncd"));
    BOOST_TEST(!found("b\\s*c", "ab\ncd"));
    BOOST_TEST(!found("b[^x]c", "ab\ncd"));
    BOOST_TEST(!found("(?<=b\\n)c", "ab\ncd"));
    BOOST_TEST(found("^$", "ab\n\ncd"));
}

BOOST_AUTO_TEST_CASE(an_expression_that_takes_too_long_matches_nothing)
{
    const std::string text(60, 'a');
    BOOST_TEST(!found("(a|aa)+$x", text + "b"));
    BOOST_TEST(!found("(.*)*(.*)*(.*)*x", text));
}

BOOST_AUTO_TEST_CASE(after_many_slow_lines_an_expression_finds_nothing_more)
{
    const auto compiled = RegularExpression::compile("good|(a|aa)+x");
    ExpressionFinder finder(std::get<RegularExpression>(compiled));
    BOOST_TEST(finder.found_in("good"));
    const std::string slow(60, 'a');
    for (int i = 0; i < 99; ++i)
        finder.found_in(slow);
    BOOST_TEST(finder.found_in("good"));
    finder.found_in(slow);
    BOOST_TEST(!finder.found_in("good"));
}

BOOST_AUTO_TEST_CASE(what_icu_refuses_is_named)
{
    const auto refused = RegularExpression::compile("(marth");
    BOOST_TEST_REQUIRE(std::holds_alternative<std::string>(refused));
    BOOST_TEST(std::get<std::string>(refused) == "mismatched paren");
    for (const std::string pattern : {"[", "*", "a{2,1}", "(?<n", "\\", "[ー-", "\\Q[", "]"}) {
        // Refused or not, it never harms.
        RegularExpression::compile(pattern);
    }
}

RC_BOOST_PROP(any_pattern_is_compiled_or_refused, ())
{
    const auto pieces_of_patterns =
        *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(std::vector<std::string>{
            "(",  ")", "[", "]", "*", "+", "?",  "{2,", "}", "a",   "ー", "か",
            "\\", "Q", "E", "|", "^", "-", "&&", "é",   "'", "(?i", ":",  "\\p{L}"}));
    std::string pattern;
    for (const std::string& piece : pieces_of_patterns)
        pattern += piece;
    auto compiled = RegularExpression::compile(pattern);
    if (auto* expression = std::get_if<RegularExpression>(&compiled))
        ExpressionFinder(*expression).found_in("マルス\naaaa marth");
}

BOOST_AUTO_TEST_SUITE_END()
