#include "app/skills/skill_text.h"

#include "app/skills/effect_sentences.h"
#include "app/skills/payment_words.h"
#include "app/text/joined_text.h"
#include "app/text/violation_text.h"
#include "cards/base/plain_text.h"
#include "cards/effects/filter.h"
#include "cards/library/card_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>

namespace kizuna {
namespace {

MessageKey category_key(const Skill& skill)
{
    constexpr std::array keys = {"facts.category.act"_msg,       "facts.category.auto"_msg,
                                 "facts.category.cont"_msg,      "facts.category.spec"_msg,
                                 "facts.category.hand-act"_msg,  "facts.category.bond-act"_msg,
                                 "facts.category.bond-auto"_msg, "facts.category.bond-cont"_msg};
    static_assert(keys.size() == static_cast<std::size_t>(SkillCategory::Support));
    constexpr std::array of_support = {"facts.category.support-attack"_msg,
                                       "facts.category.support-defense"_msg,
                                       "facts.category.support-both"_msg};
    static_assert(of_support.size() == static_cast<std::size_t>(SupportType::Both) + 1);
    return skill.category == SkillCategory::Support
               ? of_support.at(static_cast<std::size_t>(skill.support_type))
               : keys.at(static_cast<std::size_t>(skill.category));
}

std::string joined(const std::vector<std::string>& parts, const Messages& messages)
{
    std::string text;
    for (const std::string& part : parts) {
        if (!text.empty())
            text += messages.get("facts.comma"_msg);
        text += part;
    }
    return text;
}

/// "A|B" is "A or B"; "A+B" and "A&B" are "A and B".
std::string choice_text(std::string_view choice, const CardLibrary& library,
                        const Messages& messages)
{
    std::vector<std::string> alternatives;
    for (const std::string_view alternative : parts_of(choice, '|')) {
        std::vector<std::string> all;
        const char joint = alternative.find('&') == std::string_view::npos ? '+' : '&';
        for (const std::string_view tag : parts_of(alternative, joint))
            all.push_back(tag_text(tag, library, messages));
        alternatives.push_back(messages.list(all));
    }
    return messages.either(alternatives);
}

struct Named {
    std::string_view name;
    MessageKey key;
};

constexpr std::array filter_words = {
    Named{"colour-of-protagonist", "facts.filter.symbol-of-protagonist"_msg},
    Named{"face-down", "facts.filter.face-down"_msg},
    Named{"face-up", "facts.filter.face-up"_msg},
    Named{"from:hand", "facts.filter.from-hand"_msg},
    Named{"from:retreat", "facts.filter.from-retreat"_msg},
    Named{"name-of-protagonist", "facts.filter.name-of-protagonist"_msg},
    Named{"no-symbol", "facts.filter.no-symbol"_msg},
    Named{"not-protagonist", "facts.filter.not-protagonist"_msg},
    Named{"other", "facts.filter.other"_msg},
    Named{"protagonist", "facts.filter.protagonist"_msg},
    Named{"same-area", "facts.filter.same-area"_msg},
    Named{"untapped", "facts.filter.untapped"_msg},
};

constexpr std::array other_costs = {
    Named{"ally_to_boundless", "facts.cost.ally-to-boundless"_msg},
    Named{"bond_to_boundless", "facts.cost.bond-to-boundless"_msg},
    Named{"bond_to_retreat", "facts.cost.bond-to-retreat"_msg},
    Named{"deck_top_to_boundless", "facts.cost.deck-top-to-boundless"_msg},
    Named{"destroy_ally", "facts.cost.destroy-ally"_msg},
    Named{"destroy_protagonist", "facts.cost.destroy-protagonist"_msg},
    Named{"destroy_self", "facts.cost.destroy-self"_msg},
    Named{"discard_to_boundless", "facts.cost.discard-to-boundless"_msg},
    Named{"flip_this_bond", "facts.cost.flip-this-bond"_msg},
    Named{"growth_self", "facts.cost.growth-self"_msg},
    Named{"hand_to_deck_top", "facts.cost.hand-to-deck-top"_msg},
    Named{"orb_destroyed", "facts.cost.orb-destroyed"_msg},
    Named{"orb_to_retreat", "facts.cost.orb-to-retreat"_msg},
    Named{"retreat_to_boundless", "facts.cost.retreat-to-boundless"_msg},
    Named{"reveal_hand", "facts.cost.reveal-hand"_msg},
    Named{"reveal_hand_to_deck_top", "facts.cost.reveal-hand-to-deck-top"_msg},
    Named{"self_to_deck_top", "facts.cost.self-to-deck-top"_msg},
    Named{"send_self_to_boundless", "facts.cost.send-self-to-boundless"_msg},
    Named{"send_self_to_retreat", "facts.cost.send-self-to-retreat"_msg},
};

const Named* named(std::span<const Named> list, std::string_view name)
{
    const auto found = std::ranges::find(list, name, &Named::name);
    return found == list.end() ? nullptr : &*found;
}

std::string filter_part(std::string_view part, const CardLibrary& library, const Messages& messages)
{
    if (const Named* word = named(filter_words, part))
        return messages.get(word->key);
    if (part.starts_with("cost<="))
        return messages.get("facts.filter.cost-at-most"_msg,
                            {{"cost", std::string(part.substr(6))}});
    if (part.starts_with("cost>="))
        return messages.get("facts.filter.cost-at-least"_msg,
                            {{"cost", std::string(part.substr(6))}});
    if (part.starts_with("notname:"))
        return messages.get("facts.filter.not-name"_msg,
                            {{"name", choice_text(part.substr(8), library, messages)}});
    if (part.starts_with("name:"))
        return choice_text(part.substr(5), library, messages);
    if (part.starts_with("tag:"))
        return choice_text(part.substr(4), library, messages);
    const bool is_choice = part.find(':') == std::string_view::npos && !part.starts_with("cost");
    return is_choice ? choice_text(part, library, messages) : std::string(part);
}

std::string with_filter(const std::string& cost, std::string_view filter,
                        const CardLibrary& library, const Messages& messages)
{
    if (filter.empty())
        return cost;
    return messages.get("facts.cost.of"_msg,
                        {{"cost", cost}, {"filter", filter_text(filter, library, messages)}});
}

/// A cost as in "destroy_ally=1,other": kind, number and filter. Unchanged for an unknown kind.
std::string other_cost_text(std::string_view other, const CardLibrary& library,
                            const Messages& messages)
{
    const std::size_t comma = other.find(',');
    const std::string_view filter =
        comma == std::string_view::npos ? std::string_view() : other.substr(comma + 1);
    const std::string_view head = other.substr(0, comma);
    const std::size_t equals = head.find('=');
    const Named* cost = named(other_costs, head.substr(0, equals));
    if (!cost)
        return std::string(other);
    int count = 1;
    if (equals != std::string_view::npos)
        std::from_chars(head.data() + equals + 1, head.data() + head.size(), count);
    return with_filter(messages.get(cost->key, {{"count", count}}), filter, library, messages);
}

using Cost = SkillParts::Cost;
using CostKind = SkillParts::CostKind;

std::vector<Cost> costs_of(const Skill& skill, const CardLibrary& library, const Messages& messages)
{
    std::vector<Cost> costs;
    const SkillCost& cost = *skill.cost;
    const bool is_to_infinite = cost.other == "discard_to_boundless" && cost.discard != 0;
    const auto add = [&](CostKind kind, int count, const SkillCost& part, const std::string& text,
                         std::string_view filter = {}) {
        const std::string words = payment_text(part, skill.category, library, messages);
        costs.push_back(
            {kind, count, words.empty() ? with_filter(text, filter, library, messages) : words});
    };
    if (cost.tap_self)
        add(CostKind::TapSelf, 0, {.tap_self = true}, messages.get("facts.cost.tap-self"_msg));
    if (cost.tap_others != 0)
        add(CostKind::TapOthers, std::max<int>(cost.tap_others, 0),
            {.tap_others = cost.tap_others, .tap_filter = cost.tap_filter},
            messages.get(cost.tap_others < 0 ? "facts.cost.tap-all-others"_msg
                                             : "facts.cost.tap"_msg,
                         {{"count", cost.tap_others}}),
            cost.tap_filter);
    if (cost.flip > 0)
        add(CostKind::Flip, cost.flip, {.flip = cost.flip, .flip_filter = cost.flip_filter},
            messages.get("facts.cost.flip"_msg, {{"count", cost.flip}}), cost.flip_filter);
    if (cost.discard != 0)
        add(CostKind::Discard, std::max<int>(cost.discard, 0),
            {.discard = cost.discard,
             .discard_filter = cost.discard_filter,
             .other = is_to_infinite ? cost.other : RareText()},
            messages.get(cost.discard == -1   ? "facts.cost.discard-hand"_msg
                         : cost.discard == -2 ? "facts.cost.discard-any"_msg
                                              : "facts.cost.discard"_msg,
                         {{"count", cost.discard}}),
            cost.discard_filter);
    if (cost.flip_orbs > 0)
        add(CostKind::FlipOrbs, cost.flip_orbs, {.flip_orbs = cost.flip_orbs},
            messages.get("facts.cost.flip-orbs"_msg, {{"count", cost.flip_orbs}}));
    if (!cost.other.empty() && !is_to_infinite)
        add(CostKind::Other, 0, {.other = cost.other},
            other_cost_text(cost.other, library, messages));
    return costs;
}

/// The emblem's name; marked as English if it is not known in the user's language.
std::string emblem_name(const Emblem& emblem, const Messages& messages)
{
    const std::string& name = in_language(emblem.name, messages);
    return &name == &emblem.name.en && messages.language() != "en"
               ? messages.get("facts.emblem-in-english"_msg, {{"name", name}})
               : name;
}

std::vector<std::string> cost_texts(const SkillParts& parts)
{
    std::vector<std::string> texts;
    for (const Cost& cost : parts.costs)
        texts.push_back(cost.text);
    return texts;
}

std::string doubt_text(Doubt doubt, const Messages& messages)
{
    return messages.get("facts.doubt"_msg, {{"what", select_word(word_of(doubts, doubt))}});
}

std::string whole_text(const SkillParts& parts, const std::vector<std::string>& tails,
                       const Messages& messages)
{
    if (!parts.effect.empty())
        return messages.get("facts.skill-effect"_msg,
                            {{"head", parts.head},
                             {"has_emblem", parts.emblem.empty() ? "no" : "yes"},
                             {"emblem", parts.emblem},
                             {"has_cost", parts.costs.empty() ? "no" : "yes"},
                             {"cost", joined(cost_texts(parts), messages)},
                             {"effect", parts.effect}});
    return tails.empty() ? parts.head
                         : messages.get("facts.skill"_msg,
                                        {{"head", parts.head}, {"tail", joined(tails, messages)}});
}

} // namespace

std::string tag_text(std::string_view tag, const CardLibrary& library, const Messages& messages)
{
    const std::string slug = lower_case(tag);
    const Vocabulary& words = library.words();
    if (slug == "none" || slug == "no-symbol")
        return messages.get("facts.filter.no-symbol"_msg);
    if (slug == "any")
        return messages.get("facts.filter.any-symbol"_msg);
    if (const auto id = words.symbol(slug))
        return in_language(words[*id].name, messages);
    if (const auto id = words.weapon(slug))
        return in_language(words[*id].name, messages);
    if (const auto id = words.type(slug))
        return in_language(words[*id].name, messages);
    if (const auto id = words.gender(slug))
        return in_language(words[*id].name, messages);
    return unit_text(tag, library, messages);
}

std::string unit_text(std::string_view unit, const CardLibrary& library, const Messages& messages)
{
    if (messages.language() == "ja") {
        const auto card = std::ranges::find_if(library.cards(), [&](const Card& each) {
            return each.unit == unit && !each.unit_ja.empty();
        });
        if (card != library.cards().end())
            return card->unit_ja;
    }
    const std::string_view name = unit.substr(0, unit.find(" ("));
    if (name.size() == unit.size() || unit.back() != ')')
        return std::string(unit);
    const std::string_view of = unit.substr(name.size() + 2, unit.size() - name.size() - 3);
    const auto gender = library.words().gender(lower_case(of)); // as in "Robin (Female)"
    return gender ? with_aside(std::string(name),
                               in_language(library.words()[*gender].name, messages), messages)
                  : std::string(unit);
}

std::string filter_text(std::string_view filter, const CardLibrary& library,
                        const Messages& messages)
{
    std::vector<std::string> parts;
    for (const std::string_view part : parts_of(filter, ','))
        parts.push_back(filter_part(part, library, messages));
    return joined(parts, messages);
}

SkillParts skill_parts(const Skill& skill, const CardLibrary& library, const Messages& messages)
{
    SkillParts parts;
    parts.category = messages.get(category_key(skill));
    for (const std::string& mark : skill.marks)
        parts.marks.push_back(
            skill.mark_symbols.empty()
                ? mark
                : with_aside(mark, filter_text(skill.mark_symbols, library, messages), messages));
    if (skill.once_per_turn)
        parts.marks.push_back(messages.get("facts.once-per-turn"_msg));
    if (!skill.scripted)
        parts.unplayed = messages.get("skills.unplayed"_msg);
    if (skill.cost)
        parts.costs = costs_of(skill, library, messages);
    parts.steps = effect_sentences(skill, library, messages);
    for (const std::string& step : parts.steps)
        parts.effect = joined_sentences(parts.effect, step, messages);
    if (parts.steps.size() < min_steps)
        parts.steps.clear();
    if (parts.effect.empty() && skill.inline_cost)
        parts.notes.push_back(messages.get("facts.inline-cost"_msg));
    if (parts.effect.empty() && skill.grants_skill)
        parts.notes.push_back(messages.get("facts.grants-skill"_msg));
    std::vector<std::string> heads{parts.category};
    heads.insert(heads.end(), parts.marks.begin(), parts.marks.end());
    std::vector<std::string> tails = cost_texts(parts);
    tails.insert(tails.end(), parts.notes.begin(), parts.notes.end());
    if (skill.emblem)
        parts.emblem = emblem_name(library.words().emblems[*skill.emblem], messages);
    parts.head = joined(heads, messages);
    parts.text = whole_text(parts, tails, messages);
    if (skill.doubt != Doubt::None) {
        parts.notes.push_back(doubt_text(skill.doubt, messages));
        parts.text = with_aside(parts.text, parts.notes.back(), messages);
    }
    return parts;
}

std::string skill_text(const Skill& skill, const CardLibrary& library, const Messages& messages)
{
    return skill_parts(skill, library, messages).text;
}

} // namespace kizuna
