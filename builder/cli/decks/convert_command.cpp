#include "cli/batch/batch_commands.h"
#include "cli/console/options.h"
#include "cli/files/deck_input.h"
#include "cli/files/deck_json.h"
#include "cli/files/deck_output.h"

#include "app/text/import_text.h"
#include "cards/library/card_words.h"
#include "decks/files/deck_import.h"
#include "decks/files/round_trip.h"

#include <algorithm>
#include <array>
#include <ostream>
#include <vector>

namespace kizuna {
namespace {

struct ConvertOptions {
    std::string in;
    std::string out;
    std::string from;
    std::string to;
    std::string pictures; ///< empty: the default of the form
    bool strict = false;
    ImportAnswers answers;
};

/// The result of a conversion.
struct Converted {
    ProvenDeck deck;
    bool stopped = false;
};

constexpr auto outcome_words = std::to_array<std::pair<std::string_view, RoundTrip::Outcome>>({
    {"equal", RoundTrip::Outcome::Equal},
    {"differs", RoundTrip::Outcome::Differs},
    {"write-only", RoundTrip::Outcome::WriteOnly},
    {"unreadable", RoundTrip::Outcome::Unreadable},
});
/// In the order of RoundTrip::Outcome.
constexpr std::array outcome_texts = {"cli.convert.same"_msg, "cli.convert.differs"_msg,
                                      "cli.convert.write-only"_msg, "cli.convert.unreadable"_msg};
static_assert(outcome_texts.size() == static_cast<std::size_t>(RoundTrip::Outcome::Unreadable) + 1);

/// The result of reading the new file back. `left_out`: number of lines and parts that were lost.
void say_round_trip(CommandLine& line, const ConvertOptions& options, const RoundTrip& back,
                    std::ptrdiff_t left_out, std::ostream& to)
{
    const std::vector<MessageArgument> files = {
        {"in", options.in},
        {"out", options.out},
        {"told", static_cast<int>(left_out)},
        {"count", static_cast<int>(back.differences.size())}};
    to << line.messages().get(outcome_texts[static_cast<std::size_t>(back.outcome)], files) << '\n';
    if (back.outcome != RoundTrip::Outcome::Differs)
        return;
    for (const DeckDifference& difference : back.differences)
        to << "  " << difference_text(difference, line.catalogue().library, line.messages())
           << '\n';
}

void say(CommandLine& line, const ConvertOptions& options, const DeckInput& input,
         const Converted& converted)
{
    std::ostream& to = options.out == "-" ? line.err : line.out;
    if (options.out == "-" && line.options.quiet)
        return;
    const WrittenDeck& written = converted.deck.written;
    const RoundTrip& back = converted.deck.back;
    const std::size_t lost = input.problems.size() + written.problems.size() +
                             converted.deck.unannounced(line.catalogue().library).size();
    if (converted.stopped && back.outcome != RoundTrip::Outcome::Unreadable)
        to << line.text("cli.convert.stopped"_msg, {{"count", static_cast<int>(lost)}}) << '\n';
    else
        to << line.text("cli.convert.done"_msg, {{"in", options.in},
                                                 {"out", options.out},
                                                 {"before", input.cards_in},
                                                 {"after", written.cards_out}})
           << '\n';
    const std::size_t told = input.problems.size() + written.problems.size();
    const auto left_out_of = [](const std::vector<ImportProblem>& problems) {
        return std::ranges::count(problems, ImportProblem::Reason::NotCarried,
                                  &ImportProblem::reason);
    };
    if (!converted.stopped || told == 0)
        say_round_trip(line, options, back,
                       left_out_of(input.problems) + left_out_of(written.problems), to);
}

Json converted_json(CommandLine& line, const ConvertOptions& options, const DeckInput& input,
                    const DeckFileKind& kind_out, const Converted& converted)
{
    const CardLibrary& library = line.catalogue().library;
    const WrittenDeck& written = converted.deck.written;
    const RoundTrip& back = converted.deck.back;
    std::vector<ImportProblem> problems = input.problems;
    problems.insert(problems.end(), written.problems.begin(), written.problems.end());
    const auto resolved_json = [](const ResolvedLine& each) {
        return Json::object({{"line", each.line}, {"text", each.text}, {"card", each.card->id}});
    };
    Json document = Json::object({{"in", options.in},
                                  {"out", options.out},
                                  {"kind_in", input.kind->id},
                                  {"kind_out", kind_out.id},
                                  {"cards_in", input.cards_in},
                                  {"cards_out", written.cards_out},
                                  {"lossless", input.problems.empty() && converted.deck.is_whole()},
                                  {"problems", problems_json(problems, library)},
                                  {"resolved", Json::list(input.resolved, resolved_json)},
                                  {"round_trip", word_of(outcome_words, back.outcome)},
                                  {"differences", differences_json(back.differences)},
                                  {"written", !converted.stopped}});
    if (options.out == "-" && !converted.stopped)
        document.set("text", written.text);
    return document;
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
    line.takes_other_card_games = true;
    const auto input = read_deck_input(line, options.in, from, options.answers);
    if (!input)
        return;
    if (line.card_game() && !names_other_card_games(*to))
        return line.fail(line.text("cli.convert.other-game"_msg, {{"kind", std::string(to->id)}}),
                         options.out, {"kizuna", "text"});

    DeckFileTools tools = line.catalogue().tools();
    if (!options.pictures.empty())
        tools.picture_address = options.pictures;
    tools.language = line.messages().language();
    Converted converted{write_proven(input->deck, *to, options.out, tools)};
    const WrittenDeck& written = converted.deck.written;
    // A name that was taken from the file name is not part of the file, so it cannot get lost.
    if (input->deck.name == name_from_file(options.in))
        converted.deck.back.ignore(DeckPart::Name);
    converted.stopped = options.strict && !(input->problems.empty() && converted.deck.is_whole());
    // Problems with the input were noted when it was read.
    if (!line.options.json)
        note_problems(line, options.out, written.problems);
    if (converted.stopped)
        line.answer(Answer::No);
    else if (!(options.out == "-" && line.options.json) && !write_deck(line, options.out, written))
        return;
    if (line.options.json)
        line.print(converted_json(line, options, *input, *to, converted));
    else
        say(line, options, *input, converted);
}

void convert_into_folder(CommandLine& line, const std::vector<std::string>& decks,
                         const ConvertOptions& options, bool overwrite, bool as_csv)
{
    const DeckFileKind* from = nullptr;
    if (!options.from.empty() && !(from = input_kind(line, options.from)))
        return;
    if (const DeckFileKind* to = output_kind(line, options.to, options.out, nullptr))
        convert_batch(line, decks,
                      {.from = from,
                       .to = to,
                       .folder = options.out,
                       .pictures = options.pictures,
                       .language = line.messages().language(),
                       .strict = options.strict,
                       .overwrite = overwrite},
                      as_csv);
}

} // namespace

void add_convert_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(
        parser, line, "convert", "cli.convert"_msg,
        {"convert starter.fe0d starter.dek --strict", "cli.convert.example"_msg});
    const CLI::Option& in = command.argument("IN", "cli.convert.in"_msg);
    const CLI::Option& out = command.optional_arguments("OUT", "cli.convert.out"_msg);
    const CLI::Option& folder = command.value("-o,--output", "DIR", "cli.convert.folder"_msg);
    const CLI::Option& from = command.value("--from", "KIND", "cli.convert.from"_msg);
    const CLI::Option& to = command.value("--to", "KIND", "cli.convert.to"_msg);
    const CLI::Option& pictures =
        command.value("--pictures", "ADDRESS", "cli.convert.pictures"_msg);
    const CLI::Option& strict = command.flag("--strict", "cli.convert.strict"_msg);
    const AnswerOptions answers = add_answer_options(command);
    const CLI::Option& force = command.flag("--force", "cli.convert.force"_msg);
    const CLI::Option& csv = command.flag("--csv", "cli.convert.csv"_msg);
    command.runs(
        [&line, &in, &out, &folder, &from, &to, &pictures, &strict, &force, &csv, answers] {
            std::vector<std::string> files = in.results();
            files.insert(files.end(), out.results().begin(), out.results().end());
            ConvertOptions options{.in = files.front(),
                                   .out = value_of(folder, files.back()),
                                   .from = value_of(from),
                                   .to = value_of(to),
                                   .pictures = value_of(pictures),
                                   .strict = is_set(strict),
                                   .answers = answers.answers()};
            if (!folder.results().empty() && !options.answers.empty())
                return line.fail("cli.convert.one-deck"_msg);
            if (!folder.results().empty())
                return convert_into_folder(line, files, options, is_set(force), is_set(csv));
            if (files.size() != 2)
                return line.fail("cli.convert.where-to"_msg);
            convert(line, options);
        });
}

} // namespace kizuna
