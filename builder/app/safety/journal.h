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

/// Keeps every change of the open decks in a file, so that a program that is killed loses nothing.
/// Each running program has a file of its own and holds a lock on it for as long as it lives: one
/// that nobody holds is a program's that did not end as it should (LostDecks). The file is there
/// only while there is something in it, so a program whose decks were all closed leaves none.
///
/// A change is written at once and is safe from any end of the program; flush() makes it safe from
/// the end of the machine, too. With each deck goes its undo list.
class Journal {
public:
    /// `document` outlives the journal. `folder` is made when it is first needed.
    Journal(std::filesystem::path folder, DeckDocument& document);
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;

    /// Asks the system to bring to the disk what was written, and does not wait for it: whether it
    /// could is known (fault()) by a later call. Costs nothing where there is nothing new.
    void flush();

    /// Why changes are not being kept; empty while they are.
    const std::optional<Fault>& fault() const { return fault_; }
    /// After fault() has become another.
    Signal fault_changed;

private:
    /// A deck as it is in the file.
    struct Written {
        std::uint64_t last_step = 0; ///< of the undo list, which tells it from any other
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
    std::map<std::uint64_t, Written> written_; ///< by deck, as what follows
    std::map<std::uint64_t, StepWriter> steps_;
    std::size_t beginning_bytes_ = 0; ///< of the file when it had everything once
    std::string written_tabs_;
    bool flush_failed_ = false; ///< since then none has been seen to go well
    std::optional<Fault> fault_;
    Subscription document_changed_;
};

/// The decks of a program that did not end as it should. While this lives no other program finds
/// them.
struct LostDecks {
    std::unique_ptr<JournalFile> file; ///< to be removed once nobody needs them any more
    KeptDecks kept;
};

/// Every lost program's decks, the newest last. A journal that cannot be used is put aside under
/// another name, which is added to `set_aside` (may be null); one that may not be read is passed
/// over. Never fails.
std::vector<LostDecks> lost_decks(const std::filesystem::path& folder, const DeckFileTools& tools,
                                  std::vector<std::filesystem::path>* set_aside = nullptr);

} // namespace kizuna
