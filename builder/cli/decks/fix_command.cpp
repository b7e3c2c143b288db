#include "cli/console/options.h"
#include "cli/files/deck_input.h"
#include "cli/files/deck_json.h"
#include "cli/files/deck_output.h"

#include "app/text/violation_text.h"
#include "decks/legality/legality.h"

#include <ostream>

namespace kizuna {
namespace {

struct FixOptions {
    std::string deck;
    std::string format;
    std::string out; ///< empty: stdout
    bool dry_run = false;
    ImportAnswers answers;
};

void say_edits(const Mend& mend, CommandLine& line, std::ostream& to)
{
    if (mend.edits.empty() && mend.left.empty())
        to << line.text("cli.fix.nothing"_msg) << '\n';
    for (const Edit& edit : mend.edits)
        to << edit_text(edit, line.messages()) << '\n';
}

void say_left(const Mend& mend, CommandLine& line, std::ostream& to)
{
    bool has_unknown = false;
    to << line.text("cli.fix.left"_msg) << '\n';
    for (const Violation& violation : mend.left) {
        to << "  " << code_of(violation) << ": " << violation_text(violation, line.messages())
           << '\n';
        if (const std::string text = told_mend_text(violation, line.messages()); !text.empty())
            to << "    " << line.text("cli.check.mend"_msg, {{"mend", text}}) << '\n';
        has_unknown = has_unknown || std::holds_alternative<UnknownCard>(violation.reason);
    }
    if (has_unknown)
        to << line.text("cli.fix.unknown"_msg) << '\n';
}

void fix(CommandLine& line, const FixOptions& options)
{
    line.why_not_other_games = "mend";
    const auto input = read_deck_input(line, options.deck, nullptr, options.answers);
    if (!input)
        return;
    const Format* format = options.format.empty()
                               ? read_format_argument(line, input->deck.format, input->format_place)
                               : read_format_argument(line, options.format, {});
    const DeckFileKind* kind = output_kind(line, {}, options.out, &deck_file_kinds().front());
    if (!format || !kind)
        return;

    const CardLibrary& library = line.catalogue().library;
    const Mend mended = mend(input->deck, *format, library);
    const bool done = mended.left.empty();
    if (!done)
        line.answer(Answer::No);
    Json document = Json::object({{"legal", done},
                                  {"edits", Json::list(mended.edits, edit_json)},
                                  {"left", violations_json(mended.left, line)}});

    // If stdout gets the deck, the edits go to stderr.
    const bool deck_to_stdout = done && !options.dry_run && options.out.empty();
    if (done && !options.dry_run) {
        const WrittenDeck written = kind->write(mended.deck, line.catalogue().tools());
        note_problems(line, options.out, written.problems);
        if (!deck_to_stdout && !write_deck(line, options.out, written))
            return;
        if (deck_to_stdout && line.options.json)
            document.set("deck", written.text);
        else if (deck_to_stdout)
            line.content() << written.text;
    }
    if (line.options.json)
        return line.print(std::move(document));
    if (!deck_to_stdout)
        say_edits(mended, line, line.out);
    else if (!line.options.quiet)
        say_edits(mended, line, line.err);
    if (!done)
        say_left(mended, line, line.out);
}

} // namespace

void add_fix_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(
        parser, line, "fix", "cli.fix"_msg,
        {"fix my-deck.kizuna.yaml -o mended.kizuna.yaml", "cli.fix.example"_msg});
    const CLI::Option& deck = command.argument("DECK", "cli.deck"_msg);
    const CLI::Option& out = command.value("-o,--output", "OUT", "cli.fix.output"_msg);
    const CLI::Option& format = command.value("--format", "ID", "cli.fix.format"_msg);
    const CLI::Option& dry_run = command.flag("--dry-run", "cli.fix.dry-run"_msg);
    const AnswerOptions answers = add_answer_options(command);
    command.runs([&line, &deck, &out, &format, &dry_run, answers] {
        const std::string file = value_of(out);
        fix(line, {.deck = value_of(deck),
                   .format = value_of(format),
                   .out = file == "-" ? "" : file,
                   .dry_run = is_set(dry_run),
                   .answers = answers.answers()});
    });
}

} // namespace kizuna
