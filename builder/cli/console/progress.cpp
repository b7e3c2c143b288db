#include "cli/console/progress.h"

#include <algorithm>
#include <ostream>

namespace kizuna {
namespace {

constexpr double seconds_a_day = 24 * 60 * 60;
constexpr double max_days = 1e9;

std::string two_digits(int number)
{
    return (number < 10 ? "0" : "") + std::to_string(number);
}

/// The bar of a share, as in "█████░░░░░".
std::string bar_of(double share)
{
    constexpr int width = 20;
    std::string bar;
    for (int at = 0; at < width; ++at)
        bar += at < share * width ? "█" : "░";
    return bar;
}

} // namespace

Watch::Watch(CommandLine& line, MessageKey progress, std::uint64_t all)
    : line_(line), progress_(progress), all_(all)
{
}

void Watch::look()
{
    if (line_.interrupted())
        stop_.request_stop();
    if (!line_.shows_progress())
        return;
    const Messages& messages = line_.messages();
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin_;
    const auto done = static_cast<double>(done_.load());
    const auto all = static_cast<double>(all_);
    const double rate = done / passed.count();
    line_.status() << '\r'
                   << line_.text(progress_,
                                 {{"bar", bar_of(done / all)},
                                  {"share", messages.percent(done / all)},
                                  {"done", messages.number(done)},
                                  {"all", messages.number(all)},
                                  {"rate", messages.number(rate)},
                                  {"left", rate > 0 ? time_left((all - done) / rate) : "–"}})
                   << "\x1b[K" << std::flush;
    has_told_ = true;
}

void Watch::clear()
{
    if (has_told_)
        line_.status() << "\r\x1b[K" << std::flush;
}

/// As "1:02:03", or in days if it is that long.
std::string Watch::time_left(double seconds) const
{
    if (seconds >= seconds_a_day)
        return line_.text(
            "cli.progress.days"_msg,
            {{"days", static_cast<int>(std::min(seconds / seconds_a_day, max_days))}});
    const auto whole = static_cast<int>(seconds);
    return std::to_string(whole / 3600) + ':' + two_digits(whole / 60 % 60) + ':' +
           two_digits(whole % 60);
}

void note_if_stopped(CommandLine& line, MessageKey stopped, std::uint64_t done, std::uint64_t all)
{
    if (done >= all)
        return;
    line.note(stopped, {{"done", static_cast<double>(done)}, {"all", static_cast<double>(all)}});
    line.answer(Answer::No);
}

} // namespace kizuna
