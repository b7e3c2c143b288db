#pragma once

#include "cards/query.h"

#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace kizuna {

/// How many cards of a kind a format asks for.
struct CountRule {
    Query cards;
    int least = 0;
    int most = std::numeric_limits<int>::max();
};

/// A sum over the cards a player begins with: the protagonist and its alternatives.
struct OpeningRule {
    enum class Value { Cost, ClassChange, Attack, Support };
    Query cards;               ///< only opening cards that match are added up
    Value value = Value::Cost; ///< X counts as 0
    int least = 0;
    int most = std::numeric_limits<int>::max();
};

/// Which printings make a card allowed; one printing that meets every condition is enough.
struct AllowedRule {
    std::set<std::string> sets; ///< release sets; empty: any
    int series_from = 0;        ///< of the release set
    int series_to = std::numeric_limits<int>::max();
    std::string released_from; ///< "2016-06", compared with the release set's month; empty: any
    std::string released_to;
    std::optional<Query> cards; ///< and the card itself matches
};

/// A way to play, beyond the three construction rules. Read from data/formats/<id>.yaml; the
/// primitives are documented in data/formats/house-example.yaml.
struct Format {
    std::string id = "unlimited";
    LocalText name;
    LocalText summary;
    int least_size = 50; ///< below 50 the format relaxes DECK-1
    int most_size = std::numeric_limits<int>::max();
    int copies = 4;                       ///< of one card name; other than 4: FORMAT-COPIES
    std::map<std::string, int> copies_of; ///< by card id, for its whole name group; 0 forbids
    std::optional<AllowedRule> allowed;
    std::set<std::string> banned;              ///< card ids; their whole name group
    std::set<std::string> banned_protagonists; ///< card ids, or unit names written unit:NAME
    std::vector<CountRule> require;            ///< at least
    std::vector<CountRule> exact;              ///< least == most
    std::vector<OpeningRule> opening;
};

/// Reads a format file. Cards and words in it are checked against the library. Throws DataError.
Format read_format(std::string_view yaml, const std::string& file, const CardLibrary& library);

/// True where the format's `allowed` and `banned` admit the card.
bool is_allowed(const Card& card, const Format& format, const CardLibrary& library);

} // namespace kizuna
