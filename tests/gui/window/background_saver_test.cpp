#include "document_edits.h"
#include "gui/window/background_saver.h"
#include "gui/window_test.h"

#include <atomic>
#include <thread>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(background_saver)

namespace {

struct SaverTest {
    std::atomic<bool> may_end = false;
    std::string done; ///< the writes that were told of, in order
    BackgroundSaver saver;

    /// A write that takes until the test lets it end.
    DeckSaver::Write slow(std::size_t number)
    {
        return [this, number] {
            while (!may_end)
                std::this_thread::yield();
            return SavedDeck{{}, number};
        };
    }
    void save(std::size_t number)
    {
        saver.run(slow(number),
                  [this](const SavedDeck& saved) { done += std::to_string(*saved.fingerprint); });
    }
};

} // namespace

BOOST_FIXTURE_TEST_CASE(a_write_is_told_of_when_it_is_done_and_nobody_waits_for_it, SaverTest)
{
    save(1);
    WindowTest::settle();
    BOOST_TEST(done.empty());
    may_end = true;
    WindowTest::wait_for([&] { return done == "1"; });
}

BOOST_FIXTURE_TEST_CASE(writes_are_done_in_their_order, SaverTest)
{
    save(1);
    save(2);
    save(3);
    may_end = true;
    WindowTest::wait_for([&] { return done.size() == 3U; });
    BOOST_TEST(done == "123");
}

BOOST_FIXTURE_TEST_CASE(whoever_waits_is_told_of_all_at_once_and_of_none_twice, SaverTest)
{
    save(1);
    save(2);
    may_end = true;
    saver.wait();
    BOOST_TEST(done == "12");
    save(3);
    WindowTest::wait_for([&] { return done.size() == 3U; });
    WindowTest::settle();
    BOOST_TEST(done == "123");
}

BOOST_AUTO_TEST_CASE(nothing_is_lost_at_the_end)
{
    std::string done;
    {
        BackgroundSaver saver;
        saver.run(
            [] {
                return SavedDeck{{}, 7};
            },
            [&](const SavedDeck& saved) { done += std::to_string(*saved.fingerprint); });
    }
    BOOST_TEST(done == "7");
}

BOOST_FIXTURE_TEST_CASE(the_title_loses_its_mark_once_the_deck_is_written, WindowTest)
{
    BOOST_REQUIRE(!save(document, folder / "prince.kizuna.yaml"));
    test::set_name(document, "Prince", "name");
    settle();
    BOOST_TEST(from_wx(frame->GetTitle()) != "Prince – Kizuna");
    press('S', wxMOD_CONTROL);
    wait_for([&] { return from_wx(frame->GetTitle()) == "Prince – Kizuna"; });
    BOOST_TEST(file_text(folder / "prince.kizuna.yaml").find("Prince") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
