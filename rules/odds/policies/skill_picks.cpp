#include "odds/policies/skill_worth.h"

#include <algorithm>

namespace kizuna {
namespace {

// Further worths to those of prospects.h, in hundredths of a bond.
constexpr int worth_of_flip = 40;    ///< a bond that can pay for a skill
constexpr int worth_of_symbol = 300; ///< more for a bond whose symbol a card of the hand needs

constexpr int max_steps_to_use = 100; ///< from a step that chooses units to the one that uses them

/// True if the step itself does nothing to what is picked.
bool is_only_seen(const Op& op)
{
    return op.verb == Verb::Choose || op.verb == Verb::Look || op.verb == Verb::Show;
}

} // namespace

// Flips cost more where no other face-up bond shows a symbol that the hand needs.
int SkillJudge::price_of_flip(CardNumber card, const Candidates& flipped) const
{
    const PlayerState& player = state_[Player::P];
    std::uint32_t others = 0;
    for (const CardNumber bond : player.bonds) {
        const bool lies_up = !player.face_down_bonds.contains(bond) && bond != card &&
                             std::find(flipped.begin(), flipped.end(), bond) == flipped.end();
        others |= lies_up ? state_.kind(Player::P, bond).symbols : 0;
    }
    const std::uint32_t lost = state_.kind(Player::P, card).symbols & ~others;
    return worth_of_flip + ((lost & symbols_needed_) != 0 ? worth_of_symbol : 0);
}

Candidates SkillJudge::cheapest_flips(const Candidates& bonds, std::size_t count) const
{
    Candidates flipped;
    while (flipped.size() < std::min(count, bonds.size())) {
        std::uint16_t best = nothing;
        int min = 0;
        for (const std::uint16_t bond : bonds) {
            if (std::find(flipped.begin(), flipped.end(), bond) != flipped.end())
                continue;
            const int price = price_of_flip(static_cast<CardNumber>(bond), flipped);
            if (best == nothing || price < min) {
                best = bond;
                min = price;
            }
        }
        flipped.push_back(best);
    }
    return flipped;
}

/// The step that uses the units chosen by `op`, or `op` itself if there is none.
const Op& SkillJudge::use_of_choice(const Op& op) const
{
    int steps_left = max_steps_to_use;
    for (Place16 at = op.next; op.verb == Verb::Choose && at != nothing && steps_left-- > 0;
         at = program_.ops[at].next) {
        if (program_.wants(program_.ops[at].of, Quality::Chosen))
            return program_.ops[at];
    }
    return op;
}

// Gains come first, the greatest before others; of losses the least comes first.
SkillJudge::Rank SkillJudge::rank(const Viewpoint& from, const Op& op,
                                  std::uint16_t candidate) const
{
    Rank one{0, 0, candidate};
    if (chooses_units(op)) {
        const Unit& unit = *state_.find(candidate);
        one.worth = worth_on_unit(from, use_of_choice(op), unit);
        one.tie = strength_of(state_, unit) + (owner_of(candidate) == Player::P ? 1000 : 0);
    } else if (zone_of_cards(op) != Zone::Orbs) {
        const auto card = static_cast<CardNumber>(candidate);
        one.worth = worth_on_card(from, op, card);
        const CardKind& kind = state_.kind(Player::P, card);
        const Prospect prospect = prospect_of(state_, card, {});
        const int keep = prospect.worth + (pays_for_critical(card) ? worth_of_critical : 0);
        const std::uint32_t missing = symbols_needed_ & ~bond_symbols(state_, Player::P);
        if (op.verb == Verb::TurnUp || (op.verb == Verb::Put && op.to == Zone::Bonds))
            one.tie = ((kind.symbols & missing) != 0 ? 10'000 : 0) - keep;
        else
            one.tie = keep + kind.attack / strength_for_one;
        const bool goes = op.verb == Verb::Put && op.to != Zone::Bonds && op.to != Zone::Hand;
        if (goes && one.worth == 0)
            one.tie = -one.tie;
    }
    if (one.worth < 0)
        one.tie = -one.tie;
    return one;
}

Candidates SkillJudge::picks(const Viewpoint& from, const Op& op, std::size_t count,
                             const Candidates& candidates) const
{
    if (op.verb == Verb::Flip && !op.opponent_does)
        return cheapest_flips(candidates, op.up_to ? 0 : count);
    InlineList<Rank, 16> ranks;
    for (const std::uint16_t candidate : candidates) {
        const Rank one = op.opponent_does ? Rank{0, 0, candidate} : rank(from, op, candidate);
        const bool is_kept = !op.up_to || one.worth > 0 || (one.worth == 0 && is_only_seen(op));
        if (is_kept)
            ranks.push_back(one);
    }
    std::stable_sort(ranks.begin(), ranks.end(), [](const Rank& one, const Rank& other) {
        return one.worth != other.worth ? one.worth > other.worth : one.tie > other.tie;
    });
    Candidates picked;
    for (std::size_t at = 0; at < std::min(count, ranks.size()); ++at)
        picked.push_back(ranks[at].candidate);
    return picked;
}

bool SkillJudge::takes_away(const Viewpoint& from, const Op& op, std::uint16_t candidate) const
{
    return op.verb == Verb::Flip || (!op.opponent_does && rank(from, op, candidate).worth < 0);
}

} // namespace kizuna
