#pragma once

#include "cards/library/card_library.h"

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

constexpr std::size_t max_card_suggestions = 5;

/// A card that a text may have meant.
struct CardSuggestion {
    /// What speaks for it, the best first.
    enum class Why : std::uint8_t {
        Code,     ///< its id or a printing's code, in another spelling
        Number,   ///< the text begins with its number, which no other card bears
        Shared,   ///< a number or code that several cards bear
        Name,     ///< a name of it, perhaps one of several cards
        OldName,  ///< a name that it had once
        LikeName, ///< its name differs by few letters
        LikeCode, ///< its id differs by few signs
        SameUnit, ///< another card of the unit that the text names
    };
    const Card* card = nullptr;
    Why why = Why::LikeName;
    bool operator==(const CardSuggestion&) const = default;
};

/// The cards that a text may have meant which is not the name or code of just one, best first, each
/// once, at most max_card_suggestions. Takes some ten thousandths of a second, and at the first
/// misspelt name of a library some hundredths: ask when somebody looks, not while a file is read.
std::vector<CardSuggestion> card_suggestions(std::string_view text, const CardLibrary& library);

/// The ids of card_suggestions().
std::vector<std::string> suggested_ids(std::string_view text, const CardLibrary& library);

} // namespace kizuna
