#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"
#include "app/files/deck_saver.h"
#include "app/files/doubtful_import.h"
#include "app/safety/journal_text.h"
#include "app/settings/settings.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// What only a person can answer, and what only a person needs to be told. The window asks with
/// dialogs; a test answers from a list.
class FileQuestions {
public:
    enum class Unsaved { Save, Discard, Cancel };
    enum class Outdated { Overwrite, SaveElsewhere, Cancel };

    virtual ~FileQuestions() = default;

    /// The open deck has changes that would be lost.
    virtual Unsaved what_about_changes(const std::string& deck_name) = 0;
    /// Another program changed the open deck's file, and saving would undo that.
    virtual Outdated what_about_other_changes(const std::string& deck_name) = 0;
    /// There is a file of this name already.
    virtual bool may_replace(const std::filesystem::path& file) = 0;
    // Empty where the person gives up.
    /// `folder` is where the person is likely to look; it may be empty.
    virtual std::optional<std::filesystem::path>
    file_to_open(const std::filesystem::path& folder) = 0;
    /// Asks before it names a file that exists already.
    virtual std::optional<std::filesystem::path>
    file_to_save(const std::filesystem::path& suggested) = 0;
    virtual std::optional<std::filesystem::path>
    file_to_export(const std::filesystem::path& suggested, const DeckFileKind& kind) = 0;

    /// Something could not be done, in one sentence.
    virtual void tell_failure(const std::string& sentence) = 0;
    /// The same of the open deck, which another file may be found for.
    virtual void tell_not_saved(const std::string& sentence) = 0;
    virtual void tell_success(const std::string& sentence) = 0;
    /// What was said before is out of date.
    virtual void nothing_to_tell() = 0;
    /// Lines of a file that could not be taken as they stand.
    virtual void show_report(const std::string& heading, const std::vector<std::string>& lines) = 0;
    /// Before a deck is written in a form that cannot say these things of it. True where it is to
    /// be written anyway.
    virtual bool may_leave_out(const DeckFileKind& kind,
                               const std::vector<std::string>& things) = 0;
    /// The lines of another program's deck list that need a look, before it is opened. False where
    /// it is not to be opened.
    virtual bool look_at_import(const std::string& file_name, DoubtfulImport& import) = 0;
    /// A deck of another game, which other parts of the program may show. True where one does.
    virtual bool open_elsewhere(const std::filesystem::path& /*file*/, const std::string& /*game*/)
    {
        return false;
    }
};

/// The open decks' life as files: new, open, save, close, export, with every question that keeps
/// work from being lost. Knows no window.
class DeckFiles {
public:
    /// Everything passed in outlives this; without a saver, decks are written at once.
    DeckFiles(DeckDocument& document, Settings& settings, FileQuestions& questions,
              const Messages& messages, DeckSaver* saver = nullptr);
    /// Waits for what is being written.
    ~DeckFiles();
    DeckFiles(const DeckFiles&) = delete;
    DeckFiles& operator=(const DeckFiles&) = delete;

    /// True where every open deck may go: each is saved, or the person saved it or let it go. The
    /// one that is asked about is shown.
    bool may_leave();

    /// may_leave(), and then nothing is open any more; the next start opens what was open.
    bool leave();
    /// Opens what was open when the program was left, without a question; what cannot be had any
    /// more is told.
    void reopen_last();
    /// Opens the decks of a program that did not end as it should, the changed ones as they were.
    void recover(const KeptDecks& lost);

    void start_new();
    /// The decks that come with the program, by id. That their folder is gone is told.
    std::vector<BundledDeck> examples();
    void open();
    /// Opens without asking which.
    void open(const std::filesystem::path& file);
    /// Opens the deck of a deck code or of a link with one, as a new one.
    void open_code(const std::string& code);
    /// Takes what the active deck's file holds now, as a step that can be undone.
    void reload();
    /// Asks about unsaved changes first. False where the deck stays.
    bool close(std::size_t tab);
    /// Both true where the deck, as it is now, is on disk or on its way there. What comes of a way
    /// that takes long is told, and the deck counts as unsaved until then.
    bool save();
    bool save_as();
    /// Writes a copy in another kind's form; the open deck stays what it was.
    void export_copy(const DeckFileKind& kind);

    /// What the active deck is called.
    std::string deck_name() const;
    /// What a file about the active deck may be called and where it may go; `ending` as in ".png".
    std::filesystem::path suggested_file(std::string_view ending) const;
    /// The name that a deck file gives its deck, or the file's own where it gives none.
    std::string name_in(const std::filesystem::path& file) const;

private:
    void recover(const KeptDeck& kept);
    ImportedDeck open_in_document(const std::filesystem::path& file,
                                  const DeckDocument::LookAtImport& look = {});
    bool may_close(std::size_t tab);
    bool save_to(const std::filesystem::path& file);
    bool end_save(const DeckDocument::Saving& saving, const SavedDeck& saved);
    std::filesystem::path likely_folder() const;
    std::optional<std::filesystem::path>
    with_ending(const std::optional<std::filesystem::path>& file, const DeckFileKind& kind);

    DeckDocument& document_;
    Settings& settings_;
    FileQuestions& questions_;
    const Messages& messages_;
    DeckSaver at_once_;
    DeckSaver& saver_;
};

} // namespace kizuna
