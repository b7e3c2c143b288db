#pragma once

namespace kizuna {

/// Decks and so hands are no larger.
inline constexpr int max_population = 255;

/// C(n, k), the number of ways to choose k of n things: 0 where k < 0 or k > n. n is 0 to
/// max_population. From Pascal's triangle in doubles, so that no two large numbers are taken from
/// each other: the relative error is below 3e-14.
double binomial(int n, int k);

} // namespace kizuna
