#pragma once

#include "app/base/messages.h"
#include "decks/deck/deck.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace kizuna {

struct Catalogue;
class DeckDocument;

/// True for a file in the folder of the shipped decks.
bool is_bundled(const std::filesystem::path& file, const Catalogue& catalogue);
/// A bundled deck in a list, in the user's language.
struct BundledWords {
    std::string name;
    std::string symbol; ///< name of a symbol
    std::string about;  ///< how it plays, in two sentences
};
/// By id, as in "golden-deer"; empty for an unknown id.
BundledWords bundled_words(std::string_view id, const CardLibrary& library,
                           const Messages& messages);
/// Translates name and notes of the bundled deck with this id, because the files are in English.
/// Does nothing for an unknown id.
void word_bundled_deck(Deck& deck, std::string_view id, const Messages& messages);
/// As above, for a deck read from a file, if it is a bundled one.
void word_bundled_deck(Deck& deck, const std::filesystem::path& file, const Catalogue& catalogue,
                       const Messages& messages);

/// Translates the open bundled decks into another language; names and notes that the user changed
/// stay.
void reword_bundled_decks(DeckDocument& document, const Messages& before, const Messages& now);

} // namespace kizuna
