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

} // namespace

void Tally::add(const Tally& other)
{
    if (other.counts_.size() > counts_.size())
        counts_.resize(other.counts_.size());
    for (std::size_t at = 0; at < other.counts_.size(); ++at)
        counts_[at] += other.counts_[at];
}

std::vector<Tally::Entry> Tally::entries() const
{
    std::vector<Entry> entries;
    for (std::size_t at = 0; at < counts_.size(); ++at) {
        if (counts_[at] > 0)
            entries.push_back({static_cast<int>(at) + min, counts_[at]});
    }
    return entries;
}

std::uint64_t Tally::count() const
{
    std::uint64_t count = 0;
    for (const std::uint64_t times : counts_)
        count += times;
    return count;
}

std::int64_t Tally::sum() const
{
    std::int64_t sum = 0;
    for (const Entry& entry : entries())
        sum += entry.value * static_cast<std::int64_t>(entry.times);
    return sum;
}

void CastableTally::add(int hand, int castable, std::uint64_t times)
{
    const auto at = static_cast<std::size_t>(hand);
    if (at >= by_hand_.size())
        by_hand_.resize(at + 1);
    by_hand_[at].add(castable, times);
}

void CastableTally::add(const CastableTally& other)
{
    if (other.by_hand_.size() > by_hand_.size())
        by_hand_.resize(other.by_hand_.size());
    for (std::size_t hand = 0; hand < other.by_hand_.size(); ++hand)
        by_hand_[hand].add(other.by_hand_[hand]);
}

std::vector<CastableTally::Entry> CastableTally::entries() const
{
    std::vector<Entry> entries;
    for (std::size_t hand = 0; hand < by_hand_.size(); ++hand) {
        for (const Tally::Entry& entry : by_hand_[hand].entries())
            entries.push_back({static_cast<int>(hand), entry.value, entry.times});
    }
    return entries;
}

void GoldfishTotals::add(const GoldfishTotals& other)
{
    games += other.games;
    kept += other.kept;
    turns.resize(std::max(turns.size(), other.turns.size()));
    for (std::size_t turn = 0; turn < other.turns.size(); ++turn) {
        TurnTotals& into = turns[turn];
        const TurnTotals& from = other.turns[turn];
        into.bonds.add(from.bonds);
        into.spent.add(from.spent);
        into.waste.add(from.waste);
        into.hand.add(from.hand);
        into.fuel.add(from.fuel);
        into.castable.add(from.castable);
        into.symbols_ready += from.symbols_ready;
        into.class_changed += from.class_changed;
    }
    class_change_turn.add(other.class_change_turn);
    clock.add(other.clock);
    dead.resize(std::max(dead.size(), other.dead.size()));
    for (std::size_t kind = 0; kind < other.dead.size(); ++kind)
        dead[kind] += other.dead[kind];
}

GoldfishCounter::GoldfishCounter(const Goldfish& goldfish)
    : symbols_(DeckSymbols(goldfish.cards()).needed()),
      attacks_(goldfish.settings().level != GoldfishLevel::HandTester)
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
        totals_.turns[player.own_turns - 1U].castable.add(static_cast<int>(player.hand.size()),
                                                          castable);
}

void GoldfishCounter::deployment_ends(const GameState& state)
{
    const PlayerState& player = state[Player::P];
    const Unit* protagonist = protagonist_of(state, Player::P);
    TurnTotals& turn = totals_.turns[player.own_turns - 1U];
    const int bonds = static_cast<int>(player.bonds.size());
    turn.bonds.add(bonds);
    turn.spent.add(player.spent);
    turn.waste.add(bonds - player.spent);
    turn.hand.add(static_cast<int>(player.hand.size()));
    turn.fuel.add(fuel_in_hand(state));
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
    totals_.class_change_turn.add(class_change_turn_);
    if (attacks_)
        totals_.clock.add(state.winner == Player::P ? state[Player::P].own_turns : 0);
    class_change_turn_ = 0;
    examined_ = {};
    castable_ = {};
}

} // namespace kizuna
