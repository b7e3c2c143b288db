#include "app/play/table_view.h"

#include "app/cards/card_facts.h"
#include "app/play/effect_text.h"
#include "app/play/table_text.h"
#include "app/skills/effect_tip.h"
#include "app/text/joined_text.h"
#include "decks/deck/deck_statistics.h"
#include "game/values/values.h"
#include "odds/policies/policy_tools.h"

#include <algorithm>

namespace kizuna {
namespace {

/// Collects the cards of one place.
class PlaceReader {
public:
    PlaceReader(const GameSession& session, TablePlace place, const Messages& messages)
        : session_(session), place_(place), messages_(messages)
    {
    }

    std::vector<TableCard> read()
    {
        const PlayerState& own = state()[Player::P];
        const PlayerState& dummy = state()[Player::Q];
        switch (place_) {
        case TablePlace::Hand:
            for (const CardNumber card : own.hand)
                add(kind(card));
            break;
        case TablePlace::Bonds:
            for (const CardNumber card : own.bonds)
                add(kind(card)).face_down = own.face_down_bonds.contains(card);
            break;
        case TablePlace::Front:
            add_units(own, Line::Front);
            break;
        case TablePlace::Back:
            add_units(own, Line::Back);
            break;
        case TablePlace::Orbs:
            for (const CardNumber card : own.orbs) {
                const bool is_known = own.face_up_orbs.contains(card) ||
                                      own.looked_at[index(Player::P)].contains(card);
                add(is_known ? kind(card) : nothing).face_down = !own.face_up_orbs.contains(card);
            }
            break;
        case TablePlace::Support:
            if (own.support != no_card)
                add(kind(own.support));
            break;
        case TablePlace::Deck:
            if (!own.deck.empty())
                add_pile(nothing, own.deck.size()).face_down = true;
            break;
        case TablePlace::Retreat:
            if (!own.retreat.empty())
                add_pile(kind(own.retreat.back()), own.retreat.size());
            break;
        case TablePlace::Infinite:
            if (!own.infinite.empty())
                add_pile(kind(own.infinite.back()), own.infinite.size());
            break;
        case TablePlace::Dummy:
            add_units(dummy, Line::Front);
            add_units(dummy, Line::Back);
            break;
        case TablePlace::DummyOrbs:
            for (std::size_t at = 0; at < dummy.orbs.size(); ++at)
                add(nothing).face_down = true;
            break;
        }
        for (TableCard& card : cards_)
            describe(card);
        return std::move(cards_);
    }

private:
    const GameState& state() const { return session_.state(); }
    std::uint16_t kind(CardNumber card) const
    {
        return session_.cards().kind_number(Player::P, card);
    }

    TableCard& add(std::uint16_t kind)
    {
        TableCard card;
        card.place = place_;
        card.position = static_cast<int>(cards_.size());
        card.kind = kind;
        cards_.push_back(card);
        return cards_.back();
    }

    TableCard& add_pile(std::uint16_t kind, std::size_t size)
    {
        TableCard& card = add(kind);
        card.pile = static_cast<int>(size);
        return card;
    }

    void add_units(const PlayerState& side, Line line)
    {
        for (const Unit& unit : side.units) {
            if (unit.line != line)
                continue;
            TableCard& card = add(session_.cards().kind_number(owner_of(unit.id), unit.top));
            card.unit = unit.id;
            card.tapped = unit.tapped;
            card.protagonist = unit.protagonist;
            card.pile = unit.size;
            card.strength = strength_of(state(), unit);
            card.range = range_of(state(), unit);
            card.role = role_of(unit.id);
            for (const UnitChange& change : changes_of(state(), unit)) {
                std::string text = change_text(state(), change, messages_);
                if (std::ranges::find(card.changes, text) == card.changes.end() ||
                    change.kind == Modifier::Kind::StrengthBy)
                    card.changes.push_back(std::move(text));
            }
        }
    }

    BattleRole role_of(UnitId unit) const
    {
        if (!state().in_battle || state().is_over()) // the game may have ended in the battle
            return BattleRole::None;
        return unit == state().battle.attacker   ? BattleRole::Attacker
               : unit == state().battle.defender ? BattleRole::Target
                                                 : BattleRole::None;
    }

    /// The signs and numbers on the face that `spoken` does not have with their current values.
    std::vector<CardFact> unsaid_facts(const TableCard& card, const Card& face) const
    {
        std::vector<std::string> said;
        if (!face.symbols.empty())
            said.push_back(messages_.get("facts.label.symbols"_msg));
        if (card.place == TablePlace::Hand)
            said.push_back(messages_.get("facts.label.cost"_msg));
        if (card.strength >= 0)
            said.push_back(messages_.get("facts.label.attack"_msg));
        if (!card.range.empty())
            said.push_back(messages_.get("facts.label.range"_msg));
        std::vector<CardFact> facts = card_facts(face, session_.cards().library(), messages_);
        std::erase_if(facts, [&](const CardFact& fact) {
            return !(fact.is_number || fact.is_sign) ||
                   std::ranges::find(said, fact.label) != said.end();
        });
        return facts;
    }

    void describe(TableCard& card) const
    {
        card.name = kind_text(session_.cards(), card.kind, messages_);
        const auto options = options_for(session_, card);
        card.can_act = !options.empty() && options.front().refusal == Clause::None;
        std::string parts = card.name;
        const auto also = [&](const std::string& part) {
            parts = parts.empty() ? part
                                  : messages_.get("table.spoken.and"_msg,
                                                  {{"before", parts}, {"after", part}});
        };
        const bool is_pile = place_ == TablePlace::Deck || place_ == TablePlace::Retreat ||
                             place_ == TablePlace::Infinite;
        const Card* face = card.kind != nothing ? session_.cards().kind(card.kind).card : nullptr;
        if (face) {
            if (card.place == TablePlace::Hand)
                card.range = face->range;
            card.has_unplayed = std::ranges::any_of(
                face->skills, [](const Skill& skill) { return !skill.scripted; });
        }
        if (face && !face->symbols.empty())
            also(symbols_text(*face, session_.cards().library(), messages_));
        if (is_pile)
            also(messages_.get("table.spoken.cards"_msg, {{"count", card.pile}}));
        if (card.place == TablePlace::Hand)
            also(messages_.get(
                "table.spoken.cost"_msg,
                {{"cost", amount_text(session_.cards().kind(card.kind).card->cost)}}));
        if (card.strength >= 0)
            also(messages_.get("table.spoken.strength"_msg, {{"strength", card.strength}}));
        for (const std::string& change : card.changes)
            also(change);
        if (!card.range.empty())
            also(messages_.get("table.spoken.range"_msg, {{"range", range_text(card.range)}}));
        if (card.role != BattleRole::None)
            also(role_text(card.role, messages_));
        if (card.unit != no_unit && card.pile > 1)
            also(messages_.get("table.spoken.stack"_msg, {{"count", card.pile}}));
        if (card.protagonist)
            also(messages_.get("table.spoken.protagonist"_msg));
        if (card.tapped)
            also(messages_.get("table.tapped"_msg));
        if (card.face_down && !is_pile)
            also(messages_.get("table.face-down"_msg));
        if (card.can_act)
            also(messages_.get("table.spoken.can-act"_msg,
                               {{"hand", card.place == TablePlace::Hand ? "yes" : "no"}}));
        card.tip = in_columns(placed(card, parts));
        for (const CardFact& fact : face ? unsaid_facts(card, *face) : std::vector<CardFact>())
            also(labelled(fact.label, fact.text, messages_));
        for (std::size_t at = 0; face && at < face->skills.size(); ++at) {
            const Skill& skill = face->skills[at];
            const CardLibrary& library = session_.cards().library();
            card.tip += '\n' + in_columns(marked_skill_text(skill, library, messages_));
            also(messages_.get("table.spoken.skill"_msg,
                               {{"number", static_cast<int>(at) + 1},
                                {"text", spoken_skill_text(skill, library, messages_)}}));
        }
        if (card.has_unplayed && card.place != TablePlace::Hand && card.unit == no_unit)
            also(messages_.get("table.spoken.unplayed"_msg)); // of a bond or support
        card.spoken = placed(card, parts);
    }

    std::string placed(const TableCard& card, const std::string& what) const
    {
        return messages_.get("table.spoken"_msg, {{"place", place_heading(place_, -1, messages_)},
                                                  {"number", card.position + 1},
                                                  {"count", static_cast<int>(cards_.size())},
                                                  {"what", what}});
    }

    const GameSession& session_;
    TablePlace place_;
    const Messages& messages_;
    std::vector<TableCard> cards_;
};

} // namespace

std::string place_heading(TablePlace place, int cards, const Messages& messages)
{
    constexpr std::array keys = {
        "table.place.hand"_msg,  "table.place.bonds"_msg,     "table.place.front"_msg,
        "table.place.back"_msg,  "table.place.orbs"_msg,      "table.place.support"_msg,
        "table.place.deck"_msg,  "table.place.retreat"_msg,   "table.place.boundless"_msg,
        "table.place.dummy"_msg, "table.place.dummy-orbs"_msg};
    static_assert(keys.size() == table_places);
    const std::string name = messages.get(keys.at(static_cast<std::size_t>(place)));
    return cards < 0 ? name : messages.get("table.place"_msg, {{"place", name}, {"count", cards}});
}

std::string role_text(BattleRole role, const Messages& messages)
{
    return messages.get(role == BattleRole::Attacker ? "table.spoken.attacks"_msg
                                                     : "table.spoken.attacked"_msg);
}

std::vector<TableCard> cards_in_place(const GameSession& session, TablePlace place,
                                      const Messages& messages)
{
    return PlaceReader(session, place, messages).read();
}

std::vector<TableOption> options_for(const GameSession& session, const TableCard& card)
{
    switch (card.place) {
    case TablePlace::Hand:
        return session.options_for_hand(card.kind);
    case TablePlace::Bonds:
        return session.options_for_bond(card.kind);
    case TablePlace::Front:
    case TablePlace::Back:
    case TablePlace::Dummy:
        return session.options_for_unit(card.unit);
    case TablePlace::Orbs:
        return session.options_for_orb(card.position);
    default:
        return {};
    }
}

std::optional<Action> dropped(const GameSession& session, const TableCard& card, TablePlace place,
                              UnitId onto)
{
    Action action = plain_action(ActionKind::Deploy);
    if (card.place == TablePlace::Hand) {
        action.card = card.kind;
        switch (place) {
        case TablePlace::Bonds:
            action.kind = ActionKind::Bond;
            return action;
        case TablePlace::Front:
        case TablePlace::Back:
            break;
        default:
            return std::nullopt;
        }
        action.line = place == TablePlace::Front ? Line::Front : Line::Back;
        if (onto == no_unit)
            return action;
        // A unit that shares the card's name is levelled up; on other units the card is only
        // deployed.
        for (const TableOption& option : session.options_for_hand(card.kind)) {
            if (option.action.kind == ActionKind::LevelUp && option.action.unit == onto)
                return option.action;
        }
        return action;
    }
    if (card.unit == no_unit || owner_of(card.unit) != Player::P)
        return std::nullopt;
    action.unit = card.unit;
    if (place == TablePlace::Dummy && onto != no_unit) {
        action.kind = ActionKind::Attack;
        action.target = onto;
        return action;
    }
    const bool to_other_line = (place == TablePlace::Front && card.place == TablePlace::Back) ||
                               (place == TablePlace::Back && card.place == TablePlace::Front);
    action.kind = ActionKind::Move;
    return to_other_line ? std::optional(action) : std::nullopt;
}

} // namespace kizuna
