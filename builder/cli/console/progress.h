#pragma once

#include "cli/console/subcommands.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <future>
#include <stop_token>

namespace kizuna {

/// Shows the progress of a long command on a terminal, and requests its stop when the user
/// interrupts it.
class Watch {
public:
    /// `progress`: the message to show; `all`: the value of done() at the end. The line must
    /// outlive this.
    Watch(CommandLine& line, MessageKey progress, std::uint64_t all);

    std::stop_token stop() const { return stop_.get_token(); }
    std::atomic<std::uint64_t>& done() { return done_; }
    void look();
    /// Erases the progress line from the terminal.
    void clear();

private:
    std::string time_left(double seconds) const;

    CommandLine& line_;
    MessageKey progress_;
    std::uint64_t all_;
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
    std::atomic<std::uint64_t> done_ = 0;
    std::stop_source stop_;
    bool has_told_ = false;
};

/// Runs work(stop, done) on another thread under a Watch and returns its result.
template <typename Work>
auto watched(CommandLine& line, MessageKey progress, std::uint64_t all, const Work& work)
{
    constexpr auto between_looks = std::chrono::milliseconds(100);
    Watch watch(line, progress, all);
    auto working = std::async(std::launch::async, [&] { return work(watch.stop(), watch.done()); });
    while (working.wait_for(between_looks) == std::future_status::timeout)
        watch.look();
    watch.clear();
    return working.get();
}

/// If `done` is less than `all`, notes it and sets the answer to No.
void note_if_stopped(CommandLine& line, MessageKey stopped, std::uint64_t done, std::uint64_t all);

} // namespace kizuna
