#include "app/skills/step_writer.h"

#include "app/skills/effect_sentences.h"
#include "app/skills/payment_words.h"
#include "app/skills/skill_text.h"
#include "app/text/violation_text.h"
#include "decks/deck/deck_statistics.h"

#include <array>
#include <cstdlib>

namespace kizuna {

std::string EffectStepWriter::change_of_cost(MessageKey key) const
{
    std::vector<std::string> things;
    const std::string cards = cards_text(step_.of, {}, reader_);
    for (const Zone zone : {Zone::Field, Zone::Hand, Zone::Retreat, Zone::Deck, Zone::Bonds,
                            Zone::Orbs, Zone::Support, Zone::Infinite}) {
        if ((step_.zones & zone_bit(zone)) == 0)
            continue;
        const Whose whose = step_.of.side == Filter::Side::Enemy ? Whose::Opponent : Whose::Own;
        const bool is_all = step_.of.wants(Quality::Self) && step_.zones == zone_bit(Zone::Hand) &&
                            whose == Whose::Own;
        const std::string in = zone_text(zone, whose, ZoneRole::In, reader_);
        things.push_back(zone == Zone::Field ? units()
                         : is_all            ? cards
                                             : cards_text_in(in, step_.of, {}, reader_));
    }
    const bool has_onto = step_.onto != Filter{};
    return messages_.get(
        key,
        {{"card", messages_.list(things)},
         {"sets", yes_no(step_.sets)},
         {"amount", step_.sets ? amount() : signed_amount()},
         {"change", is_less() ? "less" : "more"},
         {"by", is_computed(step_.amount) ? "X" : messages_.number(std::abs(step_.amount.base))},
         {"self",
          yes_no(step_.of.wants(Quality::Self) && (step_.zones & zone_bit(Zone::Field)) == 0)},
         {"has_onto", yes_no(has_onto)},
         {"onto", has_onto ? units_text(step_.onto, one_each, reader_) : std::string()},
         {"min", step_.min_amount}});
}

std::string EffectStepWriter::count_as() const
{
    std::vector<std::string> words;
    for (const std::string& name : step_.names)
        words.push_back(messages_.get("effect.name"_msg,
                                      {{"name", unit_text(name, reader_.library, messages_)}}));
    for (const std::string& tag : step_.tags)
        words.push_back(
            messages_.get("effect.tag"_msg, {{"tag", tag_text(tag, reader_.library, messages_)}}));
    const bool is_unit = step_.from == Zone::Field;
    return say(
        "effect.step.count-as"_msg,
        {{"what", is_unit ? units()
                          : cards_text_in(zone_text(step_.from, Whose::Own, ZoneRole::In, reader_),
                                          step_.of, {}, reader_)},
         {"count", is_unit ? number_of_units() : 2},
         {"words", messages_.list(words)}});
}

/// A change to a player's support value, or to the support of certain units.
std::string EffectStepWriter::support() const
{
    if (step_.of != Filter{})
        return support_rule("effect.step.support-of"_msg);
    return say("effect.step.support"_msg,
               {{"sets", yes_no(step_.sets)}, {"amount", step_.sets ? amount() : signed_amount()}});
}

std::string EffectStepWriter::support_rule(MessageKey key) const
{
    const bool is_known = step_.with != Filter{};
    const Vocabulary& words = reader_.library.words();
    const auto emblem = words.emblem(step_.emblem);
    return say(
        key,
        {{"has_emblem", yes_no(emblem.has_value())},
         {"emblem", emblem ? in_language(words.emblems[*emblem].name, messages_) : std::string()},
         {"lost", yes_no(step_.takes_away)},
         {"has_card", yes_no(is_known)},
         {"card", is_known ? cards_text(step_.with, {}, reader_) : std::string()},
         {"unit", is_known_unit(step_.of) ? units() : units_text(step_.of, one_each, reader_)},
         {"of", step_.verb == Verb::AllowSupport && !is_known_unit(step_.of)
                    ? units_text(step_.of, one_each, reader_, NounCase::Of)
                    : units(NounCase::Of)},
         {"amount", signed_amount()}});
}

std::string EffectStepWriter::waive() const
{
    std::vector<std::string> symbols;
    for (const std::string& symbol : step_.tags)
        symbols.push_back(messages_.get("effect.tag"_msg,
                                        {{"tag", tag_text(symbol, reader_.library, messages_)}}));
    return messages_.get("effect.step.waive"_msg,
                         {{"cards", cards_text(step_.of, in_plural, reader_)},
                          {"for", !step_.waived_for                      ? "both"
                                  : *step_.waived_for == UnitAct::Deploy ? "deploy"
                                                                         : "level_up"},
                          {"has_symbols", yes_no(!symbols.empty())},
                          {"symbols", messages_.list(symbols)}});
}

std::string EffectStepWriter::other_payment(MessageKey key) const
{
    return messages_.get(key, {{"unit", units_text(step_.of, one_each, reader_, NounCase::Of)},
                               {"only", yes_no(step_.sets)},
                               {"cost", payment_steps_text(step_.then, reader_)}});
}

std::string EffectStepWriter::instead() const
{
    if (step_.from == Zone::Support) {
        EffectReader reader = reader_;
        reader.tells_support = true;
        return messages_.get("effect.step.instead-of-support"_msg,
                             {{"card", cards_text(step_.of, one_each, reader_)},
                              {"plain", yes_no(step_.of == Filter{})},
                              {"then", steps_text(step_.then, StepForm::Says, reader)}});
    }
    if (step_.from == Zone::Self)
        return messages_.get("effect.step.instead-of-defeat"_msg,
                             {{"cost", steps_text(step_.then, StepForm::Says, reader_)},
                              {"has_then", yes_no(!step_.otherwise.empty())},
                              {"then", steps_text(step_.otherwise, StepForm::Says, reader_)}});
    if (step_.from == Zone::Orbs)
        return messages_.get(
            "effect.step.instead-of-orb"_msg,
            {{"whose", whose_word(step_.whose)},
             {"cause", cause()},
             {"to", zone_text(step_.to, step_.whose, ZoneRole::To, reader_, step_.to_top)}});
    if (!step_.then.empty())
        return messages_.get("effect.step.instead-by-paying"_msg,
                             {{"unit", units_text(step_.of, one_each, reader_)},
                              {"agree", agreement(step_.of, false, reader_)},
                              {"cause", cause()},
                              {"cost", payment_steps_text(step_.then, reader_)}});
    const Whose whose = step_.of.side == Filter::Side::Enemy ? Whose::Opponent : Whose::Own;
    return messages_.get("effect.step.instead"_msg,
                         {{"may", yes_no(step_.up_to)},
                          {"unit", units_text(step_.of, one_each, reader_)},
                          {"agree", agreement(step_.of, false, reader_)},
                          {"cause", cause()},
                          {"hand", yes_no(step_.to == Zone::Hand && whose == Whose::Own)},
                          {"to", zone_text(step_.to, whose, ZoneRole::To, reader_, step_.to_top)}});
}

std::string EffectStepWriter::also_deploy() const
{
    return messages_.get(
        "effect.step.also-deploy"_msg,
        {{"cards", cards_text_in(zone_text(step_.from, Whose::Own, ZoneRole::In, reader_), step_.of,
                                 in_plural, reader_)}});
}

std::string EffectStepWriter::silence() const
{
    const bool is_of_units = step_.from == Zone::Field;
    const char* category = step_.only == SkillCategory::Act       ? "act"
                           : step_.only == SkillCategory::Auto    ? "auto"
                           : step_.only == SkillCategory::Support ? "support"
                                                                  : "cont";
    const char* which = step_.of_skill           ? "number"
                        : !step_.granted.empty() ? "like"
                        : step_.only             ? "only"
                        : step_.but_spec         ? "but_spec"
                                                 : "all";
    return say("effect.step.silence"_msg,
               {{"player", yes_no(!is_of_units)},
                {"unit", is_of_units ? units() : std::string()},
                {"count", is_of_units ? number_of_units() : 1},
                {"which", which},
                {"category", category},
                {"number", step_.of_skill.value_or(0)},
                {"skill", step_.granted.empty() ? std::string()
                                                : granted_text(step_.granted.front(), reader_)}});
}

std::string EffectStepWriter::marks_hold() const
{
    constexpr int lowest = 2;
    constexpr int highest = 7;
    std::vector<std::string> marks;
    for (int level = lowest; level <= highest; ++level) {
        if ((step_.ranges >> level) & 1)
            marks.push_back("[LvS" + std::to_string(level) + "]");
    }
    return say("effect.step.marks-hold"_msg,
               {{"unit", units(NounCase::Of)}, {"marks", messages_.list(marks)}});
}

std::string EffectStepWriter::loses() const
{
    std::vector<std::string> things;
    for (const std::string& tag : step_.tags)
        things.push_back(
            messages_.get("effect.tag"_msg, {{"tag", tag_text(tag, reader_.library, messages_)}}));
    if (step_.every_symbol)
        things.push_back(messages_.get("effect.every-symbol"_msg));
    if (step_.ranges != 0)
        things.push_back(messages_.get("effect.lost-range"_msg,
                                       {{"range", range_text(RangeSet{step_.ranges})}}));
    return say(
        "effect.step.loses"_msg,
        {{"unit", units()}, {"count", number_of_units()}, {"things", messages_.list(things)}});
}

std::string EffectStepWriter::acquire() const
{
    constexpr auto things = std::to_array<std::pair<Acquired, const char*>>({
        {acquired_skills, "skills"},
        {acquired_symbols, "symbols"},
        {acquired_weapons, "weapons"},
        {acquired_types, "types"},
        {acquired_range, "range"},
        {acquired_support_skills, "support"},
    });
    std::vector<std::string> what;
    for (const auto& [thing, word] : things) {
        if ((step_.what & thing) != 0)
            what.push_back(
                messages_.get("effect.acquired"_msg,
                              {{"what", word}, {"mark", step_.mark.empty() ? "no" : step_.mark}}));
    }
    const bool is_support = (step_.what & acquired_support_skills) != 0;
    const std::string from =
        step_.from_units ? units_text(step_.with, {HowMany::Kind::All}, reader_, NounCase::Of)
        : step_.from == Zone::Done
            ? messages_.get("effect.what-was-done"_msg,
                            {{"skill", "no"}, {"count", reader_.before.done_count == 1 ? 1 : 2}})
            : messages_.get("effect.of-support"_msg, {{"whose", is_support ? "opponent" : "own"}});
    const bool are_bonds = step_.to == Zone::Bonds;
    const std::string bonds =
        are_bonds ? cards_text_in(zone_text(Zone::Bonds, Whose::Own, ZoneRole::In, reader_),
                                  step_.of, {}, reader_)
                  : std::string();
    return say("effect.step.acquire"_msg,
               {{"unit", is_support  ? messages_.get("effect.support-card"_msg, {{"whose", "own"}})
                         : are_bonds ? bonds
                                     : units()},
                {"count", is_support  ? 1
                          : are_bonds ? 2
                                      : number_of_units()},
                {"what", messages_.list(what)},
                {"from", from},
                {"once", yes_no(step_.from != Zone::Done &&
                                (is_support || (step_.what & acquired_skills) != 0))}});
}

std::string EffectStepWriter::skill_effect() const
{
    return say(
        "effect.step.skill-effect"_msg,
        {{"number", *step_.of_skill}, {"steps", steps_text(step_.then, StepForm::Says, reader_)}});
}

std::string EffectStepWriter::support_skill_times() const
{
    return messages_.get("effect.step.support-skill-times"_msg,
                         {{"unit", units()}, {"of", units(NounCase::Of)}, {"amount", amount()}});
}

std::string EffectStepWriter::skill_cost() const
{
    return say("effect.step.skill-cost"_msg, {{"number", *step_.of_skill},
                                              {"has_cost", !step_.gives_cost    ? "no"
                                                           : step_.then.empty() ? "nothing"
                                                           : step_.is_choice    ? "choice"
                                                                                : "yes"},
                                              {"cost", payment_steps_text(step_.then, reader_)},
                                              {"loses_once", yes_no(step_.loses_once)}});
}

} // namespace kizuna
