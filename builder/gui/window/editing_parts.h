#pragma once

namespace kizuna {

class WindowParts;

// What the table of window_parts.cpp opens while a deck is edited.
void open_history(WindowParts& parts);
void open_snapshots(WindowParts& parts);
void open_compare(WindowParts& parts);
void open_paste(WindowParts& parts);
void open_notes(WindowParts& parts);
void open_printings(WindowParts& parts);
void open_replace(WindowParts& parts);

} // namespace kizuna
