#include "game/play.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr int opening_cards = 6;
constexpr int opening_orbs = 5;
enum SetupStep : std::uint8_t {
    FirstProtagonist,
    SecondProtagonist,
    Dealing,
    FirstMulligan,
    SecondMulligan,
    Redrawing,
};
enum BeginningStep : std::uint8_t { Starting, Skills, Untapping, Drawing, Begun };
enum EndStep : std::uint8_t { EndSkills, Expiring };

} // namespace

GameState new_game(std::shared_ptr<const GameCards> cards, std::uint64_t seed,
                   const Rulings& rulings)
{
    GameState state;
    state.rulings = rulings;
    for (const Player player : {Player::P, Player::Q}) {
        PlayerState& one = state[player];
        one.below.fill(no_card);
        const auto size = cards->size(player);
        for (std::size_t card = 0; card < size; ++card)
            one.deck.push_back(static_cast<CardNumber>(card));
        constexpr std::uint64_t streams = 8;
        const std::uint64_t stream = streams * index(player);
        one.opening = Rng(seed, stream);
        one.mulligan = Rng(seed, stream + 1);
        one.refresh = Rng(seed, stream + 2);
        one.effects = Rng(seed, stream + 3);
    }
    state.first = static_cast<Player>(Rng(seed, 4).below(2)); // RULING-5
    state.turn_player = state.first;
    state.cards = std::move(cards);
    Play(state, nullptr).run();
    return state;
}

bool waits_for_turn(const GameState& state)
{
    const bool is_between = (state.phase == Phase::Begin && !state.turn_begun) ||
                            (state.phase == Phase::End && state.step == EndSkills);
    return is_between && state.rulings.wait_before_turns && state.decision == Decision::None;
}

std::optional<Player> to_act(const GameState& state)
{
    if (state.is_over() || waits_for_turn(state))
        return std::nullopt;
    return state.decision == Decision::None ? state.turn_player : state.decider;
}

bool Play::step_phase()
{
    switch (state_.phase) {
    case Phase::Setup:
        return step_setup();
    case Phase::Begin:
        return step_beginning();
    case Phase::End:
        return step_end();
    default:
        return false;
    }
}

bool Play::step_setup()
{
    switch (state_.step) {
    case FirstProtagonist:
        ask(Decision::Protagonist, Player::P);
        return true;
    case SecondProtagonist:
        ask(Decision::Protagonist, Player::Q);
        return true;
    case Dealing:
        deal();
        return true;
    case FirstMulligan:
    case SecondMulligan:
        ask(Decision::Mulligan, state_.step == FirstMulligan ? state_.first : other(state_.first));
        return true;
    default:
        break;
    }
    for (const Player player : {state_.first, other(state_.first)}) {
        if (of(player).redraws)
            redraw(player);
        PlayerState& one = of(player);
        for (int orb = 0; orb < opening_orbs && !one.deck.empty(); ++orb) {
            one.orbs.push_back(one.deck.back());
            one.deck.pop_back();
        }
    }
    state_.phase = Phase::Begin;
    state_.step = Starting;
    return true;
}

void Play::deal()
{
    for (const Player player : {Player::P, Player::Q}) {
        PlayerState& one = of(player);
        if (state_.cards->is_dummy(player))
            continue; // its orbs are all it has
        CardPile cards = one.deck;
        shuffle_into_deck(player, cards, one.opening);
    }
    for (const Player player : {state_.first, other(state_.first)}) {
        if (state_.cards->is_dummy(player))
            continue;
        for (int card = 0; card < opening_cards; ++card)
            draw(player);
    }
    ++state_.step;
}

void Play::redraw(Player player)
{
    PlayerState& one = of(player);
    CardPile cards = one.deck;
    for (const CardNumber card : one.hand)
        cards.push_back(card);
    one.hand.clear();
    std::sort(cards.begin(), cards.end()); // the old order must not matter
    shuffle_into_deck(player, cards, one.mulligan);
    for (int card = 0; card < opening_cards; ++card)
        draw(player);
}

void Play::start_turn()
{
    if (state_.turn > 0)
        state_.turn_player = other(state_.turn_player);
    ++state_.turn;
    PlayerState& player = of(state_.turn_player);
    if (player.own_turns < 255)
        ++player.own_turns;
    player.spent = 0;
    state_.turn_begun = true;
    state_.chain = 0;
    state_.step = Skills;
    for (Modifier& modifier : state_.modifiers)
        modifier.turn_seen = modifier.turn_seen || modifier.by != state_.turn_player;
    tell(EventKind::BeginTurn, state_.turn_player, player.own_turns);
}

bool Play::step_beginning()
{
    const Player player = state_.turn_player;
    switch (state_.step) {
    case Starting:
        if (state_.rulings.wait_before_turns &&
            !state_.cards->is_dummy(state_.turn > 0 ? other(state_.turn_player) : state_.first))
            return false;
        start_turn();
        return true;
    case Skills:
        ++state_.step;
        fire(Moment::TurnBegins, player, no_unit);
        return true;
    case Untapping:
        ++state_.step;
        untap_units(player);
        return true;
    case Drawing:
        ++state_.step;
        if (state_.turn > 1)
            draw(player);
        return true;
    default:
        state_.phase = state_.cards->is_dummy(player) ? Phase::End : Phase::Bond;
        state_.step = 0;
        return true;
    }
}

void Play::untap_units(Player player)
{
    tell(EventKind::Untap, player);
    for (Unit& unit : of(player).units) {
        if (unit.tapped)
            tell_card(player, unit.top);
        unit.tapped = false;
    }
}

bool Play::step_end()
{
    if (state_.step == EndSkills) {
        state_.step = Expiring;
        fire(Moment::TurnEnds, state_.turn_player, no_unit);
        return true;
    }
    expire_turn();
    tell(EventKind::EndTurn, state_.turn_player);
    state_.phase = Phase::Begin;
    state_.step = Starting;
    state_.turn_begun = false;
    return true;
}

void Play::expire_turn()
{
    for (std::size_t at = state_.modifiers.size(); at-- > 0;) {
        const Modifier& modifier = state_.modifiers[at];
        const bool ends = modifier.until == Until::EndOfTurn ||
                          (modifier.until == Until::EndOfOpponentsTurn && modifier.turn_seen);
        if (ends)
            state_.modifiers.erase_at(at);
    }
    state_.uses.clear();
    for (PlayerState& player : state_.players) {
        for (Unit& unit : player.units)
            unit.new_this_turn = false;
    }
}

void Play::bond(Player player, CardNumber card)
{
    take_from(player, Zone::Hand, card);
    of(player).bonds.push_back(card);
    tell(EventKind::Bond, player);
    tell_card(player, card);
    fire(Moment::Bonded, player, no_unit, no_unit, card);
}

void Play::deploy(Player player, CardNumber card, Line line, bool tapped)
{
    Unit& unit = new_unit(player, card, line);
    unit.tapped = tapped;
    unit.new_this_turn = true;
    tell(EventKind::Deploy, unit, line == Line::Front ? 0 : 1);
    fire(Moment::Deployed, player, unit.id);
}

void Play::level_up(Player player, CardNumber card, Unit& unit)
{
    const bool class_change = state_.kind(player, card).has_class_change();
    stack(unit, card);
    tell(class_change ? EventKind::ClassChange : EventKind::LevelUp, unit, unit.size);
    if (class_change)
        ++of(player).bonus_draws;
    fire(Moment::LeveledUp, player, unit.id);
    if (class_change)
        fire(Moment::ClassChanged, player, unit.id);
    state_.check_names = true;
}

Clause apply(GameState& state, const Action& action, EventLog* log)
{
    const Clause refusal = refusal_of(state, action);
    if (refusal != Clause::None)
        return refusal;
    Play play(state, log);
    play.act(action);
    play.run();
    return Clause::None;
}

void settle(GameState& state, EventLog* log)
{
    Play(state, log).run();
}

void begin_turn(GameState& state, EventLog* log)
{
    if (!waits_for_turn(state))
        return;
    Play play(state, log);
    if (state.phase == Phase::End) {
        play.run();
        if (!waits_for_turn(state))
            return; // a skill at the end of the turn asks something
    }
    play.start_turn();
    play.run();
}

} // namespace kizuna
