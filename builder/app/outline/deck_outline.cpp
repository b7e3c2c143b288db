#include "app/outline/deck_outline.h"

#include "app/cards/card_facts.h"
#include "app/text/card_names.h"
#include "app/text/violation_text.h"
#include "cards/query/query.h"
#include "decks/deck/deck_statistics.h"

#include <algorithm>
#include <array>
#include <bit>
#include <tuple>
#include <unordered_map>

namespace kizuna {
namespace {

constexpr int after_costs = 1000;
constexpr int after_symbols = 1 << 28;
/// The most rows of a group: more than the cards of the library, but limited, because the list
/// control takes quadratic time.
constexpr std::size_t max_rows = 5000;

struct GroupingName {
    DeckGrouping grouping;
    std::string_view id;
    MessageKey name;
};

constexpr std::array grouping_names{
    GroupingName{DeckGrouping::Unit, "unit", "deck.group.unit"_msg},
    GroupingName{DeckGrouping::Cost, "cost", "deck.group.cost"_msg},
    GroupingName{DeckGrouping::Symbol, "symbol", "deck.group.symbol"_msg},
    GroupingName{DeckGrouping::Role, "role", "deck.group.role"_msg},
};

constexpr std::array groupings{DeckGrouping::Unit, DeckGrouping::Cost, DeckGrouping::Symbol,
                               DeckGrouping::Role};

const GroupingName& names_of(DeckGrouping grouping)
{
    return *std::ranges::find(grouping_names, grouping, &GroupingName::grouping);
}

/// A card has the first role whose query matches it.
struct Role {
    std::string_view query;
    MessageKey name;
};

constexpr std::array roles{
    Role{"unit:protagonist cost=1", "deck.role.protagonist"_msg},
    Role{"is:promotion", "deck.role.promotion"_msg},
    Role{"unit:protagonist", "deck.role.named"_msg},
    Role{"cost=1", "deck.role.cost-one"_msg},
    Role{"support>=30", "deck.role.support"_msg},
    Role{"emblem!=none", "deck.role.emblem"_msg},
    Role{"cc>=0", "deck.role.class-change"_msg},
    Role{"", "deck.role.other"_msg},
};

struct GroupPlace {
    std::string name;
    int order = 0; ///< groups of equal order stay in the order of their first entry
};

class Grouper {
public:
    Grouper(const Deck& deck, const CardLibrary& library, const Messages& messages,
            DeckGrouping grouping)
        : library_(library), messages_(messages), grouping_(grouping)
    {
        if (grouping != DeckGrouping::Role)
            return;
        context_ = {&library, protagonist_of(resolve(deck, library)), {}};
        for (const Role& role : roles)
            queries_.push_back(std::get<Query>(Query::parse(role.query, library)));
    }

    DeckGrouping grouping() const { return grouping_; }

    /// The id of the card's group.
    std::string key(const Card& card) const
    {
        switch (grouping_) {
        case DeckGrouping::Unit:
            return "unit:" + card.unit;
        case DeckGrouping::Cost:
            return "cost:" + amount_text(card.cost);
        case DeckGrouping::Symbol:
            return "symbol:" + std::to_string(card.symbols.bits());
        case DeckGrouping::Role:
            return "role:" + std::to_string(role_of(card));
        }
        return {};
    }

    GroupPlace place(const Card& card) const
    {
        switch (grouping_) {
        case DeckGrouping::Unit:
            return {unit_name(card, messages_.card_language()), 0};
        case DeckGrouping::Cost:
            return {messages_.get("deck.group.of-cost"_msg, {{"cost", amount_text(card.cost)}}),
                    card.cost.number().value_or(after_costs)};
        case DeckGrouping::Symbol:
            return place_by_symbol(card);
        case DeckGrouping::Role:
            return {messages_.get(roles[role_of(card)].name), static_cast<int>(role_of(card))};
        }
        return {};
    }

private:
    GroupPlace place_by_symbol(const Card& card) const
    {
        // Cards with one symbol first, then several, then none.
        const std::uint32_t bits = card.symbols.bits();
        const int order = card.symbols.empty()       ? after_symbols
                          : card.symbols.size() == 1 ? std::countr_zero(bits)
                                                     : static_cast<int>(32 + bits);
        return {symbols_text(card, library_, messages_), order};
    }

    std::size_t role_of(const Card& card) const
    {
        std::size_t role = 0;
        while (role + 1 < roles.size() && !queries_[role].matches(card, context_))
            ++role;
        return role;
    }

    const CardLibrary& library_;
    const Messages& messages_;
    DeckGrouping grouping_;
    QueryContext context_;
    std::vector<Query> queries_;
};

class Outline {
public:
    Outline(const CardLibrary& library, const Messages& messages, const Card* protagonist,
            const Grouper& grouper)
        : library_(library), messages_(messages), protagonist_(protagonist), grouper_(grouper)
    {
    }

    void add(const DeckEntry& entry, Pile pile)
    {
        const Card* card = library_.find(entry.code).card;
        Ordered& ordered = group_for(card, pile);
        DeckGroup& group = ordered.group;
        group.head.copies = saturating_sum(group.head.copies, entry.copies);
        const std::string& code = card ? card->id : entry.code;
        const auto [row, is_new] = ordered.row_of.emplace(code, group.rows.size());
        if (row->second >= max_rows)
            return;
        if (is_new) {
            group.rows.push_back({code, card, pile, name_of(card, entry, pile), entry.code,
                                  entry.copies, is_protagonist(card, pile)});
        } else {
            DeckRow& known = group.rows[row->second];
            known.copies = saturating_sum(known.copies, entry.copies);
            known.printing = code;
        }
    }

    std::vector<DeckGroup> in_order()
    {
        for (Ordered& group : groups_)
            std::ranges::stable_sort(group.group.rows, {},
                                     [this](const DeckRow& row) { return place(row); });
        std::ranges::stable_sort(groups_, {}, [](const Ordered& each) {
            return std::tuple(!each.group.head.protagonist, each.order);
        });
        std::vector<DeckGroup> groups;
        for (Ordered& each : groups_) {
            if (each.row_of.size() > each.group.rows.size())
                each.group.head.name = name_of_part(each);
            groups.push_back(std::move(each.group));
        }
        return groups;
    }

private:
    static constexpr int unknown = after_symbols + 1;
    static constexpr int maybe = unknown + 1;

    struct Ordered {
        DeckGroup group;
        int order = 0;
        std::unordered_map<std::string_view, std::size_t> row_of; ///< by code
    };

    std::string name_of_part(const Ordered& ordered) const
    {
        return messages_.get("deck.group.part"_msg,
                             {{"name", ordered.group.head.name},
                              {"shown", static_cast<int>(ordered.group.rows.size())},
                              {"all", static_cast<int>(ordered.row_of.size())}});
    }

    /// Sort key of rows: cost, the protagonist, its unit, then id, which is the order of cards in
    /// the library. Unknown cards keep their order.
    std::tuple<int, bool, bool, const Card*> place(const DeckRow& row) const
    {
        if (!row.card)
            return {};
        const bool is_of_line = protagonist_ && row.card->unit == protagonist_->unit;
        return {row.card->cost.number().value_or(after_costs), !row.protagonist, !is_of_line,
                row.card};
    }

    /// False for a card in the maybe pile.
    bool is_protagonist(const Card* card, Pile pile) const
    {
        return card && card == protagonist_ && pile == Pile::Cards;
    }

    std::string key_of(const Card* card, Pile pile) const
    {
        if (pile == Pile::Maybe)
            return "maybe";
        return card ? grouper_.key(*card) : "unknown";
    }

    GroupPlace place_of(const Card* card, Pile pile) const
    {
        if (pile == Pile::Maybe)
            return {messages_.get("gui.deck.maybe"_msg), maybe};
        if (!card)
            return {messages_.get("gui.deck.unknown"_msg), unknown};
        return grouper_.place(*card);
    }

    Ordered& group_for(const Card* card, Pile pile)
    {
        const auto [known, is_new] = group_of_.emplace(key_of(card, pile), groups_.size());
        if (!is_new)
            return groups_[known->second];
        GroupPlace wanted = place_of(card, pile);
        Ordered& added = groups_.emplace_back();
        DeckRow& head = added.group.head;
        added.group.key = known->first;
        added.order = wanted.order;
        head.pile = pile;
        head.name = std::move(wanted.name);
        head.protagonist = grouper_.grouping() == DeckGrouping::Unit && pile == Pile::Cards &&
                           card && protagonist_ && card->unit == protagonist_->unit;
        return added;
    }

    std::string name_of(const Card* card, const DeckEntry& entry, Pile pile) const
    {
        if (!card)
            return entry.code;
        const bool is_below_unit = pile == Pile::Cards && grouper_.grouping() == DeckGrouping::Unit;
        return is_below_unit ? card_title(*card, messages_.card_language())
                             : card_name(*card, messages_.card_language());
    }

    const CardLibrary& library_;
    const Messages& messages_;
    const Card* protagonist_;
    const Grouper& grouper_;
    std::vector<Ordered> groups_;
    std::unordered_map<std::string, std::size_t> group_of_; ///< by key
};

} // namespace

std::span<const DeckGrouping> deck_groupings()
{
    return groupings;
}

std::string_view grouping_id(DeckGrouping grouping)
{
    return names_of(grouping).id;
}

DeckGrouping grouping_of(std::string_view id)
{
    const auto found = std::ranges::find(grouping_names, id, &GroupingName::id);
    return found == grouping_names.end() ? DeckGrouping::Unit : found->grouping;
}

std::string grouping_name(DeckGrouping grouping, const Messages& messages)
{
    return messages.get(names_of(grouping).name);
}

std::vector<DeckGroup> deck_outline(const Deck& deck, const CardLibrary& library,
                                    const Messages& messages, DeckGrouping grouping)
{
    const Grouper grouper(deck, library, messages, grouping);
    Outline outline(library, messages, library.find(deck.protagonist).card, grouper);
    for (const DeckEntry& entry : deck.cards)
        outline.add(entry, Pile::Cards);
    for (const DeckEntry& entry : deck.maybe)
        outline.add(entry, Pile::Maybe);
    return outline.in_order();
}

} // namespace kizuna
