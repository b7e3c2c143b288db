#include "app/play/by_hand.h"

#include "app/play/table_text.h"
#include "app/text/signed_text.h"
#include "game/play/engine.h"
#include "game/values/values.h"

#include <algorithm>
#include <array>
#include <map>

namespace kizuna {
namespace {

Action manual_action_of(ManualAction manual_action, Player player = Player::P)
{
    Action action;
    action.kind = ActionKind::ByHand;
    action.player = player;
    action.manual = manual_action;
    return action;
}

/// The target of an action, as in "Marth: Altean Prince from the hand".
std::string what_text(const GameState& state, const Action& action, const Messages& messages)
{
    constexpr std::array words = {"none",    "unit", "hand",     "bonds",   "orb",
                                  "retreat", "deck", "infinite", "support", "stack"};
    const bool is_put = action.manual == ManualAction::Put;
    std::string zone = words.at(static_cast<std::size_t>(action.zone));
    if (!is_put && action.zone != ActionZone::Orbs)
        zone = "none"; // the name is enough
    if (action.zone == ActionZone::Deck && action.card == nothing)
        zone = "top";
    if (action.zone == ActionZone::Orbs && action.player == Player::Q)
        zone = "dummy_orb";
    const std::string unit = unit_text(state, action.unit, messages);
    const std::string card = kind_text(*state.cards, action.card, messages);
    return messages.get("table.hand.what"_msg, {{"zone", zone},
                                                {"card", card.empty() ? unit : card},
                                                {"unit", unit},
                                                {"number", action.number + 1}});
}

/// The destination of a card, as in "into the hand".
std::string place_text(const GameState& state, const Action& action, const Messages& messages)
{
    constexpr std::array words = {"hand",     "deck_top", "deck_bottom", "retreat", "bonds", "orbs",
                                  "infinite", "front",    "back",        "onto",    "under"};
    return messages.get("table.hand.to"_msg,
                        {{"place", words.at(static_cast<std::size_t>(action.to))},
                         {"face", action.face_down ? "down" : "up"},
                         {"unit", unit_text(state, action.target, messages)}});
}

std::string manual_action_word(ManualAction manual_action)
{
    constexpr std::array words = {"draw",     "flip",    "move", "tap",    "untap",
                                  "strength", "destroy", "put",  "shuffle"};
    return words.at(static_cast<std::size_t>(manual_action));
}

/// The line a unit would move to.
std::string other_line_of(const GameState& state, UnitId id)
{
    const Unit* unit = state.find(id);
    return unit && unit->line == Line::Front ? "back" : "front";
}

std::string menu_text(const GameState& state, const Action& action, const Messages& messages)
{
    const bool is_top = action.zone == ActionZone::Deck && action.card == nothing;
    if (action.manual == ManualAction::Put)
        return messages.get("table.hand.put"_msg, {{"place", place_text(state, action, messages)},
                                                   {"top", is_top ? "yes" : "no"}});
    return messages.get("table.hand.action"_msg, {{"action", manual_action_word(action.manual)},
                                                  {"line", other_line_of(state, action.unit)},
                                                  {"face", action.face_down ? "down" : "up"}});
}

/// All changes to a thing in its place, allowed or not.
std::vector<Action> changes_by_hand(const Action& taken)
{
    Action flip = taken;
    flip.manual = ManualAction::Flip;
    std::vector<Action> changes;
    switch (taken.zone) {
    case ActionZone::Field:
        for (const ManualAction manual_action :
             {ManualAction::Tap, ManualAction::Untap, ManualAction::Move, ManualAction::Strength,
              ManualAction::Destroy}) {
            Action change = manual_action_of(manual_action, taken.player);
            change.unit = taken.unit;
            change.amount = manual_action == ManualAction::Strength ? 10 : 0;
            changes.push_back(change);
        }
        break;
    case ActionZone::Bonds:
        flip.face_down = taken.number == 0;
        flip.number = 0;
        changes = {flip};
        break;
    case ActionZone::Orbs:
        for (const bool face_down : {false, true}) {
            flip.face_down = face_down;
            changes.push_back(flip);
        }
        break;
    case ActionZone::Deck:
        if (taken.card == nothing)
            changes = {draw_by_hand(), shuffle_by_hand()};
        break;
    default:
        break;
    }
    return changes;
}

/// All destinations for a thing, allowed or not.
std::vector<Action> puts_by_hand(const GameState& state, const Action& taken)
{
    std::vector<Action> puts;
    for (int place = 0; place <= static_cast<int>(ManualPlace::Last); ++place) {
        Action put = taken;
        put.manual = ManualAction::Put;
        put.to = static_cast<ManualPlace>(place);
        if (put.to == ManualPlace::Onto || put.to == ManualPlace::Under) {
            for (const Unit& unit : state[taken.player].units) {
                put.target = unit.id;
                puts.push_back(put);
            }
            continue;
        }
        put.face_down = put.to == ManualPlace::Orbs;
        puts.push_back(put);
        if (put.to != ManualPlace::Orbs && put.to != ManualPlace::Bonds)
            continue;
        put.face_down = !put.face_down;
        puts.push_back(put);
    }
    return puts;
}

/// Collects everything that can be changed by hand.
class Sources {
public:
    Sources(const GameSession& session, const Messages& messages)
        : session_(session), messages_(messages)
    {
    }

    std::vector<ManualSource> read()
    {
        add_units(Player::P);
        add_pile(TablePlace::Hand, ActionZone::Hand, own().hand);
        add_deck();
        add_bonds();
        add_orbs(Player::P, TablePlace::Orbs);
        add_pile(TablePlace::Retreat, ActionZone::Retreat, own().retreat);
        add_pile(TablePlace::Infinite, ActionZone::Infinite, own().infinite);
        add_stacks();
        add_units(Player::Q);
        add_orbs(Player::Q, TablePlace::DummyOrbs);
        return std::move(sources_);
    }

private:
    const GameState& state() const { return session_.state(); }
    const PlayerState& own() const { return state()[Player::P]; }

    static Action taken(ActionZone zone, Player player = Player::P)
    {
        Action action = manual_action_of(ManualAction::Put, player);
        action.zone = zone;
        return action;
    }

    void add_source(TablePlace place, std::string name, std::vector<ManualThing> things)
    {
        if (!things.empty())
            sources_.push_back({place, std::move(name), std::move(things)});
    }
    void add_source(TablePlace place, std::vector<ManualThing> things)
    {
        add_source(place, place_heading(place, -1, messages_), std::move(things));
    }

    /// Each kind of card once, by name, with its number of copies.
    std::vector<ManualThing> kinds_of(const CardPile& cards, const Action& like) const
    {
        std::map<std::uint16_t, int> copies;
        for (const CardNumber card : cards)
            ++copies[state().cards->kind_number(Player::P, card)];
        std::vector<ManualThing> things;
        for (const auto& [kind, count] : copies) {
            things.push_back(
                {like, messages_.get("table.hand.copies"_msg,
                                     {{"card", kind_text(*state().cards, kind, messages_)},
                                      {"count", count}})});
            things.back().taken.card = kind;
        }
        return things;
    }

    void add_pile(TablePlace place, ActionZone zone, const CardPile& cards)
    {
        add_source(place, kinds_of(cards, taken(zone)));
    }

    void add_deck()
    {
        std::vector<ManualThing> things = kinds_of(own().deck, taken(ActionZone::Deck));
        if (!things.empty())
            things.insert(things.begin(),
                          {taken(ActionZone::Deck), messages_.get("table.hand.top"_msg)});
        add_source(TablePlace::Deck, std::move(things));
    }

    void add_bonds()
    {
        std::vector<ManualThing> things;
        for (const bool face_down : {false, true}) {
            CardPile cards;
            for (const CardNumber card : own().bonds) {
                if (own().face_down_bonds.contains(card) == face_down)
                    cards.push_back(card);
            }
            Action bond = taken(ActionZone::Bonds);
            bond.number = face_down ? 1 : 0;
            for (ManualThing& thing : kinds_of(cards, bond)) {
                if (face_down)
                    thing.text = messages_.get(
                        "table.spoken.and"_msg,
                        {{"before", thing.text}, {"after", messages_.get("table.face-down"_msg)}});
                things.push_back(std::move(thing));
            }
        }
        add_source(TablePlace::Bonds, std::move(things));
    }

    void add_orbs(Player player, TablePlace place)
    {
        std::vector<ManualThing> things;
        for (std::size_t at = 0; at < state()[player].orbs.size(); ++at) {
            Action orb = taken(ActionZone::Orbs, player);
            orb.number = static_cast<std::uint8_t>(at);
            const TableCard card = cards_in_place(session_, place, messages_).at(at);
            const std::string number =
                messages_.get("table.hand.orb"_msg, {{"number", static_cast<int>(at) + 1}});
            things.push_back({orb, card.name.empty() ? number
                                                     : messages_.get("table.spoken.and"_msg,
                                                                     {{"before", number},
                                                                      {"after", card.name}})});
        }
        add_source(place, std::move(things));
    }

    void add_units(Player player)
    {
        for (const Line line : {Line::Front, Line::Back}) {
            std::vector<ManualThing> things;
            for (const Unit& unit : state()[player].units) {
                if (unit.line != line)
                    continue;
                Action taken_unit = taken(ActionZone::Field, player);
                taken_unit.unit = unit.id;
                things.push_back({taken_unit, unit_text(state(), unit, messages_)});
            }
            const TablePlace place = player == Player::Q   ? TablePlace::Dummy
                                     : line == Line::Front ? TablePlace::Front
                                                           : TablePlace::Back;
            add_source(place, std::move(things));
        }
    }

    void add_stacks()
    {
        for (const Unit& unit : own().units) {
            if (unit.size < 2)
                continue;
            CardPile cards = cards_under(state(), unit);
            cards.push_back(unit.top);
            Action card = taken(ActionZone::Stack);
            card.unit = unit.id;
            const TablePlace place =
                unit.line == Line::Front ? TablePlace::Front : TablePlace::Back;
            add_source(place,
                       messages_.get("table.pile.stack"_msg,
                                     {{"unit", unit_text(state(), unit, messages_)},
                                      {"count", static_cast<int>(unit.size)}}),
                       kinds_of(cards, card));
        }
    }

    const GameSession& session_;
    const Messages& messages_;
    std::vector<ManualSource> sources_;
};

} // namespace

bool can_do_by_hand(const GameState& state)
{
    return state.decision == Decision::None && !state.in_battle && to_act(state).has_value();
}

std::vector<ManualSource> manual_sources(const GameSession& session, const Messages& messages)
{
    return Sources(session, messages).read();
}

Action taken_by_hand(const TableCard& card)
{
    using From = ActionZone;
    constexpr std::array zones = {From::Hand,     From::Bonds, From::Field, From::Field,
                                  From::Orbs,     From::None,  From::Deck,  From::Retreat,
                                  From::Infinite, From::Field, From::Orbs};
    static_assert(zones.size() == table_places);
    Action taken = manual_action_of(ManualAction::Put);
    taken.zone = zones.at(static_cast<std::size_t>(card.place));
    switch (taken.zone) {
    case From::Field:
        taken.unit = card.unit;
        taken.player = owner_of(card.unit);
        break;
    case From::Orbs:
        taken.player = card.place == TablePlace::DummyOrbs ? Player::Q : Player::P;
        taken.number = static_cast<std::uint8_t>(card.position);
        break;
    case From::Bonds:
        taken.number = card.face_down ? 1 : 0;
        [[fallthrough]];
    case From::Hand:
    case From::Retreat:
    case From::Infinite:
        taken.card = card.kind;
        break;
    default:
        break;
    }
    return taken;
}

std::vector<ManualChoice> manual_choices(const GameSession& session, const Action& taken,
                                         const Messages& messages)
{
    std::vector<ManualChoice> choices;
    if (taken.zone == ActionZone::None)
        return choices;
    const GameState& state = session.state();
    for (const auto& actions : {changes_by_hand(taken), puts_by_hand(state, taken)}) {
        for (const Action& action : actions) {
            if (refusal_of(state, action) == Clause::None)
                choices.push_back({action, menu_text(state, action, messages),
                                   action.manual == ManualAction::Strength});
        }
    }
    return choices;
}

Action draw_by_hand()
{
    Action draw = manual_action_of(ManualAction::Draw);
    draw.number = 1;
    return draw;
}

Action shuffle_by_hand()
{
    return manual_action_of(ManualAction::Shuffle);
}

Action strength_by_hand(const ManualChoice& choice, int by, bool until_battle)
{
    Action change = choice.action;
    change.amount =
        static_cast<std::int16_t>(std::clamp(by, -max_change_by_hand, max_change_by_hand));
    change.number = until_battle ? 1 : 0;
    return change;
}

std::string manual_action_text(const GameState& state, const Action& action,
                               const Messages& messages)
{
    const std::string manual_action =
        messages.get("table.hand.done"_msg, {{"action", manual_action_word(action.manual)},
                                             {"what", what_text(state, action, messages)},
                                             {"count", static_cast<int>(action.number)},
                                             {"amount", signed_text(action.amount, 0, messages)},
                                             {"until", action.number == 0 ? "turn" : "battle"},
                                             {"line", other_line_of(state, action.unit)},
                                             {"face", action.face_down ? "down" : "up"},
                                             {"place", place_text(state, action, messages)}});
    return messages.get("table.hand"_msg, {{"action", manual_action}});
}

} // namespace kizuna
