#pragma once

#include "app/document/deck_document.h"
#include "app/safety/journal_file.h"
#include "app/safety/journal_text.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace kizuna {

/// Writes every change of the open decks to a file, so that a killed program loses nothing. Each
/// running program has a file of its own and keeps it locked: an unlocked file belongs to a program
/// that crashed or was killed (LostDecks). The file exists only while there is something to keep,
/// so a program that closed all its decks leaves no file.
///
/// A change is written at once, with the undo list of its deck, and survives the end of the
/// program; once flushed to the disk it survives a crash of the machine, too.
class Journal {
public:
    /// `document` outlives the journal. `folder` is made when it is first needed.
    Journal(std::filesystem::path folder, DeckDocument& document);
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;

    /// Starts flushing the file to the disk and does not wait. A later call reports a failure in
    /// fault(). Costs nothing where nothing new was written.
    void flush();

    /// Why changes are not being kept; empty while they are.
    const std::optional<Fault>& fault() const { return fault_; }
    /// After fault() has become another.
    Signal fault_changed;

private:
    /// The state of a deck that the file has.
    struct Written {
        std::uint64_t last_step = 0; ///< History::id of the newest step
        std::uint64_t changes_of_every = 0;
        std::size_t position = 0;
        std::optional<std::size_t> saved;
        std::filesystem::path file;
        std::optional<std::size_t> fingerprint;
        bool operator==(const Written&) const = default;
    };

    void keep();
    std::string new_records();
    std::string new_records_of(const OpenDeck& open, const Written& now);
    void start_over();
    bool write_to(JournalFile& file, const std::string& records);
    void tell(std::optional<Fault> fault);

    std::filesystem::path folder_;
    const DeckDocument& document_;
    std::unique_ptr<JournalFile> file_;        ///< null while there is nothing to keep
    std::map<std::uint64_t, Written> written_; ///< by OpenDeck::id, like steps_
    std::map<std::uint64_t, StepWriter> steps_;
    std::size_t beginning_bytes_ = 0; ///< size of the file after start_over()
    std::string written_tabs_;
    bool flush_failed_ = false; ///< a flush failed, and none has succeeded since
    std::optional<Fault> fault_;
    Subscription document_changed_;
};

/// The decks of a program that crashed or was killed. No other program finds them as long as this
/// object lives.
struct LostDecks {
    std::unique_ptr<JournalFile> file; ///< to be removed once nobody needs them any more
    KeptDecks kept;
};

/// The decks of all programs that crashed or were killed, newest journal last. A journal without
/// usable decks is renamed, and its new name added to `set_aside` (may be null); an empty journal
/// is removed, and a journal that cannot be read is skipped. Never fails.
std::vector<LostDecks> lost_decks(const std::filesystem::path& folder, const DeckFileTools& tools,
                                  std::vector<std::filesystem::path>* set_aside = nullptr);

} // namespace kizuna
