#pragma once

#include "app/cards/catalogue.h"
#include "app/decks/history.h"
#include "app/signal.h"
#include "decks/deck_statistics.h"
#include "decks/legality.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <variant>

namespace kizuna {

/// The deck being edited. Every change goes through here, so every change can be undone and
/// every panel hears of it. Knows no window: the tests and the command line use it too.
class DeckDocument {
public:
    /// A new empty deck. `catalogue` outlives the document.
    explicit DeckDocument(const Catalogue& catalogue);

    const Catalogue& catalogue() const { return catalogue_; }
    const Deck& deck() const { return history_.now(); }
    const ResolvedDeck& resolved() const { return resolved_; }
    /// What the deck is checked by: its own format, or `unlimited` where nobody knows that one.
    const Format& format() const { return *format_; }
    bool knows_format() const { return format_->id == deck().format; }
    const DeckStatistics& statistics() const { return statistics_; }
    std::span<const Violation> violations() const { return violations_; }
    std::span<const Warning> warnings() const { return warnings_; }

    /// Where the deck was opened from or saved to; empty for a new or imported one.
    const std::filesystem::path& file() const { return file_; }
    /// True where the file holds something else than this deck left in it or was read from. A file
    /// that is gone holds nothing that could be lost.
    bool file_was_changed() const;
    bool has_unsaved_changes() const { return !history_.is_saved(); }
    bool can_undo() const { return history_.can_undo(); }
    bool can_redo() const { return history_.can_redo(); }
    std::string undo_reason() const { return history_.undo_reason(); }
    std::string redo_reason() const { return history_.redo_reason(); }
    /// Every deck that undo and redo can reach, with the reasons.
    const History<Deck>& history() const { return history_; }

    // Changes. `reason` is shown beside Undo, in the user's language. One that changes nothing is
    // no step.
    void change_copies(Pile pile, std::string_view code, int copies, const std::string& reason);
    void set_protagonist(std::string_view code, const std::string& reason); ///< empty: none
    void set_name(const std::string& name, const std::string& reason);
    void set_format(const std::string& id, const std::string& reason);
    void set_notes(const std::string& notes, const std::string& reason);
    /// All edits of one mend as one step; edits with only a query change nothing.
    void apply_edits(std::span<const Edit> edits, const std::string& reason);
    /// The whole mend of the deck (mend()), as one step. False, and nothing done, where something
    /// is left to choose.
    bool mend_all(const std::string& reason);
    /// A change that was made to a copy of deck().
    void change_to(Deck next, const std::string& reason) { push(std::move(next), reason); }
    void undo();
    void redo();
    /// Undoes or redoes up to a step of history().
    void go_to(std::size_t step);
    /// Changes what a deck has at any time, such as its snapshots, in every step: undo does not
    /// take it back, and it counts as unsaved.
    void change_every_step(const std::function<void(Deck&)>& change);

    // Files.
    void start_new();
    /// Replaces the deck by a file's. The open deck stays where the file cannot be used. A deck of
    /// another kind than our own is opened as a copy: file() is empty and it counts as unsaved.
    ImportedDeck open(const std::filesystem::path& file);
    /// Writes our own kind. Empty where all went well; then file() is `file` and nothing is
    /// unsaved. Refuses to overwrite a file of a newer form than ours (NewerForm).
    std::optional<Fault> save(const std::filesystem::path& file);
    /// The deck in another kind's form, written to a file: an export, the document stays unsaved.
    std::variant<WrittenDeck, Fault> export_to(const std::filesystem::path& file,
                                               const DeckFileKind& kind) const;

    /// After every change, undo, redo, open and save; not after a change that changes nothing.
    Signal changed;

private:
    void push(Deck next, const std::string& reason);
    void replace(Deck deck, std::filesystem::path file, bool saved);
    void refresh();
    void judge();

    const Catalogue& catalogue_;
    History<Deck> history_;
    std::filesystem::path file_;
    std::optional<std::size_t> fingerprint_; ///< of the file, when it was last read or written
    const Format* format_ = nullptr;
    ResolvedDeck resolved_;
    DeckStatistics statistics_;
    std::vector<Violation> violations_;
    std::vector<Warning> warnings_;
};

} // namespace kizuna
