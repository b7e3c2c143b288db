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

/// The decks that are open, each with its own past, one of them active: the one that is shown and
/// edited. Every change goes through here, so every change can be undone and every panel hears of
/// it. Knows no window: the tests and the command line use it too.
class DeckDocument {
public:
    /// One new empty deck. `catalogue` outlives the document.
    explicit DeckDocument(const Catalogue& catalogue);

    // The open decks, in the order of their tabs. There is always one.
    std::span<const OpenDeck> decks() const { return decks_; }
    std::size_t active() const { return active_; }
    /// OpenDeck::id of the active deck: it differs once another deck is active.
    std::uint64_t active_id() const { return now().id; }
    /// The tab of a deck that was opened from or saved to this file.
    std::optional<std::size_t> tab_of(const std::filesystem::path& file) const;
    void switch_to(std::size_t tab);
    /// The tab after the last one is the first.
    void switch_by(int tabs);
    /// Asks nothing and forgets what is unsaved, but see reopen(). In place of the last deck comes
    /// a new one.
    void close(std::size_t tab);
    /// Nothing is open any more, and nothing can come back.
    void close_all();
    /// True where a deck was closed that can come back.
    bool can_reopen() const { return !closed_.empty(); }
    /// The deck that was closed last comes back with its past.
    void reopen();

    // All of what follows is about the active deck.
    const Catalogue& catalogue() const { return catalogue_; }
    const Deck& deck() const { return now().deck(); }
    const ResolvedDeck& resolved() const { return resolved_; }
    /// What the deck is checked by: its own format, or `unlimited` where nobody knows that one.
    const Format& format() const { return *format_; }
    bool knows_format() const { return format_->id == deck().format; }
    const DeckStatistics& statistics() const { return statistics_; }
    std::span<const Violation> violations() const { return violations_; }
    std::span<const Warning> warnings() const { return warnings_; }
    /// False where every mend is a card for the player to choose, or nothing is wrong.
    bool can_mend() const { return can_mend_; }

    /// Where the deck was opened from or saved to; empty for a new or imported one.
    const std::filesystem::path& file() const { return now().file; }
    /// True where the file was changed since this deck was read from it or saved to it. False where
    /// the file is gone, as then there is nothing to overwrite.
    bool file_was_changed() const { return on_disk(active_) == OnDisk::Changed; }
    /// Reads the file to compare it. Same while the deck is being saved, as the file may hold the
    /// new text already.
    OnDisk on_disk(std::size_t tab) const;
    bool has_unsaved_changes() const { return !now().history.is_saved(); }
    bool can_undo() const { return now().history.can_undo(); }
    bool can_redo() const { return now().history.can_redo(); }
    std::string undo_reason() const { return now().history.undo_reason(); }
    std::string redo_reason() const { return now().history.redo_reason(); }
    /// Every deck that undo and redo can reach, with the reasons.
    const History<Deck>& history() const { return now().history; }

    // Changes. `reason` is shown beside Undo, in the user's language. A change that changes nothing
    // adds no step.
    void set_protagonist(std::string_view code, const std::string& reason); ///< empty: none
    /// A name while it is being typed: all letters that follow one another are one step.
    void type_name(const std::string& name, const std::string& reason);
    enum class Typed : std::uint8_t { Nothing, Name, Remarks };
    /// The same as type_name() for any text; `next` is a copy of deck() with that text changed.
    void type(Typed text, Deck next, const std::string& reason);
    void set_format(const std::string& id, const std::string& reason);
    /// A change that was made to a copy of deck().
    void change_to(Deck next, const std::string& reason);
    void undo();
    void redo();
    /// Undoes or redoes up to a step of history().
    void go_to(std::size_t step);
    /// Changes the deck of every step, for data that all steps share, such as snapshots: undo does
    /// not take it back, and the deck counts as unsaved.
    void change_every_step(const std::function<void(Deck&)>& change);
    /// Changes names and notes in every step of all open and closed decks that have a file, as
    /// WordDeck of open() does. Adds no step, and saved steps stay saved.
    void word_again(const std::function<void(Deck&, const std::filesystem::path& file)>& word);

    /// The format that new decks begin with from now on; an untouched one gets it, too.
    void choose_new_format(const std::string& id);

    // Files.
    /// A new deck in a tab of its own, unless the active one is untouched.
    void start_new();
    /// A file's deck in a tab of its own, unless the active one is untouched; a file that is open
    /// already is only switched to. Nothing happens where the file cannot be used. A deck of
    /// another kind than our own is opened as a copy: file() is empty and it counts as unsaved.
    /// `look` is called with such a deck where it has problems; it may change the deck, and with
    /// false the deck is not opened.
    using LookAtImport = std::function<bool(ImportedDeck& imported)>;
    /// `word` may then change name and notes of the deck, which is no step and leaves nothing
    /// unsaved.
    using WordDeck = std::function<void(Deck& deck)>;
    ImportedDeck open(const std::filesystem::path& file, const LookAtImport& look = {},
                      const WordDeck& word = {});
    /// Takes what the file holds now, as a step that can be undone. Nothing happens where the file
    /// cannot be used.
    ImportedDeck reload(const std::string& reason);
    /// Keeps the deck although the file was changed: on_disk() becomes Same, and the deck counts as
    /// unsaved.
    void keep_mine();
    /// Opens a deck as it was before the program crashed or was killed. `fingerprint` is that of
    /// the file when the deck was last read or saved.
    void recover(Deck deck, std::filesystem::path file, std::optional<std::size_t> fingerprint,
                 const std::string& reason);
    /// The same with its whole past.
    void recover(History<Deck> history, std::filesystem::path file,
                 std::optional<std::size_t> fingerprint);
    /// The active deck when begin_save() was called.
    struct Saving {
        std::uint64_t deck = 0; ///< its id
        std::uint64_t step = 0; ///< id in its history
        std::uint64_t changes_of_every = 0;
        Deck content;
        std::filesystem::path file;
    };
    /// Saves the active deck: begin_save(), then write_deck() on any thread, then end_save() with
    /// its result. On success file() is then `file`, and changes made in between stay unsaved. Each
    /// begin_save() needs one end_save(); saves to one file must end in the order in which they
    /// began.
    Saving begin_save(const std::filesystem::path& file);
    void end_save(const Saving& saving, const SavedDeck& saved);

    /// After every change, undo, redo, open, save and switch; not after a change that changes
    /// nothing.
    Signal changed;

private:
    OpenDeck& now() { return decks_[active_]; }
    const OpenDeck& now() const { return decks_[active_]; }
    /// Which text was typed last, and where in whose history that was.
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
    std::vector<OpenDeck> closed_; ///< the last few, newest last
    const Format* format_ = nullptr;
    ResolvedDeck resolved_;
    DeckStatistics statistics_;
    std::vector<Violation> violations_;
    std::vector<Warning> warnings_;
    bool can_mend_ = false;
};

} // namespace kizuna
