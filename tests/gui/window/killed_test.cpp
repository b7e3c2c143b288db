// The program itself, killed and started again on the same screen.
#include "app/known_cards.h"
#include "app/safety/journal.h"
#include "app/scratch_folder.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

#include <wx/app.h>
#include <wx/uiaction.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <functional>
#include <random>
#include <string>

#include <sys/wait.h>
#include <unistd.h>

using namespace kizuna;
using namespace kizuna::test;
namespace fs = std::filesystem;

namespace killed {

/// The running program, on folders of its own; killed at the end wherever it is.
class Program {
public:
    Program(const ScratchFolder& folder, const fs::path& deck)
    {
        const std::string config = "XDG_CONFIG_HOME=" + (folder / "config").string();
        const std::string state = "XDG_STATE_HOME=" + (folder / "state").string();
        pid_ = ::fork();
        if (pid_ == 0) {
            ::putenv(const_cast<char*>(config.c_str()));
            ::putenv(const_cast<char*>(state.c_str()));
            const char* file = deck.empty() ? nullptr : deck.c_str();
            ::execl(KIZUNA_PROGRAM, KIZUNA_PROGRAM, "--lang=en", file, nullptr);
            ::_exit(127);
        }
    }
    ~Program() { kill(); }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    void kill()
    {
        if (pid_ <= 0)
            return;
        ::kill(pid_, SIGKILL);
        ::waitpid(pid_, nullptr, 0);
        pid_ = 0;
    }

private:
    pid_t pid_ = 0;
};

struct KilledTest {
    ScratchFolder folder;
    fs::path state = folder / "state/kizuna";
    fs::path deck =
        folder.write("prince.kizuna.yaml", "kizuna: 1\nname: Prince\ncards:\n  B01-003: 1\n");
    wxUIActionSimulator user;

    /// What the running program keeps: the decks of the newest journal that says anything.
    KeptDecks kept() const
    {
        KeptDecks newest;
        fs::file_time_type written = fs::file_time_type::min();
        std::error_code none;
        for (const auto& each : fs::directory_iterator(state, none)) {
            KeptDecks found = read_journal(file_text(each.path()), shipped_catalogue().tools());
            if (!found.decks.empty() && each.last_write_time(none) >= written) {
                newest = std::move(found);
                written = each.last_write_time(none);
            }
        }
        return newest;
    }
    std::string kept_name() const
    {
        const KeptDecks decks = kept();
        return decks.decks.empty() ? "" : decks.decks.back().deck.name;
    }
    int kept_copies() const
    {
        const KeptDecks decks = kept();
        return decks.decks.empty() ? 0 : decks.decks.back().deck.cards.at(0).copies;
    }
    std::size_t journals() const
    {
        std::error_code none;
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(state, none), fs::directory_iterator()));
    }

    /// Does something again and again until it has an effect: a program that is starting hears
    /// nothing yet.
    static bool until(const std::function<bool()>& is_so, const std::function<void()>& act)
    {
        constexpr int max_tries = 300;
        for (int at = 0; at < max_tries; ++at) {
            if (is_so())
                return true;
            if (at % 10 == 9)
                act();
            wxMilliSleep(100);
            wxYield();
        }
        return is_so();
    }
    static void nothing() {}

    void key(int code, int modifiers = wxMOD_NONE) { user.Char(code, modifiers); }
};

} // namespace killed

BOOST_FIXTURE_TEST_SUITE(killed, KilledTest)

BOOST_AUTO_TEST_CASE(what_was_changed_before_a_kill_is_offered_and_comes_back)
{
    const std::string saved = file_text(deck);
    {
        Program program(folder, deck);
        BOOST_REQUIRE(until([&] { return kept_name() == "Prince"; }, nothing));
        const auto add = [&] {
            key('F', wxMOD_CONTROL);
            user.Text("altean prince");
            user.Char(WXK_RETURN);
        };
        BOOST_REQUIRE(until([&] { return kept_copies() > 1; }, add));
        program.kill();
    }
    BOOST_TEST(file_text(deck) == saved);
    const int copies = kept_copies();
    const std::size_t steps = kept().decks.back().steps.size();
    BOOST_TEST(steps > 1U);
    {
        const auto lost = lost_decks(state, shipped_catalogue().tools());
        BOOST_REQUIRE(lost.size() == 1U);
        BOOST_TEST(lost[0].kept.decks.back().is_unsaved);
    }
    const auto first = fs::directory_iterator(state)->path();

    Program program(folder, "");
    const auto restore = [&] { key(WXK_RETURN); };
    BOOST_REQUIRE(until([&] { return !fs::exists(first) && journals() == 1; }, restore));
    BOOST_TEST(kept_copies() == copies);
    BOOST_TEST(kept().decks.back().is_unsaved);
    BOOST_TEST(kept().decks.back().steps.size() == steps);
    BOOST_TEST(!kept().decks.back().steps.back().reason.empty());
    BOOST_TEST(kept().decks.back().file == deck);
    BOOST_TEST(file_text(deck) == saved);
}

BOOST_AUTO_TEST_CASE(a_kill_while_a_name_is_typed_costs_no_letter_that_arrived)
{
    const std::string typed = "abcdefghij";
    Program program(folder, deck);
    BOOST_REQUIRE(until([&] { return kept_name() == "Prince"; }, nothing));
    const auto type = [&] {
        key('M', wxMOD_ALT); // the letter of the name's label
        user.Char('A', wxMOD_CONTROL);
        user.Text(typed.c_str());
    };
    BOOST_REQUIRE(until([&] { return kept_name().starts_with("a"); }, type));
    program.kill();
    const auto lost = lost_decks(state, shipped_catalogue().tools());
    BOOST_REQUIRE(lost.size() == 1U);
    BOOST_TEST(typed.starts_with(lost[0].kept.decks.at(0).deck.name));
}

BOOST_AUTO_TEST_SUITE_END()

// Not run with the others, for it takes ten minutes, and in no suite that is run by its name:
// tests/hardening/kill_window runs it, and its numbers stand in HARDENING.md.
BOOST_FIXTURE_TEST_SUITE(killed_often, killed::KilledTest, *boost::unit_test::disabled())

BOOST_AUTO_TEST_CASE(three_hundred_kills_leave_the_old_or_the_new_deck_and_cost_nothing)
{
    const char* const asked = std::getenv("KIZUNA_KILLS");
    const int kills = asked ? std::atoi(asked) : 300;
    std::mt19937 chance(20151210);
    const auto below = [&](int bound) {
        return static_cast<int>(chance() % static_cast<unsigned>(bound));
    };
    int changed = 0;
    int saved = 0;
    int unfinished = 0;
    for (int at = 0; at < kills; ++at) {
        fs::remove_all(state);
        const std::string before = "kizuna: 1\nname: Prince\ncards:\n  B01-003: 1\n";
        folder.write("prince.kizuna.yaml", before);
        killed::Program program(folder, deck);
        BOOST_REQUIRE(until([&] { return kept_name() == "Prince"; }, nothing));
        const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(below(1500));
        std::size_t seen = 0; // steps that were in the journal before the kill
        while (std::chrono::steady_clock::now() < end) {
            const int act = below(4);
            if (act == 0) {
                key('S', wxMOD_CONTROL);
            } else if (act == 1) {
                key('M', wxMOD_ALT);
                user.Text("abc");
            } else {
                key('F', wxMOD_CONTROL);
                user.Text(act == 2 ? "altean prince" : "caeda");
                user.Char(WXK_RETURN);
            }
            wxYield();
            if (below(3) == 0) {
                const KeptDecks now = kept();
                seen = now.decks.empty() ? 0 : now.decks.back().steps.size();
            }
        }
        program.kill();
        const std::string after = file_text(deck);
        const KeptDecks now = kept();
        BOOST_REQUIRE(!now.decks.empty());
        const KeptDeck& open = now.decks.back();
        BOOST_TEST(open.steps.size() >= seen, "kill " << at);
        const bool is_new = after != before;
        if (is_new) { // whole, and what the window once showed
            const ImportedDeck read = read_deck(after, "deck", shipped_catalogue().tools());
            BOOST_TEST(read.faults.empty(), "kill " << at << ": " << after);
            BOOST_TEST(std::ranges::any_of(open.steps,
                                           [&](const KeptStep& step) {
                                               return step.value.cards == read.deck.cards &&
                                                      step.value.name == read.deck.name;
                                           }),
                       "kill " << at << ": " << after);
        }
        if (open.is_unsaved)
            BOOST_TEST(lost_decks(state, shipped_catalogue().tools()).size() == 1U);
        for (const auto& each : fs::directory_iterator(folder.path)) {
            const std::string name = each.path().filename().string();
            if (name != "prince.kizuna.yaml" && name != "config" && name != "state") {
                ++unfinished;
                fs::remove(each.path());
            }
        }
        changed += open.is_unsaved ? 1 : 0;
        saved += is_new ? 1 : 0;
    }
    BOOST_TEST_MESSAGE(kills << " kills, " << changed << " with unsaved changes, all of them kept; "
                             << saved << " after a save; " << unfinished
                             << " unfinished files beside the deck");
    BOOST_TEST(changed > kills / 4, "too few had anything to lose");
}

BOOST_AUTO_TEST_SUITE_END()
