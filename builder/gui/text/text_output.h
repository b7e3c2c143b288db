#pragma once

#include "app/base/messages.h"

#include <string>

class wxBitmap;
class wxWindow;

namespace kizuna {

/// Puts a text where other programs can paste it from. False where the system does not let us.
bool copy_text(const std::string& text);
/// The same of a picture.
bool copy_bitmap(const wxBitmap& bitmap);
/// What other programs put there; empty where it is no text.
std::string pasted_text();

/// Asks where, and writes. `ending` as in "txt"; `suggested` is a name without it. Says in a dialog
/// where it could not be written.
void save_text(wxWindow& parent, const Messages& messages, const std::string& suggested,
               const std::string& ending, const std::string& text);

} // namespace kizuna
