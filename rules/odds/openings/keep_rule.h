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
    /// The rule, or why the text is none, with the column. `formats` is as for Query::parse().
    static std::variant<KeepRule, Fault> parse(std::string_view text, const CardLibrary& library,
                                               std::span<const std::string> formats = {});

    bool keeps(std::span<const CardIndex> hand, const QueryContext& context) const;

    /// One `count(…)` of the rule.
    struct Count {
        Query query;
        int enough = 0; ///< more cards than this change nothing
    };
    /// What the rule counts, in the order of the text; empty for a rule that does not look at the
    /// hand.
    std::vector<Count> counts() const;
    /// As keeps(), for a hand with numbers[i] cards of counts()[i].
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
