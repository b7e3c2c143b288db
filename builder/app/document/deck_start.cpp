#include "app/document/deck_start.h"

#include "app/text/violation_text.h"

#include <algorithm>

namespace kizuna {
namespace {

/// A deck with this many copies when opened was not begun here.
constexpr int more_than_begun = 10;

/// True if adding cards is enough to fix it.
bool is_about_missing_cards(const Violation& violation)
{
    if (const auto* size = std::get_if<WrongSize>(&violation.reason))
        return size->actual < size->min;
    if (const auto* count = std::get_if<WrongCount>(&violation.reason))
        return count->actual < count->min;
    return std::holds_alternative<NoCostOneCard>(violation.reason);
}

const Violation* violation_of(const DeckDocument& document, DeckClause clause)
{
    const auto found = std::ranges::find(document.violations(), clause, &Violation::clause);
    return found == document.violations().end() ? nullptr : &*found;
}

StartItem protagonist_item(const DeckDocument& document, const Messages& messages)
{
    const Card* lead = document.statistics().protagonist;
    return {.text = lead ? messages.get("deck.start.protagonist"_msg,
                                        {{"card", card_name(*lead, messages.card_language())}})
                         : messages.get("deck.start.no-protagonist"_msg),
            .is_done = lead != nullptr,
            .missing = violation_of(document, DeckClause::NoCostOne)};
}

StartItem size_item(const DeckDocument& document, const Messages& messages)
{
    const Violation* of_format = violation_of(document, DeckClause::FormatSize);
    return {.text = messages.get("deck.start.size"_msg, {{"least", document.format().min_size},
                                                         {"count", document.resolved().size}}),
            .is_done = false,
            .missing = of_format ? of_format : violation_of(document, DeckClause::Size)};
}

} // namespace

bool is_only_begun(const DeckDocument& document)
{
    if (document.violations().empty() ||
        !std::ranges::all_of(document.violations(), is_about_missing_cards))
        return false;
    if (document.deck().cards.empty())
        return true;
    const History<Deck>& history = document.history();
    if (copies_in(history.value(0).cards) >= more_than_begun)
        return false;
    for (std::size_t step = 0; step < history.size(); ++step) {
        if (copies_in(history.value(step).cards) >= document.format().min_size)
            return false;
    }
    return true;
}

std::vector<StartItem> start_items(const DeckDocument& document, const Messages& messages)
{
    std::vector<StartItem> items{protagonist_item(document, messages),
                                 size_item(document, messages)};
    for (const Violation& violation : document.violations()) {
        if (std::holds_alternative<WrongCount>(violation.reason))
            items.push_back({violation_text(violation, messages), false, &violation});
    }
    items.push_back({messages.get("deck.start.copies"_msg), true, nullptr});
    if (const Format& format = document.format(); format.allowed || !format.banned.empty())
        items.push_back({messages.get("deck.start.allowed"_msg,
                                      {{"format", in_language(format.name, messages)}}),
                         true, nullptr});
    return items;
}

std::string spoken_item(const StartItem& item, const Messages& messages)
{
    return messages.get("deck.start.spoken"_msg,
                        {{"done", item.is_done ? "yes" : "no"}, {"item", item.text}});
}

} // namespace kizuna
