#pragma once

namespace kizuna {

class WindowParts;

// What the table of window_parts.cpp opens to find and to explain things.
void open_palette(WindowParts& parts);
void open_preferences(WindowParts& parts);
void open_guide(WindowParts& parts);
void open_search_help(WindowParts& parts);
void open_picture_help(WindowParts& parts);
void open_shortcuts(WindowParts& parts);
void open_clauses(WindowParts& parts);
void open_numbers(WindowParts& parts);
void open_tour(WindowParts& parts);
void open_about(WindowParts& parts);

} // namespace kizuna
