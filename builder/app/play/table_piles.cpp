#include "app/play/table_piles.h"

#include "app/cards/card_facts.h"
#include "app/play/table_text.h"
#include "app/skills/skill_text.h"
#include "decks/deck/deck_statistics.h"

#include <algorithm>

namespace kizuna {
namespace {

/// The cards of the pile in display order.
std::vector<CardNumber> numbers_of(const GameState& state, const TableCard& pile)
{
    const PlayerState& own = state[Player::P];
    std::vector<CardNumber> numbers;
    if (pile.place == TablePlace::Retreat)
        numbers.assign(own.retreat.begin(), own.retreat.end());
    else if (pile.place == TablePlace::Infinite)
        numbers.assign(own.infinite.begin(), own.infinite.end());
    std::ranges::reverse(numbers);
    const Unit* unit = pile.unit == no_unit ? nullptr : state.find(pile.unit);
    if (unit && owner_of(unit->id) == Player::P) {
        for (CardNumber card = unit->top; card != no_card; card = own.below[card])
            numbers.push_back(card);
    }
    return numbers;
}

std::string details_of(const Card& card, const std::string& name, const CardLibrary& library,
                       const Messages& messages)
{
    std::string text = name;
    for (const CardFact& fact : card_facts(card, library, messages))
        text += '\n' +
                messages.get("table.pile.fact"_msg, {{"label", fact.label}, {"text", fact.text}});
    for (std::size_t at = 0; at < card.skills.size(); ++at)
        text += '\n' + messages.get("table.spoken.skill"_msg,
                                    {{"number", static_cast<int>(at) + 1},
                                     {"text", skill_text(card.skills[at], library, messages)}});
    return text;
}

} // namespace

std::vector<PileCard> pile_cards(const GameSession& session, const TableCard& pile,
                                 const Messages& messages)
{
    std::vector<PileCard> cards;
    const GameCards& game = session.cards();
    for (const CardNumber number : numbers_of(session.state(), pile)) {
        const std::uint16_t kind = game.kind_number(Player::P, number);
        const Card& card = *game.kind(kind).card;
        const std::string name = kind_text(game, kind, messages);
        const std::string line =
            messages.get("table.pile.card"_msg, {{"number", static_cast<int>(cards.size()) + 1},
                                                 {"card", name},
                                                 {"cost", amount_text(card.cost)},
                                                 {"attack", amount_text(card.attack)},
                                                 {"support", amount_text(card.support)},
                                                 {"has_range", card.range.empty() ? "no" : "yes"},
                                                 {"range", range_text(card.range)}});
        cards.push_back({&card, line, details_of(card, name, game.library(), messages)});
    }
    return cards;
}

std::string pile_heading(const TableCard& pile, const Messages& messages)
{
    if (pile.unit == no_unit)
        return place_heading(pile.place, pile.pile, messages);
    return messages.get("table.pile.stack"_msg, {{"unit", pile.name}, {"count", pile.pile}});
}

} // namespace kizuna
