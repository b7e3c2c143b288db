#include "odds/openings/keep_rule_text.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace kizuna {
namespace {

using Hand = std::vector<int>; ///< cards by group

/// A query that a rule can count, and the groups whose cards it matches.
struct Countable {
    std::string query;
    std::uint64_t groups = 0; ///< bits

    int in(const Hand& hand) const
    {
        int count = 0;
        for (std::size_t group = 0; group < hand.size(); ++group)
            count += (groups >> group) & 1 ? hand[group] : 0;
        return count;
    }
};

/// The least number of cards of each countable.
using Term = std::vector<int>;

/// A want, or all cards that do not serve it.
struct Literal {
    std::string query;
    std::uint64_t groups = 0;
    bool serves = true;

    std::string text(bool alone) const
    {
        const bool is_one = query.find(' ') == std::string::npos && (serves || query[0] != '-');
        const std::string inner = is_one || (alone && serves) ? query : '(' + query + ')';
        return (serves ? "" : "-") + inner;
    }
};

class RuleWriter {
public:
    RuleWriter(const Population& population, const std::vector<std::string>& wants)
        : population_(population)
    {
        add_wants(wants);
        for (std::size_t group = 0; group < population.groups.size(); ++group) {
            // Cards that serve no want only fill up a hand: no rule asks for them.
            if (population.groups[group].answers != 0)
                add({query_of(group), std::uint64_t(1) << group});
        }
    }

    std::string rule(const std::vector<Hand>& kept, const std::vector<Hand>& redrawn) const
    {
        if (kept.empty())
            return "always-redraw";
        const std::vector<Term> min = outermost(kept, false);
        const std::vector<Term> out = outermost(redrawn, true);
        // Conditions that are not needed can be dropped in two orders: the shorter text is taken.
        std::vector<std::size_t> order(countables_.size());
        std::iota(order.begin(), order.end(), std::size_t(0));
        const std::string wants_first = rule(min, out, order);
        std::ranges::reverse(order);
        const std::string groups_first = rule(min, out, order);
        return wants_first.size() < groups_first.size() ? wants_first : groups_first;
    }

private:
    std::string rule(const std::vector<Term>& min, const std::vector<Term>& redrawn,
                     const std::vector<std::size_t>& order) const
    {
        std::vector<Term> terms;
        for (const Term& hand : min) {
            Term term = weakest(hand, redrawn, order);
            if (std::ranges::count(terms, term) == 0)
                terms.push_back(std::move(term));
        }
        return text_of(needed(std::move(terms), min));
    }

    static bool holds(const Term& term, const Term& hand)
    {
        return std::ranges::equal(term, hand, std::less_equal());
    }

    /// Of wants that match the same cards of this deck only the first is added.
    void add_wants(const std::vector<std::string>& wants)
    {
        for (std::size_t want = 0; want < wants.size(); ++want) {
            Literal literal{wants[want], 0, true};
            for (std::size_t group = 0; group < population_.groups.size(); ++group)
                literal.groups |= ((population_.groups[group].answers >> want) & 1) << group;
            const bool is_new = std::ranges::none_of(
                wants_, [&](const Literal& other) { return other.groups == literal.groups; });
            if (literal.groups != 0 && is_new) {
                add({literal.query, literal.groups});
                wants_.push_back(std::move(literal));
            }
        }
    }

    void add(Countable countable)
    {
        const bool is_new = std::ranges::none_of(
            countables_, [&](const Countable& other) { return other.groups == countable.groups; });
        if (is_new)
            countables_.push_back(std::move(countable));
    }

    std::uint64_t selected(const std::vector<Literal>& literals) const
    {
        std::uint64_t groups = (std::uint64_t(1) << population_.groups.size()) - 1;
        for (const Literal& literal : literals)
            groups &= literal.serves ? literal.groups : ~literal.groups;
        return groups;
    }

    /// A query for the cards of one group, with as few wants as tell it from the others.
    std::string query_of(std::size_t group) const
    {
        std::vector<Literal> literals;
        for (const bool serves : {true, false}) {
            for (Literal literal : wants_) {
                literal.serves = serves;
                if (((literal.groups >> group) & 1) == (serves ? 1U : 0U))
                    literals.push_back(std::move(literal));
            }
        }
        for (std::size_t at = literals.size(); at-- > 0;) {
            std::vector<Literal> fewer = literals;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(at));
            if (selected(fewer) == std::uint64_t(1) << group)
                literals = std::move(fewer);
        }
        std::string query;
        for (const Literal& literal : literals)
            query += (query.empty() ? "" : " ") + literal.text(literals.size() == 1);
        return query;
    }

    std::vector<Term> counted(const std::vector<Hand>& hands) const
    {
        std::vector<Term> terms;
        for (const Hand& hand : hands) {
            Term& term = terms.emplace_back();
            for (const Countable& countable : countables_)
                term.push_back(countable.in(hand));
        }
        return terms;
    }

    /// The least hands, which contain no other, or the greatest, which no other contains; cards
    /// that serve no want do not count. A rule that keeps out the greatest keeps out all.
    std::vector<Term> outermost(const std::vector<Hand>& of, bool greatest) const
    {
        std::vector<Term> hands = counted(of);
        std::ranges::stable_sort(hands, {}, [&](const Term& hand) {
            return std::accumulate(hand.begin(), hand.end(), 0) * (greatest ? -1 : 1);
        });
        std::vector<Term> found;
        for (Term& hand : hands) {
            if (std::ranges::none_of(found, [&](const Term& other) {
                    return greatest ? holds(hand, other) : holds(other, hand);
                }))
                found.push_back(std::move(hand));
        }
        return found;
    }

    /// Lowers the numbers of a term as far as it keeps out all redrawn hands, one countable after
    /// the other in this order.
    static Term weakest(Term term, const std::vector<Term>& redrawn,
                        const std::vector<std::size_t>& order)
    {
        for (const std::size_t at : order) {
            for (; term[at] > 0; --term[at]) {
                Term weaker = term;
                --weaker[at];
                const bool lets_in = std::ranges::any_of(
                    redrawn, [&](const Term& hand) { return holds(weaker, hand); });
                if (lets_in)
                    break;
            }
        }
        return term;
    }

    /// The terms, without those whose hands the other terms keep, too.
    static std::vector<Term> needed(std::vector<Term> terms, const std::vector<Term>& min)
    {
        for (std::size_t at = terms.size(); at-- > 0;) {
            const auto keep_it = [&](const Term& hand) {
                for (std::size_t other = 0; other < terms.size(); ++other) {
                    if (other != at && holds(terms[other], hand))
                        return true;
                }
                return false;
            };
            if (std::ranges::all_of(min, keep_it))
                terms.erase(terms.begin() + static_cast<std::ptrdiff_t>(at));
        }
        return terms;
    }

    std::string text_of(const std::vector<Term>& terms) const
    {
        std::string rule;
        for (const Term& term : terms) {
            std::string text;
            for (std::size_t at = 0; at < term.size(); ++at) {
                if (term[at] > 0)
                    text += (text.empty() ? "count(" : " and count(") + countables_[at].query +
                            ") >= " + std::to_string(term[at]);
            }
            if (text.empty())
                return "always-keep";
            rule += (rule.empty() ? "" : " or ") + text;
        }
        return rule;
    }

    const Population& population_;
    std::vector<Literal> wants_;
    std::vector<Countable> countables_; ///< the wants, then single groups
};

} // namespace

std::string keep_rule_text(const Population& population, const std::vector<std::string>& wants,
                           const std::vector<std::vector<int>>& kept,
                           const std::vector<std::vector<int>>& redrawn)
{
    return RuleWriter(population, wants).rule(kept, redrawn);
}

} // namespace kizuna
