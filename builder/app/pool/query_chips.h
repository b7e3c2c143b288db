#pragma once

#include "app/base/messages.h"
#include "app/pool/card_search.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A query term as a menu entry or button.
struct QueryChip {
    std::string label;                  ///< in its group, as in "3" or "Sword"
    std::string name;                   ///< on its own, as in "Cost 3"
    std::vector<std::string> spellings; ///< terms with this meaning in normal form; the first is
                                        ///< written
    WordSet<SymbolId> symbols;          ///< for a symbol; else empty
    std::string section;                ///< heading in a long list; empty in a short one

    bool is_spelled(std::string_view term) const;
};

/// The chips of one field; those that are on are joined by "or".
struct ChipGroup {
    std::string id; ///< as in "cost"
    std::string label;
    std::function<std::vector<QueryChip>()> make_chips; ///< called once, by chips()
    bool is_effects = false;                            ///< in the common menu about what skills do

    /// Made on first use, because those about effects look at every skill.
    const std::vector<QueryChip>& chips() const;
    /// True if a chip of the group means this term.
    bool holds(std::string_view term) const;

private:
    mutable std::optional<std::vector<QueryChip>> chips_;
};

/// Groups for symbol, cost, class-change cost, weapon, type, range, support, set, formats that
/// forbid cards, then effects, triggers, costs and limits of skills; with the values in the
/// library. Both must outlive the groups.
std::vector<ChipGroup> chip_groups(const Catalogue& catalogue, const Messages& messages);

/// Keeps chips and query in step: a chip is on if the query has its term, and toggling rewrites the
/// query. Other terms of the query are kept, in normal form.
class QueryChips {
public:
    /// Both must outlive this.
    QueryChips(CardSearch& search, const Messages& messages);

    const std::vector<ChipGroup>& groups() const { return groups_; }
    /// False if the query is invalid: then no chip is on, and toggle() does nothing.
    bool can_toggle() const { return !search_.fault(); }
    bool is_on(const QueryChip& chip) const;
    /// The chips of a group that are on, in its order.
    std::vector<const QueryChip*> on(const ChipGroup& group) const;
    void toggle(const ChipGroup& group, const QueryChip& chip);
    /// Turns off every chip of the group.
    void clear(const ChipGroup& group);

private:
    struct Part {
        std::string text;
        std::vector<std::string> any_of;
        const ChipGroup* group = nullptr; ///< the group of all terms in `any_of`, if there is one
    };
    void read_query();
    void write_query();

    CardSearch& search_;
    std::vector<ChipGroup> groups_;
    std::vector<Part> parts_; ///< of the query
    Subscription search_changed_;
};

} // namespace kizuna
