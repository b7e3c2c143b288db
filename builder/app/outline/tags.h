#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// The tags in a line of input, separated by commas of any width; each once.
std::vector<std::string> tags_in(std::string_view line);
/// Tags joined as in "aggro, flying".
std::string tags_line(std::span<const std::string> tags);

/// All tags of these decks, in the alphabetical order of the language. Files that are no decks are
/// skipped.
std::vector<std::string> tags_of_decks(std::span<const std::filesystem::path> files,
                                       const Catalogue& catalogue, std::string_view language);

/// The given files, and the deck files of our own kind in the folder of the open deck.
std::vector<std::filesystem::path> decks_nearby(const DeckDocument& document,
                                                std::span<const std::string> recent);

/// The texts of a deck that only its player can write.
struct DeckRemarks {
    std::string author;
    std::string notes;
    std::vector<std::string> tags;
    bool operator==(const DeckRemarks&) const = default;
};
DeckRemarks remarks_of(const Deck& deck);
/// Sets the remarks while they are typed: consecutive changes are one step, which disappears if the
/// text is again as before.
void type_remarks(DeckDocument& document, const DeckRemarks& remarks, const Messages& messages);

} // namespace kizuna
