#include "gui/faces/large_card.h"

#include "app/pool/card_sheet.h"
#include "app/skills/effect_tip.h"
#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/speaker.h"
#include "gui/faces/card_cell.h"

#include <wx/dcbuffer.h>
#include <wx/display.h>
#include <wx/settings.h>
#include <wx/utils.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace kizuna {
namespace {

constexpr int large_width = 400;
constexpr int tap_ms = 350;          ///< a key that is down longer counts as held
constexpr int pointer_rest_ms = 400; ///< a pointer that stays longer counts as resting
constexpr int look_ms = 100;

/// `view` moved into `screen`; at the top left of `screen` if it is larger.
wxRect moved_into(wxRect view, const wxRect& screen)
{
    view.x = std::clamp(view.x, screen.x, std::max(screen.x, screen.GetRight() + 1 - view.width));
    view.y = std::clamp(view.y, screen.y, std::max(screen.y, screen.GetBottom() + 1 - view.height));
    return view;
}

} // namespace

wxRect place_beside(const wxRect& card, const wxRect& screen, int width)
{
    constexpr int gap = 8;
    const wxPoint middle(card.x + card.width / 2, card.y + card.height / 2);
    struct Side {
        wxSize room;
        int x; ///< -1: to the left of the card, 1: to its right
        int y;
    };
    const std::array sides{
        Side{{screen.GetRight() - card.GetRight() - gap, screen.height}, 1, 0},
        Side{{card.x - screen.x - gap, screen.height}, -1, 0},
        Side{{screen.width, screen.GetBottom() - card.GetBottom() - gap}, 0, 1},
        Side{{screen.width, card.y - screen.y - gap}, 0, -1},
    };
    const auto fitting = [width](const Side& side) {
        return std::clamp(static_cast<int>(std::floor(side.room.y / card_shape)), 1,
                          std::clamp(side.room.x, 1, width));
    };
    const Side& best = *std::ranges::max_element(sides, {}, fitting); // the first of equal ones
    const wxSize size(fitting(best), face_height(fitting(best)));
    wxRect view(middle - size / 2, size);
    if (best.x != 0)
        view.x = best.x > 0 ? card.GetRight() + gap : card.x - gap - size.x;
    if (best.y != 0)
        view.y = best.y > 0 ? card.GetBottom() + gap : card.y - gap - size.y;
    return moved_into(view, screen);
}

LargeCard::LargeCard(FaceCache& faces, const bool& on_hover, const Messages& messages)
    : faces_(faces), on_hover_(on_hover), messages_(messages)
{
    hold_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { show_held(); });
    rest_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { show_pointed(); });
    look_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { look_after_pointer(); });
    arrived_ = faces_.arrived.subscribe([this] {
        if (popup_)
            popup_->Refresh();
    });
}

void LargeCard::watch(wxWindow& window, Find find)
{
    served_[&window] = std::move(find);
    window.Bind(wxEVT_KEY_DOWN, [this, &window](wxKeyEvent& event) { on_key_down(window, event); });
    window.Bind(wxEVT_KEY_UP, [this, &window](wxKeyEvent& event) { on_key_up(window, event); });
    listen(window, wxEVT_MOTION, [this, &window] { on_motion(window); });
    listen(window, wxEVT_KILL_FOCUS, [this, &window] {
        if (held_in_ == &window)
            let_go();
    });
    window.Bind(wxEVT_DESTROY, [this, &window](wxWindowDestroyEvent& event) {
        event.Skip();
        if (event.GetEventObject() == &window)
            forget(window);
    });
}

/// Begins a press of Space. It is a tap if released within `tap_ms`, else the key is held.
void LargeCard::on_key_down(wxWindow& window, wxKeyEvent& event)
{
    if (is_tap_)
        return event.Skip();
    if (event.GetKeyCode() != WXK_SPACE || event.HasAnyModifiers()) {
        event.Skip();
        has_pointed_ = false;
        return let_go();
    }
    if (held_in_) // the key repeats itself
        return;
    held_in_ = &window;
    held_ = event;
    hold_.StartOnce(tap_ms);
}

void LargeCard::on_key_up(wxWindow& window, wxKeyEvent& event)
{
    if (event.GetKeyCode() != WXK_SPACE || held_in_ != &window)
        return event.Skip();
    const bool was_tap = hold_.IsRunning();
    let_go();
    if (!was_tap)
        return;
    is_tap_ = true;
    wxKeyEvent tap(held_);
    window.GetEventHandler()->ProcessEvent(tap);
    is_tap_ = false;
}

bool LargeCard::take_space(wxWindow& window, const wxKeyEvent& event)
{
    wxWindow* focus = wxWindow::FindFocus();
    if (served_.contains(focus))
        return false;
    if (event.GetKeyCode() != WXK_SPACE || event.HasAnyModifiers()) {
        has_pointed_ = false;
        return false;
    }
    if (is_taken_) // the key repeats itself
        return true;
    const auto found = has_pointed_ ? under_pointer(window) : std::nullopt;
    if (!found)
        return false;
    is_taken_ = true;
    show(window, *found);
    look_.Start(look_ms);
    if (Speaker* speaker = Speaker::of(window))
        speaker->say(spoken(*found->card));
    return true;
}

void LargeCard::let_go()
{
    hold_.Stop();
    if (std::exchange(held_in_, nullptr))
        hide();
}

void LargeCard::show_held()
{
    if (!held_in_)
        return;
    wxWindow& window = *held_in_;
    auto found = has_pointed_ ? under_pointer(window) : std::nullopt;
    if (!found)
        found = served_.at(&window)(std::nullopt);
    if (!found)
        return;
    show(window, *found);
    if (Speaker* speaker = Speaker::of(window))
        speaker->say(spoken(*found->card));
}

void LargeCard::on_motion(wxWindow& window)
{
    const wxPoint here = wxGetMousePosition();
    if (here == pointer_) // only the window under it moved
        return;
    pointer_ = here;
    has_pointed_ = true;
    pointed_in_ = &window;
    if (held_in_ && shown_ && !hold_.IsRunning()) {
        if (const auto found = under_pointer(*held_in_))
            show(*held_in_, *found);
    } else if (on_hover_) {
        rest_.StartOnce(pointer_rest_ms);
    }
}

void LargeCard::show_pointed()
{
    if (!on_hover_ || !pointed_in_ || held_in_ || wxGetMouseState().LeftIsDown())
        return;
    if (const auto found = under_pointer(*pointed_in_)) {
        show(*pointed_in_, *found);
        look_.Start(look_ms);
    }
}

/// Polls for the end of the popup: GTK does not always report that the pointer left or that a key
/// went up.
void LargeCard::look_after_pointer()
{
    if (is_taken_ && wxGetKeyState(WXK_SPACE))
        return;
    is_taken_ = false;
    const bool stays = shown_ && shown_->place.Contains(wxGetMousePosition()) && on_hover_ &&
                       pointed_in_ && pointed_in_->IsShownOnScreen() &&
                       !wxGetMouseState().LeftIsDown();
    if (held_in_ || stays)
        return;
    hide();
}

/// The card under the pointer in any served window with the same top-level window as `window`.
std::optional<LargeCard::Found> LargeCard::under_pointer(const wxWindow& window) const
{
    const wxPoint here = wxGetMousePosition();
    const wxWindow* top = wxGetTopLevelParent(const_cast<wxWindow*>(&window));
    for (const auto& [each, find] : served_) {
        if (wxGetTopLevelParent(each) != top || !each->IsShownOnScreen() ||
            !each->GetScreenRect().Contains(here))
            continue;
        if (auto found = find(here))
            return found;
    }
    return std::nullopt;
}

void LargeCard::show(wxWindow& window, const Found& found)
{
    if (shown_ == found && popup_)
        return;
    hide();
    wxWindow* top = wxGetTopLevelParent(&window);
    const int display = std::max(wxDisplay::GetFromWindow(top), 0);
    const wxRect screen = wxDisplay(static_cast<unsigned>(display)).GetClientArea();
    const wxRect place = place_beside(found.place, screen, window.FromDIP(large_width));
    shown_ = found;
    popup_ = new wxPopupWindow(top, wxBORDER_NONE);
    popup_->SetName("large card");
    popup_->SetBackgroundStyle(wxBG_STYLE_PAINT);
    popup_->SetSize(place);
    set_accessible(*popup_, spoken(*found.card), AccessibleRole::Details);
    popup_->Bind(wxEVT_PAINT, [this, popup = popup_.get(), card = found.card](wxPaintEvent&) {
        wxAutoBufferedPaintDC dc(popup);
        dc.SetBackground(wxBrush(wxSystemSettings::GetColour(wxSYS_COLOUR_BTNFACE)));
        dc.Clear();
        draw_card_cell(dc, wxRect(popup->GetClientSize()), *card, faces_, {}, *popup);
    });
    popup_->Show();
}

void LargeCard::hide()
{
    look_.Stop();
    shown_.reset();
    if (popup_)
        popup_->Destroy();
    popup_ = nullptr;
}

void LargeCard::forget(wxWindow& window)
{
    served_.erase(&window);
    if (held_in_ == &window)
        let_go();
    if (pointed_in_ == &window) {
        pointed_in_ = nullptr;
        hide();
    }
}

std::string LargeCard::tip(const Card& card, const std::string& mark) const
{
    if (on_hover_)
        return mark;
    return (mark.empty() ? "" : mark + "\n") + effect_tip(card, faces_.library(), messages_);
}

/// The text for screen readers: as for a row of the lists, then each skill.
std::string LargeCard::spoken(const Card& card) const
{
    std::string text = spoken_card(card, faces_.library(), {}, {}, messages_);
    for (const Skill& skill : card.skills)
        text += "\n" + spoken_skill_text(skill, faces_.library(), messages_);
    return text;
}

} // namespace kizuna
