#pragma once

#include "app/batch/deck_sources.h"
#include "app/cards/catalogue.h"
#include "app/comparison/adoption.h"
#include "app/games/game_catalogue.h"
#include "decks/files/round_trip.h"
#include "decks/legality/legality.h"

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace kizuna {

/// One of many decks, judged by one format. A plain value; cards and formats are the catalogue's,
/// or those of the game.
struct BatchDeck {
    std::string file;
    std::pair<std::size_t, std::size_t> order;
    const DeckFileKind* kind = nullptr; ///< null where no kind fits
    std::optional<Fault> fault;         ///< why it is no deck; then everything else is empty
    const GameProfile* game = nullptr;  ///< null: Cipher
    std::string name;
    const Format* format = nullptr;
    const Card* protagonist = nullptr; ///< the designated one, else as protagonist_of()
    int size = 0;
    std::size_t reasons = 0; ///< why it is not legal: how many
    std::size_t open = 0;    ///< of them: those of which it cannot be said
    std::size_t unread = 0;  ///< lines that could not be taken as they stand
    /// All of them where everything is wanted, else the first.
    std::vector<Violation> violations;
    std::vector<Warning> warnings;       ///< where everything is wanted
    std::vector<ImportProblem> problems; ///< where everything is wanted
};

/// What a batch of decks is asked.
struct BatchRequest {
    std::string format; ///< an id, or "all"; empty: each deck's own
    /// The id of a card that each deck is to be led by, for which a deck of another game is a
    /// fault; empty: its own.
    std::string protagonist;
    bool everything = false; ///< violations, warnings and problems of each deck
};

/// What became of many decks, and the files that are none (for_each_deck).
template <typename Row>
struct BatchRows {
    std::vector<Row> rows; ///< in the order of the decks
    std::vector<std::string> passed_over;
};

/// Reads and judges every deck, those of other games by the profile and the cards in `games`; a
/// row for each format.
BatchRows<BatchDeck> judge_decks(const DeckSources& sources, const BatchRequest& request,
                                 const Catalogue& catalogue, GameCatalogues& games,
                                 const std::stop_token& stop, std::atomic<std::uint64_t>& done);

/// What many decks have in common, and those that are none.
struct DeckSurvey {
    Adoption adoption; ///< of Cipher's decks
    /// The adoption of cards in decks of other games, by the game's id.
    std::map<std::string, std::pair<const GameCatalogue*, Adoption>> other_games;
    std::vector<std::pair<std::string, Fault>> faults; ///< by file, in order
    std::set<std::size_t> with_decks;                  ///< sources that decks or faults came from
    std::vector<std::string> passed_over;              ///< as of BatchRows
    int without_protagonist = 0; ///< Cipher's decks that name none and count for none
};

/// Counts the cards of every deck, those of other games by the cards in `games`.
DeckSurvey survey_decks(const DeckSources& sources, const std::string& protagonist,
                        const Catalogue& catalogue, GameCatalogues& games,
                        const std::stop_token& stop, std::atomic<std::uint64_t>& done);

/// How many decks are to be written in another form.
struct BatchConversion {
    const DeckFileKind* from = nullptr; ///< null: as the content of each says
    const DeckFileKind* to = nullptr;
    std::filesystem::path folder; ///< in which the folders of the decks are made anew
    std::string protagonist;      ///< as of BatchRequest
    std::string pictures;         ///< as DeckFileTools::picture_address; empty: as it is there
    std::string language = "en";  ///< as DeckFileTools::language
    bool strict = false;          ///< decks that would lose something are not written
    bool overwrite = false;       ///< files that are there already give way
};

/// What became of one deck.
struct ConvertedDeck {
    enum class Why : std::uint8_t {
        Written,
        Faulty,   ///< by `fault`
        Lossy,    ///< and that was not wanted
        Exists,   ///< a file of its name is there
        SameName, ///< another deck of this run has the name
    };
    std::string file;
    std::pair<std::size_t, std::size_t> order;
    std::filesystem::path out; ///< empty for what is no deck
    const DeckFileKind* kind = nullptr;
    int cards_in = 0;
    int cards_out = 0;
    std::vector<ImportProblem> problems;     ///< of reading, then of writing
    std::vector<DeckDifference> differences; ///< of reading back, as far as no problem tells them
    bool is_whole = false;                   ///< nothing is lost or changed
    Why why = Why::Written;
    std::optional<Fault> fault;
};

BatchRows<ConvertedDeck> convert_decks(const DeckSources& sources, const BatchConversion& request,
                                       const Catalogue& catalogue, GameCatalogues& games,
                                       const std::stop_token& stop,
                                       std::atomic<std::uint64_t>& done);

} // namespace kizuna
