#pragma once

#include "cards/query/query.h"
#include "cards/query/query_scanner.h"
#include "cards/skills/families.h"
#include "cards/text/needle.h"
#include "cards/text/regular_expression.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

// The parts of a parsed query. Only query_*.cpp include this.
namespace kizuna {

/// Which texts of a card a test looks into.
enum class TextField : std::uint8_t {
    Words, ///< everything that words alone search: CardLibrary::search_text()
    Name,  ///< unit names and titles, alone and together, and aliases
    Unit,
    Title,
    Class,
    Id,     ///< the id, printing codes and collector numbers
    Effects ///< what its skills do: QueryContext::effect_texts
};
inline constexpr std::size_t text_field_count = 7;

struct TextTest {
    TextField field = TextField::Words;
    bool whole = false;  ///< the whole text is wanted, not a part of it
    Needle folded;       ///< what is looked for
    Needle romaji;       ///< the same as romaji; empty where it cannot be any
    Needle longest_word; ///< of `folded`: a card whose search_text() lacks it bears no such name
};

struct ExpressionTest {
    TextField field = TextField::Words;
    RegularExpression expression;
};

/// `class:none`
struct NoClassTest {};

/// Holds if the number is inside these bounds; CardTraits says what X and absence count as.
struct NumberTest {
    NumberField field = NumberField::Cost;
    std::int16_t min = 0;
    std::int16_t max = 0;
};

/// The same for a number of another game, by its position in Vocabulary::numbers.
struct OtherNumberTest {
    std::size_t number = 0;
    std::int16_t min = 0;
    std::int16_t max = 0;
};

/// Holds if the card reaches any of these distances, or prints no range where that is asked.
struct RangeTest {
    RangeSet distances;
    bool no_range = false;
};

/// Holds if any of these words is on the card.
struct WordsTest {
    WordBits words{};
};

/// The card has no word of the list.
struct NoWordsTest {
    WordList list = WordList::Symbols;
};

/// Holds if any printing has one of these sets as its number's or its release.
struct SetTest {
    std::vector<bool> sets; ///< by position in CardLibrary::sets()
};

struct RarityTest {
    std::vector<std::string> rarities; ///< as printed
};

struct SkillTest {
    std::uint32_t categories = 0; ///< bit n stands for SkillCategory n; none: a card without skills
};

struct MarkTest {
    std::vector<std::string> marks; ///< as printed; none: a card without marks
};

struct EmblemTest {
    std::vector<bool> emblems; ///< by position in Vocabulary::emblems; none: a card without one
};

/// Holds if a skill does something of one of the families.
struct DoesTest {
    FamilySet families = 0;
};

/// Holds if one of these moments sets a skill off; none: if a skill is always on.
struct WhenTest {
    std::uint64_t moments = 0;
};

/// Holds if a skill asks for one of these amounts of it; without `with`, if a skill is free.
struct PaysTest {
    std::optional<PaidWith> with;
    std::bitset<100> amounts;
};

/// Holds if a skill can be used once per turn, or if one can be used more often.
struct OnceTest {
    bool once = true;
};

struct FormatTest {
    std::string format;
};

/// `unit:protagonist`
struct ProtagonistTest {};

enum class Property : std::uint8_t {
    AlsoUnit,
    Doubt,
    MultiDeploy,
    NoBond,
    Promotion,
    SameName,
    Scripted,
    StacksOn,
    Unlimited,
    PrintsX
};

struct PropertyTest {
    Property property = Property::Promotion;
};

using QueryTest =
    std::variant<TextTest, ExpressionTest, NoClassTest, NumberTest, OtherNumberTest, RangeTest,
                 WordsTest, NoWordsTest, SetTest, RarityTest, SkillTest, MarkTest, EmblemTest,
                 DoesTest, WhenTest, PaysTest, OnceTest, FormatTest, ProtagonistTest, PropertyTest>;

/// One test of a card.
struct QueryTerm {
    QueryTest test;
    std::string text;    ///< in its plainest form
    std::string negated; ///< the plainest form of its opposite
};

struct Query::Node {
    struct AllOf {
        std::vector<Node> parts; ///< two or more, as written
        /// Positions of the parts that one and the same skill must pass: two or more, or none.
        std::vector<std::uint32_t> of_one_skill{};
        std::vector<std::uint32_t> cheapest_first{}; ///< the order to ask the others in
    };
    struct AnyOf {
        std::vector<Node> parts; ///< two or more
    };
    struct Not {
        std::unique_ptr<Node> part; ///< never a Not
    };
    /// A condition in brackets: the skill that meets it need not meet the conditions beside it.
    struct Apart {
        std::unique_ptr<Node> part; ///< never an AnyOf, a Not or an Apart
    };
    std::variant<QueryTerm, AllOf, AnyOf, Not, Apart> value;
};

/// True if a single skill can pass or fail the condition: a term about skills, or an AnyOf or AllOf
/// of such conditions.
bool is_about_one_skill(const Query::Node& node);

/// The estimated time to test one card, in nanoseconds.
int cost_of(const Query::Node& node);

std::string to_text(const Query::Node& node);

/// A card and its traits.
struct QuerySubject {
    const Card& card;
    const CardTraits& traits;
};

/// Tests many cards with one query. Refers to both arguments.
class QueryMatcher {
public:
    QueryMatcher(const Query::Node& root, const QueryContext& context)
        : root_(root), context_(context)
    {
    }
    /// `card` is of the context's library.
    bool matches(const Card& card);
    /// Removes the cards that do not match; the order stays.
    void keep_matching(std::vector<CardIndex>& cards) { keep_matching(root_, cards); }

private:
    template <typename Test>
    bool matches(const Test& test, const QuerySubject& subject);
    bool matches(const TextTest& test, const QuerySubject& subject);
    bool matches(const ExpressionTest& test, const QuerySubject& subject);
    bool matches(const Query::Node& node, const QuerySubject& subject);
    bool one_skill_matches(const Query::Node::AllOf& all, const Card& card) const;
    void keep_matching(const Query::Node& node, std::vector<CardIndex>& cards);
    void keep_words(const TextTest& test, std::vector<CardIndex>& cards);
    void keep_numbers(const std::vector<const NumberTest*>& tests, std::vector<CardIndex>& cards);

    const Query::Node& root_;
    const QueryContext& context_;
    struct Finder {
        const ExpressionTest* test;
        ExpressionFinder finder;
    };
    std::vector<Finder> finders_; ///< by address of the test, each made at its first use

    /// A text of a card as it is compared, and its romaji, which only Japanese has.
    struct FoldedText {
        std::string text;
        std::string romaji;
    };
    using FoldedTexts = std::vector<FoldedText>;
    const FoldedTexts& folded_texts(TextField field, const Card& card);
    /// A cache by field and card, filled on first use: several tests may need the same text.
    using Folded = std::array<std::unordered_map<const Card*, FoldedTexts>, text_field_count>;
    std::unique_ptr<Folded> folded_; ///< made at first use: most tests compare numbers
};

} // namespace kizuna
