#include "decks/deck/deck_diff.h"

#include <map>
#include <utility>

namespace kizuna {

DeckDiff diff(const Deck& before, const Deck& after, const CardLibrary& library)
{
    std::map<std::string, std::pair<int, int>> copies; // before and after
    for (const DeckEntry& entry : before.cards)
        copies[card_id_of(entry.code, library)].first += entry.copies;
    for (const DeckEntry& entry : after.cards)
        copies[card_id_of(entry.code, library)].second += entry.copies;

    DeckDiff found;
    for (const auto& [card, counts] : copies) {
        const DeckDiff::Change change{card, counts.first, counts.second};
        if (change.before == 0 && change.after > 0)
            found.added.push_back(change);
        else if (change.before > 0 && change.after == 0)
            found.removed.push_back(change);
        else if (change.before != change.after)
            found.changed.push_back(change);
    }
    found.protagonist_changed =
        card_id_of(before.protagonist, library) != card_id_of(after.protagonist, library);
    return found;
}

} // namespace kizuna
