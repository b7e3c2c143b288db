#include "app/play/game_session.h"

#include "game/values.h"
#include "odds/policy_tools.h"
#include "odds/replay_recorder.h"

#include <algorithm>
#include <cassert>

namespace kizuna {
namespace {

int known_cards(const ResolvedDeck& deck)
{
    int known = 0;
    for (const ResolvedDeck::Line& line : deck.cards)
        known += line.copies;
    return known;
}

std::unique_ptr<const Goldfish> make_goldfish(const ResolvedDeck& deck, const Catalogue& catalogue,
                                              const TableSettings& settings)
{
    GoldfishSettings goldfish;
    goldfish.level =
        settings.dummy_support ? GoldfishLevel::PassiveDummy : GoldfishLevel::SampledDummy;
    goldfish.goes_first = settings.goes_first;
    goldfish.turns = most_goldfish_turns;
    goldfish.seed = settings.seed;
    goldfish.dummy_strength = settings.dummy_strength;
    goldfish.dummy_support = settings.dummy_support.value_or(0);
    auto rule = KeepRule::parse(settings.keep_rule, catalogue.library);
    if (auto* parsed = std::get_if<KeepRule>(&rule))
        goldfish.rule = std::move(*parsed);
    const Card* protagonist = protagonist_of(deck, catalogue.library);
    assert(protagonist);
    return std::make_unique<const Goldfish>(deck, *protagonist, catalogue.context(protagonist),
                                            std::move(goldfish));
}

bool is_decision(const GameState& state)
{
    return state.decision != Decision::None && state.phase != Phase::Setup;
}

bool contains(const std::vector<Action>& actions, const Action& action)
{
    return std::ranges::find(actions, action) != actions.end();
}

/// An action of P about a card in a zone, or about a unit.
Action skill_action(ActionZone zone, std::uint16_t kind, UnitId unit, std::uint8_t number)
{
    Action action = plain_action(ActionKind::UseSkill);
    action.zone = zone;
    action.card = kind;
    action.unit = unit;
    action.number = number;
    return action;
}

} // namespace

TableProblem table_problem(const ResolvedDeck& deck, const CardLibrary& library)
{
    if (!protagonist_of(deck, library))
        return TableProblem::NoProtagonist;
    const int known = known_cards(deck);
    if (known < least_goldfish_cards)
        return TableProblem::TooFewCards;
    return known > most_goldfish_cards ? TableProblem::TooManyCards : TableProblem::None;
}

GameSession::GameSession(const ResolvedDeck& deck, const Catalogue& catalogue,
                         TableSettings settings)
    : settings_(std::move(settings)), goldfish_(make_goldfish(deck, catalogue, settings_)),
      policy_id_(policy_ids().front())
{
    Step deal;
    deal.state = goldfish_->start(settings_.game);
    deal.action = plain_action(ActionKind::ChooseProtagonist);
    deal.action.card = goldfish_->protagonist_kind();
    apply(deal.state, deal.action, &deal.log);
    steps_.push_back(std::move(deal));
    branches_.push_back({});
}

GameSession::~GameSession() = default;

std::vector<int> GameSession::path() const
{
    std::vector<int> path;
    for (int at = now_; at >= 0; at = steps_[static_cast<std::size_t>(at)].before)
        path.push_back(at);
    std::ranges::reverse(path);
    return path;
}

std::vector<TableOption> GameSession::judged(std::vector<Action> actions) const
{
    std::vector<TableOption> options;
    for (const Action& action : actions)
        options.push_back({action, refusal_of(state(), action)});
    std::ranges::stable_partition(
        options, [](const TableOption& option) { return option.refusal == Clause::None; });
    return options;
}

std::vector<TableOption> GameSession::options_for_hand(std::uint16_t kind) const
{
    std::vector<Action> actions;
    for (const Action& action : legal()) {
        const bool is_of_hand = action.zone == ActionZone::None || action.zone == ActionZone::Hand;
        if (action.card == kind && is_of_hand && action.kind != ActionKind::ChooseProtagonist)
            actions.push_back(action);
    }
    if (state().decision != Decision::None)
        return judged(std::move(actions));
    const auto think_of = [&](Action action) {
        action.card = kind;
        if (!contains(actions, action))
            actions.push_back(action);
    };
    think_of(plain_action(ActionKind::Bond));
    for (const Line line : {Line::Front, Line::Back}) {
        Action deploy = plain_action(ActionKind::Deploy);
        deploy.line = line;
        think_of(deploy);
    }
    const CardNumber card = card_of_kind(state(), Player::P, Zone::Hand, kind);
    for (const Unit& unit : state()[Player::P].units) {
        // Onto any other unit it could never go.
        if (card == no_card || !shares_name(state(), Player::P, card, true, unit))
            continue;
        Action level_up = plain_action(ActionKind::LevelUp);
        level_up.unit = unit.id;
        think_of(level_up);
    }
    const CardKind& facts = cards().kind(kind);
    for (std::uint8_t at = 0; facts.has_act && at < facts.skill_count; ++at) {
        const GameSkill& skill = cards().program().skills[facts.first_skill + at];
        if (skill.scripted && skill.category == SkillCategory::HandAct)
            think_of(skill_action(ActionZone::Hand, kind, no_unit, skill.number));
    }
    return judged(std::move(actions));
}

std::vector<TableOption> GameSession::options_for_unit(UnitId id) const
{
    std::vector<Action> actions;
    for (const Action& action : legal()) {
        if (action.unit == id || action.target == id)
            actions.push_back(action);
    }
    const Unit* unit = state().find(id);
    if (state().decision != Decision::None || !unit || owner_of(id) != Player::P)
        return judged(std::move(actions));
    const auto think_of = [&](const Action& action) {
        if (!contains(actions, action))
            actions.push_back(action);
    };
    for (const Unit& target : state()[Player::Q].units) {
        Action attack = plain_action(ActionKind::Attack);
        attack.unit = id;
        attack.target = target.id;
        think_of(attack);
    }
    Action move = plain_action(ActionKind::Move);
    move.unit = id;
    think_of(move);
    for_each_skill(state(), *unit, [&](std::uint16_t number) {
        const GameSkill& skill = cards().program().skills[number];
        if (skill.category == SkillCategory::Act)
            think_of(skill_action(ActionZone::Field, skill.kind, id, skill.number));
    });
    return judged(std::move(actions));
}

std::vector<TableOption> GameSession::options_for_bond(std::uint16_t kind) const
{
    std::vector<Action> actions;
    for (const Action& action : legal()) {
        if (action.card == kind && action.zone == ActionZone::Bonds)
            actions.push_back(action);
    }
    const CardKind& facts = cards().kind(kind);
    for (std::uint8_t at = 0; facts.has_act && at < facts.skill_count; ++at) {
        const GameSkill& skill = cards().program().skills[facts.first_skill + at];
        const Action use = skill_action(ActionZone::Bonds, kind, no_unit, skill.number);
        if (skill.scripted && skill.category == SkillCategory::BondAct &&
            state().decision == Decision::None && !contains(actions, use))
            actions.push_back(use);
    }
    return judged(std::move(actions));
}

std::vector<TableOption> GameSession::options_for_orb(int position) const
{
    std::vector<Action> actions;
    for (const Action& action : legal()) {
        const bool is_pick = action.kind == ActionKind::Pick && action.zone == ActionZone::Orbs;
        if ((action.kind == ActionKind::Orb || is_pick) && action.number == position)
            actions.push_back(action);
    }
    return judged(std::move(actions));
}

int GameSession::add_step(const Action& action, std::optional<ChoiceReason> reason)
{
    const int place = static_cast<int>(steps_.size());
    Step made;
    made.before = now_;
    made.action = action;
    made.reason = reason;
    made.state = state();
    apply(made.state, action, &made.log);
    made.branch = step().branch;
    if (!step().all_next.empty()) {
        made.branch = static_cast<int>(branches_.size());
        branches_.push_back({place, place});
    }
    branches_[static_cast<std::size_t>(made.branch)].last = place;
    steps_[static_cast<std::size_t>(now_)].all_next.push_back(place);
    steps_.push_back(std::move(made));
    return place;
}

Clause GameSession::act(const Action& action)
{
    const Clause refusal = refusal_of(state(), action);
    if (refusal != Clause::None)
        return refusal;
    for (const int place : step().all_next) {
        if (steps_[static_cast<std::size_t>(place)].action == action) {
            move_to(place);
            return Clause::None;
        }
    }
    move_to(add_step(action, std::nullopt));
    return Clause::None;
}

void GameSession::move_to(int place)
{
    for (int at = place; at > 0;) { // so that redo comes back here from anywhere before it
        const int before = steps_[static_cast<std::size_t>(at)].before;
        steps_[static_cast<std::size_t>(before)].next = at;
        at = before;
    }
    now_ = place;
    changed.emit();
}

void GameSession::undo()
{
    now_ = step().before;
    changed.emit();
}

void GameSession::redo()
{
    now_ = step().next;
    changed.emit();
}

void GameSession::go_to(int place)
{
    move_to(place);
}

void GameSession::go_to_branch(int branch)
{
    move_to(branches_[static_cast<std::size_t>(branch)].last);
}

void GameSession::set_policy(const std::string& id)
{
    policy_id_ = id;
    policy_.reset();
    advice_.reset();
    changed.emit();
}

std::optional<Choice> GameSession::advice()
{
    if (!to_act(state()))
        return std::nullopt;
    if (advice_ && advised_at_ == now_)
        return advice_;
    if (state().decision == Decision::Mulligan) {
        advice_ = goldfish_->keeps(state())
                      ? Choice{plain_action(ActionKind::Keep), ChoiceReason::RuleKeeps}
                      : Choice{plain_action(ActionKind::Mulligan), ChoiceReason::RuleRedraws};
        policy_.reset();
        advised_at_ = now_;
        return advice_;
    }
    // A policy carries out a plan: it goes on with it only where its last advice was followed.
    const bool was_followed =
        policy_ && advice_ && step().before == advised_at_ && step().action == advice_->action;
    if (!was_followed) {
        policy_ = make_policy(policy_id_, cards());
        // Beside the way that `kizuna-cli replay` plays, chance must not repeat itself.
        const bool is_opening = step().before == 0;
        policy_->begin_game(settings_.seed,
                            is_opening ? settings_.game
                                       : settings_.game + 1'000'000U * static_cast<unsigned>(now_));
    }
    advice_ = policy_->choose(state());
    advised_at_ = now_;
    assert(refusal_of(state(), advice_->action) == Clause::None);
    return advice_;
}

bool GameSession::step_by_policy()
{
    const auto choice = advice();
    if (!choice)
        return false;
    for (const int place : step().all_next) {
        if (steps_[static_cast<std::size_t>(place)].action == choice->action) {
            move_to(place);
            return true;
        }
    }
    move_to(add_step(choice->action, choice->reason));
    return true;
}

void GameSession::play_turn_by_policy()
{
    const int turn = state()[Player::P].own_turns;
    constexpr int most_steps = 1000; // a policy by chance may use skills for ever
    for (int at = 0; at < most_steps && step_by_policy(); ++at) {
        if (state()[Player::P].own_turns != turn && !is_decision(state()))
            return;
    }
}

std::vector<int> GameSession::replayed_path() const
{
    std::vector<int> told = path();
    while (is_decision(steps_[static_cast<std::size_t>(told.back())].state))
        told.pop_back();
    told.erase(told.begin());
    return told;
}

Replay GameSession::replay() const
{
    ReplayRecorder recorder(*goldfish_);
    recorder.begin(goldfish_->start(settings_.game));
    GameState state = steps_.front().state;
    bool turn_ended = false;
    for (const int place : replayed_path()) {
        const Step& told = steps_[static_cast<std::size_t>(place)];
        recorder.decides(state, {told.action, told.reason.value_or(ChoiceReason::OnlyWay)});
        const bool is_answer = is_decision(state);
        apply(state, told.action, recorder.log());
        recorder.applied(state);
        if (!is_answer)
            turn_ended = told.action.kind == ActionKind::EndTurn;
    }
    recorder.ends(state);
    Replay replay = recorder.take();
    if (turn_ended && !state.is_over()) { // a scenario begins a turn with the action after it
        ReplayStep begin;
        begin.turn = state[Player::P].own_turns;
        begin.action = "begin-turn";
        replay.steps.push_back(std::move(begin));
    }
    return replay;
}

} // namespace kizuna
