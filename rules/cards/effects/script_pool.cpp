#include "cards/effects/script_pool.h"

#include <functional>
#include <string>
#include <type_traits>
#include <utility>

namespace kizuna {
namespace {

/// A hash of the parts in which effects differ most. Equal scripts have equal hashes.
class ScriptHash {
public:
    static std::size_t of(const Script& script)
    {
        ScriptHash hash;
        hash.add_all(script.when, script.conditions, script.steps);
        return hash.value_;
    }

private:
    template <typename... Parts>
    void add_all(const Parts&... parts)
    {
        (add(parts), ...);
    }
    template <typename Number>
    requires std::is_integral_v<Number> || std::is_enum_v<Number>
    void add(Number value)
    {
        value_ = value_ * 0x9E3779B97F4A7C15U + static_cast<std::size_t>(value);
    }
    void add(const std::string& text) { add(std::hash<std::string>{}(text)); }
    template <typename Part>
    void add(const std::vector<Part>& parts)
    {
        add(parts.size());
        for (const Part& part : parts)
            add(part);
    }
    void add(const CardTest& test) { add_all(test.kind, test.min, test.max, test.words); }
    void add(const Filter& filter)
    {
        add_all(filter.wanted, filter.unwanted, filter.side, filter.cards);
    }
    void add(const Quantity& quantity)
    {
        add_all(quantity.base, quantity.times, quantity.measure, quantity.filter);
    }
    void add(const Trigger& trigger)
    {
        add_all(trigger.moment, trigger.subject, trigger.against, trigger.causes.size());
    }
    void add(const Condition& condition)
    {
        add_all(condition.kind, condition.min, condition.max, condition.left, condition.right,
                condition.filter, condition.parts);
    }
    void add(const GrantedSkill& granted) { add_all(granted.conditions, granted.steps); }
    void add(const Step& step)
    {
        add_all(step.verb, step.count.value_or(-1), step.until, step.amount, step.of, step.with,
                step.act, step.from, step.to, step.ranges, step.conditions, step.granted, step.then,
                step.otherwise, step.refused);
    }

    std::size_t value_ = 0;
};

} // namespace

std::shared_ptr<const Script> ScriptPool::shared(Script script)
{
    const std::size_t hash = ScriptHash::of(script);
    const std::scoped_lock lock(mutex_);
    const auto [begin, end] = scripts_.equal_range(hash);
    for (auto known = begin; known != end; ++known) {
        if (*known->second == script)
            return known->second;
    }
    return scripts_.emplace(hash, std::make_shared<const Script>(std::move(script)))->second;
}

} // namespace kizuna
