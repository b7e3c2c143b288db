#include "decks/lookup/card_suggestions.h"

#include "decks/lookup/card_lookup.h"
#include "test_library.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(suggested_cards)

namespace {

using Why = CardSuggestion::Why;

constexpr const char* reasons[] = {"code",     "number",    "shared",    "name",
                                   "old-name", "like-name", "like-code", "same-unit"};

/// As in "B01-003 like-name".
std::string text_of(const CardSuggestion& suggestion)
{
    return suggestion.card->id + ' ' + reasons[static_cast<std::size_t>(suggestion.why)];
}

std::vector<CardSuggestion> suggested(std::string_view text)
{
    return card_suggestions(text, test::shipped_library());
}

struct Meant {
    const char* text;
    const char* first;
};
std::ostream& operator<<(std::ostream& out, const Meant& row)
{
    return out << row.text;
}

} // namespace

constexpr Meant meant[] = {
    {"Kain: Red Knigth", "B01-008 like-name"},
    {"Marht: Altean Prince", "B01-003 like-name"},
    {"Marth: Altaen Prinze", "B01-003 like-name"},
    {"Altaen Prince", "B01-003 like-name"},
    {"Altaen Prince Marth", "B01-003 like-name"},
    {"アリティアの皇子 マルス", "B01-003 like-name"},
    {"マルス アリティアの皇子", "B01-003 like-name"},
    {"アリティアの皇子", "B01-003 like-name"},
    {"Camus: Sabel Knight", "B01-050 like-name"}, // an older title
    {"b01-003st", "B01-003 code"},
    {"B01-003XX", "B01-003 number"},
    {"B1-3 of something", "B01-003 number"},
    {"Marth: Altean Prince (B99-001)", "B01-003 name"},
    {"B08-047", "B08-047a shared"},
    {"Tiki: Mirage Uta-loid", "B04-017 name"},
    {"B71-003", "B01-003 like-code"},
    {"B22-O14", "B22-014 like-code"},
};
BOOST_DATA_TEST_CASE(the_likeliest_card_comes_first_with_what_speaks_for_it, data::make(meant))
{
    const std::vector<CardSuggestion> found = suggested(sample.text);
    BOOST_REQUIRE(!found.empty());
    BOOST_TEST(text_of(found.front()) == sample.first);
    BOOST_TEST(found.size() <= max_card_suggestions);
}

BOOST_AUTO_TEST_CASE(each_card_of_a_shared_number_is_suggested)
{
    std::vector<std::string> all;
    for (const CardSuggestion& suggestion : suggested("B08-047"))
        all.push_back(text_of(suggestion));
    const std::vector<std::string> expected = {"B08-047a shared", "B08-047b shared",
                                               "B08-047c shared"};
    BOOST_TEST(all == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(an_unknown_title_of_a_known_unit_is_answered_by_cards_of_that_unit)
{
    const std::vector<CardSuggestion> found = suggested("Marth, Prince of Altea");
    BOOST_TEST(found.size() == max_card_suggestions);
    for (const CardSuggestion& suggestion : found)
        BOOST_TEST(suggestion.card->unit == "Marth");
}

/// Every hundredth card, its Japanese title one sign away.
BOOST_AUTO_TEST_CASE(a_title_one_sign_away_is_found_in_japanese)
{
    const CardLibrary& library = test::shipped_library();
    int tried = 0;
    for (std::size_t at = 0; at < library.cards().size(); at += 100) {
        const Card& card = library.cards()[at];
        constexpr std::size_t sign = 3; // bytes of a Japanese letter
        if (card.title_ja.size() < 5 * sign || (card.title_ja.front() & 0x80) == 0)
            continue;
        ++tried;
        std::string title = card.title_ja;
        title.replace(title.size() - sign, sign, "屋");
        for (const std::string& text : {title + ' ' + card.unit_ja, title}) {
            const auto found = suggested(text);
            BOOST_TEST_CONTEXT(text)
            BOOST_TEST(std::ranges::any_of(found, [&](const CardSuggestion& suggestion) {
                return suggestion.card->title_ja == card.title_ja;
            }));
        }
    }
    BOOST_TEST(tried > 10);
}

BOOST_DATA_TEST_CASE(a_text_like_no_card_has_no_suggestion,
                     data::make({"", " ", "()", "qqqqqqqqqq", "?", "🂡", "\xFF\xFE"}))
{
    BOOST_TEST(suggested(sample).empty());
}

BOOST_AUTO_TEST_CASE(a_very_long_text_has_no_suggestion)
{
    BOOST_TEST(suggested(std::string(1'000'000, 'a')).empty());
    BOOST_TEST(suggested(std::string(1'000'000, '(')).empty());
}

BOOST_AUTO_TEST_CASE(an_empty_library_suggests_nothing)
{
    BOOST_TEST(card_suggestions("Marth", CardLibrary()).empty());
}

BOOST_AUTO_TEST_SUITE_END()
