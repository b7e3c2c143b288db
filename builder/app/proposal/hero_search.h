#pragma once

#include "decks/proposal/proposal.h"

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// Heroes by what a person types.
struct FoundHeroes {
    std::vector<Hero> heroes;   ///< the best first
    bool are_only_like = false; ///< no hero bears the text: these have names like it
};

/// Those of `heroes` whose unit name holds the text, in English, Japanese or romaji, in any
/// spelling: an equal name first, then names that begin so. An empty text finds all.
FoundHeroes find_heroes(std::string_view text, const std::vector<Hero>& heroes,
                        const CardLibrary& library);

/// The heroes that a card's id, a card's name or a unit name means; several where it is a name of
/// several units. A card of cost 1 is taken to lead.
std::vector<HeroChoice> heroes_named(std::string_view text, const CardLibrary& library);

} // namespace kizuna
