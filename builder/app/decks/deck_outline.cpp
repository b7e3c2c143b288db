#include "app/decks/deck_outline.h"

#include "app/cards/card_names.h"
#include "app/text/violation_text.h"

#include <algorithm>
#include <tuple>

namespace kizuna {
namespace {

class Outline {
public:
    Outline(const CardLibrary& library, const Messages& messages, const Card* protagonist)
        : library_(library), messages_(messages), protagonist_(protagonist)
    {
    }

    void add(const DeckEntry& entry, Pile pile)
    {
        const Card* card = library_.find(entry.code).card;
        DeckGroup& group = group_for(card, pile);
        group.head.copies += entry.copies;
        const std::string& code = card ? card->id : entry.code;
        const auto row = std::ranges::find(group.rows, code, &DeckRow::code);
        if (row == group.rows.end()) {
            group.rows.push_back({code, card, pile, name_of(card, entry, pile), entry.code,
                                  entry.copies, card && card == protagonist_});
        } else {
            row->copies += entry.copies;
            row->printing = code;
        }
    }

    std::vector<DeckGroup> in_order()
    {
        for (DeckGroup& group : groups_)
            std::ranges::stable_sort(group.rows, {}, [](const DeckRow& row) { return place(row); });
        std::ranges::stable_sort(groups_, {}, [](const DeckGroup& group) {
            return std::tuple(!group.head.protagonist, group.key == maybe, group.key == unknown);
        });
        return std::move(groups_);
    }

private:
    static constexpr std::string_view maybe = "maybe";
    static constexpr std::string_view unknown = "unknown";

    static std::tuple<int, std::string> place(const DeckRow& row)
    {
        if (!row.card)
            return {};
        constexpr int last = 1000; // X, whatever it will be
        return {row.card->cost.number().value_or(last), row.card->id};
    }

    DeckGroup& group_for(const Card* card, Pile pile)
    {
        const std::string key = pile == Pile::Maybe ? std::string(maybe)
                                : card              ? "unit:" + card->unit
                                                    : std::string(unknown);
        const auto found = std::ranges::find(groups_, key, &DeckGroup::key);
        if (found != groups_.end())
            return *found;
        DeckGroup& group = groups_.emplace_back();
        group.key = key;
        group.head.pile = pile;
        group.head.name = pile == Pile::Maybe ? messages_.get("gui.deck.maybe"_msg)
                          : card              ? unit_name(*card, messages_.language())
                                              : messages_.get("gui.deck.unknown"_msg);
        group.head.protagonist =
            pile == Pile::Cards && card && protagonist_ && card->unit == protagonist_->unit;
        return group;
    }

    std::string name_of(const Card* card, const DeckEntry& entry, Pile pile) const
    {
        if (!card)
            return entry.code;
        return pile == Pile::Maybe ? card_name(*card, messages_.language())
                                   : card_title(*card, messages_.language());
    }

    const CardLibrary& library_;
    const Messages& messages_;
    const Card* protagonist_;
    std::vector<DeckGroup> groups_;
};

} // namespace

std::vector<DeckGroup> deck_outline(const Deck& deck, const CardLibrary& library,
                                    const Messages& messages)
{
    Outline outline(library, messages, library.find(deck.protagonist).card);
    for (const DeckEntry& entry : deck.cards)
        outline.add(entry, Pile::Cards);
    for (const DeckEntry& entry : deck.maybe)
        outline.add(entry, Pile::Maybe);
    return outline.in_order();
}

} // namespace kizuna
