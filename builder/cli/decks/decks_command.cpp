#include "cli/console/options.h"
#include "cli/console/text_layout.h"
#include "cli/decks/deck_input.h"

#include <ostream>

namespace kizuna {
namespace {

void list_bundled(CommandLine& line)
{
    Json::Array entries;
    std::vector<std::vector<std::string>> rows;
    for (const BundledDeck& bundled : bundled_decks(line.folders())) {
        const std::string argument = "bundled:" + bundled.id;
        const auto input = read_deck_input(line, argument);
        if (!input)
            continue;
        const int size = resolve(input->deck, line.catalogue().library).size;
        entries.push_back(
            Json::object({{"id", argument}, {"name", input->deck.name}, {"size", size}}));
        rows.push_back(
            {argument, input->deck.name, line.text("cli.decks.size"_msg, {{"count", size}})});
    }
    if (line.options.json)
        line.print(Json::object({{"decks", entries}}));
    else
        line.out << table_text({{}, {}, {}}, rows, Paint(line.colours()));
}

} // namespace

void add_decks_command(CLI::App& parser, CommandLine& line)
{
    CLI::App& command =
        add_command(parser, line, "decks", "cli.decks"_msg, {"decks", "cli.decks.example"_msg});
    command.callback([&line] { list_bundled(line); });
}

} // namespace kizuna
