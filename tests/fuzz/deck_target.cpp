#include "deck_target.h"

#include "targets.h"
#include "test_library.h"

#include <algorithm>
#include <map>
#include <utility>

namespace kizuna::fuzz {
namespace {

/// Of the deck itself; the maybe-pile is looked at, not counted.
int copies_in(const Deck& deck)
{
    int copies = 0;
    for (const std::vector<DeckEntry>* pile : {&deck.cards, &deck.maybe}) {
        for (const DeckEntry& entry : *pile) {
            require(entry.copies >= 1 && entry.copies <= 9999, "an entry has 1 to 9999 copies");
            if (pile == &deck.cards)
                copies = saturating_sum(copies, entry.copies);
        }
    }
    return copies;
}

/// Every copy of an unclear line is in the entry that its problem names, and in no other.
void check_problems(const ImportedDeck& imported)
{
    std::map<std::pair<Pile, std::string>, int> told;
    for (const ImportProblem& problem : imported.problems) {
        require(problem.copies >= 0, "no line names less than no copies");
        if (problem.code.empty())
            continue;
        require(problem.copies > 0, "an entry has copies from each of its lines");
        int& copies = told[{problem.pile, problem.code}];
        copies = saturating_sum(copies, problem.copies);
    }
    for (const auto& [where, copies] : told) {
        const auto& pile = where.first == Pile::Cards ? imported.deck.cards : imported.deck.maybe;
        const auto entry = std::ranges::find(pile, where.second, &DeckEntry::code);
        require(entry != pile.end() && entry->copies >= copies, "a told line is an entry");
        const bool is_unknown = !tools().library.find(where.second).card;
        require(!is_unknown || entry->copies == copies, "an unknown entry has told copies alone");
    }
}

} // namespace

const DeckFileTools& tools()
{
    static const ExchangeIds exchange(
        test::file_text(std::filesystem::path(KIZUNA_TEST_DATA) / "exchange.tsv"), "exchange.tsv");
    static const DeckFileTools all{test::shipped_library(), exchange};
    return all;
}

ImportedDeck use_as(std::string_view input, std::string_view kind_name)
{
    const DeckFileKind& kind = *deck_file_kind(kind_name);
    ImportedDeck imported = kind.read(input, "input", tools());
    if (!imported.faults.empty()) {
        require(imported.deck.cards.empty(), "a file that cannot be used gives no cards");
        return imported;
    }
    require(imported.cards_in >= copies_in(imported.deck), "no card comes from nowhere");
    if (kind.read != read_kizuna_deck) // which tells of no unknown card
        check_problems(imported);
    const ResolvedDeck resolved = resolve(imported.deck, tools().library);
    require(resolved.size >= 0, "a deck's size is a number");

    const std::string native = write_kizuna_deck(imported.deck, tools()).text;
    const ImportedDeck again = read_kizuna_deck(native, "again", tools());
    require(again.faults.empty(), "what we write we read");
    require(write_kizuna_deck(again.deck, tools()).text == native,
            "saving twice gives the same bytes");
    for (const DeckFileKind& other : deck_file_kinds()) {
        if (other.write)
            other.write(imported.deck, tools());
    }
    return imported;
}

} // namespace kizuna::fuzz
