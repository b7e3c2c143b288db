#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// The tags in a line that a person typed, with commas of any width between them; each once.
std::vector<std::string> tags_in(std::string_view line);
/// The other way round: "aggro, flying".
std::string tags_line(std::span<const std::string> tags);

/// Every tag of these decks, in alphabetical order of the language; a file that is none is passed
/// over.
std::vector<std::string> tags_of_decks(std::span<const std::filesystem::path> files,
                                       const Catalogue& catalogue, std::string_view language);

/// The deck files of our own kind beside the open one, and those given.
std::vector<std::filesystem::path> decks_nearby(const DeckDocument& document,
                                                std::span<const std::string> recent);

/// What a deck has beside its cards that only its player can say.
struct DeckRemarks {
    std::string author;
    std::string notes;
    std::vector<std::string> tags;
    bool operator==(const DeckRemarks&) const = default;
};
DeckRemarks remarks_of(const Deck& deck);
/// Sets the remarks as they are being typed: all that follow one another are one step, and none
/// where they are again what they were.
void type_remarks(DeckDocument& document, const DeckRemarks& remarks, const Messages& messages);

} // namespace kizuna
