#pragma once

#include "app/safety/journal_steps.h"
#include "decks/files/deck_file.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// An open deck as the journal keeps it.
struct KeptDeck {
    std::uint64_t id = 0; ///< of OpenDeck
    Deck deck;
    std::filesystem::path file;             ///< empty: it has none yet
    std::optional<std::size_t> fingerprint; ///< of the file, as the deck knew it
    bool is_unsaved = false;
    std::int64_t changed_at = 0; ///< seconds since 1970, when it was written to the journal
    /// The undo list, oldest first; empty where the journal does not have it.
    std::vector<KeptStep> steps;
    std::size_t position = 0; ///< of `deck` in the list
    std::optional<std::size_t> saved;
    bool operator==(const KeptDeck&) const = default;
};

/// The open decks in the order of their tabs.
struct KeptDecks {
    std::vector<KeptDeck> decks;
    std::uint64_t active = 0; ///< KeptDeck::id of the active deck
    std::string replaces; ///< file name of the journal that this one makes obsolete; may be empty
    bool operator==(const KeptDecks&) const = default;
};

// A journal is a text that is only appended to: records (JournalRecord), of which the newest of
// each deck counts.

/// The record of a deck. Of its undo list it holds only the step ids; `text` is the deck as a
/// Kizuna deck file.
std::string deck_record(const KeptDeck& deck, const StepNumbers& steps, const std::string& text);
/// Which decks are open, in the order of their tabs. A deck that it does not name is closed.
std::string tabs_record(const std::vector<std::uint64_t>& ids, std::uint64_t active);
/// Says that the journal of that file name is obsolete.
std::string replaced_record(const std::string& journal);

/// More decks than anybody has open; a journal that names more is not one of ours.
inline constexpr std::size_t max_kept_decks = 1000;

/// The open decks at the end of the journal, as far as it can be read; none where it names more
/// than max_kept_decks. Never fails.
KeptDecks read_journal(std::string_view text, const DeckFileTools& tools);

} // namespace kizuna
