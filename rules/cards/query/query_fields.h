#pragma once

#include "cards/query/query_node.h"

#include <string>
#include <string_view>
#include <vector>

// How each field of the query language reads its value. Only query_*.cpp include this.
namespace kizuna {

/// The value behind an operator, as typed.
struct QueryValue {
    enum class Kind : std::uint8_t { Word, Quoted, Expression };
    Kind kind = Kind::Word;
    std::string_view text;    ///< without marks
    std::size_t position = 0; ///< in the scanned text
};

/// The term for words, or an expression, without a field. Throws DataError where ICU refuses the
/// expression.
QueryTerm words_term(const QueryValue& words, const QueryScanner& scanner);

/// `field op value`, as it stands in a query.
struct QueryRequest {
    std::string_view field; ///< in its plain spelling
    Operator op;
    std::size_t operator_position; ///< in the scanned text
    const QueryValue& value;
    const QueryScanner& scanner;
    const CardLibrary& library;
    std::span<const std::string> formats; ///< ids that there are; empty: any may be one
};

/// A field of the query language.
struct QueryField {
    std::string_view name;
    /// Makes the term for a request; Unequal is taken as Equal. Throws DataError with what is
    /// wrong.
    QueryTerm (*term)(const QueryRequest&);
};

/// The field of this name, in any letter case. Throws DataError at `position`, where the name
/// stands, if there is none. Another game has only the fields of its card form: its numbers and
/// what cards of every game have. `words` outlives the result.
QueryField query_field(std::string_view name, std::size_t position, const QueryScanner& scanner,
                       const Vocabulary& words);
/// True if a word before a colon and a space is no field and either resembles none or is part of a
/// unit name, as in "Marth: Altean Prince".
bool is_rather_a_name(std::string_view word, const CardLibrary& library);

/// Has for `:`, Equal for `=` and `!=`. Throws DataError for < <= > >=.
Operator equality_of(const QueryRequest& request);

/// The expression, or DataError with ICU's reason.
RegularExpression expression_of(const QueryValue& value, const QueryScanner& scanner);

/// The fault for a value that is none of `known`, with the nearest of them, or else with all.
Fault unknown_word(const QueryRequest& request, const std::vector<std::string>& known);

/// The index of the word that equals the text once both are folded; empty if none does.
std::optional<std::size_t> place_of(std::string_view text, std::span<const std::string_view> words);
/// The index of the word that is the request's value. Throws DataError if it is none of `words`, if
/// the operator compares sizes, or if it is in slashes and `may_be_in_slashes` is false.
std::size_t asked_word(const QueryRequest& request, std::span<const std::string_view> words,
                       bool may_be_in_slashes = false);

/// True if a word of the text begins with `folded`, a folded text. False if `folded` is empty.
bool begins_a_word_of(std::string_view folded, std::string_view text);

/// The words joined by commas, for messages; empty where they are too many.
std::string listed(const std::vector<std::string>& known);

/// The value with the slashes of an expression.
std::string typed(const QueryValue& value);
/// The text as a value that reads back as it is: quoted only where it must be.
std::string value_text(std::string_view text);
std::string value_text(const QueryValue& value);
std::string quoted(std::string_view text);

/// A term with its plainest texts: `field op value` and its opposite.
QueryTerm plain_term(QueryTest test, std::string_view field, Operator op, std::string_view value);
/// The same for `field:value`.
QueryTerm plain_term(QueryTest test, const QueryRequest& request, std::string_view value);

// Fields whose values are words of the vocabulary or of the library (query_words.cpp).
QueryTerm color_term(const QueryRequest& request);
QueryTerm emblem_term(const QueryRequest& request);
QueryTerm gender_term(const QueryRequest& request);
QueryTerm mark_term(const QueryRequest& request);
QueryTerm rarity_term(const QueryRequest& request);
QueryTerm set_term(const QueryRequest& request);
QueryTerm skill_term(const QueryRequest& request);
QueryTerm symbol_term(const QueryRequest& request);
QueryTerm tag_term(const QueryRequest& request);
QueryTerm type_term(const QueryRequest& request);
QueryTerm weapon_term(const QueryRequest& request);

// Fields about what skills do (query_effects.cpp).
QueryTerm costs_term(const QueryRequest& request);
QueryTerm does_term(const QueryRequest& request);
QueryTerm once_term(const QueryRequest& request);
QueryTerm when_term(const QueryRequest& request);

} // namespace kizuna
