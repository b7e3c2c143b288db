#include "app/play/table_text.h"

#include "app/play/by_hand.h"
#include "app/play/effect_text.h"
#include "app/text/card_label.h"
#include "app/text/card_names.h"
#include "game/values/legal.h"

#include <array>

namespace kizuna {
namespace {

std::string line_word(Line line)
{
    return line == Line::Front ? "front" : "back";
}

/// The words of one action. Names that the action does not have are empty.
class ActionWords {
public:
    ActionWords(const GameState& state, const Action& action, const Messages& messages)
        : state_(state), action_(action), messages_(messages)
    {
    }

    /// A message with the arguments that most actions need.
    std::string say(MessageKey key) const
    {
        return messages_.get(key, {{"card", card()},
                                   {"unit", unit(action_.unit)},
                                   {"line", line_word(action_.line)},
                                   {"number", action_.number + 1},
                                   {"zone", zone_word()}});
    }

    std::string deployment() const
    {
        return messages_.get(
            "table.action.deploy"_msg,
            {{"card", card()}, {"line", line_word(action_.line)}, {"cost", cost(false)}});
    }

    std::string level_up() const
    {
        const bool changes = state_.cards->kind(action_.card).has_class_change();
        return messages_.get("table.action.level-up"_msg, {{"card", card()},
                                                           {"unit", unit(action_.unit)},
                                                           {"change", changes ? "yes" : "no"},
                                                           {"cost", cost(changes)}});
    }

    std::string attack() const
    {
        const Unit* attacker = state_.find(action_.unit);
        const Unit* target = state_.find(action_.target);
        return messages_.get("table.action.attack"_msg,
                             {{"unit", unit(action_.unit)},
                              {"target", unit(action_.target)},
                              {"strength", attacker ? strength_of(state_, *attacker) : 0},
                              {"against", target ? strength_of(state_, *target) : 0}});
    }

    std::string move() const
    {
        const Unit* mover = state_.find(action_.unit);
        return messages_.get("table.action.move"_msg,
                             {{"unit", unit(action_.unit)},
                              {"line", line_word(mover ? other(mover->line) : Line::Front)}});
    }

    std::string skill() const
    {
        const std::vector<GameSkill>& skills = state_.cards->program().skills;
        const auto skill = std::ranges::find_if(skills, [this](const GameSkill& one) {
            return one.kind == action_.card && one.number == action_.number;
        });
        return say_skill(
            "table.action.skill"_msg, card(), action_.number,
            skill == skills.end() ? nothing : static_cast<std::uint16_t>(skill - skills.begin()));
    }

    std::string order() const
    {
        std::uint16_t group = 0;
        for (const WaitingSkill& one : state_.waiting)
            group = std::max(group, one.group);
        int position = 0;
        for (const WaitingSkill& one : state_.waiting) {
            if (one.group != group || one.player != action_.player || one.ordered ||
                position++ != action_.number)
                continue;
            const GameSkill& skill = state_.cards->program().skills[one.skill];
            return say_skill("table.action.order"_msg,
                             kind_text(*state_.cards, skill.kind, messages_), skill.number,
                             one.skill);
        }
        return {};
    }

    /// A pick, and what happens to the card, if the decision is pending.
    std::string pick() const
    {
        const std::string effect = effect_on_chosen(state_, messages_);
        if (effect.empty())
            return picked();
        return messages_.get("table.action.pick-effect"_msg,
                             {{"pick", picked()}, {"effect", effect}});
    }

private:
    std::string card() const { return kind_text(*state_.cards, action_.card, messages_); }
    std::string unit(UnitId id) const { return unit_text(state_, id, messages_); }

    /// `skill`: index in Program::skills, or nothing.
    std::string say_skill(MessageKey key, const std::string& card, int number,
                          std::uint16_t skill) const
    {
        const std::string does =
            skill == nothing ? std::string() : game_skill_text(*state_.cards, skill, messages_);
        return messages_.get(key, {{"card", card},
                                   {"number", number},
                                   {"has_text", does.empty() ? "no" : "yes"},
                                   {"text", does}});
    }

    std::string picked() const
    {
        return say(action_.zone == ActionZone::Field  ? "table.action.pick-unit"_msg
                   : action_.zone == ActionZone::Orbs ? "table.action.pick-orb"_msg
                                                      : "table.action.pick-card"_msg);
    }

    int cost(bool class_change) const
    {
        const CardKind& kind = state_.cards->kind(action_.card);
        const CardNumber card = card_of_kind(state_, action_.player, Zone::Hand, action_.card);
        if (card != no_card)
            return cost_of(state_, action_.player, card, class_change, state_.find(action_.unit));
        return class_change ? kind.class_change_cost : kind.cost;
    }

    std::string zone_word() const
    {
        constexpr std::array words = {"none",    "field", "hand",     "bonds",   "orbs",
                                      "retreat", "deck",  "infinite", "support", "stack"};
        return words.at(static_cast<std::size_t>(action_.zone));
    }

    const GameState& state_;
    const Action& action_;
    const Messages& messages_;
};

/// In the order of ActionKind; null for actions handled in action_text().
constexpr std::array action_keys = {
    "table.action.protagonist"_msg,
    "table.action.keep"_msg,
    "table.action.mulligan"_msg,
    "table.action.bond"_msg,
    "table.action.no-bond"_msg,
    MessageKey{nullptr}, // deploy
    MessageKey{nullptr}, // level up
    "table.action.next-phase"_msg,
    MessageKey{nullptr}, // attack
    MessageKey{nullptr}, // move
    MessageKey{nullptr}, // skill
    "table.action.end-turn"_msg,
    "table.action.concede"_msg,
    "table.action.critical"_msg,
    "table.action.no-critical"_msg,
    "table.action.evade"_msg,
    "table.action.no-evade"_msg,
    "table.action.orb"_msg,
    MessageKey{nullptr}, // order
    "table.action.yes"_msg,
    "table.action.no"_msg,
    MessageKey{nullptr}, // pick
    "table.action.enough"_msg,
    "table.action.place"_msg,
    "table.action.keep-unit"_msg,
};
static_assert(action_keys.size() == static_cast<std::size_t>(ActionKind::Option));

/// The card whose effect waits for a decision, or nothing.
std::uint16_t asking_kind(const GameState& state)
{
    if (state.effect.op == nothing || state.effect.card == no_card)
        return nothing;
    return state.cards->kind_number(state.effect.player, state.effect.card);
}

} // namespace

std::string kind_text(const GameCards& cards, std::uint16_t kind, const Messages& messages)
{
    if (kind >= cards.kind_count())
        return {};
    const Card& card = *cards.kind(kind).card;
    // The dummy's protagonist and orb are the last kinds.
    if (cards.dummy() && kind + 2U >= cards.printed_kind_count())
        return messages.get(kind + 2U == cards.printed_kind_count() ? "table.dummy"_msg
                                                                    : "table.dummy-orb"_msg);
    return card_name(card, messages.language());
}

std::string unit_text(const GameState& state, const Unit& unit, const Messages& messages)
{
    return kind_text(*state.cards, state.cards->kind_number(owner_of(unit.id), unit.top), messages);
}

std::string unit_text(const GameState& state, UnitId id, const Messages& messages)
{
    const Unit* unit = state.find(id);
    return unit ? unit_text(state, *unit, messages) : std::string();
}

std::string action_text(const GameState& state, const Action& action, const Messages& messages)
{
    const ActionWords words(state, action, messages);
    switch (action.kind) {
    case ActionKind::Deploy:
        return action.zone == ActionZone::Stack ? words.say("table.action.deploy-from-under"_msg)
                                                : words.deployment();
    case ActionKind::LevelUp:
        return words.level_up();
    case ActionKind::Attack:
        return words.attack();
    case ActionKind::Move:
        return words.move();
    case ActionKind::UseSkill:
        return words.skill();
    case ActionKind::Order:
        return words.order();
    case ActionKind::Pick:
        return words.pick();
    case ActionKind::Option:
        return option_text(state, action.number, messages);
    case ActionKind::ByHand:
        return manual_action_text(state, action, messages);
    default:
        return words.say(action_keys.at(static_cast<std::size_t>(action.kind)));
    }
}

std::string phase_text(Phase phase, const Messages& messages)
{
    constexpr std::array phases = {"table.phase.setup"_msg,  "table.phase.begin"_msg,
                                   "table.phase.bond"_msg,   "table.phase.deployment"_msg,
                                   "table.phase.action"_msg, "table.phase.end"_msg,
                                   "table.phase.over"_msg};
    return messages.get(phases.at(static_cast<std::size_t>(phase)));
}

std::string turn_text(const GameState& state, const Messages& messages)
{
    if (state.is_over())
        return messages.get("table.over"_msg,
                            {{"winner", !state.winner                ? "none"
                                        : *state.winner == Player::P ? "you"
                                                                     : "dummy"},
                             {"turn", static_cast<int>(state[Player::P].own_turns)}});
    if (state.phase == Phase::Setup)
        return phase_text(state.phase, messages);
    return messages.get("table.turn"_msg,
                        {{"turn", static_cast<int>(state[state.turn_player].own_turns)},
                         {"who", state.turn_player == Player::P ? "you" : "dummy"},
                         {"phase", phase_text(state.phase, messages)}});
}

std::string bonds_text(const GameState& state, const Messages& messages)
{
    const PlayerState& player = state[Player::P];
    const int bonds = static_cast<int>(player.bonds.size());
    const int spent = state.turn_player == Player::P ? player.spent : 0;
    return messages.get("table.bonds"_msg,
                        {{"bonds", bonds}, {"spent", spent}, {"left", bonds - spent}});
}

std::string question_text(const GameState& state, const Messages& messages)
{
    const std::uint16_t kind = asking_kind(state);
    const std::string asking = kind_text(*state.cards, kind, messages);
    const std::string has_card = kind == nothing ? "no" : "yes";
    const auto about_effect = [&](MessageKey key) {
        const std::string effect = effect_on_chosen(state, messages);
        const std::string skill = asking_skill_text(state, messages);
        std::string question = messages.get(key, {{"has_card", has_card}, {"card", asking}});
        if (!effect.empty())
            question = sentences_text(
                {question, messages.get("table.ask.effect"_msg, {{"effect", effect}})}, messages);
        return skill.empty() ? question : question + '\n' + skill;
    };
    switch (state.decision) {
    case Decision::None:
        break;
    case Decision::Protagonist:
        return messages.get("table.ask.protagonist"_msg);
    case Decision::Mulligan:
        return messages.get("table.ask.mulligan"_msg);
    case Decision::Critical:
        return messages.get("table.ask.critical"_msg,
                            {{"unit", unit_text(state, state.battle.attacker, messages)}});
    case Decision::Evade:
        return messages.get("table.ask.evade"_msg,
                            {{"unit", unit_text(state, state.battle.defender, messages)}});
    case Decision::Orb:
        return messages.get("table.ask.orb"_msg);
    case Decision::Order:
        return messages.get("table.ask.order"_msg);
    case Decision::May: {
        if (state.cards->program().ops[state.effect.op].verb == Verb::Guess)
            return about_effect("table.ask.guess"_msg);
        const AskedStep asked = asked_step(state, messages);
        const std::string skill = asking_skill_text(state, messages);
        const std::string question =
            messages.get("table.ask.may"_msg, {{"asks", asked.text.empty() ? "no"
                                                        : asked.is_price   ? "price"
                                                                           : "step"},
                                               {"step", asked.text},
                                               {"has_card", has_card},
                                               {"card", asking}});
        return skill.empty() ? question : question + '\n' + skill;
    }
    case Decision::OneOf:
        return about_effect("table.ask.one-of"_msg);
    case Decision::Choose:
        return about_effect("table.ask.choose"_msg);
    case Decision::Place:
        return about_effect("table.ask.place"_msg);
    case Decision::SameName:
        return messages.get("table.ask.same-name"_msg);
    }
    switch (state.phase) {
    case Phase::Bond:
        return messages.get("table.ask.bond"_msg);
    case Phase::Deployment:
        return messages.get("table.ask.deployment"_msg);
    case Phase::Action:
        return messages.get("table.ask.action"_msg);
    default:
        return state.is_over() ? messages.get("table.ask.over"_msg) : std::string();
    }
}

std::string sentences_text(const std::vector<std::string>& sentences, const Messages& messages)
{
    std::string text;
    for (const std::string& sentence : sentences)
        text = text.empty()
                   ? sentence
                   : messages.get("table.sentences"_msg, {{"before", text}, {"after", sentence}});
    return text;
}

std::string unplayed_text(const GameCards& cards, const Messages& messages)
{
    if (cards.unscripted() == 0)
        return {};
    return messages.get("table.unplayed"_msg,
                        {{"count", cards.unscripted()}, {"all", cards.effects()}});
}

} // namespace kizuna
