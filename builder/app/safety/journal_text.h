#pragma once

#include "app/safety/journal_steps.h"
#include "decks/files/deck_file.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// An open deck as recorded in the journal.
struct KeptDeck {
    std::uint64_t id = 0; ///< of OpenDeck
    Deck deck;
    std::filesystem::path file;             ///< empty: no file
    std::optional<std::size_t> fingerprint; ///< of the file, as last read or saved
    bool is_unsaved = false;
    std::int64_t changed_at = 0; ///< seconds since 1970, when it was recorded
    /// The undo list, oldest first; empty if the journal does not have it.
    std::vector<KeptStep> steps;
    std::size_t position = 0; ///< index of `deck` in the list
    std::optional<std::size_t> saved;
    bool operator==(const KeptDeck&) const = default;
};

/// The open decks in the order of their tabs.
struct KeptDecks {
    std::vector<KeptDeck> decks;
    std::uint64_t active = 0; ///< KeptDeck::id of the active deck
    std::string replaces;     ///< file name of the journal replaced by this one; may be empty
    bool operator==(const KeptDecks&) const = default;
};

// A journal is a file that only grows, of records (JournalRecord); the newest record of each deck
// counts.

/// The record of a deck. Its undo list is stored as step ids only; `text` is the deck as a Kizuna
/// deck file.
std::string deck_record(const KeptDeck& deck, const StepNumbers& steps, const std::string& text);
/// The open decks in the order of their tabs. Decks not listed are closed.
std::string tabs_record(const std::vector<std::uint64_t>& ids, std::uint64_t active);
/// Marks the journal with this file name as obsolete.
std::string replaced_record(const std::string& journal);

/// Journals with more decks are rejected as not ours.
inline constexpr std::size_t max_kept_decks = 1000;

/// The open decks at the end of the journal, as far as it can be read; empty if it has more than
/// max_kept_decks. Never fails.
KeptDecks read_journal(std::string_view text, const DeckFileTools& tools);

} // namespace kizuna
