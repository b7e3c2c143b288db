#include "app/text/rule_clauses.h"

#include "app/base/messages.h"
#include "app/base/program_files.h"
#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "cards/yaml/yaml_reader.h"

#include <algorithm>
#include <array>
#include <set>
#include <system_error>

namespace kizuna {
namespace {

RuleClause read_clause(const YamlNode& node)
{
    node.require_map();
    node.only_keys({"id", "section", "kind", "statement", "source"});
    return {std::string(node.at("id").text()), std::string(node.at("section").text()),
            std::string(node.at("kind").text()), std::string(node.at("statement").text()),
            std::string(node.at("source").text())};
}

ClauseTranslation::Texts read_texts(const YamlNode& node)
{
    node.require_map();
    ClauseTranslation::Texts texts;
    for (const auto& [key, value] : node.entries())
        texts.emplace(key.text(), value.text());
    return texts;
}

/// A kind of source by its first words; its edition and pages follow.
struct SourceKind {
    std::string_view begins;
    MessageKey message;
};
constexpr std::array source_kinds{
    SourceKind{"analysis ", "rules.source.analysis"_msg},
    SourceKind{"comprehensive rules ", "rules.source.comprehensive-rules"_msg},
    SourceKind{"convention of this program", "rules.source.convention"_msg},
    SourceKind{"third-party engine ", "rules.source.engine"_msg},
    SourceKind{"Italian page", "rules.source.italian-page"_msg},
    SourceKind{"not in the rulebook", "rules.source.not-in-rulebook"_msg},
    SourceKind{"official card list", "rules.source.card-list"_msg},
    SourceKind{"player blog ", "rules.source.player-blog"_msg},
    SourceKind{"printed card text", "rules.source.card-text"_msg},
    SourceKind{"rulebook ", "rules.source.rulebook"_msg},
};

std::string one_source(std::string_view source, const Messages& messages)
{
    const auto* kind = std::ranges::find_if(
        source_kinds, [source](const SourceKind& each) { return source.starts_with(each.begins); });
    if (kind == source_kinds.end())
        return std::string(source);
    constexpr std::string_view before_pages = " p. ";
    const std::string_view rest = source.substr(kind->begins.size());
    const std::size_t end = rest.find(before_pages);
    const std::string_view pages =
        end == rest.npos ? std::string_view() : rest.substr(end + before_pages.size());
    return messages.get(kind->message, {{"edition", std::string(rest.substr(0, end))},
                                        {"pages", std::string(pages)}});
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
        if (!ids.insert(lower_case(clauses.back().id)).second)
            node.at("id").refuse(faults::RepeatedId{clauses.back().id});
    }
    return clauses;
}

ClauseTranslation read_clause_translation(std::string_view yaml, const std::string& file)
{
    const YamlDocument document(yaml, file);
    const YamlNode root = document.root();
    root.require_map();
    root.only_keys({"sections", "statements"});
    return {read_texts(root.at("sections")), read_texts(root.at("statements"))};
}

ClauseTranslation load_clause_translation(const std::filesystem::path& data,
                                          std::string_view language)
{
    const std::filesystem::path file =
        data / "rules" / ("clauses." + std::string(language) + ".yaml");
    std::error_code unknown;
    if (!std::filesystem::exists(file, unknown))
        return {};
    return read_clause_translation(read_needed_file(file), file.string());
}

void translate(std::vector<RuleClause>& clauses, const ClauseTranslation& translation)
{
    const auto put = [](std::string& text, const ClauseTranslation::Texts& texts,
                        const std::string& key) {
        if (const auto found = texts.find(key); found != texts.end())
            text = found->second;
    };
    for (RuleClause& clause : clauses) {
        put(clause.statement, translation.statements, clause.id);
        put(clause.section, translation.sections, clause.section);
    }
}

std::vector<RuleClause> load_rule_clauses(const std::filesystem::path& data,
                                          std::string_view language)
{
    const std::filesystem::path file = data / "rules" / "clauses.yaml";
    std::vector<RuleClause> clauses = read_rule_clauses(read_needed_file(file), file.string());
    translate(clauses, load_clause_translation(data, language));
    return clauses;
}

std::string source_text(const RuleClause& clause, const Messages& messages)
{
    constexpr std::string_view separator = "; ";
    std::string_view left = clause.source;
    std::string text;
    for (std::size_t end = left.find(separator); end != left.npos; end = left.find(separator)) {
        text.append(one_source(left.substr(0, end), messages)).append(separator);
        left.remove_prefix(end + separator.size());
    }
    return text + one_source(left, messages);
}

const RuleClause* find_clause(std::span<const RuleClause> clauses, std::string_view id)
{
    const auto found = std::ranges::find(
        clauses, lower_case(id), [](const RuleClause& clause) { return lower_case(clause.id); });
    return found == clauses.end() ? nullptr : &*found;
}

} // namespace kizuna
