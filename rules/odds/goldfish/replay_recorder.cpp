#include "odds/goldfish/replay_recorder.h"

#include "cards/yaml/yaml_writer.h"
#include "game/play/engine.h"
#include "game/state/transcript.h"

#include <algorithm>
#include <memory>

namespace kizuna {
namespace {

constexpr std::size_t max_picks = 10'000;

std::string card_ids(const GameState& state, std::span<const CardNumber> cards)
{
    std::vector<std::string> ids;
    for (const CardNumber card : cards)
        ids.push_back(yaml_flow_scalar(state.kind(Player::P, card).card->id));
    return flow_list(ids);
}

/// The ids of the cards after a shuffle with this generator, the top first.
std::string shuffled_ids(const GameState& state, CardPile cards, Rng rng)
{
    rng.shuffle(std::span<CardNumber>(cards.data(), cards.size()));
    return card_ids(state, {cards.data(), cards.size()});
}

/// Fills in the list, item, place and options of an answer that a scenario writes in a list.
void describe_item(const GameState& state, const Action& action, ReplayStep& step)
{
    if (action.kind == ActionKind::Order) {
        step.list = "order";
        step.item = std::to_string(action.number);
        step.options = static_cast<int>(legal_actions(state).size());
    }
    if (action.kind != ActionKind::Pick && action.kind != ActionKind::Enough)
        return;
    step.place = state.effect.op;
    if (action.kind == ActionKind::Enough)
        return;
    if (action.zone == ActionZone::Field) {
        const Unit* unit = state.find(action.unit);
        step.list = "targets";
        step.item = (owner_of(action.unit) == action.player ? "{ally: " : "{enemy: ") +
                    yaml_flow_scalar(unit ? unit_name(state, *unit) : std::string_view()) + '}';
    } else if (action.zone == ActionZone::Orbs) {
        step.list = "orbs";
        step.item = std::to_string(action.number);
    } else {
        const std::string id = yaml_flow_scalar(state.cards->kind(action.card).card->id);
        step.list = "cards";
        step.item = action.face_down ? "{card: " + id + ", face: down}" : id;
    }
}

} // namespace

std::string flow_list(const std::vector<std::string>& items)
{
    std::string text;
    for (const std::string& item : items)
        text += (text.empty() ? "" : ", ") + item;
    return '[' + text + ']';
}

void ReplayRecorder::begin(const GameState& start)
{
    CardPile cards = start[Player::P].deck; // by card number; the protagonist leaves it first
    for (std::size_t at = 0; at < cards.size(); ++at) {
        if (start.cards->kind_number(Player::P, cards[at]) == goldfish_.protagonist_kind()) {
            cards.erase_at(at);
            break;
        }
    }
    const Dummy& dummy = *start.cards->dummy();
    std::vector<std::string> supports;
    for (const int support : dummy.supports)
        supports.push_back(std::to_string(support));
    const PlayerState& player = start[Player::P];
    replay_.start = "start:\n  first: " + std::string(name_of(start.first)) +
                    "\n  P:\n    protagonist: " + yaml_flow_scalar(goldfish_.protagonist().id) +
                    "\n    deck: " + shuffled_ids(start, cards, player.opening) +
                    "\n    mulligan: " + shuffled_ids(start, cards, player.mulligan) +
                    "\n  Q: {dummy: {strength: " + std::to_string(dummy.strength) +
                    ", supports: " + flow_list(supports) + "}}\n";
}

void ReplayRecorder::decides(const GameState& state, const Choice& choice)
{
    before_ = state;
    action_ = choice.action;
    log_.clear();
    const bool in_setup = state.phase == Phase::Setup;
    ReplayStep step;
    step.turn = in_setup ? 0 : state[Player::P].own_turns;
    step.action = to_text(state, choice.action);
    step.is_answer = state.decision != Decision::None && !in_setup;
    step.ends_turn = step.is_answer && !in_setup &&
                     (state.phase == Phase::End || state.turn_player != Player::P);
    step.reason = choice.reason;
    describe_item(state, choice.action, step);
    replay_.steps.push_back(std::move(step));
}

void ReplayRecorder::applied(const GameState& state)
{
    const std::size_t picks_before = picks_.size();
    note_picks(state);
    note_shuffles(state, std::span(picks_).subspan(picks_before));
}

void ReplayRecorder::ends(const GameState& state)
{
    // The last "end-turn" was chosen but not applied. Where it raises a decision there is no answer
    // to write, so the step is left out.
    GameState after = state;
    if (!replay_.steps.empty() && replay_.steps.back().action == "end-turn" &&
        apply(after, {.kind = ActionKind::EndTurn}) == Clause::None &&
        after.decision != Decision::None)
        replay_.steps.pop_back();
    const PlayerState& player = state[Player::P];
    replay_.expect = "expect:\n  winner: ";
    replay_.expect += state.winner ? name_of(*state.winner) : "none";
    replay_.expect += "\n  P:\n    hand: " + card_ids(state, player.hand) +
                      "\n    bonds: " + card_ids(state, player.bonds) +
                      "\n    deck: " + std::to_string(player.deck.size()) +
                      "\n    orbs: " + std::to_string(player.orbs.size()) + "\n";
    if (!shuffles_.empty())
        replay_.chance += "shuffles: {P: " + flow_list(shuffles_) + "}\n";
    std::vector<std::string> picks;
    for (const int pick : picks_)
        picks.push_back(std::to_string(pick));
    if (!picks.empty())
        replay_.chance += "picks: {Q: " + flow_list(picks) + "}\n";
}

/// Notes P's shuffles in the last action. A refresh shuffles the retreat as it was before the
/// action, with the cards that came into it since.
void ReplayRecorder::note_shuffles(const GameState& state, std::span<const int> picks)
{
    CardPile retreat = before_[Player::P].retreat;
    Rng rng = before_[Player::P].refresh;
    std::vector<CardPile> shuffles;
    for (const Event& event : log_.events()) {
        if (event.player != Player::P)
            continue;
        if (event.kind == EventKind::ToRetreat) {
            for (const EventCard& card : log_.cards(event))
                retreat.push_back(card.card);
        }
        if (event.kind != EventKind::Refresh)
            continue;
        replay_.playable &= static_cast<int>(retreat.size()) == event.number;
        rng.shuffle(std::span<CardNumber>(retreat.data(), retreat.size()));
        shuffles.push_back(retreat);
        retreat.clear();
    }
    replay_.playable &= rng == state[Player::P].refresh;
    if (!(before_[Player::P].effects == state[Player::P].effects))
        replay_.playable &= find_shuffle(state, picks, shuffles);
    for (const CardPile& pile : shuffles)
        shuffles_.push_back(card_ids(state, {pile.data(), pile.size()}));
}

/// Adds the shuffle of an effect, which has no event, to `shuffles`. The deck still lies as it was
/// shuffled, but for the cards drawn since; how many these are, and where the shuffle comes among
/// the refreshes, is found by trying. False where nothing fits, as after a random pick of an
/// effect.
bool ReplayRecorder::find_shuffle(const GameState& state, std::span<const int> picks,
                                  std::vector<CardPile>& shuffles) const
{
    CardPile shuffled = state[Player::P].deck;
    std::reverse(shuffled.begin(), shuffled.end()); // the top first
    std::vector<CardNumber> drawn;
    for (const Event& event : log_.events()) {
        if (event.player != Player::P || event.kind != EventKind::Draw)
            continue;
        for (const EventCard& card : log_.cards(event))
            drawn.push_back(card.card);
    }
    for (std::size_t since = 0; since <= drawn.size(); ++since) {
        if (since > 0)
            shuffled.insert_at(0, drawn[drawn.size() - since]);
        for (std::size_t place = 0; place <= shuffles.size(); ++place) {
            std::vector<CardPile> tried = shuffles;
            tried.insert(tried.begin() + static_cast<std::ptrdiff_t>(place), shuffled);
            if (comes_to(state, picks, tried)) {
                shuffles = std::move(tried);
                return true;
            }
        }
    }
    return false;
}

/// True where the last action, played again with these shuffles, leaves the same deck and hand,
/// copies being equal.
bool ReplayRecorder::comes_to(const GameState& state, std::span<const int> picks,
                              const std::vector<CardPile>& shuffles) const
{
    const auto kinds = [&](const CardPile& cards) {
        std::vector<std::uint16_t> numbers;
        for (const CardNumber card : cards)
            numbers.push_back(state.cards->kind_number(Player::P, card));
        return numbers;
    };
    auto chance = std::make_shared<FixedChance>();
    for (const CardPile& pile : shuffles)
        chance->shuffles[index(Player::P)].push_back(kinds(pile));
    chance->picks[index(Player::Q)].assign(picks.begin(), picks.end());
    GameState again = before_;
    again.chance = chance;
    apply(again, action_);
    const PlayerState& one = again[Player::P];
    const PlayerState& other = state[Player::P];
    return !again.chance_failed && again.next_shuffle[index(Player::P)] == shuffles.size() &&
           kinds(one.deck) == kinds(other.deck) && kinds(one.hand) == kinds(other.hand);
}

/// Notes the picks of Q: which supports its dummy had.
void ReplayRecorder::note_picks(const GameState& state)
{
    const auto size = static_cast<std::uint32_t>(state.cards->dummy()->supports.size());
    Rng rng = before_[Player::Q].effects;
    while (size > 1 && !(rng == state[Player::Q].effects) && picks_.size() < max_picks)
        picks_.push_back(static_cast<int>(rng.below(size)));
}

} // namespace kizuna
