#include "decks/deck/deck_diff.h"

#include <map>
#include <string_view>

namespace kizuna {
namespace {

struct Counts {
    int before = 0;
    int after = 0;
};

} // namespace

DeckDiff diff(const Deck& before, const Deck& after, const CardLibrary& library)
{
    std::map<std::string, Counts> counts;
    for (const DeckEntry& entry : before.cards)
        counts[card_id_of(entry.code, library)].before += entry.copies;
    for (const DeckEntry& entry : after.cards)
        counts[card_id_of(entry.code, library)].after += entry.copies;

    DeckDiff found;
    for (const auto& [card, copies] : counts) {
        const DeckDiff::Change change{card, copies.before, copies.after};
        if (copies.before == 0 && copies.after > 0)
            found.added.push_back(change);
        else if (copies.before > 0 && copies.after == 0)
            found.removed.push_back(change);
        else if (copies.before != copies.after)
            found.changed.push_back(change);
    }
    found.protagonist_changed =
        card_id_of(before.protagonist, library) != card_id_of(after.protagonist, library);
    return found;
}

} // namespace kizuna
