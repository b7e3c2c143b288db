#pragma once

#include "game/play/engine.h"

#include <vector>

namespace kizuna::test {

/// Which effects of one card a game has shown: used, set off and paid for, or in force.
class SeenEffects {
public:
    explicit SeenEffects(const Card& card) : card_(&card) {}

    /// Numbers of the scripted effects of the card, those it grants after those printed.
    static std::vector<int> numbers_of(const Card& card, const CardLibrary& library);

    /// After each action; `before` is the state that it was done in.
    void look(const GameState& before, const GameState& after, const Action& action,
              const EventLog& log);
    /// Of a state alone: what is always on.
    void look(const GameState& state);
    bool has(int number) const { return seen_ >> number & 1U; }

private:
    void look(const GameState& state, std::uint16_t skill);

    const Card* card_;
    std::uint64_t seen_ = 0; ///< a bit for each number
};

} // namespace kizuna::test
