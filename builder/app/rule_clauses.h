#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

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

/// The shipped clauses of a data folder. Throws DataError.
std::vector<RuleClause> load_rule_clauses(const std::filesystem::path& data);

/// By id in any letter case; null where there is none.
const RuleClause* find_clause(std::span<const RuleClause> clauses, std::string_view id);

} // namespace kizuna
