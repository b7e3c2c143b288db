#include "gui/base/worker.h"

#include <exception>

namespace kizuna {

void Worker::Reporter::tell(std::function<void()> on_screen) const
{
    worker_.CallAfter([&worker = worker_, job = job_, on_screen = std::move(on_screen)] {
        if (worker.wanted_ == job)
            on_screen();
    });
}

Worker::~Worker()
{
    thread_.request_stop();
    if (thread_.joinable())
        thread_.join(); // now, before ~wxEvtHandler() drops the events that it queued
}

void Worker::run(Job job)
{
    const bool was_busy = is_busy();
    wanted_ = ++last_;
    if (under_way_ == 0) {
        start(std::move(job));
    } else {
        thread_.request_stop();
        next_ = std::move(job);
    }
    if (!was_busy)
        changed.emit();
}

void Worker::cancel()
{
    if (!is_busy())
        return;
    wanted_ = 0;
    next_ = nullptr;
    thread_.request_stop();
    changed.emit();
}

void Worker::start(Job job)
{
    under_way_ = wanted_;
    thread_ = std::jthread([this, number = wanted_, job = std::move(job)](std::stop_token stop) {
        std::exception_ptr thrown;
        try {
            job(Reporter(*this, number, std::move(stop)));
        } catch (...) {
            thrown = std::current_exception();
        }
        CallAfter([this, number, thrown] {
            end(number);
            if (thrown) // rethrow on the window's thread, which handles exceptions
                std::rethrow_exception(thrown);
        });
    });
}

/// Runs on the window's thread, after all reports of the job.
void Worker::end(std::uint64_t job)
{
    under_way_ = 0;
    if (next_)
        return start(std::exchange(next_, nullptr));
    if (wanted_ != job)
        return;
    wanted_ = 0;
    changed.emit();
}

} // namespace kizuna
