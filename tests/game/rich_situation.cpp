// Long because: a situation is planned and laid out in one place, side by side.

#include "game/rich_situation.h"

#include "game/compiled/card_facts.h"
#include "game/values/invariants.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>
#include <stdexcept>

namespace kizuna::test {
namespace {

using Needs = SituationMaker::Needs;

/// Cards that serve a filter; more would only dilute them.
constexpr std::size_t enough_cards = 12;

struct PlannedUnit {
    std::vector<CardIndex> stack; ///< from the bottom
    Line line = Line::Front;
    bool tapped = false;
};
struct PlannedSide {
    std::vector<CardIndex> deck; ///< the last is the top
    std::vector<CardIndex> hand;
    std::vector<CardIndex> orbs;
    std::vector<CardIndex> bonds;
    std::vector<CardIndex> retreat;
    std::vector<CardIndex> infinite;
    std::vector<PlannedUnit> units;
    std::size_t protagonist = 0; ///< among the units
    std::size_t face_down = 0;   ///< bonds, from the last
    std::size_t face_up_orbs = 0;
};

/// One situation, drawn from what an effect needs.
class Planner {
public:
    Planner(const CardLibrary& library, const Needs& needs,
            const std::map<std::string, std::vector<CardIndex>>& by_unit, std::uint64_t seed)
        : library_(library), needs_(needs), by_unit_(by_unit), rng_(seed, 23)
    {
        for (const bool ally : {true, false}) {
            for (const auto& wish : needs.wishes) {
                if (!(ally ? wish.of_ally : wish.of_enemy))
                    continue;
                fitting_[ally].push_back(&wish);
                if (wish.protagonist)
                    protagonists_[ally].push_back(&wish);
            }
        }
    }

    std::array<PlannedSide, 2> plan()
    {
        std::array<PlannedSide, 2> sides;
        for (const bool ally : {true, false}) {
            PlannedSide& side = sides[ally ? 0 : 1];
            ally_ = ally;
            add_units(side);
            add_hand(side);
            add_bonds(side);
            add_piles(side);
        }
        return sides;
    }

private:
    const CardLibrary& library_;
    const Needs& needs_;
    const std::map<std::string, std::vector<CardIndex>>& by_unit_;
    Rng rng_;
    bool ally_ = true;
    /// By whether they are of allies.
    std::array<std::vector<const SituationMaker::Wish*>, 2> fitting_;
    std::array<std::vector<const SituationMaker::Wish*>, 2> protagonists_;

    std::size_t below(std::size_t bound) { return rng_.below(static_cast<std::uint32_t>(bound)); }
    bool chance(int percent) { return below(100) < static_cast<std::size_t>(percent); }
    template <typename List>
    const auto& one_of(const List& list)
    {
        return list[below(list.size())];
    }
    CardIndex any_card() { return static_cast<CardIndex>(below(library_.cards().size())); }
    CardIndex fitting(const std::vector<const SituationMaker::Wish*>& wishes)
    {
        if (wishes.empty())
            return any_card();
        const auto& cards = one_of(wishes)->cards;
        return cards.empty() ? any_card() : one_of(cards);
    }
    CardIndex fitting() { return fitting(fitting_[ally_]); }
    CardIndex same_name() { return one_of(needs_.same_name); }
    /// A card as it comes: the card itself, of its name, such as the effect needs, or any.
    CardIndex mixed(int own, int same)
    {
        const auto drawn = static_cast<int>(below(100));
        if (ally_ && drawn < own)
            return needs_.card;
        if (ally_ && drawn < own + same)
            return same_name();
        return chance(65) ? fitting() : any_card();
    }
    const Card& card(CardIndex index) const { return library_.cards()[index]; }

    void add_unit(PlannedSide& side, CardIndex top, std::size_t size)
    {
        const bool is_taken = std::ranges::any_of(side.units, [&](const PlannedUnit& unit) {
            return shares_unit_name(card(unit.stack.back()), card(top));
        });
        if (is_taken)
            return;
        PlannedUnit unit;
        const auto& names = by_unit_.at(card(top).unit);
        for (std::size_t at = 1; at < size; ++at)
            unit.stack.push_back(chance(50) ? top : one_of(names));
        unit.stack.push_back(top);
        unit.line = chance(60) ? Line::Front : Line::Back;
        unit.tapped = chance(15);
        side.units.push_back(std::move(unit));
    }
    void add_units(PlannedSide& side)
    {
        enum { on_top, below_top, in_hand };
        const auto drawn = below(10);
        // A card does not support a unit of its name.
        const std::size_t often = needs_.category == SkillCategory::Support ? 3 : 6;
        const auto role = drawn < often ? on_top : drawn < often + 2 ? below_top : in_hand;
        if (ally_ && role != in_hand) {
            const auto wanted = static_cast<std::size_t>(needs_.stack);
            const auto size = chance(75) ? wanted + below(2) : 1 + below(4);
            add_unit(side, role == on_top ? needs_.card : same_name(), size);
            side.units.back().tapped = false;
        }
        const std::size_t own = side.units.size();
        if (!protagonists_[ally_].empty() && chance(70)) {
            add_unit(side, fitting(protagonists_[ally_]), 1 + below(2));
            if (side.units.size() > own)
                side.protagonist = own;
        }
        const std::size_t wanted = own + (chance(15) ? below(2) : 2 + below(5));
        constexpr int max_draws = 40;
        for (int draw = 0; draw < max_draws && side.units.size() < std::max<std::size_t>(wanted, 1);
             ++draw)
            add_unit(side, chance(80) ? fitting() : any_card(), chance(40) ? 2 + below(2) : 1);
        if (protagonists_[ally_].empty())
            side.protagonist = ally_ && chance(40) ? 0 : below(side.units.size());
        if (std::ranges::none_of(side.units,
                                 [](const PlannedUnit& unit) { return unit.line == Line::Front; }))
            side.units.front().line = Line::Front;
    }
    void add_hand(PlannedSide& side)
    {
        const std::size_t size = chance(15) ? below(3) : 3 + below(6);
        if (ally_)
            side.hand.push_back(needs_.card);
        while (side.hand.size() < size) {
            if (chance(30)) // for critical hits and evasions
                side.hand.push_back(one_of(side.units).stack.back());
            else
                side.hand.push_back(mixed(25, 15));
        }
    }
    void add_bonds(PlannedSide& side)
    {
        const bool is_of_bond = needs_.category == SkillCategory::BondAct ||
                                needs_.category == SkillCategory::BondAuto ||
                                needs_.category == SkillCategory::BondCont;
        if (ally_ && (is_of_bond || chance(50)))
            side.bonds.push_back(needs_.card);
        if (ally_) // bonds of its symbols, to deploy and level up with it
            side.bonds.push_back(same_name());
        if (ally_ && needs_.every_symbol) {
            for (std::size_t symbol = 0; symbol < library_.words().symbols.size(); ++symbol)
                side.bonds.push_back(of_symbol(symbol));
        }
        const std::size_t size = chance(25) ? below(5) : 5 + below(5);
        while (side.bonds.size() < size)
            side.bonds.push_back(mixed(15, 15));
        if (chance(30))
            side.face_down = below(side.bonds.size() + 1);
    }
    CardIndex of_symbol(std::size_t symbol)
    {
        const std::size_t first = below(library_.cards().size());
        for (std::size_t at = 0; at < library_.cards().size(); ++at) {
            const auto index = static_cast<CardIndex>((first + at) % library_.cards().size());
            if (card(index).symbols.contains(static_cast<SymbolId>(symbol)))
                return index;
        }
        return any_card();
    }
    void fill(std::vector<CardIndex>& pile, std::size_t size, int own, int same)
    {
        while (pile.size() < size)
            pile.push_back(mixed(own, same));
    }
    void add_piles(PlannedSide& side)
    {
        constexpr std::size_t deck_size = 20;
        const bool supports = needs_.category == SkillCategory::Support;
        fill(side.deck, deck_size, supports ? 50 : 25, 10);
        for (CardIndex& card : side.deck) { // so that supports fail
            if (chance(10))
                card = one_of(side.units).stack.back();
        }
        fill(side.orbs, below(6), 20, 10);
        if (chance(20))
            side.face_up_orbs = below(side.orbs.size() + 1);
        fill(side.retreat, chance(20) ? 0 : 2 + below(7), 15, 15);
        const bool wants_infinite = (needs_.zones & zone_bit(Zone::Infinite)) != 0;
        if (chance(wants_infinite ? 60 : 15))
            fill(side.infinite, 1 + below(4), 20, 20);
    }
};

std::vector<CardIndex> all_of(const PlannedSide& side)
{
    std::vector<CardIndex> cards;
    for (const auto* pile :
         {&side.deck, &side.hand, &side.orbs, &side.bonds, &side.retreat, &side.infinite})
        cards.insert(cards.end(), pile->begin(), pile->end());
    for (const PlannedUnit& unit : side.units)
        cards.insert(cards.end(), unit.stack.begin(), unit.stack.end());
    return cards;
}

void place(GameState& state, Player player, const PlannedSide& planned)
{
    PlayerState& one = state[player];
    one.below.fill(no_card);
    std::array<bool, max_cards> used{};
    const auto take = [&](CardIndex index) {
        const std::uint16_t kind = state.cards->kind_of(state.cards->library().cards()[index]);
        CardNumber number = 0;
        while (used[number] || state.cards->kind_number(player, number) != kind)
            ++number;
        used[number] = true;
        return number;
    };
    const auto put = [&](const std::vector<CardIndex>& from, CardPile& into) {
        for (const CardIndex card : from)
            into.push_back(take(card));
    };
    put(planned.deck, one.deck);
    put(planned.hand, one.hand);
    std::ranges::sort(one.hand);
    put(planned.orbs, one.orbs);
    for (std::size_t at = 0; at < planned.face_up_orbs; ++at)
        one.face_up_orbs.insert(one.orbs[at]);
    put(planned.bonds, one.bonds);
    put(planned.retreat, one.retreat);
    put(planned.infinite, one.infinite);
    for (const CardNumber card : one.infinite)
        one.open_infinite.insert(card);
    for (std::size_t at = planned.bonds.size() - planned.face_down; at < planned.bonds.size(); ++at)
        one.face_down_bonds.insert(one.bonds[at]);
    for (std::size_t at = 0; at < planned.units.size(); ++at) {
        Unit unit;
        unit.id = static_cast<UnitId>(2 * state.next_unit++ + index(player));
        unit.line = planned.units[at].line;
        unit.tapped = planned.units[at].tapped;
        unit.protagonist = at == planned.protagonist;
        for (const CardIndex card : planned.units[at].stack) {
            const CardNumber number = take(card);
            one.below[number] = unit.top;
            unit.top = number;
            ++unit.size;
        }
        one.units.push_back(unit);
    }
}

GameState state_of(const CardLibrary& library, const std::array<PlannedSide, 2>& sides,
                   std::uint64_t seed)
{
    GameState state;
    state.cards =
        std::make_shared<const GameCards>(library, std::array{all_of(sides[0]), all_of(sides[1])});
    for (const Player player : {Player::P, Player::Q}) {
        place(state, player, sides[index(player)]);
        constexpr std::uint64_t streams = 8;
        state[player].refresh = Rng(seed, streams * index(player) + 2);
        state[player].effects = Rng(seed, streams * index(player) + 3);
    }
    constexpr std::uint64_t sometimes = 4; // no bond is put
    state.phase = seed % sometimes == 1 ? Phase::Deployment : Phase::Bond;
    state.turn_begun = true;
    constexpr int own_turns = 3;
    constexpr std::uint64_t seldom = 5; // Q begins
    const bool is_of_q = seed % seldom == 0;
    state.turn_player = is_of_q ? Player::Q : Player::P;
    state[Player::P].own_turns = own_turns;
    state[Player::Q].own_turns = is_of_q ? own_turns : own_turns - 1;
    state.turn = static_cast<std::uint16_t>(is_of_q ? 2 * own_turns : 2 * own_turns - 1);
    return state;
}

int number_after(std::string_view head, const std::string& mark)
{
    int number = 0;
    if (mark.starts_with(head))
        std::from_chars(mark.data() + head.size(), mark.data() + mark.size(), number);
    return number;
}

} // namespace

SituationMaker::SituationMaker(const CardLibrary& library) : library_(library)
{
    all_.resize(library.cards().size());
    std::iota(all_.begin(), all_.end(), CardIndex(0));
    for (const CardIndex card : all_) {
        by_unit_[library.cards()[card].unit].push_back(card);
        doings_.push_back(doings_of(library.cards()[card], library.words()));
    }
    const std::vector<CardIndex> one = {0};
    asked_ = std::make_unique<const GameCards>(library, std::array{one, one});
}

/// Some of them, from a place drawn anew; of a name, only the cards of it are looked at.
std::vector<CardIndex> SituationMaker::some_that_pass(const Filter& filter, Rng& rng) const
{
    std::vector<CardIndex> named;
    const auto name = std::ranges::find_if(filter.cards, [](const CardTest& test) {
        return test.kind == CardTest::Kind::Name && !test.negated;
    });
    if (name != filter.cards.end()) {
        for (const std::string& unit : name->words) {
            if (const auto found = by_unit_.find(unit); found != by_unit_.end())
                named.insert(named.end(), found->second.begin(), found->second.end());
        }
    }
    const std::vector<CardIndex>& pool = named.empty() ? all_ : named;
    const std::size_t first = rng.below(static_cast<std::uint32_t>(pool.size()));
    std::vector<CardIndex> passing;
    for (std::size_t at = 0; at < pool.size() && passing.size() < enough_cards; ++at) {
        const CardIndex card = pool[(first + at) % pool.size()];
        if (std::ranges::all_of(filter.cards, [&](const CardTest& test) {
                return passes(*asked_, library_.cards()[card], AddedFacts(), test);
            }))
            passing.push_back(card);
    }
    return passing;
}

Needs SituationMaker::needs_of(const Card& card, const Skill& skill, Rng& rng) const
{
    Needs needs;
    needs.card = library_.index_of(card);
    needs.same_name = by_unit_.at(card.unit);
    for (const std::string& unit : card.stacks_on) {
        if (const auto found = by_unit_.find(unit); found != by_unit_.end())
            needs.same_name.insert(needs.same_name.end(), found->second.begin(),
                                   found->second.end());
    }
    needs.category = skill.category;
    const SpokenOf spoken = spoken_of(skill, library_.words());
    needs.zones = spoken.zones;
    for (const std::string& mark : skill.marks) {
        needs.stack = std::max({needs.stack, number_after("LvS", mark), mark == "CCS" ? 2 : 1});
        needs.every_symbol |= mark == "US";
    }
    for (const Filter& filter : spoken.filters) {
        needs.stack = std::max(needs.stack, filter.stack_min);
        if (filter.cards.empty() || filter.wants(Quality::Self))
            continue;
        needs.wishes.push_back({some_that_pass(filter, rng), filter.side != Filter::Side::Enemy,
                                filter.side != Filter::Side::Ally,
                                filter.wants(Quality::Protagonist)});
    }
    for (std::size_t verb = 0; verb < 64; ++verb) {
        if ((spoken.verbs >> verb & 1U) == 0)
            continue;
        Wish helpers;
        helpers.of_ally = !spoken.by_opponent;
        const std::size_t first = rng.below(static_cast<std::uint32_t>(all_.size()));
        for (std::size_t at = 0; at < all_.size() && helpers.cards.size() < enough_cards; ++at) {
            const std::size_t one = (first + at) % all_.size();
            if (doings_[one].serve(spoken, static_cast<Verb>(verb)))
                helpers.cards.push_back(static_cast<CardIndex>(one));
        }
        needs.wishes.push_back(std::move(helpers));
    }
    return needs;
}

GameState SituationMaker::make(const Needs& needs, std::uint64_t seed) const
{
    // Texts that give names may bring two units of one name together.
    constexpr std::uint64_t max_attempts = 50;
    for (std::uint64_t attempt = 0; attempt < max_attempts; ++attempt) {
        Planner planner(library_, needs, by_unit_, seed + attempt * 1'000'003);
        GameState state = state_of(library_, planner.plan(), seed);
        if (broken_invariant(state) == 0)
            return state;
    }
    throw std::logic_error("no situation of " + library_.cards()[needs.card].id +
                           " keeps the invariants");
}

} // namespace kizuna::test
