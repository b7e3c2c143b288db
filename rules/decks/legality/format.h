#pragma once

#include "cards/query/query.h"

#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace kizuna {

class YamlNode;
class YamlStore;

/// Stands where a format sets no upper bound.
inline constexpr int no_limit = std::numeric_limits<int>::max();

/// How many cards of a kind a format asks for.
struct CountRule {
    Query cards;
    int min = 0;
    int max = no_limit;
    std::string clause = {}; ///< of another game's document, as in "DET-CON-1"
};

/// A sum over the cards a player begins with: the protagonist and its alternatives.
struct OpeningRule {
    enum class Value { Cost, ClassChange, Attack, Support, Other };
    Query cards;               ///< only opening cards that match are added up
    Value value = Value::Cost; ///< X, and what is not printed, count as 0
    int min = 0;
    int max = no_limit;
    /// The number of another game, where the value is Other: a word of Vocabulary::numbers.
    std::string number = {};
    LocalText number_name = {};
    std::string clause = {}; ///< as of CountRule
};

/// Sums that cards of the deck should be able to make up, each sum for itself.
struct ReachRule {
    OpeningRule of;        ///< which cards and which of their numbers; its bounds mean nothing
    std::vector<int> sums; ///< of another game: going first, going second
};

/// Which printings make a card allowed; one printing that meets every condition is enough.
struct AllowedRule {
    std::set<std::string> sets; ///< release sets; empty: any
    int series_from = 0;        ///< of the release set
    int series_to = no_limit;
    /// "2016-06", compared with the release set's month; empty: any. A set whose month is unknown
    /// meets no bound.
    std::string released_from;
    std::string released_to;
    std::optional<Query> cards; ///< and the card itself matches
};

/// The fewest cards of a deck by the rulebook (DECK-1).
inline constexpr int rulebook_deck_size = 50;

/// A way to play, beyond the three construction rules. Read from data/formats/ID.yaml; the
/// primitives are documented in data/formats/house-example.yaml. Card names are given by the first
/// id of their name group.
struct Format {
    std::string id = "unlimited";
    LocalText name;
    LocalText summary;
    int min_size =
        rulebook_deck_size; ///< above 50: FORMAT-SIZE; below: DECK-1 asks for no more than this
    int max_size = no_limit;
    /// The limit for one card name. Below 4: FORMAT-COPIES; above: DECK-2 allows as many. A card
    /// that prints its own limit keeps it.
    int copies = 4;
    /// Limits by card name, instead of `copies` and of what the card prints; 0 forbids.
    std::map<std::string, int> copies_of;
    std::optional<AllowedRule> allowed;
    std::set<std::string> banned;              ///< card names
    std::set<std::string> banned_protagonists; ///< card names, or unit names written unit:NAME
    std::vector<CountRule> require;            ///< at least, at most, or both
    std::vector<CountRule> exact;              ///< min == max
    std::vector<OpeningRule> opening;
    std::vector<OpeningRule> sums; ///< the same over every copy of the deck
    std::vector<ReachRule> reach;  ///< advice only: a deck that cannot is legal
    /// True where DECK-3 and DECK-10 hold. Decks of another game have no protagonist.
    bool has_protagonist = true;
};

/// Reads the rules of a format from a format file or a game profile: every key but `name` and
/// `summary`. Each rule may name the `clause` of the document that states it. `yaml` is the file's
/// whole text. Throws DataError.
Format read_format_rules(const YamlNode& rules, std::string_view yaml, const CardLibrary& library);

/// Reads a format file; its id is the file's name without folder and extension. Cards and words in
/// it are checked against the library. Throws DataError. `store` as in YamlDocument.
Format read_format(std::string_view yaml, const std::string& file, const CardLibrary& library,
                   YamlStore* store = nullptr);

/// True where the format lets a deck hold the card at all: it is in the pool, not banned, and not
/// limited to 0 copies. The cards that `format:ID` matches.
bool is_allowed(const Card& card, const Format& format, const CardLibrary& library);

/// True where the format's `allowed` admits the card, whatever is banned.
bool is_in_pool(const Card& card, const Format& format, const CardLibrary& library);

/// True where the format bans the card's name.
bool is_banned(const Card& card, const Format& format, const CardLibrary& library);

/// True where the format bans the card as protagonist, by its name or by a unit name that it always
/// bears.
bool is_banned_protagonist(const Card& card, const Format& format, const CardLibrary& library);

/// How many copies of one card name a deck may hold; no_limit where there is none.
struct CopiesLimit {
    int base = 4;   ///< by DECK-2: four, what a card of the name prints, or what the format grants
    int format = 4; ///< by the format; never above `base`
    bool operator==(const CopiesLimit&) const = default;
};
CopiesLimit copies_limit(const Card& card, const Format& format, const CardLibrary& library);

} // namespace kizuna
