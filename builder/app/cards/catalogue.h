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

/// The format of decks that name none; every catalogue has it.
inline constexpr std::string_view unlimited_format = "unlimited";

/// Everything that is loaded once at the start: cards, exchange ids, formats.
struct Catalogue {
    CardLibrary library;
    ExchangeIds exchange;
    std::vector<Format> formats;                     ///< `unlimited` first, then by id
    std::filesystem::path decks;                     ///< the folder of the bundled decks
    std::shared_ptr<EffectSearchTexts> effect_texts; ///< for `text:` in queries; null: it finds
                                                     ///< nothing
    std::vector<std::filesystem::path> added; ///< LibraryChoice::also; cards of other games are
                                              ///< looked up there too
    std::vector<Fault> left_out; ///< why libraries of LibraryChoice::if_readable were left out

    DeckFileTools tools() const { return {library, exchange}; }
    /// Null if there is no such format.
    const Format* format(std::string_view id) const;
    std::vector<std::string> format_ids() const;
    /// The context for queries about a deck; `protagonist` may be null. The catalogue must outlive
    /// it.
    QueryContext context(const Card* protagonist = nullptr) const;
};

/// The card libraries to load. vocabulary.yaml and emblems.yaml are taken from the last of them
/// that has its own, else from the shipped data.
struct LibraryChoice {
    std::optional<std::filesystem::path> instead; ///< --library: replaces the shipped one
    std::vector<std::filesystem::path> also;      ///< --add-library: added to it
    /// Added last. A library here that is faulty or does not fit is left out, so that it cannot
    /// keep the program from starting.
    std::vector<std::filesystem::path> if_readable{};
};

/// Throws DataError with the first fault. If `instead` is set, formats that name cards it lacks are
/// left out.
Catalogue load_catalogue(const ProgramFolders& folders, const LibraryChoice& choice = {});

/// A deck shipped with the program.
struct BundledDeck {
    std::string id; ///< the file name up to its first dot, as in "altean-vanguard"
    std::filesystem::path file;
};
/// Sorted by id.
std::vector<BundledDeck> bundled_decks(const ProgramFolders& folders);
/// The decks of a folder, as Catalogue::decks. Throws DataError if the folder cannot be read.
std::vector<BundledDeck> bundled_decks(const std::filesystem::path& folder);

} // namespace kizuna
