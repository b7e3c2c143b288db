#include "app/studies/study_deck.h"

#include "odds/counting/binomial.h"
#include "odds/goldfish/goldfish.h"

#include <charconv>

namespace kizuna {

StudyDeck study_deck(const Deck& deck, const Catalogue& catalogue)
{
    StudyDeck study;
    study.cards = resolve(deck, catalogue.library);
    study.unknown = unknown_copies(study.cards);
    study.cards.unknown.clear();
    study.known = study.cards.known_copies();
    study.protagonist = protagonist_of(study.cards);
    study.context = catalogue.context(study.protagonist);
    return study;
}

std::optional<double> mean_number(const std::map<std::string, int>& counts)
{
    double sum = 0;
    int copies = 0;
    for (const auto& [value, count] : counts) {
        int number = 0;
        const auto read = std::from_chars(value.data(), value.data() + value.size(), number);
        if (read.ec != std::errc())
            continue;
        sum += number * count;
        copies += count;
    }
    return copies > 0 ? std::optional(sum / copies) : std::nullopt;
}

double mean_cost(const DeckStatistics& statistics)
{
    return mean_number(statistics.by_cost).value_or(0);
}

StudyDeck::Trouble StudyDeck::trouble() const
{
    if (!protagonist)
        return Trouble::NoProtagonist;
    return known > max_population ? Trouble::TooLarge : Trouble::None;
}

StudyDeck::Trouble StudyDeck::trouble_for_games() const
{
    if (trouble() != Trouble::None)
        return trouble();
    const GoldfishProblem problem = goldfish_problem(cards);
    if (problem == GoldfishProblem::TooManyCards)
        return Trouble::TooLarge;
    return problem == GoldfishProblem::TooFewCards ? Trouble::TooSmall : Trouble::None;
}

} // namespace kizuna
