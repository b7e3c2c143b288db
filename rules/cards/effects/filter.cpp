#include "cards/effects/filter.h"

#include "cards/text/nearest.h"

#include <algorithm>
#include <array>
#include <charconv>

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
    {"done", Quality::Done},
    {"paid", Quality::Paid},
});

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
});

std::vector<std::string> split(std::string_view text, char separator)
{
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        parts.emplace_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

std::vector<std::string> known_words()
{
    std::vector<std::string> known = {
        "ally", "enemy", "name:", "tag:", "cost<=", "cost>=", "stack>="};
    for (const QualityWord& one : quality_words)
        known.emplace_back(one.word);
    for (const TestWord& one : test_words)
        known.emplace_back(one.word);
    return known;
}

std::vector<std::string> known_tags(const Vocabulary& words)
{
    std::vector<std::string> known;
    for (const auto* list : {&words.symbols, &words.weapons, &words.types, &words.genders}) {
        for (const Word& word : *list)
            known.push_back(word.colour.empty() ? word.slug : word.colour);
    }
    return known;
}

/// The number after "cost<=" and its like, from 0 to 99.
std::optional<int> number_after(std::string_view text, std::string_view head)
{
    constexpr int greatest = 99;
    if (!text.starts_with(head))
        return std::nullopt;
    text.remove_prefix(head.size());
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 0 || number > greatest)
        return std::nullopt;
    return number;
}

class Parser {
public:
    Parser(const Vocabulary& words, FilterFault& fault) : words_(words), fault_(fault) {}

    bool add(std::string_view term, Filter& filter)
    {
        return add_side(term, filter) || add_quality(term, filter) || add_test(term, filter) ||
               add_number(term, filter) || add_words(term, filter);
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
        bool negated = term.starts_with("not-");
        const auto found =
            std::ranges::find(quality_words, negated ? term.substr(4) : term, &QualityWord::word);
        if (found == quality_words.end())
            return false;
        negated ^= found->negated;
        const std::uint32_t bit = 1U << static_cast<unsigned>(found->quality);
        (negated ? filter.unwanted : filter.wanted) |= bit;
        return true;
    }

    static bool add_test(std::string_view term, Filter& filter)
    {
        const bool negated = term.starts_with("not-");
        const auto found =
            std::ranges::find(test_words, negated ? term.substr(4) : term, &TestWord::word);
        if (found == test_words.end())
            return false;
        CardTest test;
        test.kind = found->kind;
        test.negated = negated != found->negated;
        filter.cards.push_back(std::move(test));
        return true;
    }

    static bool add_number(std::string_view term, Filter& filter)
    {
        constexpr int greatest = 99;
        if (const auto stack = number_after(term, "stack>=")) {
            filter.stack_min = *stack;
            return true;
        }
        CardTest test;
        test.kind = CardTest::Kind::Cost;
        test.most = greatest;
        if (const auto most = number_after(term, "cost<="))
            test.most = *most;
        else if (const auto least = number_after(term, "cost>="))
            test.least = *least;
        else if (const auto exactly = number_after(term, "cost="))
            test.least = test.most = *exactly;
        else
            return false;
        filter.cards.push_back(std::move(test));
        return true;
    }

    bool add_words(std::string_view term, Filter& filter)
    {
        CardTest test;
        test.negated = term.starts_with("not");
        std::string_view rest = test.negated ? term.substr(3) : term;
        const bool is_name = rest.starts_with("name:");
        if (!is_name && !rest.starts_with("tag:"))
            return fail(term, known_words());
        test.kind = is_name ? CardTest::Kind::Name : CardTest::Kind::Tag;
        rest.remove_prefix(is_name ? 5 : 4);
        const char all_sign = is_name ? '&' : '+';
        test.each = rest.find(all_sign) != std::string_view::npos;
        test.words = split(rest, test.each ? all_sign : '|');
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
};

} // namespace

bool is_tag(std::string_view word, const Vocabulary& words)
{
    return words.symbol(word) || words.weapon(word) || words.type(word) || words.gender(word);
}

std::optional<Filter> parse_filter(std::string_view text, const Vocabulary& words,
                                   FilterFault& fault)
{
    Filter filter;
    if (text.empty())
        return filter;
    Parser parser(words, fault);
    for (const std::string& term : split(text, ',')) {
        if (!parser.add(term, filter))
            return std::nullopt;
    }
    return filter;
}

std::optional<Filter> parse_parameter(std::string_view text, const Vocabulary& words,
                                      FilterFault& fault)
{
    Filter filter;
    CardTest test;
    test.kind = CardTest::Kind::Tag;
    for (const std::string& word : split(text, '|')) {
        const bool is_name = word.starts_with("name:");
        if (word == "any" || word == "none") {
            test.kind = CardTest::Kind::Symbol;
            test.negated = word == "none";
        } else if (!is_name && !is_tag(word, words)) {
            Parser(words, fault).fail(word, known_tags(words));
            return std::nullopt;
        }
        test.words.push_back(word);
    }
    if (test.kind == CardTest::Kind::Symbol)
        test.words.clear();
    filter.cards.push_back(std::move(test));
    return filter;
}

} // namespace kizuna
