#pragma once

#include "cards/library/card_library.h"

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// The longest text to look up, in bytes. No name of a card comes near; what is longer is prose or
/// garbage.
inline constexpr std::size_t max_name_length = 300;

/// The cards that a text names.
struct CardLookup {
    std::vector<CardMatch> matches; ///< one: found; several: ambiguous; none: unknown
    /// The text for card_suggestions(); empty where there is exactly one match.
    std::string wanted = {};
    bool found() const { return matches.size() == 1; }
};

/// Finds the card that a text names: a card id, a printing code, a collector number, or a name in
/// any language with or without its title ("Marth: Altean Prince", "Marth, Altean Prince",
/// "アリティアの王子 マルス"), older titles too. Letter case, width and punctuation do not matter;
/// an exact spelling wins over a folded one. A unit name alone is ambiguous unless it has a single
/// card. Similar names are not searched for.
CardLookup look_up_card(std::string_view text, const CardLibrary& library);

/// The cards of an id, printing code or collector number alone.
std::vector<CardMatch> cards_with_code(std::string_view text, const CardLibrary& library);
/// The cards of a name alone, in library order.
std::vector<CardMatch> cards_with_name(std::string_view text, const CardLibrary& library);

/// The collector number that a text begins with, in its usual form: "B01-003" for "b1-3ST". Empty
/// where it begins with none. The library need not have a card of that number.
std::string collector_number(std::string_view text);

/// True where one of the matches is the card, whatever its printing.
bool holds_card(const std::vector<CardMatch>& matches, const Card& card);

/// True where the text is a name of the card to the letter, as in "Marth: Altean Prince".
bool is_name_of(const Card& card, std::string_view text);

} // namespace kizuna
