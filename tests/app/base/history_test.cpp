#include "app/base/history.h"

#include <boost/test/unit_test.hpp>
#include <rapidcheck/boost_test.h>

using kizuna::History;

BOOST_AUTO_TEST_SUITE(history)

namespace {

/// A history as one would write it on paper: every step has a number that is never used again, and
/// saving notes the number.
struct Model {
    struct Step {
        int number;
        int value;
    };
    std::vector<Step> past = {{0, 0}};
    std::vector<Step> undone;
    int next_number = 1;
    int saved_number = 0;

    void push(int value)
    {
        if (value == past.back().value)
            return;
        past.push_back({next_number++, value});
        undone.clear();
    }
    void undo()
    {
        if (past.size() == 1)
            return;
        undone.push_back(past.back());
        past.pop_back();
    }
    void redo()
    {
        if (undone.empty())
            return;
        past.push_back(undone.back());
        undone.pop_back();
    }
    void mark_saved() { saved_number = past.back().number; }
    bool is_saved() const { return saved_number == past.back().number; }
};

} // namespace

BOOST_AUTO_TEST_CASE(an_amended_step_is_one_step)
{
    History<int> history(1);
    history.push(2, "two");
    BOOST_TEST(history.amend(3, "three"));
    BOOST_TEST(history.undo_reason() == "three");
    history.undo();
    BOOST_TEST(history.now() == 1);
}

BOOST_AUTO_TEST_CASE(a_step_amended_to_the_value_before_it_is_none)
{
    History<int> history(1);
    history.push(2, "two");
    BOOST_TEST(history.amend(1, "one"));
    BOOST_TEST(!history.can_undo());
    BOOST_TEST(history.is_saved());
}

BOOST_AUTO_TEST_CASE(what_is_saved_or_undone_is_never_amended)
{
    History<int> history(1);
    BOOST_TEST(!history.amend(2, "first"));
    history.push(2, "two");
    history.mark_saved();
    BOOST_TEST(!history.amend(3, "three"));
    history.push(4, "four");
    history.push(5, "five");
    history.undo();
    BOOST_TEST(!history.amend(6, "six"));
    BOOST_TEST(history.now() == 4);
    BOOST_TEST(history.redo_reason() == "five");
}

BOOST_AUTO_TEST_CASE(undo_and_redo_walk_the_same_steps)
{
    History<int> history(1);
    history.push(2, "two");
    history.push(3, "three");

    history.undo();
    BOOST_TEST(history.now() == 2);
    history.redo();
    BOOST_TEST(history.now() == 3);
}

BOOST_AUTO_TEST_CASE(each_step_tells_its_reason_on_the_way_back_and_forth)
{
    History<int> history(1);
    history.push(2, "two");
    history.push(3, "three");

    BOOST_TEST(history.undo_reason() == "three");
    BOOST_TEST(history.redo_reason() == "");
    history.undo();
    BOOST_TEST(history.undo_reason() == "two");
    BOOST_TEST(history.redo_reason() == "three");
    history.undo();
    BOOST_TEST(history.undo_reason() == "");
}

BOOST_AUTO_TEST_CASE(a_change_after_undo_forgets_the_undone_future)
{
    History<int> history(1);
    history.push(2, "two");
    history.undo();
    history.push(5, "five");

    BOOST_TEST(!history.can_redo());
    BOOST_TEST(history.now() == 5);
}

BOOST_AUTO_TEST_CASE(save_then_undo_then_edit_leaves_unsaved_changes_for_good)
{
    History<int> history(1);
    history.push(2, "two");
    history.mark_saved();
    history.undo();
    history.push(3, "three"); // as many steps as when it was saved, and not the same value

    BOOST_TEST(!history.is_saved());
    history.undo();
    BOOST_TEST(!history.is_saved());
}

BOOST_AUTO_TEST_CASE(undo_after_saving_and_redo_come_back_to_the_saved_value)
{
    History<int> history(1);
    history.push(2, "two");
    history.mark_saved();
    history.undo();
    BOOST_TEST(!history.is_saved());
    history.redo();
    BOOST_TEST(history.is_saved());
}

BOOST_AUTO_TEST_CASE(a_change_that_changes_nothing_is_not_a_step)
{
    History<int> history(1);
    history.push(1, "same");
    BOOST_TEST(!history.can_undo());
}

BOOST_AUTO_TEST_CASE(what_was_never_on_disk_is_unsaved_until_it_is_saved)
{
    History<int> history(1);
    history.mark_unsaved();
    BOOST_TEST(!history.is_saved());
    history.push(2, "two");
    history.undo();
    BOOST_TEST(!history.is_saved());
    history.mark_saved();
    BOOST_TEST(history.is_saved());
}

RC_BOOST_PROP(any_walk_ends_where_a_history_on_paper_ends, (const std::vector<unsigned>& walk))
{
    History<int> history(0);
    Model model;
    for (const unsigned step : walk) {
        switch (step % 6) {
        case 0:
            history.undo();
            model.undo();
            break;
        case 1:
            history.redo();
            model.redo();
            break;
        case 2:
            history.mark_saved();
            model.mark_saved();
            break;
        default: {
            const int value = static_cast<int>(step % 5);
            history.push(value, "");
            model.push(value);
        }
        }
        RC_ASSERT(history.now() == model.past.back().value);
        RC_ASSERT(history.can_undo() == (model.past.size() > 1));
        RC_ASSERT(history.can_redo() == !model.undone.empty());
        RC_ASSERT(history.is_saved() == model.is_saved());
    }
}

BOOST_AUTO_TEST_CASE(any_step_can_be_gone_to_and_none_is_lost_by_it)
{
    History<int> history(1);
    history.push(2, "two");
    history.push(3, "three");
    history.go_to(0);
    BOOST_TEST(history.now() == 1);
    BOOST_TEST(history.redo_reason() == "two");
    history.go_to(2);
    BOOST_TEST(history.now() == 3);
    BOOST_TEST(history.reason(1) == "two");
    history.go_to(3);
    BOOST_TEST(history.position() == 2U);
}

BOOST_AUTO_TEST_CASE(beyond_ten_thousand_steps_the_oldest_are_forgotten)
{
    History<int> history(0);
    constexpr int steps = 25'000;
    for (int at = 1; at <= steps; ++at) {
        history.push(at, "step");
        if (at == steps - 5 || at == 100)
            history.mark_saved();
    }
    BOOST_TEST(history.size() <= History<int>::max_steps);
    BOOST_TEST(history.size() > History<int>::max_steps * 8 / 10);
    BOOST_TEST(history.now() == steps);
    BOOST_TEST(history.position() == history.size() - 1);
    BOOST_TEST(history.value(history.saved_position().value()) == steps - 5);
    BOOST_TEST(history.reason(0).empty());
    for (int at = 0; at < 100; ++at)
        history.undo();
    BOOST_TEST(history.now() == steps - 100);
}

BOOST_AUTO_TEST_CASE(a_saved_step_that_is_forgotten_leaves_none_saved)
{
    History<int> history(0);
    for (int at = 1; at <= 11'000; ++at)
        history.push(at, "step");
    BOOST_TEST(!history.saved_position());
    while (history.can_undo())
        history.undo();
    BOOST_TEST(!history.is_saved());
}

BOOST_AUTO_TEST_CASE(what_changes_in_every_step_survives_undo_and_is_unsaved)
{
    History<int> history(1);
    history.push(2, "two");
    history.mark_saved();
    history.change_every([](int& value) { value += 10; });
    BOOST_TEST(!history.is_saved());
    history.undo();
    BOOST_TEST(history.now() == 11);
}

BOOST_AUTO_TEST_SUITE_END()
