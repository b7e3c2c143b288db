#include "scenarios/given.h"

#include "cards/yaml/yaml_writer.h"
#include "game/state/transcript.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kizuna {
namespace {

std::vector<std::string> ids_of(const GameState& state, Player player,
                                std::span<const CardNumber> cards)
{
    std::vector<std::string> ids;
    for (const CardNumber card : cards)
        ids.push_back(state.kind(player, card).card->id);
    return ids;
}

std::string list_text(const std::vector<CardView>& cards, bool usually_up)
{
    std::vector<std::string> texts;
    for (const CardView& card : cards)
        texts.push_back(card.face_up == usually_up
                            ? yaml_flow_scalar(card.card)
                            : fmt::format("{{card: {}, face: {}}}", yaml_flow_scalar(card.card),
                                          card.face_up ? "up" : "down"));
    return fmt::format("[{}]", fmt::join(texts, ", "));
}

std::string list_text(const std::vector<UnitView>& units)
{
    std::vector<std::string> texts;
    for (const UnitView& unit : units)
        texts.push_back(fmt::format("{{stack: {}{}{}}}", yaml_list(unit.stack),
                                    unit.protagonist ? ", protagonist: true" : "",
                                    unit.tapped ? ", tapped: true" : ""));
    return fmt::format("[{}]", fmt::join(texts, ", "));
}

std::string list_text(const std::vector<UseView>& uses)
{
    std::vector<std::string> texts;
    for (const UseView& use : uses) {
        const std::string name = use.index ? fmt::format("{{name: {}, index: {}}}",
                                                         yaml_flow_scalar(use.name), *use.index)
                                           : yaml_flow_scalar(use.name);
        texts.push_back(
            fmt::format("{{{}: {}, skill: {}{}{}}}", use.where, name, use.skill,
                        use.of.empty() ? "" : fmt::format(", of: {}", yaml_flow_scalar(use.of)),
                        use.times == 1 ? "" : fmt::format(", times: {}", use.times)));
    }
    return fmt::format("[{}]", fmt::join(texts, ", "));
}

/// Empty where the card lies where its skill counts no longer.
std::optional<UseView> view_of(const GameState& state, const SkillUse& use)
{
    const PlayerState& one = state[use.player];
    const GameSkill& skill = state.cards->program().skills[use.skill];
    UseView view;
    view.skill = skill.number;
    view.times = use.times;
    for (const Unit& unit : one.units) {
        if (unit.top != use.card)
            continue;
        view.where = "unit";
        view.name = unit_name(state, unit);
        view.index = index_by_name(state, unit);
        if (skill.kind != state.cards->kind_number(use.player, use.card))
            view.of = state.cards->kind(skill.kind).card->id;
        return view;
    }
    view.name = state.kind(use.player, use.card).card->id;
    const auto lies_in = [&](const CardPile& pile) {
        return std::find(pile.begin(), pile.end(), use.card) != pile.end();
    };
    if (!lies_in(one.bonds) && !lies_in(one.hand))
        return std::nullopt;
    view.where = lies_in(one.bonds) ? "bond" : "hand";
    return view;
}

} // namespace

TurnView turn_of(const GameState& state)
{
    if (state.phase != Phase::Begin || state.turn_begun)
        return {state.turn_player, state[state.turn_player].own_turns,
                state[state.turn_player].spent};
    const Player next = state.turn > 0 ? other(state.turn_player) : state.turn_player;
    return {next, state[next].own_turns + 1, 0};
}

PlayerView view_of(const GameState& state, Player player)
{
    const PlayerState& one = state[player];
    PlayerView view;
    view.deck = ids_of(state, player, one.deck);
    std::ranges::reverse(view.deck);
    view.hand = ids_of(state, player, one.hand);
    for (const CardNumber card : one.orbs)
        view.orbs.push_back({state.kind(player, card).card->id, one.face_up_orbs.contains(card)});
    for (const CardNumber card : one.bonds)
        view.bonds.push_back(
            {state.kind(player, card).card->id, !one.face_down_bonds.contains(card)});
    view.retreat = ids_of(state, player, one.retreat);
    view.infinite = ids_of(state, player, one.infinite);
    if (one.orbs.size() >= usual_deck_size)
        view.deck_size = static_cast<int>(state.cards->size(player));
    if (one.support != no_card)
        view.support = state.kind(player, one.support).card->id;
    for (const SkillUse& use : state.uses) {
        if (const auto shown = use.player == player ? view_of(state, use) : std::nullopt)
            view.used.push_back(*shown);
    }
    for (const Unit& unit : one.units) {
        UnitView shown{{}, unit.protagonist, unit.tapped};
        for (CardNumber card = unit.top; card != no_card; card = one.below[card])
            shown.stack.push_back(state.kind(player, card).card->id);
        std::ranges::reverse(shown.stack);
        (unit.line == Line::Front ? view.front : view.back).push_back(std::move(shown));
    }
    return view;
}

std::string to_given(const GameState& state)
{
    const TurnView turn = turn_of(state);
    std::string text = fmt::format(
        "given:\n  first: {}\n  turn: {{player: {}, own-turn: {}, phase: {}}}\n  spent: {}\n",
        name_of(state.first), name_of(turn.player), turn.own_turn, name_of(state.phase),
        turn.spent);
    for (const Player player : {Player::P, Player::Q}) {
        const PlayerView view = view_of(state, player);
        text += fmt::format("  {}:\n    deck: {}\n    hand: {}\n    orbs: {}\n    bonds: {}\n"
                            "    retreat: {}\n    front: {}\n    back: {}\n    infinite: {}\n",
                            name_of(player), yaml_list(view.deck), yaml_list(view.hand),
                            list_text(view.orbs, false), list_text(view.bonds, true),
                            yaml_list(view.retreat), list_text(view.front), list_text(view.back),
                            yaml_list(view.infinite));
        if (view.deck_size)
            text += fmt::format("    deck-size: {}\n", *view.deck_size);
        if (!view.used.empty())
            text += fmt::format("    used: {}\n", list_text(view.used));
        if (!view.support.empty())
            text += fmt::format("    support: {}\n", yaml_flow_scalar(view.support));
    }
    return text;
}

} // namespace kizuna
