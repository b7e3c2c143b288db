#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "cards/query/query_fields.h"
#include "cards/skills/effect_parts_yaml.h"
#include "cards/text/text_folding.h"

// The fields about what a card does: does, when, costs and once.
namespace kizuna {
namespace {

constexpr std::string_view no_payment = "none";
constexpr std::string_view always_on = "always";

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
    const auto words = effect_family_words();
    const std::size_t place = asked_word(request, words);
    return plain_term(DoesTest{FamilySet(1) << place}, request, words[place]);
}

QueryTerm when_term(const QueryRequest& request)
{
    std::vector<std::string_view> words = moment_words();
    words.push_back(always_on);
    const std::size_t place = asked_word(request, words);
    const std::uint64_t moment = words[place] == always_on ? 0 : std::uint64_t(1) << place;
    return plain_term(WhenTest{moment}, request, words[place]);
}

QueryTerm costs_term(const QueryRequest& request)
{
    equality_of(request);
    if (is_word(request) && fold(request.value.text) == no_payment)
        return plain_term(PaysTest{}, request, no_payment);
    const auto words = paid_with_words();
    const AskedPayment asked = asked_payment(request.value.text);
    const auto place = is_word(request) ? place_of(asked.word, words) : std::nullopt;
    if (!place) {
        std::vector<std::string> known(words.begin(), words.end());
        known.emplace_back(no_payment);
        throw DataError(unknown_word(request, known));
    }
    constexpr int max_paid = 99;
    const int number = number_in<int>(asked.number).value_or(-1);
    if (number < 0 || number > max_paid)
        throw DataError(request.scanner.fault(
            faults::QueryNotANumber{.what = typed(request.value),
                                    .other = request.field,
                                    .expected = std::string(words[*place]) + ">=1, " +
                                                std::string(words[*place]) + "=2"},
            request.value.position));
    PaysTest test{static_cast<PaidWith>(*place), {}};
    for (int paid = 1; paid <= max_paid; ++paid)
        test.amounts[static_cast<std::size_t>(paid)] = holds(paid, asked.op, number);
    if (test.amounts.none()) // "=0", "<1"
        test.amounts[0] = holds(0, asked.op, number);
    std::string plain(words[*place]);
    if (asked.op != Operator::GreaterEqual || number != 1)
        plain.append(text_of(asked.op)).append(std::to_string(number));
    return plain_term(test, request, plain);
}

QueryTerm once_term(const QueryRequest& request)
{
    constexpr std::array<std::string_view, 2> words = {"yes", "no"};
    const std::size_t place = asked_word(request, words);
    return plain_term(OnceTest{place == 0}, request, words[place]);
}

} // namespace kizuna
