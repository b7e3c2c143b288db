#include "gui/window/background_saver.h"

#include <utility>

namespace kizuna {

BackgroundSaver::~BackgroundSaver()
{
    wait();
}

void BackgroundSaver::run(Write write, Done done)
{
    jobs_.push_back({++last_, std::move(write), std::move(done)});
    if (jobs_.size() == 1)
        start();
}

void BackgroundSaver::wait()
{
    while (!jobs_.empty())
        finish();
}

void BackgroundSaver::start()
{
    thread_ = std::jthread([this, number = jobs_.front().number, write = jobs_.front().write] {
        saved_ = write();
        CallAfter([this, number] {
            if (!jobs_.empty() && jobs_.front().number == number) // else wait() has finished it
                finish();
        });
    });
}

/// Ends the running job. The next one starts before done() is called, to keep the disk busy.
void BackgroundSaver::finish()
{
    thread_.join();
    const SavedDeck saved = std::exchange(saved_, {});
    const Done done = std::move(jobs_.front().done);
    jobs_.pop_front();
    if (!jobs_.empty())
        start();
    done(saved);
}

} // namespace kizuna
