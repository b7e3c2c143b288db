#pragma once

#include "app/base/signal.h"
#include "app/cards/catalogue.h"
#include "app/document/deck_storage.h"
#include "app/document/open_deck.h"
#include "decks/deck/deck_statistics.h"
#include "decks/legality/legality.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kizuna {

/// The open decks, each with its own undo history; one of them is active, that is shown and edited.
/// All changes go through this class, so that all can be undone and all panels are notified.
/// Independent of the window, so tests and the command line use it too.
class DeckDocument {
public:
    /// Starts with one new empty deck. `catalogue` must outlive the document.
    explicit DeckDocument(const Catalogue& catalogue);

    // The open decks in the order of their tabs; at least one.
    std::span<const OpenDeck> decks() const { return decks_; }
    std::size_t active() const { return active_; }
    /// OpenDeck::id of the active deck, to notice when another deck becomes active.
    std::uint64_t active_id() const { return now().id; }
    /// The tab of the deck of this file; empty if it is not open.
    std::optional<std::size_t> tab_of(const std::filesystem::path& file) const;
    void switch_to(std::size_t tab);
    /// Wraps around at both ends.
    void switch_by(int tabs);
    /// Does not ask about unsaved changes, but see reopen(). The last deck is replaced by a new
    /// one.
    void close(std::size_t tab);
    /// Replaces all decks by a new one; nothing can be reopened.
    void close_all();
    /// True if there is a closed deck to reopen.
    bool can_reopen() const { return !closed_.empty(); }
    /// Reopens the deck closed last, with its history.
    void reopen();

    // Everything below is about the active deck.
    const Catalogue& catalogue() const { return catalogue_; }
    const Deck& deck() const { return now().deck(); }
    const ResolvedDeck& resolved() const { return resolved_; }
    /// The format used for checking: the deck's own, or `unlimited` if that is unknown.
    const Format& format() const { return *format_; }
    bool knows_format() const { return format_->id == deck().format; }
    const DeckStatistics& statistics() const { return statistics_; }
    std::span<const Violation> violations() const { return violations_; }
    std::span<const Warning> warnings() const { return warnings_; }
    /// False if nothing is wrong, or the player has to choose a card for every fix.
    bool can_mend() const { return can_mend_; }

    /// The file it was opened from or saved to; empty for a new or imported deck.
    const std::filesystem::path& file() const { return now().file; }
    /// True if the file was changed since the deck was read from it or saved to it. False if the
    /// file no longer exists, because then nothing can be overwritten.
    bool file_was_changed() const { return on_disk(active_) == OnDisk::Changed; }
    /// Reads the file to compare it. Same while the deck is being saved, because the file may hold
    /// the new text already.
    OnDisk on_disk(std::size_t tab) const;
    bool has_unsaved_changes() const { return !now().history.is_saved(); }
    bool can_undo() const { return now().history.can_undo(); }
    bool can_redo() const { return now().history.can_redo(); }
    std::string undo_reason() const { return now().history.undo_reason(); }
    std::string redo_reason() const { return now().history.redo_reason(); }
    /// Every step that undo and redo can reach.
    const History<Deck>& history() const { return now().history; }

    // Changes. `reason` is shown beside Undo, in the user's language. A change without effect adds
    // no step.
    void set_protagonist(std::string_view code, const std::string& reason); ///< empty: none
    /// Sets the name while it is typed: consecutive letters are one step.
    void type_name(const std::string& name, const std::string& reason);
    enum class Typed : std::uint8_t { Nothing, Name, Remarks };
    /// As type_name(), for any text; `next` is a copy of deck() with that text changed.
    void type(Typed text, Deck next, const std::string& reason);
    void set_format(const std::string& id, const std::string& reason);
    /// `next`: a changed copy of deck().
    void change_to(Deck next, const std::string& reason);
    void undo();
    void redo();
    /// Undoes or redoes to this step of history().
    void go_to(std::size_t step);
    /// Changes the deck of every step, for data shared by all steps, such as snapshots. Undo does
    /// not take it back, and the deck becomes unsaved.
    void change_every_step(const std::function<void(Deck&)>& change);
    /// Changes names and notes in every step of all open and closed decks with a file, like
    /// WordDeck in open(). Adds no step; saved steps stay saved.
    void word_again(const std::function<void(Deck&, const std::filesystem::path& file)>& word);

    /// Sets the format of new decks; an untouched deck gets it too.
    void choose_new_format(const std::string& id);

    // Files.
    /// Opens a new deck in a new tab, or in place of an untouched one.
    void start_new();
    /// Opens a file's deck in a new tab, or in place of an untouched one; switches to it if it is
    /// open already. Does nothing if the file cannot be used. A deck that is not in our own format
    /// is opened as a copy: file() is empty and it is unsaved. If such a deck has problems, `look`
    /// is called and may change it; if it returns false, the deck is not opened.
    using LookAtImport = std::function<bool(ImportedDeck& imported)>;
    /// Changes name and notes of an opened deck, without a step and without making it unsaved.
    using WordDeck = std::function<void(Deck& deck)>;
    ImportedDeck open(const std::filesystem::path& file, const LookAtImport& look = {},
                      const WordDeck& word = {});
    /// Takes the current content of the file as a step that can be undone. Does nothing if the file
    /// cannot be used.
    ImportedDeck reload(const std::string& reason);
    /// Keeps the deck although the file was changed: on_disk() becomes Same, and the deck unsaved.
    void keep_mine();
    /// Opens a deck as it was before a crash. `fingerprint`: of the file, when the deck was last
    /// read or saved.
    void recover(Deck deck, std::filesystem::path file, std::optional<std::size_t> fingerprint,
                 const std::string& reason);
    /// As above, with the whole history.
    void recover(History<Deck> history, std::filesystem::path file,
                 std::optional<std::size_t> fingerprint);
    /// A save that has begun: the active deck at begin_save().
    struct Saving {
        std::uint64_t deck = 0; ///< its id
        std::uint64_t step = 0; ///< id in its history
        std::uint64_t changes_of_every = 0;
        Deck content;
        std::filesystem::path file;
    };
    /// To save the active deck: begin_save(), then write_deck() on any thread, then end_save() with
    /// its result. On success file() becomes `file`; changes made in between stay unsaved. Each
    /// begin_save() needs one end_save(), and saves to the same file must end in the order they
    /// began.
    Saving begin_save(const std::filesystem::path& file);
    void end_save(const Saving& saving, const SavedDeck& saved);

    /// Emitted after every change, undo, redo, open, save and switch; not after a change without
    /// effect.
    Signal changed;

private:
    OpenDeck& now() { return decks_[active_]; }
    const OpenDeck& now() const { return decks_[active_]; }
    /// The text typed last, and its deck and step.
    struct LastTyped {
        Typed text = Typed::Nothing;
        std::uint64_t id = 0;
        std::size_t position = 0;
        bool operator==(const LastTyped&) const = default;
    };
    void show_in_tab(OpenDeck deck);
    OpenDeck make(Deck deck);
    OpenDeck make_new();
    void refresh();
    void judge();

    const Catalogue& catalogue_;
    std::string new_format_ = Deck().format;
    std::uint64_t next_id_ = 1;
    std::vector<OpenDeck> decks_;
    std::size_t active_ = 0;
    LastTyped typed_;
    std::vector<OpenDeck> closed_; ///< newest last, only the last few
    const Format* format_ = nullptr;
    ResolvedDeck resolved_;
    DeckStatistics statistics_;
    std::vector<Violation> violations_;
    std::vector<Warning> warnings_;
    bool can_mend_ = false;
};

} // namespace kizuna
