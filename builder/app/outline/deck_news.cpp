#include "app/outline/deck_news.h"

#include "app/document/deck_start.h"
#include "app/text/violation_text.h"

#include <utility>

namespace kizuna {

std::string verdict_text(const DeckDocument& document, const Messages& messages)
{
    const std::string format = in_language(document.format().name, messages);
    if (document.violations().empty())
        return messages.get("gui.legality.legal"_msg, {{"format", format}});
    if (is_only_begun(document))
        return messages.get("gui.legality.begun"_msg, {{"format", format}});
    return messages.get(
        "gui.legality.problems"_msg,
        {{"count", static_cast<int>(document.violations().size())}, {"format", format}});
}

DeckNews::DeckNews(const DeckDocument& document, const Messages& messages)
    : document_(document), messages_(messages), seen_(look())
{
}

DeckNews::Seen DeckNews::look() const
{
    const History<Deck>& history = document_.history();
    return {.deck = document_.active_id(),
            .step = history.id(history.position()),
            .undo_reason = history.undo_reason(),
            .verdict = verdict_text(document_, messages_)};
}

std::string DeckNews::next()
{
    const Seen before = std::exchange(seen_, look());
    if (before.deck != seen_.deck)
        return {};
    std::string news;
    // Step ids only grow, so a lower id means an undo.
    const bool is_back = seen_.step < before.step;
    if (const std::string& change = is_back ? before.undo_reason : seen_.undo_reason;
        before.step != seen_.step && !change.empty())
        news = messages_.get(is_back ? "deck.news.undone"_msg : "deck.news.done"_msg,
                             {{"change", change}, {"count", document_.resolved().size}});
    if (before.verdict == seen_.verdict)
        return news;
    return news.empty() ? seen_.verdict
                        : messages_.get("deck.news.verdict"_msg,
                                        {{"news", news}, {"verdict", seen_.verdict}});
}

} // namespace kizuna
