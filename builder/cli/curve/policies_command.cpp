#include "cli/console/options.h"
#include "cli/console/text_layout.h"

#include "app/text/policy_text.h"

#include <ostream>

namespace kizuna {

void add_policies_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(parser, line, "policies", "cli.policies"_msg,
                             {"policies", "cli.policies.example"_msg});
    command.runs([&line] {
        Json::Array list;
        std::vector<std::vector<std::string>> rows;
        for (const std::string_view id : policy_ids()) {
            const std::string summary = policy_text(id, line.messages());
            list.push_back(Json::object({{"id", id}, {"summary", summary}}));
            rows.push_back({std::string(id), summary});
        }
        if (line.options.json)
            line.print(Json::object({{"policies", std::move(list)}}));
        else
            line.out << table_text({{}, {}}, rows, Paint(line.colours()));
    });
}

} // namespace kizuna
