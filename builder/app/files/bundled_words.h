#pragma once

#include "app/base/messages.h"
#include "decks/deck/deck.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace kizuna {

struct Catalogue;
class DeckDocument;

/// True for a file in the folder of the decks that come with the program.
bool is_bundled(const std::filesystem::path& file, const Catalogue& catalogue);
/// What is told of a bundled deck where they are listed, in the user's language.
struct BundledWords {
    std::string name;
    std::string symbol; ///< by name
    std::string about;  ///< how it is played, in two sentences
};
/// The words of a bundled deck by id ("golden-deer"); empty texts for another one.
BundledWords bundled_words(std::string_view id, const CardLibrary& library,
                           const Messages& messages);
/// Gives the bundled deck with this id ("golden-deer") its name and notes in the user's language;
/// their files are in English. A deck with another id stays as it is.
void word_bundled_deck(Deck& deck, std::string_view id, const Messages& messages);
/// The same of what was read from a file, where it is a bundled one.
void word_bundled_deck(Deck& deck, const std::filesystem::path& file, const Catalogue& catalogue,
                       const Messages& messages);

/// Gives the bundled decks that are open the words of another language, where they still have those
/// of the one before: nobody changed them.
void reword_bundled_decks(DeckDocument& document, const Messages& before, const Messages& now);

} // namespace kizuna
