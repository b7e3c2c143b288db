#include "app/cards/new_card.h"

#include "cards/base/plain_text.h"
#include "cards/library/card_words.h"
#include "cards/text/text_folding.h"
#include "cards/yaml/yaml_writer.h"

#include <algorithm>
#include <optional>

namespace kizuna {
namespace {

struct ReadSkill {
    SkillCategory category;
    SupportType type = SupportType::Attack;
    std::string emblem; ///< of a support skill
};

bool holds(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

/// Reads "|ATK SUPP| Flying Emblem: …"; empty if it is none or the vocabulary lacks the emblem.
std::optional<ReadSkill> read_support(std::string_view text, const Vocabulary& words)
{
    const std::size_t end = text.find("SUPP|");
    const std::size_t colon = text.find(':', end);
    if (end == std::string_view::npos || colon == std::string_view::npos)
        return std::nullopt;
    const std::string name = fold(text.substr(end + 5, colon - end - 5));
    const auto emblem = std::ranges::find_if(
        words.emblems, [&](const Emblem& known) { return fold(known.name.en) == name; });
    if (emblem == words.emblems.end())
        return std::nullopt;
    const std::string_view kind = text.substr(0, end);
    const SupportType type = holds(kind, "/")     ? SupportType::Both
                             : holds(kind, "DEF") ? SupportType::Defense
                                                  : SupportType::Attack;
    return ReadSkill{SkillCategory::Support, type, emblem->slug};
}

/// The kind of skill of a paragraph, by the marks that card lists use.
std::optional<ReadSkill> read_skill(std::string_view text, const Vocabulary& words)
{
    if (holds(text, "SUPP|"))
        return read_support(text, words);
    const bool is_bond = holds(text, "|BOND|");
    if (holds(text, "|ACT|") || holds(text, "【起】"))
        return ReadSkill{is_bond                 ? SkillCategory::BondAct
                         : holds(text, "|HAND|") ? SkillCategory::HandAct
                                                 : SkillCategory::Act};
    if (holds(text, "|AUTO|") || holds(text, "【自】"))
        return ReadSkill{is_bond ? SkillCategory::BondAuto : SkillCategory::Auto};
    if (holds(text, "|CONT|") || holds(text, "【常】"))
        return ReadSkill{is_bond ? SkillCategory::BondCont : SkillCategory::Cont};
    if (holds(text, "|SPEC|") || holds(text, "【特】"))
        return ReadSkill{SkillCategory::Spec};
    return std::nullopt;
}

std::string skill_line(std::string_view text, const Vocabulary& words)
{
    const auto skill = read_skill(text, words);
    if (!skill)
        return {};
    std::string line = "  - {category: " + std::string(word_of(skill_categories, skill->category));
    if (skill->category == SkillCategory::Support)
        line += ", type: " + std::string(word_of(support_types, skill->type)) +
                ", emblem: " + skill->emblem;
    if (holds(lower_case(text), "once per turn"))
        line += ", once: true";
    return line + "}\n";
}

const std::string& fact(const CardRow& row, CardFactKind kind)
{
    return row.facts[static_cast<std::size_t>(kind)];
}

/// "red/white" as a YAML list.
std::string listed(std::string slugs)
{
    for (std::size_t at = 0; (at = slugs.find('/', at)) != std::string::npos; at += 2)
        slugs.replace(at, 1, ", ");
    return "[" + slugs + "]";
}

std::string entry_of(const NewCard& card, const Vocabulary& words)
{
    const CardRow& row = card.row;
    std::string entry = "- id: " + card.id + '\n';
    const auto add = [&](std::string_view key, const std::string& value) {
        entry.append("  ").append(key).append(": ").append(value) += '\n';
    };
    add("unit", yaml_scalar(row.unit));
    add("title", yaml_scalar(row.title));
    if (!row.unit_ja.empty())
        add("ja", "{unit: " + yaml_flow_scalar(row.unit_ja) +
                      (row.title_ja.empty() ? "" : ", title: " + yaml_flow_scalar(row.title_ja)) +
                      "}");
    if (!row.unit_class.empty())
        add("class", yaml_scalar(row.unit_class));
    const auto is_told = [&](CardFactKind kind) {
        return !fact(row, kind).empty() && fact(row, kind) != "-";
    };
    if (is_told(CardFactKind::Symbols))
        add("symbol", listed(fact(row, CardFactKind::Symbols)));
    if (is_told(CardFactKind::Tags))
        add("tags", listed(fact(row, CardFactKind::Tags)));
    std::string stats = "{cost: " + fact(row, CardFactKind::Cost);
    if (is_told(CardFactKind::ClassChange))
        stats += ", cc: " + fact(row, CardFactKind::ClassChange);
    if (is_told(CardFactKind::Range))
        stats += ", range: " + fact(row, CardFactKind::Range);
    add("stats", stats + ", attack: " + fact(row, CardFactKind::Attack) +
                     ", support: " + fact(row, CardFactKind::Support) + "}");
    std::string skills;
    for (const std::string& text : row.texts)
        skills += skill_line(text, words);
    if (!skills.empty())
        entry += "  skills:\n" + skills;
    add("prints", yaml_list(card.codes));
    return entry;
}

} // namespace

std::string_view set_of_number(std::string_view number)
{
    return number.substr(0, number.find('-'));
}

std::string with_new_cards(std::string_view before, std::string_view set,
                           const std::vector<const NewCard*>& cards, const Vocabulary& words)
{
    std::string text(before);
    if (text.empty())
        text = "set: " + yaml_scalar(set) + "\nkind: user\nseries: 0\ncards:\n";
    else if (!text.ends_with('\n'))
        text += '\n';
    for (const NewCard* card : cards)
        text += entry_of(*card, words) + '\n';
    return text;
}

std::string own_set_of(const NewCard& card, const CardLibrary& library)
{
    const std::string_view set = set_of_number(card.id);
    const auto known = std::ranges::find(library.sets(), set, &CardSet::id);
    const bool is_own = known == library.sets().end() || known->kind == SetKind::User;
    return (is_own ? "" : "own-") + std::string(set);
}

} // namespace kizuna
