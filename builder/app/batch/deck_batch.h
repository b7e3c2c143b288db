#pragma once

#include "app/batch/deck_sources.h"
#include "app/card_games/card_game_catalogue.h"
#include "app/cards/catalogue.h"
#include "app/comparison/adoption.h"
#include "decks/files/round_trip.h"
#include "decks/legality/legality.h"

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace kizuna {

/// One deck of a batch, judged by one format. Points to cards and formats of the catalogue, or of
/// `game`.
struct BatchDeck {
    std::string file;
    std::pair<std::size_t, std::size_t> order;
    const DeckFileKind* kind = nullptr; ///< null if no kind fits
    std::optional<Fault> fault;     ///< why the file is no deck; then all fields below are empty
    const CardGame* game = nullptr; ///< null: Cipher
    std::string name;
    const Format* format = nullptr;
    const Card* protagonist = nullptr; ///< the designated one, else protagonist_of()
    int size = 0;
    std::size_t reasons = 0; ///< number of violations
    std::size_t open = 0;    ///< those of them that are not certain
    std::size_t unread = 0;  ///< number of import problems
    /// All violations if BatchRequest::everything is set, else only the first.
    std::vector<Violation> violations;
    std::vector<Warning> warnings;       ///< only if `everything` is set
    std::vector<ImportProblem> problems; ///< only if `everything` is set
};

/// What to check in a batch of decks.
struct BatchRequest {
    std::string format; ///< an id, or "all"; empty: the format of each deck
    /// Id of a card to use as the protagonist of every deck, for which decks of other games are
    /// faults; empty: the protagonist of each deck.
    std::string protagonist;
    bool everything = false; ///< fill in violations, warnings and problems
};

/// The results of a batch.
template <typename Row>
struct BatchRows {
    std::vector<Row> rows; ///< in the order of the decks
    std::vector<std::string> passed_over;
};

/// Reads and judges every deck, with a row for each of its formats. Decks of other games are judged
/// with the profile and cards in `games`.
BatchRows<BatchDeck> judge_decks(const DeckSources& sources, const BatchRequest& request,
                                 const Catalogue& catalogue, CardGameCatalogues& games,
                                 const std::stop_token& stop, std::atomic<std::uint64_t>& done);

/// Card counts over many decks.
struct DeckSurvey {
    Adoption adoption; ///< of Cipher's decks
    /// As `adoption`, for decks of other games, by game id.
    std::map<std::string, std::pair<const CardGameCatalogue*, Adoption>> other_games;
    std::vector<std::pair<std::string, Fault>> faults; ///< by file, in order
    std::set<std::size_t> with_decks;                  ///< indices of sources with decks or faults
    std::vector<std::string> passed_over;              ///< files that are no decks
    int without_protagonist = 0; ///< decks of Cipher without a designated protagonist
};

/// Counts the cards of every deck, those of other games with the cards in `games`.
DeckSurvey survey_decks(const DeckSources& sources, const std::string& protagonist,
                        const Catalogue& catalogue, CardGameCatalogues& games,
                        const std::stop_token& stop, std::atomic<std::uint64_t>& done);

/// How to convert a batch of decks.
struct BatchConversion {
    const DeckFileKind* from = nullptr; ///< null: detected for each file
    const DeckFileKind* to = nullptr;
    std::filesystem::path folder; ///< target folder; the decks keep their relative paths in it
    std::string protagonist;      ///< as in BatchRequest
    std::string pictures;         ///< as DeckFileTools::picture_address; empty: the default one
    std::string language = "en";  ///< as DeckFileTools::language
    bool strict = false;          ///< do not write decks that would lose something
    bool overwrite = false;       ///< replace existing files
};

/// The result for one deck.
struct ConvertedDeck {
    enum class Why : std::uint8_t {
        Written,
        Faulty,   ///< see `fault`
        Lossy,    ///< not written, because `strict` is set
        Exists,   ///< a file of this name exists
        SameName, ///< another deck of this run has this name
    };
    std::string file;
    std::pair<std::size_t, std::size_t> order;
    std::filesystem::path out; ///< empty if the file is no deck
    const DeckFileKind* kind = nullptr;
    int cards_in = 0;
    int cards_out = 0;
    std::vector<ImportProblem> problems;     ///< of reading, then of writing
    std::vector<DeckDifference> differences; ///< found by reading the file back, without those that
                                             ///< `problems` tell of
    bool is_whole = false;                   ///< nothing was lost or changed
    Why why = Why::Written;
    std::optional<Fault> fault;
};

BatchRows<ConvertedDeck> convert_decks(const DeckSources& sources, const BatchConversion& request,
                                       const Catalogue& catalogue, CardGameCatalogues& games,
                                       const std::stop_token& stop,
                                       std::atomic<std::uint64_t>& done);

} // namespace kizuna
