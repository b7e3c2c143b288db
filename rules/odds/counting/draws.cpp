#include "odds/counting/draws.h"

#include "odds/counting/binomial.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <unordered_map>

namespace kizuna {
namespace {

constexpr std::uint64_t max_states = std::uint64_t(1) << 62;

/// The ways to each state. A state is the count for each need and each query of the rule, each with
/// a cap, packed into one number; its block holds the ways by cards of the hand and later cards.
class Cases {
public:
    Cases(const DrawRequest& request, std::uint64_t states)
        : width_(static_cast<std::size_t>(request.later) + 1),
          block_((static_cast<std::size_t>(request.hand) + 1) * width_),
          slots_(states <= max_draw_states ? states : 0, none)
    {
    }

    /// The block of a state, [cards of the hand][later cards], of zeros for a new state. Valid
    /// until the next call.
    double* at(std::uint64_t state)
    {
        // Where there are too many states for an array, only few of them come up.
        int& slot =
            slots_.empty() ? sparse_slots_.try_emplace(state, none).first->second : slots_[state];
        if (slot == none) {
            slot = static_cast<int>(states_.size());
            states_.push_back(state);
            ways_.resize(ways_.size() + block_, 0.0);
        }
        return &ways_[static_cast<std::size_t>(slot) * block_];
    }
    std::span<const std::uint64_t> states() const { return states_; }
    const double* block(std::size_t number) const { return &ways_[number * block_]; }
    std::size_t width() const { return width_; }

    void clear()
    {
        if (!slots_.empty()) {
            for (const std::uint64_t state : states_)
                slots_[state] = none;
        }
        sparse_slots_.clear();
        states_.clear();
        ways_.clear();
    }

private:
    static constexpr int none = -1;
    std::size_t width_;
    std::size_t block_;
    std::vector<int> slots_; ///< the block of each state; empty where there are too many
    std::unordered_map<std::uint64_t, int> sparse_slots_;
    std::vector<std::uint64_t> states_;
    std::vector<double> ways_;
};

class Counting {
public:
    Counting(const Population& population, const DrawRequest& request)
        : population_(population), request_(request), caps_(request.needs)
    {
        for (const int enough : request.enough)
            caps_.push_back(std::min(enough, request.hand));
        for (const int cap : caps_) {
            strides_.push_back(states_);
            const std::uint64_t numbers = static_cast<std::uint64_t>(cap) + 1;
            if (states_ > max_states / numbers) {
                states_ = 0;
                return;
            }
            states_ *= numbers;
        }
    }

    /// Empty where more than max_draw_states states come up, or too many to be numbered could.
    std::optional<DrawWays> ways()
    {
        if (states_ == 0)
            return std::nullopt;
        Cases now(request_, states_);
        Cases next(request_, states_);
        now.at(0)[0] = 1;
        for (const Population::Group& group : population_.groups) {
            next.clear();
            for (std::size_t number = 0; number < now.states().size(); ++number)
                draw_from(group, now.states()[number], now.block(number), next);
            if (next.states().size() > max_draw_states)
                return std::nullopt;
            std::swap(now, next);
        }
        return added_up(now);
    }

private:
    /// Adds to `next` the states that follow from `state`, for every number of cards of this group
    /// in the hand and among the later cards.
    void draw_from(const Population::Group& group, std::uint64_t state, const double* ways,
                   Cases& next) const
    {
        for (int in_hand = 0; in_hand <= std::min(group.cards, request_.hand); ++in_hand) {
            const int left = group.cards - in_hand;
            for (int later = 0; later <= std::min(left, request_.later); ++later) {
                const double factor = binomial(group.cards, in_hand) * binomial(left, later);
                add(ways, factor, in_hand, later,
                    next.at(moved(state, group.answers, in_hand, later)), next.width());
            }
        }
    }

    void add(const double* ways, double factor, int in_hand, int later, double* into,
             std::size_t width) const
    {
        const std::size_t skip = static_cast<std::size_t>(later);
        for (int row = 0; row + in_hand <= request_.hand; ++row) {
            const double* const from = ways + static_cast<std::size_t>(row) * width;
            double* const to = into + static_cast<std::size_t>(row + in_hand) * width + skip;
            for (std::size_t at = 0; at + skip < width; ++at)
                to[at] += from[at] * factor;
        }
    }

    std::uint64_t moved(std::uint64_t state, std::uint64_t answers, int in_hand, int later) const
    {
        const int helpful = later + (request_.hand_helps ? in_hand : 0);
        std::uint64_t result = state;
        for (std::size_t i = 0; i < caps_.size(); ++i) {
            if (!((answers >> i) & 1))
                continue;
            const int had = number(state, i);
            const int now =
                std::min(had + (i < request_.needs.size() ? helpful : in_hand), caps_[i]);
            result += static_cast<std::uint64_t>(now - had) * strides_[i];
        }
        return result;
    }

    int number(std::uint64_t state, std::size_t i) const
    {
        return static_cast<int>(state / strides_[i] % (static_cast<std::uint64_t>(caps_[i]) + 1));
    }

    bool is_kept(std::uint64_t state) const
    {
        std::vector<int> numbers;
        for (std::size_t i = request_.needs.size(); i < caps_.size(); ++i)
            numbers.push_back(number(state, i));
        return !request_.keeps || request_.keeps(numbers);
    }

    bool is_met(std::uint64_t state) const
    {
        for (std::size_t i = 0; i < request_.needs.size(); ++i) {
            if (number(state, i) < caps_[i])
                return false;
        }
        return true;
    }

    DrawWays added_up(const Cases& cases) const
    {
        DrawWays sum;
        sum.kept_hit.assign(cases.width(), 0);
        sum.kept_miss.assign(cases.width(), 0);
        const std::size_t full_hand = static_cast<std::size_t>(request_.hand) * cases.width();
        for (std::size_t at = 0; at < cases.states().size(); ++at) {
            const double* const ways = cases.block(at) + full_hand;
            const bool kept = is_kept(cases.states()[at]);
            (kept ? sum.kept : sum.redrawn) += ways[0];
            if (!kept)
                continue;
            auto& into = is_met(cases.states()[at]) ? sum.kept_hit : sum.kept_miss;
            for (std::size_t later = 0; later < cases.width(); ++later)
                into[later] += ways[later];
        }
        return sum;
    }

    const Population& population_;
    const DrawRequest& request_;
    std::vector<int> caps_;
    std::vector<std::uint64_t> strides_;
    std::uint64_t states_ = 1; ///< 0: too many to be numbered
};

} // namespace

std::optional<DrawWays> count_draws(const Population& population, const DrawRequest& request)
{
    return Counting(population, request).ways();
}

} // namespace kizuna
