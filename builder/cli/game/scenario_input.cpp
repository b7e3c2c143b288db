#include "cli/game/scenario_input.h"

#include "app/base/files.h"
#include "app/text/rule_clauses.h"

#include <filesystem>

namespace kizuna {

std::optional<Scenario> read_scenario_input(CommandLine& line, const std::string& argument)
{
    const std::filesystem::path file = argument;
    const auto text = line.read(argument);
    if (!text)
        return std::nullopt;
    // Does not own the library: the catalogue outlives the command.
    const std::shared_ptr<const CardLibrary> shipped(std::shared_ptr<void>(),
                                                     &line.catalogue().library);
    const auto open_library = [&](const std::string& path) {
        auto cards = read_file(file.parent_path() / path);
        if (const Fault* fault = std::get_if<Fault>(&cards))
            throw DataError(*fault);
        return scenario_cards(shipped->words(), path, std::get<std::string>(std::move(cards)));
    };
    try {
        Scenario scenario(*text, argument, shipped, open_library);
        std::vector<std::string> known;
        for (const RuleClause& clause : load_rule_clauses(line.folders().data))
            known.push_back(clause.id);
        scenario.require_clauses(known);
        return scenario;
    } catch (const DataError& error) {
        line.fail(error.fault());
        return std::nullopt;
    }
}

void note_unscripted(CommandLine& line, const Scenario& scenario)
{
    const GameCards& cards = *scenario.start().cards;
    if (cards.unscripted() > 0)
        line.note("cli.play.unscripted"_msg,
                  {{"count", cards.unscripted()}, {"all", cards.effects()}});
}

void set_unscripted(Json& json, const Scenario& scenario)
{
    const GameCards& cards = *scenario.start().cards;
    json.set("effects", cards.effects());
    json.set("unscripted", cards.unscripted());
}

} // namespace kizuna
