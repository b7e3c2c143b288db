#pragma once

#include "app/files/deck_saver.h"

#include <wx/event.h>

#include <cstdint>
#include <deque>
#include <thread>

namespace kizuna {

/// Writes decks in a background thread, one at a time in the order of the calls. The destructor
/// waits until all are written.
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
    std::deque<Job> jobs_; ///< the first one is running
    SavedDeck saved_;      ///< result of the running job; the thread sets it, read after join()
    std::jthread thread_;
};

} // namespace kizuna
