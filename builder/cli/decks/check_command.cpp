#include "cli/batch/batch.h"
#include "cli/cards/game_cards.h"
#include "cli/console/options.h"
#include "cli/console/text_layout.h"
#include "cli/files/deck_input.h"
#include "cli/files/deck_json.h"

#include "app/games/game_text.h"
#include "app/text/violation_text.h"
#include "decks/legality/legality.h"

#include <algorithm>
#include <ostream>

namespace kizuna {
namespace {

/// A deck seen by one format.
struct Judgement {
    const Format& format;
    const ResolvedDeck& cards;
    std::vector<Violation> violations;
    std::vector<Warning> warnings;
};

class Check {
public:
    Check(CommandLine& line, const std::string& format) : line_(line), format_(format)
    {
        line.takes_other_games = true;
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
            const Judgement judgement{*format, cards,
                                      check_legality(input->deck, cards, *format, library),
                                      advise(input->deck, cards, *format, library)};
            if (!judgement.violations.empty())
                line_.answer(Answer::No);
            if (line_.options.json)
                entries_.push_back(entry_json(*input, judgement));
            else
                say(*input, judgement);
            if (const GameProfile* game = line_.game(); game && !line_.options.json)
                say_partial(line_, *game);
            warn(*input, judgement, said);
        }
    }

    /// Advice that holds in several formats is given once.
    void warn(const DeckInput& input, const Judgement& judgement, std::vector<std::string>& said)
    {
        for (const Warning& warning : judgement.warnings) {
            const std::string text = input.name + ": " + std::string(code_of(warning.kind)) + ": " +
                                     warning_text(warning, line_.messages());
            if (std::ranges::count(said, text) > 0)
                continue;
            said.push_back(text);
            line_.note(text);
        }
    }

    void say(const DeckInput& input, const Judgement& judgement)
    {
        const Messages& messages = line_.messages();
        const Paint paint(line_.colours());
        const std::string format = in_language(judgement.format.name, messages);
        const int size = judgement.cards.size;
        if (const GameProfile* game = line_.game()) {
            const std::string verdict =
                messages.get("cli.check.game"_msg,
                             {{"deck", input.name},
                              {"count", size},
                              {"verdict", game_verdict_text(*game, judgement.violations,
                                                            judgement.warnings, messages)}});
            line_.out << (std::ranges::none_of(judgement.violations, is_sure)
                              ? paint.strong(verdict)
                              : paint.bad(verdict))
                      << '\n';
        } else if (judgement.violations.empty()) {
            line_.out << paint.good(messages.get(
                             "cli.check.legal"_msg,
                             {{"deck", input.name}, {"format", format}, {"count", size}}))
                      << '\n';
        } else {
            line_.out << paint.bad(messages.get(
                             "cli.check.illegal"_msg,
                             {{"deck", input.name},
                              {"format", format},
                              {"count", static_cast<int>(judgement.violations.size())}}))
                      << '\n';
        }
        for (const Violation& violation : judgement.violations) {
            line_.out << "  " << paint.strong(code_of(violation)) << ": "
                      << violation_text(violation, messages) << '\n';
            if (const std::string mend = told_mend_text(violation, messages); !mend.empty())
                line_.out << "    " << messages.get("cli.check.mend"_msg, {{"mend", mend}}) << '\n';
        }
    }

    Json entry_json(const DeckInput& input, const Judgement& judgement)
    {
        const ResolvedDeck& resolved = judgement.cards;
        return check_json(line_, {.file = input.name,
                                  .name = input.deck.name,
                                  .format = judgement.format,
                                  .size = resolved.size,
                                  .protagonist = resolved.designated ? resolved.designated
                                                                     : protagonist_of(resolved),
                                  .violations = judgement.violations,
                                  .warnings = judgement.warnings,
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
