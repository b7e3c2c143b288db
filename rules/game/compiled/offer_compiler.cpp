#include "game/compiled/effect_compiler.h"

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
        first = push({.verb = Verb::If, .then = add(option->then, next), .otherwise = first});
    }
    return first;
}

Place16 EffectCompiler::add_instead(const Step& step)
{
    if (step.from == Zone::Orbs || (step.from == Zone::Field && !step.up_to && step.then.empty()))
        return nothing; // nobody is asked
    if (step.from == Zone::Support)
        return add(step.then, nothing);
    if (step.from == Zone::Self) { // a defeat
        const Place16 spared = push({.verb = Verb::Spare, .next = add(step.otherwise, nothing)});
        return push({.verb = Verb::Pay, .then = add(step.then, spared, true), .otherwise = spared});
    }
    const Place16 as_ever = push({.verb = Verb::Leave});
    if (step.up_to) {
        const Place16 elsewhere = push({.verb = Verb::Leave, .to_top = step.to_top, .to = step.to});
        return push({.verb = Verb::May, .then = elsewhere, .otherwise = as_ever});
    }
    return push({.verb = Verb::Pay, .then = add(step.then, nothing, true), .refused = as_ever});
}

Place16 EffectCompiler::add_other_payment(const Step& step)
{
    const Place16 done =
        push({.verb = step.verb == Verb::CriticalBy ? Verb::DealCritical : Verb::Dodge});
    return push({.verb = Verb::Pay, .then = add(step.then, done, true), .otherwise = done});
}

} // namespace kizuna
