#include "decks/lookup/foreign_card.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>

namespace kizuna {
// Found where Boost.Test prints a row.
static std::ostream& operator<<(std::ostream& out, const ForeignCard& card)
{
    return out << card.name << '|' << card.set << '|' << card.id;
}
} // namespace kizuna

using namespace kizuna;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(foreign_cards)

namespace {

const ForeignCard cards[] = {
    {"Nobody, Hero of None", "X99", "X99-006HN_SAMPLE.png"},
    {"Nobody, Hero of None", "", "X99-006"},
    {"Nobody (P2)", "X99", ""},
    {"Nobody (P2)", "", "42"},
    {"Nobody [Foil]", "promo set", "a (b)"},
    {"Nobody (X99-001)", "X99", ""},
    {"", "X99", "X99-006"},
    {"", "", "X99-006"},
    {"Nobody", "", "11111111-2222-3333-4444-555555555555"},
    {"Nobody", "", ""},
};

} // namespace

BOOST_DATA_TEST_CASE(each_part_comes_back_from_the_one_text, data::make(cards))
{
    BOOST_TEST(foreign_card(foreign_code(sample)) == sample);
}

BOOST_AUTO_TEST_CASE(the_text_is_as_people_write_it)
{
    BOOST_TEST(foreign_code(cards[0]) == "Nobody, Hero of None [X99] (X99-006HN_SAMPLE.png)");
    BOOST_TEST(foreign_code(cards[1]) == "Nobody, Hero of None (X99-006)");
    BOOST_TEST(foreign_code({"Nobody", "", "42"}) == "Nobody (#42)");
    BOOST_TEST(foreign_code({"", "", "X99-006"}) == "X99-006");
    BOOST_TEST(foreign_code({"Marker", "PBM", "token"}) == "Marker [PBM] (#token)");
    BOOST_TEST(foreign_code({"X99-006", "", "X99-006"}) == "X99-006");
}

BOOST_AUTO_TEST_SUITE_END()
