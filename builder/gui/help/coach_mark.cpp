#include "gui/help/coach_mark.h"

#include <wx/popupwin.h>
#include <wx/settings.h>

#include <algorithm>

namespace kizuna {

CoachMark::CoachMark(wxWindow& owner) : owner_(owner) {}

CoachMark::~CoachMark()
{
    point_at({});
}

void CoachMark::point_at(const wxRect& place)
{
    for (wxPopupWindow*& side : sides_) {
        if (side)
            side->Destroy();
        side = nullptr;
    }
    if (place.IsEmpty())
        return;
    const int thick = owner_.FromDIP(4);
    wxRect window = owner_.GetScreenRect();
    window.SetBottomRight(owner_.ClientToScreen(wxPoint() + owner_.GetClientSize()) -
                          wxPoint(1, 1));
    window.SetLeft(owner_.ClientToScreen(wxPoint()).x);
    // What ends where the window does has its mark inside.
    const wxRect around = wxRect(place).Inflate(thick).Intersect(window);
    const std::array places{wxRect(around.x, around.y, around.width, thick),
                            wxRect(around.x, around.GetBottom() + 1 - thick, around.width, thick),
                            wxRect(around.x, around.y, thick, around.height),
                            wxRect(around.GetRight() + 1 - thick, around.y, thick, around.height)};
    for (std::size_t at = 0; at < sides_.size(); ++at) {
        auto* side = new wxPopupWindow(&owner_, wxBORDER_NONE);
        side->SetName("coach mark");
        side->SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT));
        side->SetSize(places[at]);
        side->Show();
        sides_[at] = side;
    }
}

wxPoint place_next_to(const wxRect& told_of, const wxSize& dialog, const wxRect& screen)
{
    constexpr int gap = 12;
    const auto inside = [](int from, int length, int start, int room) {
        return std::clamp(from, start, std::max(start, start + room - length));
    };
    const int x = inside(told_of.x, dialog.x, screen.x, screen.width);
    const int y = inside(told_of.y, dialog.y, screen.y, screen.height);
    if (screen.GetBottom() - told_of.GetBottom() > dialog.y + gap)
        return {x, told_of.GetBottom() + gap};
    if (told_of.y - screen.y > dialog.y + gap)
        return {x, told_of.y - dialog.y - gap};
    if (screen.GetRight() - told_of.GetRight() > dialog.x + gap)
        return {told_of.GetRight() + gap, y};
    if (told_of.x - screen.x > dialog.x + gap)
        return {told_of.x - dialog.x - gap, y};
    return {screen.x + (screen.width - dialog.x) / 2, screen.y + (screen.height - dialog.y) / 2};
}

} // namespace kizuna
