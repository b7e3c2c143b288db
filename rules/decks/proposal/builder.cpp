#include "decks/proposal/builder.h"

#include <algorithm>
#include <numeric>
#include <string>

namespace kizuna {
namespace {

using Part = ProposalReason::Part;
using Tie = ProposalReason::Tie;
using Count = ProposalReason::Count;

constexpr int playset = 4;
/// Copies of an ally's first card and of its class changes, by the ally's rank.
constexpr std::array of_companion{4, 3, 3, 2, 2, 2};
constexpr std::array of_promotion{3, 3, 3, 2, 2, 2};
constexpr std::array of_last_class{3, 2, 2, 0, 0, 0};

/// proposed_curve in proportion to a size; what rounding leaves goes to the cheapest step.
CurveCounts curve_for(int size)
{
    CurveCounts curve = proposed_curve;
    for (int& copies : curve)
        copies = copies * size / rulebook_deck_size;
    curve.front() += size - std::accumulate(curve.begin(), curve.end(), 0);
    return curve;
}

/// Builds one deck around one lead, by the steps of docs/DECKS.md.
class ProposalBuilder {
public:
    ProposalBuilder(const ProposalPool& pool, const Lead& lead,
                    const std::set<const Card*>& unwanted, bool is_lenient)
        : pool_(pool), lead_(lead), unwanted_(unwanted), is_lenient_(is_lenient),
          wanted_size_(pool.format().min_size), aim_(curve_for(wanted_size_))
    {
        for (const auto* rules : {&pool.format().require, &pool.format().exact}) {
            for (const CountRule& rule : *rules) {
                if (rule.max != no_limit)
                    limits_.push_back({&rule, rule.max});
            }
        }
    }

    BuiltDeck build()
    {
        take_line();
        candidates_ =
            ally_candidates({.lead = *lead_.card,
                             .line =
                                 [&] {
                                     std::vector<const Card*> cards;
                                     for (const ProposalLine& line : lines_)
                                         cards.push_back(line.card);
                                     return cards;
                                 }(),
                             .symbols = lead_.symbols,
                             .also_without_symbol = is_lenient_ || has_no_symbol_of_its_own(),
                             .unwanted = unwanted_},
                            pool_);
        take_allies();
        fill();
        keep_units_together();
        return {.lines = lines_, .aim = aim_, .is_whole = size() == wanted_size_};
    }

private:
    struct CountLimit {
        const CountRule* rule;
        int left;
    };

    /// Sorts the lines by unit: the hero's first, as they are, then each ally's by deployment cost.
    void keep_units_together()
    {
        std::vector<std::string_view> units;
        for (const ProposalLine& line : lines_) {
            if (std::ranges::find(units, line.card->unit) == units.end())
                units.push_back(line.card->unit);
        }
        std::ranges::stable_sort(lines_, {}, [&](const ProposalLine& line) {
            const bool is_hero = line.reason.tie == Tie::Hero;
            return std::pair(std::ranges::find(units, line.card->unit) - units.begin(),
                             is_hero ? 0 : line.card->cost.or_zero());
        });
    }

    /// True where no card of the hero bears a symbol: its allies need none either.
    bool has_no_symbol_of_its_own() const
    {
        return std::ranges::all_of(pool_.of_unit(lead_.card->unit),
                                   [](const Card* card) { return card->symbols.empty(); });
    }

    /// Takes the hero's line: the lead, the best class change of cost 3, the best of 4 or more,
    /// then the hero's other cards.
    void take_line()
    {
        std::vector<const Card*> others;
        for (const Card* card : pool_.of_unit(lead_.card->unit)) {
            if (card != lead_.card && suits(*card, lead_.symbols) && !unwanted_.contains(card))
                others.push_back(card);
        }
        std::ranges::sort(others, std::greater<>(), [&](const Card* card) {
            return pool_.worth(*card) + (card->class_change_cost ? 1 : 0);
        });
        const auto bring_forward = [&](std::size_t place, auto is_it) {
            const auto from =
                others.begin() + static_cast<std::ptrdiff_t>(std::min(place, others.size()));
            const auto found = std::find_if(from, others.end(), is_it);
            if (found != others.end())
                std::rotate(from, found, found + 1);
            return found != others.end();
        };
        const auto promotes_for = [](CurveStep step) {
            return [step](const Card* card) {
                return card->class_change_cost && curve_step(*card) == step;
            };
        };
        const std::size_t early = bring_forward(0, promotes_for(CurveStep::Three)) ? 1 : 0;
        bring_forward(early, promotes_for(CurveStep::FourUp));

        const bool has_many = others.size() > 2;
        const int line = proposed_line * wanted_size_ / rulebook_deck_size;
        take(*lead_.card, has_many ? playset - 1 : playset,
             {.part = Part::Protagonist, .tie = Tie::Hero, .count = Count::Payment});
        for (std::size_t place = 0; place < others.size(); ++place) {
            const Card& card = *others[place];
            int room = line - size();
            if (const auto step = curve_step(card)) // a hero of few costs leaves the rest to allies
                room = std::min(room, left(*step) + proposed_curve_slack / 2);
            const int wanted = place == 0 ? playset : has_many ? playset - 1 : playset;
            const bool is_change = card.class_change_cost && body_for(card);
            take(card, std::min(wanted, room),
                 {.part = is_change ? Part::HeroPromotion : Part::HeroCard,
                  .tie = Tie::Hero,
                  .count = place == 0 && is_change ? Count::SeenEarly : Count::Line,
                  .from = is_change ? body_for(card) : nullptr});
        }
    }

    /// Adds the best candidate with a card of this step to the allies; false where there is none.
    bool take_best(CurveStep step)
    {
        const auto best = std::ranges::max_element(candidates_, {}, [&](const AllyCandidate& ally) {
            return ally.best(step) ? ally.worth + need_for(ally, lines_, lead_.symbols) : -1;
        });
        if (best == candidates_.end() || !best->best(step))
            return false;
        taken_.push_back(std::move(*best));
        candidates_.erase(best);
        return true;
    }

    void take_allies()
    {
        for (std::size_t rank = 0; rank < of_companion.size() && left(CurveStep::One) > 0; ++rank) {
            if (!take_best(CurveStep::One))
                return;
            take_package(taken_.back(), rank);
        }
    }

    /// Takes the ally's cards of cost 1, 3 and 4 or more, in copies by its rank.
    void take_package(const AllyCandidate& ally, std::size_t rank)
    {
        const auto of_step = [&](CurveStep step, int copies) {
            take_of(ally, ally.best(step), std::min(copies, left(step)), copies > left(step));
        };
        of_step(CurveStep::One, of_companion[rank]);
        of_step(CurveStep::Three, of_promotion[rank]);
        of_step(CurveStep::FourUp, of_last_class[rank]);
    }

    /// Fills each step: with other cards of the allies, with more copies, with more allies. If the
    /// deck is still too small, adds any card.
    void fill()
    {
        for (const CurveStep step :
             {CurveStep::Three, CurveStep::FourUp, CurveStep::Two, CurveStep::One}) {
            while (left(step) > 0 && size() < wanted_size_ && fill_step(step)) {
            }
        }
        while (size() < wanted_size_ && add_any()) {
        }
    }

    bool fill_step(CurveStep step)
    {
        return add_another(step) || raise(step) || add_companion(step);
    }

    /// Adds a copy of the allies' card of this step that has the fewest.
    bool raise(CurveStep step)
    {
        ProposalLine* fewest = nullptr;
        for (ProposalLine& line : lines_) {
            if (line.reason.tie != Tie::Hero && curve_step(*line.card) == step &&
                allowed_more(*line.card) > 0 && (!fewest || line.copies < fewest->copies))
                fewest = &line;
        }
        if (!fewest)
            return false;
        ProposalReason reason = fewest->reason;
        reason.count = Count::Curve;
        return take(*fewest->card, 1, reason) > 0;
    }

    /// Adds two copies of a card of an ally in the deck that has none of this step yet.
    bool add_another(CurveStep step)
    {
        for (const AllyCandidate& ally : taken_) {
            const Card* card = ally.best(step);
            const bool is_there = std::ranges::any_of(lines_, [&](const ProposalLine& line) {
                return line.card->unit == ally.unit && curve_step(*line.card) == step;
            });
            if (card && !is_there && (!card->class_change_cost || body_for(*card))) {
                const int before = size();
                take_of(ally, card, std::min(2, left(step)), true);
                if (size() > before)
                    return true;
            }
        }
        return false;
    }

    /// Adds a new ally with a card of this step, and for a class change a card to put it on.
    bool add_companion(CurveStep step)
    {
        if (!take_best(step))
            return false;
        const AllyCandidate& ally = taken_.back();
        const int before = size();
        const Card* card = ally.best(step);
        if (card->class_change_cost) {
            const Card* body =
                ally.best(CurveStep::One) ? ally.best(CurveStep::One) : ally.best(CurveStep::Two);
            take_of(ally, body, 2, true);
            if (!body_for(*card))
                return size() > before;
        }
        take_of(ally, card, std::min(2, left(step)), true);
        return size() > before || !candidates_.empty();
    }

    /// Fills the deck with cards of other steps where a step has no more.
    bool add_any()
    {
        for (const CurveStep step :
             {CurveStep::One, CurveStep::Three, CurveStep::Two, CurveStep::FourUp}) {
            if (raise(step))
                return true;
        }
        for (const AllyCandidate& ally : taken_) {
            for (const Card* card : ally.cards) {
                const int before = size();
                if (!card->class_change_cost || body_for(*card))
                    take_of(ally, card, 1, true);
                if (size() > before)
                    return true;
            }
        }
        return add_companion(CurveStep::One) || add_companion(CurveStep::Two);
    }

    /// How many more copies the rules of the format and the card's own text allow.
    int allowed_more(const Card& card) const
    {
        int more = pool_.limit(card);
        for (const ProposalLine& line : lines_) {
            if (line.card->name_group == card.name_group)
                more -= line.copies;
        }
        for (const CountLimit& limit : limits_) {
            if (counts_for(limit, card))
                more = std::min(more, limit.left);
        }
        return std::max(more, 0);
    }

    bool counts_for(const CountLimit& limit, const Card& card) const
    {
        return limit.rule->cards.matches(card,
                                         {.library = &pool_.library(), .protagonist = lead_.card});
    }

    /// Adds so many copies, or as many as size and limits allow; returns how many.
    int take(const Card& card, int copies, ProposalReason reason)
    {
        const int wanted = std::min(copies, wanted_size_ - size());
        const int taken = std::min(wanted, allowed_more(card));
        if (taken <= 0)
            return 0;
        if (taken < wanted)
            reason.count = Count::Limit;
        for (CountLimit& limit : limits_) {
            if (counts_for(limit, card))
                limit.left -= taken;
        }
        const auto same = std::ranges::find(lines_, &card, &ProposalLine::card);
        if (same == lines_.end()) {
            lines_.push_back({&card, taken, reason});
        } else {
            same->copies += taken;
            same->reason.count = reason.count;
        }
        return taken;
    }

    void take_of(const AllyCandidate& ally, const Card* card, int copies, bool in_curve)
    {
        if (!card || copies <= 0)
            return;
        const Card* body = card->class_change_cost ? body_for(*card) : nullptr;
        if (card->class_change_cost && !body)
            return;
        const bool is_first = card->cost.or_zero() <= 2 && !card->class_change_cost;
        take(*card, copies,
             {.part = body       ? Part::AllyClassChange
                      : is_first ? Part::CheapAlly
                                 : Part::AllyDeployed,
              .tie = ally.tie,
              .count = in_curve ? Count::Curve : Count::Rank,
              .sets = ally.sets,
              .from = body});
    }

    /// The cheapest card of the deck that this class change can be put on; null where there is
    /// none.
    const Card* body_for(const Card& card) const
    {
        const Card* cheapest = nullptr;
        for (const ProposalLine& line : lines_) {
            const bool is_body = line.card->unit == card.unit && !line.card->class_change_cost &&
                                 line.card->cost.or_zero() < card.cost.or_zero();
            if (is_body && (!cheapest || line.card->cost.or_zero() < cheapest->cost.or_zero()))
                cheapest = line.card;
        }
        return cheapest;
    }

    int left(CurveStep step) const
    {
        int left = aim_[static_cast<std::size_t>(step)];
        for (const ProposalLine& line : lines_) {
            if (curve_step(*line.card) == step)
                left -= line.copies;
        }
        return left;
    }

    int size() const
    {
        int size = 0;
        for (const ProposalLine& line : lines_)
            size += line.copies;
        return size;
    }

    const ProposalPool& pool_;
    const Lead& lead_;
    const std::set<const Card*>& unwanted_;
    bool is_lenient_;
    int wanted_size_;
    CurveCounts aim_{};
    std::vector<CountLimit> limits_; ///< of the format
    std::vector<ProposalLine> lines_;
    std::vector<AllyCandidate> candidates_; ///< allies not yet taken
    std::vector<AllyCandidate> taken_;      ///< by rank
};

} // namespace

BuiltDeck build_deck(const ProposalPool& pool, const Lead& lead,
                     const std::set<const Card*>& unwanted, bool is_lenient)
{
    return ProposalBuilder(pool, lead, unwanted, is_lenient).build();
}

} // namespace kizuna
