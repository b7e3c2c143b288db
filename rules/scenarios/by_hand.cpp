#include "scenarios/scenario_run.h"

#include "cards/base/faults.h"
#include "game/state/transcript.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kizuna {
namespace {

constexpr int max_cards_drawn = 50;
constexpr int max_change = 990;

/// The one key of the map that says what is done.
ManualAction read_manual_action(const YamlNode& node)
{
    const std::vector<std::string> words = names_to(ManualAction::Last);
    std::optional<ManualAction> found;
    for (const YamlNode::Entry& entry : node.entries()) {
        const auto word = std::ranges::find(words, entry.key.scalar());
        if (word == words.end())
            continue;
        if (found)
            entry.key.refuse(faults::UnknownKey{*word});
        found = static_cast<ManualAction>(word - words.begin());
    }
    if (found)
        return *found;
    if (node.size() == 0)
        node.refuse(faults::MissingKey{words.front()});
    const YamlNode key = node.entries()[0].key;
    key.refuse_unknown(faults::UnknownKey{key.scalar()}, words);
}

struct TakenFrom {
    std::string_view word;
    ActionZone zone;
};
constexpr std::array<TakenFrom, 5> taken_zones = {{{"hand", ActionZone::Hand},
                                                   {"deck", ActionZone::Deck},
                                                   {"retreat", ActionZone::Retreat},
                                                   {"bonds", ActionZone::Bonds},
                                                   {"infinite", ActionZone::Infinite}}};

} // namespace

Action ScenarioRun::read_by_hand(const YamlNode& node)
{
    node.require_map();
    Action action;
    action.kind = ActionKind::ByHand;
    action.manual = read_manual_action(node);
    const auto player = node.find("player");
    action.player = player ? read_player(*player) : state().turn_player;
    const std::string_view key = name_of(action.manual);
    const YamlNode what = node.at(key);
    switch (action.manual) {
    case ManualAction::Draw:
        node.only_keys({key, "player"});
        action.number = static_cast<std::uint8_t>(what.number(1, max_cards_drawn));
        break;
    case ManualAction::Shuffle:
        node.only_keys({key, "player"});
        if (what.text() != "deck")
            what.refuse(
                faults::UnknownWord{.what = what.scalar(), .other = "shuffle", .expected = "deck"});
        break;
    case ManualAction::Flip:
        node.only_keys({key, "face", "player"});
        read_flip(node, action);
        break;
    case ManualAction::Put:
        node.only_keys({key, "from", "to", "face", "player"});
        read_put(node, action);
        break;
    case ManualAction::Strength:
        node.only_keys({key, "by", "until", "player"});
        action.unit = read_unit(what, state(), action.player).id;
        action.amount = static_cast<std::int16_t>(node.at("by").number(-max_change, max_change));
        if (const auto until = node.find("until"))
            action.number = is_first_word(*until, "turn", "battle", "until") ? 0 : 1;
        break;
    default:
        node.only_keys({key, "player"});
        action.unit = read_unit(what, state(), action.player).id;
        break;
    }
    return action;
}

/// A card of the bonds, or {orb: 2}.
void ScenarioRun::read_flip(const YamlNode& node, Action& action)
{
    const YamlNode what = node.at("flip");
    action.face_down = !read_face(node.at("face"));
    if (what.kind() == YamlKind::Map) {
        what.only_keys({"orb"});
        action.zone = ActionZone::Orbs;
        action.number = static_cast<std::uint8_t>(what.at("orb").number(0, 254));
    } else {
        action.zone = ActionZone::Bonds;
        action.card = kind(what);
    }
}

void ScenarioRun::read_put(const YamlNode& node, Action& action)
{
    read_taken(node, action);
    read_place(node.at("to"), action);
    const auto face = node.find("face");
    const bool has_face = action.to == ManualPlace::Bonds || action.to == ManualPlace::Orbs ||
                          action.to == ManualPlace::Infinite;
    if (face && !has_face)
        face->refuse(faults::UnknownKey{"face"});
    action.face_down = face ? !read_face(*face) : lies_face_down(action.to);
}

/// {orb: 2} and {unit: Aria} say themselves where they are; a card is named with its place.
void ScenarioRun::read_taken(const YamlNode& node, Action& action)
{
    const YamlNode what = node.at("put");
    const auto from = node.find("from");
    const bool is_map = what.kind() == YamlKind::Map;
    const auto orb = is_map ? what.find("orb") : std::nullopt;
    const auto unit = is_map ? what.find("unit") : std::nullopt;
    if (orb || unit) {
        what.only_keys({orb ? "orb" : "unit"});
        if (from)
            from->refuse(faults::UnknownKey{"from"});
        action.zone = orb ? ActionZone::Orbs : ActionZone::Field;
        if (orb)
            action.number = static_cast<std::uint8_t>(orb->number(0, 254));
        else
            action.unit = read_unit(*unit, state(), action.player).id;
        return;
    }
    const YamlNode place = node.at("from");
    if (place.kind() == YamlKind::Map) {
        place.only_keys({"stack"});
        action.zone = ActionZone::Stack;
        action.unit = read_unit(place.at("stack"), state(), action.player).id;
    } else {
        const auto zone = std::ranges::find(taken_zones, place.text(), &TakenFrom::word);
        if (zone == taken_zones.end())
            place.refuse(faults::UnknownWord{.what = place.scalar(),
                                             .other = "from",
                                             .expected = "hand, deck, retreat, bonds, infinite"});
        action.zone = zone->zone;
    }
    YamlNode card = what;
    if (is_map) {
        what.only_keys({"card", "face"});
        card = what.at("card");
        if (const auto face = what.find("face")) {
            if (action.zone != ActionZone::Bonds)
                face->refuse(faults::UnknownKey{"face"});
            action.number = read_face(*face) ? 0 : 1;
        }
    }
    if (action.zone != ActionZone::Deck || card.text() != "top")
        action.card = kind(card);
}

/// A word, or {onto: Aria} and {under: Aria}.
void ScenarioRun::read_place(const YamlNode& node, Action& action)
{
    const std::vector<std::string> words = names_to(ManualPlace::Back);
    if (node.kind() == YamlKind::Map) {
        node.only_keys({"onto", "under"});
        const auto onto = node.find("onto");
        if (onto && node.find("under"))
            node.at("under").refuse(faults::UnknownKey{"under"});
        action.to = onto ? ManualPlace::Onto : ManualPlace::Under;
        action.target = read_unit(onto ? *onto : node.at("under"), state(), action.player).id;
        return;
    }
    const auto word = std::ranges::find(words, node.text());
    if (word == words.end())
        node.refuse(faults::UnknownWord{.what = node.scalar(),
                                        .other = "to",
                                        .expected = fmt::format("{}", fmt::join(words, ", "))});
    action.to = static_cast<ManualPlace>(word - words.begin());
}

} // namespace kizuna
