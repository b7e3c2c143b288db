#include "app/files/doubtful_line.h"

#include "app/text/import_text.h"
#include "cards/base/plain_text.h"
#include "cards/query/query.h"
#include "decks/lookup/card_lookup.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace kizuna {
namespace {

constexpr std::size_t max_meant = 30;

/// Keeps each card once and stops at a listful.
class Meant {
public:
    void add(const Card* card)
    {
        if (card && !is_full() && std::ranges::find(cards_, card) == cards_.end())
            cards_.push_back(card);
    }
    bool is_full() const { return cards_.size() == max_meant; }
    std::vector<const Card*> take() { return std::move(cards_); }

private:
    std::vector<const Card*> cards_;
};

} // namespace

DoubtfulLine doubtful_line(const ImportProblem& problem, const Messages& messages)
{
    return {.number = problem.line,
            .text = problem.text,
            .problem = import_reason_and_outcome(problem.reason, messages),
            .source = problem};
}

std::vector<CardSuggestion> choices_for(const DoubtfulLine& line, const CardLibrary& library)
{
    return card_suggestions(line.source, library);
}

std::vector<const Card*> cards_meant(std::string_view words, const CardLibrary& library)
{
    Meant meant;
    if (trimmed(words).empty())
        return {};
    const CardLookup found = look_up_card(words, library);
    for (const CardMatch& match : found.matches)
        meant.add(match.card);
    const auto query = Query::parse(words, library);
    if (const Query* asked = std::get_if<Query>(&query)) {
        for (const CardIndex card : search(*asked, {.library = &library}))
            meant.add(&library.cards()[card]);
    }
    for (const CardSuggestion& suggestion : card_suggestions(words, library))
        meant.add(suggestion.card);
    return meant.take();
}

} // namespace kizuna
