// Long because: the watch is one list of invariants, with what a card may change of each.
#include "game/game_watch.h"

#include "game/values/values.h"

#include <algorithm>
#include <vector>

namespace kizuna::test {
namespace {

constexpr std::array both = {Player::P, Player::Q};

int count(const EventLog& log, EventKind kind)
{
    return static_cast<int>(std::ranges::count(log.events(), kind, &Event::kind));
}

int count(const EventLog& log, EventKind kind, Player player)
{
    return static_cast<int>(std::ranges::count_if(
        log.events(), [&](const Event& one) { return one.kind == kind && one.player == player; }));
}

/// Cards that events of a kind are about.
int cards_of(const EventLog& log, EventKind kind, Player player)
{
    int cards = 0;
    for (const Event& one : log.events())
        cards += one.kind == kind && one.player == player ? static_cast<int>(one.card_count) : 0;
    return cards;
}

bool is_quiet(const GameState& before, const EventLog& log)
{
    return before.effect.op == nothing && before.waiting.empty() && before.delayed.empty() &&
           count(log, EventKind::Skill) + count(log, EventKind::SupportSkill) == 0;
}

/// A card of the game has an effect of that kind, wherever it may lie.
bool has_effect(const GameState& state, Verb verb)
{
    const auto& ops = state.cards->program().ops;
    return std::ranges::any_of(ops, [verb](const Op& op) { return op.verb == verb; });
}

/// A card of the game says what happens instead to what lies there, wherever that card may lie.
bool may_replace(const GameState& state, Zone from)
{
    const auto& ops = state.cards->program().ops;
    return std::ranges::any_of(
        ops, [from](const Op& op) { return op.verb == Verb::Instead && op.from == from; });
}

/// A card of the game says that destroyed units go to that zone.
bool may_send_units_to(const GameState& state, Zone to)
{
    const auto& ops = state.cards->program().ops;
    return std::ranges::any_of(ops, [to](const Op& op) {
        return (op.verb == Verb::Instead && op.from == Zone::Field && op.to == to) ||
               (op.verb == Verb::Leave && op.to == to);
    });
}

/// An effect asks a player, or waits for what it asked.
bool asks_by_effect(const GameState& state)
{
    return state.effect.op != nothing && state.decision != Decision::None;
}

/// From the top.
std::vector<CardNumber> stack_of(const GameState& state, const Unit& unit)
{
    std::vector<CardNumber> cards;
    for (CardNumber card = unit.top; card != no_card; card = state[owner_of(unit.id)].below[card])
        cards.push_back(card);
    return cards;
}

/// The same with the cards under the top one the other way up.
GameState turned_over(const GameState& state, const Unit& unit)
{
    GameState turned = state;
    auto& below = turned[owner_of(unit.id)].below;
    std::vector<CardNumber> cards = stack_of(state, unit);
    std::reverse(cards.begin() + 1, cards.end());
    for (std::size_t at = 0; at < cards.size(); ++at)
        below[cards[at]] = at + 1 < cards.size() ? cards[at + 1] : no_card;
    return turned;
}

int printed_cost(const GameState& state, const Action& action)
{
    const Card& card = *state.cards->kind(action.card).card;
    if (action.kind == ActionKind::LevelUp && card.class_change_cost)
        return card.class_change_cost->or_zero();
    return card.cost.or_zero();
}

/// By what the orbs that are taken now were destroyed.
Circumstances how_orbs_go(const GameState& state)
{
    return state.orbs_by_attack ? by_attack(state) : by_skill(viewpoint_of(state.effect));
}

template <typename Pile>
bool has(const Pile& pile, CardNumber card)
{
    return std::find(pile.begin(), pile.end(), card) != pile.end();
}

} // namespace

void GameWatch::Seen::add(const Seen& more)
{
    payments += more.payments;
    bonds += more.bonds;
    face_down += more.face_down;
    level_ups += more.level_ups;
    taps += more.taps;
    untaps += more.untaps;
    setups += more.setups;
    orbs += more.orbs;
    wins += more.wins;
    concessions += more.concessions;
    first_draws += more.first_draws;
    draws += more.draws;
    judgements += more.judgements;
    evasions += more.evasions;
    replaced += more.replaced;
}

/// INV-5
bool GameWatch::keeps_costs(const GameState& before, const GameState& after, const Action& action)
{
    if (after.turn != before.turn)
        paid_ = 0;
    const bool pays = action.kind == ActionKind::Deploy || action.kind == ActionKind::LevelUp;
    if (pays) {
        const bool as_printed =
            !has_effect(before, Verb::Cost) && !has_effect(before, Verb::ClassChangeCost);
        paid_ += as_printed ? printed_cost(before, action)
                            : after[action.player].spent - before[action.player].spent;
        ++seen_.payments;
        if (paid_ > static_cast<int>(before[action.player].bonds.size()))
            return false;
    }
    return after.turn == 0 || after[after.turn_player].spent == paid_;
}

/// INV-6
bool GameWatch::keeps_bonds(const GameState& before, const GameState& after, const Action& action,
                            const EventLog& log)
{
    if (after.turn != before.turn)
        bonded_ = 0;
    bonded_ += count(log, EventKind::Bond);
    seen_.bonds += count(log, EventKind::Bond);
    if (bonded_ > 1 && !has_effect(before, Verb::Again)) // a second bond phase
        return false;
    if (!quiet_)
        return true;
    return std::ranges::all_of(both, [&](Player player) {
        const bool bonds = action.kind == ActionKind::Bond && action.player == player;
        return after[player].bonds.size() ==
               before[player].bonds.size() + (bonds ? 1U : 0U) + to_bonds_[index(player)];
    });
}

/// INV-7
bool GameWatch::keeps_faces(const GameState& before, const GameState& after, const EventLog& log)
{
    const bool turns_up = std::ranges::any_of(log.events(), [](const Event& event) {
        return event.kind == EventKind::Flip && event.number == 1; // by an effect
    });
    for (const Player player : both) {
        const PlayerState& old = before[player];
        const PlayerState& now = after[player];
        for (const CardNumber card : old.bonds) {
            if (!old.face_down_bonds.contains(card) || !has(now.bonds, card) ||
                count(log, EventKind::ToBonds) > 0 || // it may have left and come again
                turns_up)
                continue;
            ++seen_.face_down;
            if (!now.face_down_bonds.contains(card))
                return false;
        }
    }
    return true;
}

/// INV-11
bool GameWatch::keeps_stacks(const GameState& before, const GameState& after, const Action& action,
                             const EventLog& log)
{
    const auto is_as_its_top = [&](const GameState& other, const Unit& unit) {
        return strength_of(after, unit) == strength_of(other, *other.find(unit.id)) &&
               range_of(after, unit).bits == range_of(other, *other.find(unit.id)).bits &&
               units_share_name(other, *other.find(unit.id), unit);
    };
    for (const Player player : both) {
        const int grown = cards_of(log, EventKind::Grow, player);
        const int raised = count(log, EventKind::LevelUp, player) +
                           count(log, EventKind::ClassChange, player) +
                           count(log, EventKind::Stack, player); // a metamorphosis
        for (const Unit& unit : after[player].units) {
            const auto now = stack_of(after, unit);
            if (now.empty() || now.size() != unit.size)
                return false;
            const Unit* was = before.find(unit.id);
            if (!was || before.phase == Phase::Setup || after.cards->program().stacks_freely)
                continue;
            const auto old = stack_of(before, *was);
            const auto at = std::search(now.begin(), now.end(), old.begin(), old.end());
            if (at == now.end() || at - now.begin() > raised || now.end() - at < 1)
                return false;
            const auto added = static_cast<int>(now.size()) - static_cast<int>(old.size());
            if (added - (at - now.begin()) > grown)
                return false;
            if (action.kind != ActionKind::LevelUp || action.unit != unit.id)
                continue;
            ++seen_.level_ups;
            const auto number = static_cast<std::size_t>(at - now.begin() - 1);
            if (at == now.begin() || after.cards->kind_number(player, now[number]) != action.card ||
                !is_as_its_top(turned_over(after, unit), unit))
                return false;
        }
    }
    return true;
}

/// INV-12
bool GameWatch::keeps_taps(const GameState& before, const GameState& after, const Action& action,
                           const EventLog& log)
{
    const bool may_stay_tapped = after.cards->program().forbids(UnitAct::Untap);
    for (const Player player : both) {
        const bool untaps = count(log, EventKind::Untap, player) > 0;
        for (const Unit& unit : after[player].units) {
            const Unit* was = before.find(unit.id);
            const bool acts =
                (action.kind == ActionKind::Attack || action.kind == ActionKind::Move) &&
                action.unit == unit.id;
            const bool stays = was && was->tapped && (!untaps || (may_stay_tapped && unit.tapped));
            if (unit.tapped != (stays || acts))
                return false;
            seen_.taps += acts ? 1 : 0;
            seen_.untaps += was && was->tapped && untaps ? 1 : 0;
        }
    }
    return true;
}

/// INV-13
bool GameWatch::is_set_up(const GameState& state)
{
    ++seen_.setups;
    return std::ranges::all_of(both, [&](Player player) {
        const PlayerState& one = state[player];
        return one.hand.size() == 6 && one.orbs.size() == 5 &&
               one.deck.size() == state.cards->size(player) - 12 && one.units.size() == 1 &&
               one.units[0].size == 1 && one.bonds.empty() && one.retreat.empty() &&
               one.infinite.empty() && one.support == no_card;
    });
}

/// INV-14
bool GameWatch::keeps_orbs(const GameState& before, const GameState& after, const Action& action,
                           const EventLog& log)
{
    for (const Player player : both) {
        const auto lost = static_cast<int>(before[player].orbs.size()) -
                          static_cast<int>(after[player].orbs.size());
        const int taken = count(log, EventKind::OrbTaken, player);
        const bool is_asked = action.kind == ActionKind::Orb && action.player == player;
        if (lost != taken || taken != (is_asked ? 1 : 0) || (taken > 0 && !fell_[index(player)]))
            return false;
        seen_.orbs += taken;
        const bool plays_card =
            action.player == player && action.zone != ActionZone::Stack &&
            (action.kind == ActionKind::Bond || action.kind == ActionKind::Deploy ||
             action.kind == ActionKind::LevelUp || action.kind == ActionKind::Critical ||
             action.kind == ActionKind::Evade);
        // RULING-11: one orb at a time, each an answer.
        const Zone to =
            taken > 0 ? destination_of_orb(before, player, how_orbs_go(before)) : Zone::Hand;
        if (taken > 0 && to != Zone::Hand && !may_replace(before, Zone::Orbs))
            return false;
        const auto hand = static_cast<int>(before[player].hand.size()) +
                          static_cast<int>(to_hand_[index(player)]) +
                          (to == Zone::Hand ? taken : 0) + cards_of(log, EventKind::Draw, player) -
                          (plays_card ? 1 : 0);
        if (static_cast<int>(after[player].hand.size()) != hand)
            return false;
    }
    return true;
}

/// INV-15
bool GameWatch::ends_rightly(const GameState& after, const Action& action)
{
    if (action.kind == ActionKind::Concede) {
        ++seen_.concessions;
        return after.is_over() && after.winner == other(action.player);
    }
    if (after.decision == Decision::Orb)
        return !after.is_over(); // several fell at once, and one of them has an orb
    if (doomed_ && may_replace(after, Zone::Self) && asks_by_effect(after))
        return !after.is_over(); // a card in the hand offers something in place of the defeat
    seen_.wins += doomed_ ? 1 : 0;
    return doomed_ ? after.is_over() && after.winner == other(*doomed_) : !after.is_over();
}

/// INV-16
bool GameWatch::begins_rightly(const GameState& before, const GameState& after, const EventLog& log)
{
    if (after.turn == 1 && after.phase != Phase::Setup && count(log, EventKind::Attack) > 0)
        return false;
    if (after.turn > 0 && (after.turn % 2 == 1) != (after.turn_player == after.first))
        return false;
    if (after.turn == before.turn || !quiet_ || after.phase != Phase::Bond)
        return true;
    const auto events = log.events();
    const auto begins = std::ranges::find(events, EventKind::BeginTurn, &Event::kind);
    const auto draws = std::count_if(
        begins, events.end(), [](const Event& event) { return event.kind == EventKind::Draw; });
    const PlayerState& player = before[after.turn_player];
    const bool is_forbidden_to =
        is_forbidden(before, LyingCard{after.turn_player, no_card, Zone::Deck}, UnitAct::Draw);
    const bool can_draw =
        after.turn > 1 && player.deck.size() + player.retreat.size() > 0 && !is_forbidden_to;
    ++(after.turn == 1 ? seen_.first_draws : seen_.draws);
    return draws == (can_draw ? 1 : 0);
}

/// INV-17
bool GameWatch::judges(const GameState& before, const GameState& after, const EventLog& log)
{
    const bool may_survive = has_effect(before, Verb::Survive) || has_effect(before, Verb::Forbid);
    const auto events = log.events();
    const bool may_be_asked = // about a support that leaves
        may_replace(before, Zone::Support) && asks_by_effect(after);
    bool rightly = events.empty() || events.back().kind != EventKind::Judged || may_be_asked;
    for (std::size_t at = 0; at < events.size(); ++at) {
        const EventKind kind = events[at].kind;
        if (kind == EventKind::Attack)
            evaded_ = false;
        evaded_ = evaded_ || kind == EventKind::Evade;
        const bool destroyed = kind == EventKind::Destroyed;
        const bool judged = at > 0 && events[at - 1].kind == EventKind::Judged;
        if (!judged) {
            rightly = rightly && !(destroyed && quiet_);
            continue;
        }
        ++seen_.judgements;
        seen_.evasions += evaded_ ? 1 : 0;
        const bool wins = !evaded_ && events[at - 1].number >= events[at - 1].second;
        rightly = rightly && (destroyed == wins || (!destroyed && may_survive));
    }
    return rightly;
}

void GameWatch::note_falls(const GameState& before, const GameState& after, const EventLog& log)
{
    for (const Event& event : log.events()) {
        if (event.kind != EventKind::Destroyed)
            continue;
        for (const Unit& unit : before[event.player].units) {
            if (!unit.protagonist || unit.top != log.cards(event)[0].card)
                continue;
            fell_[index(event.player)] = true;
            // No orb is taken yet; but the effect that destroyed it may have brought one.
            if (after[event.player].orbs.empty())
                doomed_ = event.player;
        }
    }
}

/// JUDGE-3: the cards of a destroyed unit go together, to retreat or where a card's text sends
/// them.
bool GameWatch::follows_destroyed(const GameState& before, const GameState& after,
                                  const EventLog& log)
{
    to_hand_ = {};
    to_bonds_ = {};
    for (const Event& event : log.events()) {
        if (event.kind != EventKind::Destroyed)
            continue;
        for (const Unit& unit : before[event.player].units) {
            if (unit.protagonist || unit.top != log.cards(event)[0].card)
                continue;
            if (after.find(unit.id)) { // something is offered in place of its leaving
                if (!(may_replace(before, Zone::Field) && asks_by_effect(after)))
                    return false;
                continue;
            }
            const auto stack = stack_of(before, unit);
            const Zone to = zone_of(after, event.player, unit.top);
            const bool is_together = std::ranges::all_of(
                stack, [&](CardNumber card) { return zone_of(after, event.player, card) == to; });
            const bool is_shuffled = count(log, EventKind::Refresh) > 0; // of the retreat area
            const bool may_go_there =
                to == Zone::Retreat || is_shuffled || may_send_units_to(before, to);
            if (!may_go_there || !(is_together || is_shuffled))
                return false;
            seen_.replaced += to != Zone::Retreat && !is_shuffled ? 1 : 0;
            if (to == Zone::Hand)
                to_hand_[index(event.player)] += stack.size();
            if (to == Zone::Bonds)
                to_bonds_[index(event.player)] += stack.size();
        }
    }
    return true;
}

std::string GameWatch::look(const GameState& before, const GameState& after, const Action& action,
                            const EventLog& log)
{
    quiet_ = is_quiet(before, log);
    const bool plays = before.phase != Phase::Setup && action.kind != ActionKind::Concede;
    const bool begins = before.phase == Phase::Setup && after.phase == Phase::Bond;
    std::string wrong;
    const auto require = [&](bool holds, const char* invariant) {
        if (!holds && wrong.empty())
            wrong = invariant;
    };
    note_falls(before, after, log);
    const bool follows = follows_destroyed(before, after, log); // counts for what comes below
    require(!quiet_ || follows, "JUDGE-3");
    require(keeps_costs(before, after, action), "INV-5");
    require(keeps_bonds(before, after, action, log), "INV-6");
    require(keeps_faces(before, after, log), "INV-7");
    require(keeps_stacks(before, after, action, log), "INV-11");
    require(!quiet_ || !plays || keeps_taps(before, after, action, log), "INV-12");
    require(!quiet_ || !begins || is_set_up(after), "INV-13");
    require(!quiet_ || !plays || keeps_orbs(before, after, action, log), "INV-14");
    require(!quiet_ || ends_rightly(after, action), "INV-15");
    require(begins_rightly(before, after, log), "INV-16");
    require(judges(before, after, log), "INV-17");
    if (after.decision != Decision::Orb) {
        fell_ = {};
        doomed_.reset();
    }
    return wrong;
}

} // namespace kizuna::test
