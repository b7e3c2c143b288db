#pragma once

namespace kizuna {

class WindowParts;

// What the table of window_parts.cpp opens over the player's files.
void open_examples(WindowParts& parts);
void open_hero(WindowParts& parts);
void open_deck_folder(WindowParts& parts);
void open_collection(WindowParts& parts);
void open_pictures(WindowParts& parts);

} // namespace kizuna
