#pragma once

#include "calculators/detainer/battle.h"
#include "calculators/detainer/movement.h"
#include "cards/base/fault.h"

#include <variant>

namespace kizuna::detainer {

/// One side of a battle as people type it: `unit`, `detainer` or `messenger`, then in any order
/// `attack N`, `durability N`, `speed N`, `damage N`, `stigmata N`, `critical PERCENT/DAMAGE`, and
/// the words `cows`, `defended`, `drives-off`, `breaks-stigma` and `force-unit`.
std::variant<Fighter, Fault> read_fighter(std::string_view text);

/// The steps of a move, one a line: `step`, `step FORCE`, `step FORCE N` where it adds N to the
/// movement, or `back`.
std::variant<std::vector<MoveStep>, Fault> read_move_script(std::string_view text);

} // namespace kizuna::detainer
