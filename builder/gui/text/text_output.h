#pragma once

#include "app/base/messages.h"

#include <string>

class wxBitmap;
class wxWindow;

namespace kizuna {

/// Copies a text to the clipboard. False if the clipboard cannot be used.
bool copy_text(const std::string& text);
/// The same for a picture.
bool copy_bitmap(const wxBitmap& bitmap);
/// The text on the clipboard; empty if there is none.
std::string pasted_text();

/// Asks for a file name and writes the text there. `ending` is as in "txt"; `suggested` is a file
/// name without it. A dialog tells the user if writing fails.
void save_text(wxWindow& parent, const Messages& messages, const std::string& suggested,
               const std::string& ending, const std::string& text);

} // namespace kizuna
