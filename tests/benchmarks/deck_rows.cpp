#include "bench_library.h"
#include "harness.h"

#include "app/comparison/deck_figures.h"
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

void add_check_row(const Options& options, const ProgramFolders& folders,
                   const Catalogue& catalogue, std::vector<Row>& rows)
{
    const Deck deck = sixty_cards(catalogue, folders);
    require_typical(deck, catalogue);
    const std::string text = write_kizuna_deck(deck, catalogue.tools()).text;
    DeckDocument document(catalogue);
    document.change_to(deck, "a list of sixty cards");
    rows.push_back(compare(
        "CHECK", 0.05, [&] { keep(format_verdicts(document)); }, [&] { keep(YAML::Load(text)); },
        options.pairs));
}

/// A list of so many lines, each with another card's name; misspelt, two letters of each are in
/// the wrong order.
std::string list_of_names(std::size_t lines, bool is_misspelt, const CardLibrary& library)
{
    std::string list;
    for (std::size_t line = 0; line < lines; ++line) {
        const Card& card = library.cards()[line % library.cards().size()];
        std::string title = card.title;
        const std::size_t middle = title.size() / 2;
        if (is_misspelt && title.size() > 3)
            std::swap(title[middle - 1], title[middle]);
        list += "1 " + card.unit + ": " + title + '\n';
    }
    return list;
}

/// Reads a list and asks for every line that is not clear what it may mean.
std::size_t read_with_suggestions(const std::string& list, const DeckFileTools& tools)
{
    std::size_t suggested = 0;
    for (const ImportProblem& problem : read_text_deck(list, "list.txt", tools).problems)
        suggested += card_suggestions(problem, tools.library).size();
    return suggested;
}

/// What a misspelt name costs beside one without a mistake, and that it costs no more in a list a
/// hundred times as long.
void add_import_rows(const Options& options, const Catalogue& catalogue, std::vector<Row>& rows)
{
    const DeckFileTools tools = catalogue.tools();
    const std::string good = list_of_names(1'000, false, tools.library);
    const std::string bad = list_of_names(1'000, true, tools.library);
    if (read_with_suggestions(bad, tools) < 1'000)
        throw std::runtime_error("the misspelt list is not misspelt");
    const auto read = [&](const std::string& list) { keep(read_with_suggestions(list, tools)); };
    rows.push_back(compare(
        "IMPORT", 20, [&] { read(bad); }, [&] { read(good); }, options.pairs));
    const std::string long_list = list_of_names(100'000, true, tools.library);
    const auto read_hundred_times = [&] {
        for (int time = 0; time < 100; ++time)
            read(bad);
    };
    rows.push_back(compare(
        "IMPORT-LINEAR", 1.5, [&] { read(long_list); }, read_hundred_times, 1));
}

} // namespace

void add_deck_rows(const Options& options, std::vector<Row>& rows)
{
    const bool wants_import = options.wants("IMPORT") || options.wants("IMPORT-LINEAR");
    if (!options.wants("CHECK") && !wants_import)
        return;
    const ProgramFolders folders = find_program_folders();
    const Catalogue catalogue = load_catalogue(folders);
    if (options.wants("CHECK"))
        add_check_row(options, folders, catalogue, rows);
    if (wants_import)
        add_import_rows(options, catalogue, rows);
}

} // namespace kizuna::bench
