#include "app/play/game_session.h"

#include "odds/goldfish/replay_recorder.h"
#include "odds/policies/policy_tools.h"

#include <algorithm>
#include <cassert>

namespace kizuna {
namespace {

std::unique_ptr<const Goldfish> make_goldfish(const ResolvedDeck& deck, const Catalogue& catalogue,
                                              const TableSettings& settings)
{
    GoldfishSettings goldfish;
    goldfish.level =
        settings.dummy_support ? GoldfishLevel::PassiveDummy : GoldfishLevel::SampledDummy;
    goldfish.goes_first = settings.goes_first;
    goldfish.turns = max_goldfish_turns;
    goldfish.seed = settings.seed;
    goldfish.dummy_strength = settings.dummy_strength;
    goldfish.dummy_support = settings.dummy_support.value_or(0);
    auto rule = KeepRule::parse(settings.keep_rule, catalogue.library);
    if (auto* parsed = std::get_if<KeepRule>(&rule))
        goldfish.rule = std::move(*parsed);
    const Card* protagonist = protagonist_of(deck);
    assert(protagonist);
    return std::make_unique<const Goldfish>(deck, *protagonist, catalogue.context(protagonist),
                                            std::move(goldfish));
}

/// The settings of a game that was read from a scenario.
TableSettings settings_of(const GameState& start)
{
    const Dummy& dummy = *start.cards->dummy();
    TableSettings settings;
    settings.goes_first = start.first == Player::P;
    settings.dummy_strength = dummy.strength;
    settings.dummy_support =
        dummy.supports.size() == 1 ? std::optional(dummy.supports.front()) : std::nullopt;
    return settings;
}

ResolvedDeck deck_of(const GameState& start)
{
    ResolvedDeck deck;
    for (std::size_t at = 0; at < start.cards->size(Player::P); ++at) {
        const Card* card = start.kind(Player::P, static_cast<CardNumber>(at)).card;
        if (deck.cards.empty() || deck.cards.back().card != card) // copies are adjacent
            deck.cards.push_back({card, 0});
        ++deck.cards.back().copies;
        ++deck.size;
    }
    const PlayerState& own = start[Player::P];
    if (!own.units.empty())
        deck.designated = start.kind(own.units[0]).card;
    return deck;
}

bool is_decision(const GameState& state)
{
    return state.decision != Decision::None && state.phase != Phase::Setup;
}

/// True if a decision is pending that allows only one answer.
bool has_only_answer(const GameState& state)
{
    return is_decision(state) && legal_actions(state).size() == 1;
}

} // namespace

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

GameSession::GameSession(const GameState& start, const std::vector<Action>& actions,
                         std::string name, const Catalogue& catalogue)
    : settings_(settings_of(start)), scenario_(std::move(name)),
      goldfish_(make_goldfish(deck_of(start), catalogue, settings_)),
      policy_id_(policy_ids().front())
{
    assert(!scenario_.empty());
    Step deal;
    deal.state = start;
    deal.state.rulings.wait_before_turns = false;
    deal.action = plain_action(ActionKind::ChooseProtagonist);
    deal.action.card = goldfish_->protagonist_kind();
    steps_.push_back(std::move(deal));
    branches_.push_back({});
    for (const Action& action : actions) {
        assert(refusal_of(state(), action) == Clause::None);
        now_ = add_step(action, std::nullopt);
    }
}

GameSession::~GameSession() = default;

std::vector<int> GameSession::path() const
{
    std::vector<int> path;
    for (int at = now_; at >= 0; at = step(at).before)
        path.push_back(at);
    std::ranges::reverse(path);
    return path;
}

/// The step that an action leads to from the present: an existing one, or a new one.
int GameSession::step_after(const Action& action, std::optional<ChoiceReason> reason)
{
    for (const int place : step().all_next) {
        if (step(place).action == action)
            return place;
    }
    return add_step(action, reason);
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
    now_ = step_after(action, std::nullopt);
    while (has_only_answer(state())) {
        now_ = step_after(legal()[0], std::nullopt);
        steps_[static_cast<std::size_t>(now_)].was_only_answer = true;
    }
    go_to(now_);
    return Clause::None;
}

std::optional<Action> GameSession::phase_end() const
{
    if (state().decision != Decision::None || to_act(state()) != Player::P)
        return std::nullopt;
    switch (state().phase) {
    case Phase::Bond:
        return plain_action(ActionKind::NoBond);
    case Phase::Deployment:
        return plain_action(ActionKind::NextPhase);
    case Phase::Action:
        return plain_action(ActionKind::EndTurn);
    default:
        return std::nullopt;
    }
}

void GameSession::end_phase()
{
    act(*phase_end());
}

void GameSession::end_turn()
{
    const int turn = state()[Player::P].own_turns;
    while (phase_end() && state()[Player::P].own_turns == turn)
        act(state().phase == Phase::Bond ? *phase_end() : plain_action(ActionKind::EndTurn));
}

void GameSession::go_to(int place)
{
    for (int at = place; at > 0;) { // so that redo leads back here from every earlier step
        const int before = step(at).before;
        steps_[static_cast<std::size_t>(before)].next = at;
        at = before;
    }
    now_ = place;
    changed.emit();
}

void GameSession::undo()
{
    now_ = step().before;
    while (can_undo() && has_only_answer(state()))
        now_ = step().before;
    changed.emit();
}

void GameSession::redo()
{
    now_ = step().next;
    while (can_redo() && has_only_answer(state()))
        now_ = step().next;
    changed.emit();
}

void GameSession::go_to_branch(int branch)
{
    go_to(branches_[static_cast<std::size_t>(branch)].last);
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
    // A policy follows a plan, which is only valid if its last advice was taken.
    const bool was_followed =
        policy_ && advice_ && step().before == advised_at_ && step().action == advice_->action;
    if (!was_followed) {
        policy_ = make_policy(policy_id_, cards());
        // Off the path that `kizuna-cli replay` plays, use another seed, so that random choices
        // differ.
        const bool is_opening = step().before == 0;
        policy_->begin_game(settings_.seed, is_opening
                                                ? settings_.game
                                                : settings_.game + std::uint64_t{1'000'000} *
                                                                       static_cast<unsigned>(now_));
    }
    advice_ = policy_->choose(state());
    advised_at_ = now_;
    assert(refusal_of(state(), advice_->action) == Clause::None);
    return advice_;
}

bool GameSession::step_by_policy()
{
    auto choice = advice();
    if (!choice)
        return false;
    now_ = step_after(choice->action, choice->reason);
    while (has_only_answer(state())) { // ask the policy too, so that its plan goes on
        choice = advice();
        now_ = step_after(choice->action, choice->reason);
    }
    go_to(now_);
    return true;
}

void GameSession::play_turn_by_policy()
{
    const int turn = state()[Player::P].own_turns;
    constexpr int max_steps = 1000; // the policy "random" could use skills forever
    for (int at = 0; at < max_steps && step_by_policy(); ++at) {
        if (state()[Player::P].own_turns != turn && !is_decision(state()))
            return;
    }
}

std::vector<int> GameSession::replayed_path() const
{
    std::vector<int> told = path();
    while (is_decision(step(told.back()).state))
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
        const Step& told = step(place);
        recorder.decides(state, {told.action, told.reason.value_or(ChoiceReason::OnlyWay)});
        const bool is_answer = is_decision(state);
        apply(state, told.action, recorder.log());
        recorder.applied(state);
        if (!is_answer)
            turn_ended = told.action.kind == ActionKind::EndTurn;
    }
    recorder.ends(state);
    Replay replay = recorder.take();
    if (turn_ended && !state.is_over()) { // in a scenario, a turn begins with a step of its own
        ReplayStep begin;
        begin.turn = state[Player::P].own_turns;
        begin.action = "begin-turn";
        replay.steps.push_back(std::move(begin));
    }
    return replay;
}

} // namespace kizuna
