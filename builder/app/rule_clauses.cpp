#include "app/rule_clauses.h"

#include "app/program_files.h"
#include "cards/yaml_reader.h"

#include <algorithm>
#include <set>

namespace kizuna {
namespace {

std::string upper(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](char c) {
        return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    });
    return result;
}

RuleClause read_clause(const YamlNode& node)
{
    node.require_map();
    node.only_keys({"id", "section", "kind", "statement", "source"});
    return {std::string(node.at("id").text()), std::string(node.at("section").text()),
            std::string(node.at("kind").text()), std::string(node.at("statement").text()),
            std::string(node.at("source").text())};
}

} // namespace

std::vector<RuleClause> read_rule_clauses(std::string_view yaml, const std::string& file)
{
    const YamlDocument document(yaml, file);
    const YamlNode root = document.root();
    root.require_map();
    root.only_keys({"clauses"});
    const YamlNode list = root.at("clauses");
    list.require_sequence();

    std::vector<RuleClause> clauses;
    std::set<std::string> ids;
    for (const YamlNode& node : list.items()) {
        clauses.push_back(read_clause(node));
        if (!ids.insert(upper(clauses.back().id)).second)
            throw DataError(node.at("id").fault(FaultKind::RepeatedId, clauses.back().id));
    }
    return clauses;
}

std::vector<RuleClause> load_rule_clauses(const std::filesystem::path& data)
{
    const std::filesystem::path file = data / "rules" / "clauses.yaml";
    const auto text = read_file(file);
    if (const Fault* fault = std::get_if<Fault>(&text))
        throw DataError(*fault);
    return read_rule_clauses(std::get<std::string>(text), file.string());
}

const RuleClause* find_clause(std::span<const RuleClause> clauses, std::string_view id)
{
    const auto found = std::ranges::find(clauses, upper(id),
                                         [](const RuleClause& clause) { return upper(clause.id); });
    return found == clauses.end() ? nullptr : &*found;
}

} // namespace kizuna
