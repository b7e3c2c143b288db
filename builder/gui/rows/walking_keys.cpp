#include "gui/rows/walking_keys.h"

#include <wx/event.h>
#include <wx/window.h>

#include <algorithm>

namespace kizuna {

std::optional<int> rows_of_key(const wxKeyEvent& event)
{
    constexpr int page = 10;
    switch (event.GetKeyCode()) {
    case WXK_DOWN:
        return 1;
    case WXK_UP:
        return -1;
    case WXK_PAGEDOWN:
        return page;
    case WXK_PAGEUP:
        return -page;
    default:
        return std::nullopt;
    }
}

std::optional<std::size_t> place_of_key(const wxKeyEvent& event, std::optional<std::size_t> at,
                                        std::size_t count)
{
    if (count == 0 || event.GetModifiers() != wxMOD_NONE)
        return std::nullopt;
    const std::size_t last = count - 1;
    switch (event.GetKeyCode()) {
    case WXK_LEFT:
    case WXK_UP:
        return !at ? last : *at > 0 ? *at - 1 : 0;
    case WXK_RIGHT:
    case WXK_DOWN:
        return at ? std::min(*at + 1, last) : 0;
    case WXK_HOME:
        return 0;
    case WXK_END:
        return last;
    default:
        return std::nullopt;
    }
}

bool leave_by_tab(wxWindow& window, const wxKeyEvent& event)
{
    if (event.GetKeyCode() != WXK_TAB || (event.GetModifiers() & ~wxMOD_SHIFT) != 0)
        return false;
    window.Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward
                                      : wxNavigationKeyEvent::IsForward);
    return true;
}

} // namespace kizuna
