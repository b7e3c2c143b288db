#include "cards/text/text_folding.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <rapidcheck/boost_test.h>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(romaji)

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

BOOST_AUTO_TEST_CASE(a_consonant_three_times_is_no_romaji_but_for_n_before_na)
{
    BOOST_TEST(fold_romaji("zzzz") == "");
    BOOST_TEST(fold_romaji("kkka") == "");
    BOOST_TEST(fold_romaji("kka") == "ka");
    BOOST_TEST(fold_romaji("honnna") == fold_romaji("honna"));
    BOOST_TEST(fold_romaji("aaaki") == "aki"); // long vowels
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

BOOST_AUTO_TEST_SUITE_END()
