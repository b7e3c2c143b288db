#include "targets.h"

#include "cards/files/card_yaml.h"
#include "game/engine.h"
#include "game/invariants.h"
#include "test_library.h"

#include <memory>

namespace kizuna::fuzz {
namespace {

/// A game of two decks of all the cards there are, in which the choices follow from one another.
void play_with(const CardLibrary& library)
{
    constexpr std::size_t deck_size = 40;
    constexpr int actions = 50; // with many skills and sanitizers more than a second
    std::vector<CardIndex> deck;
    for (std::size_t at = 0; at < deck_size; ++at)
        deck.push_back(static_cast<CardIndex>(at % library.cards().size()));
    GameState state =
        new_game(std::make_shared<const GameCards>(library, std::array{deck, deck}), 1);
    for (std::size_t at = 0; at < actions; ++at) {
        const ActionList legal = legal_actions(state);
        if (legal.empty())
            return;
        constexpr std::size_t stride = 7919;
        const Clause refused = apply(state, legal[at * stride % legal.size()]);
        require(refused == Clause::None, "what is legal is carried out");
        require(broken_invariant(state) == 0, "what was played keeps the invariants");
    }
}

} // namespace

void use_card_file(std::string_view input)
{
    static const Vocabulary words = test::shipped_words();
    const LibraryReading reading = read_library(words, {{"T01.yaml", std::string(input)}});
    for (const Fault& fault : reading.findings)
        require(fault.place.line >= 1 || fault.kind == FaultKind::Empty,
                "a fault of a card has a place");
    if (reading.findings.empty() && !reading.library.cards().empty())
        play_with(reading.library);
}

} // namespace kizuna::fuzz
