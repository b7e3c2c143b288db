#include "decks/exchange/lackey_card.h"

#include "cards/base/plain_text.h"
#include "decks/exchange/named_card.h"
#include "decks/files/deck_import.h"
#include "decks/lookup/printing_marker.h"

#include <algorithm>

namespace kizuna {
namespace {

/// The end of a printing's name, by the habits of the Lackey lists.
std::string marker_for(const CardMatch& match)
{
    const std::string_view code = match.printing->code;
    if (code.ends_with("PRr") || code.ends_with("PRX"))
        return " (RP)";
    if (code.ends_with('X'))
        return "+X";
    if (code.ends_with('+'))
        return "+";
    const Printing* usual = &match.card->printings.front();
    if (!code.ends_with("PR") || match.printing == usual)
        return {};
    // The promotional printings beside the card's usual one are counted.
    int place = 1;
    for (const Printing& other : match.card->printings) {
        if (&other != usual && other.code.ends_with("PR") && other.code < code)
            ++place;
    }
    return place == 1 ? " (P)" : " (P" + std::to_string(place) + ")";
}

const std::string& release_set(const CardMatch& match, const CardLibrary& library)
{
    return library.sets()[match.printing->release_set].id;
}

/// Keeps the candidates that a test holds for, unless it holds for none.
template <typename Test>
void prefer(std::vector<CardMatch>& candidates, const Test& test)
{
    if (std::ranges::any_of(candidates, test))
        std::erase_if(candidates, [&](const CardMatch& match) { return !test(match); });
}

/// Keeps the printings of the card's set, and of those the ones that its name's marker speaks of.
void prefer_likest(std::vector<CardMatch>& candidates, const LackeyCard& card,
                   const CardLibrary& library)
{
    const PrintingMarker marker = printing_marker(card.name);
    prefer(candidates,
           [&](const CardMatch& match) { return release_set(match, library) == card.set; });
    prefer(candidates, [&](const CardMatch& match) { return marker.fits(*match.printing); });
}

std::vector<CardMatch> by_image(const LackeyCard& card, const DeckFileTools& tools)
{
    std::vector<CardMatch> sharing;
    for (const std::string& code : tools.exchange.from_lackey(card.id)) {
        if (const CardMatch match = printing_of(tools.library.find(code)); match.card)
            sharing.push_back(match);
    }
    if (sharing.empty())
        return {};
    // Some programs give a starter's printing the booster's image although it has its own.
    const CardMatch usual = sharing.front();
    for (const Printing& printing : usual.card->printings) {
        if (printing.rarity() == "ST" && !usual.printing->code.ends_with('+'))
            sharing.push_back({usual.card, &printing});
    }
    prefer_likest(sharing, card, tools.library);
    return {sharing.front()};
}

std::vector<CardMatch> by_name(const LackeyCard& card, const CardLibrary& library)
{
    std::vector<CardMatch> candidates;
    for (const CardMatch& named : cards_with_name(printing_marker(card.name).name, library)) {
        for (const Printing& printing : named.card->printings)
            candidates.push_back({named.card, &printing});
    }
    prefer_likest(candidates, card, library);
    const bool is_one_card = std::ranges::all_of(
        candidates, [&](const CardMatch& match) { return match.card == candidates.front().card; });
    if (is_one_card && !candidates.empty())
        candidates.resize(1);
    return candidates;
}

} // namespace

std::string unmarked_name(std::string_view name)
{
    return printing_marker(name).name;
}

LackeyCard lackey_card(const CardMatch& printing, const DeckFileTools& tools)
{
    return {tools.exchange.lackey_id(printing.printing->code) + ".png",
            exchange_name(*printing.card) + marker_for(printing),
            release_set(printing, tools.library)};
}

CardLookup look_up_lackey(const LackeyCard& card, const DeckFileTools& tools)
{
    std::vector<CardMatch> found = by_image(card, tools);
    if (found.empty())
        found = by_name(card, tools.library);
    if (found.empty()) {
        if (const std::string number = collector_number(card.id); !number.empty())
            found = cards_with_code(number, tools.library);
    }
    if (found.size() == 1)
        return {{printing_of(found.front())}, {}};
    return look_up_card(card.name.empty() ? card.id : printing_marker(card.name).name,
                        tools.library);
}

std::vector<const Card*> named_instead(const LackeyCard& card, const Card& found,
                                       const CardLibrary& library)
{
    std::vector<const Card*> named;
    for (const CardMatch& match : cards_with_name(printing_marker(card.name).name, library))
        named.push_back(match.card);
    if (std::ranges::find(named, &found) != named.end())
        named.clear();
    return named;
}

bool knows_printing(const LackeyCard& card, const Card& found, const DeckFileTools& tools)
{
    if (card.id.empty() || tools.library.find(card.id).card || !by_image(card, tools).empty())
        return true;
    // A number alone names no printing.
    std::string_view name = std::string_view(card.id).substr(card.id.find_last_of("/\\") + 1);
    name = name.substr(0, name.find_first_of("._"));
    return collector_number(name) == found.id && found.id.size() >= name.size();
}

} // namespace kizuna
