#pragma once

#include "game/effect_words.h"
#include "game/play/engine.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace kizuna::test {

/// Makes situations in which an effect of a card is likely: P has the card everywhere, both sides
/// have the cards that the effect speaks of and those that may set it off. No legal decks.
class SituationMaker {
public:
    /// The library must outlive it.
    explicit SituationMaker(const CardLibrary& library);

    /// Cards that fit one of the filters, as far as printed facts say.
    struct Wish {
        std::vector<CardIndex> cards;
        bool of_ally = true;
        bool of_enemy = true;
        bool protagonist = false;
    };
    /// What one effect of a card needs; found once, as it takes long.
    struct Needs {
        CardIndex card = 0;
        std::vector<CardIndex> same_name; ///< cards that the card may be stacked on
        std::vector<Wish> wishes;
        int stack = 1;             ///< cards
        bool every_symbol = false; ///< among the bonds
        std::uint16_t zones = 0;   ///< that it speaks of, as zone_bit()
        SkillCategory category = SkillCategory::Cont;
    };
    Needs needs_of(const Card& card, const Skill& skill, Rng& rng) const;

    /// A state in the bond or deployment phase that keeps every invariant.
    GameState make(const Needs& needs, std::uint64_t seed) const;

private:
    std::vector<CardIndex> some_that_pass(const Filter& filter, Rng& rng) const;

    const CardLibrary& library_;
    std::unique_ptr<const GameCards> asked_; ///< only to ask facts of cards
    std::map<std::string, std::vector<CardIndex>> by_unit_;
    std::vector<CardIndex> all_;
    std::vector<Doings> doings_; ///< of each card
};

} // namespace kizuna::test
