#include "game/plain_rules.h"
#include "game/random_game.h"

#include <boost/test/unit_test.hpp>

#include <map>

namespace kizuna {
BOOST_AUTO_TEST_SUITE(list_of_actions)

namespace {

using test::place_of;
using test::RandomGame;

std::string text_of(const GameState& state, std::span<const Action> actions)
{
    std::string text;
    for (const Action& action : actions)
        text += to_text(state, action) + "\n";
    return text;
}

/// Every action that could be written down, legal or not.
class AllActions {
public:
    explicit AllActions(const GameState& state)
        : kinds_(static_cast<std::uint16_t>(state.cards->kind_count()))
    {
        for (const PlayerState& player : state.players) {
            for (const Unit& unit : player.units)
                units_.push_back(unit.id);
        }
        for (const Player player : {Player::P, Player::Q}) {
            player_ = player;
            add_plain();
            add_with_cards();
            add_with_units();
            add_skills();
            add_picks();
        }
    }
    const std::vector<Action>& list() const { return all_; }

private:
    static constexpr std::uint8_t max_orbs = 12;
    static constexpr std::uint8_t max_skills = 4;

    Action& add(ActionKind kind)
    {
        Action action;
        action.kind = kind;
        action.player = player_;
        all_.push_back(action);
        return all_.back();
    }

    void add_plain()
    {
        for (const ActionKind kind :
             {ActionKind::Keep, ActionKind::Mulligan, ActionKind::NoBond, ActionKind::NextPhase,
              ActionKind::EndTurn, ActionKind::NoCritical, ActionKind::NoEvade, ActionKind::Yes,
              ActionKind::No, ActionKind::Enough})
            add(kind);
        for (std::uint8_t number = 0; number < max_orbs; ++number) {
            add(ActionKind::Orb).number = number;
            add(ActionKind::Order).number = number;
            add(ActionKind::Option).number = number;
        }
        for (const Line line : {Line::Front, Line::Back})
            add(ActionKind::Place).line = line;
    }

    void add_with_cards()
    {
        for (std::uint16_t kind = 0; kind < kinds_; ++kind) {
            for (const ActionKind with_card : {ActionKind::ChooseProtagonist, ActionKind::Bond,
                                               ActionKind::Critical, ActionKind::Evade})
                add(with_card).card = kind;
            for (const Line line : {Line::Front, Line::Back}) {
                Action& deploy = add(ActionKind::Deploy);
                deploy.card = kind;
                deploy.line = line;
            }
            for (const UnitId unit : units_) {
                for (const Line line : {Line::Front, Line::Back}) {
                    Action& deploy = add(ActionKind::Deploy);
                    deploy.zone = ActionZone::Stack;
                    deploy.unit = unit;
                    deploy.card = kind;
                    deploy.line = line;
                }
                Action& level_up = add(ActionKind::LevelUp);
                level_up.card = kind;
                level_up.unit = unit;
            }
        }
    }

    void add_with_units()
    {
        for (const UnitId unit : units_) {
            add(ActionKind::Move).unit = unit;
            add(ActionKind::KeepUnit).unit = unit;
            for (const UnitId target : units_) {
                Action& attack = add(ActionKind::Attack);
                attack.unit = unit;
                attack.target = target;
            }
        }
    }

    void add_skills()
    {
        for (std::uint16_t kind = 0; kind < kinds_; ++kind) {
            for (std::uint8_t number = 1; number <= max_skills; ++number) {
                for (const ActionZone zone : {ActionZone::Hand, ActionZone::Bonds, ActionZone::Orbs,
                                              ActionZone::Retreat, ActionZone::Deck}) {
                    Action& skill = add(ActionKind::UseSkill);
                    skill.zone = zone;
                    skill.card = kind;
                    skill.number = number;
                }
                for (const UnitId unit : units_) {
                    Action& skill = add(ActionKind::UseSkill);
                    skill.zone = ActionZone::Field;
                    skill.unit = unit;
                    skill.card = kind;
                    skill.number = number;
                }
            }
        }
    }

    void add_picks()
    {
        for (const UnitId unit : units_) {
            Action& pick = add(ActionKind::Pick);
            pick.zone = ActionZone::Field;
            pick.unit = unit;
        }
        for (std::uint8_t number = 0; number < max_orbs; ++number) {
            Action& pick = add(ActionKind::Pick);
            pick.zone = ActionZone::Orbs;
            pick.number = number;
        }
        for (std::uint16_t kind = 0; kind < kinds_; ++kind) {
            for (const ActionZone zone :
                 {ActionZone::Hand, ActionZone::Bonds, ActionZone::Retreat, ActionZone::Deck,
                  ActionZone::Infinite, ActionZone::Support, ActionZone::Stack}) {
                for (const bool face_down : {false, true}) {
                    if (face_down && zone != ActionZone::Bonds)
                        continue;
                    Action& pick = add(ActionKind::Pick);
                    pick.zone = zone;
                    pick.card = kind;
                    pick.face_down = face_down;
                }
            }
        }
    }

    std::uint16_t kinds_;
    std::vector<UnitId> units_;
    Player player_ = Player::P;
    std::vector<Action> all_;
};

/// Whatever could be done here is either listed, once, and allowed, or refused, and changes
/// nothing.
void check_list(const GameState& state, const ActionList& listed, std::uint64_t seed)
{
    GameState copy = state;
    std::size_t found = 0;
    const AllActions all(state);
    for (const Action& action : all.list()) {
        const bool is_listed = std::find(listed.begin(), listed.end(), action) != listed.end();
        found += is_listed ? 1 : 0;
        const Clause refusal = is_listed ? refusal_of(state, action) : apply(copy, action);
        if ((refusal == Clause::None) != is_listed)
            BOOST_FAIL(to_text(state, action) << '\n' << place_of(state, seed));
    }
    if (found != listed.size())
        BOOST_FAIL("not each once:\n" << text_of(state, listed) << place_of(state, seed));
    BOOST_REQUIRE(copy == state);
}

BOOST_AUTO_TEST_CASE(legal_actions_have_different_texts)
{
    int checked = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        RandomGame game(seed, test::shipped_library());
        for (int step = 0; step < 200 && !game.state.is_over(); ++step) {
            const ActionList actions = legal_actions(game.state);
            std::set<std::string> texts;
            for (const Action& action : actions)
                texts.insert(to_text(game.state, action));
            if (!(texts.size() == actions.size()))
                BOOST_FAIL(place_of(game.state, seed));
            ++checked;
            apply(game.state, test::random_action(actions, game.rng));
        }
    }
    BOOST_TEST(checked > 100);
}

BOOST_AUTO_TEST_CASE(the_list_is_what_the_printed_cards_allow_in_its_fixed_order)
{
    std::map<ActionKind, int> seen;
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        RandomGame game(seed, test::fixture_library());
        for (int step = 0; step < 500 && !game.state.is_over(); ++step) {
            const ActionList listed = legal_actions(game.state);
            const std::vector<Action> plain = test::plain_actions(game.state);
            if (!std::ranges::equal(listed, plain))
                BOOST_FAIL("listed\n"
                           << text_of(game.state, listed) << "but allowed\n"
                           << text_of(game.state, plain) << place_of(game.state, seed));
            for (const Action& action : plain)
                ++seen[action.kind];
            apply(game.state, test::random_action(listed, game.rng));
        }
    }
    for (const ActionKind kind :
         {ActionKind::ChooseProtagonist, ActionKind::Mulligan, ActionKind::Bond, ActionKind::Deploy,
          ActionKind::LevelUp, ActionKind::NextPhase, ActionKind::Attack, ActionKind::Move,
          ActionKind::EndTurn, ActionKind::Critical, ActionKind::Evade, ActionKind::Orb})
        BOOST_TEST(seen[kind] > 100);
}

BOOST_AUTO_TEST_CASE(a_skill_is_listed_where_its_printed_cost_can_be_paid)
{
    int usable = 0;
    int unusable = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        RandomGame game(seed, test::skill_library());
        test::PlainSkills skills;
        for (int step = 0; step < 400 && !game.state.is_over(); ++step) {
            const GameState& state = game.state;
            const ActionList listed = legal_actions(state);
            const bool acts = state.phase == Phase::Action && state.decision == Decision::None;
            for (const Unit& unit : state[state.turn_player].units) {
                if (unit.copy != nothing)
                    continue; // it has the skills of another card
                const Card& card = *state.kind(unit).card;
                for (std::size_t number = 1; number <= card.skills.size(); ++number) {
                    const auto may_use = skills.may_use(state, unit, number);
                    if (!may_use)
                        continue;
                    Action action;
                    action.kind = ActionKind::UseSkill;
                    action.player = state.turn_player;
                    action.zone = ActionZone::Field;
                    action.unit = unit.id;
                    action.number = static_cast<std::uint8_t>(number);
                    action.card = state.cards->kind_number(state.turn_player, unit.top);
                    const bool is_listed =
                        std::find(listed.begin(), listed.end(), action) != listed.end();
                    if (is_listed != (acts && *may_use))
                        BOOST_FAIL(to_text(state, action) << '\n' << place_of(state, seed));
                    usable += acts && *may_use ? 1 : 0;
                    unusable += acts && !*may_use ? 1 : 0;
                }
            }
            const Action action = test::random_action(listed, game.rng);
            skills.note(state, action);
            apply(game.state, action);
        }
    }
    BOOST_TEST(usable > 500);
    BOOST_TEST(unusable > 500);
}

/// Looks at some of the ordinary moments of random games, and at each where somebody chooses.
void check_games(const CardLibrary& library, std::uint64_t games, int steps, bool has_skills)
{
    std::map<ActionKind, int> seen;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        RandomGame game(seed, library);
        for (int step = 0; step < steps && !game.state.is_over(); ++step) {
            const ActionList listed = legal_actions(game.state);
            const Decision decision = game.state.decision;
            const bool is_rare = decision == Decision::Order || decision == Decision::Place ||
                                 decision == Decision::SameName;
            const bool chooses = decision == Decision::Choose;
            if (is_rare || chooses || step % 6 == 0) {
                check_list(game.state, listed, seed);
                for (const Action& action : listed)
                    ++seen[action.kind];
            }
            apply(game.state, test::random_action(listed, game.rng));
        }
    }
    if (!has_skills)
        return;
    for (const ActionKind kind : {ActionKind::UseSkill, ActionKind::Pick, ActionKind::Yes,
                                  ActionKind::Order, ActionKind::Place})
        BOOST_TEST(seen[kind] > 0, "kind of action " << static_cast<int>(kind));
}

BOOST_AUTO_TEST_CASE(what_is_not_listed_is_refused_and_changes_nothing)
{
    check_games(test::shipped_library(), 8, 120, false);
}

BOOST_AUTO_TEST_CASE(what_is_not_listed_is_refused_where_cards_have_skills)
{
    check_games(test::skill_library(), 30, 180, true);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
} // namespace kizuna
