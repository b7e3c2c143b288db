#pragma once

#include <cstddef>
#include <optional>

class wxKeyEvent;
class wxWindow;

namespace kizuna {

/// How many rows down a list a key leads: arrows one, pages ten, upwards negative; empty for
/// others.
std::optional<int> rows_of_key(const wxKeyEvent& event);

/// Which of `count` places side by side a key leads to: arrows, Home and End. `at`: the place now;
/// empty: none, where either arrow begins at its end. Empty for other keys and where there is no
/// place.
std::optional<std::size_t> place_of_key(const wxKeyEvent& event, std::optional<std::size_t> at,
                                        std::size_t count);

/// Gives the keyboard to the window after or before one that draws itself. False for other keys.
bool leave_by_tab(wxWindow& window, const wxKeyEvent& event);

} // namespace kizuna
