// Two hundred decks in the window. Not run with the others, for it takes minutes, and in no suite
// that is run by its name: `gui_tests --run_test=flood_of_tabs --log_level=message` does, and its
// numbers stand in HARDENING.md.
#include "gui/window_test.h"
#include "held_memory.h"

#include <wx/notebook.h>

#include <chrono>

using namespace kizuna;
using namespace kizuna::test;

namespace flood_of_tabs {

constexpr std::size_t max_tabs = 200;

struct FloodTest : WindowTest {
    /// Each with another name.
    void open(std::size_t number)
    {
        const std::string name = "deck-" + std::to_string(number);
        frame->open(folder.write(name + ".kizuna.yaml",
                                 "kizuna: 1\nname: " + name + "\ncards:\n  B01-003: 4\n"));
        settle();
    }
    void close_all()
    {
        while (document.decks().size() > 1)
            press('W', wxMOD_CONTROL);
        settle();
    }
    wxNotebook& tabs() const { return find<wxNotebook>("deck tabs"); }
};

template <typename Act>
long long milliseconds(const Act& act)
{
    const auto begin = std::chrono::steady_clock::now();
    act();
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() -
                                                                 begin)
        .count();
}

} // namespace flood_of_tabs

BOOST_FIXTURE_TEST_SUITE(flood_of_tabs, flood_of_tabs::FloodTest, *boost::unit_test::disabled())

BOOST_AUTO_TEST_CASE(two_hundred_decks_have_a_tab_each_and_to_open_them_again_takes_no_more)
{
    const int before = held_megabytes();
    int after_first = 0;
    for (int round = 1; round <= 3; ++round) {
        const long long opening = flood_of_tabs::milliseconds([&] {
            for (std::size_t number = 1; number <= flood_of_tabs::max_tabs; ++number)
                open(number);
        });
        BOOST_TEST(tabs().GetPageCount() >= flood_of_tabs::max_tabs);
        BOOST_TEST(from_wx(tabs().GetPageText(tabs().GetPageCount() - 1)) == "deck-200");
        const int open_now = held_megabytes();
        const long long closing = flood_of_tabs::milliseconds([&] { close_all(); });
        const int closed = held_megabytes();
        BOOST_TEST_MESSAGE("Round " << round << ": " << before << " MB at the beginning, "
                                    << open_now << " with 200 tabs, " << closed
                                    << " without; opened in " << opening << " ms, closed in "
                                    << closing << " ms");
        constexpr int may_differ = 10;
        if (round == 1)
            after_first = closed;
        else
            BOOST_TEST(closed <= after_first + may_differ);
    }
}

BOOST_AUTO_TEST_SUITE_END()
