#pragma once

#include "calculators/fetcg/chain.h"
#include "calculators/fetcg/chips.h"
#include "calculators/fetcg/fight.h"
#include "calculators/fetcg/squares.h"
#include "cards/base/fault.h"

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace kizuna::fetcg {

/// Actions as people type them, one a line: `deploy Marth 3/5`, `weapon "Iron Sword" 1/2`,
/// `item 2`, `surprise 2`, `land 1`, `support Marth 2`, `use Marth 1`, `damage Marth 3`,
/// `heal Lena Marth 1`, `turn`. Names with spaces stand in quotation marks; empty lines are passed
/// over. A fault has its line and column.
std::variant<std::vector<ChipAction>, Fault> read_chip_script(std::string_view text);

/// The same for the chain: `A Draw chips 2 discard 1`, `B Stop surprise stops`, `A Stop stops 2`,
/// `pass`.
std::variant<std::vector<ChainAction>, Fault> read_chain_script(std::string_view text);

/// One of shape_words, then `blocked X,Y X,Y …` for squares that no unit may enter.
struct WrittenSquares {
    Shape shape = Shape::Infantry;
    std::vector<Square> blocked;
};
std::variant<WrittenSquares, Fault> read_squares(std::string_view text);

/// A whole attack: `attack N` and in any order `triangle N`, `weapon KIND`, `against KIND`,
/// `flying`, `modifier N` or `lessened N`, `times N`, `extra N`, `double PART`, `halve PART`
/// (attack, modifier, times or extra), `base`; and for a fight `chips N`, `receiver N`, `cost N`,
/// `counter`, `card`, `magic`, `out-of-range`, `blocked-behind`, `crest UNIT attacker|receiver
/// KIND`, followed by `PRINTED/PAID` to check its cost, and by `spirit` or `cards` if the kind of
/// cost is known.
struct WrittenFight {
    Fight fight;
    CalculationSteps triangle;              ///< what it says of the triangle
    std::optional<CalculationStep> refused; ///< why there can be no such attack
    bool has_chips = false;                 ///< else only the damage is asked for
};
std::variant<WrittenFight, Fault> read_fight(std::string_view text);

} // namespace kizuna::fetcg
