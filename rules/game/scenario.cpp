#include "game/scenario.h"

#include "cards/card_yaml.h"
#include "game/scenario_session.h"

namespace kizuna {

Scenario::Scenario(std::string_view text, std::string file,
                   std::shared_ptr<const CardLibrary> shipped, const LibraryOpener& open_library)
    : document_(std::make_unique<YamlDocument>(text, std::move(file))), library_(std::move(shipped))
{
    const YamlNode top = document_->root();
    top.require_map();
    top.only_keys({"scenario", "name", "clauses", "library", "rules", "given", "start", "shuffles",
                   "picks", "actions", "expect"});
    constexpr int newest_form = 1;
    if (const int form = top.at("scenario").number(1, 9999); form > newest_form)
        throw DataError(top.at("scenario").fault(FaultKind::NewerForm, std::to_string(form), "1"));
    if (const auto name = top.find("name"))
        name_ = name->text();
    if (const auto clauses = top.find("clauses")) {
        clauses->require_sequence();
        for (const YamlNode& clause : clauses->items())
            clauses_.emplace_back(clause.text());
    }
    if (const auto cards = top.find("library")) {
        const std::string path(cards->text());
        SourceFile source;
        source.name = path;
        source.text = open_library(path);
        library_ = std::make_shared<const CardLibrary>(
            load_library(library_->words(), {std::move(source)}));
    }
    start_ = read_start(top, *library_);
}

ScenarioResult play(const Scenario& scenario)
{
    return Session(scenario).play();
}

std::uint64_t perft(const GameState& state, int depth)
{
    if (depth == 0 || state.is_over())
        return 1;
    GameState begun = state;
    begin_turn(begun);
    if (begun.is_over())
        return 1;
    ActionList actions;
    legal_actions(begun, actions);
    if (depth == 1)
        return actions.size();
    std::uint64_t leaves = 0;
    for (const Action& action : actions) {
        GameState next = begun;
        apply(next, action);
        leaves += perft(next, depth - 1);
    }
    return leaves;
}

} // namespace kizuna
