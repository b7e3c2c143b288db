#include "cards/query/query_fields.h"
#include "cards/text/nearest.h"
#include "cards/text/text_folding.h"

namespace kizuna {
namespace {

/// The first few known words of which a part begins so.
std::vector<std::string> begun_by(std::string_view text, const std::vector<std::string>& known)
{
    constexpr std::size_t max_words = 3;
    std::vector<std::string> words;
    const std::string folded = fold(text);
    for (const std::string& each : known) {
        if (!folded.empty() && words.size() < max_words &&
            (" " + fold(each)).find(" " + folded) != std::string::npos)
            words.push_back(each);
    }
    return words;
}

} // namespace

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

Fault unknown_word(const QueryRequest& request, const std::vector<std::string>& known)
{
    std::vector<std::string> suggestions = nearest(request.value.text, known);
    if (suggestions.empty())
        suggestions = begun_by(request.value.text, known);
    std::string all = suggestions.empty() ? listed(known) : std::string();
    return request.scanner.fault(FaultKind::QueryUnknownWord, request.value.position,
                                 typed(request.value), std::move(all), std::string(request.field),
                                 std::move(suggestions));
}

} // namespace kizuna
