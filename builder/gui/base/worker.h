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

/// Computes beside the window, one job at a time. A job takes copies of all that changes and of
/// nothing that belongs to the window, and may read the catalogue. Meant as the last member of a
/// panel: when it goes the job is told to stop and waited for, and what it still tells is dropped.
class Worker : private wxEvtHandler {
public:
    /// A running job's way to the window.
    class Reporter {
    public:
        /// Whether the job is still wanted; to be asked as often as a person waits impatiently.
        const std::stop_token& stop() const { return stop_; }
        /// Runs `on_screen` on the window's thread, soon and in the order told; not at all once the
        /// job was cancelled or replaced.
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

    /// Starts a job in place of any other: the one under way is told to stop, one that waited for
    /// it never begins.
    void run(Job job);
    /// The usual job: `show(compute(stop))`, the latter here and the former over there.
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
    /// True from run() until all that the job told has been done, or until cancel().
    bool is_busy() const { return wanted_ != 0; }

    /// After is_busy() changed.
    Signal changed;

private:
    void start(Job job);
    void end(std::uint64_t job);

    std::uint64_t last_ = 0;   ///< number of the newest job
    std::uint64_t wanted_ = 0; ///< number of the job whose reports count; 0: none
    std::uint64_t under_way_ = 0;
    Job next_; ///< waits for the thread
    std::jthread thread_;
};

} // namespace kizuna
