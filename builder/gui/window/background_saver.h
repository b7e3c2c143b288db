#pragma once

#include "app/files/deck_saver.h"

#include <wx/event.h>

#include <cstdint>
#include <deque>
#include <thread>

namespace kizuna {

/// Writes beside the window, which goes on meanwhile. At its end it waits for what is left.
class BackgroundSaver : public DeckSaver, private wxEvtHandler {
public:
    BackgroundSaver() = default;
    ~BackgroundSaver() override;
    BackgroundSaver(const BackgroundSaver&) = delete;
    BackgroundSaver& operator=(const BackgroundSaver&) = delete;

    void run(Write write, Done done) override;
    void wait() override;

private:
    struct Job {
        std::uint64_t number;
        Write write;
        Done done;
    };
    void start();
    void finish();

    std::uint64_t last_ = 0;
    std::deque<Job> jobs_; ///< the first is under way
    SavedDeck saved_;      ///< by the thread: to be read once that has ended
    std::jthread thread_;
};

} // namespace kizuna
