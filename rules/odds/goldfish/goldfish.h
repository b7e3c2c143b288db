#pragma once

#include "decks/deck/deck.h"
#include "odds/openings/keep_rule.h"
#include "odds/policies/policy.h"

#include <string>
#include <vector>

namespace kizuna {

/// How much of the game is played against the dummy.
enum class GoldfishLevel : std::uint8_t {
    HandTester,   ///< gf-0: no attacks
    PassiveDummy, ///< gf-1: it defends with one support value
    SampledDummy, ///< gf-2: with the support values of the player's own deck
};
std::span<const std::string_view> goldfish_levels(); ///< "gf-0" and so on, by value

struct GoldfishSettings {
    GoldfishLevel level = GoldfishLevel::HandTester;
    bool goes_first = true;
    int turns = 8; ///< own turns, 1 to max_goldfish_turns
    std::uint64_t seed = 1;
    std::string policy = "gf-basic"; ///< one of policy_ids()
    KeepRule rule;
    int dummy_strength = 40;
    int dummy_support = 20; ///< gf-1
};
inline constexpr int max_goldfish_turns = 200;
/// The least holds a protagonist, a hand of six and five orbs; the most is what a game can hold.
inline constexpr int min_goldfish_cards = 12;
inline constexpr int max_goldfish_cards = static_cast<int>(max_cards);

/// Why a deck cannot be goldfished; the first that holds. Only known cards count.
enum class GoldfishProblem : std::uint8_t { None, NoProtagonist, TooFewCards, TooManyCards };
GoldfishProblem goldfish_problem(const ResolvedDeck& deck);

/// The streams of the random numbers of game number `game`: Rng(seed, stream, game), with these,
/// opening_stream and redraw_stream of opening.h, and policy_stream. So the opening of a game is
/// deal_opening() of the same seed and number, and no game depends on another.
inline constexpr std::uint64_t refresh_stream = 3;
inline constexpr std::uint64_t effects_stream = 4;
inline constexpr std::uint64_t dummy_stream = 5;

/// Observes a game while it is played. Every callback is optional.
class GoldfishWatcher {
public:
    virtual ~GoldfishWatcher() = default;
    /// The keep rule has decided on P's first hand; a redraw is still to come.
    virtual void opened(const GameState&, bool /*kept*/) {}
    virtual void deployment_begins(const GameState&) {}
    virtual void deployment_ends(const GameState&) {}
    /// A choice that is made in this state, before it is applied.
    virtual void decides(const GameState&, const Choice&) {}
    /// After a choice was applied.
    virtual void applied(const GameState&) {}
    /// Where events are to be written, or null.
    virtual EventLog* log() { return nullptr; }
    /// After the last choice: the turns have been played, or the dummy is defeated.
    virtual void ends(const GameState&) {}

protected:
    GoldfishWatcher() = default;
    GoldfishWatcher(const GoldfishWatcher&) = default;
    GoldfishWatcher& operator=(const GoldfishWatcher&) = default;
};

/// What all goldfish games of a deck have in common. Many threads may read it at once.
class Goldfish {
public:
    /// The deck has min_goldfish_cards to max_goldfish_cards known cards, among them the
    /// protagonist, which costs 1. The library of the context must outlive this.
    Goldfish(const ResolvedDeck& deck, const Card& protagonist, const QueryContext& context,
             GoldfishSettings settings);

    const GameCards& cards() const { return *cards_; }
    const GoldfishSettings& settings() const { return settings_; }
    bool attacks() const { return settings_.level != GoldfishLevel::HandTester; }
    const Card& protagonist() const { return *cards_->kind(protagonist_).card; }
    bool keeps(const GameState& state) const; ///< whether the rule keeps P's hand
    /// The state of a game before the protagonists are chosen. This must outlive it: the state does
    /// not own the cards.
    GameState start(std::uint64_t game) const;
    /// Sets the random generators of a game in a copy of start().
    void seed(GameState& state, std::uint64_t game) const;
    std::uint16_t protagonist_kind() const { return protagonist_; }

private:
    GoldfishSettings settings_;
    std::shared_ptr<const GameCards> cards_;
    std::uint16_t protagonist_ = nothing;
    std::size_t counts_ = 0;             ///< counts that the keep rule asks for
    std::vector<std::uint64_t> answers_; ///< by kind: a bit for each count of the rule it adds to
};

/// Plays games one after the other, in one thread.
class GoldfishPlayer {
public:
    explicit GoldfishPlayer(const Goldfish& goldfish);
    /// Plays a game from the choice of the protagonist to the last own turn, or until the dummy is
    /// defeated.
    void play(std::uint64_t game, GoldfishWatcher& watcher);

private:
    void play_to_end(GoldfishWatcher& watcher);
    Choice choose() const;

    const Goldfish& goldfish_;
    std::unique_ptr<Policy> policy_;
    GameState start_;
    GameState state_;
};

} // namespace kizuna
