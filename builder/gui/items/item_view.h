#pragma once

#include "gui/base/accessible_items.h"
#include "gui/faces/large_card.h"

#include <wx/scrolwin.h>
#include <wx/timer.h>

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace kizuna {

/// A scrolled window that draws its items itself, as a grid or piles of cards: an icon view in
/// other toolkits. A derived class says where items lie, how they look and what they do. ItemView
/// handles mouse, keyboard, the current item, selection, dragging, scrolling and screen readers.
class ItemView : public wxScrolledCanvas, protected AccessibleItems {
public:
    enum class Way { Left, Right, Up, Down, PageUp, PageDown, First, Last };

    std::optional<std::size_t> current() const { return current_; }
    /// Makes the item the current one, from which arrow keys start, and scrolls to it.
    void go_to(std::size_t item);
    /// The item's place in the window as it is scrolled now.
    wxRect place_in_window(std::size_t item) const;
    /// Shows or removes the frame that marks this window as the target of a drag.
    void light_up(bool lit);

protected:
    /// `name` is for the tests, `spoken` for screen readers.
    ItemView(wxWindow* parent, const char* name, const std::string& spoken);
    ~ItemView() override;

    /// To be called at the end of a constructor, and when the items change: lays them out again and
    /// makes `current` the current item; none if it is empty or too large.
    void items_changed(std::optional<std::size_t> current);
    /// Lets `large` show the items' cards, and redraws all items when all faces change. To be
    /// called at the end of a constructor. `card_of` may return null.
    void show_large(LargeCard& large, std::function<const Card*(std::size_t)> card_of);
    /// Makes the item the current one without scrolling to it, for what was selected elsewhere.
    void mark_current(std::size_t item) { current_ = anchor_ = item; }
    /// Redraws an item and the frame around it. To be called when its look changed, but not its
    /// place.
    void look_changed(std::size_t item);
    /// Called by draw() for an item that is drawn provisionally: show_ready() draws it again.
    void not_ready(std::size_t item) { unready_.insert(item); }
    virtual bool is_ready(std::size_t) const { return true; }
    /// Redraws the items that were not_ready() and are ready now.
    void show_ready();

    /// Arranges the items for a width; returns how large the whole is.
    virtual wxSize lay_out(int width) = 0;
    /// The item's place after lay_out(), in unscrolled coordinates.
    virtual wxRect place_of(std::size_t item) const = 0;
    /// The part of the item that no other item covers: there the pointer hits it.
    virtual wxRect open_part_of(std::size_t item) const { return place_of(item); }
    /// Everything that draw() may paint for the item, covered or not.
    virtual wxRect drawn_part_of(std::size_t item) const
    {
        return place_of(item).Union(open_part_of(item));
    }
    /// A half-open range with all items in a rectangle of unscrolled coordinates. Every paint calls
    /// it, so a view of very many items should override it.
    virtual std::pair<std::size_t, std::size_t> items_near(const wxRect&) const
    {
        return {0, item_count()};
    }
    /// The rectangle that go_to() scrolls into sight: the item, or the item with its heading.
    virtual wxRect sight_of(std::size_t item) const { return place_of(item); }
    virtual std::size_t next(std::size_t from, Way way) const = 0;
    /// Draws everything behind the items, as headings, in unscrolled coordinates.
    virtual void draw_behind(wxDC&, const wxRect&) {}
    virtual void draw(wxDC& dc, std::size_t item, const wxRect& where) = 0;
    /// Draws everything above the items.
    virtual void draw_above(wxDC&) {}

    /// The user selected these items and no others; `at` is one of them.
    virtual void selected(const std::set<std::size_t>& items, std::size_t at) = 0;
    /// Enter on the item, or a double click that double_clicked() passes on.
    virtual void activated(std::size_t item) = 0;
    virtual void double_clicked(std::size_t item, const wxPoint& /*in it*/) { activated(item); }
    virtual void menu_asked(std::size_t item) = 0;
    virtual void drag_begun(std::size_t item) = 0;
    /// A click in the item, which may hit a button of its own. True: the click is used up.
    virtual bool pressed(std::size_t, const wxPoint& /*in it*/) { return false; }
    /// The pointer came to rest on an item; empty: it left the item.
    virtual void pointed_at(std::optional<std::size_t>) {}
    /// Ctrl and the wheel: a step larger or smaller.
    virtual void resized(int /*steps*/) {}
    /// Gets every key before ItemView does. True: the key is used up.
    virtual bool key_pressed(wxKeyEvent&) { return false; }

    /// Sets the tooltip of the hovered item; empty: none. It opens late and stays clear of the
    /// items beside that one.
    void show_tip(const wxString& text);
    /// The item that the pointer came to last. Empty once the keyboard moves on, or a menu or
    /// another window opens over it.
    std::optional<std::size_t> hovered() const { return hovered_; }
    std::optional<std::size_t> item_at(const wxPoint& in_window) const;

    // AccessibleItems
    std::optional<std::size_t> current_item() const override { return current_; }
    wxRect item_place(std::size_t item) const override { return place_in_window(item); }
    void select_item(std::size_t item) override;
    void activate_item(std::size_t item) override { activated(item); }

private:
    void lay_out_anew();
    void choose(std::size_t item, bool extends, bool toggles);
    bool any_selected() const;
    void on_paint(wxPaintEvent& event);
    void on_left_down(wxMouseEvent& event);
    void on_left_up(wxMouseEvent& event);
    void on_motion(wxMouseEvent& event);
    void on_key(wxKeyEvent& event);
    void on_activate(wxActivateEvent& event);
    void hover(std::optional<std::size_t> item);
    bool is_pointed_at();
    void open_menu(std::size_t item);

    std::optional<std::size_t> current_;
    std::optional<std::size_t> anchor_; ///< the item from which Shift selects a range
    std::optional<std::size_t> hovered_;
    std::optional<std::size_t> pressed_; ///< the item on which the mouse went down
    std::set<std::size_t> unready_;
    bool is_lit_ = false;
    bool is_clicked_into_ = false; ///< the focus comes with a click, so that nothing scrolls
    bool is_clicked_ = false;      ///< a click is handled, during which nothing scrolls
    bool waits_for_up_ = false;    ///< on release the pressed item is selected alone
    wxPoint pressed_at_;
    wxPoint pointer_; ///< the pointer's last place on the screen
    wxSize laid_out_in_;
    wxTimer rest_;
    wxTimer tip_rest_;
    wxString tip_;
    Subscription faces_renewed_;
};

} // namespace kizuna
