#include "decks/lookup/suggested_ids.h"

#include <algorithm>

namespace kizuna {
namespace {

/// The card that is called so; null where none or several are.
const Card* card_called(const std::string& text, const CardLibrary& library)
{
    if (const Card* card = library.find(text).card)
        return card;
    const auto is_called = [&](const Card& card) {
        return text.starts_with(card.unit) && text == card.unit + ": " + card.title;
    };
    const auto found = std::ranges::find_if(library.cards(), is_called);
    return found == library.cards().end() ? nullptr : &*found;
}

/// "B22-014HR+" has the number of a card, which was never printed with that rarity, and "B08-047"
/// that of several cards.
std::vector<std::string> ids_of_number(std::string_view code, const CardLibrary& library)
{
    const auto last_digit = code.find_last_of("0123456789");
    if (last_digit == std::string_view::npos)
        return {};
    std::vector<std::string> ids;
    for (const Card* card : library.with_number(code.substr(0, last_digit + 1)))
        ids.push_back(card->id);
    return ids;
}

} // namespace

std::vector<std::string> suggested_ids(std::string_view code, const CardLibrary& library)
{
    if (const Card* card = library.find(code).card)
        return {card->id};
    std::vector<std::string> ids = ids_of_number(code, library);
    if (!ids.empty())
        return ids;
    for (const std::string& like : library.suggestions(code)) {
        const Card* card = card_called(like, library);
        if (card && std::ranges::find(ids, card->id) == ids.end())
            ids.push_back(card->id);
    }
    return ids;
}

} // namespace kizuna
