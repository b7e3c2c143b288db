#pragma once

#include "app/base/files.h"
#include "decks/files/deck_file.h"

#include <cstddef>
#include <optional>

namespace kizuna {

struct LoadedDeck {
    ImportedDeck imported;              ///< a file that cannot be read is among its faults
    const DeckFileKind* kind = nullptr; ///< null where no kind fits
};

constexpr std::size_t max_deck_bytes = 16U << 20; ///< more is not read into memory

/// As read_file(), but a file in another encoding that decks are saved in comes as UTF-8, too.
std::variant<std::string, Fault> read_deck_text(const std::filesystem::path& file,
                                                std::size_t max_bytes = max_deck_bytes);

/// A deck from a file of whatever kind.
LoadedDeck load_deck(const std::filesystem::path& file, const DeckFileTools& tools);

/// What became of a deck that was to be written.
struct SavedDeck {
    std::optional<Fault> fault;             ///< empty where all went well
    std::optional<std::size_t> fingerprint; ///< of the file, where all went well
};

/// Writes our own kind. Refuses to replace a file of a newer form than ours (NewerForm), of which
/// it could lose what it does not understand. Any thread may write: it reads nothing but what it is
/// given.
SavedDeck write_deck(const Deck& deck, const std::filesystem::path& file,
                     const DeckFileTools& tools);

/// Writes another kind, which must be one that can be written.
std::variant<WrittenDeck, Fault> export_deck(const Deck& deck, const std::filesystem::path& file,
                                             const DeckFileKind& kind, const DeckFileTools& tools);

/// A hash of the content of a file, to tell whether it was changed; empty where it cannot be read.
std::optional<std::size_t> fingerprint(const std::filesystem::path& file);

} // namespace kizuna
