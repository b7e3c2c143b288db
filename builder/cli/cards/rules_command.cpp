#include "cli/console/options.h"
#include "cli/console/text_layout.h"

#include "app/text/rule_clauses.h"
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
             << clause.statement << '\n'
             << line.text("cli.rules.source"_msg,
                          {{"source", source_text(clause, line.messages())}})
             << '\n';
}

void list_clauses(CommandLine& line, const std::vector<RuleClause>& clauses)
{
    if (line.options.json) {
        Json::Array list;
        for (const RuleClause& clause : clauses)
            list.push_back(clause_json(line, clause));
        line.print(Json::object({{"rules", list}}));
        return;
    }
    const Paint paint(line.colours());
    const std::string* section = nullptr;
    for (const RuleClause& clause : clauses) {
        if (!section || *section != clause.section)
            line.out << (section ? "\n" : "") << paint.strong(clause.section) << '\n';
        section = &clause.section;
        line.out << "  " << clause.id << "  " << clause.statement << '\n';
    }
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
    CLI::App& command = add_command(parser, line, "rules", "cli.rules"_msg,
                                    {"rules DECK-2", "cli.rules.example"_msg});
    const CLI::Option& clause =
        add_optional_argument(command, line, "CLAUSE", "cli.rules.clause"_msg);
    command.callback([&line, &clause] { explain(line, value_of(clause)); });
}

} // namespace kizuna
