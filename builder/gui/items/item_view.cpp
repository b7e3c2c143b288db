#include "gui/items/item_view.h"

#include "gui/base/accessible.h"
#include "gui/base/listen.h"

#include <wx/dcbuffer.h>
#include <wx/settings.h>
#include <wx/toplevel.h>
#include <wx/utils.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace kizuna {

ItemView::ItemView(wxWindow* parent, const char* name, const std::string& spoken)
    : wxScrolledCanvas(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxWANTS_CHARS)
{
    SetName(name);
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetScrollRate(0, FromDIP(20));
    set_accessible_items(*this, spoken, *this);
    keep_scroll_bar(*this);
    Bind(wxEVT_PAINT, &ItemView::on_paint, this);
    Bind(wxEVT_LEFT_DOWN, &ItemView::on_left_down, this);
    Bind(wxEVT_LEFT_UP, &ItemView::on_left_up, this);
    Bind(wxEVT_MOTION, &ItemView::on_motion, this);
    Bind(wxEVT_KEY_DOWN, &ItemView::on_key, this);
    listen(*this, wxEVT_LEAVE_WINDOW, [this] { hover(std::nullopt); });
    Bind(wxEVT_LEFT_DCLICK, [this](wxMouseEvent& event) {
        const auto item = item_at(event.GetPosition());
        if (!item)
            return;
        const wxPoint in_it = event.GetPosition() - place_in_window(*item).GetPosition();
        if (!pressed(*item, in_it))
            double_clicked(*item, in_it);
    });
    Bind(wxEVT_CONTEXT_MENU, [this](wxContextMenuEvent& event) {
        auto item = current_;
        if (event.GetPosition() != wxDefaultPosition) {
            item = item_at(ScreenToClient(event.GetPosition()));
            is_clicked_into_ = true;
            SetFocus(); // so that keys act on this card after the menu
            is_clicked_into_ = false;
            if (item && !item_is_selected(*item))
                choose(*item, false, false);
        }
        if (item)
            open_menu(*item);
    });
    Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) {
        if (event.ControlDown() && event.GetWheelRotation() != 0)
            resized(event.GetWheelRotation() > 0 ? 1 : -1);
        else
            event.Skip();
        CallAfter([this] { // later: scrolling changes the item under the pointer
            pointer_ = wxGetMousePosition();
            const wxPoint here = ScreenToClient(pointer_);
            hover(GetClientRect().Contains(here) ? item_at(here) : std::nullopt);
        });
    });
    listen(*this, wxEVT_SIZE, [this] {
        const wxSize before = laid_out_in_;
        const bool was_in_sight = current_ && wxRect(before).Intersects(place_in_window(*current_));
        lay_out_anew();
        // Do not scroll if only the height changed, as by a strip below, and another window has the
        // focus.
        if (was_in_sight && (HasFocus() || laid_out_in_.x != before.x))
            go_to(*current_);
    });
    listen(*this, wxEVT_SET_FOCUS, [this] {
        if (!current_ && item_count() > 0)
            choose(0, false, false);
        else if (current_ && !is_clicked_into_) // a clicked item is in sight already
            go_to(*current_);
        tell_current_item(*this);
        Refresh();
    });
    listen(*this, wxEVT_KILL_FOCUS, [this] { Refresh(); });
    wxGetTopLevelParent(this)->Bind(wxEVT_ACTIVATE, &ItemView::on_activate, this);
    rest_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { pointed_at(hovered_); });
    tip_rest_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (is_pointed_at()) // something may have opened over it meanwhile
            SetToolTip(tip_);
    });
    place_tooltip(*this, [this] { return hovered_ ? place_in_window(*hovered_) : wxRect(); });
}

ItemView::~ItemView()
{
    forget_accessible_items(*this);
}

void ItemView::items_changed(std::optional<std::size_t> current)
{
    current_ = current && *current < item_count() ? current : std::nullopt;
    anchor_ = current_;
    pressed_.reset();
    unready_.clear();
    hover(std::nullopt);
    tell_items_changed(*this);
    lay_out_anew();
}

void ItemView::show_large(LargeCard& large, std::function<const Card*(std::size_t)> card_of)
{
    faces_renewed_ = large.faces().renewed.subscribe([this] { Refresh(); });
    large.watch(*this,
                [this, card_of = std::move(card_of)](
                    const std::optional<wxPoint>& at) -> std::optional<LargeCard::Found> {
                    const auto item = at ? item_at(ScreenToClient(*at)) : current_;
                    const Card* card = item ? card_of(*item) : nullptr;
                    if (!card)
                        return std::nullopt;
                    const wxRect place = place_in_window(*item);
                    return LargeCard::Found{
                        card, wxRect(ClientToScreen(place.GetPosition()), place.GetSize())};
                });
}

void ItemView::look_changed(std::size_t item)
{
    if (item >= item_count())
        return;
    wxRect place = drawn_part_of(item).Inflate(FromDIP(6)); // with the frame around it
    place.SetPosition(CalcScrolledPosition(place.GetPosition()));
    RefreshRect(place);
}

void ItemView::show_ready()
{
    std::erase_if(unready_, [this](std::size_t item) {
        const bool is_gone = item >= item_count();
        if (!is_gone && !is_ready(item))
            return false;
        look_changed(item);
        return true;
    });
}

void ItemView::lay_out_anew()
{
    laid_out_in_ = GetClientSize();
    const wxSize whole = lay_out(laid_out_in_.x);
    if (whole != GetVirtualSize())
        SetVirtualSize(whole);
    Refresh();
}

wxRect ItemView::place_in_window(std::size_t item) const
{
    const wxRect place = place_of(item);
    return {CalcScrolledPosition(place.GetPosition()), place.GetSize()};
}

std::optional<std::size_t> ItemView::item_at(const wxPoint& in_window) const
{
    const wxPoint point = CalcUnscrolledPosition(in_window);
    const auto [first, end] = items_near(wxRect(point, wxSize(1, 1)));
    for (std::size_t at = end; at-- > first;) { // items drawn later lie above
        if (open_part_of(at).Contains(point))
            return at;
    }
    return std::nullopt;
}

void ItemView::go_to(std::size_t item)
{
    if (item >= item_count())
        return;
    const bool is_another = current_ != item;
    current_ = item;
    const wxRect place = sight_of(item);
    int step = 1;
    GetScrollPixelsPerUnit(nullptr, &step);
    step = std::max(step, 1);
    const int top = GetViewStart().y * step;
    const int height = GetClientSize().y;
    if (place.y < top && !is_clicked_)
        Scroll(-1, place.y / step);
    else if (place.GetBottom() > top + height && !is_clicked_)
        Scroll(-1, std::min((place.GetBottom() - height + step - 1) / step, place.y / step));
    if (is_another && HasFocus())
        tell_current_item(*this);
    Refresh();
}

void ItemView::select_item(std::size_t item)
{
    hover(std::nullopt); // ignore the resting pointer
    choose(item, false, false);
}

/// Selects the item: alone, with `extends` as the end of a range from the anchor, with `toggles`
/// added to the selection or taken out of it.
void ItemView::choose(std::size_t item, bool extends, bool toggles)
{
    std::set<std::size_t> items;
    for (std::size_t at = 0; toggles && at < item_count(); ++at) {
        if (item_is_selected(at))
            items.insert(at);
    }
    if (extends && anchor_) {
        for (std::size_t at = std::min(*anchor_, item); at <= std::max(*anchor_, item); ++at)
            items.insert(at);
    } else {
        anchor_ = item;
        if (toggles && items.size() > 1 && items.contains(item))
            items.erase(item);
        else
            items.insert(item);
    }
    go_to(item);
    selected(items, items.contains(item) ? item : *items.begin());
}

void ItemView::on_paint(wxPaintEvent&)
{
    wxAutoBufferedPaintDC dc(this);
    DoPrepareDC(dc);
    dc.SetBackground(wxBrush(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW)));
    dc.Clear();
    const wxRect changed = GetUpdateRegion().GetBox();
    wxRect seen(CalcUnscrolledPosition(changed.GetPosition()), changed.GetSize());
    draw_behind(dc, seen);
    seen.Inflate(FromDIP(30)); // for frames of items outside
    const auto [first, end] = items_near(seen);
    for (std::size_t at = first; at < end; ++at) {
        if (const wxRect place = place_of(at); place.Intersects(seen))
            draw(dc, at, place);
    }
    draw_above(dc);
    if (!is_lit_)
        return;
    const int line = FromDIP(3);
    wxRect frame(CalcUnscrolledPosition(wxPoint(0, 0)), GetClientSize());
    frame.Deflate(line / 2 + 1);
    dc.SetPen(wxPen(wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT), line));
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.DrawRectangle(frame);
}

void ItemView::light_up(bool lit)
{
    if (std::exchange(is_lit_, lit) != lit)
        Refresh();
}

void ItemView::on_left_down(wxMouseEvent& event)
{
    const auto item = item_at(event.GetPosition());
    is_clicked_into_ = true;
    SetFocus();
    is_clicked_into_ = false;
    pressed_.reset();
    waits_for_up_ = false;
    if (!item)
        return;
    if (pressed(*item, event.GetPosition() - place_in_window(*item).GetPosition()))
        return;
    pressed_ = item;
    pressed_at_ = event.GetPosition();
    waits_for_up_ = item_is_selected(*item) && !event.HasAnyModifiers();
    is_clicked_ = true;
    if (!waits_for_up_)
        choose(*item, event.ShiftDown(), event.ControlDown());
    else
        go_to(*item);
    is_clicked_ = false;
}

void ItemView::on_left_up(wxMouseEvent& event)
{
    event.Skip();
    if (pressed_ && waits_for_up_)
        choose(*pressed_, false, false);
    pressed_.reset();
    waits_for_up_ = false;
}

void ItemView::on_motion(wxMouseEvent& event)
{
    event.Skip();
    if (!event.LeftIsDown())
        pressed_.reset();
    const wxPoint way = event.GetPosition() - pressed_at_;
    if (pressed_ && std::abs(way.x) + std::abs(way.y) > FromDIP(8)) {
        const std::size_t item = *pressed_;
        pressed_.reset();
        waits_for_up_ = false;
        hover(std::nullopt);
        return drag_begun(item);
    }
    if (const wxPoint here = wxGetMousePosition(); here != std::exchange(pointer_, here))
        hover(item_at(event.GetPosition())); // not if only the items moved
}

/// No item is hovered while another window is active.
void ItemView::on_activate(wxActivateEvent& event)
{
    event.Skip();
    if (!event.GetActive())
        hover(std::nullopt);
}

void ItemView::hover(std::optional<std::size_t> item)
{
    if (item == hovered_)
        return;
    if (hovered_)
        look_changed(*hovered_);
    if (item)
        look_changed(*item);
    hovered_ = item;
    show_tip({});
    if (!item) {
        rest_.Stop();
        pointed_at(std::nullopt);
    } else {
        constexpr int moment = 300; // ms; ignores items that the pointer only passes
        rest_.StartOnce(moment);
    }
}

bool ItemView::is_pointed_at()
{
    auto* top = dynamic_cast<wxTopLevelWindow*>(wxGetTopLevelParent(const_cast<ItemView*>(this)));
    return hovered_ && top && top->IsActive() && GetScreenRect().Contains(wxGetMousePosition());
}

void ItemView::open_menu(std::size_t item)
{
    hover(std::nullopt);
    menu_asked(item);
}

void ItemView::show_tip(const wxString& text)
{
    tip_ = text;
    tip_rest_.Stop();
    if (text.empty())
        return UnsetToolTip();
    constexpr int moment = 500; // ms, besides GTK's delay: a tooltip covers the items below
    tip_rest_.StartOnce(moment);
}

} // namespace kizuna
