#include "app/cards/card_facts.h"

#include "app/skills/skill_text.h"
#include "app/text/card_names.h"
#include "app/text/joined_text.h"
#include "app/text/violation_text.h"
#include "decks/deck/deck_statistics.h"

namespace kizuna {
namespace {

template <typename Id>
std::vector<std::string> word_names(WordSet<Id> set, const std::vector<Word>& words,
                                    const Messages& messages)
{
    std::vector<std::string> names;
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (set.contains(static_cast<Id>(at)))
            names.push_back(in_language(words[at].name, messages));
    }
    return names;
}

std::string list_or_none(const std::vector<std::string>& names, const Messages& messages)
{
    return names.empty() ? messages.get("facts.none"_msg) : messages.list(names);
}

std::string copies_text(const Card& card, const Messages& messages)
{
    if (!card.copies_limit)
        return messages.get("facts.copies.unlimited"_msg);
    return messages.get("facts.copies.limit"_msg, {{"count", *card.copies_limit}});
}

std::string several_text(MultiDeploy several, const Messages& messages)
{
    switch (several) {
    case MultiDeploy::No:
        break;
    case MultiDeploy::Always:
        return messages.get("facts.several.always"_msg);
    case MultiDeploy::Max2:
        return messages.get("facts.several.two"_msg);
    case MultiDeploy::WithSixBonds:
        return messages.get("facts.several.six-bonds"_msg);
    case MultiDeploy::WhileLeveledUp:
        return messages.get("facts.several.leveled-up"_msg);
    }
    return {};
}

std::string extra_name_text(const ExtraName& extra, const CardLibrary& library,
                            const Messages& messages)
{
    const std::string unit = extra.unit == "*protagonist"
                                 ? messages.get("facts.filter.protagonist"_msg)
                                 : unit_text(extra.unit, library, messages);
    if (extra.scope == "in-hand")
        return messages.get("facts.also.in-hand"_msg, {{"unit", unit}});
    if (extra.scope == "in-bond-area")
        return messages.get("facts.also.in-bond-area"_msg, {{"unit", unit}});
    if (extra.scope == "turn-deployed")
        return messages.get("facts.also.turn-deployed"_msg, {{"unit", unit}});
    return extra.scope.empty() ? unit : with_aside(unit, extra.scope, messages);
}

void add_exceptions(std::vector<CardFact>& facts, const Card& card, const CardLibrary& library,
                    const Messages& messages)
{
    if (const auto same = library.same_name(card); same.size() > 1) {
        std::vector<std::string> ids;
        for (const Card* other : same) {
            if (other != &card)
                ids.push_back(other->id);
        }
        facts.push_back({messages.get("facts.label.same-name"_msg), messages.list(ids)});
    }
    if (card.multi_deploy != MultiDeploy::No)
        facts.push_back(
            {messages.get("facts.label.several"_msg), several_text(card.multi_deploy, messages)});
    if (card.no_bond)
        facts.push_back(
            {messages.get("facts.label.no-bond"_msg), messages.get("facts.no-bond"_msg)});
    if (!card.also_unit.empty()) {
        std::vector<std::string> names;
        for (const ExtraName& extra : card.also_unit)
            names.push_back(extra_name_text(extra, library, messages));
        facts.push_back({messages.get("facts.label.also-unit"_msg), messages.list(names)});
    }
    if (!card.stacks_on.empty()) {
        std::vector<std::string> names;
        for (const std::string& unit : card.stacks_on)
            names.push_back(unit == "*" ? messages.get("facts.any-ally"_msg)
                                        : unit_text(unit, library, messages));
        facts.push_back({messages.get("facts.label.stacks-on"_msg), messages.list(names)});
    }
}

} // namespace

std::string symbols_text(const Card& card, const CardLibrary& library, const Messages& messages)
{
    if (card.symbols.empty())
        return messages.get("facts.filter.no-symbol"_msg);
    return messages.list(word_names(card.symbols, library.words().symbols, messages));
}

std::string weapons_text(const Card& card, const CardLibrary& library, const Messages& messages)
{
    return list_or_none(word_names(card.weapons, library.words().weapons, messages), messages);
}

std::string types_text(const Card& card, const CardLibrary& library, const Messages& messages)
{
    return list_or_none(word_names(card.types, library.words().types, messages), messages);
}

std::string genders_text(const Card& card, const CardLibrary& library, const Messages& messages)
{
    return list_or_none(word_names(card.genders, library.words().genders, messages), messages);
}

std::vector<CardFact> card_facts(const Card& card, const CardLibrary& library,
                                 const Messages& messages)
{
    const std::string none = messages.get("facts.none"_msg);
    std::vector<CardFact> facts;
    const auto add = [&](MessageKey label, std::string text) {
        facts.push_back({messages.get(label), std::move(text)});
    };
    const auto add_sign = [&](MessageKey label, std::string text) {
        facts.push_back({messages.get(label), std::move(text), false, true});
    };
    const auto add_number = [&](MessageKey label, std::string text) {
        facts.push_back({messages.get(label), std::move(text), true});
    };
    add_sign("facts.label.class"_msg,
             card.unit_class.empty() ? none : class_name(card, messages.card_language()));
    add_sign("facts.label.symbols"_msg, symbols_text(card, library, messages));
    add_sign("facts.label.gender"_msg, genders_text(card, library, messages));
    add_sign("facts.label.weapons"_msg, weapons_text(card, library, messages));
    add_sign("facts.label.types"_msg, types_text(card, library, messages));
    add_number("facts.label.cost"_msg, amount_text(card.cost));
    add_number("facts.label.class-change"_msg,
               card.class_change_cost ? amount_text(*card.class_change_cost) : none);
    add_number("facts.label.range"_msg, card.range.empty() ? none : range_text(card.range));
    add_number("facts.label.attack"_msg, amount_text(card.attack));
    add_number("facts.label.support"_msg, amount_text(card.support));
    add("facts.label.copies"_msg, copies_text(card, messages));
    add_exceptions(facts, card, library, messages);
    return facts;
}
} // namespace kizuna
