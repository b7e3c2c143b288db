#include "cli/console/options.h"
#include "cli/decks/deck_input.h"
#include "cli/decks/deck_json.h"
#include "cli/decks/deck_output.h"

#include "app/text/import_text.h"

#include <ostream>

namespace kizuna {
namespace {

struct ConvertOptions {
    std::string in;
    std::string out;
    std::string from;
    std::string to;
    std::string pictures; ///< empty: as the form has it
    bool strict = false;
};

void say(CommandLine& line, const ConvertOptions& options, const DeckInput& input,
         const WrittenDeck& written, bool stopped)
{
    // What is wrong with lines of the input was told when it was read.
    std::ostream& to = options.out == "-" ? line.err : line.out;
    for (const ImportProblem& problem : written.problems)
        line.note(options.out + ": " + import_problem_text(problem, line.messages()));
    if (options.out == "-" && line.options.quiet)
        return;
    if (stopped)
        to << line.text(
                  "cli.convert.stopped"_msg,
                  {{"count", static_cast<int>(input.problems.size() + written.problems.size())}})
           << '\n';
    else
        to << line.text("cli.convert.done"_msg, {{"in", options.in},
                                                 {"out", options.out},
                                                 {"before", input.cards_in},
                                                 {"after", written.cards_out}})
           << '\n';
}

void convert(CommandLine& line, const ConvertOptions& options)
{
    const DeckFileKind* from = nullptr;
    if (!options.from.empty() && !(from = input_kind(line, options.from)))
        return;
    const DeckFileKind* to = output_kind(line, options.to, options.out,
                                         options.out == "-" ? &deck_file_kinds().front() : nullptr);
    if (!to)
        return;
    const auto input = read_deck_input(line, options.in, from);
    if (!input)
        return;

    DeckFileTools tools = line.catalogue().tools();
    if (!options.pictures.empty())
        tools.picture_address = options.pictures;
    const WrittenDeck written = to->write(input->deck, tools);
    const bool lossless = input->problems.empty() && written.problems.empty();
    const bool stopped = options.strict && !lossless;
    if (stopped)
        line.answer(Answer::No);
    else if (!(options.out == "-" && line.options.json) &&
             !write_output(line, options.out, written))
        return;

    if (!line.options.json) {
        say(line, options, *input, written, stopped);
        return;
    }
    Json::Array problems;
    for (const auto* list : {&input->problems, &written.problems}) {
        for (const ImportProblem& problem : *list)
            problems.push_back(problem_json(problem));
    }
    Json document = Json::object({{"in", options.in},
                                  {"out", options.out},
                                  {"kind_in", input->kind->id},
                                  {"kind_out", to->id},
                                  {"cards_in", input->cards_in},
                                  {"cards_out", written.cards_out},
                                  {"lossless", lossless},
                                  {"problems", problems},
                                  {"written", !stopped}});
    if (options.out == "-" && !stopped)
        document.set("text", written.text);
    line.print(std::move(document));
}

} // namespace

void add_convert_command(CLI::App& parser, CommandLine& line)
{
    CLI::App& command =
        add_command(parser, line, "convert", "cli.convert"_msg,
                    {"convert starter.fe0d starter.dek --strict", "cli.convert.example"_msg});
    const CLI::Option& in = add_argument(command, line, "IN", "cli.deck"_msg);
    const CLI::Option& out = add_argument(command, line, "OUT", "cli.convert.out"_msg);
    const CLI::Option& from = add_value(command, line, "--from", "KIND", "cli.convert.from"_msg);
    const CLI::Option& to = add_value(command, line, "--to", "KIND", "cli.convert.to"_msg);
    const CLI::Option& pictures =
        add_value(command, line, "--pictures", "ADDRESS", "cli.convert.pictures"_msg);
    const CLI::Option& strict = add_switch(command, line, "--strict", "cli.convert.strict"_msg);
    command.callback([&line, &in, &out, &from, &to, &pictures, &strict] {
        convert(line, {.in = value_of(in),
                       .out = value_of(out),
                       .from = value_of(from),
                       .to = value_of(to),
                       .pictures = value_of(pictures),
                       .strict = is_set(strict)});
    });
}

} // namespace kizuna
