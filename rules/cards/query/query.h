#pragma once

#include "cards/library/card_library.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kizuna {

/// What a query may ask about beyond the card itself. But for the library, empty members make
/// their terms match nothing.
struct QueryContext {
    const CardLibrary* library = nullptr; ///< never null where a query is asked
    const Card* protagonist = nullptr;    ///< for `unit:protagonist` and `is:promotion`
    /// For `format:ID`: is the card allowed there? Empty: no format is known.
    std::function<bool(const Card&, std::string_view format)> allowed_in;
    /// For `text:`: what the card's skills do, in sentences, folded, a skill a line.
    std::function<std::string_view(const Card&)> effect_texts;
};

/// A query on cards in the query language, as in
/// `marth cost<=2 (color:red or color:blue) -type:dragon`. A value, cheap to copy.
///
/// The fields, beyond the obvious:
/// - Words alone, and texts in quotation marks, search CardLibrary::search_text(), and as romaji
///   search_romaji(). So does an expression alone, `/^mar/`, a line at a time.
/// - `name`: unit names, titles, both together and aliases; `unit` and `title`: as printed, in
///   English and Japanese; `class:none`: a card without one; `id`: also a printing code.
/// - `unit:protagonist`: shares_unit_name() with the protagonist. In quotation marks it is text,
///   as is `class:"none"`.
/// - `cost cc attack support`: a number, `x` or `none`; `range`: a number or `none`; `copies`: a
///   number or `unlimited`. Comparisons of size are false for x, none and unlimited.
/// - `symbol weapon type gender`: a slug or a name in any language, or `none`; `color`, also
///   spelled `colour`: a colour or `none`; `tag`: any word of all these lists. The beginning of a
///   part will do where it fits one word only: `symbol:blade` is `symbol:blade-of-light`.
/// - `skill`: act auto cont spec hand bond support, also inside a compound (a bond-act skill is
///   both act and bond), or the compound itself; `mark`: with or without its level; `emblem`: slug
///   or name. Each knows `none`.
/// - `does`: an effect_family_words(), `when`: a moment_words() or `always`, of one of its skills;
///   `costs`: a paid_with_words(), with or without a comparison (`costs:flip>=2`), or `none`, a
///   skill without a cost; `once`: yes or no. Those of these and of `skill`, `mark` and `emblem`
///   that stand beside each other ask about one skill, unless brackets keep them apart.
/// - `text`: what its skills do, as the program says it.
/// - `set`: id or name; `series`: a number or `none`; `rarity`: letter case is the same, the plus
///   is not.
/// - `is`: promotion, doubt (a skill has one), scripted (each of its skills is), unlimited,
///   no-bond, multi-deploy, also-unit, stacks-on, same-name (shares its card name with another
///   card), x (prints an X).
class Query {
public:
    /// Matches every card, as the empty text does.
    Query();
    /// The parsed query, or where and why it could not be understood: place.column is in code
    /// points from 1, place.line is 1. Words are checked against the library's vocabulary, and
    /// `format:` against the ids in `formats`; where these are empty any format is taken for one.
    static std::variant<Query, Fault> parse(std::string_view text, const CardLibrary& library,
                                            std::span<const std::string> formats = {});

    /// As parse, for a query that stands in a longer text, as between the brackets of a mulligan
    /// rule: it reads from the byte `position` to the bracket that ends it or to the end of `text`,
    /// and moves `position` there. Columns are counted from the start of `text`.
    static std::variant<Query, Fault> parse_part(std::string_view text, std::size_t& position,
                                                 const CardLibrary& library,
                                                 std::span<const std::string> formats = {});

    /// `card` is one of context.library's.
    bool matches(const Card& card, const QueryContext& context) const;

    /// The query in its plainest form. Parsed again it gives an equal query, with the same text.
    /// Empty for the query that matches all.
    std::string to_text() const;

    /// True where the answer depends on the deck's protagonist.
    bool asks_about_protagonist() const;
    /// True where the answer depends on a format.
    bool asks_about_format() const;

    bool operator==(const Query& other) const { return to_text() == other.to_text(); }

    struct Node;

private:
    friend std::vector<CardIndex> search(const Query& query, const QueryContext& context);
    friend void put_named_first(std::vector<CardIndex>& cards, const Query& query,
                                const CardLibrary& library);
    explicit Query(std::shared_ptr<const Node> root);
    std::shared_ptr<const Node> root_;
};

/// Every card that matches, in library order. Runs at each keystroke in the search field.
std::vector<CardIndex> search(const Query& query, const QueryContext& context);

/// The same cards, ordered by a key; equal cards by id. Any order of `cards` is accepted.
void sort_cards(std::vector<CardIndex>& cards, SortKey key, bool descending,
                const CardLibrary& library);

/// Puts the cards first whose whole unit name is in the query's words: for `claude`, Claude before
/// Claud. Keeps the order otherwise.
void put_named_first(std::vector<CardIndex>& cards, const Query& query, const CardLibrary& library);

/// True where typing on may mend the fault: the query ends in a condition without its value, in the
/// beginning of a word that the field knows, in a keyword or a minus, or inside a bracket or
/// quotation marks. `fault` is the one that Query::parse() found in this text.
bool is_half_typed(std::string_view query, const Fault& fault);

/// The first word of a query, outside of any field and negation, that no card of the library bears,
/// as a QueryUnknownWord whose suggestions are names much like it. Empty where there is no such
/// word, or nothing is like it.
std::optional<Fault> word_that_finds_nothing(std::string_view query, const CardLibrary& library);

/// True if a query is not blank and has no operator, quotation mark, bracket or slash: then its
/// words may be searched for in what skills do.
bool may_be_said_by_skills(std::string_view query);

/// The query that searches for the words in what skills do, as in `text:"draw 1"`. Empty if no card
/// matches it or may_be_said_by_skills() is false.
std::optional<std::string> query_of_texts(std::string_view words, const QueryContext& context);

/// One of the conditions of a query, all of which must hold.
struct QueryPart {
    std::string text; ///< in its plainest form, with brackets where it needs them beside others
    /// The terms of which one must hold; a single one for a plain term. Empty for a more complex
    /// part, as with brackets inside brackets or a `not`.
    std::vector<std::string> any_of;
    bool operator==(const QueryPart&) const = default;
};

/// The conditions of a query, so that a program can add or remove one. Their texts, joined by
/// spaces, are the same query. Empty for the empty query.
std::variant<std::vector<QueryPart>, Fault> query_parts(std::string_view text,
                                                        const CardLibrary& library,
                                                        std::span<const std::string> formats = {});

/// The query text and, under it, a caret at the fault's column: two lines without a final newline.
std::string with_caret(std::string_view query, const Fault& fault);

} // namespace kizuna
