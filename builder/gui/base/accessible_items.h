#pragma once

#include <wx/gdicmn.h>

#include <cstddef>
#include <optional>
#include <string>

class wxWindow;

namespace kizuna {

/// What screen readers ask of a window that draws its items itself. Items are numbered from 0; the
/// functions are called only with items below item_count().
class AccessibleItems {
public:
    virtual ~AccessibleItems() = default;
    virtual std::size_t item_count() const = 0;
    virtual std::string item_name(std::size_t item) const = 0;
    /// Read after the name: the item's group and its flaw; empty if it has neither.
    virtual std::string item_description(std::size_t) const { return {}; }
    virtual bool item_is_selected(std::size_t item) const = 0;
    /// The item that arrow keys start from; empty: none.
    virtual std::optional<std::size_t> current_item() const = 0;
    /// The item's place in the window as it is scrolled now; may lie outside.
    virtual wxRect item_place(std::size_t item) const = 0;
    virtual void select_item(std::size_t item) = 0;
    virtual void activate_item(std::size_t item) = 0;
};

/// Makes the window a list of these items for screen readers, with this name. To be called when the
/// window is made, before anything else asks for its accessible object.
void set_accessible_items(wxWindow& window, const std::string& name, AccessibleItems& items);
/// To be called before the items are destroyed: a screen reader may ask for them later.
void forget_accessible_items(wxWindow& window);
/// To be called when another item became current while the window has the focus.
void tell_current_item(wxWindow& window);
/// To be called after the items changed.
void tell_items_changed(wxWindow& window);

} // namespace kizuna
