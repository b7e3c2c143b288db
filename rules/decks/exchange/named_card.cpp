#include "decks/exchange/named_card.h"

#include <charconv>

namespace kizuna {

std::string exchange_name(const Card& card)
{
    return card.unit + ", " + card.title;
}

AddedCard add_named(DeckImport& import, LackeyFinder& finder, const CardLibrary& library, Pile pile,
                    const NamedCard& card, int copies, int line)
{
    const std::string& text = card.name.empty() ? card.code : card.name;
    const DeckLine read{line, text, pile, copies, card.set};
    const LackeyCard named{card.code, card.name, card.set};
    const CardMatch coded = library.find(card.code);
    const CardLookup found = coded.card ? CardLookup{{coded}, {}} : finder.look_up(named);
    if (!found.found()) {
        import.add_unknown(read, text, found);
        return {text, nullptr};
    }
    const CardMatch& match = found.matches.front();
    const std::string code = entry_code(match);
    const bool is_added = import.add(read, code);
    const std::vector<const Card*> others = finder.named_instead(named, *match.card);
    if (is_added && !others.empty())
        import.add_other_name(read, code, *match.card, others);
    return {code, match.card};
}

std::optional<int> foreign_count(std::string_view text)
{
    int count = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    const bool is_number = error == std::errc() && end == text.data() + text.size();
    return is_number && count >= 1 && count <= max_copies_of_an_entry ? std::optional(count)
                                                                      : std::nullopt;
}

} // namespace kizuna
