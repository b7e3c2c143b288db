#include "cli/files/import_answers.h"

#include "app/files/unclear_import.h"
#include "app/text/printable.h"
#include "cards/base/plain_text.h"
#include "cli/cards/card_input.h"
#include "cli/console/options.h"

#include <optional>
#include <unordered_set>
#include <utility>

namespace kizuna {
namespace {

/// True if the problem is on the line with this number or text.
bool is_on_line(const ImportProblem& problem, const std::string& named)
{
    const int number = number_in<int>(named).value_or(0);
    return (number > 0 && problem.line == number) || problem.text == named ||
           problem.wanted == named;
}

/// Adds problems for unknown cards, which the reader of our own form keeps without one.
void add_unknown_entries(ImportedDeck& imported, const CardLibrary& library)
{
    std::unordered_set<std::string> told;
    for (const ImportProblem& problem : imported.problems)
        told.insert({problem.wanted, problem.text});
    for (const auto* pile : {&imported.deck.cards, &imported.deck.maybe}) {
        for (const DeckEntry& entry : *pile) {
            if (!library.find(entry.code).card && !told.contains(entry.code))
                imported.problems.push_back(
                    {.line = 0,
                     .text = std::to_string(entry.copies) + ' ' + entry.code,
                     .wanted = entry.code,
                     .pile = pile == &imported.deck.maybe ? Pile::Maybe : Pile::Cards,
                     .code = entry.code,
                     .copies = entry.copies});
        }
    }
}

/// Parses a --resolve argument; fails on the line if it is malformed or names no card.
std::optional<std::pair<std::string, const Card*>> read_answer(CommandLine& line,
                                                               const std::string& argument)
{
    const std::size_t sign = argument.rfind('='); // the last one: shop codes contain "=" too
    if (sign == std::string::npos || sign == 0 || sign + 1 == argument.size()) {
        line.fail("cli.resolve.form"_msg, {{"argument", printable(argument)}});
        return std::nullopt;
    }
    const auto match = read_card_argument(line, argument.substr(sign + 1), Answer::Unusable);
    if (!match)
        return std::nullopt;
    return std::pair(argument.substr(0, sign), match->card);
}

} // namespace

ImportAnswers AnswerOptions::answers() const
{
    return {resolve.results(), is_set(take_first)};
}

AnswerOptions add_answer_options(const Subcommand& command)
{
    return {command.values("--resolve", "LINE=CARD", "cli.resolve"_msg),
            command.flag("--take-first", "cli.take-first"_msg)};
}

std::vector<ResolvedLine> answer_unclear_lines(CommandLine& line, const std::string& file,
                                               ImportedDeck& imported, const ImportAnswers& answers)
{
    if (answers.empty())
        return {};
    std::vector<std::pair<std::string, const Card*>> resolutions;
    for (const std::string& argument : answers.resolve) {
        const auto resolution = read_answer(line, argument);
        if (!resolution)
            return {};
        resolutions.push_back(*resolution);
    }
    const Catalogue& catalogue = line.catalogue();
    const std::size_t told = imported.problems.size();
    ImportedDeck asked = imported;
    add_unknown_entries(asked, catalogue.library);
    UnclearImport unclear(asked, catalogue, line.messages(), UnclearImport::Same::Apart);
    for (const auto& [named, card] : resolutions) {
        bool is_given = false;
        for (std::size_t at = 0; at < asked.problems.size(); ++at) {
            if (!is_on_line(asked.problems[at], named))
                continue;
            unclear.answer(at, {UnclearImport::Answer::Kind::Card, card});
            is_given = true;
        }
        if (is_given)
            continue;
        line.fail("cli.resolve.no-line"_msg, {{"line", printable(named)}, {"in", file}});
        return {};
    }
    if (answers.take_first)
        unclear.take_suggestions();
    imported.deck = unclear.deck();
    imported.cards_in = unclear.cards_in();
    imported.problems.clear();
    std::vector<ResolvedLine> resolved;
    for (std::size_t at = 0; at < asked.problems.size(); ++at) {
        ImportProblem& problem = asked.problems[at];
        if (const Card* card = unclear.lines()[at].answer.card)
            resolved.push_back({problem.line, problem.text, card});
        else if (at < told)
            imported.problems.push_back(std::move(problem));
    }
    return resolved;
}

} // namespace kizuna
