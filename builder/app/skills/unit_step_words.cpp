#include "app/skills/step_writer.h"

#include "decks/deck/deck_statistics.h"

#include <array>

namespace kizuna {
namespace {

constexpr std::uint8_t all_distances = 14; ///< as RangeSet::bits: distances 1 to 3

} // namespace

const char* forbidden_act(UnitAct act)
{
    constexpr std::array words = {"critical",          "evade",        "attack",  "move",
                                  "be_attacked",       "be_destroyed", "untap",   "be_chosen",
                                  "level_up",          "class_change", "deploy",  "bond",
                                  "be_flipped",        "be_discarded", "add_orb", "draw",
                                  "change_protagonist"};
    static_assert(words.size() == static_cast<std::size_t>(UnitAct::ChangeProtagonist) + 1);
    return words.at(static_cast<std::size_t>(act));
}

std::string EffectStepWriter::move() const
{
    constexpr std::uint32_t beside = bit_of(Quality::SameArea);
    const bool comes_here = !is_known_unit(step_.of) && (step_.of.unwanted & beside) != 0;
    Filter from_there = step_.of;
    from_there.unwanted &= ~beside;
    return say("effect.step.move"_msg,
               {{"count", units_.empty() ? number_of_units() : 2},
                {"unit", comes_here ? units_text(from_there, number(), reader_, NounCase::Object)
                                    : units(NounCase::Object)},
                {"to", comes_here                       ? "here"
                       : step_.of.wants(Quality::Back)  ? "front"
                       : step_.of.wants(Quality::Front) ? "back"
                                                        : "other"}});
}

std::string EffectStepWriter::strength() const
{
    if (step_.multiplies)
        return say("effect.step.strength-times"_msg, {{"known", has_by_word(step_.of, reader_)},
                                                      {"unit", units(NounCase::Of)},
                                                      {"amount", amount()}});
    return say("effect.step.strength"_msg, {{"unit", getting_units()},
                                            {"count", number_of_units()},
                                            {"sets", yes_no(step_.sets)},
                                            {"amount", step_.sets ? amount() : signed_amount()}});
}

std::string EffectStepWriter::range() const
{
    if (step_.against != Filter{})
        return say("effect.step.range-against"_msg,
                   {{"unit", units()},
                    {"count", number_of_units()},
                    {"all", yes_no(step_.ranges == all_distances)},
                    {"range", range_text(RangeSet{step_.ranges})},
                    {"other", units_text(step_.against, in_plural, reader_)}});
    return say("effect.step.range"_msg, {{"unit", getting_units()},
                                         {"count", number_of_units()},
                                         {"sets", yes_no(step_.sets)},
                                         {"range", range_text(RangeSet{step_.ranges})}});
}

std::string EffectStepWriter::orbs() const
{
    if (step_.sets)
        return say("effect.step.orbs"_msg, {{"count", plural_of_amount()}, {"amount", amount()}});
    const bool has_unit = step_.of != Filter{};
    return messages_.get("effect.step.orbs-more"_msg,
                         {{"has_unit", yes_no(has_unit)},
                          {"known", has_by_word(step_.of, reader_)},
                          {"unit", has_unit ? units(NounCase::Of) : std::string()},
                          {"count", plural_of_amount()},
                          {"amount", amount()}});
}

/// The cause of a prohibition: "by attacks of any enemy". Empty if any cause is meant.
std::string EffectStepWriter::cause() const
{
    constexpr std::array words = {"any", "skill", "attack", "critical"};
    const bool has_source = step_.source != Filter{};
    return messages_.get(
        "effect.cause"_msg,
        {{"by", words.at(static_cast<std::size_t>(step_.by))},
         {"player", step_.by != ForbiddenBy::Skill                        ? "no"
                    : step_.source == Filter{.side = Filter::Side::Enemy} ? "opponent"
                    : step_.source == Filter{.side = Filter::Side::Ally}  ? "own"
                                                                          : "no"},
         {"has_source", yes_no(has_source)},
         {"known", has_by_word(step_.source, reader_)},
         {"source", has_source
                        ? units_text(step_.source, one_each, reader_,
                                     step_.by == ForbiddenBy::Any ? NounCase::By : NounCase::Of)
                        : std::string()}});
}

std::string EffectStepWriter::forbid() const
{
    const bool has_against = step_.against != Filter{};
    const bool has_with = step_.with != Filter{};
    return say("effect.step.forbid"_msg,
               {{"unit", getting_units()},
                {"count", number_of_units()},
                {"act", forbidden_act(step_.act)},
                {"has_against", yes_no(has_against)},
                {"known", has_by_word(step_.against, reader_)},
                {"against", has_against ? units_text(step_.against, one_each, reader_,
                                                     step_.act == UnitAct::Evade ? NounCase::Of
                                                                                 : NounCase::Plain)
                                        : std::string()},
                {"agree", agreement(step_.of, number_of_units() != 1, reader_)},
                {"has_with", yes_no(has_with)},
                {"with", has_with ? cards_text(step_.with, in_plural, reader_) : std::string()},
                {"has_cause", yes_no(step_.by != ForbiddenBy::Any)},
                {"cause", cause()}});
}

std::string EffectStepWriter::forbid_cards() const
{
    constexpr std::array lines = {"any", "front", "back", "beside"};
    const bool is_of_known_cards =
        step_.act == UnitAct::BeFlipped || step_.act == UnitAct::BeDiscarded;
    return say(
        "effect.step.forbid-cards"_msg,
        {{"act", forbidden_act(step_.act)},
         {"who", step_.whose == Whose::Opponent ? "opponent" : "own"},
         {"self", yes_no(step_.of.wants(Quality::Self))},
         {"cards",
          cards_text(step_.of, {is_of_known_cards ? HowMany::Kind::Group : HowMany::Kind::Plural},
                     reader_)},
         {"hand", yes_no(step_.from == Zone::Hand)},
         {"line", lines.at(static_cast<std::size_t>(step_.line))},
         {"cause", cause()}});
}

} // namespace kizuna
