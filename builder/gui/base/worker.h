#pragma once

#include "app/base/signal.h"

#include <wx/event.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <thread>
#include <utility>

namespace kizuna {

/// Runs jobs in a background thread, one at a time. A job must use only copies of data that
/// changes, and nothing of the window; it may read the catalogue. Meant as the last member of a
/// panel: the destructor stops the job, waits for its end, and drops its reports.
class Worker : private wxEvtHandler {
public:
    /// Passes results of a running job to the window.
    class Reporter {
    public:
        /// Tells whether the job is to stop. A job should check it a few times a second.
        const std::stop_token& stop() const { return stop_; }
        /// Runs `on_screen` later on the window's thread, in the order of the calls. Drops it if
        /// the job was cancelled or replaced.
        void tell(std::function<void()> on_screen) const;

    private:
        friend class Worker;
        Reporter(Worker& worker, std::uint64_t job, std::stop_token stop)
            : worker_(worker), job_(job), stop_(std::move(stop))
        {
        }
        Worker& worker_;
        std::uint64_t job_;
        std::stop_token stop_;
    };
    using Job = std::function<void(const Reporter&)>;

    Worker() = default;
    ~Worker() override;
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    /// Starts a job, replacing any other: a running one is told to stop, a waiting one never runs.
    void run(Job job);
    /// Runs `compute(stop)` in the thread, then `show(result)` on the window's thread.
    template <typename Compute, typename Show>
    void run(Compute compute, Show show)
    {
        run([compute = std::move(compute), show = std::move(show)](const Reporter& reporter) {
            auto result =
                std::make_shared<decltype(compute(reporter.stop()))>(compute(reporter.stop()));
            reporter.tell([result = std::move(result), show] { show(std::move(*result)); });
        });
    }
    void cancel();
    /// True from run() until all reports of the job have run, or until cancel().
    bool is_busy() const { return wanted_ != 0; }

    /// Sent after is_busy() changed.
    Signal changed;

private:
    void start(Job job);
    void end(std::uint64_t job);

    std::uint64_t last_ = 0;      ///< number of the newest job
    std::uint64_t wanted_ = 0;    ///< number of the job whose reports count; 0: none
    std::uint64_t under_way_ = 0; ///< number of the job in the thread; 0: none
    Job next_;                    ///< waits until the running job ends; empty: none
    std::jthread thread_;
};

} // namespace kizuna
