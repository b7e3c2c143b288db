#pragma once

#include "odds/goldfish/bond_curve.h"

#include "decks/files/deck_tools.h"

#include <stdexcept>

namespace kizuna::test {

inline KeepRule rule_of(std::string_view text, const CardLibrary& library)
{
    return std::get<KeepRule>(KeepRule::parse(text, library));
}

/// A deck, ready to be goldfished.
struct GoldfishDeck {
    const CardLibrary& library;
    ResolvedDeck deck;
    const Card& protagonist;

    Goldfish goldfish(GoldfishSettings settings = {}) const
    {
        const QueryContext context{.library = &library, .protagonist = &protagonist};
        return Goldfish(deck, protagonist, context, std::move(settings));
    }
    GoldfishTotals play(const GoldfishSettings& settings, std::uint64_t games,
                        unsigned threads = 1) const
    {
        return play_games(goldfish(settings), {0, games}, threads, {});
    }
};

/// One of the decks that come with the program.
inline GoldfishDeck bundled_deck(const std::string& id)
{
    const std::filesystem::path file =
        std::filesystem::path(KIZUNA_TEST_DATA) / "decks" / (id + ".kizuna.yaml");
    static std::vector<std::unique_ptr<Deck>> kept; // unknown entries would point into them
    kept.push_back(std::make_unique<Deck>(
        deck_file_kind("kizuna")->read(file_text(file), file.string(), shipped_tools()).deck));
    ResolvedDeck deck = resolve(*kept.back(), shipped_library());
    const Card* protagonist = protagonist_of(deck);
    if (!protagonist)
        throw std::runtime_error("no protagonist in " + file.string());
    return {shipped_library(), std::move(deck), *protagonist};
}

/// Fifty cards: T01-001, of cost 1 and strength 40, leads 49 copies of T01-002, whatever that is.
class TwoCardDeck {
public:
    explicit TwoCardDeck(const std::string& other, int copies = 49)
        : library_(library_of("- id: T01-001\n  unit: Aria\n  title: Leader\n  symbol: red\n"
                              "  stats: {cost: 1, range: 1, attack: 40, support: 20}\n"
                              "  prints: [T01-001N]\n"
                              "- id: T01-002\n" +
                              other + "  prints: [T01-002N]\n"))
    {
        deck_.cards = {{&library_.cards()[0], 1}, {&library_.cards()[1], copies}};
        deck_.size = copies + 1;
    }
    GoldfishDeck deck() const { return {library_, deck_, library_.cards()[0]}; }

private:
    CardLibrary library_;
    ResolvedDeck deck_;
};

} // namespace kizuna::test
