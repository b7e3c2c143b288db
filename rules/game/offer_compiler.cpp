#include "game/effect_compiler.h"

#include <algorithm>
#include <array>

namespace kizuna {

std::uint32_t mark_bits(const std::vector<std::string>& marks)
{
    constexpr auto known = std::to_array<std::string_view>(
        {"CCS", "US", "CF", "BS", "DV", "HS", "TS", "CP", "FS", "IS", "AS", "DB", "LIS"});
    std::uint32_t bits = 0;
    for (const std::string& mark : marks) {
        const auto found = std::ranges::find(known, mark);
        if (found != known.end())
            bits |= 1U << static_cast<unsigned>(found - known.begin());
    }
    return bits;
}

Place16 EffectCompiler::push(const Op& op)
{
    program_.ops.push_back(op);
    program_.sources.push_back(nullptr);
    return static_cast<Place16>(program_.ops.size() - 1);
}

Place16 EffectCompiler::add_options(const std::vector<Step>& options, Place16 next)
{
    Place16 first = nothing;
    for (auto option = options.rbegin(); option != options.rend(); ++option) {
        Op op;
        op.verb = Verb::If;
        op.then = add(option->then, next);
        op.otherwise = first;
        first = push(op);
    }
    return first;
}

Place16 EffectCompiler::add_instead(const Step& step)
{
    if (step.from == Zone::Orbs || (step.from == Zone::Field && !step.up_to && step.then.empty()))
        return nothing; // nobody is asked
    if (step.from == Zone::Support)
        return add(step.then, nothing);
    Op offer;
    if (step.from == Zone::Self) { // a defeat
        Op spare;
        spare.verb = Verb::Spare;
        spare.next = add(step.otherwise, nothing);
        offer.verb = Verb::Pay;
        offer.otherwise = push(spare);
        offer.then = add(step.then, offer.otherwise, true);
        return push(offer);
    }
    Op leave;
    leave.verb = Verb::Leave;
    const Place16 as_ever = push(leave);
    if (step.up_to) {
        offer.verb = Verb::May;
        leave.to = step.to;
        leave.to_top = step.to_top;
        offer.then = push(leave);
        offer.otherwise = as_ever;
        return push(offer);
    }
    offer.verb = Verb::Pay;
    offer.then = add(step.then, nothing, true);
    offer.refused = as_ever;
    return push(offer);
}

Place16 EffectCompiler::add_other_payment(const Step& step)
{
    Op done;
    done.verb = step.verb == Verb::CriticalBy ? Verb::DealCritical : Verb::Dodge;
    Op offer;
    offer.verb = Verb::Pay;
    offer.otherwise = push(done);
    offer.then = add(step.then, offer.otherwise, true);
    return push(offer);
}

} // namespace kizuna
