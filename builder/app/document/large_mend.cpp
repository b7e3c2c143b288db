#include "app/document/large_mend.h"

namespace kizuna {
namespace {

constexpr int max_unasked = 4; ///< copies that a mend takes out without a question

int removed_by(const Mend& mended)
{
    int removed = 0;
    for (const Edit& edit : mended.edits)
        removed += edit.kind == Edit::Kind::Remove ? edit.copies : 0;
    return removed;
}

} // namespace

std::optional<LargeMend> large_mend(const DeckDocument& document)
{
    const CardLibrary& library = document.catalogue().library;
    const Mend mended = mend(document.deck(), document.format(), library);
    LargeMend large{.removed = removed_by(mended), .left = copies_in(mended.deck.cards)};
    if (large.removed <= max_unasked)
        return std::nullopt;
    int fewest = large.removed;
    for (const Format& format : document.catalogue().formats) {
        if (const int removed = removed_by(mend(document.deck(), format, library));
            removed < fewest) {
            fewest = removed;
            large.elsewhere = &format;
        }
    }
    return large;
}

void mend_in(DeckDocument& document, const Format& format, const Messages& messages)
{
    Deck next = document.deck();
    next.format = format.id;
    document.change_to(mend(next, format, document.catalogue().library).deck,
                       messages.get("command.reason.mend"_msg));
}

} // namespace kizuna
