#pragma once

#include <wx/string.h>

#include <string>

namespace kizuna {

/// The label of a button in an information bar, from one with "&" before its letter: wxGTK 3.2
/// hands these labels on as they are, and GTK marks the letter with "_".
wxString label_of_gtk(const std::string& label);

} // namespace kizuna
