#include "app/text/fault_text.h"

#include "cards/base/faults.h"

#include <boost/test/unit_test.hpp>

#include <set>
#include <utility>

using namespace kizuna;

namespace fault_texts {

struct FaultTextTest {
    Messages english{KIZUNA_TEST_LOCALES, "en"};
    Messages japanese{KIZUNA_TEST_LOCALES, "ja"};
    Messages italian{KIZUNA_TEST_LOCALES, "it"};
};

std::vector<FaultKind> every_kind()
{
    std::vector<FaultKind> kinds;
    for (std::size_t kind = 0; kind < fault_kinds; ++kind)
        kinds.push_back(static_cast<FaultKind>(kind));
    return kinds;
}

/// With every text, whatever the kind has.
Fault fault_of(FaultKind kind, std::string what, std::string expected, std::string other)
{
    Fault fault{faults::Empty{}, {.file = "f"}};
    fault.kind = kind;
    fault.what = std::move(what);
    fault.expected = std::move(expected);
    fault.other = std::move(other);
    return fault;
}

} // namespace fault_texts

BOOST_FIXTURE_TEST_SUITE(fault_texts, FaultTextTest)

BOOST_AUTO_TEST_CASE(every_kind_of_fault_has_a_sentence_of_its_own_in_every_language)
{
    for (const Messages* messages : {&english, &japanese, &italian}) {
        std::set<std::string> said;
        for (const FaultKind kind : every_kind()) {
            const std::string text = fault_text(fault_of(kind, "W", "E", "O"), *messages);
            BOOST_TEST_CONTEXT(messages->language() << ' ' << code_of(kind) << ": " << text)
            {
                BOOST_TEST(said.insert(text).second);
                BOOST_TEST((text.ends_with(".") || text.ends_with("。")));
                BOOST_TEST(text.find('{') == std::string::npos);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(a_value_of_the_wrong_type_says_the_right_one_in_words)
{
    const auto text = [&](const char* type, const Messages& messages) {
        return fault_text({faults::WrongType{type}}, messages);
    };
    BOOST_TEST(text("list", english) == "This should be a list.");
    BOOST_TEST(text("map", english) == "This should be a map of “key: value”.");
    BOOST_TEST(text("true/false", english) == "This should be true or false.");
    BOOST_TEST(text("number", italian) == "Qui serve un numero.");
    BOOST_TEST(text("text", japanese) == "ここには文字列を書いてください。");
    BOOST_TEST(text("1 or 2", english) == "This should be 1 or 2.");
}

struct Reasons {
    FaultKind kind;
    std::vector<const char*> reasons; ///< those with a sentence of their own
};

const Reasons all_reasons[] = {
    {FaultKind::YamlSyntax,
     {"open-bracket", "stray-bracket", "open-quote", "tab", "layout", "colon", "escape", "sign",
      "block", ""}},
    {FaultKind::XmlSyntax, {"open-element", "tag", "entity", ""}},
    {FaultKind::BadDeckCode,
     {"check", "begin", "sign", "cipher-online", "cipher-online-sign", "cipher-online-length", ""}},
    {FaultKind::FileUnreadable, {"permission", "no-folder", "link-loop", "long-name", "device"}},
    {FaultKind::FileUnwritable,
     {"permission", "full", "read-only", "no-folder", "link-loop", "long-name", "device"}},
    {FaultKind::QueryBadExpression,
     {"mismatched-paren", "missing-close-bracket", "bad-escape-sequence", "rule-syntax",
      "bad-interval", "max-lt-min", "number-too-big", "invalid-range", "unimplemented"}},
};

BOOST_AUTO_TEST_CASE(every_reason_has_a_sentence_of_its_own_in_every_language)
{
    for (const Messages* messages : {&english, &japanese, &italian}) {
        for (const Reasons& row : all_reasons) {
            std::set<std::string> said;
            for (const char* reason : row.reasons) {
                const std::string text = fault_text(fault_of(row.kind, {}, {}, reason), *messages);
                BOOST_TEST_CONTEXT(messages->language() << ' ' << text)
                {
                    BOOST_TEST(said.insert(text).second);
                    BOOST_TEST((text.ends_with(".") || text.ends_with("。")));
                    BOOST_TEST(text.find('(' + std::string(reason)) == std::string::npos);
                }
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(a_reason_that_only_the_system_has_words_for_is_told_in_them)
{
    BOOST_TEST(fault_text({faults::FileUnwritable{"File too large"}, {.file = "f"}}, english) ==
               "It cannot be written (File too large); what was there before is unchanged.");
}

BOOST_AUTO_TEST_CASE(nothing_is_promised_of_what_stood_on_standard_output)
{
    const Fault full{faults::FileUnwritable{"full"}, {.file = "-"}};
    BOOST_TEST(fault_text(full, english) == "The disk is full.");
    BOOST_TEST(fault_text(full, japanese) == "ディスクに空きがありません。");
    BOOST_TEST(fault_text(full, italian) == "Il disco è pieno.");
}

BOOST_AUTO_TEST_CASE(a_file_that_is_too_large_says_how_much_is_read)
{
    const auto text = [&](const char* limit) {
        return fault_text({faults::FileTooLarge{limit}}, english);
    };
    BOOST_TEST(text("16777216") == "The file is too large; at most 16 MiB are read.");
    BOOST_TEST(text("1000") == "The file is too large; at most 1,000 bytes are read.");
}

BOOST_AUTO_TEST_CASE(a_repeated_id_says_where_it_was_first)
{
    const auto text = [&](const char* first) {
        return fault_text({faults::RepeatedId{"B01-001", first}}, english);
    };
    BOOST_TEST(text("B01.yaml:12") ==
               "The id “B01-001” is already taken (B01.yaml:12); each needs its own.");
    BOOST_TEST(text("1234") ==
               "The id “B01-001” is already taken (line 1234); each needs its own.");
    BOOST_TEST(text("") == "The id “B01-001” is already taken; each needs its own.");
}

BOOST_AUTO_TEST_CASE(a_broken_name_group_says_why)
{
    const auto text = [&](const char* why) {
        return fault_text({faults::BrokenNameGroup{"B01-001", why}}, english);
    };
    BOOST_TEST(text("other-unit") ==
               "same-name cannot point to B01-001: that card has another Unit "
               "Name; cards of one Card Name share it.");
    BOOST_TEST(text("unknown") != text("chain"));
}

BOOST_AUTO_TEST_CASE(what_stands_in_the_file_cannot_command_a_terminal_or_flood_it)
{
    const std::string text =
        fault_text({faults::UnknownKey{"\x1b[2J" + std::string(100'000, 'a')}}, english);
    BOOST_TEST(text.find('\x1b') == std::string::npos);
    BOOST_TEST(text.size() < 400u);
}

BOOST_AUTO_TEST_CASE(the_place_and_the_suggestions_stand_around_the_sentence)
{
    const Fault fault{faults::UnknownKey{"nmae"}, {"deck.yaml", 12, 3}, {"name", "same-name"}};
    BOOST_TEST(placed_fault_text(fault, english) ==
               "deck.yaml:12:3: The key “nmae” does not belong here; mend its spelling or remove "
               "it. Did you mean name or same-name?");
    BOOST_TEST(placed_fault_text(fault, italian).ends_with("Forse intendevi name o same-name?"));
    BOOST_TEST(placed_fault_text(fault, japanese).ends_with("もしかして：nameまたはsame-name"));
}

BOOST_AUTO_TEST_CASE(what_is_not_known_of_the_place_is_left_out)
{
    const auto text = [&](const Place& place) {
        return placed_fault_text({faults::Empty{}, place}, english);
    };
    BOOST_TEST(text({"deck.yaml", 0, 0}) ==
               "deck.yaml: There is nothing in it; a text is expected.");
    BOOST_TEST(text({"deck.yaml", 7, 0}) ==
               "deck.yaml:7: There is nothing in it; a text is expected.");
    BOOST_TEST(text({}) == "There is nothing in it; a text is expected.");
}

BOOST_AUTO_TEST_SUITE_END()
