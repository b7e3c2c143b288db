#pragma once

namespace kizuna {

class WindowParts;

/// Asks for a sheet, a size of paper and a file, and writes the deck to it as PDF or HTML, laid out
/// beside the window.
void save_for_printing(WindowParts& parts);

} // namespace kizuna
