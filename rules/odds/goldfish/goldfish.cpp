#include "odds/goldfish/goldfish.h"

#include "odds/openings/opening.h"
#include "odds/policies/policy_tools.h"
#include "odds/support/support_odds.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

constexpr std::array<std::string_view, 3> levels = {"gf-0", "gf-1", "gf-2"};

std::vector<CardIndex> cards_of(const ResolvedDeck& deck, const CardLibrary& library)
{
    std::vector<CardIndex> cards;
    for (const ResolvedDeck::Line& line : deck.cards)
        cards.insert(cards.end(), static_cast<std::size_t>(line.copies),
                     library.index_of(*line.card));
    return cards;
}

Dummy dummy_of(const ResolvedDeck& deck, const Card& protagonist, const CardLibrary& library,
               const GoldfishSettings& settings)
{
    Dummy dummy;
    dummy.strength = settings.dummy_strength;
    dummy.supports = {settings.dummy_support};
    if (settings.level != GoldfishLevel::SampledDummy)
        return dummy;
    // As though the own protagonist defended itself: one copy of it is on the battlefield.
    dummy.supports.clear();
    for (const SupportCard& card : supports_in_defence({deck, protagonist}, library))
        dummy.supports.insert(dummy.supports.end(), static_cast<std::size_t>(card.copies),
                              card.strength[index(DuelSide::Defence)]);
    return dummy;
}

} // namespace

std::span<const std::string_view> goldfish_levels()
{
    return levels;
}

Goldfish::Goldfish(const ResolvedDeck& deck, const Card& protagonist, const QueryContext& context,
                   GoldfishSettings settings)
    : settings_(std::move(settings)),
      cards_(std::make_shared<const GameCards>(
          *context.library, cards_of(deck, *context.library),
          dummy_of(deck, protagonist, *context.library, settings_))),
      protagonist_(cards_->kind_of(protagonist))
{
    const std::vector<KeepRule::Count> counts = settings_.rule.counts();
    counts_ = counts.size();
    const std::size_t words = (counts_ + 63) / 64;
    answers_.resize(cards_->kind_count() * words);
    for (const ResolvedDeck::Line& line : deck.cards) {
        const std::size_t kind = cards_->kind_of(*line.card);
        for (std::size_t at = 0; at < counts_; ++at) {
            if (counts[at].query.matches(*line.card, context))
                answers_[kind * words + at / 64] |= std::uint64_t(1) << (at % 64);
        }
    }
}

bool Goldfish::keeps(const GameState& state) const
{
    InlineList<int, 16> numbers;
    const std::size_t words = (counts_ + 63) / 64;
    for (std::size_t at = 0; at < counts_; ++at) {
        int number = 0;
        for (const CardNumber card : state[Player::P].hand) {
            const std::size_t kind = cards_->kind_number(Player::P, card);
            number += static_cast<int>((answers_[kind * words + at / 64] >> (at % 64)) & 1);
        }
        numbers.push_back(number);
    }
    return settings_.rule.keeps_counted(std::span<const int>(numbers.data(), numbers.size()));
}

GameState Goldfish::start(std::uint64_t game) const
{
    // The state does not own the cards: else each copy would change a count that all threads share.
    GameState state = new_game({std::shared_ptr<const GameCards>(), cards_.get()}, 0);
    state.first = settings_.goes_first ? Player::P : Player::Q;
    state.turn_player = state.first;
    seed(state, game);
    return state;
}

void Goldfish::seed(GameState& state, std::uint64_t game) const
{
    const std::uint64_t seed = settings_.seed;
    PlayerState& player = state[Player::P];
    player.opening = Rng(seed, opening_stream, game);
    player.mulligan = Rng(seed, redraw_stream, game);
    player.refresh = Rng(seed, refresh_stream, game);
    player.effects = Rng(seed, effects_stream, game);
    state[Player::Q].effects = Rng(seed, dummy_stream, game);
}

GoldfishProblem goldfish_problem(const ResolvedDeck& deck)
{
    if (!protagonist_of(deck))
        return GoldfishProblem::NoProtagonist;
    const int known = deck.known_copies();
    if (known < min_goldfish_cards)
        return GoldfishProblem::TooFewCards;
    return known > max_goldfish_cards ? GoldfishProblem::TooManyCards : GoldfishProblem::None;
}

GoldfishPlayer::GoldfishPlayer(const Goldfish& goldfish)
    : goldfish_(goldfish),
      policy_(make_policy(goldfish.settings().policy, goldfish.cards(), goldfish.attacks())),
      start_(goldfish.start(0))
{
}

void GoldfishPlayer::play(std::uint64_t game, GoldfishWatcher& watcher)
{
    state_ = start_;
    goldfish_.seed(state_, game);
    policy_->begin_game(goldfish_.settings().seed, game);
    Action action = plain_action(ActionKind::ChooseProtagonist);
    action.card = goldfish_.protagonist_kind();
    apply(state_, action);
    play_to_end(watcher);
}

Choice GoldfishPlayer::choose() const
{
    if (state_.decision == Decision::Mulligan) {
        return goldfish_.keeps(state_)
                   ? Choice{plain_action(ActionKind::Keep), ChoiceReason::RuleKeeps}
                   : Choice{plain_action(ActionKind::Mulligan), ChoiceReason::RuleRedraws};
    }
    Choice choice = policy_->choose(state_);
    if (choice.action.kind == ActionKind::NextPhase && !goldfish_.attacks() &&
        !policy_->has_action_phase())
        choice.action.kind = ActionKind::EndTurn;
    return choice;
}

void GoldfishPlayer::play_to_end(GoldfishWatcher& watcher)
{
    const int turns = goldfish_.settings().turns;
    int begun = 0;
    int ended = 0;
    while (!state_.is_over()) {
        const int turn = state_[Player::P].own_turns;
        const bool is_free = state_.decision == Decision::None;
        if (is_free && state_.phase == Phase::Deployment && begun != turn) {
            watcher.deployment_begins(state_);
            begun = turn;
        }
        const auto end_deployment = [&] {
            if (ended != turn)
                watcher.deployment_ends(state_);
            ended = turn;
        };
        if (is_free && state_.phase == Phase::Action)
            end_deployment();
        const Choice choice = choose();
        if (choice.action.kind == ActionKind::EndTurn)
            end_deployment();
        if (choice.action.kind == ActionKind::Keep || choice.action.kind == ActionKind::Mulligan)
            watcher.opened(state_, choice.action.kind == ActionKind::Keep);
        watcher.decides(state_, choice);
        if (choice.action.kind == ActionKind::EndTurn && turn >= turns)
            break;
        apply(state_, choice.action, watcher.log());
        watcher.applied(state_);
    }
    watcher.ends(state_);
}

} // namespace kizuna
