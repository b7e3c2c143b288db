#include "cards/yaml/yaml_reader.h"
#include "game/random_game.h"
#include "game/state_text.h"

#include <boost/test/unit_test.hpp>

namespace kizuna {
BOOST_AUTO_TEST_SUITE(state_text)

namespace {

using test::RandomGame;

/// Where each number of the text begins and ends.
std::vector<std::pair<std::size_t, std::size_t>> numbers_in(std::string_view text)
{
    std::vector<std::pair<std::size_t, std::size_t>> found;
    for (std::size_t at = text.find('\n'); at < text.size();) {
        at = text.find_first_of("-0123456789", at);
        if (at == std::string_view::npos)
            break;
        const std::size_t end = std::min(text.find_first_not_of("-0123456789", at), text.size());
        if (text[at - 1] == ' ')
            found.emplace_back(at, end);
        at = end;
    }
    return found;
}

/// True where the text is refused; otherwise the game it tells of goes on.
bool is_refused(const std::string& text, const CardLibrary& library)
{
    constexpr int steps = 5;
    try {
        GameState state = read_state(text, "state", library);
        Rng rng(1, 1);
        for (int step = 0; step < steps && to_act(state); ++step) {
            const ActionList actions = legal_actions(state);
            if (actions.empty())
                break;
            apply(state, test::random_action(actions, rng));
        }
        return false;
    } catch (const DataError&) {
        return true;
    }
}

BOOST_AUTO_TEST_CASE(a_game_against_a_dummy_reads_back_equal_at_every_decision)
{
    const CardLibrary& library = test::skill_library();
    std::vector<CardIndex> deck;
    for (CardIndex card = 0; card < library.cards().size() && deck.size() < 40; ++card)
        deck.push_back(card);
    GameState state =
        new_game(std::make_shared<const GameCards>(library, deck, Dummy{30, {20, 0, 10}}), 7);
    Rng rng(1, 3);
    int orbs = 5;
    for (int step = 0; step < 200 && !state.is_over(); ++step) {
        const GameState read = read_state(to_text(state), "state", library);
        BOOST_REQUIRE((read == state));
        BOOST_REQUIRE(read.cards->dummy());
        BOOST_TEST((*read.cards->dummy() == *state.cards->dummy()));
        apply(state, test::random_action(legal_actions(state), rng));
        orbs = std::min(orbs, static_cast<int>(state[Player::Q].orbs.size()));
    }
    BOOST_TEST(orbs < 5); // it was attacked and lost some
}

BOOST_AUTO_TEST_CASE(a_state_with_skills_under_way_reads_back_equal)
{
    int under_way = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        RandomGame game(seed, test::skill_library());
        for (int step = 0; step < 150 && !game.state.is_over(); ++step) {
            const std::string text = to_text(game.state);
            const GameState read = read_state(text, "state", test::skill_library());
            if (!(read == game.state && to_text(read) == text))
                BOOST_FAIL(test::place_of(game.state, seed));
            under_way += game.state.effect.op != nothing ? 1 : 0;
            apply(game.state, test::random_action(legal_actions(game.state), game.rng));
        }
    }
    BOOST_TEST(under_way > 5);
}

BOOST_AUTO_TEST_CASE(a_number_that_is_out_of_place_is_refused_or_played)
{
    int refused = 0;
    int played = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        RandomGame game(seed, test::skill_library());
        int asked = 0; // one state of each game in which an effect asks
        for (int step = 0; step < 400 && !game.state.is_over() && asked < 1; ++step) {
            const bool asks =
                game.state.effect.op != nothing && game.state.decision != Decision::None;
            if (asks) {
                ++asked;
                const std::string text = to_text(game.state);
                const auto numbers = numbers_in(text);
                for (std::size_t at = seed % 4; at < numbers.size(); at += 4) {
                    const auto [begin, end] = numbers[at];
                    const std::array values = {"-1", "0", "3", "9", "200", "65534", "65535"};
                    std::string changed = text;
                    changed.replace(begin, end - begin,
                                    values[game.rng.below(std::uint32_t(values.size()))]);
                    (is_refused(changed, test::skill_library()) ? refused : played) += 1;
                }
            }
            apply(game.state, test::random_action(legal_actions(game.state), game.rng));
        }
    }
    BOOST_TEST(refused > 100);
    BOOST_TEST(played > 100);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
} // namespace kizuna
