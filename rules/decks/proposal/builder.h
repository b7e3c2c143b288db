#pragma once

#include "decks/proposal/companions.h"

#include <optional>
#include <set>
#include <vector>

namespace kizuna {

/// Who leads, and with which symbols.
struct Lead {
    const Card* card = nullptr;
    Symbols symbols;
    double worth = 0;
};

/// Builds one deck around one lead, by the steps of docs/DECKS.md.
class ProposalBuilder {
public:
    /// `pool` and `unwanted` outlive the builder.
    ProposalBuilder(const ProposalPool& pool, const Lead& lead,
                    const std::set<const Card*>& unwanted, bool is_lenient);

    /// False where there are too few cards.
    bool build();

    const std::vector<ProposalLine>& lines() const { return lines_; }
    const CurveCounts& aim() const { return aim_; }

private:
    struct CountLimit {
        const CountRule* rule;
        int left;
    };

    bool has_no_symbol_of_its_own() const;
    void keep_units_together();
    void take_line();
    bool take_best(CurveStep step);
    void take_companions();
    void take_package(const Companion& ally, std::size_t rank);
    void fill();
    bool fill_step(CurveStep step);
    bool raise(CurveStep step);
    bool add_another(CurveStep step);
    bool add_companion(CurveStep step);
    bool add_any();

    /// Adds so many copies, or as many as may be; returns how many.
    int take(const Card& card, int copies, ProposalReason reason);
    int allowed_more(const Card& card) const;
    bool counts_for(const CountLimit& limit, const Card& card) const;
    void take_of(const Companion& ally, const Card* card, int copies, bool in_curve);
    const Card* body_for(const Card& card) const;
    int left(CurveStep step) const;
    int size() const;

    const ProposalPool& pool_;
    const Lead& lead_;
    const std::set<const Card*>& unwanted_;
    bool is_lenient_;
    int wanted_size_;
    CurveCounts aim_{};
    std::vector<CountLimit> limits_; ///< of the format
    std::vector<ProposalLine> lines_;
    std::vector<Companion> candidates_; ///< allies not yet taken
    std::vector<Companion> taken_;      ///< by rank
};

} // namespace kizuna
