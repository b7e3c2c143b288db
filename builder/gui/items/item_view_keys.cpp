// What the keyboard does in a view of items.
#include "gui/items/item_view.h"

#include <algorithm>

namespace kizuna {
namespace {

/// Copies, Enter, the count's editor and the menu: all that views do with their cards by a key.
bool acts_on_items(const wxKeyEvent& event)
{
    const int key = event.GetKeyCode();
    const bool is_enter = key == WXK_RETURN || key == WXK_NUMPAD_ENTER;
    if (is_enter || key == WXK_WINDOWS_MENU || (key == WXK_F10 && event.ShiftDown()))
        return true;
    if ((event.GetModifiers() & ~wxMOD_SHIFT) != 0)
        return false;
    switch (key) {
    case WXK_SPACE:
    case WXK_DELETE:
    case WXK_F2:
    case WXK_NUMPAD_ADD:
    case WXK_NUMPAD_SUBTRACT:
    case '+':
    case '=':
    case '-':
        return true;
    default:
        return !event.HasAnyModifiers() &&
               ((key >= '0' && key <= '9') || (key >= WXK_NUMPAD0 && key <= WXK_NUMPAD9));
    }
}

} // namespace

std::optional<ItemView::Way> ItemView::way_of(int key)
{
    switch (key) {
    case WXK_LEFT:
    case WXK_NUMPAD_LEFT:
        return Way::Left;
    case WXK_RIGHT:
    case WXK_NUMPAD_RIGHT:
        return Way::Right;
    case WXK_UP:
    case WXK_NUMPAD_UP:
        return Way::Up;
    case WXK_DOWN:
    case WXK_NUMPAD_DOWN:
        return Way::Down;
    case WXK_PAGEUP:
    case WXK_NUMPAD_PAGEUP:
        return Way::PageUp;
    case WXK_PAGEDOWN:
    case WXK_NUMPAD_PAGEDOWN:
        return Way::PageDown;
    case WXK_HOME:
    case WXK_NUMPAD_HOME:
        return Way::First;
    case WXK_END:
    case WXK_NUMPAD_END:
        return Way::Last;
    default:
        return std::nullopt;
    }
}

bool ItemView::any_selected() const
{
    for (std::size_t at = 0; at < item_count(); ++at) {
        if (item_is_selected(at))
            return true;
    }
    return false;
}

/// A key that does something with the cards means the framed one where none is selected here.
void ItemView::on_key(wxKeyEvent& event)
{
    if (current_ && acts_on_items(event) && !any_selected())
        choose(*current_, false, false);
    if (key_pressed(event))
        return;
    const int key = event.GetKeyCode();
    if (key == WXK_TAB) {
        Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward
                                   : wxNavigationKeyEvent::IsForward);
        return;
    }
    const bool only_shift = (event.GetModifiers() & ~wxMOD_SHIFT) == 0;
    if (const auto way = way_of(key); way && only_shift && item_count() > 0) {
        const std::size_t to = current_ ? next(*current_, *way) : 0;
        hover(std::nullopt); // the pointer only lies there
        return choose(std::min(to, item_count() - 1), event.ShiftDown(), false);
    }
    if (current_ && only_shift && (key == WXK_RETURN || key == WXK_NUMPAD_ENTER))
        return activated(*current_);
    if (current_ && (key == WXK_WINDOWS_MENU || (key == WXK_F10 && event.ShiftDown())))
        return open_menu(*current_);
    if (key == 'A' && event.GetModifiers() == wxMOD_CONTROL && item_count() > 0) {
        std::set<std::size_t> all;
        for (std::size_t at = 0; at < item_count(); ++at)
            all.insert(all.end(), at);
        return selected(all, current_.value_or(0));
    }
    event.Skip();
}

} // namespace kizuna
