#include "odds/policies/skill_worth.h"

#include <algorithm>

namespace kizuna {
namespace {

// Further worths to those of prospects.h, in hundredths of a bond.
constexpr int worth_of_deployment = 200; ///< by an effect, of a unit that is not out
constexpr int worth_of_level_up = 150;   ///< by an effect
constexpr int worth_of_growth = 20;
constexpr int worth_of_useless_card = 50; ///< of the hand: it can still become a bond
constexpr int worth_of_orb = 50;
constexpr int worth_of_turned_bond = 50;
constexpr int worth_of_attack = 100;
constexpr int worth_of_turned_battle = 200; ///< an attack that succeeds and would have failed
constexpr int worth_of_ten_strength = 30;   ///< before the supports are known
constexpr int worth_of_granted_skill = 30;
constexpr int worth_of_failed_support = 60;
constexpr int worth_of_unit = 200;     ///< lost beside its cost when an effect takes the unit away
constexpr int worth_of_game = 100'000; ///< also of the protagonist
constexpr int worth_of_infinite = -10; ///< no effect brings the card back

constexpr int max_steps = 100; ///< most steps of an effect that are valued

/// True for zones whose cards P does not know.
bool is_hidden(Zone zone)
{
    return zone == Zone::Deck || zone == Zone::Orbs;
}

} // namespace

SkillJudge::SkillJudge(const GameState& state, bool attacks)
    : state_(state), program_(state.cards->program()), attacks_(attacks), hand_(look_ahead(state))
{
    for (const Prospect& one : hand_)
        symbols_needed_ |= one.has_use() ? one.kind->symbols : 0;
}

SkillWorth SkillJudge::worth_of(const Viewpoint& from, Place16 first) const
{
    Walk on{max_steps};
    return walk(from, first, on);
}

int SkillJudge::worth_of_arrival(CardNumber card, bool levels_up, bool changes_class) const
{
    MomentSet moments = levels_up ? moment_bit(Moment::LeveledUp) : moment_bit(Moment::Deployed);
    if (changes_class)
        moments |= moment_bit(Moment::ClassChanged);
    const CardKind& kind = state_.kind(Player::P, card);
    if ((kind.moments & moments) == 0)
        return 0;
    const auto is_own = [&](const GameTrigger& trigger) {
        return (moments & moment_bit(trigger.moment)) != 0 &&
               program_.wants(trigger.subject, Quality::Self);
    };
    const Viewpoint from{Player::P, card};
    int worth = 0;
    for (const GameSkill& skill : state_.cards->skills_of(kind)) {
        if (!skill.scripted || skill.category != SkillCategory::Auto || !skill.has_trigger)
            continue;
        const auto first = program_.triggers.begin() + skill.triggers;
        if (std::none_of(first, first + skill.trigger_count, is_own) ||
            (skill.class_change_skill && !changes_class) || !hold(state_, from, skill.conditions) ||
            !can_pay(state_, from, skill.cost))
            continue;
        worth += std::max(0, worth_of(from, skill.cost).left());
    }
    return worth;
}

SkillWorth SkillJudge::walk(const Viewpoint& from, Place16 first, Walk& on) const
{
    SkillWorth sum;
    const auto add = [&](const SkillWorth& more) {
        sum.gain += more.gain;
        sum.price += more.price;
    };
    for (Place16 at = first; at != nothing && on.steps_left > 0; --on.steps_left) {
        const Op& op = program_.ops[at];
        const bool asks =
            op.verb == Verb::May || (op.verb == Verb::Pay && can_pay(state_, from, op.then));
        if (asks) {
            const SkillWorth yes = walk(from, op.then, on);
            const SkillWorth no = walk(from, op.verb == Verb::May ? op.otherwise : op.next, on);
            add(yes.left() > no.left() ? yes : no);
            return sum;
        }
        at = op.next;
        if (op.verb == Verb::If) {
            at = hold(state_, from, op.conditions) ? op.then : op.otherwise;
        } else if (op.verb == Verb::OneOf) {
            add(worth_of_options(from, op, on));
            return sum;
        } else if (op.verb == Verb::Guess) { // P may not know the answer: the worse outcome counts
            const SkillWorth right = walk(from, op.then, on);
            const SkillWorth wrong = walk(from, op.otherwise, on);
            add(right.left() < wrong.left() ? right : wrong);
            return sum;
        } else if (op.verb == Verb::AtEndOfBattle || op.verb == Verb::AtEndOfTurn) {
            add(walk(from, op.then, on));
        } else if (op.verb == Verb::Choose) {
            on.choice = &op;
        } else {
            const int worth = worth_of_step(from, op, on);
            add({std::max(0, worth), std::max(0, -worth)});
        }
    }
    return sum;
}

// The worth of the option that is chosen: P takes the best, the dummy the first.
SkillWorth SkillJudge::worth_of_options(const Viewpoint& from, const Op& op, Walk& on) const
{
    const Op* option = &program_.ops[op.then];
    SkillWorth best = walk(from, option->then, on);
    for (std::uint8_t number = 1; number < op.count && !op.chosen_by_opponent; ++number) {
        option = &program_.ops[option->otherwise];
        const SkillWorth other = walk(from, option->then, on);
        if (other.left() > best.left())
            best = other;
    }
    return best;
}

int SkillJudge::worth_of_step(const Viewpoint& from, const Op& op, const Walk& on) const
{
    const auto amount = [&] { return std::clamp(measure(state_, from, op.amount), -999, 999); };
    const Unit* attacker = state_.in_battle ? state_.find(state_.battle.attacker) : nullptr;
    const bool attacks = attacks_ && attacker && owner_of(attacker->id) == Player::P;
    switch (op.verb) {
    case Verb::Draw:
        return op.opponent_does ? 0 : std::max(0, amount()) * worth_of_draw;
    case Verb::SupportValue:
        return attacks && !op.sets ? worth_of_strength(amount(), *attacker) : 0;
    case Verb::OrbsToDestroy:
        return attacks ? (amount() - 1) * worth_of_attack : 0;
    case Verb::FailSupport:
        return attacks && op.whose == Whose::Opponent ? worth_of_failed_support : 0;
    case Verb::Win:
        return op.whose == Whose::Opponent ? -worth_of_game : worth_of_game;
    case Verb::Pay: // cannot be paid
    case Verb::Repeat:
    case Verb::CriticalTimes:
    case Verb::CancelSupportSkill:
    case Verb::Shuffle:
    case Verb::Cost:
    case Verb::ClassChangeCost:
    case Verb::CountAs:
    case Verb::Lose:
    case Verb::Acquire:
        return 0;
    default:
        return chooses_units(op) ? worth_on_units(from, op, on.choice) : worth_on_cards(from, op);
    }
}

// The sum over the units that the step affects; where they have yet to be chosen, the best are
// counted.
int SkillJudge::worth_on_units(const Viewpoint& from, const Op& op, const Op* choice) const
{
    const Op& chooses = choice && program_.wants(op.of, Quality::Chosen) ? *choice : op;
    InlineList<int, 12> worths;
    for (const std::uint16_t unit : candidates_of(state_, from, chooses))
        worths.push_back(worth_on_unit(from, op, *state_.find(unit)));
    std::sort(worths.begin(), worths.end(), std::greater<>());
    const std::size_t count = chooses.chooses ? chooses.count : worths.size();
    int sum = 0;
    for (std::size_t at = 0; at < std::min(count, worths.size()); ++at)
        sum += chooses.up_to ? std::max(0, worths[at]) : worths[at];
    return sum;
}

int SkillJudge::worth_on_unit(const Viewpoint& from, const Op& op, const Unit& unit) const
{
    const bool is_own = owner_of(unit.id) == Player::P;
    switch (op.verb) {
    case Verb::Strength: {
        const int amount = std::clamp(measure(state_, from, op.amount), -999, 999) -
                           (op.sets ? strength_of(state_, unit) : 0);
        if (is_own)
            return can_attack(unit) ? worth_of_strength(amount, unit) : 0;
        return attacks_ && unit.protagonist && amount < 0 ? worth_of_ten_strength : 0;
    }
    case Verb::Untap:
        return is_own && attacks_ && unit.tapped && state_.phase == Phase::Action &&
                       state_.turn_player == Player::P
                   ? worth_of_attack
                   : 0;
    case Verb::Tap:
        return is_own && can_attack(unit) ? -worth_of_attack : 0;
    case Verb::Move:
        return is_own && attacks_ ? worth_of_attack * reach_gained_by_move(unit) : 0;
    case Verb::Grant:
        return is_own && attacks_ ? worth_of_granted_skill : 0;
    case Verb::Destroy:
    case Verb::Put: {
        if (!is_own)
            return unit.protagonist ? worth_of_turned_battle : 0;
        if (unit.protagonist)
            return -worth_of_game;
        const bool returns = op.verb == Verb::Put && op.to == Zone::Hand;
        return (returns ? worth_of_draw : 0) - worth_of_unit -
               std::max<int>(0, state_.kind(unit).cost) * worth_of_bond;
    }
    default:
        return 0;
    }
}

// Before the supports are known, strength counts up to what the unit lacks against the dummy's best
// support; after that only where it turns the attack.
int SkillJudge::worth_of_strength(int amount, const Unit& unit) const
{
    const bool is_known = state_.in_battle && state_.battle.step > BattleStep::Success;
    if (is_known) {
        const int attack = judged_strength(state_, Player::P);
        const int defence = judged_strength(state_, Player::Q);
        return attack < defence && attack + amount >= defence ? worth_of_turned_battle : 0;
    }
    const Unit* target = protagonist_of(state_, Player::Q);
    if (!target || !state_.cards->dummy())
        return 0;
    const int defence =
        strength_of(state_, *target) + std::ranges::max(state_.cards->dummy()->supports);
    const int missing = std::max(0, defence - strength_of(state_, unit));
    return std::min(amount, missing) * worth_of_ten_strength / 10;
}

/// 1 where the unit reaches the dummy only from its other line, -1 where only from its own, else 0.
int SkillJudge::reach_gained_by_move(const Unit& unit) const
{
    const Unit* target = protagonist_of(state_, Player::Q);
    Unit moved = unit;
    moved.line = other(unit.line);
    const auto reaches = [&](const Unit& one) {
        return target && refusal_of_target(state_, one, *target) == Clause::None ? 1 : 0;
    };
    return reaches(moved) - reaches(unit);
}

bool SkillJudge::can_attack(const Unit& unit) const
{
    if (!attacks_ || owner_of(unit.id) != Player::P)
        return false;
    if (state_.in_battle && state_.battle.attacker == unit.id)
        return true;
    const Unit* target = protagonist_of(state_, Player::Q);
    return target && refusal_of_attack(state_, unit) == Clause::None &&
           refusal_of_target(state_, unit, *target) == Clause::None;
}

int SkillJudge::hidden_worth(const Op& op) const
{
    const int from = zone_of_cards(op) == Zone::Orbs ? worth_of_orb : 0;
    switch (op.verb) {
    case Verb::Deploy:
        return worth_of_deployment - from;
    case Verb::LevelUp:
        return worth_of_level_up - from;
    case Verb::Grow:
        return worth_of_growth - from;
    case Verb::Put:
        return (op.to == Zone::Hand ? worth_of_draw : worth_in(op.to, no_card)) - from;
    default:
        return 0;
    }
}

int SkillJudge::worth_on_cards(const Viewpoint& from, const Op& op) const
{
    if (op.opponent_does)
        return 0;
    const Zone zone = zone_of_cards(op);
    if (is_hidden(zone)) {
        const std::size_t there =
            zone == Zone::Orbs ? state_[Player::P].orbs.size() : state_[Player::P].deck.size();
        const std::size_t all = zone == Zone::Orbs ? there : std::max<std::size_t>(1, op.top);
        const std::size_t count = std::min<std::size_t>(op.chooses ? op.count : all, there);
        const int worth = hidden_worth(op);
        return static_cast<int>(count) * (op.up_to ? std::max(0, worth) : worth);
    }
    const Candidates cards = candidates_of(state_, from, op);
    const std::size_t count =
        op.chooses ? std::min<std::size_t>(op.count, cards.size()) : cards.size();
    int sum = 0;
    if (op.verb == Verb::Flip) {
        Candidates flipped;
        for (const std::uint16_t bond : cheapest_flips(cards, op.up_to ? 0 : count)) {
            sum -= price_of_flip(static_cast<CardNumber>(bond), flipped);
            flipped.push_back(bond);
        }
        return sum;
    }
    for (const std::uint16_t card : picks(from, op, count, cards))
        sum += worth_on_card(from, op, static_cast<CardNumber>(card));
    return sum;
}

int SkillJudge::worth_on_card(const Viewpoint& from, const Op& op, CardNumber card) const
{
    const Zone zone = op.from == Zone::Self ? zone_of(state_, from.player, card) : op.from;
    switch (op.verb) {
    case Verb::Deploy:
        return (namesake(state_, card) ? 0 : worth_of_deployment) - worth_in(zone, card);
    case Verb::LevelUp:
        return worth_of_level_up - worth_in(zone, card);
    case Verb::Grow:
        return worth_of_growth - worth_in(zone, card);
    case Verb::TurnUp:
        return worth_of_turned_bond;
    case Verb::Put: {
        if (zone != Zone::Field)
            return worth_in(op.to, card) - worth_in(zone, card);
        const Unit* unit = unit_on_top(state_, from.player, card);
        return unit ? worth_on_unit(from, op, *unit) : 0;
    }
    default:
        return 0;
    }
}

bool SkillJudge::pays_for_critical(CardNumber card) const
{
    return attacks_ && namesake(state_, card) != nullptr;
}

int SkillJudge::worth_in_hand(CardNumber card) const
{
    const auto held = std::find_if(hand_.begin(), hand_.end(),
                                   [&](const Prospect& one) { return one.card == card; });
    const Prospect one = held != hand_.end() ? *held : prospect_of(state_, card, hand_);
    const int min = pays_for_critical(card) ? worth_of_critical : worth_of_useless_card;
    return (one.has_use() ? worth_of_draw : min) + (one.promotion ? worth_of_promotion : 0);
}

int SkillJudge::worth_in(Zone zone, CardNumber card) const
{
    switch (zone) {
    case Zone::Hand:
        return card == no_card ? worth_of_draw : worth_in_hand(card);
    case Zone::Bonds:
        return worth_of_bond;
    case Zone::Orbs:
        return worth_of_orb;
    case Zone::Infinite:
        return worth_of_infinite;
    default:
        return 0;
    }
}

} // namespace kizuna
