#pragma once

#include "decks/files/deck_file.h"
#include "test_library.h"

namespace kizuna::test {

inline const ExchangeIds& shipped_exchange()
{
    static const ExchangeIds ids(
        file_text(std::filesystem::path(KIZUNA_TEST_DATA) / "exchange.tsv"), "exchange.tsv");
    return ids;
}

/// What the readers and writers of deck files look things up in, from the shipped data.
inline DeckFileTools shipped_tools()
{
    return {shipped_library(), shipped_exchange()};
}

inline std::string golden(const std::string& file)
{
    return file_text(std::filesystem::path(KIZUNA_TEST_SOURCE) / "golden" / file);
}

/// The deck's entries, one a line, as in "4 B01-003\n".
inline std::string listed(const std::vector<DeckEntry>& entries)
{
    std::string list;
    for (const DeckEntry& entry : entries)
        list += std::to_string(entry.copies) + ' ' + entry.code + '\n';
    return list;
}

/// The ids of the cards that a problem's line may have meant.
inline std::vector<std::string> suggested_ids(const ImportProblem& problem)
{
    std::vector<std::string> ids;
    for (const CardSuggestion& suggestion : card_suggestions(problem, shipped_library()))
        ids.push_back(suggestion.card->id);
    return ids;
}

/// The problems of an import, one a line, as in "3 unknown Foo [B01-003]\n".
inline std::string listed(const std::vector<ImportProblem>& problems)
{
    constexpr const char* reasons[] = {
        "ambiguous",  "unknown",       "malformed",       "bad-count", "not-carried",
        "other-name", "other-artwork", "unknown-artwork", "in-maybe",  "changed"};
    std::string list;
    for (const ImportProblem& problem : problems) {
        list += std::to_string(problem.line) + ' ' +
                reasons[static_cast<std::size_t>(problem.reason)] + ' ' + problem.text;
        const std::vector<std::string> suggested = suggested_ids(problem);
        for (const std::string& id : suggested)
            list += (&id == suggested.data() ? " [" : " ") + id;
        list += suggested.empty() ? "\n" : "]\n";
    }
    return list;
}

} // namespace kizuna::test
