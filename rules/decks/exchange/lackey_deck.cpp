#include "cards/base/plain_text.h"
#include "decks/exchange/lackey_card.h"
#include "decks/exchange/xml_file.h"
#include "decks/files/deck_import.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

// LackeyCCG's .dek: XML with one element a copy, in zones. The reader takes what real files hold;
// the writer has one form, to the byte, which pugixml's printer cannot lay out.

namespace kizuna {
namespace {

enum class Zone { Deck, Protagonist, Other };

/// One <card> of a file.
struct ZonedCard {
    Zone zone;
    LackeyCard card;
    int line;
};

std::string lower(std::string_view text)
{
    return lower_case(trimmed(text));
}

Zone zone_named(std::string_view name)
{
    constexpr std::array<std::string_view, 4> deck = {"", "deck", "main", "main deck"};
    constexpr std::array<std::string_view, 3> protagonist = {"mc", "main character", "protagonist"};
    const std::string key = lower(name);
    if (std::ranges::find(deck, key) != deck.end())
        return Zone::Deck;
    return std::ranges::find(protagonist, key) != protagonist.end() ? Zone::Protagonist
                                                                    : Zone::Other;
}

Pile pile_of(Zone zone)
{
    return zone == Zone::Other ? Pile::Maybe : Pile::Cards;
}

/// Reads one file's tree. The tree is walked level by level and never by recursion, so the depth of
/// a hostile file does not matter.
class LackeyReader {
public:
    LackeyReader(const XmlFile& xml, const std::string& file, const DeckFileTools& tools)
        : xml_(xml), tools_(tools), import_(file)
    {
    }
    ImportedDeck read();

private:
    int line_of(pugi::xml_node node) const { return xml_.line_of(node); }
    void read_zone(pugi::xml_node node);
    void read_meta(pugi::xml_node node);
    void read_card(pugi::xml_node node, Zone zone);
    void add(const ZonedCard& zoned);

    const XmlFile& xml_;
    const DeckFileTools& tools_;
    DeckImport import_;
    std::vector<ZonedCard> cards_;
};

ImportedDeck LackeyReader::read()
{
    for (const pugi::xml_node node : xml_.root().children()) {
        const std::string name = lower(node.name());
        if (name == "superzone")
            read_zone(node);
        else if (name == "card")
            read_card(node, Zone::Deck);
        else if (name == "meta") {
            for (const pugi::xml_node item : node.children())
                read_meta(item);
        } else
            read_meta(node); // older files have no <meta> around
    }
    // A protagonist without copies in the deck zone comes first, as players list it.
    std::set<std::pair<std::string, std::string>> in_deck;
    for (const ZonedCard& zoned : cards_) {
        if (zoned.zone == Zone::Deck)
            in_deck.emplace(zoned.card.id, zoned.card.set);
    }
    std::stable_partition(cards_.begin(), cards_.end(), [&](const ZonedCard& zoned) {
        return zoned.zone == Zone::Protagonist &&
               !in_deck.contains({zoned.card.id, zoned.card.set});
    });
    for (const ZonedCard& zoned : cards_)
        add(zoned);
    return import_.take();
}

/// Zones for tokens and the like go to the maybe-pile, and the player is told.
void LackeyReader::read_zone(pugi::xml_node node)
{
    const std::string name = in_one_line(node.attribute("name").value());
    const Zone zone = zone_named(name);
    const std::size_t before = cards_.size();
    for (const pugi::xml_node child : node.children()) {
        if (lower(child.name()) == "card")
            read_card(child, zone);
        else
            import_.add_not_carried(line_of(child), child.name());
    }
    if (zone == Zone::Other && cards_.size() > before)
        import_.add_in_maybe(line_of(node), name);
}

void LackeyReader::read_meta(pugi::xml_node node)
{
    Deck& deck = import_.deck();
    const std::string key = lower(node.name());
    const std::string value = in_one_line(node.child_value());
    if (value.empty())
        return;
    if (key == "name" || key == "title")
        import_.set_once(deck.name, line_of(node), key, value);
    else if (key == "author")
        import_.set_once(deck.author, line_of(node), key, value);
    else if (key == "note" || key == "notes")
        import_.add_notes(node.child_value());
    else if (key == "format" && value.find_first_not_of(id_characters) == std::string::npos)
        deck.format = value;
    else if (key != "game" || lower(value).find("cipher") == std::string::npos)
        import_.add_not_carried(line_of(node), key + ": " + value);
}

void LackeyReader::read_card(pugi::xml_node node, Zone zone)
{
    const pugi::xml_node name = node.child("name");
    LackeyCard card{in_one_line(name.attribute("id").value()), in_one_line(name.child_value()),
                    in_one_line(node.child("set").child_value())};
    if (card.id.empty() && card.name.empty())
        import_.add_malformed({line_of(node), "<card>", pile_of(zone)});
    else
        cards_.push_back({zone, std::move(card), line_of(node)});
}

void LackeyReader::add(const ZonedCard& zoned)
{
    const std::string& text = zoned.card.name.empty() ? zoned.card.id : zoned.card.name;
    const DeckLine line{zoned.line, text, pile_of(zoned.zone), 1, zoned.card.set};
    const CardLookup found = look_up_lackey(zoned.card, tools_);
    std::string designated;
    if (found.found()) {
        const CardMatch& match = found.matches.front();
        const std::string code = entry_code(match);
        if (import_.add(line, code))
            tell_of_found(import_, tools_, line, zoned.card, match, code);
        designated = match.card->id;
    } else {
        designated = foreign_code({zoned.card.name, zoned.card.set, zoned.card.id});
        import_.add_unknown(line, designated, found);
    }
    if (zoned.zone == Zone::Protagonist)
        import_.designate(designated);
}

std::string meta_item(const std::string& name, std::string_view value)
{
    return value.empty() ? std::string()
                         : "<" + name + ">" + xml_escaped(value) + "</" + name + ">";
}

std::string meta(const Deck& deck)
{
    const bool is_usual_format = deck.format == Deck().format;
    return "\t<meta><game>FECipher0</game>" + meta_item("name", deck.name) +
           meta_item("author", deck.author) +
           meta_item("format", is_usual_format ? "" : deck.format) + meta_item("note", deck.notes) +
           "</meta>\n";
}

std::string card_line(const LackeyCard& card)
{
    return "\t\t<card><name id=\"" + xml_escaped(card.id) + "\">" + xml_escaped(card.name) +
           "</name><set>" + xml_escaped(card.set) + "</set></card>\n";
}

/// A card without a name is called as its image: Lackey finds cards by name.
LackeyCard unknown_card(const DeckEntry& entry, const CardLibrary& library)
{
    const ForeignCard parts = foreign_parts(entry, library);
    return {parts.id, parts.name.empty() ? parts.id : parts.name, parts.set};
}

std::string zone(const std::string& name, const std::string& cards)
{
    return "\t<superzone name=\"" + name + "\">\n" + cards + "\t</superzone>\n";
}

} // namespace

bool is_lackey_deck(std::string_view text)
{
    return is_xml_of(text, "deck") && text.find("<section") == std::string_view::npos;
}

ImportedDeck read_lackey_deck(std::string_view text, const std::string& file,
                              const DeckFileTools& tools)
{
    const XmlFile xml(text, file, "deck");
    if (xml.fault())
        return refused_deck(*xml.fault());
    return LackeyReader(xml, file, tools).read();
}

WrittenDeck write_lackey_deck(const Deck& deck, const DeckFileTools& tools)
{
    WrittenDeck written = begin_writing(
        deck, {.name = true, .author = true, .format = true, .notes = true}, tools.library);
    const DeckEntry* protagonist = protagonist_entry(deck, tools.library);

    std::string deck_zone;
    std::string protagonist_zone;
    for (const DeckEntry& entry : deck.cards) {
        if (written.cards_out + entry.copies > max_written_copies) {
            leave_out(written, entry);
            continue;
        }
        const CardMatch match = printing_of(tools.library.find(entry.code));
        const LackeyCard card =
            match.card ? lackey_card(match, tools) : unknown_card(entry, tools.library);
        const CardLookup back = look_up_lackey(card, tools);
        if (match.card && !(back.found() && back.matches.front().printing == match.printing))
            change_artwork(written, entry);
        const std::string line = card_line(card);
        const int in_protagonist_zone = &entry == protagonist ? 1 : 0;
        for (int copy = in_protagonist_zone; copy < entry.copies; ++copy)
            deck_zone += line;
        if (in_protagonist_zone == 1)
            protagonist_zone = line;
        written.cards_out += entry.copies;
    }
    written.text = "<deck version=\"0.8\">\n" + meta(deck) + zone("Deck", deck_zone) +
                   zone("MC", protagonist_zone) + "</deck>\n";
    return written;
}

} // namespace kizuna
