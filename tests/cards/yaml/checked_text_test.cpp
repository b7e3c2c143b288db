#include "cards/yaml/checked_text.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(checked_text)

namespace {

struct Found {
    FaultKind kind;
    int line;
    int column;
    bool operator==(const Found&) const = default;
};

std::optional<Found> found_in(std::string_view text)
{
    const std::optional<Fault> fault = no_text(text, "f");
    if (!fault)
        return std::nullopt;
    BOOST_TEST(fault->place.file == "f");
    return Found{fault->kind, fault->place.line, fault->place.column};
}

} // namespace

BOOST_AUTO_TEST_CASE(a_text_is_what_has_no_fault)
{
    BOOST_TEST(!found_in("マルス\r\n\tシーダ\n").has_value());
    BOOST_TEST(!found_in("\xEF\xBB\xBF"
                         "a")
                    .has_value());
}

BOOST_AUTO_TEST_CASE(nothing_is_no_text)
{
    for (const char* text : {"", " \n\t", "\xEF\xBB\xBF", "\xEF\xBB\xBF\n"})
        BOOST_TEST((found_in(text) == Found{FaultKind::Empty, 0, 0}));
}

BOOST_AUTO_TEST_CASE(the_first_fault_has_its_place_without_the_byte_order_mark)
{
    using namespace std::string_view_literals;
    BOOST_TEST((found_in("a\n\0"sv) == Found{FaultKind::ControlCharacter, 2, 1}));
    BOOST_TEST((found_in("\xEF\xBB\xBFマ\x7F") == Found{FaultKind::ControlCharacter, 1, 2}));
    BOOST_TEST((found_in("\xEF\xBB\xBFマ\xE3\x83") == Found{FaultKind::NotUtf8, 1, 2}));
}

BOOST_AUTO_TEST_CASE(utf_16_is_not_taken_for_a_binary_file)
{
    using namespace std::string_view_literals;
    BOOST_TEST((found_in("\xFF\xFE"
                         "a\0"sv) == Found{FaultKind::NotUtf8, 1, 1}));
    BOOST_TEST((found_in("\xFE\xFF\0a"sv) == Found{FaultKind::NotUtf8, 1, 1}));
}

BOOST_AUTO_TEST_CASE(a_column_counts_characters)
{
    BOOST_TEST(column_in_code_points("abc", 0) == 1);
    BOOST_TEST(column_in_code_points("マルス", 3) == 2);
    BOOST_TEST(column_in_code_points("a", 99) == 2);
}

BOOST_AUTO_TEST_CASE(a_place_behind_the_text_is_its_end)
{
    BOOST_TEST((place_at("a\nマ", 99, "f") == Place{"f", 2, 2}));
    BOOST_TEST((place_at("\xEF\xBB\xBF"
                         "ab",
                         4, "f") == Place{"f", 1, 2}));
    BOOST_TEST((place_at("\xEF\xBB\xBF"
                         "ab",
                         1, "f") == Place{"f", 1, 1}));
}

BOOST_AUTO_TEST_SUITE_END()
