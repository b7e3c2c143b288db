#include "odds/goldfish/goldfish_totals.h"

#include "odds/goldfish/fuel.h"
#include "odds/policies/policy_tools.h"

#include <algorithm>

namespace kizuna {
namespace {

bool bears_protagonist_name(const GameState& state, CardNumber card, const Unit& protagonist)
{
    return shares_name(state, Player::P, card, true, protagonist);
}

/// Legal to deploy or to put on a unit, with nothing spent yet.
bool is_castable(const GameState& state, CardNumber card)
{
    if (refusal_of_deployment(state, card) == Clause::None)
        return true;
    const auto& units = state[Player::P].units;
    return std::any_of(units.begin(), units.end(), [&](const Unit& unit) {
        return refusal_of_level_up(state, card, unit) == Clause::None;
    });
}

int fuel_in_hand(const GameState& state)
{
    const Unit* protagonist = protagonist_of(state, Player::P);
    if (!protagonist)
        return 0;
    int named = 0;
    int class_changes = 0;
    for (const CardNumber card : state[Player::P].hand) {
        if (!bears_protagonist_name(state, card, *protagonist))
            continue;
        ++named;
        class_changes += state.kind(Player::P, card).has_class_change() ? 1 : 0;
    }
    return fuel_of(named, class_changes, is_class_changed(state, *protagonist));
}

template <typename Value>
void add_counts(const std::map<Value, std::uint64_t>& more, std::map<Value, std::uint64_t>& into)
{
    for (const auto& [value, times] : more)
        into[value] += times;
}

} // namespace

std::uint64_t times_of(const Tally& tally, int value)
{
    const auto found = tally.find(value);
    return found == tally.end() ? 0 : found->second;
}

void GoldfishTotals::add(const GoldfishTotals& other)
{
    games += other.games;
    kept += other.kept;
    turns.resize(std::max(turns.size(), other.turns.size()));
    for (std::size_t turn = 0; turn < other.turns.size(); ++turn) {
        TurnTotals& into = turns[turn];
        const TurnTotals& from = other.turns[turn];
        add_counts(from.bonds, into.bonds);
        add_counts(from.spent, into.spent);
        add_counts(from.waste, into.waste);
        add_counts(from.hand, into.hand);
        add_counts(from.fuel, into.fuel);
        add_counts(from.castable, into.castable);
        into.symbols_ready += from.symbols_ready;
        into.class_changed += from.class_changed;
    }
    add_counts(other.class_change_turn, class_change_turn);
    add_counts(other.clock, clock);
    dead.resize(std::max(dead.size(), other.dead.size()));
    for (std::size_t kind = 0; kind < other.dead.size(); ++kind)
        dead[kind] += other.dead[kind];
}

GoldfishCounter::GoldfishCounter(const Goldfish& goldfish)
    : symbols_(DeckSymbols(goldfish.cards()).needed()), attacks_(goldfish.attacks())
{
    totals_.turns.resize(static_cast<std::size_t>(goldfish.settings().turns));
    const std::size_t last = goldfish.cards().size(Player::P) - 1;
    totals_.dead.resize(goldfish.cards().kind_number(Player::P, static_cast<CardNumber>(last)) +
                        1U);
}

void GoldfishCounter::opened(const GameState&, bool kept)
{
    totals_.kept += kept ? 1 : 0;
}

void GoldfishCounter::deployment_begins(const GameState& state)
{
    const PlayerState& player = state[Player::P];
    const Unit* protagonist = protagonist_of(state, Player::P);
    int castable = 0;
    std::uint16_t last = nothing;
    bool last_is_castable = false;
    for (const CardNumber card : player.hand) {
        const std::uint16_t kind = state.cards->kind_number(Player::P, card);
        if (kind != last)
            last_is_castable = is_castable(state, card);
        last = kind;
        examined_.insert(card);
        if (!last_is_castable)
            continue;
        ++castable;
        castable_.insert(card);
        if (class_change_turn_ == 0 && protagonist &&
            state.kind(Player::P, card).has_class_change() &&
            refusal_of_level_up(state, card, *protagonist) == Clause::None &&
            bears_protagonist_name(state, card, *protagonist))
            class_change_turn_ = player.own_turns;
    }
    if (!player.hand.empty())
        ++totals_.turns[player.own_turns - 1U]
              .castable[{static_cast<int>(player.hand.size()), castable}];
}

void GoldfishCounter::deployment_ends(const GameState& state)
{
    const PlayerState& player = state[Player::P];
    const Unit* protagonist = protagonist_of(state, Player::P);
    TurnTotals& turn = totals_.turns[player.own_turns - 1U];
    const int bonds = static_cast<int>(player.bonds.size());
    ++turn.bonds[bonds];
    ++turn.spent[player.spent];
    ++turn.waste[bonds - player.spent];
    ++turn.hand[static_cast<int>(player.hand.size())];
    ++turn.fuel[fuel_in_hand(state)];
    turn.symbols_ready += (symbols_ & ~bond_symbols(state, Player::P)) == 0 ? 1 : 0;
    const bool changed = protagonist && is_class_changed(state, *protagonist);
    turn.class_changed += changed ? 1 : 0;
    if (changed && class_change_turn_ == 0)
        class_change_turn_ = player.own_turns; // with a card drawn during the phase
    if (player.own_turns != totals_.turns.size())
        return;
    std::uint16_t last = nothing;
    for (const CardNumber card : player.hand) {
        const std::uint16_t kind = state.cards->kind_number(Player::P, card);
        if (kind == last || !examined_.contains(card) || castable_.contains(card))
            continue;
        ++totals_.dead[kind];
        last = kind;
    }
}

void GoldfishCounter::ends(const GameState& state)
{
    ++totals_.games;
    ++totals_.class_change_turn[class_change_turn_];
    if (attacks_)
        ++totals_.clock[state.winner == Player::P ? state[Player::P].own_turns : 0];
    class_change_turn_ = 0;
    examined_ = {};
    castable_ = {};
}

} // namespace kizuna
