#include "gui/items/item_view.h"
#include "gui/window_test.h"

#include <wx/dialog.h>

using namespace kizuna;
using namespace kizuna::test;

namespace item_view {

/// Ten squares below one another.
class Squares : public ItemView {
public:
    explicit Squares(wxWindow* parent) : ItemView(parent, "squares", "Squares")
    {
        items_changed(std::nullopt);
    }
    using ItemView::hovered;

private:
    static constexpr int side = 40;
    wxSize lay_out(int) override { return {side, 10 * side}; }
    wxRect place_of(std::size_t item) const override
    {
        return {0, static_cast<int>(item) * side, side, side};
    }
    std::size_t next(std::size_t from, Way way) const override
    {
        return way == Way::Down ? from + 1 : from - (from > 0 ? 1 : 0);
    }
    void draw(wxDC&, std::size_t, const wxRect&) override {}
    void selected(const std::set<std::size_t>& items, std::size_t) override { selected_ = items; }
    void activated(std::size_t) override {}
    void menu_asked(std::size_t) override {}
    void drag_begun(std::size_t) override {}
    std::size_t item_count() const override { return 10; }
    std::string item_name(std::size_t item) const override { return std::to_string(item); }
    bool item_is_selected(std::size_t item) const override { return selected_.contains(item); }

    std::set<std::size_t> selected_;
};

struct ItemViewTest : UserTest {
    wxFrame* outer = new wxFrame(nullptr, wxID_ANY, "squares", wxPoint(0, 0), wxSize(200, 500));
    Squares* squares = new Squares(outer);

    ItemViewTest()
    {
        outer->Show();
        outer->Raise();
        focus(*squares);
        point_at(2);
    }
    ~ItemViewTest() { outer->Destroy(); }
    void point_at(std::size_t item)
    {
        const wxRect place = squares->place_in_window(item);
        move_to(squares->ClientToScreen(place.GetPosition() + place.GetSize() / 2));
    }
    int hovered() const
    {
        const auto item = squares->hovered();
        return item ? static_cast<int>(*item) : -1;
    }
};

} // namespace item_view

BOOST_FIXTURE_TEST_SUITE(item_view, ItemViewTest)

BOOST_AUTO_TEST_CASE(the_pointer_means_what_it_comes_to)
{
    BOOST_TEST(hovered() == 2);
    point_at(3);
    BOOST_TEST(hovered() == 3);
}

BOOST_AUTO_TEST_CASE(where_the_keyboard_goes_on_the_pointer_means_nothing_until_it_moves)
{
    press(WXK_DOWN);
    BOOST_TEST(hovered() == -1);
    point_at(4);
    BOOST_TEST(hovered() == 4);
}

BOOST_AUTO_TEST_CASE(after_the_wheel_the_pointer_means_what_lies_under_it_now)
{
    outer->SetClientSize(200, 200);
    settle();
    point_at(2);
    scroll(*squares);
    wait_for([this] { return hovered() > 2; });
}

BOOST_AUTO_TEST_CASE(under_a_dialog_nothing_is_pointed_at)
{
    wxDialog dialog(outer, wxID_ANY, "over it", wxPoint(300, 300));
    dialog.Show();
    dialog.SetFocus();
    wait_for([this] { return hovered() == -1; });
}

BOOST_AUTO_TEST_SUITE_END()
