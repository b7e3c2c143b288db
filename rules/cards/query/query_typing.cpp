#include "cards/base/faults.h"
#include "cards/query/query.h"
#include "cards/query/query_scanner.h"

#include "cards/base/plain_text.h"
#include "cards/base/utf8.h"
#include "cards/library/name_index.h"
#include "cards/text/text_folding.h"

#include <algorithm>

namespace kizuna {
namespace {

/// The query from the fault on.
std::string_view from_fault(std::string_view query, const Fault& fault)
{
    std::size_t position = 0;
    for (int column = 1; column < fault.place.column && position < query.size(); ++column)
        next_code_point(query, position);
    return query.substr(position);
}

bool is_only_spaces(std::string_view text)
{
    QueryScanner scanner(text);
    scanner.skip_spaces();
    return scanner.at_end();
}

/// True where the word at fault is the query's last, with nothing behind it that would end it.
bool ends_with_word(std::string_view query, const Fault& fault)
{
    return !fault.what.empty() && from_fault(query, fault) == fault.what;
}

bool is_begun_word(std::string_view typed, std::string_view known)
{
    return (" " + fold(known)).find(" " + fold(typed)) != std::string::npos;
}

/// True where the text at fault begins a word that may stand for the number, as in "0–9999, x,
/// none".
bool begins_a_word_for_a_number(const Fault& fault)
{
    return (", " + fault.expected).find(", " + fold(fault.what)) != std::string::npos;
}

bool is_keyword_or_minus(std::string_view word)
{
    return word == "-" || QueryScanner(word).sees_any_keyword();
}

bool is_found_alone(std::string_view word, const CardLibrary& library)
{
    const auto query = Query::parse('"' + std::string(word) + '"', library);
    const auto* understood = std::get_if<Query>(&query);
    return !understood || !search(*understood, {.library = &library}).empty();
}

/// Unit names like the word, in the script that it is written in.
std::vector<std::string> units_like(std::string_view word, const CardLibrary& library)
{
    constexpr std::size_t max_names = 3;
    const bool is_latin = std::ranges::all_of(word, is_ascii);
    std::vector<std::string> names;
    for (const CardIndex at : library.name_index().cards_like(word)) {
        const Card& card = library.cards()[at];
        const std::string& name = is_latin || card.unit_ja.empty() ? card.unit : card.unit_ja;
        if (names.size() < max_names && std::ranges::find(names, name) == names.end())
            names.push_back(name);
    }
    return names;
}

/// Skips the value of a field.
void skip_value(QueryScanner& scanner)
{
    scanner.skip_spaces();
    if (scanner.sees('"'))
        scanner.take_delimited('"', false);
    else if (scanner.sees('/'))
        scanner.take_delimited('/', true);
    else
        scanner.take_word(scanner.seen_word());
}

/// Takes the next word and returns it, or takes a whole condition and returns an empty text.
std::string_view take_word_or_condition(QueryScanner& scanner)
{
    const std::string_view word =
        scanner.sees('"') || scanner.sees('/') ? std::string_view() : scanner.seen_name();
    scanner.take_word(word);
    QueryScanner behind = scanner;
    behind.skip_spaces();
    const auto op = behind.seen_operator();
    if (!word.empty() && !op)
        return word;
    if (op) {
        scanner = behind;
        scanner.take_operator(*op);
    }
    skip_value(scanner);
    return {};
}

} // namespace

bool is_half_typed(std::string_view query, const Fault& fault)
{
    switch (fault.kind) {
    case FaultKind::QueryUnclosedQuote:
    case FaultKind::QueryUnclosedBracket:
        return true;
    case FaultKind::QueryMissingValue:
        return is_only_spaces(from_fault(query, fault));
    case FaultKind::QueryUnexpected:
        return is_keyword_or_minus(fault.what) &&
               is_only_spaces(from_fault(query, fault).substr(fault.what.size()));
    case FaultKind::QueryNotANumber:
        return ends_with_word(query, fault) && begins_a_word_for_a_number(fault);
    case FaultKind::QueryUnknownWord:
        return ends_with_word(query, fault) &&
               std::ranges::any_of(fault.suggestions, [&](const std::string& known) {
                   return is_begun_word(fault.what, known);
               });
    default:
        return false;
    }
}

std::optional<Fault> word_that_finds_nothing(std::string_view query, const CardLibrary& library)
{
    if (std::holds_alternative<Fault>(Query::parse(query, library)))
        return std::nullopt;
    QueryScanner scanner(query);
    bool is_negated = false;
    while (scanner.skip_spaces(), !scanner.at_end()) {
        if (scanner.take('(') || scanner.take(')'))
            continue;
        const bool has_minus = scanner.take('-');
        const bool is_keyword = scanner.sees_any_keyword();
        const bool is_not = has_minus || scanner.sees_keyword("not");
        const std::size_t position = scanner.position();
        const std::string_view word = take_word_or_condition(scanner);
        const bool is_asked = !is_keyword && !has_minus && !is_negated && !word.empty();
        is_negated = is_keyword && is_not;
        if (!is_asked || is_found_alone(word, library))
            continue;
        if (std::vector<std::string> names = units_like(word, library); !names.empty())
            return scanner.fault(faults::QueryUnknownWord{word, ""}, position, std::move(names));
    }
    return std::nullopt;
}

bool may_be_said_by_skills(std::string_view query)
{
    return !trimmed(query).empty() && query.find_first_of(":<>=!\"()/") == std::string_view::npos;
}

std::optional<std::string> query_of_texts(std::string_view words, const QueryContext& context)
{
    if (!may_be_said_by_skills(words))
        return std::nullopt;
    words = trimmed(words);
    const bool is_one_word = words.find(' ') == std::string_view::npos;
    const std::string text(words);
    std::string query = "text:" + (is_one_word ? text : '"' + text + '"');
    const auto parsed = Query::parse(query, *context.library);
    const Query* found = std::get_if<Query>(&parsed);
    if (!found || search(*found, context).empty())
        return std::nullopt;
    return query;
}

} // namespace kizuna
