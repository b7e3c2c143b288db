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
    std::string section; ///< title of its chapter
    std::string kind;    ///< as in "construction", "battle"
    std::string statement;
    std::string source;
};

/// Reads every clause, in the file's order. Throws DataError with the place of the first fault.
std::vector<RuleClause> read_rule_clauses(std::string_view yaml, const std::string& file);

/// The clauses in another language (data/rules/clauses.<language>.yaml).
struct ClauseTranslation {
    using Texts = std::map<std::string, std::string, std::less<>>;
    Texts sections;   ///< by English name
    Texts statements; ///< by clause id
};

/// Throws DataError with the place of the first fault.
ClauseTranslation read_clause_translation(std::string_view yaml, const std::string& file);

/// The shipped translation into "ja" or "it"; empty for other languages. Throws DataError.
ClauseTranslation load_clause_translation(const std::filesystem::path& data,
                                          std::string_view language);

/// Replaces English texts by the translation; missing ones stay English.
void translate(std::vector<RuleClause>& clauses, const ClauseTranslation& translation);

/// The shipped clauses in a language. Throws DataError.
std::vector<RuleClause> load_rule_clauses(const std::filesystem::path& data,
                                          std::string_view language = "en");

/// The source of a clause in the user's language. Titles of works are not translated.
std::string source_text(const RuleClause& clause, const Messages& messages);

/// The clause with this id, ignoring case; null if there is none.
const RuleClause* find_clause(std::span<const RuleClause> clauses, std::string_view id);

} // namespace kizuna
