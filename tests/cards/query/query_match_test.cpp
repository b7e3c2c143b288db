#include "cards/query/query.h"

#include "cards/query_helpers.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <functional>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(query_match)

namespace {

const CardLibrary& library()
{
    return shipped_library();
}

/// Letters and digits in lower case, words apart: what folding does to the English texts of the
/// library, written once more.
std::string letters(std::string_view text)
{
    std::string kept;
    bool in_brackets = false;
    for (const char c : text) {
        if (c == '(' || c == ')')
            in_brackets = c == '(';
        else if (!in_brackets && std::isalnum(static_cast<unsigned char>(c)))
            kept += static_cast<char>(std::tolower(c));
        else if (!in_brackets && c == ' ' && !kept.empty() && kept.back() != ' ')
            kept += ' ';
    }
    while (kept.ends_with(' '))
        kept.pop_back();
    return kept;
}

bool contains(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

std::vector<std::string> slugs_of(const auto& set)
{
    std::vector<std::string> list;
    for (const std::string_view slug : slugs(library().words(), set))
        list.emplace_back(slug);
    return list;
}

bool any_printing(const Card& card, const std::function<bool(const Printing&)>& wanted)
{
    return std::ranges::any_of(card.printings, wanted);
}

bool any_skill(const Card& card, const std::function<bool(const Skill&)>& wanted)
{
    return std::ranges::any_of(card.skills, wanted);
}

bool in_set(const Card& card, std::string_view id)
{
    return any_printing(card, [&](const Printing& printing) {
        return library().sets()[printing.number_set].id == id ||
               library().sets()[printing.release_set].id == id;
    });
}

bool prints_emblem(const Card& card, std::string_view slug)
{
    return any_skill(card, [&](const Skill& skill) {
        return skill.emblem && library().words().emblems[*skill.emblem].slug == slug;
    });
}

struct Answer {
    std::string query;
    std::function<bool(const Card&)> expected; ///< the same question, asked without the query code
};
std::ostream& operator<<(std::ostream& out, const Answer& row)
{
    return out << row.query;
}

const Answer answers[] = {
    {"", [](const Card&) { return true; }},
    {"unit=Marth", [](const Card& card) { return card.unit == "Marth"; }},
    {"unit=マルス", [](const Card& card) { return card.unit_ja == "マルス"; }},
    {"unit=marusu", [](const Card& card) { return card.unit_ja == "マルス"; }},
    {"unit!=marth", [](const Card& card) { return card.unit != "Marth"; }},
    {"unit:cae", [](const Card& card) { return contains(letters(card.unit), "cae"); }},
    {"unit=robin", // in romaji Tobin, too
     [](const Card& card) { return card.unit.starts_with("Robin (") || card.unit_ja == "ロビン"; }},
    {"unit=ルフレ", [](const Card& card) { return card.unit_ja.starts_with("ルフレ"); }},
    {"unit:???", [](const Card& card) { return card.unit == "???"; }},
    {"title=\"altean prince\"", [](const Card& card) { return card.title == "Altean Prince"; }},
    {"title:prince", [](const Card& card) { return contains(letters(card.title), "prince"); }},
    {"title:王子", [](const Card& card) { return contains(card.title_ja, "王子"); }},
    {"name=\"Marth: Altean Prince\"", [](const Card& card) { return card.id == "B01-003"; }},
    {"name=\"アリティアの王子 マルス\"", [](const Card& card) { return card.id == "B01-003"; }},
    {"class=lord", [](const Card& card) { return card.unit_class == "Lord"; }},
    {"class:lord", [](const Card& card) { return contains(letters(card.unit_class), "lord"); }},
    {"class:修道士",
     [](const Card& card) { return card.unit_class_ja.find("修道士") != std::string::npos; }},
    {"class:none", [](const Card& card) { return card.unit_class.empty(); }},
    {"class!=none", [](const Card& card) { return !card.unit_class.empty(); }},
    {"symbol:nohr", [](const Card& card) { return has(slugs_of(card.symbols), "nohr"); }},
    {"color:black", [](const Card& card) { return has(slugs_of(card.symbols), "nohr"); }},
    {"color:none", [](const Card& card) { return slugs_of(card.symbols).empty(); }},
    {"color:white color:black",
     [](const Card& card) {
         return has(slugs_of(card.symbols), "hoshido") && has(slugs_of(card.symbols), "nohr");
     }},
    {"-color:red", [](const Card& card) { return !has(slugs_of(card.symbols), "blade-of-light"); }},
    {"weapon:bow", [](const Card& card) { return has(slugs_of(card.weapons), "bow"); }},
    {"weapon:none", [](const Card& card) { return slugs_of(card.weapons).empty(); }},
    {"type:flier", [](const Card& card) { return has(slugs_of(card.types), "flier"); }},
    {"type:none", [](const Card& card) { return slugs_of(card.types).empty(); }},
    {"gender:female", [](const Card& card) { return has(slugs_of(card.genders), "female"); }},
    {"gender:none", [](const Card& card) { return slugs_of(card.genders).empty(); }},
    {"tag:dragon", [](const Card& card) { return has(slugs_of(card.types), "dragon"); }},
    {"tag:female tag:sword tag:red",
     [](const Card& card) {
         return has(slugs_of(card.genders), "female") && has(slugs_of(card.weapons), "sword") &&
                has(slugs_of(card.symbols), "blade-of-light");
     }},
    {"cost=1", [](const Card& card) { return card.cost == Amount(1); }},
    {"cost!=1", [](const Card& card) { return card.cost != Amount(1); }},
    {"cost=x", [](const Card& card) { return card.cost.is_x(); }},
    {"cost<3", [](const Card& card) { return card.cost.number().value_or(3) < 3; }},
    {"-cost<3", [](const Card& card) { return card.cost.number().value_or(3) >= 3; }},
    {"cost>=6", [](const Card& card) { return card.cost.number().value_or(0) >= 6; }},
    {"cost=none", [](const Card&) { return false; }},
    {"cc=none", [](const Card& card) { return !card.class_change_cost; }},
    {"cc=x", [](const Card& card) { return card.class_change_cost == Amount::x(); }},
    {"cc>=0",
     [](const Card& card) { return card.class_change_cost && !card.class_change_cost->is_x(); }},
    {"cc!=4", [](const Card& card) { return card.class_change_cost != Amount(4); }},
    {"attack>70", [](const Card& card) { return card.attack.number().value_or(0) > 70; }},
    {"attack=x", [](const Card& card) { return card.attack.is_x(); }},
    {"support<=10", [](const Card& card) { return card.support.number().value_or(99) <= 10; }},
    {"support=x", [](const Card& card) { return card.support.is_x(); }},
    {"range=2", [](const Card& card) { return card.range.contains(2); }},
    {"range!=2", [](const Card& card) { return !card.range.contains(2); }},
    {"range>=2", [](const Card& card) { return card.range.contains(2) || card.range.contains(3); }},
    {"range<2", [](const Card& card) { return card.range.contains(1); }},
    {"range=none", [](const Card& card) { return card.range.empty(); }},
    {"copies=unlimited", [](const Card& card) { return !card.copies_limit; }},
    {"copies=4", [](const Card& card) { return card.copies_limit == 4; }},
    {"copies!=4", [](const Card& card) { return card.copies_limit != 4; }},
    {"copies>=0", [](const Card& card) { return card.copies_limit.has_value(); }},
    {"set=S01", [](const Card& card) { return in_set(card, "S01"); }},
    {"set:英雄たちの戦刃", [](const Card& card) { return in_set(card, "B01"); }},
    {"set:b2",
     [](const Card& card) {
         return in_set(card, "B20") || in_set(card, "B21") || in_set(card, "B22");
     }},
    {"series>=21",
     [](const Card& card) {
         return any_printing(card, [](const Printing& printing) {
             return library().sets()[printing.number_set].series >= 21 ||
                    library().sets()[printing.release_set].series >= 21;
         });
     }},
    {"rarity=SR",
     [](const Card& card) {
         return any_printing(card, [](const Printing& p) { return p.rarity() == "SR"; });
     }},
    {"rarity:sr+",
     [](const Card& card) {
         return any_printing(card, [](const Printing& p) { return p.rarity() == "SR+"; });
     }},
    {"rarity:PR",
     [](const Card& card) {
         return any_printing(card, [](const Printing& p) { return p.rarity().starts_with("PR"); });
     }},
    {"id:B01-003", [](const Card& card) { return card.id == "B01-003"; }},
    {"id=p01-012", [](const Card& card) { return card.id == "B01-002"; }},
    {"id=B01-001SR+", [](const Card& card) { return card.id == "B01-001"; }},
    {"id=B08-047", [](const Card& card) { return card.id.starts_with("B08-047"); }},
    {"id:b19-1",
     [](const Card& card) {
         return any_printing(card, [](const Printing& p) { return p.code.starts_with("B19-1"); });
     }},
    {"skill:spec",
     [](const Card& card) {
         return any_skill(card, [](const Skill& s) { return s.category == SkillCategory::Spec; });
     }},
    {"skill:bond-act",
     [](const Card& card) {
         return any_skill(card,
                          [](const Skill& s) { return s.category == SkillCategory::BondAct; });
     }},
    {"skill:act",
     [](const Card& card) {
         return any_skill(card, [](const Skill& s) {
             return s.category == SkillCategory::Act || s.category == SkillCategory::HandAct ||
                    s.category == SkillCategory::BondAct;
         });
     }},
    {"skill:support",
     [](const Card& card) {
         return any_skill(card,
                          [](const Skill& s) { return s.category == SkillCategory::Support; });
     }},
    {"skill:none", [](const Card& card) { return card.skills.empty(); }},
    {"mark:lvs",
     [](const Card& card) {
         return any_skill(card, [](const Skill& s) {
             return std::ranges::any_of(s.marks,
                                        [](const auto& mark) { return mark.starts_with("LvS"); });
         });
     }},
    {"mark:lvs3",
     [](const Card& card) {
         return any_skill(card, [](const Skill& s) { return has(s.marks, "LvS3"); });
     }},
    {"mark:CCS",
     [](const Card& card) {
         return any_skill(card, [](const Skill& s) { return has(s.marks, "CCS"); });
     }},
    {"mark:none",
     [](const Card& card) {
         return !any_skill(card, [](const Skill& s) { return !s.marks.empty(); });
     }},
    {"emblem=hero", [](const Card& card) { return prints_emblem(card, "hero"); }},
    {"emblem=\"hero emblem\"", [](const Card& card) { return prints_emblem(card, "hero"); }},
    {"emblem:祈りの紋章", [](const Card& card) { return prints_emblem(card, "miracle"); }},
    {"emblem:none",
     [](const Card& card) {
         return !any_skill(card, [](const Skill& s) { return s.emblem.has_value(); });
     }},
    {"is:x",
     [](const Card& card) {
         return card.cost.is_x() || card.attack.is_x() || card.support.is_x() ||
                card.class_change_cost == Amount::x();
     }},
    {"is:unlimited", [](const Card& card) { return !card.copies_limit; }},
    {"is:no-bond", [](const Card& card) { return card.no_bond; }},
    {"is:multi-deploy", [](const Card& card) { return card.multi_deploy != MultiDeploy::No; }},
    {"is:also-unit", [](const Card& card) { return !card.also_unit.empty(); }},
    {"is:stacks-on", [](const Card& card) { return !card.stacks_on.empty(); }},
    {"is:same-name",
     [](const Card& card) {
         return std::ranges::any_of(library().cards(), [&](const Card& other) {
             return other.id != card.id && other.name_group == card.name_group;
         });
     }},
    {"is:scripted",
     [](const Card& card) {
         return !card.skills.empty() &&
                !any_skill(card, [](const Skill& s) { return !s.scripted; });
     }},
    {"unit:protagonist",
     [](const Card& card) {
         return card.unit == "Marth" || has({"B01-056", "B04-064", "B22-063"}, card.id);
     }},
    {"unit:\"protagonist\"", [](const Card&) { return false; }},
    {"is:promotion",
     [](const Card& card) {
         return (card.unit == "Marth" || has({"B01-056", "B04-064", "B22-063"}, card.id)) &&
                card.class_change_cost;
     }},
    {"unit:/^mar/", [](const Card& card) { return letters(card.unit).starts_with("mar"); }},
    {"title:/prince$/", [](const Card& card) { return letters(card.title).ends_with("prince"); }},
    {"marth or cost=7",
     [](const Card& card) { return has(found("marth"), card.id) || card.cost == Amount(7); }},
    {"color:red cost=1 -weapon:sword",
     [](const Card& card) {
         return has(slugs_of(card.symbols), "blade-of-light") && card.cost == Amount(1) &&
                !has(slugs_of(card.weapons), "sword");
     }},
    {"-(color:red or cost=1)",
     [](const Card& card) {
         return !has(slugs_of(card.symbols), "blade-of-light") && card.cost != Amount(1);
     }},
};

} // namespace

BOOST_DATA_TEST_CASE(a_query_finds_the_cards_that_a_plain_loop_finds, answers)
{
    std::vector<std::string> expected;
    for (const Card& card : library().cards()) {
        if (sample.expected(card))
            expected.push_back(card.id);
    }
    BOOST_TEST(found(sample.query) == expected, boost::test_tools::per_element());
}

BOOST_DATA_TEST_CASE(asking_card_by_card_gives_what_a_search_gives, answers)
{
    const Query query = parsed(sample.query);
    const QueryContext asked = shipped_context();
    std::vector<CardIndex> expected;
    for (const Card& card : library().cards()) {
        if (query.matches(card, asked))
            expected.push_back(library().index_of(card));
    }
    BOOST_TEST(search(query, asked) == expected, boost::test_tools::per_element());
}

namespace {

struct Count {
    std::string query;
    std::size_t cards; ///< as the makers of the card table counted them
};
std::ostream& operator<<(std::ostream& out, const Count& row)
{
    return out << row.query;
}

const Count counts[] = {
    {"", 2417},
    {"cost=1", 828},
    {"cost=2", 218},
    {"cost=0", 14},
    {"cost=x", 1},
    {"cc=none", 1170},
    {"cc=3", 501},
    {"cc=x", 1},
    {"weapon:sword", 734},
    {"weapon:none", 31},
    {"type:beast", 644},
    {"type:none", 1418},
    {"gender:female", 1158},
    {"gender:none", 13},
    {"color:none", 142},
    {"color:purple", 382},
    {"color:white color:black", 45},
    {"color:red color:blue", 2},
    {"support=20", 1228},
    {"support=x", 11},
    {"attack=100", 4},
    {"range=none", 135},
    {"range=3", 22},
    {"is:x", 14},
    {"is:unlimited", 14},
    {"is:multi-deploy", 31},
    {"is:same-name", 12},
    {"class=lord", 95},
    {"class:none", 1},
    {"series=1 set=B01", 100},
};

} // namespace

BOOST_DATA_TEST_CASE(the_library_counts_as_its_makers_counted, counts)
{
    BOOST_TEST(found(sample.query).size() == sample.cards);
}

BOOST_AUTO_TEST_SUITE_END()
