#pragma once

#include "cards/effects/effect_memory.h"
#include "cards/skills/card_yaml_skill.h"
#include "cards/skills/effect_parts_yaml.h"

#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace kizuna {

/// Where a step takes cards from.
constexpr auto step_sources = joined_words(
    joined_words(card_zones, std::to_array({std::pair(std::string_view("self"), Zone::Self)})),
    remembered_cards);
constexpr auto step_sources_and_field = joined_words(step_sources, the_field);
/// Where it puts them.
constexpr auto step_destinations = std::to_array<std::pair<std::string_view, Zone>>({
    {"deck", Zone::Deck},
    {"deck-bottom", Zone::Deck},
    {"hand", Zone::Hand},
    {"orbs", Zone::Orbs},
    {"bonds", Zone::Bonds},
    {"retreat", Zone::Retreat},
    {"infinite", Zone::Infinite},
    {"support", Zone::Support},
    {"stack", Zone::Stack},
});
constexpr auto step_durations = std::to_array<std::pair<std::string_view, Until>>({
    {"battle", Until::EndOfBattle},
    {"turn", Until::EndOfTurn},
    {"opponents-turn", Until::EndOfOpponentsTurn},
    {"forever", Until::Forever},
    {"own-turn", Until::EndOfOwnTurn},
    {"in-own-turn", Until::InOwnTurn},
});
constexpr auto forbidding_causes = std::to_array<std::pair<std::string_view, ForbiddenBy>>({
    {"skill", ForbiddenBy::Skill},
    {"attack", ForbiddenBy::Attack},
    {"critical", ForbiddenBy::Critical},
});
constexpr auto step_lines = std::to_array<std::pair<std::string_view, Step::Line>>({
    {"any", Step::Line::Any},
    {"front", Step::Line::Front},
    {"back", Step::Line::Back},
});

/// The words for distances, each with its bits as in RangeSet::bits.
constexpr auto step_distances = std::to_array<std::pair<std::string_view, std::uint8_t>>(
    {{"1", 2}, {"2", 4}, {"3", 8}, {"1-2", 6}, {"2-3", 12}, {"1-3", 14}});

/// Reads the steps of an effect, one function for each form a step has. Throws DataError at the
/// place of what is wrong.
class StepReader : public EffectPartsReader {
public:
    using EffectPartsReader::EffectPartsReader;

    Script script(const YamlNode& node);

private:
    std::vector<Step> steps(const YamlNode& node) const;

    Step step(const YamlNode& node) const;
    void read_units(const YamlNode& node, Step& into) const;
    void read_copy(const YamlNode& node, Step& into) const;
    void read_change(const YamlNode& node, Step& into) const;
    void read_put(const YamlNode& node, Step& into) const;
    void read_deploy(const YamlNode& node, Step& into) const;
    void read_stacking(const YamlNode& node, Step& into) const;
    void read_cards(const YamlNode& node, Step& into) const;
    void read_range(const YamlNode& node, Step& into) const;
    void read_orbs(const YamlNode& node, Step& into) const;
    void read_cost(const YamlNode& node, Step& into) const;
    void read_phase(const YamlNode& node, Step& into) const
    {
        into.phase = read_choice(node, "phase", turn_phases);
    }
    void read_support(const YamlNode& node, Step& into) const;
    void read_support_rule(const YamlNode& node, Step& into) const;
    void read_forbid(const YamlNode& node, Step& into) const;
    void read_draw(const YamlNode& node, Step& into) const;
    void read_amount(const YamlNode& node, Step& into) const { into.amount = quantity(node); }
    void read_bonds(const YamlNode& node, Step& into) const;
    void read_count_as(const YamlNode& node, Step& into) const;
    void read_waive(const YamlNode& node, Step& into) const;
    void read_other_payment(const YamlNode& node, Step& into) const;
    void read_instead(const YamlNode& node, Step& into) const;
    void read_instead_of_destruction(const YamlNode& node, Step& into) const;
    void read_also_deploy(const YamlNode& node, Step& into) const;
    void read_uncover(const YamlNode& node, Step& into) const;
    void read_options(const YamlNode& node, Step& into) const;
    void read_silence(const YamlNode& node, Step& into) const;
    void read_marks_hold(const YamlNode& node, Step& into) const;
    void read_skill_cost(const YamlNode& node, Step& into) const;
    void read_skill_effect(const YamlNode& node, Step& into) const;
    void read_support_times(const YamlNode& node, Step& into) const;
    void read_loses(const YamlNode& node, Step& into) const;
    void read_acquire(const YamlNode& node, Step& into) const;
    /// Reads steps that are carried out, also inside a skill that is always on.
    std::vector<Step> steps_in_play(const YamlNode& node) const;
    void read_tags(const YamlNode& list, Step& into) const;
    void read_grant(const YamlNode& node, Step& into) const;
    GrantedSkill granted_skill(const YamlNode& node) const;
    void read_whose(const YamlNode& node, Step& into) const
    {
        into.whose = read_choice(node, "whose", single_players);
    }
    /// Reads steps, at least one.
    void read_then(const YamlNode& node, Step& into) const;
    void read_if(const YamlNode& node, Step& into) const { into.conditions = conditions(node); }

    /// One zone, or a list of zones of cards.
    static void read_from(const YamlNode& node, Step& into);
    /// Throws DataError unless the word is empty: it refers to what no earlier step did.
    static void require_memory(std::string_view word, const YamlNode& node);
    /// `n`, and `may: true` for "up to n".
    void read_count(const YamlNode& map, Step& into) const;
    void read_until(const YamlNode& map, Step& into) const;
    /// `top: 3`, of a deck alone.
    static void read_top(const YamlNode& map, Step& into);
    /// The filter of units under the key. Throws DataError where there is none, or an empty one.
    Filter units_at(const YamlNode& map, std::string_view key) const;
    void read_by_or_to(const YamlNode& map, Step& into) const;

    /// The skills that may have such a step: those that are used or set off, those that are always
    /// on, or both.
    enum class Use : std::uint8_t { InPlay, AlwaysOn, Both };
    struct VerbForm {
        std::string_view key;
        Verb verb;
        void (StepReader::*read)(const YamlNode& node, Step& into) const;
        Use use = Use::InPlay;
    };
    static constexpr std::size_t form_count = 55;
    static const std::array<VerbForm, form_count> forms;

    bool always_on_ = false;      ///< the skill being read is always on
    bool is_of_unit_ = false;     ///< the skill being read is an act or auto skill
    mutable EffectMemory memory_; ///< what the steps read so far leave for later ones
};

} // namespace kizuna
