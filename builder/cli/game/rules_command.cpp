#include "cli/cards/profile_output.h"
#include "cli/console/options.h"
#include "cli/console/text_layout.h"

#include "app/card_games/card_game_text.h"
#include "app/text/rule_clauses.h"
#include "app/text/violation_text.h"
#include "cards/text/nearest.h"

#include <ostream>

namespace kizuna {
namespace {

Json clause_json(const CommandLine& line, const RuleClause& clause)
{
    return Json::object({{"clause", clause.id},
                         {"statement", clause.statement},
                         {"source", source_text(clause, line.messages())},
                         {"section", clause.section},
                         {"kind", clause.kind}});
}

void say_clause(CommandLine& line, const RuleClause& clause)
{
    line.out << Paint(line.colours()).strong(clause.id) << "  " << clause.section << '\n'
             << clause.statement << '\n';
    line.say("cli.rules.source"_msg, {{"source", source_text(clause, line.messages())}});
}

Json card_game_clause_json(const CommandLine& line, const CardGame& profile,
                           const CardGameClause& clause)
{
    const Messages& messages = line.messages();
    const bool is_shown = clause.not_shown.en.empty();
    return Json::object(
        {{"clause", clause.id},
         {"statement", in_language(clause.statement, messages)},
         {"source", in_language(profile.summary, messages)},
         {"section", in_language(clause.section, messages)},
         {"kind", "game"},
         {"game", profile.id},
         {"partial", profile.partial},
         {"shown", is_shown},
         {"reason", is_shown ? Json() : Json(in_language(clause.not_shown, messages))}});
}

/// For a game other than Cipher, whose clauses are in its profile.
Json card_game_rules_json(const CommandLine& line, const CardGame& profile)
{
    return profile_json(profile, line.messages())
        .set("clauses", Json::list(profile.clauses, [&](const CardGameClause& clause) {
                 return card_game_clause_json(line, profile, clause);
             }));
}

void list_clauses(CommandLine& line, const std::vector<RuleClause>& clauses)
{
    std::vector<CardGame> games;
    for (const std::string& id : card_game_ids(line.folders().data)) {
        if (id != cipher_game)
            games.push_back(load_card_game(line.folders().data, id));
    }
    if (line.options.json) {
        const auto rule_json = [&](const RuleClause& clause) { return clause_json(line, clause); };
        const auto card_game_json = [&](const CardGame& game) {
            return card_game_rules_json(line, game);
        };
        return line.print(Json::object({{"rules", Json::list(clauses, rule_json)},
                                        {"games", Json::list(games, card_game_json)}}));
    }
    const Paint paint(line.colours());
    const std::string* section = nullptr;
    for (const RuleClause& clause : clauses) {
        if (!section || *section != clause.section)
            line.out << (section ? "\n" : "") << paint.strong(clause.section) << '\n';
        section = &clause.section;
        line.out << "  " << clause.id << "  " << clause.statement << '\n';
    }
    for (const CardGame& game : games) {
        line.out << '\n';
        say_profile(line, game);
    }
}

/// Explains a clause of another game; false if no game has it. Reads the profiles only now.
bool explain_card_game_clause(CommandLine& line, const std::string& id)
{
    const Messages& messages = line.messages();
    for (const std::string& game : card_game_ids(line.folders().data)) {
        const CardGame profile = load_card_game(line.folders().data, game);
        const CardGameClause* clause = find_clause(profile.clauses, id);
        if (!clause)
            continue;
        if (line.options.json) {
            line.print(card_game_clause_json(line, profile, *clause));
            return true;
        }
        line.out << Paint(line.colours()).strong(clause->id) << "  "
                 << card_game_label(profile, messages) << ": "
                 << in_language(clause->section, messages) << '\n'
                 << in_language(clause->statement, messages) << '\n';
        if (!clause->not_shown.en.empty())
            line.out << in_language(clause->not_shown, messages) << '\n';
        line.say("cli.rules.source"_msg, {{"source", in_language(profile.summary, messages)}});
        return true;
    }
    return false;
}

void explain(CommandLine& line, const std::string& id)
{
    const std::vector<RuleClause> clauses =
        load_rule_clauses(line.folders().data, line.messages().language());
    if (id.empty()) {
        list_clauses(line, clauses);
        return;
    }
    const RuleClause* clause = find_clause(clauses, id);
    if (!clause && explain_card_game_clause(line, id))
        return;
    if (!clause) {
        std::vector<std::string> known;
        known.reserve(clauses.size());
        for (const RuleClause& each : clauses)
            known.push_back(each.id);
        line.fail(Complaint{.message = line.text("cli.rules.unknown"_msg, {{"clause", id}}),
                            .suggestions = nearest(id, known)},
                  Answer::No);
    } else if (line.options.json) {
        line.print(clause_json(line, *clause));
    } else {
        say_clause(line, *clause);
    }
}

} // namespace

void add_rules_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(parser, line, "rules", "cli.rules"_msg,
                             {"rules DECK-2", "cli.rules.example"_msg});
    const CLI::Option& clause = command.optional_argument("CLAUSE", "cli.rules.clause"_msg);
    command.runs([&line, &clause] { explain(line, value_of(clause)); });
}

} // namespace kizuna
