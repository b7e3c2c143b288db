#include "deck_target.h"

#include "target.h"
#include "test_library.h"

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

} // namespace

const DeckFileTools& tools()
{
    static const ExchangeIds exchange(
        test::file_text(std::filesystem::path(KIZUNA_TEST_DATA) / "exchange.tsv"), "exchange.tsv");
    static const DeckFileTools all{test::shipped_library(), exchange};
    return all;
}

ImportedDeck use_as(std::string_view input, const DeckFileKind& kind)
{
    ImportedDeck imported = kind.read(input, "input", tools());
    if (!imported.faults.empty()) {
        require(imported.deck.cards.empty(), "a file that cannot be used gives no cards");
        return imported;
    }
    require(imported.cards_in >= copies_in(imported.deck), "no card comes from nowhere");
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
