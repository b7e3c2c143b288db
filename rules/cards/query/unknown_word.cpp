#include "cards/base/faults.h"
#include "cards/query/query_fields.h"
#include "cards/text/nearest.h"
#include "cards/text/text_folding.h"

#include <algorithm>

namespace kizuna {
namespace {

/// The first few known words that have a part which begins with the text.
std::vector<std::string> begun_by(std::string_view text, const std::vector<std::string>& known)
{
    constexpr std::size_t max_words = 3;
    std::vector<std::string> words;
    const std::string folded = fold(text);
    for (const std::string& each : known) {
        if (words.size() < max_words && begins_a_word_of(folded, each))
            words.push_back(each);
    }
    return words;
}

} // namespace

bool begins_a_word_of(std::string_view folded, std::string_view text)
{
    return !folded.empty() &&
           (" " + fold(text)).find(" " + std::string(folded)) != std::string::npos;
}

std::string listed(const std::vector<std::string>& known)
{
    constexpr std::size_t max_words = 40;
    std::string all;
    if (known.size() > max_words)
        return all;
    for (const std::string& word : known)
        all.append(all.empty() ? "" : ", ").append(word);
    return all;
}

std::optional<std::size_t> place_of(std::string_view text, std::span<const std::string_view> words)
{
    const std::string folded = fold(text);
    const auto found =
        std::ranges::find_if(words, [&](std::string_view word) { return fold(word) == folded; });
    if (found == words.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - words.begin());
}

std::size_t asked_word(const QueryRequest& request, std::span<const std::string_view> words,
                       bool may_be_in_slashes)
{
    equality_of(request);
    const bool is_word = may_be_in_slashes || request.value.kind != QueryValue::Kind::Expression;
    const auto place = is_word ? place_of(request.value.text, words) : std::nullopt;
    if (!place)
        throw DataError(unknown_word(request, {words.begin(), words.end()}));
    return *place;
}

Fault unknown_word(const QueryRequest& request, const std::vector<std::string>& known)
{
    std::vector<std::string> suggestions = nearest(request.value.text, known);
    if (suggestions.empty())
        suggestions = begun_by(request.value.text, known);
    std::string all = suggestions.empty() ? listed(known) : std::string();
    return request.scanner.fault(faults::QueryUnknownWord{.what = typed(request.value),
                                                          .other = request.field,
                                                          .expected = std::move(all)},
                                 request.value.position, std::move(suggestions));
}

} // namespace kizuna
