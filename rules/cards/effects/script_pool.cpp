#include "cards/effects/script_pool.h"

#include <functional>
#include <string_view>
#include <utility>

namespace kizuna {
namespace {

/// A hash of what sets effects apart most: equal scripts have equal hashes.
class ScriptHash {
public:
    static std::size_t of(const Script& script)
    {
        ScriptHash hash;
        hash.add(script.when.size());
        for (const Trigger& trigger : script.when)
            hash.add(trigger);
        hash.add(script.conditions);
        hash.add(script.steps);
        return hash.value_;
    }

private:
    void add(std::size_t value) { value_ = value_ * 0x9E3779B97F4A7C15U + value; }
    void add(std::string_view text) { add(std::hash<std::string_view>{}(text)); }

    void add(const Filter& filter)
    {
        add(filter.wanted);
        add(filter.unwanted);
        add(static_cast<std::size_t>(filter.side));
        for (const CardTest& test : filter.cards) {
            add(static_cast<std::size_t>(test.kind));
            add(static_cast<std::size_t>(test.min));
            add(static_cast<std::size_t>(test.max));
            for (const std::string& word : test.words)
                add(word);
        }
    }

    void add(const Quantity& quantity)
    {
        add(static_cast<std::size_t>(quantity.base));
        add(static_cast<std::size_t>(quantity.times));
        add(static_cast<std::size_t>(quantity.measure));
        add(quantity.filter);
    }

    void add(const Trigger& trigger)
    {
        add(static_cast<std::size_t>(trigger.moment));
        add(trigger.subject);
        add(trigger.against);
        add(trigger.causes.size());
    }

    void add(const Condition& condition)
    {
        add(static_cast<std::size_t>(condition.kind));
        add(static_cast<std::size_t>(condition.min));
        add(static_cast<std::size_t>(condition.max));
        add(condition.left);
        add(condition.right);
        add(condition.filter);
        add(condition.parts);
    }

    void add(const std::vector<Condition>& conditions)
    {
        add(conditions.size());
        for (const Condition& condition : conditions)
            add(condition);
    }

    void add(const std::vector<Step>& steps)
    {
        add(steps.size());
        for (const Step& step : steps) {
            add(static_cast<std::size_t>(step.verb));
            add(static_cast<std::size_t>(step.count.value_or(-1)));
            add(static_cast<std::size_t>(step.until));
            add(step.amount);
            add(step.of);
            add(step.with);
            add(static_cast<std::size_t>(step.act));
            add(static_cast<std::size_t>(step.from));
            add(static_cast<std::size_t>(step.to));
            add(step.ranges);
            add(step.conditions);
            for (const GrantedSkill& granted : step.granted) {
                add(granted.conditions);
                add(granted.steps);
            }
            add(step.then);
            add(step.otherwise);
            add(step.refused);
        }
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
