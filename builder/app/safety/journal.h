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

/// Records every change of the open decks in a file, so that nothing is lost if the program is
/// killed. Each running program locks a file of its own; an unlocked file belongs to a program that
/// crashed or was killed (LostDecks). The file exists only while there is something to keep, so
/// closing all decks removes it.
///
/// A change is written at once, with its deck's undo list, and then survives the end of the
/// program; once flushed to disk, it survives a crash of the machine too.
class Journal {
public:
    /// `document` must outlive the journal. `folder` is created when needed.
    Journal(std::filesystem::path folder, DeckDocument& document);
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;

    /// Starts flushing the file to disk without waiting; a later call reports a failure in fault().
    /// Costs nothing if there is nothing new.
    void flush();

    /// Why changes are not recorded; empty while they are.
    const std::optional<Fault>& fault() const { return fault_; }
    /// Emitted when fault() appeared or went away.
    Signal fault_changed;

private:
    /// The state of a deck as it is in the file.
    struct Written {
        std::uint64_t last_step = 0; ///< History::id of the last step
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
    std::unique_ptr<JournalFile> file_;        ///< null if there is nothing to keep
    std::map<std::uint64_t, Written> written_; ///< by OpenDeck::id, like steps_
    std::map<std::uint64_t, StepWriter> steps_;
    std::size_t beginning_bytes_ = 0; ///< size of the file after start_over()
    std::string written_tabs_;
    bool flush_failed_ = false; ///< a flush failed, and none has succeeded since
    std::optional<Fault> fault_;
    Subscription document_changed_;
};

/// The decks of a program that crashed or was killed. While this object exists, other programs do
/// not find them.
struct LostDecks {
    std::unique_ptr<JournalFile> file; ///< remove it when the decks are no longer needed
    KeptDecks kept;
};

/// The decks of all programs that crashed or were killed, newest journal last. A journal without
/// usable decks is renamed, and its new name added to `set_aside` if that is not null; an empty one
/// is removed; one that cannot be read is skipped. Never fails.
std::vector<LostDecks> lost_decks(const std::filesystem::path& folder, const DeckFileTools& tools,
                                  std::vector<std::filesystem::path>* set_aside = nullptr);

} // namespace kizuna
