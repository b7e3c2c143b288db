#pragma once

#include "app/base/files.h"
#include "decks/files/deck_file.h"

#include <cstddef>
#include <optional>

namespace kizuna {

struct LoadedDeck {
    ImportedDeck imported;              ///< including the fault of an unreadable file
    const DeckFileKind* kind = nullptr; ///< null if no kind fits
};

constexpr std::size_t max_deck_bytes = 16U << 20; ///< larger files are not read

/// As read_file(), but converts other encodings that deck files use to UTF-8.
std::variant<std::string, Fault> read_deck_text(const std::filesystem::path& file,
                                                std::size_t max_bytes = max_deck_bytes);

/// Loads a deck file of any kind.
LoadedDeck load_deck(const std::filesystem::path& file, const DeckFileTools& tools);

/// The result of writing a deck.
struct SavedDeck {
    std::optional<Fault> fault;             ///< empty on success
    std::optional<std::size_t> fingerprint; ///< of the written file; empty on failure
};

/// Writes our own kind of file. Refuses to replace a file of a newer form (NewerForm), which could
/// hold data that would be lost. Any thread may call it.
SavedDeck write_deck(const Deck& deck, const std::filesystem::path& file,
                     const DeckFileTools& tools);

/// Writes another kind of file, which must have a writer.
std::variant<WrittenDeck, Fault> export_deck(const Deck& deck, const std::filesystem::path& file,
                                             const DeckFileKind& kind, const DeckFileTools& tools);

/// A hash of a file's content, to detect changes; empty if it cannot be read.
std::optional<std::size_t> fingerprint(const std::filesystem::path& file);

} // namespace kizuna
