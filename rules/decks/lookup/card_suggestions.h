#pragma once

#include "cards/library/card_library.h"

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

constexpr std::size_t max_card_suggestions = 5;

/// A card that a text may have meant.
struct CardSuggestion {
    /// Why the card is suggested, the best reason first.
    enum class Why : std::uint8_t {
        Code,     ///< its id or a printing's code, in another spelling
        Number,   ///< the text begins with its number, which no other card bears
        Shared,   ///< a number or code that several cards bear
        Name,     ///< a name of it, perhaps one of several cards
        OldName,  ///< a name that it had once
        LikeName, ///< its name differs by few letters
        LikeCode, ///< its id differs by few characters
        SameUnit, ///< another card of the unit that the text names
    };
    const Card* card = nullptr;
    Why why = Why::LikeName;
    bool operator==(const CardSuggestion&) const = default;
};

/// The cards that a text may have meant, if it does not name just one: best first, each once, at
/// most max_card_suggestions. Takes about 0.1 ms, and the first misspelt name of a library some 10
/// ms: call it to show them, not for each line of a file.
std::vector<CardSuggestion> card_suggestions(std::string_view text, const CardLibrary& library);

/// The ids of card_suggestions().
std::vector<std::string> suggested_ids(std::string_view text, const CardLibrary& library);

} // namespace kizuna
