// Long because: one table of promises after the other about one small door.
#include "cards/text/text_folding.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <rapidcheck/boost_test.h>

#include <algorithm>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(text_folding)

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

BOOST_DATA_TEST_CASE(what_makes_no_difference_is_folded_away, folded_texts)
{
    BOOST_TEST(fold(sample.text) == sample.folded);
}

BOOST_AUTO_TEST_CASE(voicing_marks_make_a_difference)
{
    BOOST_TEST(fold("か") != fold("が"));
    BOOST_TEST(fold("は") != fold("ぱ"));
}

BOOST_AUTO_TEST_CASE(words_of_any_length_stay_apart_by_one_space)
{
    for (std::size_t length = 1; length < 300; ++length) {
        const std::string word(length, 'a');
        BOOST_TEST(fold(" " + word + "- " + "  B ") == word + " b");
    }
}

BOOST_AUTO_TEST_CASE(a_long_text_full_of_brackets_is_folded_too)
{
    std::string text;
    for (int i = 0; i < 200'000; ++i)
        text += "a(b";
    BOOST_TEST(fold(text).size() == 400'000U);
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

RC_BOOST_PROP(plain_japanese_is_folded_alike_beside_what_needs_case_folding, ())
{
    const std::vector<std::string> plain = {"a",  "Z",  "7", "か", "ガ", "ー", "々", "漢", "・",
                                            "ゞ", "、", "(", ")",  " ",  "　", "!",  "ヷ", "ヾ"};
    const auto parts = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(plain));
    std::string text = "漢";
    for (const std::string& part : parts)
        text += part;
    // A full-width sign takes the other path, and goes.
    RC_ASSERT(fold(text) == fold(text + "！"));
}

RC_BOOST_PROP(a_text_is_folded_alike_behind_another, ())
{
    const std::string text = *text_of_pieces();
    std::string both = "before ";
    append_folded(both, text);
    RC_ASSERT(both == "before " + fold(text));
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

BOOST_AUTO_TEST_SUITE_END()
