#pragma once

#include <cstddef>
#include <optional>

class wxKeyEvent;
class wxWindow;

namespace kizuna {

/// The number of rows by which a key moves down a list, negative for up: an arrow 1, a page 10.
/// Empty for other keys.
std::optional<int> rows_of_key(const wxKeyEvent& event);

/// The place to which an arrow, Home or End leads, of `count` places side by side. `at` is the
/// place now; if it is empty, Left and Up lead to the last place, Right and Down to the first.
/// Empty for other keys, with modifiers, and if `count` is 0.
std::optional<std::size_t> place_of_key(const wxKeyEvent& event, std::optional<std::size_t> at,
                                        std::size_t count);

/// On Tab or Shift+Tab gives the focus to the next or previous window, for a window that draws
/// itself. False for other keys.
bool leave_by_tab(wxWindow& window, const wxKeyEvent& event);

} // namespace kizuna
