#pragma once

#include "game/play/engine.h"
#include "test_library.h"

#include <array>
#include <memory>
#include <vector>

namespace kizuna::test {

/// A legal deck of fifty drawn from a library: four copies of each card drawn, at least one of them
/// a card that costs 1.
inline std::vector<CardIndex> random_deck(const CardLibrary& library, Rng& rng)
{
    constexpr std::size_t size = 50;
    std::vector<CardIndex> deck;
    std::vector<CardIndex> names;
    const auto add = [&](CardIndex card) {
        const CardIndex name = library.cards()[card].name_group;
        if (std::ranges::find(names, name) != names.end())
            return;
        names.push_back(name);
        for (int copy = 0; copy < 4 && deck.size() < size; ++copy)
            deck.push_back(card);
    };
    const auto draw = [&] {
        return static_cast<CardIndex>(
            rng.below(static_cast<std::uint32_t>(library.cards().size())));
    };
    CardIndex protagonist = draw();
    while (library.cards()[protagonist].cost != Amount(1))
        protagonist = draw();
    add(protagonist);
    // Cards of the protagonist's name come first, so that class changes and criticals happen.
    for (CardIndex card = 0; card < library.cards().size() && deck.size() < 20; ++card) {
        if (library.cards()[card].unit == library.cards()[protagonist].unit)
            add(card);
    }
    const auto shares_symbol = [&](CardIndex card) {
        return (library.cards()[card].symbols.bits() &
                library.cards()[protagonist].symbols.bits()) != 0;
    };
    while (deck.size() < size) {
        const CardIndex card = draw();
        if (rng.below(8) == 0 || shares_symbol(card) ||
            library.cards()[protagonist].symbols.empty())
            add(card);
    }
    return deck;
}

/// One of the legal actions, each as likely as the next.
inline Action random_action(const ActionList& actions, Rng& rng)
{
    return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

} // namespace kizuna::test
