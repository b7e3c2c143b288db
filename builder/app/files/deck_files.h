#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"
#include "app/files/deck_saver.h"
#include "app/files/unclear_import.h"
#include "app/safety/journal_text.h"
#include "app/settings/settings.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// Questions and messages for the user. The window shows dialogs; a test answers from a list.
class FileQuestions {
public:
    enum class Unsaved { Save, Discard, Cancel };
    enum class FileChangedAnswer { Overwrite, SaveElsewhere, Cancel };

    virtual ~FileQuestions() = default;

    /// Asked when the open deck has changes that would be lost.
    virtual Unsaved what_about_changes(const std::string& deck_name) = 0;
    /// Asked before saving, if another program changed the deck's file.
    virtual FileChangedAnswer what_about_other_changes(const std::string& deck_name) = 0;
    /// Asked before replacing an existing file.
    virtual bool may_replace(const std::filesystem::path& file) = 0;
    // Empty if the user cancels.
    /// `folder`: where to start; may be empty.
    virtual std::optional<std::filesystem::path>
    file_to_open(const std::filesystem::path& folder) = 0;
    /// Asks before it returns an existing file.
    virtual std::optional<std::filesystem::path>
    file_to_save(const std::filesystem::path& suggested) = 0;
    virtual std::optional<std::filesystem::path>
    file_to_export(const std::filesystem::path& suggested, const DeckFileKind& kind) = 0;

    /// An error, in one sentence.
    virtual void tell_failure(const std::string& sentence) = 0;
    /// The open deck could not be saved; the window offers another file.
    virtual void tell_not_saved(const std::string& sentence) = 0;
    virtual void tell_success(const std::string& sentence) = 0;
    /// Removes an outdated message.
    virtual void nothing_to_tell() = 0;
    /// Shows lines of a file with problems.
    virtual void show_report(const std::string& heading, const std::vector<std::string>& lines) = 0;
    /// Asked before a deck is written in a form that loses these things. True to write it anyway.
    virtual bool may_leave_out(const DeckFileKind& kind,
                               const std::vector<std::string>& things) = 0;
    /// Shows the unclear lines of another program's deck list before it is opened. False to
    /// cancel.
    virtual bool look_at_import(const std::string& file_name, UnclearImport& import) = 0;
    /// Offers a deck of another game to other parts of the program. True if one opens it.
    virtual bool open_elsewhere(const std::filesystem::path& /*file*/, const std::string& /*game*/)
    {
        return false;
    }
};

/// The file commands for the open decks: new, open, save, close, export, with every question needed
/// so that no work is lost. Independent of the window.
class DeckFiles {
public:
    /// All arguments must outlive this. Without a saver, decks are written at once.
    DeckFiles(DeckDocument& document, Settings& settings, FileQuestions& questions,
              const Messages& messages, DeckSaver* saver = nullptr);
    /// Waits for running saves.
    ~DeckFiles();
    DeckFiles(const DeckFiles&) = delete;
    DeckFiles& operator=(const DeckFiles&) = delete;

    /// True if all open decks are saved, or the user saved or discarded them. Shows each deck that
    /// it asks about.
    bool may_leave();

    /// As may_leave(), then closes all decks and stores which were open, for the next start.
    bool leave();
    /// Opens the decks of the last exit without questions; reports files that are missing.
    void reopen_last();
    /// Opens the decks of a program that crashed, changed ones as they were.
    void recover(const KeptDecks& lost);

    void start_new();
    /// The bundled decks by id. Reports an error if their folder is missing.
    std::vector<BundledDeck> examples();
    void open();
    void open(const std::filesystem::path& file);
    /// Opens the deck of a deck code, or of a link with one, as a new deck.
    void open_code(const std::string& code);
    /// Takes the current content of the active deck's file, as a step that can be undone.
    void reload();
    /// Asks about unsaved changes first. False if the deck stays open.
    bool close(std::size_t tab);
    /// True if the deck as it is now is saved, or is being written. If writing takes long, its
    /// result is reported later, and the deck counts as unsaved until then.
    bool save();
    bool save_as();
    /// Writes a copy in another form; the open deck keeps its file.
    void export_copy(const DeckFileKind& kind);

    /// The name of the active deck.
    std::string deck_name() const;
    /// A suggested path for a file about the active deck; `ending` as in ".png".
    std::filesystem::path suggested_file(std::string_view ending) const;
    /// The name that a deck file gives its deck, or the file name if there is none.
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
