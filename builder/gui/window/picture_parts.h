#pragma once

namespace kizuna {

class WindowParts;

// What the table of window_parts.cpp does with a picture of the deck; it is drawn beside the
// window, with the user's pictures of cards where there are some.
void save_deck_picture(WindowParts& parts);
/// Copies it as large as it can be saved, light or dark as the window is.
void copy_deck_picture(WindowParts& parts);
void share_deck(WindowParts& parts);

} // namespace kizuna
