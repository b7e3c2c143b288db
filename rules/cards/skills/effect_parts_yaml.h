#pragma once

#include "cards/effects/effect.h"
#include "cards/library/card_words.h"
#include "cards/skills/card_yaml_skill.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

namespace kizuna {

constexpr int max_effect_number = 999; ///< that an effect may write, and its negative
constexpr int max_effect_count = 99;   ///< of cards, units or uses

/// Zones of cards, without the battlefield, by the words of docs/EFFECTS.md.
constexpr auto card_zones = std::to_array<std::pair<std::string_view, Zone>>({
    {"deck", Zone::Deck},
    {"hand", Zone::Hand},
    {"orbs", Zone::Orbs},
    {"bonds", Zone::Bonds},
    {"support", Zone::Support},
    {"retreat", Zone::Retreat},
    {"infinite", Zone::Infinite},
});
constexpr auto the_field = std::to_array({std::pair(std::string_view("field"), Zone::Field)});
/// Cards that an effect remembers, and those under its unit. Nobody needs to say whose these are.
constexpr auto remembered_cards = std::to_array<std::pair<std::string_view, Zone>>({
    {"seen", Zone::Seen},
    {"done", Zone::Done},
    {"paid", Zone::Paid},
    {"stack", Zone::Stack},
});
constexpr bool is_remembered(Zone zone)
{
    return !word_of(remembered_cards, zone).empty();
}

/// Both lists of words, one after the other.
template <typename Value, std::size_t one_size, std::size_t other_size>
constexpr auto joined_words(const std::array<std::pair<std::string_view, Value>, one_size>& one,
                            const std::array<std::pair<std::string_view, Value>, other_size>& other)
{
    std::array<std::pair<std::string_view, Value>, one_size + other_size> all;
    std::ranges::copy(other, std::ranges::copy(one, all.begin()).out);
    return all;
}

constexpr auto turn_phases = std::to_array<std::pair<std::string_view, TurnPhase>>({
    {"begin", TurnPhase::Begin},
    {"bond", TurnPhase::Bond},
    {"deployment", TurnPhase::Deployment},
    {"action", TurnPhase::Action},
});
constexpr auto all_players = std::to_array<std::pair<std::string_view, Whose>>({
    {"own", Whose::Own},
    {"opponent", Whose::Opponent},
    {"both", Whose::Both},
});
constexpr auto single_players = std::to_array<std::pair<std::string_view, Whose>>({
    {"own", Whose::Own},
    {"opponent", Whose::Opponent},
});
constexpr auto differences = std::to_array<std::pair<std::string_view, Different>>({
    {"name", Different::Name},
    {"cost", Different::Cost},
});

/// The words of `when`, by Moment.
std::vector<std::string_view> moment_words();

/// Reads the parts of effects in the form of docs/EFFECTS.md: filters, triggers, quantities and
/// conditions. Throws DataError at the place of what is wrong.
class EffectPartsReader {
public:
    explicit EffectPartsReader(SkillReading& reading)
        : words_(reading.words), max_skill_(reading.skills), reading_(reading)
    {
    }

    Filter filter(const YamlNode& node) const;
    /// The filter under the key; one that everything passes where there is none.
    Filter filter_at(const YamlNode& map, std::string_view key) const;
    /// One event or a list of them.
    std::vector<Trigger> triggers(const YamlNode& node) const;
    /// A number, or a map that says what is measured.
    Quantity quantity(const YamlNode& node) const;
    /// One condition or a list of them.
    std::vector<Condition> conditions(const YamlNode& node) const;

    static Zone zone(const YamlNode& node);
    /// The player under the key, by default the own. `both` is refused: it means something only
    /// where things are counted.
    static Whose whose_at(const YamlNode& map, std::string_view key);
    /// False where the key is not there.
    static bool flag_at(const YamlNode& map, std::string_view key);
    /// Fails at the first of these keys that the map has.
    static void refuse(const YamlNode& map, std::initializer_list<std::string_view> keys);
    /// Refuses a second one of these keys, as each says all that the others would.
    static void require_one_of(const YamlNode& map, const std::vector<std::string_view>& keys);

protected:
    /// Counts a step, condition or event. Throws DataError where there are too many.
    void count_part(const YamlNode& node) const;

    const Vocabulary& words_;
    int max_skill_;
    SkillReading& reading_;

private:
    Trigger trigger(const YamlNode& node) const;
    void read_event(const YamlNode& node, Trigger& into) const;
    void read_causes(const YamlNode::Entry& entry, Trigger& into) const;
    Cause cause(const YamlNode& node, Moment moment) const;
    void measure_cards(const YamlNode& node, Quantity& into) const;
    void measure(std::string_view key, const YamlNode& node, Quantity& into) const;
    Condition condition(const YamlNode& node) const;
};

/// Reads the keys `when`, `if` and `effect` of a skill or an emblem; its other keys are the
/// caller's. `effect` must be there. Throws DataError with the place of the first fault.
Script read_script(const YamlNode& node, SkillReading& reading);

} // namespace kizuna
