// Long because: every word of a filter is read here.
#include "cards/effects/filter.h"

#include "cards/base/plain_text.h"
#include "cards/text/nearest.h"

#include <algorithm>
#include <array>
#include <limits>

namespace kizuna {
namespace {

struct QualityWord {
    std::string_view word;
    Quality quality;
    bool negated = false;
};
constexpr auto quality_words = std::to_array<QualityWord>({
    {"self", Quality::Self},
    {"other", Quality::Self, true},
    {"attacker", Quality::Attacker},
    {"defender", Quality::Defender},
    {"fighting", Quality::Fighting},
    {"supported", Quality::Supported},
    {"opposing", Quality::Opposing},
    {"protagonist", Quality::Protagonist},
    {"tapped", Quality::Tapped},
    {"untapped", Quality::Tapped, true},
    {"front", Quality::Front},
    {"back", Quality::Back},
    {"same-area", Quality::SameArea},
    {"class-changed", Quality::ClassChanged},
    {"leveled-up", Quality::LeveledUp},
    {"chosen", Quality::Chosen},
    {"subject", Quality::Subject},
    {"face-up", Quality::FaceUp},
    {"face-down", Quality::FaceUp, true},
    {"deployed-this-turn", Quality::DeployedThisTurn},
    {"attacked-this-turn", Quality::AttackedThisTurn},
    {"moved-this-turn", Quality::MovedThisTurn},
    {"leveled-up-this-turn", Quality::LeveledUpThisTurn},
    {"class-changed-this-turn", Quality::ClassChangedThisTurn},
    {"grown-this-turn", Quality::GrownThisTurn},
    {"has-destroyed-this-turn", Quality::HasDestroyedThisTurn},
    {"done", Quality::Done},
    {"paid", Quality::Paid},
    {"raised-beside", Quality::RaisedBeside},
});
static_assert(std::ranges::all_of(quality_words, [](const QualityWord& one) {
    return static_cast<int>(one.quality) < std::numeric_limits<decltype(Filter::wanted)>::digits;
}));

struct TestWord {
    std::string_view word;
    CardTest::Kind kind;
    bool negated = false;
};
constexpr auto test_words = std::to_array<TestWord>({
    {"no-symbol", CardTest::Kind::Symbol, true},
    {"any-symbol", CardTest::Kind::Symbol},
    {"has-class-change", CardTest::Kind::ClassChange},
    {"name-of-protagonist", CardTest::Kind::NameOfProtagonist},
    {"colour-of-protagonist", CardTest::Kind::SymbolOfProtagonist},
    {"named", CardTest::Kind::Parameter},
    {"has-support-skill", CardTest::Kind::SupportSkill},
});

/// The heads of words that compare with a unit or card, as in "name-of:chosen".
struct RelationWord {
    std::string_view head;
    CardTest::Facet facet;
    int sign = 0;
};
constexpr auto relation_words = std::to_array<RelationWord>({
    {"name-of:", CardTest::Facet::Name},
    {"symbol-of:", CardTest::Facet::Symbol},
    {"weapon-of:", CardTest::Facet::Weapon},
    {"cost-of:", CardTest::Facet::Cost},
    {"cost<", CardTest::Facet::Cost, -1},
    {"cost>", CardTest::Facet::Cost, 1},
    {"strength<", CardTest::Facet::Strength, -1},
    {"strength>", CardTest::Facet::Strength, 1},
});

/// What a card may be compared with beside units.
constexpr auto remembered_words = std::to_array<std::pair<std::string_view, CardTest::With>>({
    {"shown", CardTest::With::Shown},
    {"destroyed", CardTest::With::Destroyed},
    {"seen", CardTest::With::Seen},
    {"paid", CardTest::With::Paid},
    {"done", CardTest::With::Done},
});

/// The heads of words that a number follows.
struct NumberWord {
    std::string_view head;
    CardTest::Kind kind;
    int max;
};
constexpr auto number_words = std::to_array<NumberWord>({
    {"cost", CardTest::Kind::Cost, 99},
    {"strength", CardTest::Kind::Strength, 999},
    {"support", CardTest::Kind::Support, 99},
    {"raised", CardTest::Kind::Raised, 999},
});

std::vector<std::string> words_of(std::string_view text, char separator)
{
    const std::vector<std::string_view> parts = parts_of(text, separator);
    return {parts.begin(), parts.end()};
}

std::vector<std::string> known_words()
{
    std::vector<std::string> known = {"ally",   "enemy",   "name:",      "tag:",        "cost<=",
                                      "cost>=", "stack>=", "strength<=", "strength>=",  "support=",
                                      "mark:",  "emblem:", "paid-for:",  "chosen-for:", "title:"};
    for (const RelationWord& one : relation_words)
        known.emplace_back(one.head);
    for (const QualityWord& one : quality_words)
        known.emplace_back(one.word);
    for (const TestWord& one : test_words)
        known.emplace_back(one.word);
    return known;
}

std::vector<std::string> known_tags(const Vocabulary& words)
{
    return written_words({&words.symbols, &words.weapons, &words.types, &words.genders});
}

constexpr int max_in_filter = 99;

/// The number after "cost<=" and its like, from 0 on.
std::optional<int> number_after(std::string_view text, std::string_view head,
                                int max = max_in_filter)
{
    if (!text.starts_with(head))
        return std::nullopt;
    text.remove_prefix(head.size());
    const auto number = number_in<int>(text);
    return number && *number >= 0 && *number <= max ? number : std::nullopt;
}

/// Takes a "not-" from the front of the text; true where it was there.
bool take_not(std::string_view& text)
{
    const bool negated = text.starts_with("not-");
    text.remove_prefix(negated ? 4 : 0);
    return negated;
}

/// How deep relations may be nested, as in "name-of:(ally,cost<chosen)"; no card needs more.
constexpr int max_relations = 3;

std::optional<Filter> parse_relation(std::string_view text, const Vocabulary& words,
                                     FilterFault& fault, int relations);

class Parser {
public:
    /// `relations` is how many relations the filter stands in.
    Parser(const Vocabulary& words, FilterFault& fault, int relations = 0)
        : words_(words), fault_(fault), relations_(relations)
    {
    }

    bool add(std::string_view term, Filter& filter)
    {
        return add_side(term, filter) || add_quality(term, filter) || add_test(term, filter) ||
               add_number(term, filter) || add_relation(term, filter) || add_words(term, filter);
    }

    bool fail(std::string_view word, const std::vector<std::string>& known)
    {
        fault_.word = word;
        fault_.suggestions = nearest(word, known);
        return false;
    }

private:
    static bool add_side(std::string_view term, Filter& filter)
    {
        if (term != "ally" && term != "enemy")
            return false;
        filter.side = term == "ally" ? Filter::Side::Ally : Filter::Side::Enemy;
        return true;
    }

    static bool add_quality(std::string_view term, Filter& filter)
    {
        bool negated = take_not(term);
        const auto found = std::ranges::find(quality_words, term, &QualityWord::word);
        if (found == quality_words.end())
            return false;
        negated ^= found->negated;
        const std::uint32_t bit = 1U << static_cast<unsigned>(found->quality);
        (negated ? filter.unwanted : filter.wanted) |= bit;
        return true;
    }

    static bool add_test(std::string_view term, Filter& filter)
    {
        const bool negated = take_not(term);
        const auto found = std::ranges::find(test_words, term, &TestWord::word);
        if (found == test_words.end())
            return false;
        filter.cards.push_back({.kind = found->kind, .negated = negated != found->negated});
        return true;
    }

    static bool add_number(std::string_view term, Filter& filter)
    {
        if (const auto stack = number_after(term, "stack>=")) {
            filter.stack_min = *stack;
            return true;
        }
        constexpr auto uses = std::to_array<std::pair<std::string_view, CardTest::Kind>>(
            {{"paid-for:", CardTest::Kind::PaidFor}, {"chosen-for:", CardTest::Kind::ChosenFor}});
        for (const auto& [head, kind] : uses) {
            if (const auto skill = number_after(term, head); skill && *skill > 0) {
                filter.cards.push_back({.kind = kind, .min = *skill});
                return true;
            }
        }
        for (const NumberWord& word : number_words) {
            if (!term.starts_with(word.head))
                continue;
            const std::string_view rest = term.substr(word.head.size());
            CardTest test{.kind = word.kind, .max = word.max};
            if (const auto min = number_after(rest, ">=", word.max))
                test.min = *min;
            else if (word.kind == CardTest::Kind::Raised)
                return false;
            else if (const auto max = number_after(rest, "<=", word.max))
                test.max = *max;
            else if (const auto exactly = number_after(rest, "=", word.max))
                test.min = test.max = *exactly;
            else if (word.kind == CardTest::Kind::Support && rest == "=X")
                test.min = test.max = CardTest::x_value;
            else
                return false;
            filter.cards.push_back(std::move(test));
            return true;
        }
        return false;
    }

    /// "name-of:chosen", "not-symbol-of:ally", "strength<self", "name-of:(ally,other)".
    bool add_relation(std::string_view term, Filter& filter)
    {
        CardTest test{.kind = CardTest::Kind::Relation, .negated = take_not(term)};
        const auto word = std::ranges::find_if(
            relation_words, [&](const RelationWord& one) { return term.starts_with(one.head); });
        if (word == relation_words.end())
            return false;
        test.facet = word->facet;
        test.sign = word->sign;
        std::string_view with = term.substr(word->head.size());
        if (with.starts_with('=')) // "cost<=two"
            return false;
        const auto remembered = std::ranges::find(
            remembered_words, with, &std::pair<std::string_view, CardTest::With>::first);
        if (remembered != remembered_words.end()) {
            test.with = remembered->second;
        } else {
            if (with.starts_with('(') && with.ends_with(')'))
                with = with.substr(1, with.size() - 2);
            if (relations_ == max_relations)
                return fail(term, {});
            auto units = parse_relation(with, words_, fault_, relations_ + 1);
            if (with.empty() || !units)
                return false;
            test.units.push_back(std::move(*units));
        }
        filter.cards.push_back(std::move(test));
        return true;
    }

    /// "mark:CF", "emblem:attack", several joined by "|".
    bool add_list(std::string_view term, std::string_view head, CardTest::Kind kind, Filter& filter)
    {
        CardTest test{.kind = kind, .negated = take_not(term)};
        if (!term.starts_with(head))
            return false;
        test.words = words_of(term.substr(head.size()), '|');
        for (const std::string& word : test.words) {
            const bool is_known = kind == CardTest::Kind::Mark
                                      ? std::ranges::find(skill_marks, word) != skill_marks.end()
                                      : std::ranges::find(words_.emblems, word, &Emblem::slug) !=
                                            words_.emblems.end();
            if (!is_known)
                return false;
        }
        filter.cards.push_back(std::move(test));
        return true;
    }

    bool add_words(std::string_view term, Filter& filter)
    {
        if (!fault_.word.empty())
            return false; // a filter inside this one is wrong
        if (add_list(term, "mark:", CardTest::Kind::Mark, filter) ||
            add_list(term, "emblem:", CardTest::Kind::Emblem, filter))
            return true;
        CardTest test;
        test.negated = term.starts_with("not");
        std::string_view rest = test.negated ? term.substr(3) : term;
        if (rest.starts_with("title:") && rest.size() > 6) {
            test.kind = CardTest::Kind::Title;
            test.words = {std::string(rest.substr(6))};
            filter.cards.push_back(std::move(test));
            return true;
        }
        const bool is_name = rest.starts_with("name:");
        if (!is_name && !rest.starts_with("tag:"))
            return fail(term, known_words());
        test.kind = is_name ? CardTest::Kind::Name : CardTest::Kind::Tag;
        rest.remove_prefix(is_name ? 5 : 4);
        const char all_sign = is_name ? '&' : '+';
        test.each = rest.find(all_sign) != std::string_view::npos;
        test.words = words_of(rest, test.each ? all_sign : '|');
        fault_.too_many = test.words.size() > max_filter_words;
        if (fault_.too_many)
            return fail(term, {});
        for (const std::string& word : test.words) {
            if (word.empty())
                return fail(term, known_words());
            if (!is_name && !is_tag(word, words_))
                return fail(word, known_tags(words_));
        }
        filter.cards.push_back(std::move(test));
        return true;
    }

    const Vocabulary& words_;
    FilterFault& fault_;
    int relations_;
};

bool is_a_number(const CardTest& test)
{
    return test.kind == CardTest::Kind::Cost || test.kind == CardTest::Kind::Strength ||
           test.kind == CardTest::Kind::Support;
}

bool rule_each_other_out(const CardTest& one, const CardTest& other)
{
    if (one.kind != other.kind)
        return false;
    if (is_a_number(one))
        return one.max < other.min || other.max < one.min;
    if (one.kind == CardTest::Kind::Title && !one.negated && !other.negated)
        return one.words != other.words;
    CardTest turned = one;
    turned.negated = !turned.negated;
    return turned == other;
}

/// True where the filters ask for two qualities that nothing has at once.
bool wants_both(const Filter& one, const Filter& other)
{
    constexpr auto pairs = std::to_array<std::pair<Quality, Quality>>({
        {Quality::Front, Quality::Back},
        {Quality::Attacker, Quality::Defender},
        {Quality::Supported, Quality::Opposing},
    });
    return std::ranges::any_of(pairs, [&](const auto& pair) {
        return (one.wants(pair.first) && other.wants(pair.second)) ||
               (one.wants(pair.second) && other.wants(pair.first));
    });
}

/// True where nothing passes two filters of one word each.
bool rule_each_other_out(const Filter& one, const Filter& other)
{
    const bool are_of_two_sides =
        one.side != Filter::Side::Any && other.side != Filter::Side::Any && one.side != other.side;
    const bool is_own_enemy = (one.wants(Quality::Self) && other.side == Filter::Side::Enemy) ||
                              (other.wants(Quality::Self) && one.side == Filter::Side::Enemy);
    const bool differ = (one.wanted & other.unwanted) != 0 || (one.unwanted & other.wanted) != 0;
    return are_of_two_sides || is_own_enemy || differ || wants_both(one, other) ||
           (!one.cards.empty() && !other.cards.empty() &&
            rule_each_other_out(one.cards.front(), other.cards.front()));
}

std::optional<Filter> parse_relation(std::string_view text, const Vocabulary& words,
                                     FilterFault& fault, int relations)
{
    Filter filter;
    if (text.empty())
        return filter;
    Parser parser(words, fault, relations);
    const std::vector<std::string_view> terms = parts_of(text, ',');
    std::vector<Filter> before;
    for (const std::string_view term : terms) {
        Filter one;
        if (!parser.add(term, one))
            return std::nullopt;
        for (std::size_t at = 0; at < before.size(); ++at) {
            if (!rule_each_other_out(before[at], one))
                continue;
            fault = {std::string(term), {}, std::string(terms[at]), false};
            return std::nullopt;
        }
        filter.side = one.side != Filter::Side::Any ? one.side : filter.side;
        filter.wanted |= one.wanted;
        filter.unwanted |= one.unwanted;
        filter.stack_min = std::max(filter.stack_min, one.stack_min);
        filter.cards.insert(filter.cards.end(), one.cards.begin(), one.cards.end());
        before.push_back(std::move(one));
    }
    return filter;
}

} // namespace

std::vector<std::string_view> parts_of(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    int depth = 0;
    std::size_t begin = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
        if (text[at] != separator || depth != 0)
            continue;
        parts.push_back(text.substr(begin, at - begin));
        begin = at + 1;
    }
    parts.push_back(text.substr(begin));
    return parts;
}

bool is_tag(std::string_view word, const Vocabulary& words)
{
    return words.symbol(word) || words.weapon(word) || words.type(word) || words.gender(word);
}

std::optional<Filter> parse_filter(std::string_view text, const Vocabulary& words,
                                   FilterFault& fault)
{
    if (std::ranges::count(text, ',') >= static_cast<std::ptrdiff_t>(max_filter_words)) {
        fault.too_many = true;
        return std::nullopt;
    }
    return parse_relation(text, words, fault, 0);
}

std::optional<Filter> parse_parameter(std::string_view text, const Vocabulary& words,
                                      FilterFault& fault)
{
    CardTest test{.kind = CardTest::Kind::Tag};
    for (const std::string_view word : parts_of(text, '|')) {
        const bool is_name = word.starts_with("name:");
        if (word == "any" || word == "none") {
            test.kind = CardTest::Kind::Symbol;
            test.negated = word == "none";
        } else if (!is_name && !is_tag(word, words)) {
            Parser(words, fault).fail(word, known_tags(words));
            return std::nullopt;
        }
        test.words.emplace_back(word);
    }
    if (test.kind == CardTest::Kind::Symbol)
        test.words.clear();
    return Filter{.cards = {std::move(test)}};
}

} // namespace kizuna
