#include "app/skills/steps_before.h"

#include "cards/effects/effect_memory.h"

#include <algorithm>

namespace kizuna {
namespace {

using StepsBeforeEach = std::map<const Step*, StepsBefore>;

bool sees_cards(const Step& step)
{
    return (step.verb == Verb::Look || step.verb == Verb::Show ||
            (step.shows && (step.verb == Verb::Put || step.verb == Verb::Draw))) &&
           step.from != Zone::Seen;
}

/// How many cards a step looks at or shows; 0 where that is not one number.
int number_seen(const Step& step)
{
    if (step.verb == Verb::Draw)
        return step.amount.measure == Quantity::Measure::Nothing ? step.amount.base : 0;
    if (step.count)
        return step.number || step.up_to ? 0 : *step.count;
    return step.from == Zone::Deck                                 ? std::max(step.top, 1)
           : step.from == Zone::Self || step.from == Zone::Support ? 1
                                                                   : 0;
}

void note(const std::vector<Step>& steps, StepsBefore& now, StepsBeforeEach& each)
{
    for (const Step& step : steps) {
        each[&step] = now;
        bool took = now.took_seen;
        for (const std::vector<Step>* inner : {&step.then, &step.otherwise, &step.refused}) {
            if (step.verb == Verb::OneOf) {
                for (const Step& option : *inner) {
                    StepsBefore branch = now;
                    note(option.then, branch, each);
                    took = took || branch.took_seen;
                }
            } else if (step.verb == Verb::If ||
                       step.verb == Verb::Guess) { // only one of its branches is carried out
                StepsBefore branch = now;
                note(*inner, branch, each);
                took = took || branch.took_seen;
                if (inner == &step.then)
                    now.done = branch.done;
            } else {
                note(*inner, now, each);
                took = took || now.took_seen;
            }
        }
        now.took_seen = took;
        if (sees_cards(step)) {
            now.seen = number_seen(step);
            now.took_seen = false;
        } else if (step.from == Zone::Seen &&
                   (step.verb == Verb::Put || step.verb == Verb::Deploy ||
                    step.verb == Verb::LevelUp || step.verb == Verb::Grow)) {
            now.took_seen = true;
        }
        if (step.verb == Verb::Choose)
            now.chose_many = !step.count || step.number || *step.count > 1;
        if (is_remembered_as_done(step.verb))
            now.done = &step;
    }
}

} // namespace

std::map<const Step*, StepsBefore> steps_before(const std::vector<Step>& steps)
{
    StepsBeforeEach each;
    StepsBefore now;
    note(steps, now, each);
    return each;
}

} // namespace kizuna
