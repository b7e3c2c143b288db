#include "cli/files/deck_output.h"

#include "cards/base/faults.h"
#include "cards/base/plain_text.h"

#include <filesystem>
#include <optional>
#include <ostream>

namespace kizuna {
namespace {

const DeckFileKind* kind_by_extension(const std::string& file)
{
    for (const DeckFileKind& kind : deck_file_kinds()) {
        if (ends_like(file, '.' + std::string(kind.extension)))
            return &kind;
    }
    return ends_like(file, ".yaml") || ends_like(file, ".yml") ? &deck_file_kinds().front()
                                                               : nullptr;
}

/// The form of a deck file by a later version of the program; empty for other files.
std::optional<int> newer_form_of(CommandLine& line, const std::string& file)
{
    const auto text = read_file(file);
    if (!std::holds_alternative<std::string>(text) || !is_kizuna_deck(std::get<std::string>(text)))
        return std::nullopt;
    const ImportedDeck old =
        read_kizuna_deck(std::get<std::string>(text), file, line.catalogue().tools());
    const bool newer = old.faults.empty() && old.deck.memory.form > DeckFileMemory().form;
    return newer ? std::optional(old.deck.memory.form) : std::nullopt;
}

/// `kind` if it has this function; else fails with the kinds that have it.
template <typename Function>
const DeckFileKind* kind_that_can(Function DeckFileKind::*function, const DeckFileKind* kind,
                                  CommandLine& line, const std::string& message)
{
    if (kind && kind->*function)
        return kind;
    std::vector<std::string> known;
    for (const DeckFileKind& each : deck_file_kinds()) {
        if (each.*function)
            known.emplace_back(each.id);
    }
    line.fail(message, {}, known);
    return nullptr;
}

} // namespace

const DeckFileKind* input_kind(CommandLine& line, const std::string& id)
{
    return kind_that_can(&DeckFileKind::read, deck_file_kind(id), line,
                         line.text("cli.convert.no-kind"_msg, {{"kind", id}}));
}

const DeckFileKind* output_kind(CommandLine& line, const std::string& id, const std::string& file,
                                const DeckFileKind* otherwise)
{
    const DeckFileKind* kind = id.empty() ? kind_by_extension(file) : deck_file_kind(id);
    if (!kind && id.empty())
        kind = otherwise;
    return kind_that_can(&DeckFileKind::write, kind, line,
                         id.empty() ? line.text("cli.convert.which-kind"_msg, {{"file", file}})
                                    : line.text("cli.convert.no-kind"_msg, {{"kind", id}}));
}

bool write_output(CommandLine& line, const std::string& file, const std::string& text)
{
    if (file == "-") {
        line.content() << text;
        return true;
    }
    if (const auto fault = write_file(file, text)) {
        line.fail(*fault);
        return false;
    }
    line.note_file_written();
    return true;
}

bool write_deck(CommandLine& line, const std::string& file, const WrittenDeck& written)
{
    const auto newer = file == "-" ? std::nullopt : newer_form_of(line, file);
    if (newer) {
        line.fail(
            Fault{faults::NewerForm{std::to_string(*newer), std::to_string(DeckFileMemory().form)},
                  {.file = file}});
        return false;
    }
    return write_output(line, file, written.text);
}

bool ends_like(const std::string& file, std::string_view ending)
{
    return lower_case(file).ends_with(ending);
}

bool is_picture_file(CommandLine& line, const std::string& file)
{
    if (ends_like(file, ".png") || ends_like(file, ".svg"))
        return true;
    line.fail(line.text("cli.picture.which-kind"_msg), file, {".png", ".svg"});
    return false;
}

bool are_pictures(CommandLine& line, const std::string& folder)
{
    std::error_code error;
    if (folder.empty() || std::filesystem::is_directory(folder, error))
        return true;
    line.fail(line.text("cli.picture.no-folder"_msg), folder);
    return false;
}

} // namespace kizuna
