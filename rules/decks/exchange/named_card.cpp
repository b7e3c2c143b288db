#include "decks/exchange/named_card.h"

namespace kizuna {
namespace {

/// Whether a form that names a card so is taken to mean one of the library.
bool means_a_card(const ForeignCard& card, const CardLibrary& library)
{
    if (library.find(card.id).card ||
        cards_with_name(unmarked_name(card.name), library).size() == 1)
        return true;
    const std::string number = collector_number(card.id);
    return !number.empty() && !cards_with_code(number, library).empty();
}

} // namespace

std::string exchange_name(const Card& card)
{
    return card.unit + ", " + card.title;
}

std::string add_named(DeckImport& import, const DeckFileTools& tools, Pile pile,
                      const NamedCard& card, int copies, int line)
{
    const std::string& text = card.name.empty() ? card.code : card.name;
    const DeckLine read{line, text, pile, copies, card.set};
    const LackeyCard named{card.code, card.name, card.set};
    const CardMatch coded = tools.library.find(card.code);
    const CardLookup found = coded.card ? CardLookup{{coded}, {}} : look_up_lackey(named, tools);
    if (!found.found()) {
        const std::string& id = card.code.empty() ? card.foreign_id : card.code;
        const bool is_bare = card.name.empty() && card.set.empty();
        const std::string code = is_bare ? id : foreign_code({card.name, card.set, id});
        import.add_unknown(read, code, found);
        return code;
    }
    const CardMatch& match = found.matches.front();
    const std::string code = entry_code(match);
    if (import.add(read, code))
        tell_of_found(import, tools, read, named, match, code);
    return code;
}

void tell_of_found(DeckImport& import, const DeckFileTools& tools, const DeckLine& line,
                   const LackeyCard& card, const CardMatch& match, const std::string& code)
{
    const std::vector<const Card*> others = named_instead(card, *match.card, tools.library);
    if (!others.empty())
        import.add_other_name(line, code, *match.card, others);
    else if (!knows_printing(card, *match.card, tools))
        import.add_other_artwork(line, code, card.id);
}

ForeignCard foreign_parts(const DeckEntry& entry, const CardLibrary& library)
{
    ForeignCard parts = foreign_card(entry.code);
    const ForeignCard whole{in_one_line(entry.code), {}, {}};
    const bool is_taken_apart = foreign_code(parts) == entry.code;
    const bool is_found = means_a_card(parts, library) && !means_a_card(whole, library);
    return is_taken_apart && !is_found ? parts : whole;
}

} // namespace kizuna
