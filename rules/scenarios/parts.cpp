#include "scenarios/parts.h"

#include "cards/base/faults.h"
#include "game/state/transcript.h"

namespace kizuna {

bool is_first_word(const YamlNode& node, const std::string& first, const std::string& second,
                   const std::string& what)
{
    const std::string_view text = node.text();
    if (text != first && text != second)
        node.refuse(
            faults::UnknownWord{.what = text, .other = what, .expected = first + ", " + second});
    return text == first;
}

Player read_player(const YamlNode& node)
{
    return is_first_word(node, "P", "Q", "player") ? Player::P : Player::Q;
}

Line read_line(const YamlNode& node, const std::string& what)
{
    return is_first_word(node, "front", "back", what) ? Line::Front : Line::Back;
}

bool read_face(const YamlNode& node)
{
    return is_first_word(node, "up", "down", "face");
}

const Card& read_card(const YamlNode& node, const CardLibrary& library)
{
    const std::string_view id = node.text();
    if (const Card* card = library.find(id).card)
        return *card;
    std::vector<std::string> known;
    for (const Card& card : library.cards()) {
        known.insert(known.end(), {card.id, english_name(card)});
        for (const Printing& printing : card.printings)
            known.push_back(printing.code);
    }
    node.refuse_unknown(faults::UnknownCard{id}, known);
}

std::uint16_t read_kind(const YamlNode& node, const CardLibrary& library, const GameState& state)
{
    const std::uint16_t kind = state.cards->kind_of(read_card(node, library));
    if (kind == nothing)
        node.refuse(faults::NotInGame{node.scalar()});
    return kind;
}

CardIndex read_card_index(const YamlNode& node, const CardLibrary& library)
{
    return library.index_of(read_card(node, library));
}

std::vector<YamlNode> items_of(const YamlNode& map, std::string_view key)
{
    const auto list = map.find(key);
    if (!list)
        return {};
    list->require_sequence();
    return list->items();
}

std::vector<CardIndex> read_cards(const YamlNode& map, std::string_view key,
                                  const CardLibrary& library)
{
    std::vector<CardIndex> cards;
    for (const YamlNode& item : items_of(map, key))
        cards.push_back(read_card_index(item, library));
    return cards;
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
            node.refuse(faults::NoSuchUnit{name, "{name: " + name + ", index: 0}"});
        if (!wanted || place == *wanted)
            found = &unit;
        ++place;
    }
    if (found)
        return *found;
    throw DataError(node.fault(faults::NoSuchUnit{name}, names));
}

std::string words_of(const YamlNode& node)
{
    if (node.is_scalar())
        return std::string(node.scalar());
    std::string text;
    if (node.kind() == YamlKind::Map) {
        for (const YamlNode::Entry& entry : node.entries()) {
            text += text.empty() ? "" : ", ";
            text += std::string(entry.key.scalar()) + ": " + words_of(entry.value);
        }
        return text;
    }
    for (const YamlNode& item : node.items()) {
        text += text.empty() ? "" : ", ";
        text += words_of(item);
    }
    return text;
}

} // namespace kizuna
