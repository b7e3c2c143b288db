#pragma once

#include "cards/library/card_library.h"

#include <cstdint>
#include <vector>

namespace kizuna::test {

/// What an effect speaks of, and what would set it off.
struct SpokenOf {
    std::vector<Filter> filters; ///< those inside others too
    std::uint64_t verbs = 0;     ///< of steps that bring about what it waits for
    std::uint32_t put_from = 0;  ///< where Put must take from, as zone_bit(); 0: anywhere
    std::uint32_t put_to = 0;    ///< and put into
    bool by_opponent = false;    ///< the opponent must bring it about
    std::uint16_t zones = 0;     ///< as zone_bit()
};
SpokenOf spoken_of(const Skill& skill, const Vocabulary& words);

/// What the effects of a card may bring about: the other half of SpokenOf.
struct Doings {
    std::uint64_t verbs = 0;        ///< a bit for each Verb that is done to more than its own unit
    std::uint32_t put_from = 0;     ///< as zone_bit()
    std::uint32_t put_to = 0;       ///< as zone_bit()
    std::uint32_t put_of_other = 0; ///< where it takes cards of the opponent from, as zone_bit()

    /// They may bring about what the verb must do for the effect that speaks so.
    bool serve(const SpokenOf& spoken, Verb verb) const;
};
Doings doings_of(const Card& card, const Vocabulary& words);

} // namespace kizuna::test
