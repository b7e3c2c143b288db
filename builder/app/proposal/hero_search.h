#pragma once

#include "decks/proposal/proposal.h"

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// The result of find_heroes().
struct FoundHeroes {
    std::vector<Hero> heroes;   ///< best first
    bool are_only_like = false; ///< no name matches; these have similar names
};

/// The heroes whose unit name contains the text, in English, Japanese or romaji: equal names first,
/// then those that start with it. If none does, heroes with similar names. All of them for an empty
/// text.
FoundHeroes find_heroes(std::string_view text, const std::vector<Hero>& heroes,
                        const CardLibrary& library);

/// The heroes for a card id, card name or unit name; several if the name belongs to several units.
/// A single card of cost 1 becomes the lead, unless the text is its unit's name.
std::vector<HeroChoice> heroes_named(std::string_view text, const CardLibrary& library);

} // namespace kizuna
