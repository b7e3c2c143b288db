#include "scenarios/event_fields.h"
#include "scenarios/given.h"
#include "scenarios/parts.h"

#include "cards/base/faults.h"
#include "game/state/transcript.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kizuna {
namespace {

std::string shown(const std::vector<std::string>& items)
{
    return fmt::format("[{}]", fmt::join(items, ", "));
}

std::string shown(const CardView& card)
{
    return card.card + (card.face_up ? " up" : " down");
}

std::string shown(const UnitView& unit)
{
    return fmt::format("{}{}{}", shown(unit.stack), unit.protagonist ? " protagonist" : "",
                       unit.tapped ? " tapped" : "");
}

template <typename View>
std::string shown(const std::vector<View>& views)
{
    std::vector<std::string> texts;
    for (const View& view : views)
        texts.push_back(shown(view));
    return shown(texts);
}

std::string shown(const EventValue& value)
{
    if (const int* number = std::get_if<int>(&value))
        return std::to_string(*number);
    if (const std::string* word = std::get_if<std::string>(&value))
        return *word;
    return shown(std::get<std::vector<std::string>>(value));
}

class Comparison {
public:
    Comparison(const CardLibrary& library, ScenarioResult& result)
        : library_(library), result_(result)
    {
    }

    void run(const YamlNode& expect)
    {
        expect.require_map();
        expect.only_keys({"winner", "strengths", "events", "P", "Q"});
        for (const YamlNode::Entry& entry : expect.entries()) {
            const std::string_view key = entry.key.scalar();
            if (key == "winner")
                compare_winner(entry.value);
            else if (key == "strengths")
                compare_strengths(entry.value);
            else if (key == "events")
                compare_events(entry.value);
            else
                compare_side(entry.value, key == "P" ? Player::P : Player::Q);
        }
    }

private:
    void differ(const YamlNode& node, std::string what, std::string expected, std::string actual)
    {
        result_.differences.push_back(
            {node.place(), std::move(what), std::move(expected), std::move(actual)});
    }
    void check(const YamlNode& node, const std::string& what, const std::string& expected,
               const std::string& actual)
    {
        if (expected != actual)
            differ(node, what, expected, actual);
    }

    void compare_winner(const YamlNode& node)
    {
        const GameState& state = result_.state;
        const std::string actual = state.winner  ? std::string(name_of(*state.winner))
                                   : state.drawn ? "draw"
                                                 : "none";
        const std::string expected(node.text());
        if (expected != "P" && expected != "Q" && expected != "draw" && expected != "none")
            node.refuse(faults::UnknownWord{
                .what = expected, .other = "winner", .expected = "P, Q, draw, none"});
        check(node, "winner", expected, actual);
    }

    void compare_strengths(const YamlNode& node)
    {
        node.require_sequence();
        std::vector<std::string> expected;
        for (const YamlNode& pair : node.items()) {
            pair.require_sequence();
            if (pair.size() != 2)
                pair.refuse(faults::WrongType{"[A, D]"});
            std::vector<std::string> numbers;
            for (const YamlNode& number : pair.items())
                numbers.push_back(std::to_string(number.number(-9999, 9999)));
            expected.push_back(shown(numbers));
        }
        std::vector<std::string> actual;
        for (const Event& event : result_.log.events()) {
            if (event.kind == EventKind::Judged)
                actual.push_back(fmt::format("[{}, {}]", event.number, event.second));
        }
        check(node, "strengths", shown(expected), shown(actual));
    }

    /// One thing that an expected event says.
    static std::string expected_value(const YamlNode& node)
    {
        if (node.kind() != YamlKind::Sequence)
            return std::string(node.scalar());
        std::vector<std::string> items;
        for (const YamlNode& item : node.items())
            items.emplace_back(item.scalar());
        return shown(items);
    }

    static bool fits(const YamlNode& expected, const std::vector<EventField>& fields)
    {
        if (expected.kind() != YamlKind::Map)
            return true;
        return std::ranges::all_of(expected.entries(), [&](const YamlNode::Entry& entry) {
            const auto field = std::ranges::find(fields, entry.key.scalar(), &EventField::name);
            return field != fields.end() && shown(field->value) == expected_value(entry.value);
        });
    }

    static EventKind read_event_name(const YamlNode& node)
    {
        const std::vector<std::string> known = names_to(EventKind::Drawn);
        const auto found = std::ranges::find(known, node.text());
        if (found == known.end())
            node.refuse(faults::UnknownWord{.what = node.scalar(),
                                            .other = "events",
                                            .expected = fmt::format("{}", fmt::join(known, ", "))});
        return static_cast<EventKind>(found - known.begin());
    }

    void check_event_keys(EventKind kind, const YamlNode& said) const
    {
        said.require_map();
        std::vector<std::string> known; // of an event with nothing in it
        for (const EventField& field : fields_of({.kind = kind}, {}, *result_.state.cards))
            known.emplace_back(field.name);
        for (const YamlNode::Entry& entry : said.entries()) {
            if (std::ranges::find(known, entry.key.scalar()) == known.end())
                entry.key.refuse_unknown(faults::UnknownKey{entry.key.scalar()}, known);
        }
    }

    void compare_events(const YamlNode& node)
    {
        node.require_sequence();
        const auto events = result_.log.events();
        std::size_t at = 0;
        for (const YamlNode& item : node.items()) {
            const bool is_map = item.kind() == YamlKind::Map;
            if (is_map && item.size() != 1)
                item.refuse(faults::WrongType{"map"});
            const YamlNode name = is_map ? item.entries()[0].key : item;
            const EventKind kind = read_event_name(name);
            if (is_map)
                check_event_keys(kind, item.entries()[0].value);
            const auto is_expected = [&](const Event& event) {
                return event.kind == kind &&
                       (!is_map || fits(item.entries()[0].value,
                                        fields_of(event, result_.log, *result_.state.cards)));
            };
            while (at < events.size() && !is_expected(events[at]))
                ++at;
            if (at == events.size()) {
                differ(item, "events", std::string(name.scalar()), "-");
                return;
            }
            ++at;
        }
    }

    std::vector<std::string> ids(const YamlNode& node)
    {
        node.require_sequence();
        std::vector<std::string> read;
        for (const YamlNode& item : node.items())
            read.push_back(read_card(item, library_).id);
        return read;
    }

    /// Where there is only a number, it is that of the cards or units.
    bool compares_count(const YamlNode& node, const std::string& what, std::size_t actual, int max)
    {
        if (node.is_scalar())
            check(node, what, std::to_string(node.number(0, max)), std::to_string(actual));
        return node.is_scalar();
    }

    void compare_cards(const YamlNode& node, const std::string& what,
                       std::vector<std::string> actual, bool in_order = true)
    {
        if (compares_count(node, what, actual.size(), 999))
            return;
        std::vector<std::string> expected = ids(node);
        if (!in_order) {
            std::ranges::sort(expected);
            std::ranges::sort(actual);
        }
        check(node, what, shown(expected), shown(actual));
    }

    /// Cards that have a face, which is compared only where it is named.
    void compare_faced(const YamlNode& node, const std::string& what, std::vector<CardView> actual)
    {
        if (compares_count(node, what, actual.size(), 999))
            return;
        node.require_sequence();
        std::vector<CardView> expected;
        std::size_t at = 0;
        for (const YamlNode& item : node.items()) {
            const bool names_face = item.kind() == YamlKind::Map;
            CardView view;
            if (names_face) {
                item.only_keys({"card", "face"});
                view.card = read_card(item.at("card"), library_).id;
                view.face_up = read_face(item.at("face"));
            } else {
                view.card = read_card(item, library_).id;
                view.face_up = at < actual.size() ? actual[at].face_up : true;
            }
            expected.push_back(view);
            ++at;
        }
        check(node, what, shown(expected), shown(actual));
    }

    void compare_units(const YamlNode& node, const std::string& what, std::vector<UnitView> actual)
    {
        if (compares_count(node, what, actual.size(), 255))
            return;
        node.require_sequence();
        std::vector<UnitView> expected;
        std::size_t at = 0;
        for (const YamlNode& item : node.items()) {
            item.require_map();
            item.only_keys({"stack", "protagonist", "tapped"});
            UnitView view;
            view.stack = ids(item.at("stack"));
            const auto protagonist = item.find("protagonist");
            const auto tapped = item.find("tapped");
            const bool there = at < actual.size();
            view.protagonist = protagonist ? protagonist->flag() : there && actual[at].protagonist;
            view.tapped = tapped ? tapped->flag() : there && actual[at].tapped;
            expected.push_back(std::move(view));
            ++at;
        }
        check(node, what, shown(expected), shown(actual));
    }

    void compare_side(const YamlNode& node, Player player)
    {
        node.require_map();
        node.only_keys({"deck", "hand", "orbs", "bonds", "retreat", "front", "back", "infinite",
                        "support", "spent"});
        const PlayerView view = view_of(result_.state, player);
        for (const YamlNode::Entry& entry : node.entries()) {
            const std::string_view key = entry.key.scalar();
            const std::string what = fmt::format("{}.{}", name_of(player), key);
            const YamlNode& value = entry.value;
            if (key == "deck")
                compare_cards(value, what, view.deck);
            else if (key == "hand")
                compare_cards(value, what, view.hand, false);
            else if (key == "retreat")
                compare_cards(value, what, view.retreat);
            else if (key == "infinite")
                compare_cards(value, what, view.infinite);
            else if (key == "orbs")
                compare_faced(value, what, view.orbs);
            else if (key == "bonds")
                compare_faced(value, what, view.bonds);
            else if (key == "front")
                compare_units(value, what, view.front);
            else if (key == "back")
                compare_units(value, what, view.back);
            else if (key == "spent")
                check(value, what, std::to_string(value.number(0, 255)),
                      std::to_string(result_.state[player].spent));
            else
                check(value, what,
                      value.text() == "none" ? std::string() : read_card(value, library_).id,
                      view.support);
        }
    }

    const CardLibrary& library_;
    ScenarioResult& result_;
};

} // namespace

void compare(const YamlNode& expect, const CardLibrary& library, ScenarioResult& result)
{
    Comparison(library, result).run(expect);
}

} // namespace kizuna
