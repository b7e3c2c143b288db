#include "cli/console/options.h"

#include "app/base/program_files.h"
#include "app/cards/card_import_text.h"
#include "app/collection/user_cards.h"

#include <algorithm>
#include <optional>
#include <ostream>

namespace kizuna {
namespace {

Json conflict_json(const CardConflict& conflict)
{
    return Json::object({{"file", conflict.file},
                         {"line", conflict.line},
                         {"card", conflict.card},
                         {"fact", card_fact_word(conflict.fact)},
                         {"known", conflict.known},
                         {"told", conflict.told}});
}

Json import_json(const CardImport& imported, const std::vector<std::string>& replaced,
                 bool is_written, const Messages& messages)
{
    const auto unread_json = [&](const UnreadRow& row) {
        return Json::object({{"file", row.file},
                             {"line", row.line},
                             {"text", row.text},
                             {"reason", unread_row_id(row)},
                             {"message", unread_row_text(row, messages)}});
    };
    return Json::object({{"texts", imported.texts.size()},
                         {"cards", Json::list(imported.cards, &NewCard::id)},
                         {"replaced", Json::list(replaced)},
                         {"conflicts", Json::list(imported.conflicts, conflict_json)},
                         {"unread", Json::list(imported.unread, unread_json)},
                         {"written", is_written}});
}

/// Fails for each file that cannot be used; then nothing is written.
bool are_usable(CommandLine& line, const CardImport& imported)
{
    bool usable = true;
    for (const UnreadRow& row : imported.unread) {
        if (row.line > 0)
            continue;
        usable = false;
        if (row.fault)
            line.fail(*row.fault);
        else
            line.fail(unread_row_text(row, line.messages()), row.file);
    }
    return usable;
}

void say_import(CommandLine& line, const CardImport& imported,
                const std::vector<std::string>& replaced, bool is_written)
{
    const Messages& messages = line.messages();
    line.out << card_import_text(imported, messages) << '\n';
    const auto say = [&](const std::string& file, int row, const std::string& sentence) {
        line.out << "  " << row_place_text(file, row, messages) << ": " << sentence << '\n';
    };
    if (!replaced.empty())
        line.out << "  " << replaced_texts_text(replaced, messages) << '\n';
    for (const CardConflict& conflict : imported.conflicts)
        say(conflict.file, conflict.line, card_conflict_text(conflict, messages));
    for (const UnreadRow& row : imported.unread)
        say(row.file, row.line, unread_row_text(row, messages));
    if (is_written)
        line.note("cli.library.import.kept"_msg, {{"folder", user_data_folder().string()}});
}

/// Reads standard input for a single "-". Empty if that fails, which is reported.
std::optional<CardImport> read_lists(CommandLine& line, const std::vector<std::string>& files)
{
    const DeckFileTools tools = line.catalogue().tools();
    if (files != std::vector<std::string>{"-"})
        return import_cards({files.begin(), files.end()}, tools);
    auto text = line.read("-");
    if (!text)
        return std::nullopt;
    return import_card_text(std::move(*text), "-", tools);
}

void import_files(CommandLine& line, const std::vector<std::string>& files, bool is_dry_run)
{
    std::optional<CardImport> read = read_lists(line, files);
    if (!read)
        return;
    CardImport& imported = *read;
    // In folders, files that are no card lists are skipped.
    std::erase_if(imported.unread, [&](const UnreadRow& row) {
        return row.reason == UnreadRow::Reason::NoCardList &&
               std::ranges::find(files, row.file) == files.end();
    });
    if (!are_usable(line, imported))
        return;
    const std::vector<std::string> replaced = imported.texts.differing(line.user_cards().texts());
    if (!is_dry_run) {
        if (const auto fault = line.user_cards().add(imported))
            return line.fail(*fault);
        line.note_file_written();
    }
    if (!imported.conflicts.empty() || !imported.unread.empty() || !imported.is_card_list)
        line.answer(Answer::No);
    if (line.options.json)
        line.print(import_json(imported, replaced, !is_dry_run, line.messages()));
    else
        say_import(line, imported, replaced, !is_dry_run);
}

} // namespace

void add_library_import(CLI::App& library, CommandLine& line)
{
    const Subcommand command(
        library, line, "import", "cli.library.import"_msg,
        {"library import plugins/FECipher0/sets --dry-run", "cli.library.import.example"_msg});
    const CLI::Option& files = command.arguments("FILE", "cli.library.import.files"_msg);
    const CLI::Option& dry_run = command.flag("--dry-run", "cli.library.import.dry-run"_msg);
    command.runs(
        [&line, &files, &dry_run] { import_files(line, files.results(), is_set(dry_run)); });
}

} // namespace kizuna
