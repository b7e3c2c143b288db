#include "game/scenario_parts.h"

namespace kizuna {

Player read_player(const YamlNode& node)
{
    const std::string_view text = node.text();
    if (text != "P" && text != "Q")
        throw DataError(node.fault(FaultKind::UnknownWord, std::string(text), "P, Q", "player"));
    return text == "P" ? Player::P : Player::Q;
}

const Card& read_card(const YamlNode& node, const CardLibrary& library)
{
    const std::string_view id = node.text();
    if (const Card* card = library.find(id).card)
        return *card;
    Fault fault = node.fault(FaultKind::UnknownCard, std::string(id));
    fault.suggestions = library.suggestions(id);
    throw DataError(std::move(fault));
}

std::uint16_t read_kind(const YamlNode& node, const CardLibrary& library, const GameState& state)
{
    const std::uint16_t kind = state.cards->kind_of(read_card(node, library));
    if (kind == nothing)
        throw DataError(node.fault(FaultKind::NotInGame, std::string(node.scalar())));
    return kind;
}

const Unit& read_unit(const YamlNode& node, const GameState& state, Player player)
{
    std::string name;
    std::optional<int> wanted;
    if (node.kind() == YamlKind::Map) {
        node.only_keys({"name", "index"});
        name = node.at("name").text();
        wanted = node.at("index").number(0, 255);
    } else {
        name = node.text();
    }
    std::vector<std::string> names;
    const Unit* found = nullptr;
    int place = 0;
    for (const Unit& unit : state[player].units) {
        names.emplace_back(unit_name(state, unit));
        if (names.back() != name)
            continue;
        if (!wanted && found) // several: only the form with an index says which
            throw DataError(
                node.fault(FaultKind::NoSuchUnit, name, "{name: " + name + ", index: 0}"));
        if (!wanted || place == *wanted)
            found = &unit;
        ++place;
    }
    if (found)
        return *found;
    Fault fault = node.fault(FaultKind::NoSuchUnit, name);
    fault.suggestions = names;
    throw DataError(std::move(fault));
}

void read_chance(const YamlNode& root, const CardLibrary& library, GameState& state)
{
    auto chance = state.chance ? std::make_shared<ScriptedChance>(*state.chance)
                               : std::make_shared<ScriptedChance>();
    if (const auto shuffles = root.find("shuffles")) {
        shuffles->only_keys({"P", "Q"});
        for (const YamlNode::Entry& entry : shuffles->entries()) {
            const Player player = read_player(entry.key);
            entry.value.require_sequence();
            for (const YamlNode& order : entry.value.items()) {
                order.require_sequence();
                std::vector<std::uint16_t> kinds;
                for (const YamlNode& item : order.items())
                    kinds.push_back(read_kind(item, library, state));
                chance->shuffles[index(player)].push_back(std::move(kinds));
            }
        }
    }
    if (const auto picks = root.find("picks")) {
        picks->only_keys({"P", "Q"});
        for (const YamlNode::Entry& entry : picks->entries()) {
            const Player player = read_player(entry.key);
            entry.value.require_sequence();
            for (const YamlNode& pick : entry.value.items())
                chance->picks[index(player)].push_back(pick.number(0, 255));
        }
    }
    state.chance = chance;
}

} // namespace kizuna
