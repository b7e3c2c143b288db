#include "app/proposal/hero_search.h"

#include "cards/library/name_index.h"
#include "cards/text/text_folding.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr std::size_t max_alike = 6;

/// How well a folded name matches a folded text: 0 equal, 1 starts with it, 2 contains it, 3 not.
int place_of_name(std::string_view name, std::string_view text)
{
    if (name.empty() || text.empty())
        return 3;
    const std::size_t at = name.find(text);
    if (at == std::string_view::npos)
        return 3;
    return at > 0 ? 2 : name.size() > text.size() ? 1 : 0;
}

int place_of_hero(const Card& card, const std::string& folded, const std::string& romaji)
{
    return std::min({place_of_name(fold(card.unit), folded),
                     place_of_name(fold(card.unit_ja), folded),
                     place_of_name(kana_to_romaji(card.unit_ja), romaji)});
}

std::vector<Hero> heroes_like(std::string_view text, const std::vector<Hero>& heroes,
                              const CardLibrary& library)
{
    std::vector<Hero> found;
    for (const CardIndex at : library.name_index().cards_like(text)) {
        const std::string& unit = library.cards()[at].unit;
        const auto is_unit = [&](const Hero& hero) { return hero.card->unit == unit; };
        const auto hero = std::ranges::find_if(heroes, is_unit);
        if (hero != heroes.end() && std::ranges::none_of(found, is_unit) &&
            found.size() < max_alike)
            found.push_back(*hero);
    }
    return found;
}

} // namespace

FoundHeroes find_heroes(std::string_view text, const std::vector<Hero>& heroes,
                        const CardLibrary& library)
{
    const std::string folded = fold(text);
    if (folded.empty())
        return {heroes, false};
    const std::string romaji = fold_romaji(text);
    std::vector<std::pair<int, Hero>> placed;
    for (const Hero& hero : heroes) {
        if (const int place = place_of_hero(*hero.card, folded, romaji); place < 3)
            placed.emplace_back(place, hero);
    }
    if (placed.empty())
        return {heroes_like(text, heroes, library), true};
    std::ranges::stable_sort(placed, {}, &std::pair<int, Hero>::first);
    FoundHeroes found;
    for (const auto& [place, hero] : placed)
        found.heroes.push_back(hero);
    return found;
}

std::vector<HeroChoice> heroes_named(std::string_view text, const CardLibrary& library)
{
    std::vector<const Card*> cards;
    for (const CardMatch& match : library.name_index().with_code(text))
        cards.push_back(match.card);
    if (cards.empty()) {
        for (const CardIndex at : library.name_index().with_name(text))
            cards.push_back(&library.cards()[at]);
    }
    std::vector<HeroChoice> found;
    for (const Card* card : cards) {
        if (std::ranges::find(found, card->unit, &HeroChoice::unit) == found.end())
            found.push_back({card->unit, nullptr});
    }
    // A unit with exactly this name takes precedence over units with this name in another language.
    const auto is_other = [&](const HeroChoice& hero) { return fold(hero.unit) != fold(text); };
    if (!std::ranges::all_of(found, is_other))
        std::erase_if(found, is_other);
    const bool is_one_card = cards.size() == 1;
    if (is_one_card && cards.front()->cost == Amount(1) && fold(text) != fold(cards.front()->unit))
        found.front().lead = cards.front();
    return found;
}

} // namespace kizuna
