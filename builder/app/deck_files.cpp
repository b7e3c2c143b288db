#include "app/deck_files.h"

#include "app/fault_text.h"

#include <algorithm>

namespace kizuna {
namespace {

std::vector<std::string> report_lines(const std::vector<ImportProblem>& problems,
                                      const Messages& messages)
{
    std::vector<std::string> lines;
    for (const ImportProblem& problem : problems)
        lines.push_back(import_problem_text(problem, messages));
    return lines;
}

/// The program's own decks are never written over.
bool is_bundled(const std::filesystem::path& file, const Catalogue& catalogue)
{
    std::error_code ignored;
    return std::filesystem::equivalent(file.parent_path(), catalogue.decks, ignored);
}

} // namespace

DeckFiles::DeckFiles(DeckDocument& document, Settings& settings, FileQuestions& questions,
                     const Messages& messages)
    : document_(document), settings_(settings), questions_(questions), messages_(messages)
{
}

bool DeckFiles::may_leave()
{
    if (!document_.has_unsaved_changes())
        return true;
    switch (questions_.what_about_changes(deck_name())) {
    case FileQuestions::Unsaved::Save:
        return save();
    case FileQuestions::Unsaved::Discard:
        return true;
    case FileQuestions::Unsaved::Cancel:
        return false;
    }
    return false;
}

void DeckFiles::start_new()
{
    if (!may_leave())
        return;
    questions_.nothing_to_tell();
    document_.start_new();
}

void DeckFiles::open()
{
    if (!may_leave())
        return;
    if (const auto file = questions_.file_to_open())
        read(*file);
}

void DeckFiles::open(const std::filesystem::path& file)
{
    if (may_leave())
        read(file);
}

void DeckFiles::read(const std::filesystem::path& file)
{
    const ImportedDeck imported = document_.open(file);
    if (!imported.faults.empty()) {
        questions_.tell_failure(placed_fault_text(imported.faults.front(), messages_));
        return;
    }
    questions_.nothing_to_tell();
    if (!is_bundled(file, document_.catalogue()))
        remember_deck(settings_, file);
    if (!imported.problems.empty())
        questions_.show_report(
            messages_.get("gui.report.import"_msg, {{"file", file.filename().string()}}),
            report_lines(imported.problems, messages_));
}

bool DeckFiles::save()
{
    const std::filesystem::path file = document_.file();
    return file.empty() || is_bundled(file, document_.catalogue()) ? save_as() : save_to(file);
}

bool DeckFiles::save_as()
{
    const auto file = questions_.file_to_save(suggested_name());
    return file && save_to(*file);
}

bool DeckFiles::save_to(const std::filesystem::path& file)
{
    if (const auto fault = document_.save(file)) {
        questions_.tell_failure(placed_fault_text(*fault, messages_));
        return false;
    }
    questions_.nothing_to_tell();
    remember_deck(settings_, file);
    return true;
}

void DeckFiles::export_copy(const DeckFileKind& kind)
{
    const auto file = questions_.file_to_export(suggested_name(), kind);
    if (!file)
        return;
    const auto result = document_.export_to(*file, kind);
    if (const auto* fault = std::get_if<Fault>(&result)) {
        questions_.tell_failure(placed_fault_text(*fault, messages_));
        return;
    }
    const auto& written = std::get<WrittenDeck>(result);
    const std::string name = file->filename().string();
    questions_.tell_success(
        messages_.get("gui.exported"_msg, {{"count", written.cards_out}, {"file", name}}));
    if (!written.problems.empty())
        questions_.show_report(messages_.get("gui.report.export"_msg, {{"file", name}}),
                               report_lines(written.problems, messages_));
}

std::string DeckFiles::deck_name() const
{
    const std::string& name = document_.deck().name;
    if (!name.empty())
        return name;
    const std::string file = document_.file().filename().string();
    return file.empty() ? messages_.get("gui.deck.unnamed"_msg) : file;
}

std::string DeckFiles::name_in(const std::filesystem::path& file) const
{
    const auto text = read_file(file);
    if (const auto* good = std::get_if<std::string>(&text)) {
        const ImportedDeck imported =
            read_deck(*good, file.string(), document_.catalogue().tools());
        if (imported.faults.empty() && !imported.deck.name.empty())
            return imported.deck.name;
    }
    return file.filename().string();
}

std::string DeckFiles::suggested_name() const
{
    std::string name = deck_name();
    std::ranges::replace(name, '/', '-');
    return name;
}

} // namespace kizuna
