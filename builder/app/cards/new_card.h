#pragma once

#include "app/cards/card_rows.h"

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A card that the library does not know.
struct NewCard {
    std::string id;
    CardRow row;                    ///< the first of it, with an English unit name and title
    std::vector<std::string> codes; ///< of its printings
};

/// The set before the hyphen of a number.
std::string_view set_of_number(std::string_view number);
/// The card file (form: data/README.md) that holds the cards behind those of `before`, the file's
/// text so far or empty. `set` is the file's name without ending.
std::string with_new_cards(std::string_view before, std::string_view set,
                           const std::vector<const NewCard*>& cards, const Vocabulary& words);
/// The name of the file that a card belongs in: its set's, or one of its own where `library` has
/// that set from elsewhere.
std::string own_set_of(const NewCard& card, const CardLibrary& library);

} // namespace kizuna
