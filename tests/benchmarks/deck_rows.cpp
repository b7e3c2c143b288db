#include "bench_library.h"
#include "harness.h"

#include "app/studies/deck_figures.h"
#include "decks/files/deck_file.h"
#include "decks/legality/legality.h"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <stdexcept>

namespace kizuna::bench {
namespace {

/// A list as people play it: the bundled deck for the newest sets with more copies of what it
/// holds, sixty cards, legal in every shipped format but the one that only shows what a format can
/// say.
Deck sixty_cards(const Catalogue& catalogue, const ProgramFolders& folders)
{
    const std::string id = "golden-deer";
    for (const BundledDeck& bundled : bundled_decks(folders)) {
        if (bundled.id != id)
            continue;
        Deck deck = read_kizuna_deck(read_needed_file(bundled.file), bundled.file.string(),
                                     catalogue.tools())
                        .deck;
        int missing = 60 - resolve(deck, catalogue.library).size;
        for (DeckEntry& entry : deck.cards) {
            const int more = std::clamp(4 - entry.copies, 0, missing);
            entry.copies += more;
            missing -= more;
        }
        return deck;
    }
    throw std::runtime_error("no bundled deck " + id);
}

void require_typical(const Deck& deck, const Catalogue& catalogue)
{
    const ResolvedDeck resolved = resolve(deck, catalogue.library);
    if (resolved.size != 60 || !resolved.designated)
        throw std::runtime_error("the deck to check is not of sixty cards with a protagonist");
    for (const std::string_view format : {"unlimited", "standard", "qualifier-2018"}) {
        if (!check_legality(deck, resolved, *catalogue.format(format), catalogue.library).empty())
            throw std::runtime_error("the deck to check is illegal in " + std::string(format));
    }
}

} // namespace

void add_deck_rows(const Options& options, std::vector<Row>& rows)
{
    if (!options.wants("CHECK"))
        return;
    const ProgramFolders folders = find_program_folders();
    const Catalogue catalogue = load_catalogue(folders);
    const Deck deck = sixty_cards(catalogue, folders);
    require_typical(deck, catalogue);
    const std::string text = write_kizuna_deck(deck, catalogue.tools()).text;
    DeckDocument document(catalogue);
    document.change_to(deck, "a list of sixty cards");
    rows.push_back(compare(
        "CHECK", 0.1, [&] { keep(format_verdicts(document)); }, [&] { keep(YAML::Load(text)); },
        options.pairs));
}

} // namespace kizuna::bench
