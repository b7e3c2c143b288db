#include "game/scenario_parts.h"

#include "game/values.h"

#include <algorithm>

namespace kizuna {
namespace {

/// By its number on the card, those that it grants after those printed on it.
std::uint16_t read_skill_of(const YamlNode& node, const GameCards& cards, const CardKind& kind)
{
    const auto& skills = cards.program().skills;
    int most = 0;
    for (const GameSkill& skill : skills) {
        if (&cards.kind(skill.kind) == &kind)
            most = std::max<int>(most, skill.number);
    }
    const int number = node.number(1, std::max(1, most));
    const auto found = std::ranges::find_if(skills, [&](const GameSkill& skill) {
        return &cards.kind(skill.kind) == &kind && skill.number == number;
    });
    if (found == skills.end())
        throw DataError(node.fault(FaultKind::OutOfRange, std::to_string(number), "0"));
    return static_cast<std::uint16_t>(found - skills.begin());
}

/// The lowest copy that lies there and of which no use is noted yet.
CardNumber unused_copy(const GameState& state, Player player, Zone zone, const CardKind& kind)
{
    CardNumber found = no_card;
    for (const CardNumber card : cards_in(state, player, zone)) {
        const bool is_noted = std::ranges::any_of(state.uses, [&](const SkillUse& use) {
            return use.player == player && use.card == card;
        });
        if (&state.kind(player, card) == &kind && !is_noted)
            found = std::min(found, card);
    }
    return found;
}

} // namespace

Dummy read_dummy(const YamlNode& node)
{
    constexpr int most = 1000;
    constexpr std::size_t most_supports = 255;
    node.require_map();
    node.only_keys({"strength", "supports"});
    Dummy dummy;
    if (const auto strength = node.find("strength"))
        dummy.strength = strength->number(0, most);
    const auto supports = node.find("supports");
    if (!supports)
        return dummy;
    supports->require_sequence();
    dummy.supports.clear();
    for (const YamlNode& support : supports->items())
        dummy.supports.push_back(support.number(0, most));
    if (dummy.supports.empty() || dummy.supports.size() > most_supports)
        throw DataError(
            supports->fault(FaultKind::OutOfRange, std::to_string(dummy.supports.size()), "1–255"));
    return dummy;
}

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

void read_uses(const YamlNode& node, const CardLibrary& library, GameState& state, Player player)
{
    const auto used = node.find("used");
    if (!used)
        return;
    used->require_sequence();
    for (const YamlNode& item : used->items()) {
        item.only_keys({"unit", "bond", "hand", "skill", "of", "times"});
        SkillUse use;
        use.player = player;
        const CardKind* kind = nullptr;
        if (const auto unit = item.find("unit")) {
            use.card = read_unit(*unit, state, player).top;
            const auto of = item.find("of");
            kind = of ? &state.cards->kind(read_kind(*of, library, state))
                      : &state.kind(player, use.card);
        } else {
            const auto bond = item.find("bond");
            const YamlNode card = bond ? *bond : item.at("hand");
            kind = &state.cards->kind(read_kind(card, library, state));
            use.card = unused_copy(state, player, bond ? Zone::Bonds : Zone::Hand, *kind);
            if (use.card == no_card)
                throw DataError(card.fault(FaultKind::NotInGame, std::string(card.scalar())));
        }
        use.skill = read_skill_of(item.at("skill"), *state.cards, *kind);
        const auto times = item.find("times");
        use.times = static_cast<std::uint8_t>(times ? times->number(1, 99) : 1);
        state.uses.push_back(use);
    }
}

} // namespace kizuna
