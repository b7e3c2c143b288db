#pragma once

#include "app/base/messages.h"
#include "app/pool/card_search.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// One term that a menu can write into the query.
struct QueryChip {
    std::string label;                  ///< beside the others of its group, as in "3" or "Sword"
    std::string name;                   ///< where it stands alone, as in "Cost 3"
    std::vector<std::string> spellings; ///< terms that mean it, in their plainest form; the first
                                        ///< is the one to write
    WordSet<SymbolId> symbols;          ///< of a symbol's chip; else empty
    std::string section;                ///< what a long list is divided by; empty in a short one

    bool is_spelled(std::string_view term) const;
};

/// The chips of one field, of which any that are on will do.
struct ChipGroup {
    std::string id; ///< as in "cost"
    std::string label;
    std::function<std::vector<QueryChip>()> make_chips; ///< asked once, by chips()
    bool is_effects = false; ///< shares one menu with the others about what skills do

    /// Made when they are first asked for: those about effects look at every skill.
    const std::vector<QueryChip>& chips() const;
    /// True where one of the chips means the term.
    bool holds(std::string_view term) const;

private:
    mutable std::optional<std::vector<QueryChip>> chips_;
};

/// Symbol, cost, class-change cost, weapon, type, range, support, set and the formats that forbid
/// some cards, then what skills do, what sets them off, what they cost and how often they can be
/// used; with the values that cards of the library have. Both outlive the groups.
std::vector<ChipGroup> chip_groups(const Catalogue& catalogue, const Messages& messages);

/// Chips and query are two sides of one thing: a chip is on where the query holds its term, and to
/// turn one on or off writes the query. What a person typed beside the chips stays, in its plainest
/// form.
class QueryChips {
public:
    /// Both outlive this.
    QueryChips(CardSearch& search, const Messages& messages);

    const std::vector<ChipGroup>& groups() const { return groups_; }
    /// False where the query cannot be understood: then nothing is on, and toggle() does nothing.
    bool can_toggle() const { return !search_.fault(); }
    bool is_on(const QueryChip& chip) const;
    /// The chips of one group that are on, in its order.
    std::vector<const QueryChip*> on(const ChipGroup& group) const;
    void toggle(const ChipGroup& group, const QueryChip& chip);
    /// Turns every chip of the group off.
    void clear(const ChipGroup& group);

private:
    struct Part {
        std::string text;
        std::vector<std::string> any_of;
        const ChipGroup* group = nullptr; ///< that all of `any_of` belong to
    };
    void read_query();
    void write_query();

    CardSearch& search_;
    std::vector<ChipGroup> groups_;
    std::vector<Part> parts_; ///< of the query
    Subscription search_changed_;
};

} // namespace kizuna
