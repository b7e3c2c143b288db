#include "cards/base/plain_text.h"
#include "cards/query/query_fields.h"
#include "cards/skills/effect_parts_yaml.h"
#include "cards/text/text_folding.h"

#include <algorithm>
#include <charconv>
#include <limits>

// What a card does: the fields does, when, costs and once.
namespace kizuna {
namespace {

constexpr std::string_view no_payment = "none";
constexpr std::string_view always_on = "always";

std::vector<std::string> names_of(std::span<const std::string_view> words)
{
    return {words.begin(), words.end()};
}

/// The place of the value among the words, however it is spelled.
std::optional<std::size_t> place_of(std::string_view text, std::span<const std::string_view> words)
{
    const std::string folded = fold(text);
    const auto found =
        std::ranges::find_if(words, [&](std::string_view word) { return fold(word) == folded; });
    if (found == words.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - words.begin());
}

bool is_word(const QueryRequest& request)
{
    return request.value.kind != QueryValue::Kind::Expression;
}

/// A payment, and how many of it: the `flip>=2` of `costs:flip>=2`.
struct AskedPayment {
    std::string_view word;
    Operator op = Operator::GreaterEqual;
    std::string_view number;
};

AskedPayment asked_payment(std::string_view text)
{
    const std::size_t sign = text.find_first_of("<>=!");
    if (sign == std::string_view::npos)
        return {text, Operator::GreaterEqual, "1"};
    QueryScanner scanner(text);
    scanner.move_to(sign);
    const auto op = scanner.seen_operator();
    return {trimmed(text.substr(0, sign)), op.value_or(Operator::Has),
            op ? trimmed(text.substr(sign + text_of(*op).size())) : std::string_view()};
}

} // namespace

QueryTerm does_term(const QueryRequest& request)
{
    equality_of(request);
    const auto words = effect_family_words();
    const auto place = is_word(request) ? place_of(request.value.text, words) : std::nullopt;
    if (!place)
        throw DataError(unknown_word(request, names_of(words)));
    return plain_term(DoesTest{FamilySet(1) << *place}, request.field, Operator::Has,
                      std::string(words[*place]));
}

QueryTerm when_term(const QueryRequest& request)
{
    equality_of(request);
    std::vector<std::string_view> words = moment_words();
    words.push_back(always_on);
    const auto place = is_word(request) ? place_of(request.value.text, words) : std::nullopt;
    if (!place)
        throw DataError(unknown_word(request, names_of(words)));
    const bool is_always = words[*place] == always_on;
    const std::uint64_t moment = is_always ? 0 : std::uint64_t(1) << *place;
    return plain_term(WhenTest{moment}, request.field, Operator::Has, std::string(words[*place]));
}

QueryTerm costs_term(const QueryRequest& request)
{
    equality_of(request);
    if (is_word(request) && fold(request.value.text) == no_payment)
        return plain_term(PaysTest{}, request.field, Operator::Has, std::string(no_payment));
    const auto words = paid_with_words();
    const AskedPayment asked = asked_payment(request.value.text);
    const auto place = is_word(request) ? place_of(asked.word, words) : std::nullopt;
    if (!place) {
        std::vector<std::string> known = names_of(words);
        known.emplace_back(no_payment);
        throw DataError(unknown_word(request, known));
    }
    constexpr int max_paid = 99;
    int number = 0;
    const char* const end = asked.number.data() + asked.number.size();
    const auto [stop, error] = std::from_chars(asked.number.data(), end, number);
    if (error != std::errc() || stop != end || number < 0 || number > max_paid)
        throw DataError(request.scanner.fault(
            FaultKind::QueryNotANumber, request.value.position, typed(request.value),
            std::string(words[*place]) + ">=1, " + std::string(words[*place]) + "=2",
            std::string(request.field)));
    PaysTest test{static_cast<PaidWith>(*place), {}};
    for (int paid = 1; paid <= max_paid; ++paid)
        test.amounts[static_cast<std::size_t>(paid)] = holds(paid, asked.op, number);
    if (test.amounts.none()) // "=0", "<1"
        test.amounts[0] = holds(0, asked.op, number);
    std::string plain(words[*place]);
    if (asked.op != Operator::GreaterEqual || number != 1)
        plain.append(text_of(asked.op)).append(std::to_string(number));
    return plain_term(test, request.field, Operator::Has, plain);
}

QueryTerm once_term(const QueryRequest& request)
{
    equality_of(request);
    constexpr std::array<std::string_view, 2> words = {"yes", "no"};
    const auto place = is_word(request) ? place_of(request.value.text, words) : std::nullopt;
    if (!place)
        throw DataError(unknown_word(request, names_of(words)));
    return plain_term(OnceTest{*place == 0}, request.field, Operator::Has,
                      std::string(words[*place]));
}

} // namespace kizuna
