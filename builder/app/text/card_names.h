#pragma once

#include "cards/library/card.h"
#include "cards/library/card_library.h"

#include <string>
#include <string_view>

namespace kizuna {

// Parts of a card's name for lists; the full name is card_name() of card_label.h.

/// The unit name in a language ("en", "ja", "it"); English if it is not known in that language.
const std::string& unit_name(const Card& card, std::string_view language);

/// The title in a language, or the English one.
const std::string& card_title(const Card& card, std::string_view language);

/// The class in a language, or the English one; empty if the card has none.
const std::string& class_name(const Card& card, std::string_view language);

/// The name to show beside the main one: English for "ja", Japanese for other languages. Only the
/// known parts; may be empty.
std::string other_name(const Card& card, std::string_view language);

/// Sort keys of the main names and of other_name().
SortKey name_order(std::string_view language);
SortKey other_name_order(std::string_view language);
/// The sort key of class_name().
SortKey class_order(std::string_view language);

} // namespace kizuna
