#pragma once

#include "cards/query/query.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kizuna {

/// When an opening hand of six is kept: a preset of docs/QUERY.md or a condition such as
/// `count(cost=1 -unit:protagonist) >= 1 and count(is:promotion) >= 1`. A value, cheap to copy.
class KeepRule {
public:
    /// always-keep.
    KeepRule();
    /// The rule, or what could not be understood and at which column. `formats` as for
    /// Query::parse.
    static std::variant<KeepRule, Fault> parse(std::string_view text, const CardLibrary& library,
                                               std::span<const std::string> formats = {});

    bool keeps(std::span<const CardIndex> hand, const QueryContext& context) const;

    /// One `count(…)` of the rule.
    struct Count {
        Query query;
        int enough = 0; ///< this many cards and more answer alike
    };
    /// What the rule counts, in the order of the text; none where it does not look at the hand.
    std::vector<Count> counts() const;
    /// As keeps(), for a hand that has numbers[i] cards of counts()[i]: what a program asks that
    /// goes through hands by their numbers.
    bool keeps_counted(std::span<const int> numbers) const;

    /// The preset's name, or the condition in its plainest form.
    std::string to_text() const;

    struct Node;

private:
    explicit KeepRule(std::shared_ptr<const Node> root, std::string preset);
    std::shared_ptr<const Node> root_;
    std::string preset_;
};

/// The four preset names, in the order of docs/QUERY.md.
std::span<const std::string_view> keep_rule_presets();

} // namespace kizuna
