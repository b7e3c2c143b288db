// The keys of an ItemView.
#include "gui/items/item_view.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

/// True for keys by which views act on cards: for copies, Enter, the count editor and the menu.
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

struct WayKey {
    int key;
    int on_pad; ///< the same key of the number pad
    ItemView::Way way;
};
constexpr std::array way_keys{WayKey{WXK_LEFT, WXK_NUMPAD_LEFT, ItemView::Way::Left},
                              WayKey{WXK_RIGHT, WXK_NUMPAD_RIGHT, ItemView::Way::Right},
                              WayKey{WXK_UP, WXK_NUMPAD_UP, ItemView::Way::Up},
                              WayKey{WXK_DOWN, WXK_NUMPAD_DOWN, ItemView::Way::Down},
                              WayKey{WXK_PAGEUP, WXK_NUMPAD_PAGEUP, ItemView::Way::PageUp},
                              WayKey{WXK_PAGEDOWN, WXK_NUMPAD_PAGEDOWN, ItemView::Way::PageDown},
                              WayKey{WXK_HOME, WXK_NUMPAD_HOME, ItemView::Way::First},
                              WayKey{WXK_END, WXK_NUMPAD_END, ItemView::Way::Last}};

std::optional<ItemView::Way> way_of(int key)
{
    const auto found = std::ranges::find_if(
        way_keys, [key](const WayKey& each) { return key == each.key || key == each.on_pad; });
    return found == way_keys.end() ? std::nullopt : std::optional(found->way);
}

} // namespace

bool ItemView::any_selected() const
{
    for (std::size_t at = 0; at < item_count(); ++at) {
        if (item_is_selected(at))
            return true;
    }
    return false;
}

/// Handles a key. If nothing is selected, a key that acts on cards first selects the current item.
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
        hover(std::nullopt); // ignore the resting pointer
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
