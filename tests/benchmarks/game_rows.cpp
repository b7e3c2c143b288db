#include "bench_library.h"
#include "game/random_games.h"
#include "harness.h"

#include "app/cards/catalogue.h"
#include "game/play/engine.h"

#include <memory>
#include <numeric>
#include <random>

namespace kizuna::bench {
namespace {

constexpr int games = 24;
constexpr int max_actions = 3000;

/// Random games of random decks; how each came out depends on the seed alone.
class RandomGames {
public:
    explicit RandomGames(const CardLibrary& library)
    {
        for (std::uint64_t seed = 1; seed <= games; ++seed) {
            Rng rng(seed, 17);
            const std::array decks = {test::random_deck(library, rng),
                                      test::random_deck(library, rng)};
            starts_.push_back(new_game(std::make_shared<const GameCards>(library, decks), seed));
        }
    }

    /// Plays every game once; the number of actions applied.
    std::uint64_t play()
    {
        std::uint64_t applied = 0;
        for (std::size_t game = 0; game < starts_.size(); ++game) {
            state_ = starts_[game];
            Rng rng(game, 18);
            for (int step = 0; step < max_actions && !state_.is_over(); ++step) {
                const ActionList actions = legal_actions(state_);
                const Action action = test::random_action(actions, rng);
                const std::uint64_t before = allocations();
                apply(state_, action);
                allocated_ += allocations() != before ? 1 : 0;
                ++applied;
            }
        }
        keep(state_);
        return applied;
    }

    /// Calls of apply() that allocated anything, since the last time this was asked.
    std::uint64_t take_allocated() { return std::exchange(allocated_, 0); }

private:
    std::vector<GameState> starts_;
    GameState state_;
    std::uint64_t allocated_ = 0;
};

} // namespace

void add_game_rows(const Options& options, std::vector<Row>& rows)
{
    if (!options.wants("RANDOM"))
        return;
    const Catalogue catalogue = load_catalogue(find_program_folders());
    RandomGames random(catalogue.library);
    const std::uint64_t applied = random.play();
    random.take_allocated();
    random.play();
    const double allocating = static_cast<double>(random.take_allocated());

    std::mt19937_64 generator(20151210);
    std::vector<int> deck(49);
    std::iota(deck.begin(), deck.end(), 0);
    const auto shuffles = [&] {
        for (std::uint64_t action = 0; action < applied; ++action)
            std::shuffle(deck.begin(), deck.end(), generator);
        keep(deck);
    };
    Row row = compare(
        "RANDOM", 5, [&] { random.play(); }, shuffles, options.pairs);
    row.ours /= static_cast<double>(applied);
    row.baseline /= static_cast<double>(applied);
    row.unit = "ms CPU an action";
    rows.push_back(row);

    Row share;
    share.id = "RANDOM allocating";
    share.ours = allocating;
    share.baseline = static_cast<double>(applied);
    share.ratio = share.ours / share.baseline;
    share.goal = 0.001;
    share.unit = "calls of apply that allocate, of all";
    rows.push_back(share);
}

} // namespace kizuna::bench
