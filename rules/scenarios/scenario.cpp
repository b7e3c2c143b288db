#include "scenarios/scenario.h"

#include "cards/base/faults.h"
#include "scenarios/parts.h"

#include "cards/files/card_yaml.h"

#include <algorithm>

namespace kizuna {

std::shared_ptr<const CardLibrary> scenario_cards(const Vocabulary& words, const std::string& path,
                                                  std::string text)
{
    SourceFile source;
    source.name = path;
    source.text = std::move(text);
    return std::make_shared<const CardLibrary>(load_library(words, {std::move(source)}));
}

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
        top.at("scenario")
            .refuse(faults::NewerForm{
                .what = std::to_string(form), .expected = "1", .other = "scenario"});
    if (const auto name = top.find("name"))
        name_ = name->text();
    for (const YamlNode& clause : items_of(top, "clauses"))
        clauses_.emplace_back(clause.text());
    if (const auto cards = top.find("library"))
        library_ = open_library(std::string(cards->text()));
    start_ = read_start(top, *library_);
}

void Scenario::require_clauses(const std::vector<std::string>& known) const
{
    const auto require = [&](const YamlNode& clause) {
        if (std::ranges::find(known, clause.text()) == known.end())
            clause.refuse_unknown(faults::UnknownWord{clause.scalar(), "clause"}, known);
    };
    const auto require_in = [&](const YamlNode& refused) {
        if (const auto clause =
                refused.kind() == YamlKind::Map ? refused.find("clause") : std::nullopt)
            require(*clause);
    };
    for (const YamlNode& clause : items_of(root(), "clauses"))
        require(clause);
    const auto actions = root().find("actions");
    if (!actions || actions->kind() != YamlKind::Sequence)
        return;
    for (const YamlNode& action : actions->items()) {
        if (action.kind() != YamlKind::Map)
            continue;
        if (const auto refused = action.find("illegal"))
            require_in(*refused);
        const auto answers = action.find("answers");
        if (!answers || answers->kind() != YamlKind::Sequence)
            continue;
        for (const YamlNode& answer : answers->items())
            require_in(answer);
    }
}

} // namespace kizuna
