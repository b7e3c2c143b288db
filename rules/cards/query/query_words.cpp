#include "cards/base/plain_text.h"
#include "cards/query/query_fields.h"

#include "cards/text/text_folding.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

namespace kizuna {
namespace {

constexpr std::string_view none = "none";

bool is_none(const QueryRequest& request)
{
    return request.value.kind == QueryValue::Kind::Word && fold(request.value.text) == none;
}

/// The term for `field:none`.
QueryTerm none_term(const QueryRequest& request, QueryTest test)
{
    return plain_term(std::move(test), request, none);
}

// Symbols, weapons, types and genders.

/// A spelling of a vocabulary word, what it stands for, and its plainest spelling.
struct Spelling {
    std::string text;
    std::string plain;
    WordBits words;
};

WordBits one_word(WordList list, std::size_t at)
{
    WordBits words{};
    words[static_cast<std::size_t>(list)] = 1U << at;
    return words;
}

/// Slugs first, then names in every language.
void add_spellings(std::vector<Spelling>& spellings, WordList list, const std::vector<Word>& words)
{
    for (std::size_t at = 0; at < words.size(); ++at) {
        const Word& word = words[at];
        for (const std::string& text : {word.slug, word.name.en, word.name.ja, word.name.it}) {
            if (!text.empty())
                spellings.push_back({text, word.slug, one_word(list, at)});
        }
    }
}

void add_colours(std::vector<Spelling>& spellings, const std::vector<Word>& symbols)
{
    for (std::size_t at = 0; at < symbols.size(); ++at) {
        if (!symbols[at].colour.empty())
            spellings.push_back(
                {symbols[at].colour, symbols[at].colour, one_word(WordList::Symbols, at)});
    }
}

/// The words that a folded text stands for; none where it is no spelling.
WordBits words_spelled(const std::vector<Spelling>& spellings, std::string_view folded,
                       std::string* plain = nullptr)
{
    WordBits words{};
    for (const Spelling& spelling : spellings) {
        if (fold(spelling.text) != folded)
            continue;
        for (std::size_t list = 0; list < words.size(); ++list)
            words[list] |= spelling.words[list];
        if (plain && plain->empty())
            *plain = spelling.plain;
    }
    return words;
}

/// The only word with a part that begins with the folded text, as "blade" of "Blade of Light";
/// empty where there is none or several.
std::string only_word_begun(const std::vector<Spelling>& spellings, std::string_view folded)
{
    const Spelling* only = nullptr;
    for (const Spelling& spelling : spellings) {
        if (!begins_a_word_of(folded, spelling.text))
            continue;
        if (only && only->words != spelling.words)
            return {};
        if (!only)
            only = &spelling;
    }
    return only ? only->plain : std::string();
}

/// Suggestions where a colour was given as `symbol`, or a symbol as `color`.
std::vector<std::string> words_of_the_other_field(const QueryRequest& request)
{
    std::vector<std::string> words;
    const std::string folded = fold(request.value.text);
    for (const Word& symbol : request.library.words().symbols) {
        if (request.field == "symbol" && fold(symbol.colour) == folded)
            words.push_back(symbol.slug);
        if (request.field == "color" &&
            (fold(symbol.slug) == folded || fold(symbol.name.en) == folded))
            words.push_back(symbol.colour);
    }
    return words;
}

QueryTerm list_term(const QueryRequest& request, const std::vector<Spelling>& spellings)
{
    equality_of(request);
    std::string plain;
    std::string folded = fold(request.value.text);
    WordBits words{};
    if (request.value.kind != QueryValue::Kind::Expression) {
        words = words_spelled(spellings, folded, &plain);
        if (plain.empty()) {
            plain = only_word_begun(spellings, folded);
            folded = fold(plain);
            words = words_spelled(spellings, folded);
        }
    }
    if (plain.empty()) {
        std::vector<std::string> known;
        std::set<std::string> said; // "Nohr" says nothing more than "nohr"
        for (const Spelling& spelling : spellings) {
            std::string folded_text = fold(spelling.text);
            std::ranges::replace(folded_text, '-', ' ');
            if (said.insert(std::move(folded_text)).second)
                known.push_back(spelling.text);
        }
        Fault fault = unknown_word(request, known);
        if (auto others = words_of_the_other_field(request); !others.empty())
            fault.suggestions = std::move(others);
        throw DataError(std::move(fault));
    }
    if (words_spelled(spellings, fold(plain)) != words)
        plain = folded; // several words are spelled so, the plain one means fewer or more
    return plain_term(WordsTest{words}, request, value_text(plain));
}

QueryTerm list_or_none_term(const QueryRequest& request, WordList list,
                            const std::vector<Spelling>& spellings)
{
    if (!is_none(request))
        return list_term(request, spellings);
    equality_of(request);
    return none_term(request, NoWordsTest{list});
}

QueryTerm one_list_term(const QueryRequest& request, WordList list, const std::vector<Word>& words)
{
    std::vector<Spelling> spellings;
    add_spellings(spellings, list, words);
    return list_or_none_term(request, list, spellings);
}

// Texts that are looked up while the query is read.

/// Whether a text is, or holds, what a value asks for.
class TextPredicate {
public:
    explicit TextPredicate(const QueryRequest& request)
        : whole_(equality_of(request) == Operator::Equal), folded_(fold(request.value.text))
    {
        if (request.value.kind == QueryValue::Kind::Expression) {
            expression_ = expression_of(request.value, request.scanner);
            finder_.emplace(*expression_);
        }
    }

    /// `text` is folded.
    bool operator()(const std::string& text)
    {
        if (text.empty())
            return false;
        if (finder_)
            return finder_->found_in(text);
        return whole_ ? text == folded_ : text.find(folded_) != std::string::npos;
    }

private:
    bool whole_;
    std::string folded_;
    std::optional<RegularExpression> expression_;
    std::optional<ExpressionFinder> finder_;
};

bool any_language(TextPredicate& wanted, const LocalText& text)
{
    return wanted(fold(text.en)) || wanted(fold(text.ja)) || wanted(fold(text.it));
}

QueryTerm as_typed(const QueryRequest& request, QueryTest test)
{
    return plain_term(std::move(test), request.field, equality_of(request),
                      value_text(request.value));
}

struct CategoryName {
    std::string_view name;
    std::uint32_t categories;
};

constexpr std::uint32_t bit(SkillCategory category)
{
    return 1U << static_cast<unsigned>(category);
}

constexpr std::array category_names = {
    CategoryName{"act", bit(SkillCategory::Act) | bit(SkillCategory::HandAct) |
                            bit(SkillCategory::BondAct)},
    CategoryName{"auto", bit(SkillCategory::Auto) | bit(SkillCategory::BondAuto)},
    CategoryName{"cont", bit(SkillCategory::Cont) | bit(SkillCategory::BondCont)},
    CategoryName{"spec", bit(SkillCategory::Spec)},
    CategoryName{"hand", bit(SkillCategory::HandAct)},
    CategoryName{"bond", bit(SkillCategory::BondAct) | bit(SkillCategory::BondAuto) |
                             bit(SkillCategory::BondCont)},
    CategoryName{"support", bit(SkillCategory::Support)},
    CategoryName{"hand-act", bit(SkillCategory::HandAct)},
    CategoryName{"bond-act", bit(SkillCategory::BondAct)},
    CategoryName{"bond-auto", bit(SkillCategory::BondAuto)},
    CategoryName{"bond-cont", bit(SkillCategory::BondCont)},
};

/// True where `mark` is what was asked for, or the same with a level: LvS finds LvS2.
bool is_mark(std::string_view mark, std::string_view asked)
{
    return mark.starts_with(asked) && std::ranges::all_of(mark.substr(asked.size()), is_digit);
}

} // namespace

QueryTerm symbol_term(const QueryRequest& request)
{
    const std::vector<Word>& symbols = request.library.words().symbols;
    std::vector<Spelling> spellings;
    add_spellings(spellings, WordList::Symbols, symbols);
    for (std::size_t at = 0; at < symbols.size(); ++at) // players call many by their colour
        spellings.push_back(
            {symbols[at].colour, symbols[at].slug, one_word(WordList::Symbols, at)});
    return list_or_none_term(request, WordList::Symbols, spellings);
}

QueryTerm weapon_term(const QueryRequest& request)
{
    return one_list_term(request, WordList::Weapons, request.library.words().weapons);
}

QueryTerm type_term(const QueryRequest& request)
{
    return one_list_term(request, WordList::Types, request.library.words().types);
}

QueryTerm gender_term(const QueryRequest& request)
{
    return one_list_term(request, WordList::Genders, request.library.words().genders);
}

QueryTerm color_term(const QueryRequest& request)
{
    std::vector<Spelling> spellings;
    add_colours(spellings, request.library.words().symbols);
    return list_or_none_term(request, WordList::Symbols, spellings);
}

QueryTerm tag_term(const QueryRequest& request)
{
    const Vocabulary& words = request.library.words();
    std::vector<Spelling> spellings;
    add_spellings(spellings, WordList::Genders, words.genders);
    add_spellings(spellings, WordList::Weapons, words.weapons);
    add_spellings(spellings, WordList::Types, words.types);
    add_spellings(spellings, WordList::Symbols, words.symbols);
    add_colours(spellings, words.symbols);
    return list_term(request, spellings);
}

QueryTerm set_term(const QueryRequest& request)
{
    TextPredicate wanted(request);
    SetTest test;
    std::vector<std::string> known;
    for (const CardSet& set : request.library.sets()) {
        test.sets.push_back(wanted(fold(set.id)) || any_language(wanted, set.name));
        known.push_back(set.id);
    }
    if (std::ranges::find(test.sets, true) == test.sets.end())
        throw DataError(unknown_word(request, known));
    return as_typed(request, std::move(test));
}

QueryTerm rarity_term(const QueryRequest& request)
{
    const bool whole = equality_of(request) == Operator::Equal;
    std::vector<std::string_view> known; // a few for thousands of printings
    for (const Card& card : request.library.cards()) {
        for (const Printing& printing : card.printings) {
            if (std::ranges::find(known, printing.rarity()) == known.end())
                known.push_back(printing.rarity());
        }
    }
    std::ranges::sort(known);
    RarityTest test;
    const std::string asked = lower_case(request.value.text);
    for (const std::string_view rarity : known) {
        const std::string lower = lower_case(rarity);
        if (whole ? lower == asked : lower.find(asked) != std::string::npos)
            test.rarities.emplace_back(rarity);
    }
    if (test.rarities.empty() || request.value.kind == QueryValue::Kind::Expression)
        throw DataError(unknown_word(request, {known.begin(), known.end()}));
    return as_typed(request, std::move(test));
}

QueryTerm skill_term(const QueryRequest& request)
{
    equality_of(request);
    if (is_none(request))
        return none_term(request, SkillTest{});
    std::vector<std::string_view> names;
    for (const CategoryName& row : category_names)
        names.push_back(row.name);
    const std::size_t place = asked_word(request, names, true);
    return plain_term(SkillTest{category_names[place].categories}, request, names[place]);
}

QueryTerm mark_term(const QueryRequest& request)
{
    equality_of(request);
    if (is_none(request))
        return none_term(request, MarkTest{});
    std::set<std::string> known;
    for (const Card& card : request.library.cards()) {
        for (const Skill& skill : card.skills)
            known.insert(skill.marks.begin(), skill.marks.end());
    }
    MarkTest test;
    const std::string asked = fold(request.value.text);
    for (const std::string& mark : known) {
        if (!asked.empty() && is_mark(fold(mark), asked))
            test.marks.push_back(mark);
    }
    if (test.marks.empty() || request.value.kind == QueryValue::Kind::Expression)
        throw DataError(unknown_word(request, {known.begin(), known.end()}));
    return plain_term(std::move(test), request, value_text(request.value));
}

QueryTerm emblem_term(const QueryRequest& request)
{
    if (is_none(request)) {
        equality_of(request);
        return none_term(request, EmblemTest{});
    }
    TextPredicate wanted(request);
    EmblemTest test;
    std::vector<std::string> known;
    for (const Emblem& emblem : request.library.words().emblems) {
        test.emblems.push_back(wanted(fold(emblem.slug)) || any_language(wanted, emblem.name));
        known.push_back(emblem.slug);
    }
    if (std::ranges::find(test.emblems, true) == test.emblems.end())
        throw DataError(unknown_word(request, known));
    return as_typed(request, std::move(test));
}

} // namespace kizuna
