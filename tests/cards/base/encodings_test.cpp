#include "cards/base/encodings.h"

#include "cards/yaml/checked_text.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace std::string_literals;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(encodings)

namespace {

/// "1 マルス" and a line end.
const std::string list = "1 マルス\n";
const std::string in_shift_jis = "1 \x83\x7D\x83\x8B\x83\x58\n";
const std::string in_utf16_le = "1\0 \0\xDE\x30\xEB\x30\xB9\x30\n\0"s;
const std::string in_utf16_be = "\0001\0 \x30\xDE\x30\xEB\x30\xB9\0\n"s;

struct Bytes {
    std::string what;
    std::string bytes;
    TextEncoding encoding;
};
std::ostream& operator<<(std::ostream& out, const Bytes& row)
{
    return out << row.what;
}

const Bytes rows[] = {
    {"UTF-8", list, TextEncoding::Utf8},
    {"Shift-JIS", in_shift_jis, TextEncoding::ShiftJis},
    {"UTF-16LE with a mark", "\xFF\xFE" + in_utf16_le, TextEncoding::Utf16},
    {"UTF-16BE with a mark", "\xFE\xFF" + in_utf16_be, TextEncoding::Utf16},
    {"UTF-32LE with a mark",
     "\xFF\xFE\0\0001\0\0\0 \0\0\0\xDE\x30\0\0\xEB\x30\0\0\xB9\x30\0\0\n\0\0\0"s,
     TextEncoding::Utf32},
    {"ISO-2022-JP", "1 \x1B$B%^%k%9\x1B(B\n", TextEncoding::Iso2022Jp},
    {"UTF-16LE without", in_utf16_le, TextEncoding::Utf16},
    {"UTF-16BE without", in_utf16_be, TextEncoding::Utf16},
};

} // namespace

BOOST_DATA_TEST_CASE(a_japanese_list_is_read_in_each_encoding, data::make(rows))
{
    const DecodedText decoded = decoded_text(sample.bytes);
    BOOST_TEST(decoded.text == list);
    BOOST_TEST((decoded.encoding == sample.encoding));
}

BOOST_AUTO_TEST_CASE(a_text_with_zero_bytes_in_it_is_no_utf_16)
{
    for (const std::string& bytes :
         {"4 Marth: Altean Prince\n\0"s, "4 Marth: Altean Princ\n\0\0\0"s,
          "4 Marth: Altean Prince\n3 Ca\0da\n"s}) {
        const DecodedText decoded = decoded_text(bytes);
        BOOST_TEST((decoded.encoding == TextEncoding::Utf8));
        BOOST_TEST(decoded.text == bytes);
    }
}

/// A table's head says it, or what is there beside ASCII: kanji alone, half-width kana alone.
BOOST_AUTO_TEST_CASE(japanese_is_recognised_without_full_width_kana)
{
    const DecodedText kanji = decoded_text("1 \x8E\xE5\x90\x6C\x8C\xF6\n");
    BOOST_TEST(kanji.text == "1 主人公\n");
    BOOST_TEST((kanji.encoding == TextEncoding::ShiftJis));
    BOOST_TEST(decoded_text("1 \xCF\xD9\xBD\n").text == "1 ﾏﾙｽ\n");
    const DecodedText euc = decoded_text("1 \xA5\xDE\xA5\xEB\xA5\xB9\n");
    BOOST_TEST(euc.text == list);
    BOOST_TEST((euc.encoding == TextEncoding::EucJp));
    // Kanji alone in EUC-JP could be anything, but for a file that says so.
    const std::string head = "<?xml version=\"1.0\" encoding=\"EUC-JP\"?>";
    BOOST_TEST(decoded_text(head + "\xBC\xE7\xBF\xCD\xB8\xF8").text == head + "主人公");
}

/// Of a list of card numbers, the counts alone are Japanese: ×, ＊, ４枚, （４）, ４.
BOOST_DATA_TEST_CASE(a_list_with_few_japanese_signs_is_recognised,
                     data::make({"B01-001 \x81\x7E"
                                 "4\n"s,
                                 "B01-001 \x81\x96"
                                 "4\n"s,
                                 "B01-001 4\x96\x87\n"s,
                                 "B01-001\x81\x69"
                                 "4\x81\x6A\n"s,
                                 "B01-001 \x82\x53\n"s, "\xCF\xD9\xBD 4\x96\x87\n"s}) ^
                         data::make({"B01-001 ×4\n"s, "B01-001 ＊4\n"s, "B01-001 4枚\n"s,
                                     "B01-001（4）\n"s, "B01-001 ４\n"s, "ﾏﾙｽ 4枚\n"s}),
                     bytes, text)
{
    const DecodedText decoded = decoded_text(bytes);
    BOOST_TEST(decoded.text == text);
    BOOST_TEST((decoded.encoding == TextEncoding::ShiftJis));
}

/// Latin-1, Windows-1252 with its quotation marks, a binary file.
BOOST_DATA_TEST_CASE(what_may_be_something_else_stays_as_it_is,
                     data::make({"1 Orl\xE9"
                                 "ans\n"s,
                                 "1 Talys\x92s Heart \x93x\x94\n"s,
                                 "1 Talys\x92s Heart\n1 Marth\x92s\n"s,
                                 "F\x81rst, T\x81r, D\x81ngen\n"s, // code page 437
                                 "1 \x82Marth\x91s\x92\n"s, "4 \x96 Marth \x97 4\n"s,
                                 "CR\xC9\xC9"
                                 "E D\xC9J\xC0\n"s,
                                 "\x7F"
                                 "ELF\2\1\1\0\0\0\0\0"s,
                                 ""s}))
{
    const DecodedText decoded = decoded_text(sample);
    BOOST_TEST(decoded.text == sample);
    BOOST_TEST((decoded.encoding == TextEncoding::Utf8));
}

/// Each is cut off within its last character.
BOOST_DATA_TEST_CASE(a_file_that_breaks_off_tells_the_place,
                     data::make({"1 \x83\x7D\n2 \x83\x7D\x83"s, "\xFF\xFE"
                                                                "1\0\n\0"
                                                                "2\0 \0\xDE\x30\xEB"s}))
{
    const std::optional<Fault> fault = no_text(decoded_text(sample).text, "list.txt");
    BOOST_REQUIRE(fault);
    BOOST_TEST((fault->kind == FaultKind::NotUtf8));
    BOOST_TEST(fault->place.line == 2);
    BOOST_TEST(fault->place.column == 4);
}

BOOST_AUTO_TEST_CASE(lines_that_end_in_returns_alone_are_lines)
{
    BOOST_TEST(decoded_text("4 Marth\r2 Caeda\r").text == "4 Marth\n2 Caeda\n");
    BOOST_TEST(decoded_text("4 Marth\r\n2 Caeda\r\n").text == "4 Marth\r\n2 Caeda\r\n");
}

BOOST_AUTO_TEST_CASE(broken_utf_8_is_not_taken_for_shift_jis)
{
    const std::string broken = "1 マルス\n2 シー\xE3\x83";
    BOOST_TEST(decoded_text(broken).text == broken);
}

BOOST_AUTO_TEST_SUITE_END()
