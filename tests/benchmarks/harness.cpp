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

/// Warms the side up and finds how often it must run to fill `least_ms`.
int repeats_for(const std::function<void()>& side, Clock clock, double least_ms)
{
    constexpr double most = 1e7;
    side();
    int repeats = 1;
    double total = time_of(side, repeats, clock);
    while (total * repeats < least_ms && repeats < most) {
        const double wanted = 1.2 * least_ms / std::max(total, 1e-6);
        repeats = static_cast<int>(std::clamp(wanted, repeats * 2.0, most));
        total = time_of(side, repeats, clock);
    }
    return repeats;
}

} // namespace

double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

Row compare(std::string id, double goal, const std::function<void()>& ours,
            const std::function<void()>& baseline, int pairs, Clock clock, double least_ms)
{
    const int our_repeats = repeats_for(ours, clock, least_ms);
    const int base_repeats = repeats_for(baseline, clock, least_ms);
    std::vector<double> our_times;
    std::vector<double> base_times;
    std::vector<double> ratios;
    for (int pair = 0; pair < pairs; ++pair) {
        our_times.push_back(time_of(ours, our_repeats, clock));
        base_times.push_back(time_of(baseline, base_repeats, clock));
        ratios.push_back(our_times.back() / base_times.back());
    }
    return {std::move(id), median(our_times), median(base_times), median(ratios), goal, "ms"};
}

bool Options::wants(const std::string& id) const
{
    return only.empty() ||
           std::ranges::any_of(only, [&](const std::string& one) { return id.starts_with(one); });
}

} // namespace kizuna::bench
