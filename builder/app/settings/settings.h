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

/// What the user chose. A plain value with sensible defaults. Stored as YAML.
struct Settings {
    std::string language;                  ///< "en", "ja", "it"; empty: the system's
    std::vector<std::string> recent_decks; ///< newest first
    std::string card_names; ///< the language of card names: "en", "ja", "both"; empty: the window's
    int text_size = 100;    ///< in hundredths of the desktop's
    std::string colours;    ///< "light", "dark"; empty: the desktop's
    std::string picture_kind;    ///< of the deck's picture: "2160", "1080" or "svg"
    std::string picture_paper;   ///< of the same: "light", "dark"; empty: as the window is
    bool large_on_hover = false; ///< a card is shown large wherever the pointer rests
    std::string mulligan = "cost-one";
    std::string deck_grouping = "cost"; ///< as grouping_id()
    std::string deck_view = "piles";    ///< "list", "piles" or "text"
    bool deck_fields_open = false;      ///< format, protagonist and grouping in a narrow window
    std::string format = "unlimited";   ///< of a new deck
    std::string policy = "gf-basic";    ///< who plays by itself
    // Folders; empty: none chosen.
    std::string deck_folder;    ///< where decks are opened from and saved to first
    std::string picture_folder; ///< card pictures of the user's own
    std::string library_folder; ///< cards on top of the shipped ones; read at the next start
    std::vector<std::string> open_decks; ///< files, in the order of their tabs when it was left
    int active_deck = 0;                 ///< which of them was shown
    int window_width = 0; ///< what is inside, in device-independent pixels; 0: as fits the screen
    int window_height = 0;
    bool window_maximised = false;
    std::string what_if; ///< "whole", "line"; empty: as the window has room
    // What the first of two panes has of their room, in thousandths.
    int lists_share = 850;        ///< above the legality
    int pool_share = 405;         ///< beside card and deck
    int card_share = 250;         ///< beside the deck
    int study_beside_share = 500; ///< of the card list beside a study
    int study_below_share = 420;  ///< of the card list above a study
    PoolSettings pool;
    OddsInputs odds = usual_odds(); ///< of the view of the odds
    StudyInputs studies;            ///< of the other views
    bool operator==(const Settings&) const = default;
};

/// Defaults where there is no file or it cannot be read: settings never keep the program from
/// starting. A key we do not know is passed over.
Settings load_settings(const std::filesystem::path& file);

/// The same of a file's text; empty where the text makes no sense.
std::optional<Settings> settings_in(std::string_view text);
/// The settings as a file: a line or more for each setting that is not empty.
std::string settings_text(const Settings& settings);

inline constexpr std::size_t max_recent_decks = 10;

/// Puts a deck first among the recent ones, once.
void remember_deck(Settings& settings, const std::filesystem::path& deck);

/// The decks that the next start opens, in the order of their tabs, and the one that is shown.
void remember_open_decks(Settings& settings, const std::vector<std::filesystem::path>& decks,
                         int active);

/// Takes a deck out of the recent ones.
void forget_deck(Settings& settings, const std::filesystem::path& deck);

} // namespace kizuna
