#pragma once

#include <string>

namespace kizuna {

class YamlNode;

/// The last inputs of the study views. A part of Settings; the odds view has OddsInputs.
struct StudyInputs {
    std::string support_against = "itself"; ///< "itself", "flat" or the file of a deck
    int support_flat = 20;
    int support_evasion = 0; ///< in hundredths

    int tradeoff_turn = 4;
    bool tradeoff_goes_first = true;
    std::string tradeoff_rule; ///< a preset; empty: the `mulligan` setting, here and below

    std::string opening_want_1 = "is:promotion";
    int opening_number_1 = 1;
    std::string opening_want_2;
    int opening_number_2 = 1;
    int opening_turn = 4;
    bool opening_goes_first = true;
    std::string opening_preset;
    std::string opening_rule; ///< as typed; empty: as the preset
    int opening_seed = 1;

    std::string curve_policy; ///< empty: the `policy` setting
    int curve_level = 0;      ///< as GoldfishLevel
    bool curve_goes_first = true;
    std::string curve_rule;
    int curve_turns = 8;
    int curve_games = 5'000;
    int curve_seed = 1;

    bool show_options = false; ///< options are unfolded, in every view

    bool operator==(const StudyInputs&) const = default;
};

// Upper limits of the inputs.
inline constexpr int max_study_turns = 30;
inline constexpr int max_flat_support = 200;
inline constexpr int max_wanted_cards = 6;
inline constexpr int max_study_games = 10'000'000;
inline constexpr int max_study_seed = 999'999;

/// Values that cannot be read keep their defaults.
StudyInputs read_study_inputs(const YamlNode& settings);
/// The lines of the settings file, without the inputs that have their default value.
std::string study_inputs_text(const StudyInputs& inputs);

} // namespace kizuna
