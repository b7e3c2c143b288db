#pragma once

#include <string_view>
#include <vector>

namespace kizuna::fuzz {

/// Something that reads what anyone may have written.
struct Target {
    std::string_view name; // and that of its folder of seeds
    /// Uses one input as a user would and calls require(). Faults that are told as values are
    /// answers, not failures.
    void (*use)(std::string_view input);
};

/// All there are.
const std::vector<Target>& targets();

/// Null where no target is called so.
const Target* find_target(std::string_view name);

/// Ends the program with a message where `holds` is false.
void require(bool holds, const char* promise);

// Each in the file of its name, those of formats, profiles, journals and settings in
// own_files_fuzz.cpp; those of the kinds of deck files are in deck_target.h.
void use_archive(std::string_view input);
void use_card_file(std::string_view input);
void use_card_list(std::string_view input);
void use_csv(std::string_view input);
void use_deck_kind_detection(std::string_view input);
void use_encodings(std::string_view input);
void use_format(std::string_view input);
void use_game_profile(std::string_view input);
void use_journal(std::string_view input);
void use_query(std::string_view input);
void use_scenario(std::string_view input);
void use_settings(std::string_view input);
void use_yaml_reader(std::string_view input);

} // namespace kizuna::fuzz
