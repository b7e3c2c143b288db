#include "cards/base/plain_text.h"
#include "decks/codes/sha1.h"
#include "decks/exchange/lackey_card.h"
#include "decks/exchange/xml_file.h"
#include "decks/lookup/text_count.h"

#include <algorithm>
#include <array>
#include <cctype>

// OCTGN's .o8d: XML with sections of counted cards. No definition of the game is known for OCTGN,
// so cards are read by name, and written with ids that follow from their codes for ever.

namespace kizuna {
namespace {

constexpr const char* protagonist_section = "Protagonist";

/// True for "11111111-2222-3333-4444-555555555555".
bool is_uuid(std::string_view text)
{
    constexpr std::size_t size = 36;
    if (text.size() != size)
        return false;
    for (std::size_t at = 0; at < size; ++at) {
        const bool is_hyphen = at == 8 || at == 13 || at == 18 || at == 23;
        if (is_hyphen ? text[at] != '-' : std::isxdigit(static_cast<unsigned char>(text[at])) == 0)
            return false;
    }
    return true;
}

/// The UUID of a printing in the files that we write.
std::string octgn_id(const CardMatch& match)
{
    return card_uuid(match.printing->code);
}

/// The printing with this id among cards of one name; null card where none has it.
CardMatch printing_with_id(const std::vector<CardMatch>& cards, const std::string& id)
{
    for (const CardMatch& match : cards) {
        for (const Printing& printing : match.card->printings) {
            if (octgn_id({match.card, &printing}) == id)
                return {match.card, &printing};
        }
    }
    return {};
}

bool is_protagonist_section(std::string_view section)
{
    return section == "protagonist" || section == "mc" || section == "main character" ||
           section == "hero";
}

bool is_aside(std::string_view section)
{
    return section.find("side") != std::string_view::npos ||
           section.find("maybe") != std::string_view::npos ||
           section.find("token") != std::string_view::npos;
}

bool is_main(std::string_view section)
{
    constexpr std::array<std::string_view, 6> names = {"",      "main", "main deck",
                                                       "cards", "deck", "maindeck"};
    return is_protagonist_section(section) || std::ranges::find(names, section) != names.end();
}

void read_section(pugi::xml_node section, const XmlFile& xml, const DeckFileTools& tools,
                  DeckImport& import)
{
    const std::string name = lower_case(in_one_line(section.attribute("name").value()));
    const bool is_protagonist = is_protagonist_section(name);
    const Pile pile = is_main(name) ? Pile::Cards : Pile::Maybe;
    if (pile == Pile::Maybe && !is_aside(name) && section.first_child())
        import.add_in_maybe(xml.line_of(section), in_one_line(section.attribute("name").value()));
    for (const pugi::xml_node card : section.children()) {
        const int line = xml.line_of(card);
        const std::string card_name = in_one_line(card.child_value());
        if (std::string_view(card.name()) != "card" || card_name.empty()) {
            import.add_malformed({line, card.name(), pile});
            continue;
        }
        const std::string written = card.attribute("qty").as_string("1");
        const std::optional<int> copies = count_of(trimmed(written)).copies;
        if (!copies) {
            import.add_bad_count({line, written + ' ' + card_name, pile});
            continue;
        }
        NamedCard named{card_name, {}, {}};
        const std::string id = in_one_line(card.attribute("id").value());
        const CardMatch known =
            printing_with_id(cards_with_name(card_name, tools.library), lower_case(id));
        if (known.card)
            named.code = known.printing->code;
        else if (lower_case(id) != card_uuid(card_name)) // not the id that we write for the name
            named.foreign_id = id;
        const std::string code = add_named(import, tools, pile, named, *copies, line);
        if (is_protagonist)
            import.designate(card_id_of(code, tools.library));
    }
}

std::string card_xml(const DeckEntry& entry, int copies, const CardLibrary& library)
{
    const CardMatch match = printing_of(library.find(entry.code));
    std::string name = in_one_line(entry.code);
    std::string id = card_uuid(name);
    if (match.card) {
        name = exchange_name(*match.card);
        id = octgn_id(match);
    } else if (const ForeignCard parts = foreign_parts(entry, library);
               !parts.name.empty() && parts.set.empty() && is_uuid(parts.id)) {
        name = parts.name;
        id = parts.id;
    }
    return "    <card qty=\"" + std::to_string(copies) + "\" id=\"" + id + "\">" +
           xml_escaped(name) + "</card>\n";
}

std::string section_xml(const std::string& name, const std::string& cards)
{
    return "  <section name=\"" + name + "\">\n" + cards + "  </section>\n";
}

} // namespace

bool is_octgn_deck(std::string_view text)
{
    return is_xml_of(text, "deck") && text.find("<section") != std::string_view::npos;
}

ImportedDeck read_octgn_deck(std::string_view text, const std::string& file,
                             const DeckFileTools& tools)
{
    const XmlFile xml(text, file, "deck");
    if (xml.fault())
        return refused_deck(*xml.fault());
    DeckImport import(file);
    for (const pugi::xml_node node : xml.root().children()) {
        const std::string name = node.name();
        if (name == "section")
            read_section(node, xml, tools, import);
        else if (name == "notes")
            import.add_notes(node.child_value());
        else
            import.add_not_carried(xml.line_of(node), name);
    }
    return import.take();
}

WrittenDeck write_octgn_deck(const Deck& deck, const DeckFileTools& tools)
{
    WrittenDeck written =
        begin_writing(deck, {.name = true, .notes = true, .maybe = true}, tools.library);
    const DeckEntry* protagonist = protagonist_entry(deck, tools.library);
    std::string first;
    std::string cards;
    std::string maybe;
    for (const DeckEntry& entry : deck.cards) {
        const int apart = &entry == protagonist ? 1 : 0;
        if (apart == 1)
            first = card_xml(entry, 1, tools.library);
        if (entry.copies > apart)
            cards += card_xml(entry, entry.copies - apart, tools.library);
        written.cards_out = saturating_sum(written.cards_out, entry.copies);
    }
    for (const DeckEntry& entry : deck.maybe)
        maybe += card_xml(entry, entry.copies, tools.library);
    written.text = "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n<deck game=\"" +
                   card_uuid("Fire Emblem 0 (Cipher)") + "\">\n" +
                   section_xml(protagonist_section, first) + section_xml("Main", cards) +
                   (maybe.empty() ? std::string() : section_xml("Maybe", maybe));
    if (!deck.notes.empty())
        written.text += "  <notes>" + xml_escaped(deck.notes) + "</notes>\n";
    written.text += "</deck>\n";
    return written;
}

} // namespace kizuna
