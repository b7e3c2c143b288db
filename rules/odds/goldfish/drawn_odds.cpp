#include "odds/goldfish/drawn_odds.h"

#include "odds/counting/pieces.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr std::uint64_t hands_at_a_time = 256;

/// The wants that each card serves, as bits.
std::vector<std::uint64_t> services(const GameCards& cards, const std::vector<Want>& wants,
                                    const QueryContext& context)
{
    std::vector<std::uint64_t> serves;
    for (std::size_t card = 0; card < cards.size(Player::P); ++card) {
        const Card& printed = *cards.kind(Player::P, static_cast<CardNumber>(card)).card;
        std::uint64_t served = 0;
        for (std::size_t i = 0; i < wants.size(); ++i)
            served |= std::uint64_t(wants[i].query.matches(printed, context)) << i;
        serves.push_back(served);
    }
    return serves;
}

class DrawnWatcher : public GoldfishWatcher {
public:
    DrawnWatcher(const Goldfish& goldfish, const std::vector<Want>& wants,
                 const std::vector<std::uint64_t>& serves)
        : wants_(wants), serves_(serves)
    {
        counts_.hits.assign(static_cast<std::size_t>(goldfish.settings().turns), 0);
    }

    const WantCounts& counts() const { return counts_; }

    void opened(const GameState& state, bool kept) override
    {
        ++counts_.trials;
        counts_.kept += kept ? 1 : 0;
        drawn_ = {};
        protagonist_ = state[Player::P].units[0].top;
    }

    void deployment_ends(const GameState& state) override
    {
        const PlayerState& player = state[Player::P];
        CardBits hidden;
        for (const CardNumber card : player.deck)
            hidden.insert(card);
        for (const CardNumber card : player.orbs)
            hidden.insert(card);
        std::vector<int> found(wants_.size());
        for (std::size_t at = 0; at < serves_.size(); ++at) {
            const auto card = static_cast<CardNumber>(at);
            if (card != protagonist_ && !hidden.contains(card))
                drawn_.insert(card);
            for (std::size_t i = 0; i < found.size(); ++i)
                found[i] += drawn_.contains(card) && ((serves_[at] >> i) & 1) ? 1 : 0;
        }
        bool met = true;
        for (std::size_t i = 0; i < found.size(); ++i)
            met = met && found[i] >= wants_[i].at_least;
        counts_.hits[player.own_turns - 1U] += met ? 1 : 0;
    }

private:
    const std::vector<Want>& wants_;
    const std::vector<std::uint64_t>& serves_;
    WantCounts counts_;
    CardBits drawn_; ///< in the game that is watched
    CardNumber protagonist_ = no_card;
};

} // namespace

WantCounts drawn_odds(const Goldfish& goldfish, const std::vector<Want>& wants,
                      const QueryContext& context, const GameRange& range, unsigned threads,
                      const std::stop_token& stop, std::atomic<std::uint64_t>* done)
{
    const std::vector<std::uint64_t> serves = services(goldfish.cards(), wants, context);
    std::vector<WantCounts> parts(threads);
    Pieces pieces(range.count, hands_at_a_time, stop, done);
    on_threads(threads, [&](unsigned thread) {
        GoldfishPlayer player(goldfish);
        DrawnWatcher watcher(goldfish, wants, serves);
        while (const auto piece = pieces.next()) {
            for (std::uint64_t game = piece->begin; game < piece->end; ++game)
                player.play(range.first + game, watcher);
            pieces.finished(*piece);
        }
        parts[thread] = watcher.counts();
    });
    WantCounts total;
    for (const WantCounts& part : parts)
        total += part;
    return total;
}

} // namespace kizuna
