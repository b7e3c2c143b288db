#include "cli/cards/card_json.h"

#include "app/collection/user_cards.h"
#include "app/skills/skill_text.h"
#include "cards/library/card_words.h"

namespace kizuna {
namespace {

/// "all" for the whole hand or all allies, "any" for any number.
Json count_json(int count)
{
    if (count == -1)
        return "all";
    return count < 0 ? Json("any") : Json(count);
}

/// The costs of a skill that are not zero.
Json cost_json(const Skill& skill)
{
    Json json = Json::object();
    if (!skill.cost)
        return json;
    const SkillCost& cost = *skill.cost;
    const auto add = [&](const char* key, int count, const char* filter_key,
                         std::string_view filter) {
        if (count == 0)
            return;
        json.set(key, count_json(count));
        if (!filter.empty())
            json.set(filter_key, filter);
    };
    if (cost.tap_self)
        json.set("tap_self", true);
    add("tap_others", cost.tap_others, "tap_filter", cost.tap_filter);
    add("flip", cost.flip, "flip_filter", cost.flip_filter);
    add("discard", cost.discard, "discard_filter", cost.discard_filter);
    add("flip_orbs", cost.flip_orbs, "", {});
    if (!cost.other.empty())
        json.set("other", cost.other.view());
    return json;
}

/// The text of the skill in every language, as {"en", "ja", "it"}.
Json sentences_json(const Skill& skill, const CardLibrary& library,
                    std::span<const Messages> languages)
{
    Json json = Json::object();
    for (const Messages& messages : languages)
        json.set(messages.language(), skill_text(skill, library, messages));
    return json;
}

Json skill_json(const Skill& skill, const CardLibrary& library, const Messages& messages,
                std::span<const Messages> languages)
{
    Json json = Json::object({{"category", word_of(skill_categories, skill.category)},
                              {"marks", Json::list(skill.marks)},
                              {"once", skill.once_per_turn},
                              {"cost", cost_json(skill)}});
    if (skill.category == SkillCategory::Support)
        json.set("type", word_of(support_types, skill.support_type));
    if (skill.emblem)
        json.set("emblem", library.words().emblems[*skill.emblem].slug);
    if (!skill.emblem_parameter.empty())
        json.set("of", skill.emblem_parameter.view());
    if (!skill.mark_symbols.empty())
        json.set("mark_of", skill.mark_symbols.view());
    if (skill.inline_cost)
        json.set("inline_cost", true);
    if (skill.grants_skill)
        json.set("grants_skill", true);
    if (skill.continues)
        json.set("continues", true);
    if (skill.doubt != Doubt::None)
        json.set("doubt", word_of(doubts, skill.doubt));
    return json.set("scripted", skill.scripted)
        .set("sentence", skill_text(skill, library, messages))
        .set("played", skill.scripted)
        .set("text", sentences_json(skill, library, languages));
}

Json printings_json(const Card& card, const CardLibrary& library)
{
    return Json::list(card.printings, [&](const Printing& printing) {
        return Json::object({{"code", printing.code},
                             {"set", library.sets()[printing.release_set].id},
                             {"rarity", printing.rarity()},
                             {"number_set", library.sets()[printing.number_set].id}});
    });
}

Json extra_names_json(const Card& card)
{
    return Json::list(card.also_unit, [](const ExtraName& extra) {
        return Json::object(
            {{"unit", extra.unit}, {"when", extra.scope.empty() ? Json("always") : extra.scope}});
    });
}

} // namespace

Json name_json(const std::string& english, const std::string& japanese)
{
    Json name = Json::object({{"en", english}});
    return japanese.empty() ? name : name.set("ja", japanese);
}

Json amount_json(Amount amount)
{
    return amount.is_x() ? Json("X") : Json(amount.number());
}

Json range_json(RangeSet range)
{
    Json::Array distances;
    for (const int distance : {1, 2, 3}) {
        if (range.contains(distance))
            distances.emplace_back(distance);
    }
    return distances;
}

const std::string& name_group_id(const Card& card, const CardLibrary& library)
{
    return library.cards()[card.name_group].id;
}

CardJson::CardJson(CommandLine& line)
    : library_(line.catalogue().library), messages_(line.messages()),
      own_texts_(line.user_cards().texts())
{
    for (const std::string& language : message_languages())
        languages_.emplace_back(line.folders().locales, language);
}

Json CardJson::of(const Card& card) const
{
    const CardLibrary& library = library_;
    const Vocabulary& words = library.words();
    Json json = Json::object(
        {{"id", card.id},
         {"unit", name_json(card.unit, card.unit_ja)},
         {"title", name_json(card.title, card.title_ja)},
         {"class", card.unit_class.empty() ? Json() : Json(card.unit_class)},
         {"symbols", Json::list(slugs(words, card.symbols))},
         {"gender", Json::list(slugs(words, card.genders))},
         {"weapons", Json::list(slugs(words, card.weapons))},
         {"types", Json::list(slugs(words, card.types))},
         {"cost", amount_json(card.cost)},
         {"class_change", card.class_change_cost ? amount_json(*card.class_change_cost) : Json()},
         {"range", range_json(card.range)},
         {"attack", amount_json(card.attack)},
         {"support", amount_json(card.support)},
         {"copies", card.copies_limit ? Json(*card.copies_limit) : Json("unlimited")},
         {"name_group", name_group_id(card, library)},
         {"printings", printings_json(card, library)},
         {"skills", Json::list(card.skills,
                               [&](const Skill& skill) {
                                   return skill_json(skill, library, messages_, languages_);
                               })},
         {"set", library.sets()[card.set].id},
         {"multi_deploy", card.multi_deploy == MultiDeploy::No
                              ? Json()
                              : Json(word_of(multi_deploys, card.multi_deploy))},
         {"no_bond", card.no_bond},
         {"also_unit", extra_names_json(card)},
         {"stacks_on", Json::list(card.stacks_on)},
         {"aliases", Json::list(card.aliases)}});
    if (const std::vector<std::string>& texts = own_texts_.of(card); !texts.empty())
        json.set("own_texts", Json::list(texts));
    return json;
}

} // namespace kizuna
