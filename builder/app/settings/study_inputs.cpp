#include "app/settings/study_inputs.h"

#include "app/settings/setting_value.h"
#include "cards/base/utf8.h"

#include <array>

namespace kizuna {
namespace {

struct NumberName {
    std::string_view key;
    int StudyInputs::*number;
    int min;
    int max;
};

struct FlagName {
    std::string_view key;
    bool StudyInputs::*flag;
};

struct StudyTextName {
    std::string_view key;
    std::string StudyInputs::*text;
};

constexpr std::array numbers{
    NumberName{"support-flat", &StudyInputs::support_flat, 0, max_flat_support},
    NumberName{"support-evasion", &StudyInputs::support_evasion, 0, 100},
    NumberName{"tradeoff-turn", &StudyInputs::tradeoff_turn, 1, max_study_turns},
    NumberName{"opening-number-1", &StudyInputs::opening_number_1, 1, max_wanted_cards},
    NumberName{"opening-number-2", &StudyInputs::opening_number_2, 1, max_wanted_cards},
    NumberName{"opening-turn", &StudyInputs::opening_turn, 1, max_study_turns},
    NumberName{"opening-seed", &StudyInputs::opening_seed, 0, max_study_seed},
    NumberName{"curve-level", &StudyInputs::curve_level, 0, 2},
    NumberName{"curve-turns", &StudyInputs::curve_turns, 1, max_study_turns},
    NumberName{"curve-games", &StudyInputs::curve_games, 1, max_study_games},
    NumberName{"curve-seed", &StudyInputs::curve_seed, 0, max_study_seed}};

constexpr std::array flags{FlagName{"tradeoff-goes-first", &StudyInputs::tradeoff_goes_first},
                           FlagName{"opening-goes-first", &StudyInputs::opening_goes_first},
                           FlagName{"curve-goes-first", &StudyInputs::curve_goes_first},
                           FlagName{"study-options", &StudyInputs::show_options}};

constexpr std::array study_texts{StudyTextName{"support-against", &StudyInputs::support_against},
                                 StudyTextName{"tradeoff-rule", &StudyInputs::tradeoff_rule},
                                 StudyTextName{"opening-want-1", &StudyInputs::opening_want_1},
                                 StudyTextName{"opening-want-2", &StudyInputs::opening_want_2},
                                 StudyTextName{"opening-preset", &StudyInputs::opening_preset},
                                 StudyTextName{"opening-rule", &StudyInputs::opening_rule},
                                 StudyTextName{"curve-policy", &StudyInputs::curve_policy},
                                 StudyTextName{"curve-rule", &StudyInputs::curve_rule}};

} // namespace

StudyInputs read_study_inputs(const YamlNode& settings)
{
    StudyInputs inputs;
    for (const NumberName& each : numbers)
        take_setting(settings, each.key, inputs.*each.number, each.min, each.max);
    for (const FlagName& each : flags)
        take_setting(settings, each.key, inputs.*each.flag);
    for (const StudyTextName& each : study_texts)
        take_setting(settings, each.key, [&](const YamlNode& value) {
            if (value.is_scalar()) // including an empty value
                inputs.*each.text = value.scalar();
        });
    return inputs;
}

std::string study_inputs_text(const StudyInputs& inputs)
{
    const StudyInputs first;
    std::string text;
    for (const NumberName& each : numbers) {
        if (inputs.*each.number != first.*each.number)
            text += setting_line(each.key, inputs.*each.number);
    }
    for (const FlagName& each : flags) {
        if (inputs.*each.flag != first.*each.flag)
            text += setting_line(each.key, inputs.*each.flag);
    }
    for (const StudyTextName& each : study_texts) {
        if (inputs.*each.text != first.*each.text && is_utf8(inputs.*each.text))
            text += setting_line(each.key, inputs.*each.text);
    }
    return text;
}

} // namespace kizuna
