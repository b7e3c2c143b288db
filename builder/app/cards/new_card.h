#pragma once

#include "app/cards/card_rows.h"

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A card to add to the user's cards.
struct NewCard {
    std::string id;
    CardRow row;                    ///< the first row of it, with an English unit name and title
    std::vector<std::string> codes; ///< of all its printings
};

/// The set of a card id: the part before the hyphen.
std::string_view set_of_number(std::string_view number);
/// The text of a card file (form: data/README.md) with the cards added at its end. `before`: its
/// text so far, or empty. `set`: the file's name without extension.
std::string with_new_cards(std::string_view before, std::string_view set,
                           const std::vector<const NewCard*>& cards, const Vocabulary& words);
/// The name of the card file for a card: its set, or another name if the library has that set from
/// elsewhere.
std::string own_set_of(const NewCard& card, const CardLibrary& library);

} // namespace kizuna
