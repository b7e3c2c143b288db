#include "cli/console/options.h"
#include "cli/console/text_layout.h"
#include "cli/files/deck_input.h"

#include "app/files/bundled_words.h"
#include "app/text/joined_text.h"
#include "decks/deck/deck_statistics.h"

#include <ostream>

namespace kizuna {
namespace {

void list_bundled(CommandLine& line)
{
    const CardLibrary& library = line.catalogue().library;
    const Messages& messages = line.messages();
    const Paint paint(line.colours());
    Json::Array entries;
    std::string text;
    for (const BundledDeck& bundled : bundled_decks(line.folders())) {
        const std::string argument = "bundled:" + bundled.id;
        const auto input = read_deck_input(line, argument);
        if (!input)
            continue;
        const DeckStatistics statistics = deck_statistics(input->deck, library);
        Json::Array symbols;
        for (const auto& [symbol, copies] : statistics.by_symbol) {
            if (symbol != "none")
                symbols.emplace_back(symbol);
        }
        entries.push_back(Json::object({{"id", argument},
                                        {"name", input->deck.name},
                                        {"size", statistics.size},
                                        {"symbols", symbols}}));
        const BundledWords words = bundled_words(bundled.id, library, messages);
        const std::string name = words.symbol.empty()
                                     ? input->deck.name
                                     : with_aside(input->deck.name, words.symbol, messages);
        text += paint.strong(argument) + "  " +
                joined_parts(name, line.text("cli.decks.size"_msg, {{"count", statistics.size}}),
                             messages) +
                '\n';
        if (!words.about.empty())
            text += "    " + words.about + '\n';
    }
    if (line.options.json)
        line.print(Json::object({{"decks", entries}}));
    else
        line.out << text;
}

} // namespace

void add_decks_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(parser, line, "decks", "cli.decks"_msg,
                             {"decks", "cli.decks.example"_msg});
    command.runs([&line] { list_bundled(line); });
}

} // namespace kizuna
