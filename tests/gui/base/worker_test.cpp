#include "gui/base/worker.h"

#include <boost/test/unit_test.hpp>

#include <wx/app.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <string>

using namespace kizuna;

namespace workers {

struct WorkerTest {

    /// A job that lasts until it is told to stop, and then still tells.
    Worker::Job endless(const std::string& word)
    {
        return [this, word](const Worker::Reporter& reporter) {
            running = true;
            while (!reporter.stop().stop_requested())
                std::this_thread::yield();
            running = false;
            reporter.tell([this, word] { told += word; });
        };
    }
    Worker::Job brief(const std::string& word)
    {
        return [this, word](const Worker::Reporter& reporter) {
            reporter.tell([this, word] { told += word; });
        };
    }
    template <typename Condition>
    static void wait_for(Condition condition)
    {
        const auto patience = std::chrono::steady_clock::now() + std::chrono::seconds(20);
        while (!condition() && std::chrono::steady_clock::now() < patience)
            wxYield();
        BOOST_REQUIRE(condition());
    }

    std::string told;
    std::atomic<bool> running = false;
    std::unique_ptr<Worker> worker = std::make_unique<Worker>(); // the last: its jobs use the rest
};

} // namespace workers

BOOST_FIXTURE_TEST_SUITE(workers, WorkerTest)

BOOST_AUTO_TEST_CASE(a_result_comes_back_on_the_thread_of_the_window)
{
    const auto window = std::this_thread::get_id();
    std::thread::id computed;
    std::thread::id shown;
    worker->run(
        [&](const std::stop_token&) {
            computed = std::this_thread::get_id();
            return 42;
        },
        [&](int answer) {
            shown = std::this_thread::get_id();
            told = std::to_string(answer);
        });
    BOOST_TEST(worker->is_busy());
    wait_for([&] { return !worker->is_busy(); });
    BOOST_TEST(told == "42");
    BOOST_TEST((shown == window));
    BOOST_TEST((computed != window));
}

BOOST_AUTO_TEST_CASE(what_a_job_tells_comes_in_its_order_and_before_its_end)
{
    worker->run([this](const Worker::Reporter& reporter) {
        for (const char* word : {"one ", "two ", "three"})
            reporter.tell([this, word] { told += word; });
    });
    const auto listening = worker->changed.subscribe([this] { told += "."; });
    wait_for([&] { return !worker->is_busy(); });
    BOOST_TEST(told == "one two three.");
}

BOOST_AUTO_TEST_CASE(a_newer_job_replaces_the_one_under_way_and_its_result_is_dropped)
{
    worker->run(endless("old"));
    wait_for([&] { return running.load(); });
    worker->run(brief("new"));
    wait_for([&] { return !worker->is_busy(); });
    BOOST_TEST(told == "new");
}

BOOST_AUTO_TEST_CASE(of_several_jobs_that_wait_only_the_newest_begins)
{
    worker->run(endless("first"));
    wait_for([&] { return running.load(); });
    worker->run(brief("second"));
    worker->run(brief("third"));
    wait_for([&] { return !worker->is_busy(); });
    BOOST_TEST(told == "third");
}

BOOST_AUTO_TEST_CASE(a_result_that_is_already_on_its_way_is_dropped_with_its_job)
{
    std::atomic<bool> has_told = false;
    worker->run([&](const Worker::Reporter& reporter) {
        reporter.tell([this] { told += "stale"; });
        has_told = true;
    });
    while (!has_told) // without letting the window hear
        std::this_thread::yield();
    worker->cancel();
    BOOST_TEST(!worker->is_busy());
    worker->run(brief("fresh"));
    wait_for([&] { return !worker->is_busy(); });
    BOOST_TEST(told == "fresh");
}

BOOST_AUTO_TEST_CASE(a_cancelled_job_stops_and_says_nothing)
{
    worker->run(endless("cancelled"));
    wait_for([&] { return running.load(); });
    int changes = 0;
    const auto listening = worker->changed.subscribe([&] { ++changes; });
    worker->cancel();
    wait_for([&] { return !running.load(); });
    worker->run(brief("after"));
    wait_for([&] { return !worker->is_busy(); });
    BOOST_TEST(told == "after");
    BOOST_TEST(changes == 3); // cancelled, busy again, done
}

BOOST_AUTO_TEST_CASE(a_worker_that_goes_stops_its_job_and_what_it_told_is_dropped)
{
    worker->run(endless("late"));
    wait_for([&] { return running.load(); });
    worker.reset();
    BOOST_TEST(!running.load());
    for (int turn = 0; turn < 8; ++turn)
        wxYield();
    BOOST_TEST(told.empty());
}

BOOST_AUTO_TEST_SUITE_END()
