#include "cli/batch/batch.h"
#include "cli/batch/batch_commands.h"
#include "cli/cards/listed_cards.h"
#include "cli/console/options.h"
#include "cli/console/text_layout.h"
#include "cli/files/deck_input.h"
#include "cli/files/deck_json.h"

#include "app/card_games/card_game_text.h"
#include "app/text/violation_text.h"
#include "decks/legality/legality.h"

#include <algorithm>
#include <ostream>

namespace kizuna {
namespace {

/// A deck judged by one format.
struct CheckedDeck {
    const Format& format;
    const ResolvedDeck& cards;
    std::vector<Violation> violations;
    std::vector<Warning> warnings;
};

class Check {
public:
    Check(CommandLine& line, const std::string& format) : line_(line), format_(format)
    {
        line.takes_other_card_games = true;
    }

    void run(const std::vector<std::string>& arguments)
    {
        for (const std::string& argument : arguments)
            check_deck(argument);
        if (!entries_.empty())
            line_.print(Json::object({{"decks", entries_}}));
    }

private:
    void check_deck(const std::string& argument)
    {
        const auto input = read_deck_input(line_, argument);
        if (!input)
            return;
        if (const auto refused =
                refused_format(input->deck, input->format_place, format_, input->name))
            return line_.fail(*refused);
        std::vector<const Format*> formats;
        if (format_ == "all") {
            for (const Format& format : line_.catalogue().formats)
                formats.push_back(&format);
        } else {
            const std::string& id = format_.empty() ? input->deck.format : format_;
            const Place place = format_.empty() ? input->format_place : Place();
            formats.push_back(read_format_argument(line_, id, place));
        }

        const CardLibrary& library = line_.catalogue().library;
        const ResolvedDeck cards = resolve(input->deck, library);
        std::vector<std::string> said;
        for (const Format* format : formats) {
            if (!format)
                return;
            const CheckedDeck checked{*format, cards,
                                      check_legality(input->deck, cards, *format, library),
                                      advise(input->deck, cards, *format, library)};
            if (!checked.violations.empty())
                line_.answer(Answer::No);
            if (line_.options.json)
                entries_.push_back(entry_json(*input, checked));
            else
                say(*input, checked);
            if (const CardGame* game = line_.card_game(); game && !line_.options.json)
                say_partial(line_, *game);
            warn(*input, checked, said);
        }
    }

    /// Notes advice, once if it applies in several formats.
    void warn(const DeckInput& input, const CheckedDeck& checked, std::vector<std::string>& said)
    {
        for (const Warning& warning : checked.warnings) {
            const std::string text = input.name + ": " + std::string(code_of(warning.kind)) + ": " +
                                     warning_text(warning, line_.messages());
            if (std::ranges::count(said, text) > 0)
                continue;
            said.push_back(text);
            line_.note(text);
        }
    }

    void say(const DeckInput& input, const CheckedDeck& checked)
    {
        const Messages& messages = line_.messages();
        const Paint paint(line_.colours());
        const std::string format = in_language(checked.format.name, messages);
        const int size = checked.cards.size;
        if (const CardGame* game = line_.card_game()) {
            const std::string verdict =
                messages.get("cli.check.game"_msg,
                             {{"deck", input.name},
                              {"count", size},
                              {"verdict", card_game_verdict_text(*game, checked.violations,
                                                                 checked.warnings, messages)}});
            line_.out << (std::ranges::none_of(checked.violations, is_sure) ? paint.strong(verdict)
                                                                            : paint.bad(verdict))
                      << '\n';
        } else if (checked.violations.empty()) {
            line_.out << paint.good(messages.get(
                             "cli.check.legal"_msg,
                             {{"deck", input.name}, {"format", format}, {"count", size}}))
                      << '\n';
        } else {
            line_.out << paint.bad(
                             messages.get("cli.check.illegal"_msg,
                                          {{"deck", input.name},
                                           {"format", format},
                                           {"count", static_cast<int>(checked.violations.size())}}))
                      << '\n';
        }
        for (const Violation& violation : checked.violations) {
            line_.out << "  " << paint.strong(code_of(violation)) << ": "
                      << violation_text(violation, messages) << '\n';
            if (const std::string mend = told_mend_text(violation, messages); !mend.empty())
                line_.out << "    " << messages.get("cli.check.mend"_msg, {{"mend", mend}}) << '\n';
        }
    }

    Json entry_json(const DeckInput& input, const CheckedDeck& checked)
    {
        const ResolvedDeck& resolved = checked.cards;
        return check_json(line_, {.file = input.name,
                                  .name = input.deck.name,
                                  .format = checked.format,
                                  .size = resolved.size,
                                  .protagonist = resolved.designated ? resolved.designated
                                                                     : protagonist_of(resolved),
                                  .violations = checked.violations,
                                  .warnings = checked.warnings,
                                  .problems = input.problems});
    }

    CommandLine& line_;
    std::string format_;
    Json::Array entries_;
};

} // namespace

void add_check_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(
        parser, line, "check", "cli.check"_msg,
        {"check bundled:altean-vanguard --format standard", "cli.check.example"_msg});
    const CLI::Option& decks = command.arguments("DECK", "cli.check.decks"_msg);
    const CLI::Option& format = command.value("--format", "ID|all", "cli.check.format"_msg);
    const CLI::Option& csv = command.flag("--csv", "cli.check.csv"_msg);
    command.runs([&line, &decks, &format, &csv] {
        const std::string wanted = value_of(format);
        if (!wanted.empty() && wanted != "all" && !read_format_argument(line, wanted, {}))
            return;
        if (is_set(csv) || is_batch(decks.results()))
            check_batch(line, decks.results(), wanted, is_set(csv));
        else
            Check(line, wanted).run(decks.results());
    });
}

} // namespace kizuna
