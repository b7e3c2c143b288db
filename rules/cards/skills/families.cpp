// Long because: every step and every payment has its family here, by a line or two.
#include "cards/skills/families.h"

#include "cards/skills/skill_payment.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr auto family_words = std::to_array<std::string_view>(
    {"again",    "bond",        "copy",     "cost",     "counts-as", "critical", "deck",
     "deploy",   "destroy",     "discard",  "draw",     "evade",     "flip",     "forbid",
     "grant",    "grow",        "infinite", "level-up", "look",      "mill",     "move",
     "orb",      "protagonist", "protect",  "range",    "recover",   "return",   "search",
     "strength", "support",     "tap",      "turn-up",  "untap",     "win"});
static_assert(family_words.size() == effect_family_count);
constexpr auto payment_words =
    std::to_array<std::string_view>({"bonds", "deck", "destroy", "discard", "flip", "grow", "hand",
                                     "infinite", "orbs", "retreat", "self", "show", "tap"});
static_assert(payment_words.size() == paid_with_count);

constexpr FamilySet bit(EffectFamily family)
{
    return FamilySet(1) << static_cast<unsigned>(family);
}

/// The zone of the cards that the effect looked at or showed last.
struct Seen {
    Zone zone = Zone::Deck;
    bool is_own = true;
};

/// Search, where the step chooses cards from the whole deck instead of taking them from its top.
FamilySet families_of_source(Zone from, const Step& step)
{
    const bool is_search = from == Zone::Deck && step.count && step.top == 0 && !step.from_bottom &&
                           !step.at_random && !step.opponent_does;
    return is_search ? bit(EffectFamily::Search) : 0;
}

FamilySet families_of_sources(const Step& step)
{
    FamilySet found = families_of_source(step.from, step);
    for (const Zone from : step.or_from)
        found |= families_of_source(from, step);
    return found;
}

FamilySet families_of_leaving(Zone from, const Step& step, const Seen& seen)
{
    const bool to_hand = step.to == Zone::Hand;
    const bool to_retreat = step.to == Zone::Retreat;
    const bool goes_back = to_hand || step.to == Zone::Deck;
    bool is_own = !step.opponent_does;
    if (from == Zone::Seen) {
        from = seen.zone;
        is_own = is_own && seen.is_own;
    }
    switch (from) {
    case Zone::Orbs:
        return bit(EffectFamily::Orb);
    case Zone::Hand:
        return to_retreat             ? bit(EffectFamily::Discard)
               : goes_back && !is_own ? bit(EffectFamily::Return)
                                      : 0;
    case Zone::Deck:
        return to_retreat          ? bit(EffectFamily::Mill)
               : to_hand && is_own ? bit(EffectFamily::Draw)
                                   : 0;
    case Zone::Retreat:
    case Zone::Infinite:
        return goes_back ? bit(is_own ? EffectFamily::Recover : EffectFamily::Return) : 0;
    case Zone::Support:
        return bit(to_hand ? EffectFamily::Recover : EffectFamily::Support);
    case Zone::Bonds:
        return goes_back ? bit(EffectFamily::Return) : to_retreat ? bit(EffectFamily::Bond) : 0;
    case Zone::Field:
    case Zone::Self:
    case Zone::Stack:
        return goes_back || to_retreat ? bit(EffectFamily::Return) : 0;
    default:
        return 0;
    }
}

FamilySet families_of_arriving(Zone to)
{
    switch (to) {
    case Zone::Bonds:
        return bit(EffectFamily::Bond);
    case Zone::Orbs:
        return bit(EffectFamily::Orb);
    case Zone::Infinite:
        return bit(EffectFamily::Infinite);
    case Zone::Stack:
        return bit(EffectFamily::Grow);
    case Zone::Support:
        return bit(EffectFamily::Support);
    default:
        return 0;
    }
}

FamilySet families_of_put(const Step& step, const Seen& seen)
{
    FamilySet found = families_of_arriving(step.to);
    const auto leave = [&](Zone from) {
        const FamilySet searches = families_of_source(from, step);
        found |= searches != 0 ? searches : families_of_leaving(from, step, seen);
    };
    leave(step.from);
    std::ranges::for_each(step.or_from, leave);
    return found;
}

/// The families of what happens in place of a destruction, of a support's end or of a defeat.
FamilySet families_of_instead(const Step& step, const Seen& seen)
{
    if (step.from == Zone::Support)
        return 0; // what its steps do
    const bool is_spared = step.from == Zone::Self || !step.then.empty();
    return is_spared ? bit(EffectFamily::Protect) : families_of_put(step, seen);
}

FamilySet families_of_forbid(const Step& step)
{
    const FamilySet forbids = bit(EffectFamily::Forbid);
    switch (step.act) {
    case UnitAct::Critical:
        return forbids | bit(EffectFamily::Critical);
    case UnitAct::Evade:
        return forbids | bit(EffectFamily::Evade);
    case UnitAct::BeAttacked:
    case UnitAct::BeDestroyed:
    case UnitAct::BeChosen:
    case UnitAct::BeDiscarded:
        return forbids | bit(EffectFamily::Protect);
    default:
        break;
    }
    return forbids;
}

FamilySet families_of_acquired(Acquired what)
{
    constexpr Acquired tags = acquired_symbols | acquired_weapons | acquired_types;
    return ((what & acquired_skills) != 0 ? bit(EffectFamily::Grant) : 0) |
           ((what & tags) != 0 ? bit(EffectFamily::CountsAs) : 0) |
           ((what & acquired_range) != 0 ? bit(EffectFamily::Range) : 0) |
           ((what & acquired_support_skills) != 0 ? bit(EffectFamily::Support) : 0);
}

FamilySet families_of(const Step& step, const Seen& seen)
{
    switch (step.verb) {
    case Verb::Strength:
        return bit(EffectFamily::Strength);
    case Verb::SupportValue:
    case Verb::CancelSupportSkill:
    case Verb::FailSupport:
    case Verb::AllowSupport:
    case Verb::SupportSkillTimes:
        return bit(EffectFamily::Support);
    case Verb::Range:
        return bit(EffectFamily::Range);
    case Verb::OrbsToDestroy:
    case Verb::TurnOrbs:
        return bit(EffectFamily::Orb);
    case Verb::CriticalTimes:
    case Verb::CriticalBy:
    case Verb::DealCritical:
        return bit(EffectFamily::Critical);
    case Verb::Draw:
        return step.opponent_does ? 0 : bit(EffectFamily::Draw);
    case Verb::Put:
        return families_of_put(step, seen);
    case Verb::Move:
        return bit(EffectFamily::Move);
    case Verb::Tap:
        return bit(EffectFamily::Tap);
    case Verb::Untap:
        return bit(EffectFamily::Untap);
    case Verb::Destroy:
        return bit(EffectFamily::Destroy);
    case Verb::Deploy:
        return bit(EffectFamily::Deploy) | families_of_sources(step);
    case Verb::AlsoDeploy:
        return bit(EffectFamily::Deploy);
    case Verb::LevelUp:
        return bit(EffectFamily::LevelUp) | families_of_sources(step);
    case Verb::Grow:
        return bit(EffectFamily::Grow) | families_of_sources(step);
    case Verb::Look:
    case Verb::Show:
        return bit(EffectFamily::Look);
    case Verb::Flip:
        return bit(EffectFamily::Flip);
    case Verb::TurnUp:
        return bit(EffectFamily::TurnUp);
    case Verb::Forbid:
        return families_of_forbid(step);
    case Verb::Protagonist:
        return bit(EffectFamily::Protagonist);
    case Verb::Survive:
    case Verb::Defender:
        return bit(EffectFamily::Protect);
    case Verb::Win:
        return bit(EffectFamily::Win);
    case Verb::Cost:
    case Verb::ClassChangeCost:
    case Verb::Waive:
    case Verb::SkillCost:
        return bit(EffectFamily::Cost);
    case Verb::CountAs:
    case Verb::MarksHold:
        return bit(EffectFamily::CountsAs);
    case Verb::Lose:
        return (step.ranges != 0 ? bit(EffectFamily::Range) : 0) |
               (step.every_symbol || !step.tags.empty() ? bit(EffectFamily::CountsAs) : 0);
    case Verb::Uncover:
        return bit(EffectFamily::Return);
    case Verb::Again:
        return bit(EffectFamily::Again);
    case Verb::Acquire:
        return families_of_acquired(step.what);
    case Verb::EvadeBy:
    case Verb::Dodge:
        return bit(EffectFamily::Evade);
    case Verb::Silence:
        return bit(EffectFamily::Forbid);
    case Verb::Copy:
        return bit(EffectFamily::Copy) | bit(EffectFamily::Grant) | bit(EffectFamily::CountsAs);
    case Verb::Grant:
        return bit(EffectFamily::Grant);
    case Verb::Instead:
        return families_of_instead(step, seen);
    case Verb::SkillEffect: // what its steps do
    case Verb::Shuffle:
    case Verb::Choose:
    case Verb::Leave:
    case Verb::Spare:
    case Verb::AtEndOfTurn:
    case Verb::OneOf:
    case Verb::Guess:
    case Verb::If:
    case Verb::May:
    case Verb::Pay:
    case Verb::AtEndOfBattle:
    case Verb::Repeat:
        break;
    }
    return 0;
}

std::optional<PaidWith> paid_with(const Step& step)
{
    switch (step.verb) {
    case Verb::Tap:
        return PaidWith::Tap;
    case Verb::Flip:
        return PaidWith::Flip;
    case Verb::Destroy:
        return PaidWith::Destroy;
    case Verb::TurnOrbs:
        return PaidWith::Orbs;
    case Verb::Grow:
        return PaidWith::Grow;
    case Verb::Show:
        return PaidWith::Show;
    case Verb::Put:
        break;
    default:
        return std::nullopt;
    }
    const bool is_lost = step.to == Zone::Retreat || step.to == Zone::Infinite;
    switch (step.from) {
    case Zone::Hand:
        return is_lost ? PaidWith::Discard : PaidWith::Hand;
    case Zone::Deck:
        return PaidWith::Deck;
    case Zone::Bonds:
        return PaidWith::Bonds;
    case Zone::Orbs:
        return PaidWith::Orbs;
    case Zone::Retreat:
        return PaidWith::Retreat;
    case Zone::Infinite:
        return PaidWith::Infinite;
    case Zone::Self:
        return PaidWith::Self;
    default:
        return PaidWith::Destroy; // units that leave otherwise
    }
}

using Paid = decltype(EffectTraits::pays);

void note_payment(const std::vector<Step>& steps, EffectTraits& traits)
{
    constexpr int any_number = 99;
    Paid paid{};
    for (const Step& step : steps) {
        const auto with = paid_with(step);
        if (!with)
            continue;
        const int count = step.count.value_or(1);
        auto& amount = paid[static_cast<std::size_t>(*with)];
        amount = static_cast<std::uint8_t>(amount + (count == any_number ? 1 : count));
    }
    for (std::size_t at = 0; at < paid.size(); ++at)
        traits.pays[at] = std::max(traits.pays[at], paid[at]);
}

/// True where `then` holds a payment.
bool asks_for_payment(const Step& step)
{
    switch (step.verb) {
    case Verb::Pay:
    case Verb::Repeat:
    case Verb::CriticalBy:
    case Verb::EvadeBy:
        return true;
    case Verb::SkillCost:
        return step.gives_cost;
    case Verb::Instead:
        return step.from != Zone::Support;
    default:
        return false;
    }
}

void note_steps(const std::vector<Step>& steps, EffectTraits& traits, Seen& seen)
{
    for (const Step& step : steps) {
        traits.does |= families_of(step, seen);
        if (step.verb == Verb::Look || step.verb == Verb::Show)
            seen = {step.from, !step.opponent_does};
        if (asks_for_payment(step)) {
            note_payment(step.then, traits);
            for (const Step& paid : step.then) { // what is no payment, as untapping, is done
                if (!paid_with(paid))
                    note_steps({paid}, traits, seen);
            }
        } else
            note_steps(step.then, traits, seen);
        note_steps(step.otherwise, traits, seen);
        note_steps(step.refused, traits, seen);
        for (const GrantedSkill& granted : step.granted)
            note_steps(granted.steps, traits, seen);
    }
}

/// The families of a field of the card that says what a skill does.
FamilySet families_of(StatedField field)
{
    switch (field) {
    case StatedField::None:
        return 0;
    case StatedField::Copies:
        return bit(EffectFamily::Deck);
    case StatedField::MultiDeploy:
        return bit(EffectFamily::Deploy);
    case StatedField::NoBond:
        return bit(EffectFamily::Forbid);
    case StatedField::AlsoUnit:
        return bit(EffectFamily::CountsAs);
    case StatedField::StacksOn:
        return bit(EffectFamily::LevelUp);
    }
    return 0;
}

} // namespace

std::span<const std::string_view> effect_family_words()
{
    return family_words;
}

std::span<const std::string_view> paid_with_words()
{
    return payment_words;
}

EffectTraits effect_traits(const Skill& skill, const Vocabulary& words)
{
    EffectTraits traits{.does = families_of(skill.states)};
    traits.is_always_on = skill.states != StatedField::None;
    if (skill.cost) {
        if (const auto payment = payment_of(*skill.cost, words))
            note_payment(*payment, traits);
    }
    const Script* script = skill.script ? &*skill.script : nullptr;
    if (!script && skill.scripted && skill.emblem && words.emblems[*skill.emblem].script)
        script = &*words.emblems[*skill.emblem].script;
    if (!script)
        return traits;
    Seen seen;
    note_steps(script->steps, traits, seen);
    for (const Trigger& trigger : script->when)
        traits.moments |= std::uint64_t(1) << static_cast<unsigned>(trigger.moment);
    traits.is_always_on = skill.category == SkillCategory::Cont ||
                          skill.category == SkillCategory::BondCont ||
                          (skill.category == SkillCategory::Spec && script->when.empty());
    return traits;
}

} // namespace kizuna
