#include "targets.h"

#include "deck_target.h"

#include <algorithm>

namespace kizuna::fuzz {

const std::vector<Target>& targets()
{
    static const std::vector<Target> all{
        {"archive", use_archive},
        {"card_file", use_card_file},
        {"card_list", use_card_list},
        {"csv", use_csv},
        {"deck_cipher_online", [](auto input) { use_as(input, "cipher-online"); }},
        {"deck_ciphervit", [](auto input) { use_as(input, "ciphervit"); }},
        {"deck_cockatrice", [](auto input) { use_as(input, "cockatrice"); }},
        {"deck_code", [](auto input) { use_as(input, "code"); }},
        {"deck_csv", [](auto input) { use_as(input, "csv"); }},
        {"deck_deck_builder", [](auto input) { use_as(input, "deck-builder"); }},
        {"deck_decksteria", [](auto input) { use_as(input, "decksteria"); }},
        {"deck_kind_detection", use_deck_kind_detection},
        {"deck_kizuna", [](auto input) { use_as(input, "kizuna"); }},
        {"deck_lackey", [](auto input) { use_as(input, "lackey"); }},
        {"deck_octgn", [](auto input) { use_as(input, "octgn"); }},
        {"deck_text", [](auto input) { use_as(input, "text"); }},
        {"encodings", use_encodings},
        {"format", use_format},
        {"game_profile", use_game_profile},
        {"journal", use_journal},
        {"query", use_query},
        {"scenario", use_scenario},
        {"settings", use_settings},
        {"yaml_reader", use_yaml_reader},
    };
    return all;
}

const Target* find_target(std::string_view name)
{
    const auto found = std::ranges::find(targets(), name, &Target::name);
    return found == targets().end() ? nullptr : &*found;
}

} // namespace kizuna::fuzz
