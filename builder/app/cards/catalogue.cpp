#include "app/cards/catalogue.h"

#include "app/base/files.h"
#include "cards/base/faults.h"
#include "cards/files/vocabulary_yaml.h"
#include "decks/card_games/listed_cards.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

namespace fs = std::filesystem;

/// The vocabulary or emblem file to use: that of the last library that has one, else the shipped
/// one.
fs::path words_file(const char* name, const ProgramFolders& folders, const LibraryChoice& choice)
{
    fs::path chosen = folders.data / name;
    const auto prefer = [&](const fs::path& library) {
        std::error_code error;
        if (fs::exists(library / name, error))
            chosen = library / name;
    };
    if (choice.instead)
        prefer(*choice.instead);
    std::ranges::for_each(choice.also, prefer);
    std::ranges::for_each(choice.if_readable, prefer);
    return chosen;
}

/// A cache of parsed files in the user's cache folder. It only saves time, so its errors are
/// ignored.
class ParsedBefore {
public:
    YamlStore& store() { return store_; }
    void remember() const
    {
        if (!store_.has_news())
            return;
        const std::string bytes = store_.to_bytes(max_bytes);
        if (!bytes.empty())
            write_file_and_folder(file_, bytes);
    }

private:
    /// The size for 100,000 cards, plus a fifth.
    static constexpr std::size_t max_bytes = 40U << 20;

    fs::path file_ = user_cache_folder() / (program_name() + ".parsed");
    YamlStore store_{read_if_possible(file_, max_bytes).value_or(""), program_build()};
};

Vocabulary load_words(const ProgramFolders& folders, const LibraryChoice& choice, YamlStore& store)
{
    const fs::path words = words_file("vocabulary.yaml", folders, choice);
    const fs::path emblems = words_file("emblems.yaml", folders, choice);
    return read_vocabulary(read_needed_file(words), words.string(), read_needed_file(emblems),
                           emblems.string(), &store);
}

/// The card files of a user's folder, without card lists of other games.
std::vector<SourceFile> read_own_files(const fs::path& folder)
{
    std::vector<SourceFile> files = read_library_files(folder);
    std::erase_if(files,
                  [](const SourceFile& file) { return !card_game_of_list(file.load()).empty(); });
    return files;
}

std::vector<SourceFile> read_set_files(const ProgramFolders& folders, const LibraryChoice& choice)
{
    std::vector<SourceFile> files = choice.instead ? read_own_files(*choice.instead)
                                                   : read_library_files(folders.data / "cards");
    for (const auto* more : {&choice.also, &choice.if_readable}) {
        for (const fs::path& library : *more)
            std::ranges::move(read_own_files(library), std::back_inserter(files));
    }
    return files;
}

/// True if a format names a card, set, unit or word that the library lacks.
bool is_about_other_cards(const Fault& fault)
{
    constexpr std::array kinds{FaultKind::UnknownCard, FaultKind::UnknownSet,
                               FaultKind::UnknownUnit, FaultKind::QueryUnknownWord};
    return std::ranges::find(kinds, fault.kind) != kinds.end();
}

std::vector<Format> load_formats(const fs::path& folder, const CardLibrary& library,
                                 bool is_shipped_library, YamlStore& store)
{
    std::vector<Format> formats;
    for (const fs::path& file : files_in(folder, ".yaml")) {
        try {
            formats.push_back(read_format(read_needed_file(file), file.string(), library, &store));
        } catch (const DataError& error) {
            // The shipped formats may not fit another library.
            if (is_shipped_library || !is_about_other_cards(error.fault()))
                throw;
        }
    }
    std::ranges::sort(formats, {}, &Format::id);
    const auto unlimited = std::ranges::find(formats, unlimited_format, &Format::id);
    if (unlimited == formats.end())
        throw DataError(file_fault(faults::FileMissing{}, folder / "unlimited.yaml"));
    std::rotate(formats.begin(), unlimited, unlimited + 1);
    return formats;
}

Catalogue load(const ProgramFolders& folders, const LibraryChoice& choice)
{
    constexpr int threads = 2;
    Catalogue catalogue;
    ParsedBefore parsed;
    catalogue.library = load_library(load_words(folders, choice, parsed.store()),
                                     read_set_files(folders, choice), threads, &parsed.store());
    const fs::path exchange = folders.data / "exchange.tsv";
    catalogue.exchange = ExchangeIds(read_needed_file(exchange), exchange.string());
    catalogue.formats =
        load_formats(folders.data / "formats", catalogue.library, !choice.instead, parsed.store());
    parsed.remember();
    catalogue.decks = folders.data / "decks";
    catalogue.added = choice.also;
    catalogue.effect_texts = std::make_shared<EffectSearchTexts>(folders.locales);
    return catalogue;
}

} // namespace

const Format* Catalogue::format(std::string_view id) const
{
    const auto found = std::ranges::find(formats, id, &Format::id);
    return found == formats.end() ? nullptr : &*found;
}

std::vector<std::string> Catalogue::format_ids() const
{
    std::vector<std::string> ids;
    for (const Format& format : formats)
        ids.push_back(format.id);
    return ids;
}

QueryContext Catalogue::context(const Card* protagonist) const
{
    const auto allowed_in = [this](const Card& card, std::string_view id) {
        const Format* known = format(id);
        return known && is_allowed(card, *known, library);
    };
    QueryContext context{&library, protagonist, allowed_in, {}};
    if (effect_texts)
        context.effect_texts = [this](const Card& card) { return effect_texts->of(card, library); };
    return context;
}

Catalogue load_catalogue(const ProgramFolders& folders, const LibraryChoice& choice)
{
    LibraryChoice trying = choice;
    std::vector<Fault> left_out;
    while (true) {
        try {
            Catalogue catalogue = load(folders, trying);
            catalogue.left_out = std::move(left_out);
            return catalogue;
        } catch (const DataError& error) {
            auto& optional = trying.if_readable;
            if (optional.empty())
                throw;
            const auto guilty = std::ranges::find_if(optional, [&](const fs::path& library) {
                return error.fault().place.file.starts_with(library.string());
            });
            optional.erase(guilty == optional.end() ? optional.end() - 1 : guilty);
            left_out.push_back(error.fault());
        }
    }
}

std::vector<BundledDeck> bundled_decks(const ProgramFolders& folders)
{
    return bundled_decks(folders.data / "decks");
}

std::vector<BundledDeck> bundled_decks(const fs::path& folder)
{
    std::vector<BundledDeck> decks;
    for (const fs::path& file : files_in(folder, ".yaml")) {
        const std::string name = file.filename().string();
        decks.push_back({name.substr(0, name.find('.')), file});
    }
    std::ranges::sort(decks, {}, &BundledDeck::id);
    return decks;
}

} // namespace kizuna
