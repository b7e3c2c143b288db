// Long because: every field of the language stands in one table, beside what it asks.
#include "cards/query/query_fields.h"

#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "cards/text/nearest.h"
#include "cards/text/text_folding.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace kizuna {
namespace {

constexpr int max_number = 9999;

// Texts.

TextTest text_test(TextField field, bool whole, std::string_view typed)
{
    const std::string folded = fold(typed);
    const auto words = split(folded, ' ');
    const auto longest = std::ranges::max_element(words, {}, &std::string_view::size);
    return {.field = field,
            .whole = whole,
            .folded = Needle(folded),
            .romaji = Needle(fold_romaji(typed)),
            .longest_word = Needle(std::string(*longest))};
}

/// `reserved` is a word that means something else where it has no quotation marks.
QueryTerm text_term(const QueryRequest& request, TextField field, std::string_view reserved = {})
{
    const Operator op = equality_of(request);
    const QueryValue& value = request.value;
    if (value.kind == QueryValue::Kind::Expression)
        return plain_term(ExpressionTest{field, expression_of(request.value, request.scanner)},
                          request.field, op, value_text(value));
    const bool must_be_quoted = !reserved.empty() && fold(value.text) == reserved;
    return plain_term(text_test(field, op == Operator::Equal, value.text), request.field, op,
                      must_be_quoted ? quoted(value.text) : value_text(value));
}

bool is_reserved_word(const QueryValue& value, std::string_view reserved)
{
    return value.kind == QueryValue::Kind::Word && fold(value.text) == reserved;
}

QueryTerm unit_term(const QueryRequest& request)
{
    constexpr std::string_view protagonist = "protagonist";
    if (!is_reserved_word(request.value, protagonist))
        return text_term(request, TextField::Unit, protagonist);
    equality_of(request);
    return plain_term(ProtagonistTest{}, request, protagonist);
}

QueryTerm class_term(const QueryRequest& request)
{
    constexpr std::string_view none = "none";
    if (!is_reserved_word(request.value, none))
        return text_term(request, TextField::Class, none);
    equality_of(request);
    return plain_term(NoClassTest{}, request.field, Operator::Equal, none);
}

template <TextField field>
QueryTerm text_field_term(const QueryRequest& request)
{
    return text_term(request, field);
}

// Numbers.

/// The numbers that a value asks for, and its plain text.
struct NumberValue {
    Operator op; ///< never Has or Unequal
    std::int16_t min;
    std::int16_t max;
    std::string text;
    bool contains(int number) const { return min <= number && number <= max; }
};

/// Numbers are not negative: the bounds never reach what stands for X and for absence.
NumberValue bounds(Operator op, std::int16_t number)
{
    constexpr auto no_limit = std::numeric_limits<std::int16_t>::max();
    const std::string text = std::to_string(number);
    switch (op) {
    case Operator::Less:
        return {op, 0, static_cast<std::int16_t>(number - 1), text};
    case Operator::LessEqual:
        return {op, 0, number, text};
    case Operator::Greater:
        return {op, static_cast<std::int16_t>(number + 1), no_limit, text};
    case Operator::GreaterEqual:
        return {op, number, no_limit, text};
    default:
        return {Operator::Equal, number, number, text};
    }
}

/// Reads a number, or one of the words for X and for no number, which can only be tested for
/// equality.
NumberValue number_value(const QueryRequest& request, std::string_view word_for_x,
                         std::string_view word_for_absent)
{
    const std::string folded = fold(request.value.text);
    if (!folded.empty() && (folded == word_for_x || folded == word_for_absent)) {
        equality_of(request);
        const auto value = folded == word_for_x ? CardTraits::printed_x : CardTraits::absent;
        return {Operator::Equal, value, value, folded};
    }

    const auto number = number_in<std::int16_t>(folded);
    const bool has_signs = code_points(request.value.text).size() != folded.size();
    if (number && *number <= max_number && !has_signs &&
        request.value.kind != QueryValue::Kind::Expression)
        return bounds(request.op, *number);

    std::string expected = "0–" + std::to_string(max_number);
    for (const std::string_view word : {word_for_x, word_for_absent}) {
        if (!word.empty())
            expected.append(", ").append(word);
    }
    throw DataError(request.scanner.fault(faults::QueryNotANumber{.what = typed(request.value),
                                                                  .other = request.field,
                                                                  .expected = expected},
                                          request.value.position));
}

template <NumberField field>
QueryTerm number_term(const QueryRequest& request)
{
    const NumberValue value = field == NumberField::Copies ? number_value(request, {}, "unlimited")
                                                           : number_value(request, "x", "none");
    return plain_term(NumberTest{field, value.min, value.max}, request.field, value.op, value.text);
}

QueryTerm other_number_term(const QueryRequest& request)
{
    const NumberValue value = number_value(request, {}, "none");
    const std::vector<Word>& numbers = request.library.words().numbers;
    const auto number = std::ranges::find(numbers, request.field, &Word::slug);
    return plain_term(
        OtherNumberTest{static_cast<std::size_t>(number - numbers.begin()), value.min, value.max},
        request.field, value.op, value.text);
}

QueryTerm range_term(const QueryRequest& request)
{
    const NumberValue value = number_value(request, {}, "none");
    RangeTest test;
    for (const int distance : {1, 2, 3}) {
        if (value.contains(distance))
            test.distances.bits |= static_cast<std::uint8_t>(1U << distance);
    }
    test.no_range = value.contains(CardTraits::absent);
    return plain_term(test, request.field, value.op, value.text);
}

/// The sets are chosen here, once. A set of no series matches only `none`.
QueryTerm series_term(const QueryRequest& request)
{
    const NumberValue value = number_value(request, {}, "none");
    SetTest test;
    for (const CardSet& set : request.library.sets())
        test.sets.push_back(value.contains(set.series == 0 ? CardTraits::absent : set.series));
    return plain_term(std::move(test), request.field, value.op, value.text);
}

// The rest.

QueryTerm format_term(const QueryRequest& request)
{
    equality_of(request);
    if (request.formats.empty())
        return plain_term(FormatTest{std::string(request.value.text)}, request,
                          value_text(request.value));
    const std::string folded = fold(request.value.text);
    const auto named =
        std::ranges::find(request.formats, folded, [](const std::string& id) { return fold(id); });
    if (named == request.formats.end())
        throw DataError(unknown_word(request, {request.formats.begin(), request.formats.end()}));
    return plain_term(FormatTest{*named}, request, *named);
}

/// By Property.
constexpr auto property_words =
    std::to_array<std::string_view>({"also-unit", "doubt", "multi-deploy", "no-bond", "promotion",
                                     "same-name", "scripted", "stacks-on", "unlimited", "x"});
static_assert(property_words.size() == static_cast<std::size_t>(Property::PrintsX) + 1);

QueryTerm property_term(const QueryRequest& request)
{
    const std::size_t place = asked_word(request, property_words, true);
    return plain_term(PropertyTest{static_cast<Property>(place)}, request, property_words[place]);
}

constexpr std::array fields = {
    QueryField{"attack", number_term<NumberField::Attack>},
    QueryField{"cc", number_term<NumberField::ClassChange>},
    QueryField{"class", class_term},
    QueryField{"color", color_term},
    QueryField{"copies", number_term<NumberField::Copies>},
    QueryField{"cost", number_term<NumberField::Cost>},
    QueryField{"costs", costs_term},
    QueryField{"does", does_term},
    QueryField{"emblem", emblem_term},
    QueryField{"format", format_term},
    QueryField{"gender", gender_term},
    QueryField{"id", text_field_term<TextField::Id>},
    QueryField{"is", property_term},
    QueryField{"mark", mark_term},
    QueryField{"name", text_field_term<TextField::Name>},
    QueryField{"once", once_term},
    QueryField{"range", range_term},
    QueryField{"rarity", rarity_term},
    QueryField{"series", series_term},
    QueryField{"set", set_term},
    QueryField{"skill", skill_term},
    QueryField{"support", number_term<NumberField::Support>},
    QueryField{"symbol", symbol_term},
    QueryField{"tag", tag_term},
    QueryField{"text", text_field_term<TextField::Effects>},
    QueryField{"title", text_field_term<TextField::Title>},
    QueryField{"type", type_term},
    QueryField{"unit", unit_term},
    QueryField{"weapon", weapon_term},
    QueryField{"when", when_term},
};

/// True for what the card form of every game has; all else is printed on Cipher's cards alone.
bool is_of_every_game(std::string_view field)
{
    return field == "id" || field == "name" || field == "range" || field == "type";
}

/// True where a word, standing without quotation marks, is one value.
bool is_plain_value(std::string_view text)
{
    const QueryScanner scanner(text);
    return !text.empty() && scanner.seen_word() == text && !scanner.sees('/') &&
           !scanner.seen_operator() && !scanner.sees_any_keyword();
}

} // namespace

std::string quoted(std::string_view text)
{
    return '"' + std::string(text) + '"';
}

std::string typed(const QueryValue& value)
{
    return value.kind == QueryValue::Kind::Expression ? '/' + std::string(value.text) + '/'
                                                      : std::string(value.text);
}

std::string value_text(std::string_view text)
{
    return is_plain_value(text) ? std::string(text) : quoted(text);
}

std::string value_text(const QueryValue& value)
{
    return value.kind == QueryValue::Kind::Expression ? typed(value) : value_text(value.text);
}

QueryTerm plain_term(QueryTest test, std::string_view field, Operator op, std::string_view value)
{
    std::string text = std::string(field).append(text_of(op)).append(value);
    std::string negated = op == Operator::Equal
                              ? std::string(field).append(text_of(Operator::Unequal)).append(value)
                              : "-" + text;
    return {std::move(test), std::move(text), std::move(negated)};
}

QueryTerm plain_term(QueryTest test, const QueryRequest& request, std::string_view value)
{
    return plain_term(std::move(test), request.field, Operator::Has, value);
}

Operator equality_of(const QueryRequest& request)
{
    switch (request.op) {
    case Operator::Has:
        return Operator::Has;
    case Operator::Equal:
    case Operator::Unequal:
        return Operator::Equal;
    default:
        throw DataError(request.scanner.fault(faults::QueryBadOperator{.what = text_of(request.op),
                                                                       .other = request.field,
                                                                       .expected = ": = !="},
                                              request.operator_position));
    }
}

RegularExpression expression_of(const QueryValue& value, const QueryScanner& scanner)
{
    auto compiled = RegularExpression::compile(value.text);
    if (const auto* reason = std::get_if<std::string>(&compiled))
        throw DataError(
            scanner.fault(faults::QueryBadExpression{typed(value), *reason}, value.position));
    return std::get<RegularExpression>(std::move(compiled));
}

QueryTerm words_term(const QueryValue& words, const QueryScanner& scanner)
{
    if (words.kind == QueryValue::Kind::Expression) {
        const std::string text = typed(words);
        return {ExpressionTest{TextField::Words, expression_of(words, scanner)}, text, "-" + text};
    }
    // Alone, a word must not be taken for a negation or a field either.
    const QueryScanner alone(words.text);
    const bool is_plain =
        is_plain_value(words.text) && !alone.sees('-') && alone.seen_name() == words.text;
    const std::string text = is_plain ? std::string(words.text) : quoted(words.text);
    return {text_test(TextField::Words, false, words.text), text, "-" + text};
}

namespace {

std::vector<QueryField> fields_of(const Vocabulary& words)
{
    std::vector<QueryField> known;
    for (const Word& number : words.numbers)
        known.push_back({number.slug, other_number_term});
    for (const QueryField& field : fields) {
        if (words.numbers.empty() || is_of_every_game(field.name))
            known.push_back(field);
    }
    return known;
}

std::vector<std::string> names_of(const std::vector<QueryField>& known)
{
    std::vector<std::string> names;
    for (const QueryField& each : known)
        names.emplace_back(each.name);
    return names;
}

std::optional<QueryField> field_named(std::string_view name, const std::vector<QueryField>& known)
{
    std::string folded = fold(name);
    if (folded == "colour")
        folded = "color";
    const auto field = std::ranges::find(known, folded, &QueryField::name);
    return field == known.end() ? std::nullopt : std::optional(*field);
}

} // namespace

bool is_rather_a_name(std::string_view word, const CardLibrary& library)
{
    const std::vector<QueryField> known = fields_of(library.words());
    if (field_named(word, known))
        return false;
    const std::string folded = " " + fold(word) + " ";
    const auto is_in = [&](const std::string& name) {
        return (" " + fold(name) + " ").find(folded) != std::string::npos;
    };
    return nearest(word, names_of(known)).empty() ||
           std::ranges::any_of(library.cards(), [&](const Card& card) {
               return is_in(card.unit) || is_in(card.unit_ja);
           });
}

QueryField query_field(std::string_view name, std::size_t position, const QueryScanner& scanner,
                       const Vocabulary& words)
{
    const std::vector<QueryField> known = fields_of(words);
    if (const auto field = field_named(name, known))
        return *field;

    const std::vector<std::string> names = names_of(known);
    std::vector<std::string> suggestions = nearest(name, names);
    const bool are_few = !words.numbers.empty();
    std::string all = suggestions.empty() || are_few ? listed(names) : std::string();
    throw DataError(scanner.fault(faults::QueryUnknownField{name, std::move(all)}, position,
                                  std::move(suggestions)));
}

} // namespace kizuna
