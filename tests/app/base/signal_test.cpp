#include "app/base/signal.h"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(signals)

BOOST_AUTO_TEST_CASE(every_listener_hears_in_the_order_of_subscription)
{
    Signal signal;
    std::string heard;
    const Subscription first = signal.subscribe([&] { heard += "1"; });
    const Subscription second = signal.subscribe([&] { heard += "2"; });
    signal.emit();
    BOOST_TEST(heard == "12");
}

BOOST_AUTO_TEST_CASE(a_dropped_subscription_hears_no_more)
{
    Signal signal;
    int heard = 0;
    Subscription listening = signal.subscribe([&] { ++heard; });
    signal.emit();
    listening.reset();
    signal.emit();
    BOOST_TEST(heard == 1);
}

BOOST_AUTO_TEST_CASE(a_listener_may_drop_itself_and_the_next_one_while_it_hears)
{
    Signal signal;
    int heard = 0;
    Subscription first;
    Subscription second;
    first = signal.subscribe([&] {
        ++heard;
        first.reset();
        second.reset();
    });
    second = signal.subscribe([&] { ++heard; });
    signal.emit();
    signal.emit();
    BOOST_TEST(heard == 1);
}

BOOST_AUTO_TEST_CASE(a_listener_may_make_the_signal_speak_again)
{
    Signal signal;
    int heard = 0;
    const Subscription listening = signal.subscribe([&] {
        if (++heard < 3)
            signal.emit();
    });
    signal.emit();
    BOOST_TEST(heard == 3);
}

BOOST_AUTO_TEST_SUITE_END()
