#include "bench_library.h"
#include "harness.h"

#include "app/catalogue.h"
#include "decks/deck_file.h"
#include "decks/legality.h"

#include <yaml-cpp/yaml.h>

#include <stdexcept>

namespace kizuna::bench {
namespace {

/// A deck of sixty cards: three copies of twenty cards with different names.
Deck sixty_cards(const CardLibrary& library)
{
    Deck deck;
    deck.name = "Sixty cards";
    for (const Card& card : library.cards()) {
        if (deck.cards.size() < 20 && library.index_of(card) % 7 == 2)
            deck.cards.push_back({.code = card.id, .copies = 3, .comments = {}, .raw = {}});
    }
    return deck;
}

} // namespace

void add_deck_rows(const Options& options, std::vector<Row>& rows)
{
    if (!options.wants("CHECK"))
        return;
    const Catalogue catalogue = load_catalogue(find_program_folders());
    const Deck deck = sixty_cards(catalogue.library);
    if (resolve(deck, catalogue.library).size != 60)
        throw std::runtime_error("the deck to check is not of sixty cards");
    const std::string text = write_kizuna_deck(deck, catalogue.tools()).text;
    const auto ours = [&] {
        for (const Format& format : catalogue.formats)
            keep(check_legality(deck, format, catalogue.library));
    };
    rows.push_back(compare(
        "CHECK", 0.1, ours, [&] { keep(YAML::Load(text)); }, options.pairs));
}

} // namespace kizuna::bench
