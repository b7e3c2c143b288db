#include "odds/support/support_board.h"

#include "odds/policies/policy_tools.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr UnitId own_unit = 0; // the lowest bit of a unit is its player
constexpr UnitId enemy_unit = 1;
constexpr UnitId leader = 2;

void add_cards(const ResolvedDeck& deck, const CardLibrary& library, std::vector<CardIndex>& into)
{
    for (const ResolvedDeck::Line& line : deck.cards)
        into.insert(into.end(), static_cast<std::size_t>(line.copies),
                    library.index_of(*line.card));
}

std::shared_ptr<const GameCards> cards_of(const ResolvedDeck& deck, const ResolvedDeck& other,
                                          const CardLibrary& library)
{
    std::array<std::vector<CardIndex>, 2> decks;
    add_cards(deck, library, decks[0]);
    add_cards(other, library, decks[1]);
    return std::make_shared<const GameCards>(library, decks);
}

Action attack_of(const GameState& state)
{
    const bool attacks = state.turn_player == Player::P;
    return {.kind = ActionKind::Attack,
            .player = state.turn_player,
            .unit = attacks ? own_unit : enemy_unit,
            .target = attacks ? enemy_unit : own_unit};
}

bool can_attack(const GameState& field)
{
    const Action action = attack_of(field);
    const Unit& unit = *field.find(action.unit);
    return refusal_of_attack(field, unit) == Clause::None &&
           refusal_of_target(field, unit, *field.find(action.target)) == Clause::None;
}

/// Gives the attacker range 1 as well if it cannot attack, so that its numbers can be told.
void let_reach(GameState& field)
{
    if (can_attack(field))
        return;
    field.modifiers.push_back(
        {Modifier::Kind::RangeAlso, attack_of(field).unit, 1 << 1, Until::EndOfTurn});
}

/// The outcome of an attack.
struct Fight {
    bool is_judged = false; ///< false where a text keeps the units apart
    int attack = 0;
    int defence = 0;
    bool evasion_asked = false; ///< the defender may evade
    bool supported = true;      ///< false: the support of player P's unit failed
};

/// An attack without and with a critical hit.
struct TriedAttack {
    Fight plain;
    Fight critical;            ///< as `plain` where it is forbidden
    bool has_critical = false; ///< a critical hit is allowed
};

/// A critical hit, paid with a copy of the unit's top card that is added to the hand.
Action paid_critical(GameState& state)
{
    const Player player = state.turn_player;
    const Unit& unit = *state.find(state.battle.attacker);
    CardPile& hand = state[player].hand;
    hand.push_back(unit.top);
    std::sort(hand.begin(), hand.end());
    return {.kind = ActionKind::Critical,
            .player = player,
            .card = state.cards->kind_number(player, unit.top)};
}

void hear(const EventLog& log, Fight& now)
{
    for (const Event& event : log.events()) {
        if (event.kind == EventKind::SupportFailed && event.player == Player::P)
            now.supported = false;
        if (event.kind != EventKind::Judged)
            continue;
        now.is_judged = true;
        now.attack = event.number;
        now.defence = event.second;
    }
}

/// Applies the action and plays on to the judgement, declining all that is optional. The state in
/// which a critical hit is offered is stored in `before_critical`, if not null.
void play_on(GameState& state, Action action, Fight& now, std::optional<GameState>* before_critical)
{
    constexpr int max_decisions = 64;
    EventLog log;
    for (int step = 0; step < max_decisions; ++step) {
        log.clear();
        if (apply(state, action, &log) != Clause::None)
            return;
        hear(log, now);
        if (now.is_judged || !to_act(state))
            return;
        if (state.decision == Decision::Critical && before_critical)
            *before_critical = state;
        now.evasion_asked = now.evasion_asked || state.decision == Decision::Evade;
        action = decline(state).action;
    }
}

/// Plays one attack. A player whose deck is null has no support.
TriedAttack try_attack(const GameState& field, const CardPile* own, const CardPile* other)
{
    GameState state = field;
    if (own)
        state[Player::P].deck = *own;
    if (other)
        state[Player::Q].deck = *other;
    TriedAttack tried;
    std::optional<GameState> asked;
    play_on(state, attack_of(state), tried.plain, &asked);
    tried.critical = tried.plain;
    if (!asked)
        return tried;
    Fight critical;
    critical.supported = tried.plain.supported;
    const Action paid = paid_critical(*asked);
    play_on(*asked, paid, critical, nullptr);
    tried.has_critical = critical.is_judged;
    if (critical.is_judged)
        tried.critical = critical;
    return tried;
}

bool has_name(const Card& card, const Card& other)
{
    return card.unit == other.unit;
}

/// What a card adds to the strength of a unit as printed.
int printed(const Card& supported, const Card& card)
{
    return has_name(supported, card) ? 0 : card.support.or_zero();
}

} // namespace

SupportBoard::SupportBoard(const SupportDeck& deck, const Opposition& against, const Card& opponent,
                           const CardLibrary& library)
    : deck_(deck), against_(against), opponent_(opponent),
      cards_(cards_of(deck.deck, against.side.deck, library))
{
}

const SupportDeck& SupportBoard::side(Player player) const
{
    return player == Player::P ? deck_ : against_.side;
}

const Card& SupportBoard::protagonist(Player player) const
{
    return side(player).protagonist;
}

CardNumber SupportBoard::number_of(Player player, const Card& card) const
{
    const std::uint16_t kind = cards_->kind_of(card);
    CardNumber number = 0;
    while (cards_->kind_number(player, number) != kind)
        ++number;
    return number;
}

/// The card under the top card of a unit, or null. For the protagonist's unit it is the
/// protagonist; for another card with a class-change cost the cheapest card of its name that costs
/// less.
const Card* SupportBoard::card_under(Player player, const Card& card) const
{
    if (has_name(card, protagonist(player)))
        return &card == &protagonist(player) ? nullptr : &protagonist(player);
    const Card* cheapest = nullptr;
    if (!card.class_change_cost)
        return nullptr;
    for (const ResolvedDeck::Line& line : side(player).deck.cards) {
        const Card& other = *line.card;
        const bool fits = has_name(other, card) && !other.cost.is_x() &&
                          other.cost.or_zero() < card.cost.or_zero();
        if (fits && (!cheapest || other.cost.or_zero() < cheapest->cost.or_zero()))
            cheapest = &other;
    }
    return cheapest;
}

void SupportBoard::add_unit(GameState& state, Player player, const Card& card) const
{
    PlayerState& owner = state[player];
    const CardNumber top = number_of(player, card);
    const CardNumber marked = number_of(player, protagonist(player));
    const bool leads = has_name(card, protagonist(player));
    Unit fighter{player == Player::P ? own_unit : enemy_unit, top, 1, Line::Front, false, leads};
    if (const Card* under = card_under(player, card)) {
        owner.below[top] = number_of(player, *under);
        fighter.size = 2;
    }
    owner.units.push_back(fighter);
    if (!leads)
        owner.units.push_back({leader, marked, 1, Line::Back, false, true});
}

/// A field with the two units. The attacker stands in the front, or in the back if it reaches the
/// other unit only from there.
GameState SupportBoard::field_with(const Card& unit, Player attacker) const
{
    GameState state;
    state.cards = cards_;
    constexpr std::uint16_t late = 5; // no first turn: attacks are allowed (TURN-2)
    state.turn = late;
    state.phase = Phase::Action;
    state.turn_begun = true;
    state.next_unit = 2;
    state.turn_player = attacker;
    state.first = attacker;
    for (PlayerState& player : state.players) {
        player.below.fill(no_card);
        player.own_turns = late / 2;
    }
    add_unit(state, Player::P, unit);
    add_unit(state, Player::Q, opponent_);
    const Action attack = attack_of(state);
    Unit& fighter = *state.find(attack.unit);
    const Unit& target = *state.find(attack.target);
    if (refusal_of_target(state, fighter, target) == Clause::Range2) {
        fighter.line = Line::Back;
        if (refusal_of_target(state, fighter, target) == Clause::Range2)
            fighter.line = Line::Front;
    }
    return state;
}

void SupportBoard::list_supports(const GameState& field, Player player, Supports& into) const
{
    const PlayerState& owner = field[player];
    const auto lies_on_field = [&](CardNumber card) {
        return std::any_of(owner.units.begin(), owner.units.end(), [&](const Unit& unit) {
            return unit.top == card || owner.below[unit.top] == card;
        });
    };
    for (const ResolvedDeck::Line& line : side(player).deck.cards) {
        const std::uint16_t kind = cards_->kind_of(*line.card);
        CardNumber top = no_card;
        CardPile deck;
        for (std::size_t at = 0; at < cards_->size(player); ++at) {
            const auto card = static_cast<CardNumber>(at);
            if (cards_->kind_number(player, card) == kind)
                top = card; // a copy on the field is as good as one in the deck
            if (!lies_on_field(card))
                deck.push_back(card);
        }
        deck.erase(top);
        deck.push_back(top);
        into.cards.push_back(line.card);
        into.copies.push_back(line.copies - (line.card == &protagonist(player) ? 1 : 0));
        into.decks.push_back(deck);
    }
}

/// What each support adds where the other side has none. As printed where a text keeps the units
/// from fighting.
void SupportBoard::play_alone(UnitSupport& unit, DuelSide side, const GameState& field,
                              const Supports& own) const
{
    SupportDuel& duel = unit.duel[index(side)];
    const Card& attacker = side == DuelSide::Attack ? *unit.unit : opponent_;
    const Card& defender = side == DuelSide::Attack ? opponent_ : *unit.unit;
    duel.attack = attacker.attack.or_zero();
    duel.defence = defender.attack.or_zero();
    duel.critical = 2 * duel.attack;
    const TriedAttack alone = try_attack(field, nullptr, nullptr);
    if (alone.plain.is_judged) {
        duel = {true,
                alone.plain.attack,
                alone.plain.defence,
                alone.critical.attack,
                alone.has_critical,
                alone.plain.evasion_asked};
    }
    const auto strength = [&](const TriedAttack& outcome) {
        return side == DuelSide::Attack ? outcome.plain.attack : outcome.plain.defence;
    };
    for (std::size_t at = 0; at < own.cards.size(); ++at) {
        const TriedAttack helped = try_attack(field, &own.decks[at], nullptr);
        const bool is_played = duel.is_played && helped.plain.is_judged;
        SupportCard& card = unit.cards[at];
        card.fails[index(side)] =
            is_played ? !helped.plain.supported : has_name(*unit.unit, *card.card);
        card.strength[index(side)] =
            is_played ? strength(helped) - strength(alone) : printed(*unit.unit, *card.card);
    }
}

void SupportBoard::play_meetings(UnitSupport& unit, const GameState& field, const Supports& own,
                                 const Supports& other) const
{
    const SupportDuel& duel = unit.duel[index(DuelSide::Attack)];
    const int flat = against_.flat.value_or(0);
    for (std::size_t mine = 0; mine <= own.cards.size(); ++mine) {
        const bool has_own = mine < own.cards.size();
        for (std::size_t its = 0; its < unit.opposing.size(); ++its) {
            const bool has_other = unit.opposing[its].card != nullptr;
            const TriedAttack met = try_attack(field, has_own ? &own.decks[mine] : nullptr,
                                               has_other ? &other.decks[its] : nullptr);
            SupportMeeting meeting;
            if (duel.is_played && met.plain.is_judged) {
                const int before = duel.attack - duel.defence + flat;
                meeting = {met.plain.attack - met.plain.defence - before,
                           met.critical.attack - met.critical.defence - before,
                           met.plain.evasion_asked, met.critical.evasion_asked};
            } else {
                const int added = has_own ? printed(*unit.unit, *own.cards[mine]) : 0;
                const int against = unit.opposing[its].printed + flat;
                meeting.margin = added - against;
                meeting.critical_margin = duel.attack + 2 * added - against;
            }
            unit.meetings.push_back(meeting);
        }
    }
}

UnitSupport SupportBoard::begin(const Card& card, const Supports& own) const
{
    UnitSupport unit;
    unit.unit = &card;
    unit.opponent = &opponent_;
    unit.is_protagonist = has_name(card, deck_.protagonist);
    for (std::size_t at = 0; at < own.cards.size(); ++at) {
        unit.cards.push_back({own.cards[at], own.copies[at], {}, {}});
        unit.population += own.copies[at];
    }
    return unit;
}

std::vector<SupportCard> SupportBoard::defend(const Card& card) const
{
    GameState field = field_with(card, Player::Q);
    let_reach(field);
    Supports own;
    list_supports(field, Player::P, own);
    UnitSupport unit = begin(card, own);
    play_alone(unit, DuelSide::Defence, field, own);
    return unit.cards;
}

UnitSupport SupportBoard::play(const Card& card) const
{
    GameState attacking = field_with(card, Player::P);
    GameState defending = field_with(card, Player::Q);
    const bool reaches = can_attack(attacking);
    let_reach(attacking);
    let_reach(defending);
    Supports own;
    Supports other;
    list_supports(attacking, Player::P, own);
    list_supports(attacking, Player::Q, other);
    UnitSupport unit = begin(card, own);
    unit.can_attack = reaches;
    play_alone(unit, DuelSide::Attack, attacking, own);
    play_alone(unit, DuelSide::Defence, defending, own);
    for (std::size_t at = 0; at < other.cards.size() && !against_.flat; ++at)
        unit.opposing.push_back(
            {other.cards[at], other.copies[at], printed(opponent_, *other.cards[at])});
    // RULING-21: without a card to reveal the support fails
    if (std::ranges::all_of(other.copies, [](int copies) { return copies == 0; }) || against_.flat)
        unit.opposing = {UnitSupport::Opposing()};
    play_meetings(unit, attacking, own, other);
    return unit;
}

} // namespace kizuna
