#pragma once

#include "app/cards/catalogue.h"
#include "decks/card_games/listed_cards.h"

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

/// The fault for an unknown game id; lists the known ones.
Fault unknown_card_game(const std::string& id, const std::vector<std::string>& known);

/// The ids of the game profiles, Cipher first. Throws DataError if the folder cannot be read.
std::vector<std::string> card_game_ids(const std::filesystem::path& data);

/// Reads a shipped profile. Not part of the catalogue, so that only its users pay for it. Throws
/// DataError.
CardGame load_card_game(const std::filesystem::path& data, const std::string& id);

/// A game other than Cipher, with the user's cards of it.
struct CardGameCatalogue {
    CardGame profile;
    Catalogue catalogue;              ///< its only format is the profile's
    std::vector<std::string> removed; ///< ids of removed cards in the lists (ListedCards)
};

/// Loads the card lists for this game in the folders of `choice` and, unless `choice.instead` is
/// set, own_card_list(). Throws DataError with the first fault.
CardGameCatalogue load_card_game_catalogue(const ProgramFolders& folders, const std::string& id,
                                           const LibraryChoice& choice = {});

/// The games other than Cipher, each loaded on first use. Thread-safe.
class CardGameCatalogues {
public:
    /// `choice` as in load_card_game_catalogue().
    CardGameCatalogues(ProgramFolders folders, LibraryChoice choice)
        : folders_(std::move(folders)), choice_(std::move(choice))
    {
    }

    /// The result lives as long as this. A fault if there is no such game or its cards cannot be
    /// read.
    std::variant<const CardGameCatalogue*, Fault> find(const std::string& id);

private:
    ProgramFolders folders_;
    LibraryChoice choice_;
    std::mutex mutex_;
    std::map<std::string, CardGameCatalogue> games_;
};

/// The sort order of cards of another game.
struct ListedCardOrder {
    SortKey key = SortKey::Id;              ///< Id or Name
    std::optional<std::size_t> number = {}; ///< index in Vocabulary::numbers; replaces `key`
    bool descending = false;
};
/// Cards without the number come last in either direction.
void sort_listed_cards(std::vector<CardIndex>& cards, const ListedCardOrder& order,
                       const CardLibrary& library);

/// The file of the user's cards of a game; it need not exist.
std::filesystem::path own_card_list(const std::string& id);

/// The *.yaml files of a folder that are card lists for a game; for any game if `id` is empty.
std::vector<OwnCardFile> own_card_files(const std::filesystem::path& folder, std::string_view id);

/// Turns a deck of another game into a fault, for uses that need a deck of Cipher.
void refuse_other_card_game(ImportedDeck& imported, const std::string& file);

/// The fault of judging a deck of another game by a format of Cipher. `asked`: the requested
/// format; empty: the deck's own; or "all". `file`: its name in the fault.
std::optional<Fault> refused_format(const Deck& deck, const Place& format_place,
                                    const std::string& asked, const std::string& file);

/// True if this kind of deck file can hold decks of other games; others use Cipher's card numbers.
bool names_other_card_games(const DeckFileKind& kind);

/// The game of a deck file, and where the file names it.
struct DeckCardGame {
    std::string id;
    Place place = {}; ///< only the file if the place is not known
};

/// Reads the game of a deck file, to know whose cards to read it with. Cipher if the file names
/// none or cannot be read. `kind`: null to detect it.
DeckCardGame card_game_of_deck(std::string_view text, const std::string& file,
                               const DeckFileKind* kind);

} // namespace kizuna
