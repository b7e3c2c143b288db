#include "cli/batch/batch.h"

#include "cli/cards/card_input.h"
#include "cli/files/deck_input.h"

#include "app/batch/archive.h"
#include "app/text/fault_text.h"
#include "app/text/printable.h"
#include "cards/base/encodings.h"
#include "cards/base/plain_text.h"

#include <algorithm>

namespace kizuna {
namespace {

namespace fs = std::filesystem;

/// The name of the output folder for a folder or archive, if there are several.
fs::path folder_name(const std::string& argument)
{
    fs::path path = fs::path(argument).lexically_normal();
    if (!path.has_filename())
        path = path.parent_path();
    std::error_code error;
    if (fs::is_directory(path, error))
        return path.filename() == ".." || path.filename() == "." ? fs::path() : path.filename();
    std::string name = path.stem().string();
    if (lower_case(name).ends_with(".tar"))
        name.resize(name.size() - std::string_view(".tar").size());
    return name;
}

bool is_many(const std::string& argument)
{
    std::error_code error;
    return fs::is_directory(argument, error) || is_archive(argument);
}

/// A unique name, because archives may differ only in their extension, and folders only in their
/// parent.
fs::path new_folder_name(const std::string& argument, std::set<fs::path>& taken)
{
    const fs::path name = folder_name(argument);
    fs::path unique = name;
    for (int number = 2; !name.empty() && !taken.insert(unique).second; ++number)
        unique = name.string() + '-' + std::to_string(number);
    return unique;
}

/// False if the argument cannot be read, which is reported.
bool add_source(CommandLine& line, const std::string& argument, bool is_alone,
                std::set<fs::path>& folders, DeckSources& sources)
{
    if (argument == "-") {
        auto text = line.read(argument);
        if (text)
            sources.sources.push_back({.name = argument,
                                       .inside = "standard-input",
                                       .text = decoded_text(std::move(*text)).text});
        return text.has_value();
    }
    if (is_deck_link(argument)) {
        sources.sources.push_back({.name = argument, .inside = "deck", .text = argument});
        return true;
    }
    if (is_bundled(argument)) {
        const auto file = bundled_file(line, argument);
        if (file)
            sources.sources.push_back(
                {.name = argument, .path = *file, .inside = file->filename()});
        return file.has_value();
    }
    sources.add(argument,
                is_many(argument) && !is_alone ? new_folder_name(argument, folders) : fs::path());
    return true;
}

/// Notes the skipped files, so that the user does not take them for checked.
void note_passed_over(CommandLine& line, const Batch& batch,
                      const std::vector<std::string>& passed_over)
{
    constexpr std::size_t max_named = 20;
    std::vector<std::string> named;
    for (const std::string& file : passed_over) {
        if (named.size() < max_named)
            named.push_back(printable(file, file.size()));
    }
    if (!named.empty())
        line.note("cli.batch.passed-over"_msg,
                  {{"count", static_cast<int>(passed_over.size())},
                   {"more", static_cast<int>(passed_over.size() - named.size())},
                   {"files", line.messages().list(named)}});
    if (batch.sources.others > 0)
        line.note("cli.batch.others"_msg, {{"count", batch.sources.others}});
}

} // namespace

bool is_batch(const std::vector<std::string>& arguments)
{
    return std::ranges::any_of(arguments, is_many);
}

std::optional<Batch> read_batch(CommandLine& line, const std::vector<std::string>& arguments)
{
    Batch batch;
    if (const std::string& wanted = line.options.protagonist; !wanted.empty()) {
        const auto match = read_card_argument(line, wanted, Answer::Unusable);
        if (!match)
            return std::nullopt;
        batch.protagonist = match->card->id;
    }
    std::set<fs::path> folders;
    for (const std::string& argument : arguments) {
        const std::size_t begin = batch.sources.sources.size();
        const std::size_t faults = batch.sources.faults.size();
        if (!add_source(line, argument, arguments.size() == 1, folders, batch.sources))
            return std::nullopt;
        batch.parts.push_back(
            {argument, begin, batch.sources.sources.size(), batch.sources.faults.size() > faults});
    }
    for (const Fault& fault : batch.sources.faults)
        line.fail(fault);
    return batch;
}

void end_batch(CommandLine& line, const Batch& batch, const std::set<std::size_t>& with_decks,
               const std::vector<std::string>& passed_over)
{
    note_passed_over(line, batch, passed_over);
    if (batch.stopped) {
        line.note("cli.batch.stopped"_msg);
        line.answer(Answer::No);
        return;
    }
    for (const Batch::Part& part : batch.parts) {
        const auto first = with_decks.lower_bound(part.begin);
        const bool has_decks = first != with_decks.end() && *first < part.end;
        if (!has_decks && !part.has_faults)
            line.fail(line.text("cli.check.no-decks"_msg), part.argument);
    }
}

std::string row_text(const Fault& fault, CommandLine& line)
{
    Fault in_row = fault;
    in_row.place.file.clear(); // already at the start of the row
    return placed_fault_text(in_row, line.messages());
}

} // namespace kizuna
