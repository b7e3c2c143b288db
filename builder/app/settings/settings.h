#pragma once

#include "app/settings/odds_inputs.h"
#include "app/settings/pool_settings.h"
#include "app/settings/study_inputs.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// The user's choices, with sensible defaults. Stored as YAML.
struct Settings {
    std::string language;                  ///< "en", "ja", "it"; empty: the system's language
    std::vector<std::string> recent_decks; ///< newest first
    std::string card_names;    ///< language of card names: "en", "ja", "both"; empty: as `language`
    int text_size = 100;       ///< percent of the desktop's text size
    std::string colours;       ///< "light", "dark"; empty: the desktop's
    std::string picture_kind;  ///< of the deck picture: "2160", "1080" or "svg"
    std::string picture_paper; ///< of the deck picture: "light", "dark"; empty: as the window
    bool large_on_hover = false; ///< show a card large when the pointer rests on it
    std::string mulligan = "cost-one";
    std::string deck_grouping = "cost"; ///< as grouping_id()
    std::string deck_view = "piles";    ///< "list", "piles" or "text"
    bool deck_fields_open = false;    ///< format, protagonist and grouping are unfolded in a narrow
                                      ///< window
    std::string format = "unlimited"; ///< of a new deck
    std::string policy = "gf-basic";  ///< who decides in goldfish games
    // Folders; empty: none chosen.
    std::string deck_folder;    ///< first folder offered for opening and saving decks
    std::string picture_folder; ///< the user's card pictures
    std::string library_folder; ///< cards added to the shipped ones; read at the next start
    std::vector<std::string> open_decks; ///< files in the order of their tabs, at the last exit
    int active_deck = 0;                 ///< index in open_decks
    int window_width = 0; ///< size of the window's contents, in device-independent pixels; 0: fit
                          ///< to the screen
    int window_height = 0;
    bool window_maximised = false;
    std::string what_if; ///< "whole", "line"; empty: chosen by the room in the window
    // Shares of the first of two panes, in thousandths.
    int lists_share = 850;        ///< above the legality
    int pool_share = 405;         ///< beside card and deck
    int card_share = 250;         ///< beside the deck
    int study_beside_share = 500; ///< of the card list beside a study
    int study_below_share = 420;  ///< of the card list above a study
    PoolSettings pool;
    OddsInputs odds = usual_odds(); ///< inputs of the odds view
    StudyInputs studies;            ///< of the other views
    bool operator==(const Settings&) const = default;
};

/// Defaults if the file is missing or cannot be read: settings never keep the program from
/// starting. Unknown keys are ignored.
Settings load_settings(const std::filesystem::path& file);

/// The settings in the text of a file; empty if it cannot be parsed.
std::optional<Settings> settings_in(std::string_view text);
/// The text of a settings file, without the settings that are empty.
std::string settings_text(const Settings& settings);

inline constexpr std::size_t max_recent_decks = 10;

/// Puts a deck first in `recent_decks`.
void remember_deck(Settings& settings, const std::filesystem::path& deck);

/// Stores the decks that the next start opens, in the order of their tabs. `active`: index of the
/// shown one.
void remember_open_decks(Settings& settings, const std::vector<std::filesystem::path>& decks,
                         int active);

/// Removes a deck from `recent_decks`.
void forget_deck(Settings& settings, const std::filesystem::path& deck);

} // namespace kizuna
