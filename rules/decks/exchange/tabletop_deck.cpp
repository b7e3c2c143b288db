#include "decks/exchange/lackey_card.h"

#include <nlohmann/json.hpp>

#include <string>

// A saved object of Tabletop Simulator: the deck and, beside it, the protagonist. Every card has a
// picture of its own, whose address the user gives; the file holds no picture.

namespace kizuna {
namespace {

using TabletopJson = nlohmann::ordered_json;

constexpr const char* back_address = "file:///cipher/back.png";
constexpr int ids_per_sheet = 100; // a card's id is its sheet and its place on it

TabletopJson transform(double x, int turned)
{
    return {{"posX", x},      {"posY", 1},   {"posZ", 0},   {"rotX", 0},  {"rotY", 180},
            {"rotZ", turned}, {"scaleX", 1}, {"scaleY", 1}, {"scaleZ", 1}};
}

/// "…/{image}.png" with Lackey's name of the picture, or {code} with the printing's code.
std::string address_of(std::string form, const CardMatch& match, const ExchangeIds& exchange)
{
    const auto fill_in = [&form](std::string_view word, const std::string& value) {
        for (std::size_t at = form.find(word); at != std::string::npos;
             at = form.find(word, at + value.size()))
            form.replace(at, word.size(), value);
    };
    fill_in("{image}", exchange.lackey_id(match.printing->code));
    fill_in("{code}", match.printing->code);
    return form;
}

TabletopJson sheet_of(const CardMatch& match, const DeckFileTools& tools)
{
    return {{"FaceURL", address_of(tools.picture_address, match, tools.exchange)},
            {"BackURL", back_address},
            {"NumWidth", 1},
            {"NumHeight", 1},
            {"BackIsHidden", true},
            {"UniqueBack", false}};
}

TabletopJson card_object(const CardMatch& match, int sheet, const TabletopJson& face)
{
    return {{"Name", "Card"},
            {"Nickname", exchange_name(*match.card)},
            {"Description", match.printing->code},
            {"CardID", sheet * ids_per_sheet},
            {"CustomDeck", {{std::to_string(sheet), face}}},
            {"Transform", transform(0, 180)}};
}

} // namespace

WrittenDeck write_tabletop_deck(const Deck& deck, const DeckFileTools& tools)
{
    WrittenDeck written = begin_writing(deck, {.name = true}, tools.library);
    const DeckEntry* protagonist = protagonist_entry(deck, tools.library);

    TabletopJson ids = TabletopJson::array();
    TabletopJson custom_sheets = TabletopJson::object();
    TabletopJson cards = TabletopJson::array();
    TabletopJson first;
    int sheet = 0;
    for (const DeckEntry& entry : deck.cards) {
        const CardMatch match = printing_of(tools.library.find(entry.code));
        if (!match.card || written.cards_out + entry.copies > max_written_copies) {
            leave_out(written, entry);
            continue;
        }
        ++sheet;
        const TabletopJson face = sheet_of(match, tools);
        const TabletopJson card = card_object(match, sheet, face);
        const int apart = &entry == protagonist ? 1 : 0;
        if (apart == 1) {
            first = card;
            first["Transform"] = transform(3, 0); // beside the deck, face up
        }
        if (entry.copies > apart)
            custom_sheets[std::to_string(sheet)] = face;
        for (int copy = apart; copy < entry.copies; ++copy) {
            ids.push_back(sheet * ids_per_sheet);
            cards.push_back(card);
        }
        written.cards_out += entry.copies;
    }
    TabletopJson objects = TabletopJson::array();
    if (cards.size() == 1) { // a pile of one is a card
        objects.push_back(cards.front());
    } else if (!cards.empty()) {
        objects.push_back({{"Name", "DeckCustom"},
                           {"Nickname", deck.name},
                           {"Transform", transform(0, 180)},
                           {"DeckIDs", ids},
                           {"CustomDeck", custom_sheets},
                           {"ContainedObjects", cards}});
    }
    if (!first.is_null())
        objects.push_back(first);
    const TabletopJson document = {{"SaveName", deck.name}, {"ObjectStates", objects}};
    written.text = document.dump(2, ' ', false, TabletopJson::error_handler_t::replace) + '\n';
    return written;
}

} // namespace kizuna
