#pragma once

#include "app/charts/chart.h"

namespace kizuna::test {

/// Three places with two bars each, of which one is empty.
inline Chart sample_chart()
{
    return {.title = "Cards by cost",
            .x_label = "Cost",
            .y_label = "Cards",
            .places = {"1", "2", "3"},
            .series = {{.name = "Deploy", .values = {16, 4, 8}},
                       {.name = "Change", .values = {0, 4, 12}}}};
}

} // namespace kizuna::test
