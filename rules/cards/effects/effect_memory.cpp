#include "cards/effects/effect_memory.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

bool speaks_of(const Filter& filter, Quality quality)
{
    return ((filter.wanted | filter.unwanted) >> static_cast<unsigned>(quality)) & 1U;
}

class Search {
public:
    explicit Search(const EffectMemory& memory) : memory_(memory) {}

    void look_into(const Filter& filter)
    {
        need(speaks_of(filter, Quality::Done), memory_.done, "done");
        need(speaks_of(filter, Quality::Paid), memory_.paid, "paid");
        const bool chosen = (filter.wanted >> static_cast<unsigned>(Quality::Chosen)) & 1U;
        need(chosen, memory_.chosen, "chosen"); // "not-chosen" holds without a choice
        need(speaks_of(filter, Quality::Subject), memory_.subject, "subject");
        for (const CardTest& test : filter.cards) {
            need(test.with == CardTest::With::Done, memory_.done, "done");
            need(test.with == CardTest::With::Paid, memory_.paid, "paid");
            need(test.with == CardTest::With::Seen, memory_.seen, "seen");
            need(test.with == CardTest::With::Shown, memory_.shown, "shown");
            need(test.with == CardTest::With::Destroyed, memory_.destroyed, "destroyed");
            for (const Filter& units : test.units)
                look_into(units);
        }
    }
    void look_into(Zone zone)
    {
        need(zone == Zone::Seen, memory_.seen, "seen");
        need(zone == Zone::Done, memory_.done, "done");
        need(zone == Zone::Paid, memory_.paid, "paid");
    }
    void look_into(const Quantity& quantity)
    {
        look_into(quantity.filter);
        look_into(quantity.zone);
        need(quantity.measure == Quantity::Measure::Done, memory_.done, "done");
        need(quantity.measure == Quantity::Measure::CostOfSeen, memory_.seen, "seen");
        need(quantity.measure == Quantity::Measure::SupportOfShown, memory_.shown, "shown");
    }
    void look_into(const std::vector<Condition>& conditions)
    {
        for (const Condition& condition : conditions) {
            look_into(condition.filter);
            look_into(condition.left);
            look_into(condition.right);
            look_into(condition.parts);
        }
    }
    std::string_view found() const { return found_; }

private:
    void need(bool is_used, bool is_there, std::string_view word)
    {
        if (is_used && !is_there && found_.empty())
            found_ = word;
    }

    const EffectMemory& memory_;
    std::string_view found_;
};

} // namespace

bool makes_copy(const std::vector<Step>& steps)
{
    return std::ranges::any_of(steps, [](const Step& step) {
        return step.verb == Verb::Copy || makes_copy(step.then) || makes_copy(step.otherwise) ||
               makes_copy(step.refused);
    });
}

bool is_remembered_as_done(Verb verb)
{
    constexpr std::array verbs = {Verb::Draw,  Verb::Put,     Verb::Move,     Verb::Tap,
                                  Verb::Untap, Verb::Destroy, Verb::Deploy,   Verb::LevelUp,
                                  Verb::Grow,  Verb::Flip,    Verb::TurnOrbs, Verb::TurnUp};
    return std::ranges::find(verbs, verb) != verbs.end();
}

void EffectMemory::note(const Step& step)
{
    shown |= step.verb == Verb::Show || step.shows;
    seen |= shown || step.verb == Verb::Look;
    done |= is_remembered_as_done(step.verb);
    paid |= step.verb == Verb::Pay || step.verb == Verb::Repeat;
    chosen |= step.verb == Verb::Choose;
}

namespace {

/// False for moments of a turn, a player or a card.
bool is_about_a_unit(Moment moment)
{
    constexpr std::array others = {Moment::TurnBegins, Moment::TurnEnds,        Moment::Bonded,
                                   Moment::OrbLost,    Moment::SupportRevealed, Moment::Draws,
                                   Moment::Put,        Moment::Shown,           Moment::PhaseBegins,
                                   Moment::PhaseEnds};
    return std::ranges::find(others, moment) == others.end();
}

} // namespace

void EffectMemory::note(const std::vector<Trigger>& when)
{
    subject = !when.empty() && std::ranges::all_of(when, is_about_a_unit, &Trigger::moment);
    destroyed = std::ranges::any_of(when, [](const Trigger& trigger) {
        return trigger.moment == Moment::Destroys || trigger.moment == Moment::Destroyed ||
               trigger.moment == Moment::AttackEnds;
    });
}

void EffectMemory::add(const EffectMemory& other)
{
    seen |= other.seen;
    shown |= other.shown;
    done |= other.done;
    paid |= other.paid;
    chosen |= other.chosen;
}

std::string_view word_without_memory(const Trigger& trigger)
{
    const EffectMemory none;
    Search search(none);
    for (const Filter* filter : {&trigger.subject, &trigger.against, &trigger.with})
        search.look_into(*filter);
    for (const Cause& cause : trigger.causes)
        search.look_into(cause.of);
    return search.found();
}

std::string_view word_without_memory(const Step& step, const EffectMemory& memory)
{
    Search search(memory);
    for (const Filter* filter : {&step.of, &step.with, &step.beside, &step.source, &step.against})
        search.look_into(*filter);
    search.look_into(step.from);
    search.look_into(step.amount);
    if (step.number)
        search.look_into(*step.number);
    search.look_into(step.conditions);
    return search.found();
}

std::string_view word_without_memory(const std::vector<Condition>& conditions,
                                     const EffectMemory& memory)
{
    Search search(memory);
    search.look_into(conditions);
    return search.found();
}

} // namespace kizuna
