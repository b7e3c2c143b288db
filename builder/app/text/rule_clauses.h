#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

class Messages;

/// One numbered rule of the game, in our own words (data/rules/clauses.yaml).
struct RuleClause {
    std::string id;      ///< as in "DECK-2"
    std::string section; ///< the chapter it stands in
    std::string kind;    ///< as in "construction", "battle"
    std::string statement;
    std::string source;
};

/// Reads every clause, in the file's order. Throws DataError with the place of the first fault.
std::vector<RuleClause> read_rule_clauses(std::string_view yaml, const std::string& file);

/// What the clauses say in another language (data/rules/clauses.<language>.yaml).
struct ClauseTranslation {
    using Texts = std::map<std::string, std::string, std::less<>>;
    Texts sections;   ///< by the English name
    Texts statements; ///< by the clause's id
};

/// Throws DataError with the place of the first fault.
ClauseTranslation read_clause_translation(std::string_view yaml, const std::string& file);

/// The shipped translation into "ja" or "it"; empty for a language that has none, as English.
/// Throws DataError.
ClauseTranslation load_clause_translation(const std::filesystem::path& data,
                                          std::string_view language);

/// Puts the translation in place of the English; what it lacks stays English.
void translate(std::vector<RuleClause>& clauses, const ClauseTranslation& translation);

/// The shipped clauses of a data folder, in a language of the messages. Throws DataError.
std::vector<RuleClause> load_rule_clauses(const std::filesystem::path& data,
                                          std::string_view language = "en");

/// Where a clause is written, in the language of the messages. Names of works stay as they are.
std::string source_text(const RuleClause& clause, const Messages& messages);

/// The clause of an id in any letter case; null where there is none.
const RuleClause* find_clause(std::span<const RuleClause> clauses, std::string_view id);

} // namespace kizuna
