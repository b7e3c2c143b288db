#include "gui/base/guarded_app.h"

#include "gui/base/worker.h"
#include "gui/test_app.h"
#include "gui/window_test.h"

#include <wx/frame.h>

#include <stdexcept>
#include <thread>

using namespace kizuna;
using namespace kizuna::test;

namespace guarded_app {

struct GuardedAppTest {
    TestApp& app = dynamic_cast<TestApp&>(*wxTheApp);
    std::vector<std::string> heard;
    wxFrame* window = new wxFrame(nullptr, wxID_ANY, "Throws");

    GuardedAppTest()
    {
        app.hear_exception = [this](const std::string& what) { heard.push_back(what); };
    }
    ~GuardedAppTest()
    {
        window->Destroy();
        WindowTest::settle();
        app.hear_exception = nullptr;
    }
};

} // namespace guarded_app

BOOST_FIXTURE_TEST_SUITE(guarded_app, GuardedAppTest)

BOOST_AUTO_TEST_CASE(what_a_handler_throws_is_told_and_the_program_goes_on)
{
    window->Bind(wxEVT_MENU, [](wxCommandEvent&) { throw std::out_of_range("from a menu"); });
    wxCommandEvent chosen(wxEVT_MENU);
    window->ProcessWindowEvent(chosen);
    BOOST_REQUIRE(heard.size() == 1U);
    BOOST_TEST(heard[0] == "std::out_of_range: from a menu");
}

BOOST_AUTO_TEST_CASE(a_handler_that_GTK_calls_may_throw)
{
    window->Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
        const wxPaintDC needed(window);
        throw std::runtime_error("while painting");
    });
    window->Show();
    WindowTest::wait_for([&] { return !heard.empty(); });
    BOOST_TEST(heard[0] == "std::runtime_error: while painting");
    BOOST_TEST(window->IsShown());
}

BOOST_AUTO_TEST_CASE(what_was_put_off_may_throw_and_what_comes_after_it_still_runs)
{
    bool ran = false;
    window->CallAfter([] { throw std::runtime_error("put off"); });
    window->CallAfter([&ran] { ran = true; });
    WindowTest::settle();
    BOOST_REQUIRE(heard.size() == 1U);
    BOOST_TEST(heard[0] == "std::runtime_error: put off");
    BOOST_TEST(ran);
}

BOOST_AUTO_TEST_CASE(a_job_beside_the_window_may_throw_and_another_one_runs_after_it)
{
    Worker worker;
    worker.run([](const Worker::Reporter&) { throw std::runtime_error("far away"); });
    WindowTest::wait_for([&] { return !worker.is_busy(); });
    BOOST_REQUIRE(heard.size() == 1U);
    BOOST_TEST(heard[0] == "std::runtime_error: far away");
    bool ran = false;
    worker.run([](const std::stop_token&) { return true; }, [&ran](bool result) { ran = result; });
    WindowTest::wait_for([&] { return !worker.is_busy(); });
    BOOST_TEST(ran);
}

BOOST_AUTO_TEST_SUITE_END()
