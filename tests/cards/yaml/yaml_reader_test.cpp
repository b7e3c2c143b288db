#include "cards/yaml/yaml_reader.h"

#include "refused_text.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <stdexcept>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(yaml_reader)

namespace {

Fault fault_of(const std::string& text, std::size_t max_bytes = max_yaml_bytes)
{
    try {
        const YamlDocument document(text, "file.yaml", max_bytes);
    } catch (const DataError& error) {
        return error.fault();
    }
    throw std::logic_error("accepted: " + text.substr(0, 60));
}

template <typename Read>
Fault fault_in(const std::string& text, Read read)
{
    const YamlDocument document(text, "file.yaml");
    try {
        read(document.root());
    } catch (const DataError& error) {
        return error.fault();
    }
    throw std::logic_error("accepted: " + text);
}

std::string times(int count, const std::string& text)
{
    std::string all;
    for (int i = 0; i < count; ++i)
        all += text;
    return all;
}

const std::vector<test::RefusedText> refused = {
    {"an empty text", "", FaultKind::Empty, 0, 0},
    {"a byte order mark alone", "\xEF\xBB\xBF", FaultKind::Empty, 0, 0},
    {"comments alone", "# nothing\n", FaultKind::Empty, 0, 0},
    {"a lone tilde", "~", FaultKind::Empty, 0, 0},
    {"a lone comma", ",", FaultKind::YamlSyntax, 1, 1},
    {"an unclosed bracket", "a: [1, 2", FaultKind::YamlSyntax, 1, 4},
    {"an unclosed quote", "a: \"b\n", FaultKind::YamlSyntax, 1, 4},
    {"an unclosed single quote", "a: 'it''s", FaultKind::YamlSyntax, 1, 10},
    {"a quote closed only by an escaped one", "a: \"b\\\"", FaultKind::YamlSyntax, 1, 8},
    {"a NUL byte", std::string("a: b\n\0c", 7), FaultKind::ControlCharacter, 2, 1},
    {"the byte the parser takes for the end", "a: \x04", FaultKind::ControlCharacter, 1, 4},
    {"a broken UTF-8 sequence", "a: \xE3\x83", FaultKind::NotUtf8, 1, 4},
    {"an overlong UTF-8 sequence", "\xC0\xAF", FaultKind::NotUtf8, 1, 1},
    {"a surrogate in UTF-8", "\xED\xA0\x80", FaultKind::NotUtf8, 1, 1},
    {"a repeated key", "a: 1\nb: 2\na: 3\n", FaultKind::RepeatedKey, 3, 1},
    {"a repeated key in a flow map", "x: {a: 1, a: 2}", FaultKind::RepeatedKey, 1, 11},
    {"a repeated key of kana", "x: {マルス: 1, マルス: 2}", FaultKind::RepeatedKey, 1, 13},
    {"a second document", "a: 1\n---\nb: 2\n", FaultKind::SecondDocument, 2, 1},
    {"an anchor", "a: &x 1\n", FaultKind::AliasNotAllowed, 1, 4},
    {"an alias", "a: [&x 1, *x]\n", FaultKind::AliasNotAllowed, 1, 5},
    {"an alias to no anchor", "a: *x\n", FaultKind::AliasNotAllowed, 1, 4},
    {"an alias without a name", "a: *\n", FaultKind::AliasNotAllowed, 1, 5},
    {"a tag that breaks off", "a: !<x y\n", FaultKind::TagNotAllowed, 1, 7},
    {"UTF-16",
     "\xFF\xFE"
     "a",
     FaultKind::NotUtf8, 1, 1},
    {"a megabyte of brackets", times(1 << 20, "["), FaultKind::TooDeep, 1, 17},
    {"brackets in quotes, then a deep list", "a: '" + times(40, "[") + "'\nb: " + times(100, "["),
     FaultKind::TooDeep, 2, 19},
    {"an anchored map", "a: &x\n  b: 1\n", FaultKind::AliasNotAllowed, 1, 4},
    {"a tag", "a: !!int 1\n", FaultKind::TagNotAllowed, 1, 4},
    {"a tagged map", "a: !mine {b: 1}\n", FaultKind::TagNotAllowed, 1, 4},
    {"a list as a key", "[a, b]: 1\n", FaultKind::WrongType, 1, 1},
    {"a key of nothing", "? \n: 1\n", FaultKind::WrongType, 2, 1},
    {"seventeen flow lists", times(17, "[") + times(17, "]"), FaultKind::TooDeep, 1, 17},
    {"seventeen block lists", times(17, "- ") + "1", FaultKind::TooDeep, 1, 33},
};

} // namespace

BOOST_DATA_TEST_CASE(is_refused_with_its_place, boost::unit_test::data::make(refused))
{
    const Fault fault = fault_of(sample.text);
    BOOST_TEST(code_of(fault.kind) == code_of(sample.kind));
    BOOST_TEST(fault.place.file == "file.yaml");
    BOOST_TEST(fault.place.line == sample.line);
    BOOST_TEST(fault.place.column == sample.column);
}

struct Broken {
    const char* text;
    const char* reason;
    int line;
    int column;
};

std::ostream& operator<<(std::ostream& out, const Broken& row)
{
    return out << row.text;
}

const std::vector<Broken> broken = {
    {"a: [1, 2", "open-bracket", 1, 4},
    {"a: 1\nb: {c: 2\n", "open-bracket", 2, 4},
    {"[[[", "open-bracket", 1, 3},
    {"[[[[[[[[[[[[", "open-bracket", 1, 12},
    {"{{", "open-bracket", 1, 2},
    {"a: 1\nb:\n  [c: 4\n", "open-bracket", 3, 3},
    {"a: {b: \"\\q\"}", "escape", 1, 11},
    {"a: ]\n", "stray-bracket", 1, 4},
    {"a: \"b\n", "open-quote", 1, 4},
    {"a: 'b\n---\n", "open-quote", 2, 1},
    {"a:\n\tb: 1\n", "tab", 2, 1},
    {"a:\n  \tb: 1\n", "tab", 2, 3},
    {"a: 1\n- b\n", "layout", 2, 1},
    {"- a\nb: 1\n", "layout", 2, 1},
    {"a: b: c\n", "colon", 1, 5},
    {"a: \"\\x0g\"\n", "escape", 1, 9},
    {"a: @b\n", "sign", 1, 4},
    {"a: %b\n", "sign", 1, 4},
    {"a: |b\n  c\n", "block", 1, 5},
    {"%YAML 9.9\n---\na: 1\n", "", 1, 1},
};

BOOST_DATA_TEST_CASE(broken_syntax_is_named_in_our_words, boost::unit_test::data::make(broken))
{
    const Fault fault = fault_of(sample.text);
    BOOST_TEST(code_of(fault.kind) == "yaml-syntax");
    BOOST_TEST(fault.other == sample.reason);
    BOOST_TEST(fault.place.line == sample.line);
    BOOST_TEST(fault.place.column == sample.column);
}

BOOST_AUTO_TEST_CASE(sixteen_levels_are_deep_enough_and_read)
{
    const std::string text = times(16, "[") + times(16, "]");
    BOOST_CHECK_NO_THROW(YamlDocument(text, "file.yaml"));
}

BOOST_AUTO_TEST_CASE(brackets_in_quotes_are_text_however_many)
{
    const YamlDocument document("a: '" + times(1000, "[") + "'\n", "file.yaml");
    BOOST_TEST(document.root().at("a").text().size() == 1000u);
}

BOOST_AUTO_TEST_CASE(a_text_over_the_limit_is_refused_unread)
{
    BOOST_TEST(code_of(fault_of("abcdef", 5).kind) == "file-too-large");
    BOOST_CHECK_NO_THROW(YamlDocument("abcdef", "file.yaml", 6));
}

BOOST_AUTO_TEST_CASE(a_repeated_key_among_many_is_found)
{
    std::string text;
    for (int i = 0; i < 1000; ++i)
        text += "key" + std::to_string(i) + ": 1\n";
    const Fault fault = fault_of(text + "key3: 2\n");
    BOOST_TEST(code_of(fault.kind) == "repeated-key");
    BOOST_TEST(fault.what == "key3");
    BOOST_TEST(fault.place.line == 1001);
}

BOOST_AUTO_TEST_CASE(one_key_may_stand_in_several_maps)
{
    BOOST_CHECK_NO_THROW(YamlDocument("a: {x: 1}\nb: {x: 1}\n", "file.yaml"));
}

BOOST_AUTO_TEST_CASE(values_keep_their_order_and_place)
{
    const YamlDocument document("\xEF\xBB\xBFlist: [マルス, b]\nmap:\n  y: 2\n  x: 1\n", "f");
    const auto entries = document.root().entries();
    BOOST_REQUIRE(entries.size() == 2u);
    const auto items = entries[0].value.items();
    BOOST_REQUIRE(items.size() == 2u);
    BOOST_TEST(items[0].scalar() == "マルス");
    BOOST_TEST(items[1].place().column == 13); // counted in characters, not bytes
    BOOST_TEST(items[1].offset() == 18u);      // in bytes, without the byte order mark
    const auto inner = entries[1].value.entries();
    BOOST_TEST(inner[0].key.scalar() == "y");
    BOOST_TEST(inner[1].value.place().line == 4);
}

BOOST_AUTO_TEST_CASE(words_that_yaml_takes_for_booleans_are_text)
{
    const YamlDocument document("[N, yes, on, Off]", "f");
    BOOST_TEST(document.root().items()[0].text() == "N");
    BOOST_CHECK_THROW(document.root().items()[1].flag(), DataError);
}

BOOST_AUTO_TEST_CASE(a_quoted_null_is_text)
{
    const YamlDocument document("['null', null, '~', ~]", "f");
    const auto items = document.root().items();
    BOOST_TEST(items[0].text() == "null");
    BOOST_TEST(items[1].is_null());
    BOOST_TEST(items[2].text() == "~");
    BOOST_TEST(items[3].is_null());
}

BOOST_DATA_TEST_CASE(is_no_number,
                     boost::unit_test::data::make<std::string>({"010", "0x10", "1.5", "1e3", "+1",
                                                                "'1'", "N", "1_000", "--1", "''"}))
{
    const auto read = [](const YamlNode& node) { node.items()[0].number(0, 9999); };
    BOOST_TEST(code_of(fault_in("[" + sample + "]", read).kind) == "not-a-number");
}

BOOST_DATA_TEST_CASE(is_out_of_range,
                     boost::unit_test::data::make<std::string>({"-1", "10000", "1000000000000",
                                                                "-99999999999999999999"}))
{
    const auto read = [](const YamlNode& node) { node.items()[0].number(0, 9999); };
    const Fault fault = fault_in("[" + sample + "]", read);
    BOOST_TEST(code_of(fault.kind) == "out-of-range");
    BOOST_TEST(fault.what == sample);
}

BOOST_AUTO_TEST_CASE(numbers_at_the_ends_of_their_range_are_read)
{
    const YamlDocument document("[0, 9999]", "f");
    BOOST_TEST(document.root().items()[0].number(0, 9999) == 0);
    BOOST_TEST(document.root().items()[1].number(0, 9999) == 9999);
}

BOOST_AUTO_TEST_CASE(an_unknown_key_is_told_with_the_nearest_known_one)
{
    const Fault fault = fault_in("name: x\nformt: y\n", [](const YamlNode& node) {
        node.only_keys({"name", "format"});
    });
    BOOST_TEST(code_of(fault.kind) == "unknown-key");
    BOOST_TEST(fault.what == "formt");
    BOOST_TEST(fault.place.line == 2);
    BOOST_REQUIRE(!fault.suggestions.empty());
    BOOST_TEST(fault.suggestions.front() == "format");
}

BOOST_AUTO_TEST_CASE(a_missing_key_is_told_at_its_map)
{
    const Fault fault =
        fault_in("a: 1\nb: {c: 2}\n", [](const YamlNode& node) { node.at("b").at("d"); });
    BOOST_TEST(code_of(fault.kind) == "missing-key");
    BOOST_TEST(fault.what == "d");
    BOOST_TEST(fault.place.line == 2);
}

BOOST_AUTO_TEST_CASE(a_value_of_another_kind_says_what_belongs_there)
{
    BOOST_TEST(fault_in("a: []", [](const YamlNode& n) { n.at("a").text(); }).expected == "text");
    BOOST_TEST(fault_in("a: b", [](const YamlNode& n) { n.at("a").require_map(); }).expected ==
               "map");
    BOOST_TEST(fault_in("a: b", [](const YamlNode& n) { n.at("a").require_sequence(); }).expected ==
               "list");
}

BOOST_AUTO_TEST_CASE(a_fault_shows_the_beginning_of_an_endless_text)
{
    const std::string endless = times(1000, "絆");
    const Fault fault = fault_in(endless, [](const YamlNode& root) { root.require_map(); });
    BOOST_TEST(fault.what == times(66, "絆") + "…");
    BOOST_TEST(fault_of("? " + endless + "\n: 1\n? " + endless + "\n: 1\n").what == fault.what);
}

BOOST_AUTO_TEST_SUITE_END()
