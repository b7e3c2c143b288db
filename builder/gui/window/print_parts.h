#pragma once

namespace kizuna {

class WindowParts;

/// Asks how the deck is to be printed, and prints it, or writes it to a file as PDF or HTML.
void open_printing(WindowParts& parts);

} // namespace kizuna
