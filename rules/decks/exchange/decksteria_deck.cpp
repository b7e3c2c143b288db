#include "cards/base/plain_text.h"
#include "decks/exchange/json_deck.h"
#include "decks/exchange/lackey_card.h"
#include "decks/exchange/numbered_card.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <unordered_map>

// The files of Decksteria and of its predecessor, MTCG Deck Builder: JSON with one element a copy,
// in zones. Decksteria names cards by numbers of its own, the predecessor by name and printing.

namespace kizuna {
namespace {

/// The formats of both programs.
constexpr std::string_view two_formats[] = {"unlimited", "standard"};

/// Which zone a program means by a name.
enum class JsonZoneKind : std::uint8_t { Cards, Protagonist, Other };

JsonZoneKind json_zone_kind(std::string_view name)
{
    const std::string key = lower_case(name);
    if (key == "main" || key == "maindeck")
        return JsonZoneKind::Cards;
    return key == "mainchardeck" || key == "maincharacter" ? JsonZoneKind::Protagonist
                                                           : JsonZoneKind::Other;
}

/// Adds one copy of a card to a pile. Returns the code to designate it by.
using AddCopy = std::function<std::string(DeckImport&, Pile, const JsonCard&)>;

ImportedDeck read_zones(const JsonDeck& read, const std::string& file, const AddCopy& add)
{
    if (read.fault)
        return refused_deck(*read.fault);
    DeckImport import(file);
    if (std::ranges::find(two_formats, read.format) != std::end(two_formats))
        import.deck().format = read.format;
    else if (!read.format.empty())
        import.add_not_carried(0, "Format: " + read.format);
    // The protagonist comes first, as players list it.
    for (const bool is_protagonist : {true, false}) {
        for (const JsonZone& zone : read.zones) {
            const JsonZoneKind kind = json_zone_kind(zone.name);
            if ((kind == JsonZoneKind::Protagonist) != is_protagonist)
                continue;
            if (kind == JsonZoneKind::Other && !zone.cards.empty())
                import.add_in_maybe(0, zone.name);
            for (const std::string& element : zone.malformed)
                import.add_malformed({.text = zone.name + ": " + element});
            for (const std::string& unknown : zone.unknown)
                import.add_not_carried(0, zone.name + ": " + unknown);
            for (const JsonCard& card : zone.cards) {
                const std::string designation =
                    add(import, kind == JsonZoneKind::Other ? Pile::Maybe : Pile::Cards, card);
                if (is_protagonist)
                    import.designate(designation);
            }
        }
    }
    for (const std::string& unknown : read.unknown)
        import.add_not_carried(0, unknown);
    return import.take();
}

using OrderedJson = nlohmann::ordered_json;

/// An entry as an element of the file.
struct NamedElement {
    OrderedJson element; ///< null: the program has none for it
    bool other_artwork = false;
};

/// The contents of a deck of either program.
struct JsonZones {
    OrderedJson protagonist = OrderedJson::array();
    OrderedJson cards = OrderedJson::array();
    std::string format;
};

/// Fills the zones, and reports what is lost.
WrittenDeck fill_zones(const Deck& deck, const DeckFileTools& tools,
                       const std::function<NamedElement(const DeckEntry&)>& name, JsonZones& zones)
{
    const bool has_format = std::ranges::find(two_formats, deck.format) != std::end(two_formats);
    zones.format = has_format ? deck.format : two_formats[0];
    WrittenDeck written = begin_writing(deck, {.name = true, .format = has_format}, tools.library);
    const DeckEntry* protagonist = protagonist_entry(deck, tools.library);
    for (const DeckEntry& entry : deck.cards) {
        const NamedElement named = name(entry);
        if (named.element.is_null() || written.cards_out + entry.copies > max_written_copies) {
            leave_out(written, entry);
            continue;
        }
        if (named.other_artwork)
            change_artwork(written, entry);
        const int apart = &entry == protagonist ? 1 : 0;
        if (apart == 1)
            zones.protagonist.push_back(named.element);
        for (int copy = apart; copy < entry.copies; ++copy)
            zones.cards.push_back(named.element);
        written.cards_out += entry.copies;
    }
    return written;
}

/// A number where it is one, else the text: unknown cards go back as they came.
OrderedJson number_or_text(std::string_view text)
{
    if (const auto number = number_in<std::int64_t>(text))
        return *number;
    return text;
}

/// "2/0" as its two numbers; null for an unknown card that somebody gave another code.
OrderedJson decksteria_element(std::string_view number)
{
    const std::size_t bar = number.rfind('/');
    if (bar == std::string_view::npos || bar == 0 || bar + 1 == number.size())
        return nullptr;
    return {{"CardId", number_or_text(number.substr(0, bar))},
            {"ArtId", number_or_text(number.substr(bar + 1))}};
}

/// The printing, or another of its card where MTCG Deck Builder lacks it; where it lacks them all,
/// the printing itself.
CardMatch known_printing(const CardMatch& match, const ExchangeIds& exchange)
{
    const auto is_known = [&](const Printing& printing) {
        return exchange.deck_builder_id(printing.code) != "-";
    };
    const auto other = std::ranges::find_if(match.card->printings, is_known);
    if (is_known(*match.printing) || other == match.card->printings.end())
        return match;
    return {match.card, &*other};
}

/// How MTCG Deck Builder calls a card: unit and title without spaces and brackets, unless it has
/// another name for it.
std::string deck_builder_name(const CardMatch& match, const ExchangeIds& exchange)
{
    const std::string_view other = exchange.deck_builder_id(match.printing->code);
    if (!other.empty() && other != "-")
        return std::string(other);
    std::string name = match.card->unit + '.' + match.card->title;
    std::erase_if(name, [](char c) { return c == ' ' || c == '(' || c == ')'; });
    return name;
}

/// Finds cards by their names in MTCG Deck Builder. Made at the first use.
class BuilderNames {
public:
    explicit BuilderNames(const DeckFileTools& tools) : tools_(tools) {}
    /// Null where no card has this name.
    const Card* card(const std::string& name)
    {
        if (cards_.empty())
            fill();
        const auto found = cards_.find(name);
        return found == cards_.end() ? nullptr : found->second;
    }

private:
    void fill()
    {
        for (const Card& card : tools_.library.cards()) {
            for (const Printing& printing : card.printings)
                cards_.emplace(deck_builder_name({&card, &printing}, tools_.exchange), &card);
        }
    }

    const DeckFileTools& tools_;
    std::unordered_map<std::string, const Card*> cards_;
};

/// The element of an unknown card. All of it stands in CardID where it has a set, for which there
/// is no place, or where its id would find a card.
OrderedJson deck_builder_element(const DeckEntry& entry, const CardLibrary& library)
{
    const ForeignCard parts = foreign_card(entry.code);
    if (!parts.set.empty() || library.find(parts.id).card || foreign_code(parts) != entry.code)
        return {{"CardID", entry.code}, {"ArtID", ""}};
    return {{"CardID", parts.name}, {"ArtID", parts.id}};
}

/// A name of MTCG Deck Builder in words: "Marth.AltenPrince" as "Marth: Alten Prince".
std::string spaced_name(std::string_view name)
{
    std::string words;
    for (std::size_t at = 0; at < name.size(); ++at) {
        const char c = name[at];
        const bool is_capital = c >= 'A' && c <= 'Z';
        if (c == '.' && words.find(':') == std::string::npos)
            words += ": ";
        else
            words +=
                (is_capital && at > 0 && name[at - 1] >= 'a' && name[at - 1] <= 'z' ? " " : "") +
                std::string(1, c);
    }
    return words;
}

} // namespace

bool is_decksteria_deck(std::string_view text)
{
    return is_json_with(text, {"Decks", "Game"}) &&
           text.find("\"DeckName\"") == std::string_view::npos;
}

ImportedDeck read_decksteria_deck(std::string_view text, const std::string& file,
                                  const DeckFileTools& tools)
{
    return read_zones(
        read_json_deck(text, file), file, [&](DeckImport& import, Pile pile, const JsonCard& card) {
            const std::string number =
                card.card + '/' + (card.artwork.empty() ? "0" : card.artwork);
            const DeckLine line{.text = number, .pile = pile, .copies = 1};
            const std::string code =
                add_numbered(import, line, number, NumberingProgram::Decksteria, tools);
            return card_id_of(code, tools.library);
        });
}

WrittenDeck write_decksteria_deck(const Deck& deck, const DeckFileTools& tools)
{
    JsonZones zones;
    WrittenDeck written = fill_zones(
        deck, tools,
        [&](const DeckEntry& entry) -> NamedElement {
            const NumberedCard number = numbered_card(entry, NumberingProgram::Decksteria, tools);
            return {decksteria_element(number.number), number.other_artwork};
        },
        zones);
    zones.format.front() = static_cast<char>(zones.format.front() - 'a' + 'A'); // of two_formats
    const OrderedJson document = {
        {"Game", "FECipher"},
        {"Format", zones.format},
        {"IsValid", true}, // which the program writes for every deck, and never reads
        {"Decks", {{"mainchardeck", zones.protagonist}, {"main", zones.cards}}}};
    written.text = document.dump(2) + '\n';
    return written;
}

bool is_deck_builder_deck(std::string_view text)
{
    return is_json_with(text, {"Decks", "DeckName"});
}

ImportedDeck read_deck_builder_deck(std::string_view text, const std::string& file,
                                    const DeckFileTools& tools)
{
    BuilderNames names(tools);
    return read_zones(read_json_deck(text, file), file,
                      [&](DeckImport& import, Pile pile, const JsonCard& card) {
                          const CardMatch match = tools.library.find(card.artwork);
                          if (match.card) {
                              const std::string code = entry_code(match);
                              const DeckLine line{.text = card.card, .pile = pile, .copies = 1};
                              const Card* named = names.card(card.card);
                              const bool is_other = named && named != match.card;
                              if (import.add(line, code) && is_other)
                                  import.add_other_name(line, code, *match.card, {named});
                              return match.card->id;
                          }
                          std::string wanted = foreign_code({card.card, {}, card.artwork});
                          CardLookup found = look_up_lackey({card.artwork, {}, {}}, tools);
                          if (const Card* named = names.card(card.card))
                              found.wanted = named->id;
                          else if (!card.card.empty() && collector_number(card.artwork).empty())
                              found.wanted = spaced_name(card.card);
                          import.add_unknown({.text = wanted, .pile = pile, .copies = 1}, wanted,
                                             {{}, found.wanted});
                          return wanted;
                      });
}

WrittenDeck write_deck_builder_deck(const Deck& deck, const DeckFileTools& tools)
{
    JsonZones zones;
    WrittenDeck written = fill_zones(
        deck, tools,
        [&](const DeckEntry& entry) -> NamedElement {
            const CardMatch match = printing_of(tools.library.find(entry.code));
            if (!match.card)
                return {deck_builder_element(entry, tools.library), false};
            const CardMatch known = known_printing(match, tools.exchange);
            return {{{"CardID", deck_builder_name(known, tools.exchange)},
                     {"ArtID", known.printing->code}},
                    known.printing != match.printing};
        },
        zones);
    const OrderedJson document = {{"Game", "FECipher"},
                                  {"Format", zones.format},
                                  {"Decks",
                                   {{{"DeckName", "maincharacter"}, {"Cards", zones.protagonist}},
                                    {{"DeckName", "main"}, {"Cards", zones.cards}}}}};
    written.text = document.dump();
    return written;
}

} // namespace kizuna
