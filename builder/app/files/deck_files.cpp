#include "app/files/deck_files.h"

#include "app/base/files.h"
#include "app/files/bundled_words.h"
#include "app/files/file_names.h"
#include "app/files/pasted_deck.h"
#include "app/text/fault_text.h"
#include "app/text/import_text.h"
#include "app/text/joined_text.h"

#include <algorithm>
#include <memory>

namespace kizuna {

DeckFiles::DeckFiles(DeckDocument& document, Settings& settings, FileQuestions& questions,
                     const Messages& messages, DeckSaver* saver)
    : document_(document), settings_(settings), questions_(questions), messages_(messages),
      saver_(saver ? *saver : at_once_)
{
}

DeckFiles::~DeckFiles()
{
    saver_.wait();
}

bool DeckFiles::may_leave()
{
    for (std::size_t tab = 0; tab < document_.decks().size(); ++tab) {
        if (!may_close(tab))
            return false;
    }
    return true;
}

bool DeckFiles::leave()
{
    if (!may_leave())
        return false;
    std::vector<std::filesystem::path> files;
    int active = 0;
    for (std::size_t tab = 0; tab < document_.decks().size(); ++tab) {
        if (document_.decks()[tab].file.empty())
            continue;
        if (tab <= document_.active())
            active = static_cast<int>(files.size());
        files.push_back(document_.decks()[tab].file);
    }
    remember_open_decks(settings_, files, active);
    document_.close_all();
    return true;
}

void DeckFiles::reopen_last()
{
    std::vector<std::string> missing;
    std::string active;
    for (std::size_t at = 0; at < settings_.open_decks.size(); ++at) {
        const std::string& file = settings_.open_decks[at];
        if (!open_in_document(file).faults.empty())
            missing.push_back(file);
        else if (static_cast<int>(at) == settings_.active_deck)
            active = file;
    }
    if (const auto tab = active.empty() ? std::nullopt : document_.tab_of(active))
        document_.switch_to(*tab);
    if (!missing.empty())
        questions_.tell_failure(
            messages_.get("gui.reopen.missing"_msg, {{"count", static_cast<int>(missing.size())},
                                                     {"files", messages_.list(missing)}}));
}

/// A deck without unsaved changes is opened from its file as it is now; others as they were.
void DeckFiles::recover(const KeptDeck& kept)
{
    const std::string recovered = messages_.get("command.reason.recover"_msg);
    const auto there = fingerprint(kept.file);
    if (!kept.is_unsaved && there && (kept.steps.empty() || there != kept.fingerprint) &&
        open_in_document(kept.file).faults.empty())
        return;
    if (kept.steps.empty())
        return document_.recover(kept.deck, kept.file, kept.fingerprint, recovered);
    History<Deck> history(kept.steps, kept.position, kept.saved);
    const bool is_saved = !kept.is_unsaved && (there || kept.file.empty());
    if (is_saved != history.is_saved())
        is_saved ? history.mark_saved() : history.mark_unsaved();
    document_.recover(std::move(history), kept.file, kept.fingerprint);
}

void DeckFiles::recover(const KeptDecks& lost)
{
    std::optional<std::uint64_t> active;
    for (const KeptDeck& kept : lost.decks) {
        recover(kept);
        if (kept.id == lost.active)
            active = document_.active_id();
    }
    if (!active)
        return;
    const auto shown = std::ranges::find(document_.decks(), *active, &OpenDeck::id);
    document_.switch_to(static_cast<std::size_t>(shown - document_.decks().begin()));
}

std::vector<BundledDeck> DeckFiles::examples()
{
    try {
        return bundled_decks(document_.catalogue().decks);
    } catch (const DataError& error) { // the folder no longer exists
        questions_.tell_failure(placed_fault_text(error.fault(), messages_));
    }
    return {};
}

void DeckFiles::reload()
{
    saver_.wait();
    const ImportedDeck imported = document_.reload(messages_.get("command.reason.reload"_msg));
    if (imported.faults.empty())
        questions_.nothing_to_tell();
    else
        questions_.tell_failure(placed_fault_text(imported.faults.front(), messages_));
}

bool DeckFiles::close(std::size_t tab)
{
    if (!may_close(tab))
        return false;
    questions_.nothing_to_tell();
    document_.close(tab);
    return true;
}

/// Shows the deck before asking about it. Waits first for a save that is under way: if it fails,
/// the deck still has unsaved changes and stays open.
bool DeckFiles::may_close(std::size_t tab)
{
    saver_.wait();
    if (!document_.decks()[tab].has_unsaved_changes())
        return true;
    document_.switch_to(tab);
    switch (questions_.what_about_changes(deck_name())) {
    case FileQuestions::Unsaved::Save:
        if (!save())
            return false;
        saver_.wait();
        return !document_.has_unsaved_changes();
    case FileQuestions::Unsaved::Discard:
        return true;
    case FileQuestions::Unsaved::Cancel:
        return false;
    }
    return false;
}

void DeckFiles::start_new()
{
    questions_.nothing_to_tell();
    document_.start_new();
}

void DeckFiles::open()
{
    if (const auto file = questions_.file_to_open(likely_folder()))
        open(*file);
}

ImportedDeck DeckFiles::open_in_document(const std::filesystem::path& file,
                                         const DeckDocument::LookAtImport& look)
{
    return document_.open(file, look, [&](Deck& deck) {
        word_bundled_deck(deck, file, document_.catalogue(), messages_);
    });
}

void DeckFiles::open(const std::filesystem::path& file)
{
    saver_.wait();                 // the file may still be being written
    std::optional<bool> is_wanted; // empty: the user was not asked
    const ImportedDeck imported = open_in_document(file, [&](ImportedDeck& found) {
        UnclearImport unclear(found, document_.catalogue(), messages_);
        is_wanted = questions_.look_at_import(file.filename().string(), unclear);
        found.deck = unclear.deck();
        return *is_wanted;
    });
    if (is_wanted == false)
        return;
    if (!imported.faults.empty()) {
        if (imported.faults.front().kind == FaultKind::FileMissing)
            forget_deck(settings_, file);
        if (imported.faults.front().kind == FaultKind::OtherGame &&
            questions_.open_elsewhere(file, imported.faults.front().what))
            return;
        questions_.tell_failure(placed_fault_text(imported.faults.front(), messages_));
        return;
    }
    questions_.nothing_to_tell();
    if (!is_bundled(file, document_.catalogue()))
        remember_deck(settings_, file);
    std::string told = by_custom_text(imported, document_.catalogue().library, messages_);
    if (imported.encoding != TextEncoding::Utf8)
        told =
            joined_sentences(messages_.get("import.encoding"_msg,
                                           {{"encoding", std::string(name_of(imported.encoding))}}),
                             told, messages_);
    if (!told.empty())
        questions_.tell_success(told);
    if (!imported.problems.empty() && !is_wanted)
        questions_.show_report(
            messages_.get("gui.report.import"_msg, {{"file", file.filename().string()}}),
            import_problem_texts(imported.problems, document_.catalogue().library, messages_));
}

void DeckFiles::open_code(const std::string& code)
{
    const PastedDeck pasted = read_pasted(code, document_.catalogue(), messages_);
    if (!pasted.is_usable())
        return questions_.tell_failure(pasted_summary(pasted, messages_));
    questions_.nothing_to_tell();
    document_.start_new();
    replace_by_pasted(document_, pasted, messages_);
    questions_.tell_success(pasted_summary(pasted, messages_));
}

bool DeckFiles::save()
{
    const std::filesystem::path file = document_.file();
    if (file.empty() || is_bundled(file, document_.catalogue()))
        return save_as();
    if (!document_.file_was_changed())
        return save_to(file);
    switch (questions_.what_about_other_changes(deck_name())) {
    case FileQuestions::FileChangedAnswer::Overwrite:
        return save_to(file);
    case FileQuestions::FileChangedAnswer::SaveElsewhere:
        return save_as();
    case FileQuestions::FileChangedAnswer::Cancel:
        return false;
    }
    return false;
}

bool DeckFiles::save_as()
{
    const DeckFileKind& ours = deck_file_kinds().front();
    const auto file = with_ending(questions_.file_to_save(suggested_file(ending_of(ours))), ours);
    return file && save_to(*file);
}

bool DeckFiles::save_to(const std::filesystem::path& file)
{
    questions_.nothing_to_tell();
    const auto result = std::make_shared<std::optional<bool>>(); // empty while writing
    const auto saving = std::make_shared<const DeckDocument::Saving>(document_.begin_save(file));
    const auto write = [saving, tools = document_.catalogue().tools()] {
        return write_deck(saving->content, saving->file, tools);
    };
    saver_.run(write, [this, saving, result](const SavedDeck& saved) {
        *result = end_save(*saving, saved);
    });
    return result->value_or(true);
}

/// If another deck is active by now, offers no other file, because the offer would be about that
/// one.
bool DeckFiles::end_save(const DeckDocument::Saving& saving, const SavedDeck& saved)
{
    document_.end_save(saving, saved);
    if (!saved.fault) {
        remember_deck(settings_, saving.file);
        return true;
    }
    const std::string sentence = placed_fault_text(*saved.fault, messages_);
    if (saving.deck == document_.active_id())
        questions_.tell_not_saved(sentence);
    else
        questions_.tell_failure(sentence);
    return false;
}

/// Tells of losses before the file is chosen, so that the user can choose another kind.
void DeckFiles::export_copy(const DeckFileKind& kind)
{
    const Catalogue& catalogue = document_.catalogue();
    const std::filesystem::path suggested = suggested_file(ending_of(kind));
    const std::vector<std::string> losses =
        loss_texts(write_proven(document_.deck(), kind, suggested.string(), catalogue.tools()),
                   catalogue.library, messages_);
    if (!losses.empty() && !questions_.may_leave_out(kind, losses))
        return;
    const auto file = with_ending(questions_.file_to_export(suggested, kind), kind);
    if (!file)
        return;
    DeckFileTools tools = catalogue.tools();
    tools.language = messages_.card_language();
    const auto result = export_deck(document_.deck(), *file, kind, tools);
    if (const auto* fault = std::get_if<Fault>(&result)) {
        questions_.tell_failure(placed_fault_text(*fault, messages_));
        return;
    }
    const auto& written = std::get<WrittenDeck>(result);
    const std::string name = file->filename().string();
    questions_.tell_success(
        messages_.get("gui.exported"_msg, {{"count", written.cards_out}, {"file", name}}));
}

std::string DeckFiles::deck_name() const
{
    return kizuna::deck_name(document_.deck(), document_.file(), messages_);
}

std::string DeckFiles::name_in(const std::filesystem::path& file) const
{
    const auto text = read_deck_text(file);
    if (const auto* good = std::get_if<std::string>(&text)) {
        ImportedDeck imported = read_deck(*good, file.string(), document_.catalogue().tools());
        word_bundled_deck(imported.deck, file, document_.catalogue(), messages_);
        if (imported.faults.empty() && !imported.deck.name.empty())
            return imported.deck.name;
    }
    return file.filename().string();
}

/// The folder of the open deck, else the chosen folder, else that of the most recent deck.
std::filesystem::path DeckFiles::likely_folder() const
{
    const std::filesystem::path& file = document_.file();
    if (!file.empty() && !is_bundled(file, document_.catalogue()))
        return absolute_path(file).parent_path();
    std::error_code ignored;
    if (std::filesystem::is_directory(settings_.deck_folder, ignored))
        return settings_.deck_folder;
    return settings_.recent_decks.empty()
               ? std::filesystem::path()
               : std::filesystem::path(settings_.recent_decks.front()).parent_path();
}

std::filesystem::path DeckFiles::suggested_file(std::string_view ending) const
{
    return likely_folder() / name_with(as_file_name(deck_name()), std::string(ending));
}

/// Adds the extension of the kind to a new file; an existing file keeps its name.
std::optional<std::filesystem::path>
DeckFiles::with_ending(const std::optional<std::filesystem::path>& file, const DeckFileKind& kind)
{
    std::error_code ignored;
    if (!file || std::filesystem::exists(*file, ignored))
        return file;
    const auto whole = file->parent_path() / name_with(file->filename().string(), ending_of(kind));
    if (whole != *file && std::filesystem::exists(whole, ignored) && !questions_.may_replace(whole))
        return std::nullopt;
    return whole;
}

} // namespace kizuna
