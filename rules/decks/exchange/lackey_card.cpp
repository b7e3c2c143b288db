#include "decks/exchange/lackey_card.h"

#include "cards/base/plain_text.h"
#include "decks/lookup/printing_marker.h"

#include <algorithm>

namespace kizuna {
namespace {

/// The marker behind the name of a printing, as in Lackey's lists; empty for most.
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
    // Promotional printings other than the card's usual one are numbered.
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

/// Keeps the printings of the card's set, and of those the ones that fit the marker of its name.
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
    for (const CardMatch& named : cards_with_name(unmarked_name(card.name), library)) {
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

/// The cards that the name means, if `found`, which the image means, is not one of them; else
/// empty.
std::vector<const Card*> named_instead(const LackeyCard& card, const Card& found,
                                       const CardLibrary& library)
{
    std::vector<const Card*> named;
    for (const CardMatch& match : cards_with_name(unmarked_name(card.name), library)) {
        if (match.card == &found)
            return {};
        named.push_back(match.card);
    }
    return named;
}

/// False where the image's name or the code names an unknown printing of `found`.
bool knows_printing(const LackeyCard& card, const Card& found, const DeckFileTools& tools)
{
    if (card.id.empty() || tools.library.find(card.id).card || !by_image(card, tools).empty())
        return true;
    // A number alone names no printing.
    std::string_view name = std::string_view(card.id).substr(card.id.find_last_of("/\\") + 1);
    name = name.substr(0, name.find_first_of("._"));
    return collector_number(name) == found.id && found.id.size() >= name.size();
}

/// True where a card with these parts is read as one of the library.
bool means_a_card(const ForeignCard& card, const CardLibrary& library)
{
    if (library.find(card.id).card ||
        cards_with_name(unmarked_name(card.name), library).size() == 1)
        return true;
    const std::string number = collector_number(card.id);
    return !number.empty() && !cards_with_code(number, library).empty();
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
    return look_up_card(card.name.empty() ? card.id : unmarked_name(card.name), tools.library);
}

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
    // Some programs write the code where the name belongs.
    const CardMatch coded = tools.library.find(card.code.empty() ? card.name : card.code);
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
