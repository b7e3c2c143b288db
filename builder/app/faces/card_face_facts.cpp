#include "app/faces/card_face.h"
#include "app/faces/shapes.h"
#include "app/skills/skill_text.h"
#include "app/text/card_names.h"
#include "app/text/joined_text.h"
#include "decks/deck/deck_statistics.h"

namespace kizuna {
namespace {

/// The emblem with the symbol the card gives: "Hero Emblem (Blade of Light)".
std::string named_emblem(const Skill& skill, const SkillParts& parts, const CardLibrary& library,
                         const Messages& messages)
{
    if (skill.emblem_parameter.empty())
        return parts.emblem;
    return with_aside(parts.emblem, filter_text(skill.emblem_parameter, library, messages),
                      messages);
}

} // namespace

CardFace card_face(const Card& card, const CardLibrary& library, const Messages& messages,
                   bool with_skills)
{
    const Vocabulary& words = library.words();
    CardFace face;
    face.id = card.id;
    face.unit = unit_name(card, messages.card_language());
    face.title = card_title(card, messages.card_language());
    face.other_name = kizuna::other_name(card, messages.card_language());
    face.unit_class = class_name(card, messages.card_language());
    face.cost = amount_text(card.cost);
    if (card.class_change_cost)
        face.class_change = amount_text(*card.class_change_cost);
    face.symbols = symbol_looks(card.symbols, words);
    face.numbers = {
        {messages.get("gui.column.attack"_msg), amount_text(card.attack)},
        {messages.get("gui.column.support"_msg), amount_text(card.support)},
        {messages.get("gui.column.range"_msg), card.range.empty() ? "–" : range_text(card.range)},
    };
    const auto add_signs = [&](const auto& set) {
        for (const std::string_view slug : slugs(words, set)) {
            if (!sign_strokes(slug).empty())
                face.signs.emplace_back(slug);
        }
    };
    add_signs(card.weapons);
    add_signs(card.types);
    add_signs(card.genders);
    if (!with_skills)
        return face;
    for (const Skill& skill : card.skills) {
        const SkillParts parts = skill_parts(skill, library, messages);
        std::string head = parts.head;
        for (const SkillParts::Cost& cost : parts.costs)
            head += (head.empty() ? "" : " · ") + cost.text;
        if (!parts.emblem.empty())
            head += (head.empty() ? "" : " · ") + named_emblem(skill, parts, library, messages);
        face.skills.push_back({std::move(head), parts.effect});
    }
    return face;
}

} // namespace kizuna
