#include "decks/exchange/json_deck.h"
#include "decks/exchange/lackey_card.h"
#include "decks/exchange/numbered_card.h"
#include "decks/exchange/xml_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <utility>

// The files of Decksteria and of its predecessor, MTCG Deck Builder: JSON with one element a copy,
// in zones. Decksteria names cards by numbers of its own, the predecessor by name and printing.

namespace kizuna {
namespace {

constexpr std::string_view decksteria_prefix = "decksteria:";
/// Both programs know these two formats.
constexpr std::string_view two_formats[] = {"unlimited", "standard"};

/// Adds one copy of a card to a pile. The code it is kept under, and the card where it is known.
using AddCopy =
    std::function<std::pair<std::string, const Card*>(DeckImport&, Pile, const JsonCard&)>;

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
                import.add_not_carried(0, zone.name);
            for (int at = 0; at < zone.malformed; ++at)
                import.add_malformed(0, zone.name);
            for (const JsonCard& card : zone.cards) {
                const auto [code, known] =
                    add(import, kind == JsonZoneKind::Other ? Pile::Maybe : Pile::Cards, card);
                if (is_protagonist)
                    import.designate(known ? known->id : code);
            }
        }
    }
    for (const std::string& unknown : read.unknown)
        import.add_not_carried(0, unknown);
    return import.take();
}

/// A deck's cards one by one, the protagonist's one copy apart.
struct Copies {
    const DeckEntry* protagonist = nullptr;
    std::vector<std::pair<const DeckEntry*, int>> cards;
};

Copies copies_of(const Deck& deck, const CardLibrary& library)
{
    Copies copies;
    copies.protagonist = protagonist_entry(deck, library);
    for (const DeckEntry& entry : deck.cards)
        copies.cards.emplace_back(&entry, entry.copies - (&entry == copies.protagonist ? 1 : 0));
    return copies;
}

/// Writes the parts that both forms have; `named` makes the element of an entry, null for none.
WrittenDeck written_with(const Deck& deck, const DeckFileTools& tools,
                         const std::function<nlohmann::ordered_json(const DeckEntry&)>& named,
                         const std::function<std::string(const nlohmann::ordered_json& protagonist,
                                                         const nlohmann::ordered_json& cards,
                                                         const std::string& format)>& text)
{
    WrittenDeck written;
    const bool has_format = std::ranges::find(two_formats, deck.format) != std::end(two_formats);
    written.problems = losses(deck, {.name = true, .format = has_format});
    const auto lose = [&written](std::string lost) {
        written.problems.push_back({0, std::move(lost), ImportProblem::Reason::NotCarried, {}});
    };
    auto protagonist = nlohmann::ordered_json::array();
    auto cards = nlohmann::ordered_json::array();
    const Copies copies = copies_of(deck, tools.library);
    if (!deck.protagonist.empty() && !copies.protagonist)
        lose("protagonist: " + deck.protagonist);
    for (const auto& [entry, count] : copies.cards) {
        const nlohmann::ordered_json element = named(*entry);
        if (element.is_null() || written.cards_out + entry->copies > max_written_copies) {
            lose(std::to_string(entry->copies) + ' ' + entry->code);
            continue;
        }
        if (element.contains("lost"))
            written.problems.push_back(other_artwork(entry->code));
        nlohmann::ordered_json clean = element;
        clean.erase("lost");
        if (entry == copies.protagonist)
            protagonist.push_back(clean);
        for (int copy = 0; copy < count; ++copy)
            cards.push_back(clean);
        written.cards_out += entry->copies;
    }
    written.text = text(protagonist, cards, has_format ? deck.format : "unlimited");
    return written;
}

std::string capitalised(std::string format)
{
    if (!format.empty() && format.front() >= 'a' && format.front() <= 'z')
        format.front() = static_cast<char>(format.front() - 'a' + 'A');
    return format;
}

/// How MTCG Deck Builder calls a card: unit and title without spaces and brackets, unless it has
/// another name for it.
std::string deck_builder_name(const CardMatch& match, const ExchangeIds& exchange)
{
    const std::string_view other = exchange.deck_builder_id(match.printing->code);
    if (!other.empty() && other != "-")
        return std::string(other);
    std::string name = match.card->unit + '.' + match.card->title;
    std::erase_if(name, [](char sign) { return sign == ' ' || sign == '(' || sign == ')'; });
    return name;
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
    const NumberedCards cards(NumberingProgram::Decksteria, decksteria_prefix, tools);
    return read_zones(
        read_json_deck(text, file), file, [&](DeckImport& import, Pile pile, const JsonCard& card) {
            const std::string number =
                card.card + '/' + (card.artwork.empty() ? "0" : card.artwork);
            return std::pair{cards.add(import, pile, number, 1, 0, number), cards.card(number)};
        });
}

WrittenDeck write_decksteria_deck(const Deck& deck, const DeckFileTools& tools)
{
    const NumberedCards cards(NumberingProgram::Decksteria, decksteria_prefix, tools);
    const auto named = [&](const DeckEntry& entry) -> nlohmann::ordered_json {
        const NumberedCards::Written number = cards.number_of(entry);
        const std::size_t bar = number.number.find('/');
        if (bar == std::string::npos || bar > 8 || number.number.size() - bar > 8 ||
            number.number.find_first_not_of("0123456789/") != std::string::npos || bar == 0 ||
            bar + 1 == number.number.size() ||
            number.number.find('/', bar + 1) != std::string::npos)
            return nullptr;
        nlohmann::ordered_json element = {{"CardId", std::stoi(number.number.substr(0, bar))},
                                          {"ArtId", std::stoi(number.number.substr(bar + 1))}};
        if (number.other_artwork)
            element["lost"] = true;
        return element;
    };
    return written_with(deck, tools, named,
                        [](const nlohmann::ordered_json& protagonist,
                           const nlohmann::ordered_json& main, const std::string& format) {
                            const nlohmann::ordered_json document = {
                                {"Game", "FECipher"},
                                {"Format", capitalised(format)},
                                {"IsValid", true},
                                {"Decks", {{"mainchardeck", protagonist}, {"main", main}}}};
                            return document.dump(2) + '\n';
                        });
}

bool is_deck_builder_deck(std::string_view text)
{
    return is_json_with(text, {"Decks", "DeckName"});
}

ImportedDeck read_deck_builder_deck(std::string_view text, const std::string& file,
                                    const DeckFileTools& tools)
{
    LackeyFinder finder(tools);
    return read_zones(read_json_deck(text, file), file,
                      [&](DeckImport& import, Pile pile,
                          const JsonCard& card) -> std::pair<std::string, const Card*> {
                          const CardMatch match = tools.library.find(card.artwork);
                          if (match.card) {
                              const std::string code = entry_code(match);
                              import.add(pile, code, 1, 0, card.card);
                              return {code, match.card};
                          }
                          const std::string wanted =
                              card.artwork.empty() ? card.card : card.artwork;
                          const CardLookup found = finder.look_up({card.artwork, {}, {}});
                          import.add_unknown(pile, wanted, 1, 0, wanted, {{}, found.suggestions});
                          return {wanted, nullptr};
                      });
}

WrittenDeck write_deck_builder_deck(const Deck& deck, const DeckFileTools& tools)
{
    const auto named = [&](const DeckEntry& entry) -> nlohmann::ordered_json {
        CardMatch match = printing_of(tools.library.find(entry.code));
        if (!match.card) // carried as it came
            return {{"CardID", ""}, {"ArtID", entry.code}};
        const Printing* wanted = match.printing;
        for (const Printing& printing : match.card->printings) {
            if (tools.exchange.deck_builder_id(match.printing->code) == "-")
                match.printing = &printing;
        }
        nlohmann::ordered_json element = {{"CardID", deck_builder_name(match, tools.exchange)},
                                          {"ArtID", match.printing->code}};
        if (match.printing != wanted)
            element["lost"] = true;
        return element;
    };
    return written_with(deck, tools, named,
                        [](const nlohmann::ordered_json& protagonist,
                           const nlohmann::ordered_json& main, const std::string& format) {
                            const nlohmann::ordered_json document = {
                                {"Game", "FECipher"},
                                {"Format", format},
                                {"Decks",
                                 {{{"DeckName", "maincharacter"}, {"Cards", protagonist}},
                                  {{"DeckName", "main"}, {"Cards", main}}}}};
                            return document.dump();
                        });
}

} // namespace kizuna
