#include "cli/console/options.h"
#include "cli/console/text_layout.h"

#include "app/text/violation_text.h"
#include "decks/files/deck_file.h"

#include <ostream>

namespace kizuna {
namespace {

Json formats_json(CommandLine& line)
{
    const auto kind_json = [](const DeckFileKind& kind) {
        return Json::object({{"id", kind.id},
                             {"extension", kind.extension},
                             {"read", kind.read != nullptr},
                             {"write", kind.write != nullptr}});
    };
    const auto format_json = [&](const Format& format) {
        return Json::object({{"id", format.id},
                             {"name", in_language(format.name, line.messages())},
                             {"summary", in_language(format.summary, line.messages())}});
    };
    return Json::object({{"decks", Json::list(deck_file_kinds(), kind_json)},
                         {"rules", Json::list(line.catalogue().formats, format_json)}});
}

void say_formats(CommandLine& line)
{
    const Paint paint(line.colours());
    std::vector<std::vector<std::string>> kinds;
    for (const DeckFileKind& kind : deck_file_kinds()) {
        const MessageKey use = !kind.write  ? "cli.formats.read"_msg
                               : !kind.read ? "cli.formats.write"_msg
                                            : "cli.formats.read-write"_msg;
        kinds.push_back({std::string(kind.id), '.' + std::string(kind.extension), line.text(use)});
    }
    std::vector<std::vector<std::string>> rules;
    for (const Format& format : line.catalogue().formats)
        rules.push_back({format.id, in_language(format.name, line.messages()),
                         in_language(format.summary, line.messages())});

    line.out << paint.strong(line.text("cli.formats.decks"_msg)) << '\n'
             << table_text({{}, {}, {}}, kinds, paint, "  ") << '\n'
             << paint.strong(line.text("cli.formats.rules"_msg)) << '\n'
             << table_text({{}, {}, {}}, rules, paint, "  ");
}

} // namespace

void add_formats_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(parser, line, "formats", "cli.formats"_msg,
                             {"formats", "cli.formats.example"_msg});
    command.runs([&line] {
        if (line.options.json)
            line.print(formats_json(line));
        else
            say_formats(line);
    });
}

} // namespace kizuna
