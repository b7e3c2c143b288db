#include "cards/base/plain_text.h"
#include "decks/codes/sha1.h"
#include "decks/exchange/cockatrice_hash.h"
#include "decks/exchange/lackey_card.h"
#include "decks/exchange/xml_file.h"
#include "decks/lookup/text_count.h"

#include <algorithm>
#include <map>
#include <vector>

// Cockatrice's .cod: XML with zones of counted cards. The protagonist is the banner card, stays
// among the cards of the main zone and has a tag of its own.

namespace kizuna {
namespace {

constexpr std::string_view protagonist_tag = "MC:";

/// Reads one file's tree.
class CockatriceReader {
public:
    CockatriceReader(const XmlFile& xml, const std::string& file, const DeckFileTools& tools)
        : xml_(xml), tools_(tools), import_(file)
    {
    }
    ImportedDeck read();

private:
    void read_item(pugi::xml_node node);
    void read_zone(pugi::xml_node node);
    bool designate(const std::string& name);

    const XmlFile& xml_;
    const DeckFileTools& tools_;
    DeckImport import_;
    std::string banner_; ///< a card's name
    std::vector<std::string> tags_;
    std::map<std::string, std::string, std::less<>> codes_; ///< of the main zone, by name
};

ImportedDeck CockatriceReader::read()
{
    for (const pugi::xml_node node : xml_.root().children())
        read_item(node);
    // The last tag that names a card of the deck designates it. The banner comes second: it may be
    // there for its looks.
    bool is_designated = false;
    std::vector<std::string> plain;
    for (auto tag = tags_.rbegin(); tag != tags_.rend(); ++tag) {
        const std::string_view text = *tag;
        if (!is_designated && text.starts_with(protagonist_tag) &&
            designate(std::string(trimmed(text.substr(protagonist_tag.size())))))
            is_designated = true;
        else
            plain.push_back(*tag);
    }
    import_.deck().tags.assign(plain.rbegin(), plain.rend());
    if (!is_designated && !banner_.empty() && !designate(banner_))
        import_.add_not_carried(0, "bannerCard: " + banner_);
    return import_.take();
}

void CockatriceReader::read_item(pugi::xml_node node)
{
    const std::string name = node.name();
    const std::string value = in_one_line(node.child_value());
    if (name == "zone")
        read_zone(node);
    else if (name == "deckname") {
        if (!value.empty())
            import_.set_once(import_.deck().name, xml_.line_of(node), name, value);
    } else if (name == "comments")
        import_.add_notes(node.child_value());
    else if (name == "bannerCard")
        banner_ = value;
    else if (name == "tags") {
        for (const pugi::xml_node tag : node.children("tag")) {
            if (std::string text = in_one_line(tag.child_value()); !text.empty())
                tags_.push_back(std::move(text));
        }
    } else if (name != "lastLoadedTimestamp" && !(value.empty() && !node.first_child()))
        import_.add_not_carried(xml_.line_of(node), value.empty() ? name : name + ": " + value);
}

/// The card's parts. A number with "-" is a whole code; any other is the part of a code behind the
/// set.
NamedCard numbered(const std::string& name, const std::string& set, const std::string& number)
{
    const bool is_whole = number.find('-') != std::string::npos;
    if (number.empty() || is_whole)
        return {name, number, set};
    if (set.empty())
        return {name, {}, {}, number};
    return {name, set + '-' + number, set};
}

void CockatriceReader::read_zone(pugi::xml_node node)
{
    const std::string zone = lower_case(in_one_line(node.attribute("name").value()));
    const Pile pile = zone.empty() || zone == "main" ? Pile::Cards : Pile::Maybe;
    if (zone == "tokens" && node.first_child())
        import_.add_in_maybe(xml_.line_of(node), zone);
    for (const pugi::xml_node card : node.children()) {
        const int line = xml_.line_of(card);
        const std::string name = in_one_line(card.attribute("name").value());
        const std::string set = in_one_line(card.attribute("setShortName").value());
        const std::string number = in_one_line(card.attribute("collectorNumber").value());
        if (std::string_view(card.name()) != "card" || (name.empty() && number.empty())) {
            import_.add_malformed({line, name.empty() ? card.name() : name, pile});
            continue;
        }
        const std::string written = card.attribute("number").as_string("1");
        const std::optional<int> copies = count_of(trimmed(written)).copies;
        if (!copies) {
            import_.add_bad_count({line, written + ' ' + name, pile});
            continue;
        }
        const std::string code =
            add_named(import_, tools_, pile, numbered(name, set, number), *copies, line);
        const std::string uuid = in_one_line(card.attribute("uuid").value());
        if (!tools_.library.find(code).card && !uuid.empty())
            import_.add_not_carried(line, "uuid: " + uuid);
        if (pile == Pile::Cards)
            codes_.emplace(name, card_id_of(code, tools_.library));
    }
}

/// False where the deck has no such card.
bool CockatriceReader::designate(const std::string& name)
{
    if (const auto code = codes_.find(name); code != codes_.end()) {
        import_.designate(code->second);
        return true;
    }
    const CardLookup found = look_up_lackey({{}, name, {}}, tools_);
    const Card* card = found.found() ? found.matches.front().card : nullptr;
    const bool is_in_deck = card && std::ranges::any_of(codes_, [&](const auto& known) {
                                return known.second == card->id;
                            });
    if (is_in_deck)
        import_.designate(card->id);
    return is_in_deck;
}

std::string element(const std::string& name, const std::string& content)
{
    return "    <" + name + '>' + xml_escaped(content) + "</" + name + ">\n";
}

/// The parts of an unknown card. All of it is the name where the reader would put the parts
/// together differently.
ForeignCard unknown_parts(const DeckEntry& entry, const CardLibrary& library)
{
    const ForeignCard parts = foreign_parts(entry, library);
    const bool is_whole = parts.id.find('-') != std::string::npos;
    if (!parts.set.empty() && !parts.id.empty() && !is_whole)
        return {in_one_line(entry.code), {}, {}};
    return {parts.name.empty() ? parts.id : parts.name, parts.set, parts.id};
}

/// How Cockatrice names an entry: as LackeyCCG does without the marks of printings.
std::string cockatrice_name(const DeckEntry& entry, const CardLibrary& library)
{
    const Card* card = library.find(entry.code).card;
    return card ? exchange_name(*card) : unknown_parts(entry, library).name;
}

/// The attributes for set and code. Of a code that begins with the set, only the number behind it
/// is written.
std::string attributes(const std::string& set, std::string_view code)
{
    const std::string front = set + '-';
    const bool follows =
        !set.empty() && code.starts_with(front) && code.find('-', front.size()) == code.npos;
    const std::string number(follows ? code.substr(front.size()) : code);
    return (set.empty() ? "" : " setShortName=\"" + xml_escaped(set) + '"') +
           (number.empty() ? "" : " collectorNumber=\"" + xml_escaped(number) + '"');
}

/// The attributes that tell the printing.
std::string printing_attributes(const DeckEntry& entry, const CardLibrary& library)
{
    const CardMatch match = printing_of(library.find(entry.code));
    if (match.card)
        return attributes(library.sets()[match.printing->release_set].id, match.printing->code);
    const ForeignCard parts = unknown_parts(entry, library);
    return attributes(parts.set, parts.id);
}

std::string zone_xml(const std::string& name, const std::vector<DeckEntry>& entries,
                     const CardLibrary& library)
{
    std::string zone = "    <zone name=\"" + name + "\">\n";
    for (const DeckEntry& entry : entries)
        zone += "        <card number=\"" + std::to_string(entry.copies) + "\" name=\"" +
                xml_escaped(cockatrice_name(entry, library)) + '"' +
                printing_attributes(entry, library) + "/>\n";
    return zone + "    </zone>\n";
}

/// True for a tag that would be read back as the protagonist.
bool names_protagonist(std::string_view tag, const Deck& deck, const DeckFileTools& tools)
{
    if (!tag.starts_with(protagonist_tag))
        return false;
    const std::string name(trimmed(tag.substr(protagonist_tag.size())));
    const CardLookup found = look_up_lackey({{}, name, {}}, tools);
    return std::ranges::any_of(deck.cards, [&](const DeckEntry& entry) {
        return cockatrice_name(entry, tools.library) == name ||
               (found.found() && tools.library.find(entry.code).card == found.matches.front().card);
    });
}

} // namespace

bool is_cockatrice_deck(std::string_view text)
{
    return is_xml_of(text, "cockatrice_deck");
}

ImportedDeck read_cockatrice_deck(std::string_view text, const std::string& file,
                                  const DeckFileTools& tools)
{
    const XmlFile xml(text, file, "cockatrice_deck");
    if (xml.fault())
        return refused_deck(*xml.fault());
    return CockatriceReader(xml, file, tools).read();
}

WrittenDeck write_cockatrice_deck(const Deck& deck, const DeckFileTools& tools)
{
    WrittenDeck written = begin_writing(
        deck, {.name = true, .tags = true, .notes = true, .maybe = true}, tools.library);
    const DeckEntry* protagonist = protagonist_entry(deck, tools.library);
    written.cards_out = copies_in(deck.cards);

    std::string& text = written.text;
    text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<cockatrice_deck version=\"1\">\n";
    text += element("deckname", deck.name);
    if (protagonist)
        text += "    <bannerCard providerId=\"\">" +
                xml_escaped(cockatrice_name(*protagonist, tools.library)) + "</bannerCard>\n";
    text += element("comments", deck.notes);
    if (!deck.tags.empty() || protagonist) {
        text += "    <tags>\n";
        for (const std::string& tag : deck.tags) {
            if (!protagonist && names_protagonist(tag, deck, tools))
                leave_out(written, DeckPart::Tags, tag);
            else
                text += "    " + element("tag", tag);
        }
        if (protagonist)
            text += "    " + element("tag", std::string(protagonist_tag) +
                                                cockatrice_name(*protagonist, tools.library));
        text += "    </tags>\n";
    }
    text += zone_xml("main", deck.cards, tools.library);
    if (!deck.maybe.empty())
        text += zone_xml("side", deck.maybe, tools.library);
    text += "</cockatrice_deck>\n";
    return written;
}

std::string cockatrice_hash(const Deck& deck, const CardLibrary& library)
{
    constexpr std::int64_t max_hashed_copies = 100'000;
    std::vector<std::string> names;
    for (const std::vector<DeckEntry>* pile : {&deck.cards, &deck.maybe}) {
        for (const DeckEntry& entry : *pile) {
            const std::string name =
                (pile == &deck.maybe ? "SB:" : "") + lower_case(cockatrice_name(entry, library));
            for (int copy = 0; copy < entry.copies; ++copy) {
                if (static_cast<std::int64_t>(names.size()) == max_hashed_copies)
                    return {};
                names.push_back(name);
            }
        }
    }
    std::ranges::sort(names);
    std::string joined;
    for (const std::string& name : names)
        joined += (joined.empty() ? "" : ";") + name;
    std::uint64_t number = sha1_begin(joined);
    std::string text(8, '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, number /= 32)
        *digit = "0123456789abcdefghijklmnopqrstuv"[number % 32];
    return text;
}

} // namespace kizuna
