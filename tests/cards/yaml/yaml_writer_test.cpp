#include "cards/yaml/yaml_writer.h"

#include "cards/base/utf8.h"
#include "cards/yaml/yaml_reader.h"
#include "nasty_texts.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <rapidcheck/boost_test.h>

using namespace kizuna;
using kizuna::test::nasty_text;
using kizuna::test::nasty_texts;

namespace bdata = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(yaml_writer)

namespace {

/// What a value of a top-level key reads as.
std::string read_back(const std::string& value)
{
    const YamlDocument document("key: " + value + "\n", "file.yaml");
    return std::string(document.root().at("key").scalar());
}

std::vector<std::string> read_list(const std::string& value)
{
    const YamlDocument document("key: " + value + "\n", "file.yaml");
    std::vector<std::string> texts;
    for (const YamlNode& item : document.root().at("key").items())
        texts.emplace_back(item.scalar());
    return texts;
}

std::string flow_of(const std::string& value)
{
    const YamlDocument document("key: " + value + "\n", "file.yaml");
    return yaml_flow(document.root().at("key"));
}

} // namespace

BOOST_DATA_TEST_CASE(a_text_reads_back_as_it_was, bdata::make(nasty_texts), text)
{
    BOOST_TEST(read_back(yaml_scalar(text)) == text);
}

BOOST_DATA_TEST_CASE(a_text_stays_on_one_line, bdata::make(nasty_texts), text)
{
    BOOST_TEST(yaml_scalar(text).find('\n') == std::string::npos);
}

BOOST_DATA_TEST_CASE(a_text_may_be_a_key, bdata::make(nasty_texts), text)
{
    const YamlDocument document("? " + yaml_scalar(text) + "\n: 1\n", "file.yaml");
    BOOST_TEST(document.root().find(text).has_value());
}

BOOST_DATA_TEST_CASE(every_character_of_latin_1_reads_back, bdata::xrange(0, 0x100), code_point)
{
    std::string text = "a";
    if (code_point < 0x80)
        text += static_cast<char>(code_point);
    else
        text += {static_cast<char>(0xC0 | (code_point >> 6)),
                 static_cast<char>(0x80 | (code_point & 0x3F))};
    BOOST_TEST(read_back(yaml_scalar(text)) == text);
}

const std::vector<std::string> words_with_a_meaning{
    "null", "Null",  "NULL",  "~",     "true",       "False",
    "yes",  "NO",    "n",     "Y",     "on",         "off",
    ".nan", ".inf",  "-.inf", "+.INF", "1",          "-1",
    "+1",   "010",   "0x1F",  "0o17",  "0b11",       "1e3",
    "1.5",  ".5",    "1_000", "1:30",  "2015-06-25", "<<",
    "=",    "1,000", "...",   "---",   "",           "2001-12-14t21:59:43.10-05:00",
};

BOOST_DATA_TEST_CASE(no_reader_takes_a_text_for_something_else, bdata::make(words_with_a_meaning),
                     text)
{
    BOOST_TEST(yaml_scalar(text) == "\"" + text + "\"");
}

const std::vector<std::string> plain_texts{
    "Altean Vanguard", "B01-003ST+", "4 Horsemen",         "絆の力", "Lon’qu", "it's",
    "a, b [c]",        "C#",         "http://example.org",
};

BOOST_DATA_TEST_CASE(a_safe_text_has_no_quotes, bdata::make(plain_texts), text)
{
    BOOST_TEST(yaml_scalar(text) == text);
}

BOOST_AUTO_TEST_CASE(line_breaks_of_every_kind_are_escaped)
{
    BOOST_TEST(yaml_scalar("a\xC2\x85"
                           "b\xE2\x80\xA8"
                           "c\xE2\x80\xA9"
                           "d\re") == "\"a\\x85b\\U00002028c\\U00002029d\\re\"");
}

BOOST_AUTO_TEST_CASE(bytes_that_are_no_utf_8_become_the_replacement_character)
{
    BOOST_TEST(read_back(yaml_scalar("a\xFF")) == "a\xEF\xBF\xBD");
}

BOOST_AUTO_TEST_CASE(a_list_stands_on_one_line)
{
    const std::vector<std::string> texts{"red", "a, b", "null", ""};
    BOOST_TEST(yaml_list(texts) == "[red, \"a, b\", \"null\", \"\"]");
}

BOOST_AUTO_TEST_CASE(a_list_of_nasty_texts_reads_back)
{
    BOOST_TEST(read_list(yaml_list(nasty_texts)) == nasty_texts, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(several_lines_become_a_literal_block)
{
    BOOST_TEST(yaml_text("Keep Caeda.\n\n- any promotion # yes\n") ==
               "|\n  Keep Caeda.\n\n  - any promotion # yes");
}

BOOST_AUTO_TEST_CASE(a_last_line_without_a_newline_is_said_in_the_head_of_the_block)
{
    BOOST_TEST(yaml_text("one\ntwo") == "|-\n  one\n  two");
}

BOOST_AUTO_TEST_CASE(one_line_is_written_as_a_scalar)
{
    BOOST_TEST(yaml_text("one") == "one");
}

const std::vector<std::string> texts_no_block_can_hold{
    "\none\n", " one\ntwo\n", "one\n\n", "one\n \ntwo", "one\n\x01\n", "\tone\ntwo", "\n",
};

BOOST_DATA_TEST_CASE(what_a_block_cannot_hold_is_quoted, bdata::make(texts_no_block_can_hold), text)
{
    BOOST_TEST(yaml_text(text).front() == '"');
}

BOOST_DATA_TEST_CASE(texts_of_several_lines_read_back,
                     bdata::make(nasty_texts) + bdata::make(texts_no_block_can_hold), text)
{
    BOOST_TEST(read_back(yaml_text(text)) == text);
}

BOOST_AUTO_TEST_CASE(a_value_is_rewritten_on_one_line_with_its_types)
{
    BOOST_TEST(flow_of("{a: 1, \"b\": \"1\", c: [x, ~, 'two, three'], d: {}}") ==
               R"({"a": 1, "b": "1", "c": [x, null, "two, three"], "d": {}})");
}

BOOST_AUTO_TEST_CASE(a_key_stands_before_its_value)
{
    BOOST_TEST(yaml_entry("a: b", "[1]", "  ") == "  \"a: b\": [1]");
}

BOOST_AUTO_TEST_CASE(a_key_of_any_length_reads_back)
{
    const std::string key(3000, 'k');
    const YamlDocument document("a: 1\n" + yaml_entry(key, "{x: 1}") + "\nb: 1\n", "file.yaml");
    BOOST_TEST(document.root().at(key).at("x").number(1, 1) == 1);
    BOOST_TEST(flow_of("{? " + key + " : 1}") == "{? \"" + key + "\" : 1}");
}

BOOST_AUTO_TEST_CASE(a_plain_text_that_brackets_cannot_hold_is_quoted)
{
    BOOST_TEST(flow_of("\n- what ? ever\n- -1\n- 12:30\n- a:b") ==
               R"(["what ? ever", -1, 12:30, a:b])");
}

BOOST_AUTO_TEST_CASE(every_line_of_a_comment_begins_with_its_sign)
{
    BOOST_TEST(yaml_comment("# one\ntwo\n\n  three") == "# one\n# two\n\n# three");
}

BOOST_AUTO_TEST_CASE(a_comment_holds_nothing_that_the_reader_refuses)
{
    BOOST_TEST(yaml_comment("a\x01\xFF\x7F"
                            "b\xE3\x83") == "# a \xEF\xBF\xBD b\xEF\xBF\xBD\xEF\xBF\xBD");
}

RC_BOOST_PROP(any_text_reads_back_as_a_scalar_a_block_and_an_item, ())
{
    const std::string text = *nasty_text();
    RC_ASSERT(read_back(yaml_scalar(text)) == text);
    RC_ASSERT(read_back(yaml_text(text)) == text);
    RC_ASSERT(read_list(yaml_list(std::vector{text, text})) == (std::vector{text, text}));
}

RC_BOOST_PROP(any_bytes_can_be_written, ())
{
    const auto bytes = *rc::gen::string<std::string>();
    RC_ASSERT(is_utf8(read_back(yaml_scalar(bytes))));
    const YamlDocument document("key: 1\n" + yaml_comment(bytes) + "\n", "file.yaml");
    RC_ASSERT(document.root().size() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
