#include "odds/drawn_odds.h"

namespace kizuna {
namespace {

class DrawnWatcher : public GoldfishWatcher {
public:
    DrawnWatcher(const Goldfish& goldfish, const std::vector<Want>& wants,
                 const QueryContext& context)
        : cards_(goldfish.cards()), wants_(wants)
    {
        counts_.hits.assign(static_cast<std::size_t>(goldfish.settings().turns), 0);
        for (std::size_t card = 0; card < cards_.size(Player::P); ++card) {
            const Card& printed = *cards_.kind(Player::P, static_cast<CardNumber>(card)).card;
            std::uint64_t serves = 0;
            for (std::size_t i = 0; i < wants.size(); ++i)
                serves |= std::uint64_t(wants[i].query.matches(printed, context)) << i;
            serves_.push_back(serves);
        }
    }

    const DrawnCounts& counts() const { return counts_; }

    void opened(const GameState& state, bool kept) override
    {
        ++counts_.games;
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
    const GameCards& cards_;
    const std::vector<Want>& wants_;
    std::vector<std::uint64_t> serves_; ///< of each card: the wants that it serves
    DrawnCounts counts_;
    CardBits drawn_; ///< in the game that is watched
    CardNumber protagonist_ = no_card;
};

} // namespace

DrawnCounts drawn_odds(const Goldfish& goldfish, const std::vector<Want>& wants,
                       const QueryContext& context, const GameRange& range,
                       const std::stop_token& stop)
{
    GoldfishPlayer player(goldfish);
    DrawnWatcher watcher(goldfish, wants, context);
    for (std::uint64_t game = 0; game < range.count && !stop.stop_requested(); ++game)
        player.play(range.first + game, watcher);
    return watcher.counts();
}

} // namespace kizuna
