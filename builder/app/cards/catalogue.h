#pragma once

#include "app/base/program_files.h"
#include "app/skills/effect_search.h"
#include "cards/library/exchange_ids.h"
#include "decks/files/deck_file.h"
#include "decks/legality/format.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// The format of a deck that names none, which every catalogue has.
inline constexpr std::string_view unlimited_format = "unlimited";

/// Everything a session reads once and then only looks things up in: cards, exchange ids, formats.
struct Catalogue {
    CardLibrary library;
    ExchangeIds exchange;
    std::vector<Format> formats;                     ///< `unlimited` first, then by id
    std::filesystem::path decks;                     ///< the folder of the bundled decks
    std::shared_ptr<EffectSearchTexts> effect_texts; ///< what `text:` asks; null: nothing
    std::vector<std::filesystem::path> added; ///< LibraryChoice::also, for cards of other games
    std::vector<Fault> left_out; ///< why libraries of LibraryChoice::if_readable are not here

    DeckFileTools tools() const { return {library, exchange}; }
    /// Null where there is no such format.
    const Format* format(std::string_view id) const;
    std::vector<std::string> format_ids() const;
    /// The context for queries about a deck; `protagonist` may be null. The catalogue outlives it.
    QueryContext context(const Card* protagonist = nullptr) const;
};

/// Which card library a session works with. Words are the shipped vocabulary.yaml and emblems.yaml,
/// or those of the last library here that has its own.
struct LibraryChoice {
    std::optional<std::filesystem::path> instead; ///< --library: in place of the shipped one
    std::vector<std::filesystem::path> also;      ///< --add-library: on top of it
    /// More lists on top of that. Those that are wrong or do not fit are left out: no reason not to
    /// start.
    std::vector<std::filesystem::path> if_readable{};
};

/// Loads all of it. Throws DataError with the first fault. With a library instead of the shipped
/// one, formats that speak of cards it lacks are left out.
Catalogue load_catalogue(const ProgramFolders& folders, const LibraryChoice& choice = {});

/// A deck that comes with the program.
struct BundledDeck {
    std::string id; ///< the file's name without its ending, as in "altean-vanguard"
    std::filesystem::path file;
};
/// The bundled decks, by id.
std::vector<BundledDeck> bundled_decks(const ProgramFolders& folders);
/// The same of Catalogue::decks. Throws DataError where the folder is gone.
std::vector<BundledDeck> bundled_decks(const std::filesystem::path& folder);

} // namespace kizuna
