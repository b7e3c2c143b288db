#pragma once

#include "app/cards/catalogue.h"
#include "decks/games/game_cards.h"

#include <cstddef>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace kizuna {

/// The fault that there is no game of this id, with those there are.
Fault unknown_game(const std::string& id, const std::vector<std::string>& known);

/// The ids of the game profiles there are, Cipher first. Throws DataError where the folder is gone.
std::vector<std::string> game_ids(const std::filesystem::path& data);

/// Reads a shipped profile, which only decks of that game and those who ask for it cost. Throws
/// DataError.
GameProfile load_game_profile(const std::filesystem::path& data, const std::string& id);

/// A game other than Cipher, with the user's own cards of it.
struct GameCatalogue {
    GameProfile profile;
    Catalogue catalogue;              ///< its one format is the profile's
    std::vector<std::string> removed; ///< ids of the lists' cards that went (ListedCards)
};

/// The cards are those of the lists for this game in the folders of `choice`; without a choice
/// instead of it, also those of user_game_cards(). Throws DataError with the first fault.
GameCatalogue load_game_catalogue(const ProgramFolders& folders, const std::string& id,
                                  const LibraryChoice& choice = {});

/// The games beside Cipher, each loaded when it is first asked for. Threads may ask at once.
class GameCatalogues {
public:
    /// Their cards are chosen as by load_game_catalogue().
    GameCatalogues(ProgramFolders folders, LibraryChoice choice)
        : folders_(std::move(folders)), choice_(std::move(choice))
    {
    }

    /// What was found lives as long as this. A fault where there is no game of this id, or where
    /// its cards cannot be read.
    std::variant<const GameCatalogue*, Fault> find(const std::string& id);

private:
    ProgramFolders folders_;
    LibraryChoice choice_;
    std::mutex mutex_;
    std::map<std::string, GameCatalogue> games_;
};

/// By what cards of another game are ordered.
struct GameOrder {
    SortKey key = SortKey::Id;              ///< id or name
    std::optional<std::size_t> number = {}; ///< by Vocabulary::numbers, in place of the key
    bool descending = false;
};
/// Cards without the number come last, whichever way the others go.
void sort_game_cards(std::vector<CardIndex>& cards, const GameOrder& order,
                     const CardLibrary& library);

/// Where the user's own cards of a game are kept; the file need not be there.
std::filesystem::path user_game_cards(const std::string& id);

/// The card lists for a game, or with an empty id for any, among the *.yaml of a folder.
std::vector<GameCardFile> game_card_files(const std::filesystem::path& folder, std::string_view id);

/// Makes a deck of another game a fault, where only one of Cipher will do.
void refuse_other_game(ImportedDeck& imported, const std::string& file);

/// Why the deck, where it is of another game, cannot be judged by the format that is asked for
/// (empty: its own; "all"): formats are Cipher's. `file` is how errors name it.
std::optional<Fault> refused_format(const Deck& deck, const Place& format_place,
                                    const std::string& asked, const std::string& file);

/// Whether this kind of deck file can hold decks of other games: the rest name cards as Cipher
/// numbers them.
bool names_other_games(const DeckFileKind& kind);

/// The game that a deck file is for, and where it says so.
struct DeckGame {
    std::string id;
    Place place = {}; ///< of the file alone where that is not known
};

/// The game that a deck file names, before it is known whose cards to read it with. Cipher where it
/// names none or cannot be read. `kind`: how to read it; null: known by content.
DeckGame game_of_deck(std::string_view text, const std::string& file, const DeckFileKind* kind);

} // namespace kizuna
