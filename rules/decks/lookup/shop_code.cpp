#include "decks/lookup/shop_code.h"

#include "cards/base/plain_text.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace kizuna {
namespace {

constexpr int first_product = 10'000; // the code of the n-th printing is this plus n

/// The printings that came out in a release: by number, and of one number the foil before the
/// plain one.
std::vector<CardMatch> printings_of(std::size_t release, const CardLibrary& library)
{
    std::vector<CardMatch> printings;
    for (const Card& card : library.cards()) {
        for (const Printing& printing : card.printings) {
            if (printing.release_set == release)
                printings.push_back({&card, &printing});
        }
    }
    std::ranges::stable_sort(printings, {}, [](const CardMatch& match) {
        const std::string_view code = match.printing->code;
        return std::tuple(match.printing->number(), code.find('+') == std::string_view::npos, code);
    });
    return printings;
}

} // namespace

bool has_shop_code(std::string_view line)
{
    constexpr std::size_t code_size = 9;
    for (std::size_t at = 0; at + code_size <= line.size(); ++at) {
        const std::string_view code = line.substr(at, code_size);
        const auto are_digits = [&](std::size_t begin, std::size_t size) {
            return code.substr(begin, size).find_first_not_of("0123456789") ==
                   std::string_view::npos;
        };
        const char letter = lower_case(code[0]);
        if (letter >= 'a' && letter <= 'z' && are_digits(1, 2) &&
            (code[3] == '=' || code[3] == '/') && code[4] == '1' && are_digits(4, 5))
            return true;
    }
    return false;
}

CardMatch card_of_shop_code(std::string_view text, const CardLibrary& library)
{
    const std::size_t sign = text.find_first_of("=/");
    if (sign == std::string_view::npos)
        return {};
    const std::string set = lower_case(text.substr(0, sign));
    const auto release = std::ranges::find_if(
        library.sets(), [&](const CardSet& known) { return lower_case(known.id) == set; });
    const std::string_view digits = text.substr(sign + 1);
    const int product = number_in<int>(digits).value_or(0);
    if (release == library.sets().end() || digits.size() != 5 || product <= first_product)
        return {};
    const std::vector<CardMatch> printings =
        printings_of(static_cast<std::size_t>(release - library.sets().begin()), library);
    const auto place = static_cast<std::size_t>(product - first_product);
    return place <= printings.size() ? printings[place - 1] : CardMatch();
}

} // namespace kizuna
