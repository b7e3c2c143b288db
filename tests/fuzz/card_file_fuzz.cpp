#include "targets.h"

#include "cards/files/card_yaml.h"
#include "game/play/engine.h"
#include "game/values/invariants.h"
#include "test_library.h"

#include <algorithm>
#include <memory>
#include <string>

namespace kizuna::fuzz {
namespace {

bool is_same(const Skill& one, const Skill& other)
{
    return one.category == other.category && one.emblem == other.emblem && one.cost == other.cost &&
           one.scripted == other.scripted &&
           (one.script ? other.script && *one.script == *other.script : !other.script);
}

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

/// The file in three runs of a program, each with what the one before knew about it.
void read_again(const Vocabulary& words, const std::string& text, const LibraryReading& first)
{
    constexpr std::size_t enough = std::size_t(1) << 24;
    std::string known;
    for (int run = 0; run < 3; ++run) {
        YamlStore store(known, 1);
        const LibraryReading reading = read_library(words, {{"T01.yaml", text}}, 1, &store);
        require(reading.findings == first.findings, "every run tells the same faults");
        require(std::ranges::equal(reading.library.cards(), first.library.cards(),
                                   [](const Card& one, const Card& other) {
                                       return one.id == other.id &&
                                              one.printings.size() == other.printings.size() &&
                                              std::ranges::equal(one.skills, other.skills, is_same);
                                   }),
                "every run reads the same cards");
        known = store.to_bytes(enough);
    }
}

} // namespace

void use_card_file(std::string_view input)
{
    static const Vocabulary words = test::shipped_words();
    const LibraryReading reading = read_library(words, {{"T01.yaml", std::string(input)}});
    read_again(words, std::string(input), reading);
    for (const Fault& fault : reading.findings)
        require(fault.place.line >= 1 || fault.kind == FaultKind::Empty,
                "a fault of a card has a place");
    if (reading.findings.empty() && !reading.library.cards().empty())
        play_with(reading.library);
}

} // namespace kizuna::fuzz
