#include "app/safety/lost_deck_text.h"

#include "app/document/deck_storage.h"
#include "app/document/open_deck.h"
#include "app/text/date_text.h"
#include "decks/deck/deck_diff.h"

#include <cstdlib>

namespace kizuna {
namespace {

std::string difference_between(const Deck& saved, const Deck& lost, const CardLibrary& library,
                               const Messages& messages)
{
    const DeckDiff cards = diff(saved, lost, library);
    int more = 0;
    int fewer = 0;
    for (const auto* changes : {&cards.added, &cards.removed, &cards.changed}) {
        for (const DeckDiff::Change& change : *changes)
            (change.after > change.before ? more : fewer) += std::abs(change.after - change.before);
    }
    if (more == 0 && fewer == 0)
        return messages.get("gui.lost.no-cards"_msg);
    return messages.get("gui.lost.cards"_msg, {{"more", more}, {"fewer", fewer}});
}

std::string difference_of(const KeptDeck& kept, const Catalogue& catalogue,
                          const Messages& messages)
{
    const int size = resolve(kept.deck, catalogue.library).size;
    if (kept.file.empty())
        return messages.get("gui.lost.new"_msg, {{"count", size}});
    const LoadedDeck saved = load_deck(kept.file, catalogue.tools());
    if (!saved.imported.faults.empty())
        return messages.get("gui.lost.file-gone"_msg, {{"count", size}});
    return difference_between(saved.imported.deck, kept.deck, catalogue.library, messages);
}

} // namespace

std::vector<LostDeckText> lost_deck_texts(const KeptDecks& lost, const Catalogue& catalogue,
                                          const Messages& messages)
{
    std::vector<LostDeckText> texts;
    for (const KeptDeck& kept : lost.decks) {
        if (!kept.is_unsaved)
            continue;
        texts.push_back({.name = deck_name(kept.deck, kept.file, messages),
                         .changed_at = date_text(kept.changed_at, messages),
                         .difference = difference_of(kept, catalogue, messages)});
    }
    return texts;
}

} // namespace kizuna
