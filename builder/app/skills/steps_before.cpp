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

/// The number of cards that "all cards" of the step's zone means; 0 if not fixed.
int number_there(const Step& step)
{
    return step.from == Zone::Deck                                 ? std::max(step.top, 1)
           : step.from == Zone::Self || step.from == Zone::Support ? 1
                                                                   : 0;
}

/// The number of cards that a step looks at or shows; 0 if not fixed.
int number_seen(const Step& step)
{
    if (step.verb == Verb::Draw)
        return step.amount.measure == Quantity::Measure::Nothing ? step.amount.base : 0;
    if (step.count)
        return step.number || step.up_to ? 0 : *step.count;
    return number_there(step);
}

/// The highest number of cards or units that a step acts on; 0 if not fixed.
int number_done(const Step& step, const StepsBefore& before)
{
    if (step.count)
        return step.number ? 0 : *step.count;
    switch (step.verb) {
    case Verb::Put:
    case Verb::Deploy:
        return step.from == Zone::Seen   ? before.seen
               : step.from == Zone::Done ? before.done_count
               : step.from == Zone::Paid ? before.paid_count
                                         : number_there(step);
    default:
        return 0;
    }
}

/// The select word in messages of a payment.
const char* word_of_payment(const Step& step)
{
    const bool is_discard =
        step.verb == Verb::Put && step.from == Zone::Hand && step.to == Zone::Retreat;
    return step.verb == Verb::Tap ? "tap" : is_discard ? "discard" : "other";
}

/// True for a Choose step that chooses the units that an earlier step acted on.
bool chooses_done(const Step& step)
{
    return step.verb == Verb::Choose && !step.count &&
           step.of == Filter{.wanted = bit_of(Quality::Done)};
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
            } else if (step.verb == Verb::If || step.verb == Verb::May ||
                       step.verb == Verb::Guess) { // only one branch is carried out
                StepsBefore branch = now;
                note(*inner, branch, each);
                took = took || branch.took_seen;
                if (inner == &step.then) {
                    now.done = branch.done;
                    now.done_count = branch.done_count;
                }
            } else {
                note(*inner, now, each);
                took = took || now.took_seen;
                if ((step.verb == Verb::Pay || step.verb == Verb::Instead) && inner == &step.then) {
                    now.paid_count = inner->size() == 1 ? now.done_count : 0;
                    now.paid_with = inner->size() == 1 ? word_of_payment(inner->front()) : "other";
                }
            }
        }
        now.took_seen = took;
        if (sees_cards(step)) {
            now.seen = number_seen(step);
            now.seen_shown = step.verb != Verb::Look;
            now.seen_in = step.from;
            now.took_seen = false;
        } else if (step.from == Zone::Seen &&
                   (step.verb == Verb::Put || step.verb == Verb::Deploy ||
                    step.verb == Verb::LevelUp || step.verb == Verb::Grow)) {
            now.took_seen = true;
        }
        if (step.verb == Verb::Choose) {
            now.chose_done = chooses_done(step) && now.done_count == 1;
            now.chose_many = step.count                     ? step.number || *step.count > 1
                             : step.of.wants(Quality::Done) ? now.done_count != 1
                                                            : true;
        }
        if (is_remembered_as_done(step.verb)) {
            now.done_count = number_done(step, now);
            now.done = &step;
        }
    }
}

} // namespace

bool goes_without_saying(const Step& step, const EffectReader& reader)
{
    if (!reader.steps_before || !chooses_done(step))
        return false;
    const auto before = reader.steps_before->find(&step);
    return before != reader.steps_before->end() && before->second.done_count == 1;
}

std::map<const Step*, StepsBefore> steps_before(const std::vector<Step>& steps, StepsBefore now)
{
    StepsBeforeEach each;
    note(steps, now, each);
    return each;
}

} // namespace kizuna
