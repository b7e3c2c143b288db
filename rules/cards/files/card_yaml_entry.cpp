#include "cards/files/card_yaml_entry.h"

#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "cards/library/card_words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kizuna {
namespace {

constexpr int max_number = 9999;

bool is_code_character(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || is_digit(c) || c == '-' || c == '+';
}

bool is_code(std::string_view text)
{
    constexpr std::size_t max_length = 24;
    return !text.empty() && text.size() <= max_length && text.front() >= 'A' &&
           text.front() <= 'Z' && std::ranges::all_of(text, is_code_character) &&
           std::ranges::any_of(text, is_digit);
}

std::string read_id(const YamlNode& node)
{
    if (!is_code(node.text()))
        node.refuse(faults::BadId{node.scalar(), "B01-001"});
    return std::string(node.scalar());
}

Amount read_amount(const YamlNode& node)
{
    return node.is_scalar() && node.scalar() == "X" ? Amount::x()
                                                    : Amount(node.number(0, max_number));
}

void add_distance(RangeSet& range, int distance)
{
    range.bits = static_cast<std::uint8_t>(range.bits | (1U << distance));
}

RangeSet read_range(const YamlNode& node)
{
    RangeSet range;
    if (node.kind() == YamlKind::Sequence) {
        for (const YamlNode& item : node.items())
            add_distance(range, item.number(1, 3));
        return range;
    }
    const std::string_view text = node.text();
    const auto digit = [&](std::size_t at) { return text[at] >= '1' && text[at] <= '3'; };
    const bool single = text.size() == 1 && digit(0);
    const bool span =
        text.size() == 3 && digit(0) && text[1] == '-' && digit(2) && text[0] < text[2];
    if (!single && !span)
        node.refuse(faults::NotANumber{text, "1, 1-2, [1, 3]"});
    for (int distance = text.front() - '0'; distance <= text.back() - '0'; ++distance)
        add_distance(range, distance);
    return range;
}

void read_symbols(const YamlNode& node, const Vocabulary& words, Card& card)
{
    const auto add = [&](const YamlNode& item) {
        const std::optional<SymbolId> symbol = words.symbol(item.text());
        if (!symbol)
            item.refuse_unknown(faults::UnknownWord{item.scalar(), "symbol"},
                                written_words({&words.symbols}));
        card.symbols.insert(*symbol);
    };
    if (node.kind() == YamlKind::Sequence)
        std::ranges::for_each(node.items(), add);
    else if (node.text() != "none")
        add(node);
}

void read_tags(const YamlNode& node, const Vocabulary& words, Card& card)
{
    node.require_sequence();
    for (const YamlNode& item : node.items()) {
        const std::string_view tag = item.text();
        if (const auto gender = words.gender(tag))
            card.genders.insert(*gender);
        else if (const auto weapon = words.weapon(tag))
            card.weapons.insert(*weapon);
        else if (const auto type = words.type(tag))
            card.types.insert(*type);
        else
            item.refuse_unknown(faults::UnknownWord{tag, "tags"},
                                written_words({&words.genders, &words.weapons, &words.types}));
    }
}

void read_stats(const YamlNode& node, Card& card)
{
    node.only_keys({"cost", "cc", "range", "attack", "support"});
    card.cost = read_amount(node.at("cost"));
    if (const auto class_change = node.find("cc"))
        card.class_change_cost = read_amount(*class_change);
    if (const auto range = node.find("range"))
        card.range = read_range(*range);
    card.attack = read_amount(node.at("attack"));
    card.support = read_amount(node.at("support"));
}

void read_unit_names(const YamlNode& node, std::vector<ExtraName>& names)
{
    node.require_sequence();
    for (const YamlNode& item : node.items()) {
        const std::string text = read_text(item);
        const std::size_t at = text.find('@');
        names.push_back({text.substr(0, at), at == std::string::npos ? "" : text.substr(at + 1)});
    }
}

void read_texts(const YamlNode& node, std::vector<std::string>& texts)
{
    node.require_sequence();
    for (const YamlNode& item : node.items())
        texts.push_back(read_text(item));
}

/// Where a set's id is in the file's list; added where it is new.
std::uint16_t release_set(std::string_view id, std::vector<std::string>& sets)
{
    const auto at = static_cast<std::uint16_t>(std::ranges::find(sets, id) - sets.begin());
    if (at == sets.size())
        sets.emplace_back(id);
    return at;
}

void read_prints(const YamlNode& node, Card& card, std::vector<std::string>& sets)
{
    node.require_sequence();
    if (node.size() == 0)
        node.refuse(faults::MissingKey{"prints"});
    card.printings.reserve(node.size());
    for (const YamlNode& item : node.items()) {
        const std::string_view text = item.text();
        const std::size_t at = text.find('@');
        Printing printing;
        printing.code = text.substr(0, at);
        if (!is_code(printing.code) || (at != std::string_view::npos && at + 1 == text.size()))
            item.refuse(faults::BadPrinting{text, "B01-003ST@S01"});
        printing.number_length =
            static_cast<std::uint8_t>(printing.code.find_last_of("0123456789") + 1);
        printing.release_set = at == std::string_view::npos
                                   ? SetFiles::own_set
                                   : release_set(text.substr(at + 1), sets);
        card.printings.push_back(std::move(printing));
    }
}

LineColumn place_of(const YamlNode& node)
{
    const Place place = node.place();
    return {place.line, place.column};
}

void read_japanese(const YamlNode& node, Card& card)
{
    node.only_keys({"unit", "title", "class"});
    if (const auto unit = node.find("unit"))
        card.unit_ja = read_text(*unit);
    if (const auto title = node.find("title"))
        card.title_ja = read_text(*title);
    if (const auto unit_class = node.find("class"))
        card.unit_class_ja = read_text(*unit_class);
}

constexpr auto known_keys = std::to_array<std::string_view>(
    {"id", "unit", "title", "ja", "class", "symbol", "tags", "stats", "copies", "multi-deploy",
     "no-bond", "also-unit", "stacks-on", "same-name", "aliases", "skills", "prints"});

void read_field(const YamlNode::Entry& entry, const Vocabulary& words, Card& card,
                EntryNotes& notes, SetFiles& into)
{
    const std::string_view key = entry.key.scalar();
    const YamlNode& value = entry.value;
    if (key == "id")
        card.id = read_id(value);
    else if (key == "unit")
        card.unit = read_text(value);
    else if (key == "title")
        card.title = read_text(value);
    else if (key == "ja")
        read_japanese(value, card);
    else if (key == "class")
        card.unit_class = read_text(value);
    else if (key == "symbol")
        read_symbols(value, words, card);
    else if (key == "tags")
        read_tags(value, words, card);
    else if (key == "stats")
        read_stats(value, card);
    else if (key == "copies")
        card.copies_limit = value.is_scalar() && value.scalar() == "unlimited"
                                ? std::nullopt
                                : std::optional(value.number(1, max_number));
    else if (key == "multi-deploy")
        card.multi_deploy = read_choice(value, "multi-deploy", multi_deploys);
    else if (key == "no-bond")
        card.no_bond = value.flag();
    else if (key == "also-unit") {
        notes.also_unit_place = place_of(value);
        read_unit_names(value, card.also_unit);
    } else if (key == "stacks-on") {
        notes.stacks_on_place = place_of(value);
        read_texts(value, card.stacks_on);
    } else if (key == "same-name") {
        notes.same_name_place = place_of(value);
        notes.same_name = RareText(read_id(value));
    } else if (key == "aliases")
        read_texts(value, card.aliases);
    else if (key == "prints") {
        notes.prints_place = place_of(value);
        read_prints(value, card, into.release_sets);
    } else if (key == "skills") {
        UnreadSkills* unread = into.files.back().unread.get();
        card.skills = unread ? unread->add(value)
                             : read_skills(value, words, *into.scripts, into.faults, into.names);
    } else
        entry.key.refuse_unknown(faults::UnknownKey{key}, {known_keys.begin(), known_keys.end()});
}

} // namespace

void read_card_entry(const YamlNode& node, const Vocabulary& words, SetFiles& into)
{
    if (!attempt(into.faults, [&] { node.require_map(); }))
        return;
    Card card;
    EntryNotes notes;
    notes.entry = place_of(node);
    card.line = node.line();
    notes.file = static_cast<std::uint16_t>(into.files.size() - 1);
    card.set = notes.file;
    bool has_stats = false;
    for (const YamlNode::Entry& entry : node.entries()) {
        attempt(into.faults, [&] { read_field(entry, words, card, notes, into); });
        has_stats = has_stats || entry.key.scalar() == "stats";
    }
    const auto require = [&](bool there, std::string_view key) {
        if (!there && !node.find(key))
            into.faults.push_back(node.fault(faults::MissingKey{key}));
        return there;
    };
    bool complete = require(!card.id.empty(), "id");
    complete = require(!card.unit.empty(), "unit") && complete;
    complete = require(!card.title.empty(), "title") && complete;
    complete = require(has_stats, "stats") && complete;
    complete = require(!card.printings.empty(), "prints") && complete;
    if (!into.files.back().unread) {
        for (const Skill& skill : card.skills) {
            if (skill.states != StatedField::None)
                require(false, name_of(skill.states));
        }
    }
    if (!complete)
        return;
    into.cards.push_back(std::move(card));
    into.notes.push_back(std::move(notes));
}

} // namespace kizuna
