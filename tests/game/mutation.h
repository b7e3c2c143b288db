#pragma once

#include <cstdint>
#include <span>
#include <string_view>

/// What the mutated copy of the engine asks (mutate.cmake).
namespace kizuna::test {

/// A game without one of its rules may have no end.
struct EndlessGame {};

/// Ids of the clauses that mutations.txt can break.
std::span<const std::string_view> mutated_clauses();

/// Breaks a clause as long as it lives; "" breaks none. Within that time the engine throws
/// EndlessGame after so many questions: each loop of the engine asks some.
class BrokenClause {
public:
    BrokenClause(std::string_view id, std::int64_t questions);
    BrokenClause(const BrokenClause&) = delete;
    BrokenClause& operator=(const BrokenClause&) = delete;
    ~BrokenClause();
};

extern int broken_clause; ///< its place among mutated_clauses(), or -1
extern std::int64_t questions_left;

inline bool is_broken(int clause)
{
    if (--questions_left < 0)
        throw EndlessGame();
    return clause == broken_clause;
}

} // namespace kizuna::test
