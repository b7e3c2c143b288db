#pragma once

#include "cards/library/card.h"
#include "cards/library/card_library.h"

#include <string>
#include <string_view>

namespace kizuna {

// The parts of a card's name as lists show them; the whole name is card_name() of card_label.h.

/// The unit name in a language ("en", "ja", "it"); the English one where it is not known in that
/// language.
const std::string& unit_name(const Card& card, std::string_view language);

/// The title in a language, or the English one.
const std::string& card_title(const Card& card, std::string_view language);

/// The class in a language, or the English one; empty where the card has none.
const std::string& class_name(const Card& card, std::string_view language);

/// What the player sees beside the name: the Japanese name for most, the English one for readers of
/// Japanese. Only the parts that are known; empty where none is.
std::string other_name(const Card& card, std::string_view language);

/// The order of the names that the player reads first, and of those beside them.
SortKey name_order(std::string_view language);
SortKey other_name_order(std::string_view language);
/// The order of class_name().
SortKey class_order(std::string_view language);

} // namespace kizuna
