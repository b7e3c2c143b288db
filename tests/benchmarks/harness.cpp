#include "harness.h"

#include <algorithm>
#include <ctime>

namespace kizuna::bench {
namespace {

double now_ms(Clock clock)
{
    timespec time{};
    clock_gettime(clock == Clock::Cpu ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

double time_of(const std::function<void()>& side, int repeats, Clock clock)
{
    const double begin = now_ms(clock);
    for (int i = 0; i < repeats; ++i)
        side();
    return (now_ms(clock) - begin) / repeats;
}

/// Warms the side up and finds how often it must run to fill `min_ms`.
int repeats_for(const std::function<void()>& side, Clock clock, double min_ms)
{
    constexpr double max = 1e7;
    side();
    int repeats = 1;
    double total = time_of(side, repeats, clock);
    while (total * repeats < min_ms && repeats < max) {
        const double wanted = 1.2 * min_ms / std::max(total, 1e-6);
        repeats = static_cast<int>(std::clamp(wanted, repeats * 2.0, max));
        total = time_of(side, repeats, clock);
    }
    return repeats;
}

/// The middle value; `values` is not empty.
double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

} // namespace

Row compare(std::string id, double goal, const std::function<void()>& ours,
            const std::function<void()>& baseline, int pairs, Clock clock, double min_ms)
{
    const int our_repeats = repeats_for(ours, clock, min_ms);
    const int base_repeats = repeats_for(baseline, clock, min_ms);
    Pairs times;
    for (int pair = 0; pair < pairs; ++pair) {
        const double our_time = time_of(ours, our_repeats, clock);
        times.add(our_time, time_of(baseline, base_repeats, clock));
    }
    return times.row(std::move(id), goal, "ms");
}

void Pairs::add(double ours, double baseline)
{
    ours_.push_back(ours);
    baselines_.push_back(baseline);
    ratios_.push_back(ours / baseline);
}

Row Pairs::row(std::string id, double goal, std::string unit) const
{
    return {std::move(id),   median(ours_), median(baselines_),
            median(ratios_), goal,          std::move(unit)};
}

bool Options::wants(const std::string& id) const
{
    return only.empty() ||
           std::ranges::any_of(only, [&](const std::string& one) { return id.starts_with(one); });
}

} // namespace kizuna::bench
