#pragma once

#include "odds/openings/opening_odds.h"
#include "test_library.h"

#include <filesystem>
#include <string_view>
#include <utility>

namespace kizuna::test {

/// A deck of a library, and who leads it.
struct OddsDeck {
    const CardLibrary& library;
    Deck deck;
    const Card& protagonist;

    OddsDeck(const CardLibrary& cards, std::string_view leader,
             const std::vector<std::pair<std::string, int>>& lines)
        : library(cards), protagonist(*cards.find_id(leader))
    {
        for (const auto& [id, copies] : lines)
            change_copies(deck, Pile::Cards, cards.find_id(id)->printings.front().code, copies,
                          cards);
    }
    QueryContext context() const
    {
        return {.library = &library, .protagonist = &protagonist, .allowed_in = {}};
    }
    ResolvedDeck resolved() const { return resolve(deck, library); }
    Query query(std::string_view text) const
    {
        const auto parsed = Query::parse(text, library);
        if (const auto* fault = std::get_if<Fault>(&parsed))
            throw DataError(*fault);
        return std::get<Query>(parsed);
    }
    KeepRule rule(std::string_view text) const
    {
        const auto parsed = KeepRule::parse(text, library);
        if (const auto* fault = std::get_if<Fault>(&parsed))
            throw DataError(*fault);
        return std::get<KeepRule>(parsed);
    }
    OpeningOdds odds(const OpeningWants& wanted) const
    {
        return opening_odds(resolved(), protagonist, wanted, context()).value();
    }
    /// Of one want under a rule.
    OpeningOdds odds(std::string_view want, int at_least, std::string_view keep, Going going,
                     int turns) const
    {
        return odds({{{query(want), at_least}}, rule(keep), going, turns});
    }
};

/// The fixture cards T01 to T18 of the engine.
inline const CardLibrary& fixture_cards()
{
    static const CardLibrary library =
        load_library(shipped_words(),
                     {{"fixture-cards.yaml", file_text(std::filesystem::path(KIZUNA_TEST_SOURCE) /
                                                       "game" / "fixture-cards.yaml")}});
    return library;
}

/// The starter deck S01, led by the Marth of cost 1.
inline OddsDeck starter_deck()
{
    return {shipped_library(),
            "B01-003",
            {{"B01-003", 2}, {"S01-001", 4}, {"S01-002", 2}, {"B01-006", 2}, {"S01-003", 2},
             {"B01-007", 1}, {"B01-008", 3}, {"B01-009", 1}, {"B01-010", 3}, {"B01-012", 2},
             {"B01-013", 1}, {"B01-014", 2}, {"S01-004", 3}, {"B01-018", 2}, {"B01-019", 2},
             {"B01-020", 2}, {"B01-021", 2}, {"S01-005", 3}, {"B01-024", 2}, {"B01-026", 3},
             {"B01-028", 1}, {"B01-029", 3}, {"B01-036", 2}}};
}

} // namespace kizuna::test
