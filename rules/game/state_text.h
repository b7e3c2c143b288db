#pragma once

#include "game/state.h"

#include <memory>
#include <string>
#include <string_view>

namespace kizuna {

/// A whole state as text, with its chance and everything that waits: one line a thing, a name and
/// numbers. Reading it back gives an equal state.
std::string to_text(const GameState& state);

/// Reads what to_text() wrote. The library must know the cards and outlive the state. Throws
/// DataError with the line where the text is no such state, or the state breaks an invariant.
GameState read_state(std::string_view text, const std::string& file, const CardLibrary& library);

} // namespace kizuna
