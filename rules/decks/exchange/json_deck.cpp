#include "decks/exchange/json_deck.h"

#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "cards/yaml/checked_text.h"
#include "decks/lookup/text_line.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace kizuna {
namespace {

using AnyJson = nlohmann::json;

/// No program's decks are nested deeper.
constexpr int max_json_depth = 16;

/// A number or a text as text; empty for all else.
std::string plain(const AnyJson& object, const char* key)
{
    const auto value = object.find(key);
    if (value == object.end())
        return {};
    if (value->is_string())
        return in_one_line(value->get_ref<const std::string&>());
    return value->is_number_integer() ? value->dump() : std::string();
}

std::string as_text(const AnyJson& value)
{
    return value.dump(-1, ' ', false, AnyJson::error_handler_t::replace);
}

/// Blanks out commas before closing brackets, which Decksteria reads. Places stay what they are.
std::string without_trailing_commas(std::string_view text)
{
    std::string json(text);
    std::size_t comma = std::string::npos; // the last character that is no space, if it is a comma
    bool is_quoted = false;
    for (std::size_t at = 0; at < json.size(); ++at) {
        const char c = json[at];
        if (is_quoted && c == '\\')
            ++at;
        else if (c == '"')
            is_quoted = !is_quoted;
        if (is_quoted)
            continue;
        if ((c == ']' || c == '}') && comma != std::string::npos)
            json[comma] = ' ';
        if (!trimmed({&c, 1}).empty())
            comma = c == ',' ? at : std::string::npos;
    }
    return json;
}

JsonZone zone_of(std::string name, const AnyJson& cards)
{
    constexpr std::string_view known[] = {"CardId", "ArtId", "CardID", "ArtID"};
    JsonZone zone{.name = std::move(name), .cards = {}, .malformed = {}, .unknown = {}};
    for (const AnyJson& element : cards) {
        JsonCard card;
        if (element.is_object()) {
            // Decksteria writes CardId and ArtId, its predecessor CardID and ArtID.
            card = {plain(element, "CardId"), plain(element, "ArtId")};
            if (card.card.empty())
                card = {plain(element, "CardID"), plain(element, "ArtID")};
        }
        if (card.card.empty() && card.artwork.empty())
            zone.malformed.push_back(in_one_line(as_text(element)));
        else {
            zone.cards.push_back(std::move(card));
            for (const auto& [key, value] : element.items()) {
                if (std::ranges::find(known, key) == std::end(known))
                    zone.unknown.push_back(in_one_line(key + ": " + as_text(value)));
            }
        }
    }
    return zone;
}

void read_zones(JsonDeck& deck, const AnyJson& zones)
{
    if (zones.is_object()) {
        for (const auto& [name, cards] : zones.items()) {
            if (cards.is_array())
                deck.zones.push_back(zone_of(in_one_line(name), cards));
            else
                deck.unknown.push_back(in_one_line(name));
        }
        return;
    }
    for (const AnyJson& zone : zones) {
        const auto cards = zone.is_object() ? zone.find("Cards") : zone.end();
        if (zone.is_object() && cards != zone.end() && cards->is_array())
            deck.zones.push_back(zone_of(plain(zone, "DeckName"), *cards));
        else
            deck.unknown.emplace_back("Decks");
    }
}

} // namespace

bool is_json_with(std::string_view text, std::initializer_list<std::string_view> keys)
{
    const std::string_view content = trimmed(without_byte_order_mark(text));
    return content.starts_with('{') && std::ranges::all_of(keys, [&](std::string_view key) {
               return content.find('"' + std::string(key) + '"') != std::string_view::npos;
           });
}

JsonDeck read_json_deck(std::string_view text, const std::string& file)
{
    JsonDeck deck;
    if ((deck.fault = unreadable(text, file)))
        return deck;
    const std::string_view content = without_byte_order_mark(text);
    const auto refuse = [&](FaultReason reason, std::size_t position) {
        deck.fault = Fault{std::move(reason), place_at(content, position, file)};
    };
    const std::size_t deep = deep_brackets(content, 0, max_json_depth);
    if (deep != std::string_view::npos) {
        refuse(faults::TooDeep{std::to_string(max_json_depth)}, deep);
        return deck;
    }
    AnyJson document;
    try {
        document = AnyJson::parse(without_trailing_commas(content));
    } catch (const AnyJson::parse_error& error) {
        refuse(faults::JsonSyntax{}, error.byte == 0 ? 0 : error.byte - 1);
        return deck;
    } catch (const AnyJson::out_of_range& error) { // a number that no computer holds: 1e9999
        const std::string_view what = error.what();
        const std::size_t from = std::min(what.find('\''), what.size() - 1) + 1;
        const std::string_view number = what.substr(from, what.find('\'', from) - from);
        refuse(faults::JsonSyntax{}, std::min(content.find(number), content.size()));
        return deck;
    }
    const auto zones = document.is_object() ? document.find("Decks") : document.end();
    if (!document.is_object() || zones == document.end() || !zones->is_structured()) {
        deck.fault = Fault{faults::NotADeck{}, {file}};
        return deck;
    }
    deck.format = lower_case(plain(document, "Format"));
    for (const auto& [key, value] : document.items()) {
        constexpr std::string_view known[] = {"Decks", "Format", "Game", "IsValid"};
        if (std::ranges::find(known, key) == std::end(known))
            deck.unknown.push_back(in_one_line(key));
    }
    if (const std::string game = plain(document, "Game"); !game.empty() && !names_cipher(game)) {
        refuse(faults::OtherGame{.what = game, .other = "file", .expected = "FECipher"},
               content.find("\"Game\""));
        return deck;
    }
    read_zones(deck, *zones);
    return deck;
}

} // namespace kizuna
