#pragma once

#include "odds/goldfish/goldfish_replay.h"

#include <span>
#include <string>
#include <vector>

namespace kizuna {

/// A list as in "[a, b]", of items that are YAML already.
std::string flow_list(const std::vector<std::string>& items);

/// Records a game against a dummy as a Replay, whoever plays it. `goldfish` must outlive it.
class ReplayRecorder : public GoldfishWatcher {
public:
    explicit ReplayRecorder(const Goldfish& goldfish) : goldfish_(goldfish) {}

    /// Call before the first choice, with the state as Goldfish::start() gives it.
    void begin(const GameState& start);
    void decides(const GameState& state, const Choice& choice) override;
    void applied(const GameState& state) override;
    void ends(const GameState& state) override;
    EventLog* log() override { return &log_; }
    Replay take() { return std::move(replay_); }

private:
    void note_shuffles(const GameState& state, std::span<const int> picks);
    bool find_shuffle(const GameState& state, std::span<const int> picks,
                      std::vector<CardPile>& shuffles) const;
    bool comes_to(const GameState& state, std::span<const int> picks,
                  const std::vector<CardPile>& shuffles) const;
    void note_picks(const GameState& state);

    const Goldfish& goldfish_;
    GameState before_;
    Action action_; ///< the last choice, made in before_
    EventLog log_;
    std::vector<std::string> shuffles_;
    std::vector<int> picks_; ///< of Q: which supports its dummy had
    Replay replay_;
};

} // namespace kizuna
