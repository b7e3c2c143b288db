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

/// A scrolled field of items of its own drawing, as a grid or piles of cards: what an icon view is
/// in other toolkits. Who derives from it says where items lie, how they look and what they do;
/// it does the rest with mouse and keyboard: which is current, which are selected, dragging,
/// scrolling, and what screen readers are told.
class ItemView : public wxScrolledCanvas, protected AccessibleItems {
public:
    enum class Way { Left, Right, Up, Down, PageUp, PageDown, First, Last };

    std::optional<std::size_t> current() const { return current_; }
    /// Makes the item the one that arrows start from, and scrolls to it.
    void go_to(std::size_t item);
    /// Where the item lies in the window now.
    wxRect place_in_window(std::size_t item) const;
    /// A frame shows that what is carried would be dropped here.
    void light_up(bool lit);

protected:
    /// `name` is for the tests, `spoken` for screen readers.
    ItemView(wxWindow* parent, const char* name, const std::string& spoken);
    ~ItemView() override;

    /// To be called at the end of a constructor, and when the items became others: they are laid
    /// out anew, and where `current` is given that is the current one.
    void items_changed(std::optional<std::size_t> current);
    /// Has the items' cards shown large; at the end of a constructor. `card_of` may answer null.
    /// They are drawn anew when all faces became others.
    void show_large(LargeCard& large, std::function<const Card*(std::size_t)> card_of);
    /// Frames it without scrolling to it, for what was selected elsewhere.
    void mark_current(std::size_t item) { current_ = anchor_ = item; }
    /// When only how one looks became another, in its place and in the frame round it.
    void look_changed(std::size_t item);
    /// draw() says so of an item that it can only draw for the time being.
    void not_ready(std::size_t item) { unready_.insert(item); }
    virtual bool is_ready(std::size_t) const { return true; }
    /// Draws those items again that were not ready and are now.
    void show_ready();

    /// Arranges the items for a width; returns how large the whole is.
    virtual wxSize lay_out(int width) = 0;
    /// After lay_out(), unscrolled.
    virtual wxRect place_of(std::size_t item) const = 0;
    /// The part of it that nothing covers, where the pointer means it.
    virtual wxRect open_part_of(std::size_t item) const { return place_of(item); }
    /// All that may be drawn of it, open or not.
    virtual wxRect drawn_part_of(std::size_t item) const
    {
        return place_of(item).Union(open_part_of(item));
    }
    /// Half-open; all that lie in a part of the whole are among them. A view of very many items
    /// says it, for each paint asks.
    virtual std::pair<std::size_t, std::size_t> items_near(const wxRect&) const
    {
        return {0, item_count()};
    }
    /// What is brought into sight with it, as the heading above it.
    virtual wxRect sight_of(std::size_t item) const { return place_of(item); }
    virtual std::size_t next(std::size_t from, Way way) const = 0;
    /// What lies behind all of them, as headings; unscrolled.
    virtual void draw_behind(wxDC&, const wxRect&) {}
    virtual void draw(wxDC& dc, std::size_t item, const wxRect& where) = 0;
    /// What lies over all of them.
    virtual void draw_above(wxDC&) {}

    /// The person selected these; `at` is among them.
    virtual void selected(const std::set<std::size_t>& items, std::size_t at) = 0;
    /// Enter, or a double click that double_clicked() leaves to it.
    virtual void activated(std::size_t item) = 0;
    virtual void double_clicked(std::size_t item, const wxPoint& /*in it*/) { activated(item); }
    virtual void menu_asked(std::size_t item) = 0;
    virtual void drag_begun(std::size_t item) = 0;
    /// A click on something that the item has of its own, as a button; true: that was all.
    virtual bool pressed(std::size_t, const wxPoint& /*in it*/) { return false; }
    /// The pointer came to rest on an item or left it.
    virtual void pointed_at(std::optional<std::size_t>) {}
    /// Ctrl and the wheel: a step larger or smaller.
    virtual void resized(int /*steps*/) {}
    /// Keys that mean nothing here; false: nor there.
    virtual bool key_pressed(wxKeyEvent&) { return false; }

    /// A tooltip about the item that is pointed at; empty: none. It comes late and stands clear of
    /// the items beside that one.
    void show_tip(const wxString& text);
    /// What the pointer came to last; nothing once the keyboard went on from there, or a menu or
    /// another window came over it.
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
    std::optional<std::size_t> anchor_; ///< where a range of selected ones begins
    std::optional<std::size_t> hovered_;
    std::optional<std::size_t> pressed_; ///< the mouse went down on it
    std::set<std::size_t> unready_;
    bool is_lit_ = false;
    bool is_clicked_into_ = false; ///< the keyboard comes with a click
    bool is_clicked_ = false;      ///< nothing scrolls then: who clicks sees where
    bool waits_for_up_ = false;    ///< it is one of several: which are meant shows later
    wxPoint pressed_at_;
    wxPoint pointer_; ///< where it was last, on the screen
    wxSize laid_out_in_;
    wxTimer rest_;
    wxTimer tip_rest_;
    wxString tip_;
    Subscription faces_renewed_;
};

} // namespace kizuna
