#include "cards/base/stable_hash.h"
#include "game/checked_action.h"
#include "game/rich_situation.h"
#include "game/seen_effects.h"
#include "scenarios/scenario_files.h"

#include <boost/test/unit_test.hpp>

#include <cstdlib>
#include <iostream>
#include <map>
#include <set>
#include <sstream>

namespace kizuna {
BOOST_AUTO_TEST_SUITE(effect_coverage)

namespace {

using test::SituationMaker;

/// Situations around a card; each is played for so many actions.
constexpr int max_tries = 10000;
constexpr int actions_of_a_try = 90;

/// What KIZUNA_EFFECT_COVERAGE says. Nothing: a tenth of the cards, each until its effects were
/// seen. "all": every card, for longer, and those that are listed as not reached are tried too.
/// Else the cards whose id begins so, in the same way.
struct Choice {
    std::string wanted;
    bool is_thorough() const { return !wanted.empty(); }
    bool takes_all() const { return wanted == "all"; }
    bool takes(const Card& card) const
    {
        constexpr std::uint64_t one_of = 10;
        constexpr std::uint64_t seed = 7;
        if (!is_thorough())
            return stable_hash(card.id) % one_of == seed;
        return takes_all() || card.id.starts_with(wanted);
    }
};

Choice choice()
{
    const char* wanted = std::getenv("KIZUNA_EFFECT_COVERAGE");
    return {wanted ? wanted : ""};
}

struct Tally {
    int cards = 0;
    int effects = 0;
    int covered = 0;
    int tries = 0;
    int drawn = 0; ///< games that a chain without end ended
    long actions = 0;
    int max_tries = 0; ///< that an effect needed
};

/// One card, and what was seen of it.
struct Subject {
    const Card& card;
    std::vector<int> numbers;
    test::SeenEffects seen;
    std::set<int> not_wanted; ///< may stay unseen
};

std::string name_of(const Card& card, int number)
{
    return card.id + "#" + std::to_string(number);
}

/// Names of effects that such games do not reach, each with why.
std::set<std::string> not_reached()
{
    std::istringstream lines(test::file_text(test::game_folder() / "effects-not-reached.tsv"));
    std::set<std::string> names;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with('#'))
            continue;
        const auto tab = line.find('\t');
        if (tab == std::string::npos || tab + 1 == line.size())
            throw std::runtime_error("effects-not-reached.tsv: no reason in " + line);
        if (!names.insert(line.substr(0, tab)).second)
            throw std::runtime_error("effects-not-reached.tsv: twice " + line);
    }
    return names;
}

/// How much rather than others an action is done: such as use the card.
std::uint32_t weight_of(const GameState& state, const Action& action, std::uint16_t kind)
{
    constexpr std::uint32_t much = 20;
    constexpr std::uint32_t more = 8;
    constexpr std::uint32_t some = 3;
    const auto is_of_kind = [&](UnitId id) {
        const Unit* unit = state.find(id);
        return unit && state.cards->kind_number(owner_of(id), unit->top) == kind;
    };
    switch (action.kind) {
    case ActionKind::UseSkill:
        return action.card == kind || is_of_kind(action.unit) ? much : some;
    case ActionKind::Attack:
        return is_of_kind(action.unit) || is_of_kind(action.target) ? more : some;
    case ActionKind::Deploy:
    case ActionKind::LevelUp:
    case ActionKind::Bond:
        return action.card == kind ? more : 1;
    case ActionKind::NextPhase:
    case ActionKind::Critical:
    case ActionKind::Evade:
    case ActionKind::Yes:
        return some;
    default:
        return 1;
    }
}

Action biased_action(const GameState& state, const ActionList& actions, std::uint16_t kind,
                     Rng& rng)
{
    std::uint32_t sum = 0;
    for (const Action& action : actions)
        sum += weight_of(state, action, kind);
    auto drawn = static_cast<std::int64_t>(rng.below(sum));
    for (const Action& action : actions) {
        drawn -= weight_of(state, action, kind);
        if (drawn < 0)
            return action;
    }
    return actions[0];
}

/// Plays on at random and looks at each action. False where something was wrong, which it tells.
bool play(GameState& state, Subject& subject, std::uint64_t seed, Tally& tally)
{
    const std::uint16_t kind = state.cards->kind_of(subject.card);
    Rng rng(seed, 29);
    test::GameWatch watch;
    EventLog log;
    subject.seen.look(state);
    for (int step = 0; step < actions_of_a_try && !state.is_over(); ++step) {
        const ActionList actions = legal_actions(state);
        if (actions.empty()) {
            BOOST_ERROR("nothing to do: " << to_given(state));
            return false;
        }
        const Action action = biased_action(state, actions, kind, rng);
        const GameState before = state;
        const std::string wrong = test::do_and_look(state, action, watch, log);
        ++tally.actions;
        if (!wrong.empty()) {
            BOOST_ERROR(subject.card.id << ", seed " << seed << ", action " << step << ": "
                                        << wrong);
            return false;
        }
        subject.seen.look(before, state, action, log);
    }
    tally.drawn += state.drawn ? 1 : 0;
    return true;
}

/// The first effect from `attempt` on that is still to be seen, or 0.
int next_unseen(const Subject& subject, int attempt, bool is_thorough)
{
    for (std::size_t at = 0; at < subject.numbers.size(); ++at) {
        const int number =
            subject.numbers[(static_cast<std::size_t>(attempt) + at) % subject.numbers.size()];
        if (!subject.seen.has(number) && (is_thorough || !subject.not_wanted.contains(number)))
            return number;
    }
    return 0;
}

void look_for_all(const SituationMaker& maker, Subject& subject, bool is_thorough, Tally& tally)
{
    // So that a thorough run has a million actions.
    constexpr long at_least = 450;
    const Card& card = subject.card;
    const std::uint64_t hash = stable_hash(card.id);
    Rng rng(hash, 31);
    std::map<std::size_t, SituationMaker::Needs> needs;
    const long begun = tally.actions;
    for (int attempt = 0; attempt < max_tries; ++attempt) {
        const int number = next_unseen(subject, attempt, is_thorough);
        if (number == 0 && (!is_thorough || tally.actions - begun >= at_least))
            return;
        const std::size_t skills = card.skills.size();
        // Granted effects are numbered on; what grants them is one of those printed.
        const auto wanted = static_cast<std::size_t>(std::max(number, 1) - 1);
        const std::size_t focus =
            wanted < skills ? wanted : static_cast<std::size_t>(attempt) % skills;
        auto found = needs.find(focus);
        if (found == needs.end())
            found = needs.emplace(focus, maker.needs_of(card, card.skills[focus], rng)).first;
        const std::uint64_t seed = hash % 1'000'000'000 + static_cast<std::uint64_t>(attempt);
        GameState state = maker.make(found->second, seed);
        ++tally.tries;
        std::vector<bool> had;
        for (const int one : subject.numbers)
            had.push_back(subject.seen.has(one));
        if (!play(state, subject, seed, tally))
            return;
        for (std::size_t at = 0; at < had.size(); ++at) {
            if (had[at] || !subject.seen.has(subject.numbers[at]))
                continue;
            tally.max_tries = std::max(tally.max_tries, attempt + 1);
            if (is_thorough && attempt >= max_tries / 50)
                std::cout << "late\t" << name_of(card, subject.numbers[at]) << '\t' << attempt + 1
                          << '\n';
        }
    }
}

BOOST_AUTO_TEST_CASE(every_effect_of_the_card_library_is_set_off_or_in_force_in_random_games)
{
    const CardLibrary& library = test::shipped_library();
    const SituationMaker maker(library);
    const Choice chosen = choice();
    const std::set<std::string> listed = not_reached();
    Tally tally;
    std::set<std::string> known;
    for (const Card& card : library.cards()) {
        if (!chosen.takes(card))
            continue;
        Subject subject{
            card, test::SeenEffects::numbers_of(card, library), test::SeenEffects(card), {}};
        if (subject.numbers.empty())
            continue;
        for (const int number : subject.numbers) {
            known.insert(name_of(card, number));
            if (listed.contains(name_of(card, number)))
                subject.not_wanted.insert(number);
        }
        look_for_all(maker, subject, chosen.is_thorough(), tally);
        ++tally.cards;
        for (const int number : subject.numbers) {
            const std::string name = name_of(card, number);
            const bool seen = subject.seen.has(number);
            ++tally.effects;
            tally.covered += seen ? 1 : 0;
            BOOST_CHECK_MESSAGE(seen != listed.contains(name),
                                name << (seen ? " is reached, though effects-not-reached.tsv has it"
                                              : " is not reached"));
        }
    }
    if (chosen.takes_all()) {
        for (const std::string& name : listed)
            BOOST_CHECK_MESSAGE(known.contains(name), "there is no effect " << name);
    }
    BOOST_TEST(tally.covered > 0);
    if (chosen.is_thorough())
        std::cout << tally.cards << " cards, " << tally.effects << " effects, " << tally.covered
                  << " covered, " << tally.tries << " tries, " << tally.actions << " actions, "
                  << tally.drawn << " games without end, at most " << tally.max_tries
                  << " tries for an effect\n";
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
} // namespace kizuna
