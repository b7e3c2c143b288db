#include "odds/support/support_board.h"

#include "game/values.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr UnitId own_unit = 0; // the lowest bit of a unit is its player
constexpr UnitId enemy_unit = 1;
constexpr UnitId leader = 2;
constexpr int max_decisions = 64;

std::shared_ptr<const GameCards> cards_of(const ResolvedDeck& deck, const Card& opponent,
                                          const CardLibrary& library)
{
    std::array<std::vector<CardIndex>, 2> decks;
    for (const ResolvedDeck::Line& line : deck.cards)
        decks[0].insert(decks[0].end(), static_cast<std::size_t>(line.copies),
                        library.index_of(*line.card));
    decks[1].push_back(library.index_of(opponent));
    return std::make_shared<const GameCards>(library, decks);
}

/// Nothing optional is done, and of several things the first.
Action plain_answer(const GameState& state)
{
    const ActionList actions = legal_actions(state);
    for (const Action& action : actions) {
        if (action.kind == ActionKind::No || action.kind == ActionKind::Enough)
            return action;
    }
    return actions[0];
}

bool has_name(const Card& card, const Card& other)
{
    return card.unit == other.unit;
}

} // namespace

SupportBoard::SupportBoard(const ResolvedDeck& deck, const Card& protagonist, const Card& opponent,
                           const CardLibrary& library)
    : deck_(deck), protagonist_(protagonist), cards_(cards_of(deck, opponent, library))
{
}

CardNumber SupportBoard::number_of(const Card& card) const
{
    const std::uint16_t kind = cards_->kind_of(card);
    CardNumber number = 0;
    while (cards_->kind_number(Player::P, number) != kind)
        ++number;
    return number;
}

GameState SupportBoard::field_with(const Card& unit) const
{
    GameState state;
    state.cards = cards_;
    constexpr std::uint16_t late = 5; // no first turn: attacks are allowed (TURN-2)
    state.turn = late;
    state.phase = Phase::Action;
    state.turn_begun = true;
    state.next_unit = 2;
    for (PlayerState& player : state.players) {
        player.below.fill(no_card);
        player.own_turns = late / 2;
    }
    PlayerState& own = state[Player::P];
    const CardNumber top = number_of(unit);
    const CardNumber marked = number_of(protagonist_);
    const bool leads = has_name(unit, protagonist_);
    Unit fighter{own_unit, top, 1, Line::Front, false, leads};
    if (leads && top != marked) {
        own.below[top] = marked;
        fighter.size = 2;
    }
    own.units.push_back(fighter);
    if (!leads)
        own.units.push_back({leader, marked, 1, Line::Back, false, true});
    state[Player::Q].units.push_back({enemy_unit, 0, 1, Line::Front, false, true});
    for (const UnitId id : {own_unit, enemy_unit}) {
        Modifier reach;
        reach.kind = Modifier::Kind::RangeAlso;
        reach.unit = id;
        reach.value = 1 << 1;
        reach.until = Until::EndOfTurn;
        state.modifiers.push_back(reach);
    }
    return state;
}

SupportBoard::Outcome SupportBoard::attack(const GameState& field, DuelSide side,
                                           const Card* support) const
{
    GameState state = field;
    const bool attacks = side == DuelSide::Attack;
    state.turn_player = attacks ? Player::P : Player::Q;
    state.first = state.turn_player;
    if (support) {
        PlayerState& own = state[Player::P];
        const std::uint16_t kind = cards_->kind_of(*support);
        CardNumber top = no_card;
        for (std::size_t at = 0; at < cards_->size(Player::P); ++at) {
            const auto card = static_cast<CardNumber>(at);
            const bool lies_on_field = std::ranges::any_of(own.units, [&](const Unit& unit) {
                return unit.top == card || own.below[unit.top] == card;
            });
            if (cards_->kind_number(Player::P, card) == kind)
                top = card; // a copy on the field is as good as one in the deck
            if (!lies_on_field)
                own.deck.push_back(card);
        }
        const auto place = std::find(own.deck.begin(), own.deck.end(), top);
        if (place != own.deck.end())
            own.deck.erase_at(static_cast<std::size_t>(place - own.deck.begin()));
        own.deck.push_back(top);
    }
    Action action;
    action.kind = ActionKind::Attack;
    action.player = state.turn_player;
    action.unit = attacks ? own_unit : enemy_unit;
    action.target = attacks ? enemy_unit : own_unit;
    Outcome outcome;
    EventLog log;
    for (int step = 0; step < max_decisions; ++step) {
        if (apply(state, action, &log) != Clause::None)
            return outcome;
        for (const Event& event : log.events()) {
            if (event.kind != EventKind::Strength)
                continue;
            outcome.reached = true;
            outcome.supported = state.battle.succeeded[index(Player::P)];
            outcome.strength = attacks ? event.number : event.second;
            return outcome;
        }
        if (!to_act(state))
            return outcome;
        action = plain_answer(state);
    }
    return outcome;
}

std::vector<SupportCard> SupportBoard::play(const Card& unit) const
{
    std::vector<SupportCard> all;
    for (const ResolvedDeck::Line& line : deck_.cards)
        all.push_back({line.card, line.copies - (line.card == &protagonist_ ? 1 : 0)});
    const GameState field = field_with(unit);
    for (const DuelSide side : {DuelSide::Attack, DuelSide::Defence}) {
        const Outcome alone = attack(field, side, nullptr);
        for (SupportCard& support : all) {
            const Outcome helped = attack(field, side, support.card);
            // A unit whose own text keeps it out of battles is supported as the printed numbers
            // say.
            const bool played = alone.reached && helped.reached;
            const int printed = support.card->support.or_zero();
            support.fails = played ? !helped.supported : has_name(unit, *support.card);
            int& adds = side == DuelSide::Attack ? support.on_attack : support.on_defence;
            if (!support.fails)
                adds = played ? helped.strength - alone.strength : printed;
        }
    }
    return all;
}

} // namespace kizuna
