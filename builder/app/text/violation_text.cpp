#include "app/text/violation_text.h"

#include "app/text/fault_text.h"
#include "app/text/joined_text.h"
#include "app/text/printable.h"
#include "cards/base/plain_text.h"

#include <algorithm>
#include <array>
#include <span>

namespace kizuna {
namespace {

std::string name_of(const Card& card, const Messages& messages)
{
    return card_name(card, messages.card_language());
}

/// The first names, and the number of others.
std::string names_of(const std::vector<const Card*>& cards, const Messages& messages)
{
    constexpr std::size_t max = 6;
    std::vector<std::string> names;
    for (const Card* card : cards)
        names.push_back(card_label(*card, messages.card_language()));
    if (names.size() <= max)
        return messages.list(names);
    const auto others = static_cast<int>(names.size() - (max - 1));
    names.resize(max - 1);
    std::string shown = names.front();
    for (std::size_t at = 1; at < names.size(); ++at)
        shown = messages.get("list.next"_msg, {{"first", shown}, {"second", names[at]}});
    return messages.get("list.and-others"_msg, {{"names", shown}, {"count", others}});
}

/// The common name of several cards; with their ids if there is more than one.
std::string shared_name(const std::vector<const Card*>& cards, const Messages& messages)
{
    const std::string name = name_of(*cards.front(), messages);
    if (cards.size() == 1)
        return name;
    std::vector<std::string> ids;
    for (const Card* card : cards)
        ids.push_back(card->id);
    return with_aside(name, messages.list(ids), messages);
}

/// Messages of an edit: with its card, with any card, by cost or by query.
struct EditKeys {
    MessageKey named;
    MessageKey any;
    MessageKey cost;
    MessageKey matching;
};

/// In the order of Edit::Kind.
constexpr std::array edit_keys = {
    EditKeys{"edit.add"_msg, "edit.add-any"_msg, "edit.add-cost"_msg, "edit.add-matching"_msg},
    EditKeys{"edit.remove"_msg, "edit.remove-any"_msg, "edit.remove-cost"_msg,
             "edit.remove-matching"_msg},
    EditKeys{"edit.protagonist"_msg, "edit.protagonist-any"_msg, "edit.protagonist-cost"_msg,
             "edit.protagonist-matching"_msg},
};
static_assert(edit_keys.size() == static_cast<std::size_t>(Edit::Kind::Protagonist) + 1);

/// N for the query `cost=N`; empty for other queries.
std::string_view cost_of(std::string_view query)
{
    constexpr std::string_view field = "cost=";
    if (!query.starts_with(field))
        return {};
    query.remove_prefix(field.size());
    return std::ranges::all_of(query, is_digit) ? query : std::string_view();
}

/// Removes the last term if it is `format:ID`, which mends append for formats that allow only some
/// cards. Not after "or" or inside quotes, where it has another meaning.
bool take_format(std::string_view& query)
{
    const std::size_t begin = query.rfind(' ') + 1; // npos + 1 is 0
    const std::string_view last = query.substr(begin);
    const std::string_view rest = query.substr(0, begin == 0 ? 0 : begin - 1);
    if ((!last.starts_with("format:") && !last.starts_with("format=")) || last.ends_with('"') ||
        rest.ends_with(" or"))
        return false;
    query = rest;
    return true;
}

/// The select word of a value.
std::string selector(OpeningRule::Value value)
{
    constexpr std::array words = {"cost", "class_change", "attack", "support", "other"};
    static_assert(words.size() == static_cast<std::size_t>(OpeningRule::Value::Other) + 1);
    return words.at(static_cast<std::size_t>(value));
}

struct Describe {
    const Messages& messages;
    bool by_format = true; ///< false: the rule is in the document of another game

    std::string operator()(const WrongSize& v) const
    {
        if (v.actual < v.min)
            return messages.get("violation.too-few"_msg, {{"least", v.min}, {"actual", v.actual}});
        return messages.get("violation.too-many"_msg, {{"most", v.max}, {"actual", v.actual}});
    }
    std::string operator()(const TooManyCopies& v) const
    {
        return messages.get("violation.copies"_msg, {{"card", shared_name(v.cards, messages)},
                                                     {"allowed", v.allowed},
                                                     {"actual", v.actual}});
    }
    std::string operator()(const NoCostOneCard&) const
    {
        return messages.get("violation.no-cost-one"_msg);
    }
    std::string operator()(const WrongProtagonist& v) const
    {
        const std::string card = v.card ? name_of(*v.card, messages) : printable(v.code);
        if (v.reason == WrongProtagonist::Reason::NotInDeck)
            return messages.get("violation.protagonist-missing"_msg, {{"card", card}});
        return messages.get("violation.protagonist-cost"_msg, {{"card", card}});
    }
    std::string operator()(const UnknownCard& v) const
    {
        const std::string text = messages.get("violation.unknown-card"_msg,
                                              {{"code", printable(v.code)}, {"copies", v.copies}});
        std::vector<std::string> meant;
        for (const Card* card : v.suggestions)
            meant.push_back(card_label(*card, messages.card_language()));
        return joined_sentences(text, suggestion_text(meant, messages), messages);
    }
    std::string operator()(const NotAllowed& v) const
    {
        const std::string card = card_label(*v.card, messages.card_language());
        if (v.clause == DeckClause::FormatBannedProtagonist)
            return messages.get("violation.banned-protagonist"_msg, {{"card", card}});
        if (v.clause == DeckClause::FormatBanned)
            return messages.get("violation.banned"_msg, {{"card", card}, {"copies", v.copies}});
        return messages.get("violation.not-allowed"_msg, {{"card", card}, {"copies", v.copies}});
    }
    std::string operator()(const WrongCount& v) const
    {
        if (v.open > 0)
            return messages.get("violation.count-open"_msg, {{"query", v.query},
                                                             {"wanted", v.min},
                                                             {"actual", v.actual},
                                                             {"open", v.open},
                                                             {"sure", v.is_sure() ? "yes" : "no"}});
        if (v.min == v.max)
            return count_text("violation.count-exactly"_msg, v, v.min);
        if (v.actual < v.min)
            return count_text("violation.count-at-least"_msg, v, v.min);
        return count_text("violation.count-at-most"_msg, v, v.max);
    }
    std::string operator()(const WrongOpening& v) const
    {
        if (v.actual < v.min)
            return opening_text("violation.opening-at-least"_msg, v, v.min);
        return opening_text("violation.opening-at-most"_msg, v, v.max);
    }

    std::string operator()(const WrongSum& v) const
    {
        if (v.actual < v.min)
            return opening_text("violation.sum-at-least"_msg, v, v.min);
        return opening_text("violation.sum-at-most"_msg, v, v.max);
    }

    std::string count_text(MessageKey key, const WrongCount& v, int wanted) const
    {
        return messages.get(key, {{"by", by_format ? "format" : "document"},
                                  {"query", v.query},
                                  {"wanted", wanted},
                                  {"actual", v.actual}});
    }
    std::string opening_text(MessageKey key, const WrongOpening& v, int wanted) const
    {
        return messages.get(key, {{"value", selector(v.value)},
                                  {"number", in_language(v.number, messages)},
                                  {"cards", names_of(v.cards, messages)},
                                  {"wanted", wanted},
                                  {"actual", v.actual}});
    }
};

/// All edits in one text. Joins halves, because appending one edit at a time takes quadratic time.
std::string edits_text(std::span<const Edit> edits, const Messages& messages)
{
    if (edits.empty())
        return {};
    if (edits.size() == 1)
        return edit_text(edits.front(), messages);
    const std::size_t half = edits.size() / 2;
    return messages.get("edit.next"_msg, {{"first", edits_text(edits.first(half), messages)},
                                          {"second", edits_text(edits.subspan(half), messages)}});
}

} // namespace

std::string violation_text(const Violation& violation, const Messages& messages)
{
    return std::visit(Describe{messages, violation.stated_as.empty()}, violation.reason);
}

std::string edit_text(const Edit& edit, const Messages& messages)
{
    const EditKeys& keys = edit_keys.at(static_cast<std::size_t>(edit.kind));
    if (edit.card)
        return messages.get(keys.named, {{"card", card_label(*edit.card, messages.card_language())},
                                         {"copies", edit.copies}});
    if (!edit.code.empty())
        return messages.get(keys.named, {{"card", printable(edit.code)}, {"copies", edit.copies}});

    std::string_view query = edit.query;
    const std::string admitted = take_format(query) ? "yes" : "no";
    const std::string_view cost = cost_of(query);
    const MessageKey key = query.empty() ? keys.any : cost.empty() ? keys.matching : keys.cost;
    return messages.get(key, {{"copies", edit.copies},
                              {"admitted", admitted},
                              {"cost", std::string(cost)},
                              {"query", std::string(query)}});
}

std::string mend_text(const Violation& violation, const Messages& messages)
{
    return edits_text(violation.fix, messages);
}

std::string told_mend_text(const Violation& violation, const Messages& messages)
{
    const std::string mend = mend_text(violation, messages);
    return std::holds_alternative<UnknownCard>(violation.reason)
               ? messages.get("edit.meant"_msg, {{"otherwise", mend}})
               : mend;
}

std::string warning_text(const Warning& warning, const Messages& messages)
{
    using Kind = Warning::Kind;
    constexpr std::array keys = {
        "warning.no-protagonist-using"_msg, "warning.over-fifty"_msg,
        "warning.few-promotions"_msg,       "warning.lone-class-change"_msg,
        "warning.unscripted-skills"_msg,    "warning.newer-form"_msg,
        "warning.alternative-unusable"_msg, "warning.opening-out-of-reach"_msg};
    static_assert(keys.size() == static_cast<std::size_t>(Kind::OpeningOutOfReach) + 1);
    constexpr std::array goings = {"either", "first", "second"};
    static_assert(goings.size() == static_cast<std::size_t>(Warning::Going::Second) + 1);
    if (warning.kind == Kind::NoProtagonist && warning.cards.empty())
        return messages.get("warning.no-protagonist"_msg);
    const std::string cards = names_of(warning.cards, messages);
    const std::string text =
        messages.get(keys.at(static_cast<std::size_t>(warning.kind)),
                     {{"actual", warning.actual},
                      {"expected", warning.expected},
                      {"has_cards", yes_no(!warning.cards.empty())},
                      {"card", cards},
                      {"cards", cards},
                      {"going", goings.at(static_cast<std::size_t>(warning.going))},
                      {"sure", yes_no(warning.is_sure)}});
    return warning.kind == Kind::OpeningOutOfReach
               ? joined_sentences(text, messages.get("game.opening.units-only"_msg), messages)
               : text;
}

std::string unknown_format_text(const Deck& deck, const Format& instead, const Messages& messages)
{
    return messages.get(
        "document.unknown-format"_msg,
        {{"format", printable(deck.format)}, {"instead", in_language(instead.name, messages)}});
}

const std::string& in_language(const LocalText& text, const Messages& messages)
{
    return text.in(messages.language());
}

} // namespace kizuna
