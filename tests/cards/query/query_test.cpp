#include "cards/query/query.h"

#include "cards/query_helpers.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(query)

namespace {

const CardLibrary& library()
{
    return shipped_library();
}

struct Spelling {
    std::string typed;
    std::string unit;
};
std::ostream& operator<<(std::ostream& out, const Spelling& row)
{
    return out << row.typed;
}

const Spelling spellings[] = {
    {"マルス", "Marth"},       {"まるす", "Marth"},
    {"ﾏﾙｽ", "Marth"},          {"marusu", "Marth"},
    {"marth", "Marth"},        {"MARTH", "Marth"},
    {"ｍａｒｔｈ", "Marth"},   {"mart", "Marth"},
    {"marus", "Marth"},        {"L'Arachel", "L'Arachel"},
    {"larachel", "L'Arachel"}, {"l’arachel", "L'Arachel"},
    {"Lon'qu", "Lon'qu"},      {"Lon’qu", "Lon'qu"},
    {"lonqu", "Lon'qu"},       {"シーダ", "Caeda"},
    {"shiida", "Caeda"},       {"siida", "Caeda"},
    {"shida", "Caeda"},        {"\"Robin (Male)\"", "Robin (Male)"},
};

} // namespace

BOOST_DATA_TEST_CASE(a_unit_is_found_however_its_name_is_typed, spellings)
{
    const std::vector<std::string> cards = found(sample.typed);
    BOOST_TEST(std::ranges::any_of(
        cards, [&](const std::string& id) { return library().find_id(id)->unit == sample.unit; }));
}

BOOST_AUTO_TEST_CASE(words_alone_search_names_titles_classes_and_aliases)
{
    BOOST_TEST(has(found("lodestar"), "B01-001"));              // class
    BOOST_TEST(has(found("altean"), "B01-003"));                // title
    BOOST_TEST(has(found("アリティア"), "B01-003"));            // Japanese title
    BOOST_TEST(has(found("\"maiden of flowers\""), "B01-069")); // older title
}

BOOST_AUTO_TEST_CASE(a_phrase_never_reaches_over_two_texts_of_a_card)
{
    BOOST_TEST(has(found("marth savior"), "B01-001"));
    BOOST_TEST(found("\"marth savior\"").empty());
    BOOST_TEST(has(found("name:\"marth savior\""), "B01-001")); // but a whole name is one text
}

BOOST_AUTO_TEST_CASE(cards_are_found_in_library_order)
{
    const auto cards = search(parsed("marth"), shipped_context());
    BOOST_TEST(std::ranges::is_sorted(cards));
}

BOOST_AUTO_TEST_CASE(without_a_protagonist_no_card_is_the_protagonists)
{
    QueryContext nobody = shipped_context();
    nobody.protagonist = nullptr;
    BOOST_TEST(search(parsed("unit:protagonist or is:promotion"), nobody).empty());
}

BOOST_AUTO_TEST_CASE(an_extra_unit_name_of_the_protagonist_counts)
{
    QueryContext lucina = shipped_context();
    lucina.protagonist = library().find_id("B01-056"); // she is a Marth as well
    const auto cards = ids(search(parsed("unit:protagonist"), lucina));
    BOOST_TEST(has(cards, "B01-003")); // Marth
    BOOST_TEST(has(cards, "B01-054")); // Lucina
}

BOOST_AUTO_TEST_CASE(formats_are_asked_of_the_context)
{
    QueryContext formats = shipped_context();
    formats.allowed_in = [](const Card& card, std::string_view format) {
        return format == "only-marth" && card.unit == "Marth";
    };
    BOOST_TEST(ids(search(parsed("format:only-marth"), formats)) == found("unit=marth"),
               boost::test_tools::per_element());
    BOOST_TEST(search(parsed("format:other"), formats).empty());
    BOOST_TEST(search(parsed("format:only-marth"), shipped_context()).empty());
}

BOOST_AUTO_TEST_CASE(an_expression_that_takes_too_long_finds_nothing)
{
    BOOST_TEST(found("title:/(.*.*.*.*.*)*$x/").empty());
    BOOST_TEST(found("/(([a-z ]+)+)+$x/").empty());
}

BOOST_AUTO_TEST_CASE(marks_and_rarities_of_a_small_library_are_its_own)
{
    const CardLibrary small = library_of(R"(
- id: T01-001
  unit: Marth
  title: Test
  symbol: red
  stats: {cost: 1, attack: 30, support: 20}
  skills:
  - {category: cont, marks: [DV]}
  prints: [T01-001N]
)");
    const QueryContext there{.library = &small, .protagonist = nullptr, .allowed_in = {}};
    auto query = Query::parse("mark:dv rarity:n set:T01", small);
    BOOST_TEST_REQUIRE(std::holds_alternative<Query>(query));
    BOOST_TEST(search(std::get<Query>(query), there).size() == 1U);
    BOOST_TEST(std::holds_alternative<Fault>(Query::parse("mark:ccs", small)));
    BOOST_TEST(std::holds_alternative<Fault>(Query::parse("set:B01", small)));
}

namespace {

/// Cards by a key, equal ones by position: std::stable_sort over what ranks() says.
std::vector<CardIndex> sorted_plainly(std::vector<CardIndex> cards, SortKey key, bool descending)
{
    std::ranges::sort(cards);
    const std::span<const std::uint32_t> ranks = library().ranks(key);
    std::ranges::stable_sort(cards, [&](CardIndex one, CardIndex other) {
        return descending ? ranks[other] < ranks[one] : ranks[one] < ranks[other];
    });
    return cards;
}

} // namespace

BOOST_AUTO_TEST_CASE(cards_are_sorted_by_a_key_and_equal_ones_by_id)
{
    std::vector<CardIndex> cards = search(parsed("color:red"), shipped_context());
    std::ranges::reverse(cards);
    for (const SortKey key : {SortKey::Id, SortKey::Name, SortKey::NameJapanese, SortKey::Cost,
                              SortKey::Attack, SortKey::Class}) {
        for (const bool descending : {false, true}) {
            std::vector<CardIndex> sorted = cards;
            sort_cards(sorted, key, descending, library());
            BOOST_TEST(sorted == sorted_plainly(cards, key, descending),
                       boost::test_tools::per_element());
        }
    }
}

BOOST_AUTO_TEST_CASE(sorting_by_cost_puts_the_cheap_first)
{
    std::vector<CardIndex> cards = search(parsed("unit=marth -cost=x"), shipped_context());
    sort_cards(cards, SortKey::Cost, false, library());
    BOOST_TEST(std::ranges::is_sorted(
        cards, {}, [](CardIndex card) { return library().cards()[card].cost.or_zero(); }));
}

BOOST_AUTO_TEST_SUITE_END()
