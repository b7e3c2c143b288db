#include "odds/counting/binomial.h"

#include <cstddef>
#include <vector>

namespace kizuna {
namespace {

constexpr std::size_t row_start(int n)
{
    return static_cast<std::size_t>(n) * static_cast<std::size_t>(n + 1) / 2;
}

std::vector<double> pascal()
{
    std::vector<double> triangle(row_start(max_population + 1), 1.0);
    for (int n = 2; n <= max_population; ++n) {
        const double* const above = &triangle[row_start(n - 1)];
        double* const row = &triangle[row_start(n)];
        for (int k = 1; k < n; ++k)
            row[k] = above[k - 1] + above[k];
    }
    return triangle;
}

} // namespace

double binomial(int n, int k)
{
    static const std::vector<double> triangle = pascal();
    return k < 0 || k > n ? 0 : triangle[row_start(n) + static_cast<std::size_t>(k)];
}

} // namespace kizuna
