#pragma once

namespace kizuna {

/// The greatest n of binomial(), and the most known cards of a deck that odds are computed for.
inline constexpr int max_population = 255;

/// C(n, k), the number of ways to choose k of n things; 0 where k < 0 or k > n. n is 0 to
/// max_population. Relative error below 3e-14: Pascal's triangle in doubles adds and never
/// subtracts.
double binomial(int n, int k);

} // namespace kizuna
